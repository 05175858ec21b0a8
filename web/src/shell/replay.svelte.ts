/** A match moment by moment: fetched from the server, which shows each viewer what they may see. */
import { api, reasonOf, Refusal } from '../wire/api';
import type { LogEntry, Message, Relic, Snapshot } from '../wire/protocol';

const KEPT = 400;
const REST = 120;

export class Replay {
  readonly match: string;
  /** The newest moment, with the whole log. */
  whole = $state.raw<Snapshot | null>(null);
  /** Instead, what is left of a match that cannot be played again. */
  relic = $state.raw<Relic | null>(null);
  shown = $state.raw<Snapshot | null>(null);
  at = $state(0);
  seat = $state<number | null>(null);
  problem = $state.raw<Message | null>(null);
  #moments = new Map<string, Snapshot>();
  #asked = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(match: string) {
    this.match = match;
  }

  get total(): number {
    return this.whole?.head ?? 0;
  }

  async open(at: number | null, seat: number | null): Promise<void> {
    try {
      const whole = await api.moment(this.match);
      if (whole.type === 'relic') {
        this.relic = whole;
        return;
      }
      this.whole = whole;
      this.seat = seat;
      await this.go(Math.min(at ?? 0, this.whole.head));
    } catch (error) {
      this.problem = reasonOf(error);
    }
  }

  /** Shows a moment; of several asked for in haste only the last one is shown. */
  async go(at: number): Promise<void> {
    clearTimeout(this.#resting);
    this.at = Math.max(0, Math.min(at, this.total));
    this.#asked += 1;
    const mine = this.#asked;
    try {
      const moment = await this.#fetch(this.at);
      if (mine !== this.#asked) return;
      this.shown = moment;
      this.problem = null;
    } catch (error) {
      if (mine === this.#asked) this.problem = reasonOf(error);
    }
  }

  /** While the slider moves: the figure follows at once, the board when it rests. */
  scrub(at: number): void {
    this.at = Math.max(0, Math.min(at, this.total));
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.go(this.at), REST);
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.at);
  }

  /** So that the next step is there when it is wanted. */
  prepare(at: number): void {
    if (at <= this.total) void this.#fetch(at).catch(() => undefined);
  }

  async #fetch(at: number): Promise<Snapshot> {
    const key = `${at}/${this.seat ?? ''}`;
    const known = this.#moments.get(key);
    if (known) return known;
    const moment = await api.moment(this.match, at, this.seat);
    if (moment.type === 'relic') throw new Refusal(409, moment.reason);
    if (this.#moments.size >= KEPT) this.#moments.clear();
    this.#moments.set(key, moment);
    return moment;
  }
}

/** The last step of each turn: where another seat acts next, and the end. */
export function turnEnds(log: readonly LogEntry[]): number[] {
  const plays = log.filter((entry) => entry.kind === 'play' || entry.kind === 'undo');
  return plays.filter((entry, place) => plays[place + 1]?.seat !== entry.seat).map((entry) => entry.seq);
}

export function nextTurn(ends: readonly number[], at: number, total: number): number {
  return ends.find((end) => end > at) ?? total;
}

export function previousTurn(ends: readonly number[], at: number): number {
  return ends.findLast((end) => end < at) ?? 0;
}
