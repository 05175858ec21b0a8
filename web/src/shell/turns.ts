/** The chances of a finished game, turn by turn. */
import type { Decision, Result } from '../wire/protocol';

export interface TurnChances {
  /** The first and the last decision of the turn. */
  first: number;
  last: number;
  seat: number;
  /** For every seat, on average over the decisions of the turn. */
  chances: readonly number[];
}

export function turnsOf(decisions: readonly Decision[]): TurnChances[] {
  const turns: Decision[][] = [];
  for (const decision of decisions) {
    const turn = turns.at(-1);
    if (turn?.[0]?.seat === decision.seat) turn.push(decision);
    else turns.push([decision]);
  }
  return turns.map((turn) => ({
    first: turn[0]?.seq ?? 0,
    last: turn.at(-1)?.seq ?? 0,
    seat: turn[0]?.seat ?? 0,
    chances: (turn[0]?.chances ?? []).map((_, seat) => mean(turn.map((one) => one.chances[seat] ?? 0))),
  }));
}

/** Where it all led: the winners share the whole. */
export function outcome(result: Result, end: number): TurnChances {
  const share = 1 / Math.max(1, result.winners.length);
  const chances = result.scores.map((_, seat) => (result.winners.includes(seat) ? share : 0));
  return { first: end, last: end, seat: -1, chances };
}

/** The turn a step belongs to. */
export function turnAt(turns: readonly TurnChances[], seq: number): number {
  const place = turns.findIndex((turn) => seq <= turn.last);
  return place < 0 ? turns.length - 1 : place;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
