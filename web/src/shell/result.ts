/** The end of a game in words. */
import { language, say } from '../i18n/index.svelte';
import type { ScorePart } from '../ui/ScoreTable.svelte';
import type { Snapshot } from '../wire/protocol';
import { difference } from './course';
import type { GameModule } from './game';
import { nameOf } from './names';

/** "You" where one person has one seat, else the seat's name. */
export function displayName(snapshot: Snapshot, seat: number): string {
  if (snapshot.me.length === 1 && snapshot.me[0] === seat) return say('play-you');
  return nameOf(snapshot.players, seat);
}

/** The winner and the best of the others. */
function leaders(snapshot: Snapshot): { winner: number; second: number; margin: number } | null {
  const result = snapshot.result;
  const winner = result?.winners[0];
  if (!result || winner === undefined) return null;
  const others = result.scores.map((_, seat) => seat).filter((seat) => !result.winners.includes(seat));
  others.sort((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
  const second = others[0] ?? -1;
  return { winner, second, margin: (result.scores[winner] ?? 0) - (result.scores[second] ?? 0) };
}

export function resultTitle(snapshot: Snapshot): string {
  const result = snapshot.result;
  const first = leaders(snapshot);
  if (!result || !first) return say('over-finished');
  if (result.winners.length > 1) {
    const names = result.winners.map((seat) => nameOf(snapshot.players, seat)).join(', ');
    return say('over-shared-by', { names });
  }
  const mine = snapshot.me.length === 1 && snapshot.me[0] === first.winner;
  const name = nameOf(snapshot.players, first.winner);
  if (result.how !== 'rules') {
    return mine ? say(`over-win-${result.how}`) : say(`over-lose-${result.how}`, { name });
  }
  const points = Math.max(0, first.margin);
  return mine ? say('over-win', { points }) : say('over-lose', { name, points });
}

export function differenceLine(snapshot: Snapshot): string | undefined {
  const first = leaders(snapshot);
  if (!first || !snapshot.score_parts || snapshot.result?.how !== 'rules' || first.second < 0) return undefined;
  const [one, two] = difference(snapshot.score_parts, first.winner, first.second).map((key) =>
    say(`${snapshot.game}.part-${key}`),
  );
  if (one && two) return say('over-difference', { first: one, second: inSentence(two) });
  return one ? say('over-difference-one', { first: one }) : undefined;
}

/** Within a sentence a name begins small, but for German nouns. */
function inSentence(words: string): string {
  return language.current === 'de' ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

/** The rows of the score sheet; a part nobody has points in is left out. */
export function scoreParts(snapshot: Snapshot, module: GameModule): ScorePart[] {
  const parts = snapshot.score_parts ?? [];
  const known = Object.keys(module.parts);
  const all = [...known, ...Object.keys(parts[0] ?? {}).filter((key) => !known.includes(key))];
  return all
    .map((key) => ({
      label: say(`${snapshot.game}.part-${key}`),
      icon: module.parts[key]?.icon,
      points: parts.map((of) => of[key] ?? 0),
    }))
    .filter((row) => row.points.some((points) => points !== 0));
}
