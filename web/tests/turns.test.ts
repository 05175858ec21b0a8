/** The chances of a finished game, turn by turn. */
import { expect, it } from 'vitest';
import { outcome, turnAt, turnsOf } from '../src/shell/turns';
import type { Decision } from '../src/wire/protocol';

const one = (seq: number, seat: number, chance: number): Decision =>
  ({ seq, seat, chances: [chance, 1 - chance] }) as unknown as Decision;

it('decisions of one seat in a row are one turn, with their average', () => {
  const turns = turnsOf([one(1, 0, 0.5), one(3, 0, 0.7), one(4, 1, 0.6), one(7, 0, 0.4)]);
  expect(turns.map(({ first, last, seat }) => [first, last, seat])).toEqual([
    [1, 3, 0],
    [4, 4, 1],
    [7, 7, 0],
  ]);
  expect(turns[0]?.chances.map((share) => Math.round(share * 100))).toEqual([60, 40]);
  expect(turnsOf([])).toEqual([]);
});

it('a step belongs to the turn that had not ended before it', () => {
  const turns = turnsOf([one(1, 0, 0.5), one(3, 0, 0.7), one(6, 1, 0.6)]);
  expect([1, 2, 3, 4, 6, 9].map((seq) => turnAt(turns, seq))).toEqual([0, 0, 0, 1, 1, 1]);
});

it('at the end the winners share everything', () => {
  expect(outcome({ scores: [3, 5, 5], winners: [1, 2], how: 'rules' }, 40).chances).toEqual([0, 0.5, 0.5]);
});
