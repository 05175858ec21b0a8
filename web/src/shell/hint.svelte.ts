/** The hint for the present decision: asked for once, shown and put away at will. */
import { say } from '../i18n/index.svelte';
import type { Step } from '../ui/ActionBar.svelte';
import { reasonOf } from '../wire/api';
import type { HintAnswer, Message, Snapshot } from '../wire/protocol';
import type { Play } from './game';

interface Host {
  readonly snapshot: Snapshot;
  readonly play: Play | null;
  readonly pending: boolean;
}

export class Hint {
  answer = $state.raw<HintAnswer | null>(null);
  problem = $state.raw<Message | null>(null);
  #open = $state(false);
  /** The decision it is about. */
  #about = $state(-1);
  readonly #host: () => Host;

  constructor(host: () => Host) {
    this.#host = host;
  }

  /** The entry that brought the present decision about: hints themselves change nothing. */
  get #decision(): number {
    const { log, at } = this.#host().snapshot;
    return log.slice(0, at).findLast(({ kind }) => kind === 'play' || kind === 'undo')?.seq ?? 0;
  }

  get shown(): boolean {
    return this.#open && this.#about === this.#decision && 'play' in this.step;
  }

  /** The button: what it does, or why it does nothing. */
  get step(): Step {
    const { snapshot, play, pending } = this.#host();
    if (snapshot.no_hints) return { reason: say(snapshot.no_hints.key, snapshot.no_hints.args) };
    if (!play || snapshot.legal.length === 0 || pending) return { reason: say('play-not-your-turn') };
    if (snapshot.legal.length === 1) return { reason: say('server.hint-forced') };
    return { play: () => void this.#toggle(play) };
  }

  /** Puts it away; false when there was nothing to put away. */
  close(): boolean {
    const was = this.shown;
    this.#open = false;
    return was;
  }

  async #toggle(play: Play): Promise<void> {
    if (this.shown) {
      this.#open = false;
      return;
    }
    this.#open = true;
    const decision = this.#decision;
    if (this.#about === decision && this.answer) return;
    this.#about = decision;
    this.answer = null;
    this.problem = null;
    try {
      const answer = await play.hint();
      if (this.#about === decision) this.answer = answer;
    } catch (error) {
      if (this.#about === decision) this.problem = reasonOf(error);
    }
  }
}
