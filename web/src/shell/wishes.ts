/** A table before it is opened: who sits where, what is agreed, and how long one may think. */
import type { ContinueBody, GameInfo, SeatWish, TableBody } from '../wire/protocol';

/** One seat: "me", "open", "invited", "here", or "bot:<name>". */
export interface SeatDraft {
  who: string;
  /** The neighbour's name at the same screen. */
  name: string;
}

export type Pace = 'none' | 'live' | 'slow';

export interface Draft {
  game: string;
  seats: SeatDraft[];
  options: Record<string, string | string[]>;
  public: boolean;
  pace: Pace;
  minutes: number;
  increment: number;
  hours: number;
  outOfTime: 'bot' | 'lose';
  /** Null: as the house has it, on where nobody plays against another person. */
  hints: boolean | null;
}

export const MINUTES = [5, 10, 20, 30, 45, 60, 90] as const;
export const INCREMENTS = [0, 5, 10, 20, 30, 60] as const;
export const HOURS = [6, 12, 24, 48, 72, 168] as const;

export function newDraft(game: GameInfo, players = game.min_players): Draft {
  const draft: Draft = {
    game: game.key,
    seats: [],
    options: {},
    public: false,
    pace: 'none',
    minutes: 30,
    increment: 20,
    hours: 24,
    outOfTime: 'bot',
    hints: null,
  };
  for (const option of game.options) {
    draft.options[option.key] = option.per_seat ? [] : option.default;
  }
  return withPlayers(draft, game, players);
}

/** More or fewer seats: those kept keep what was chosen for them. */
export function withPlayers(draft: Draft, game: GameInfo, players: number): Draft {
  const seats = Array.from({ length: players }, (_, seat) => draft.seats[seat] ?? usualSeat(seat));
  const options = { ...draft.options };
  for (const { key, per_seat: perSeat, default: usual } of game.options) {
    const chosen = options[key];
    if (!perSeat) continue;
    options[key] = seats.map((_, seat) => (Array.isArray(chosen) ? chosen[seat] : undefined) ?? usual);
  }
  return { ...draft, seats, options };
}

function usualSeat(seat: number): SeatDraft {
  return { who: seat === 0 ? 'me' : 'open', name: '' };
}

/** Only one seat can be mine: taking another leaves the first one to a neighbour or a friend. */
export function withSeat(draft: Draft, seat: number, who: string): Draft {
  const seats = draft.seats.map((one, place) => {
    if (place === seat) return { ...one, who };
    return who === 'me' && one.who === 'me' ? { ...one, who: draft.seats[seat]?.who ?? 'open' } : one;
  });
  return { ...draft, seats };
}

export function seatWishes(seats: readonly SeatDraft[], neighbour: (seat: number) => string): SeatWish[] {
  return seats.map((seat, place): SeatWish => {
    if (seat.who === 'me') return { kind: 'me' };
    if (seat.who === 'here') return { kind: 'here', name: seat.name.trim() || neighbour(place) };
    if (seat.who === 'invited') return { kind: 'invited' };
    if (seat.who.startsWith('bot:')) return { kind: 'bot', bot: seat.who.slice(4) };
    return { kind: 'open' };
  });
}

export function bodyOf(draft: Draft, neighbour: (seat: number) => string): TableBody {
  const body: TableBody = {
    game: draft.game,
    seats: seatWishes(draft.seats, neighbour),
    options: draft.options,
    public: draft.public,
    out_of_time: draft.outOfTime,
    start: true,
  };
  if (draft.hints !== null) body.help = { hints: draft.hints };
  if (draft.pace === 'live') {
    body.clock = { kind: 'live', seconds: draft.minutes * 60, increment: draft.increment };
  } else if (draft.pace === 'slow') {
    body.clock = { kind: 'slow', seconds: draft.hours * 3600 };
  }
  return body;
}

/** Is there anybody to wait for, or does the game begin at once? */
export function beginsAtOnce(seats: readonly SeatDraft[]): boolean {
  return seats.every((seat) => seat.who !== 'open' && seat.who !== 'invited');
}

export function continueBody(
  at: number,
  seats: readonly SeatDraft[],
  neighbour: (seat: number) => string,
): ContinueBody {
  return { at, seats: seatWishes(seats, neighbour), start: true };
}
