/** The analysis of a match, followed until it is there. */
import { api, reasonOf } from '../wire/api';
import type { Analysis, Message } from '../wire/protocol';

const AGAIN = 1_000;

export class AnalysisRoom {
  readonly match: string;
  found = $state.raw<Analysis | null>(null);
  problem = $state.raw<Message | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: string) {
    this.match = match;
  }

  /** Asks for it, if nobody has yet, and looks again until it is done. */
  async open(): Promise<void> {
    if (this.found?.status === 'done') return;
    clearTimeout(this.#timer);
    this.problem = null;
    await this.#take(() => api.askAnalysis(this.match));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #take(ask: () => Promise<Analysis>): Promise<void> {
    try {
      this.found = await ask();
    } catch (error) {
      this.problem = reasonOf(error);
      return;
    }
    if (this.found.status === 'running') {
      this.#timer = setTimeout(() => void this.#take(() => api.analysis(this.match)), AGAIN);
    }
  }
}
