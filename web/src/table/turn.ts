/** The fixed buttons of the action bar, and what it says when a game has nothing of its own. */
import { say } from '../i18n/index.svelte';
import type { Content, Play } from '../shell/game';
import { nameOf, named } from '../shell/names';
import type { Step } from '../ui/ActionBar.svelte';
import type { Snapshot } from '../wire/protocol';

interface Turn {
  snapshot: Snapshot;
  play: Play | null;
  pending: boolean;
  /** The action that hands the turn over, when it is allowed. */
  endTurn: Content | undefined;
  /** Why it is not. */
  endReason: string | undefined;
}

export function stepsOf({ snapshot, play, pending, endTurn, endReason }: Turn): Record<'undo' | 'redo' | 'end', Step> {
  const mine = play !== null && snapshot.me.includes(snapshot.to_move);
  if (!play || !mine) {
    const reason = say(snapshot.status === 'playing' ? 'play-not-your-turn' : 'table.over');
    return { undo: { reason }, redo: { reason }, end: { reason } };
  }
  const step = (can: boolean, run: () => void, reason: string): Step => (can && !pending ? { play: run } : { reason });
  return {
    undo: step(snapshot.can_undo, () => play.undo(), say(snapshot.last ? 'play-undo-barrier' : 'play-nothing-to-undo')),
    redo: step(snapshot.can_redo, () => play.redo(), say('play-nothing-to-redo')),
    end: step(endTurn !== undefined, () => endTurn && play.act(endTurn), endReason ?? say('table.not-yet')),
  };
}

export function promptOf(snapshot: Snapshot, playing: boolean): string {
  if (snapshot.status !== 'playing') return say('table.over');
  const mine = snapshot.me.includes(snapshot.to_move);
  if (mine && playing && snapshot.prompt) {
    const prompt = named(snapshot.prompt, snapshot.players);
    return say(prompt.key, prompt.args);
  }
  const name = nameOf(snapshot.players, snapshot.to_move);
  const bot = snapshot.players[snapshot.to_move]?.kind === 'bot';
  return say(bot ? 'play-thinking' : 'play-waiting', { name });
}
