import { describe, expect, it } from 'vitest';
import { bands, difference, moments, rounds, scoresAt, undone } from '../src/shell/course';
import type { RoundMark } from '../src/shell/game';
import { nextTurn, previousTurn, turnEnds } from '../src/shell/replay.svelte';
import type { LogEntry } from '../src/wire/protocol';

function entry(seq: number, seat: number, kind: LogEntry['kind'] = 'play', begins?: string): LogEntry {
  const lines = begins ? [{ key: 'game.round', args: { name: begins } }] : [];
  return { seq, seat, kind, at: 0, lines };
}
const read = {
  firstRound: { band: 'A', round: 1 },
  roundBegins(of: LogEntry): RoundMark | null {
    const name = of.lines[0]?.args['name'];
    return typeof name === 'string' ? { band: name.charAt(0), round: Number(name.slice(1)) } : null;
  },
};
// Two rounds of A, one of B; seat 1 takes a step back at 5.
const log = [
  entry(1, 0),
  entry(2, 1, 'play', 'A2'),
  entry(3, 0),
  entry(4, 1),
  entry(5, 1, 'undo'),
  entry(6, 1, 'play', 'B1'),
  entry(7, 0),
  entry(8, 1),
];
const chart = {
  points: [
    { seq: 0, scores: [0, 0] },
    { seq: 1, scores: [3, 0] },
    { seq: 4, scores: [3, 50] },
    { seq: 5, scores: [3, 0] },
    { seq: 6, scores: [3, 8] },
    { seq: 7, scores: [9, 8] },
    { seq: 8, scores: [19, 18] },
  ],
};

describe('the course of a game', () => {
  const course = rounds(log, chart, read);
  it('has the scores at the end of each round', () => {
    expect(course.map(({ band, round, end, scores }) => [band, round, end, scores])).toEqual([
      ['A', 1, 2, [3, 0]],
      ['A', 2, 6, [3, 8]],
      ['B', 1, 8, [19, 18]],
    ]);
    expect(bands(course)).toEqual([
      { band: 'A', rounds: 2 },
      { band: 'B', rounds: 1 },
    ]);
    expect(scoresAt(chart.points, 3)).toEqual([3, 0]);
  });

  it('names the moves that brought most, not what was taken back, nor the final count', () => {
    expect(moments(log, chart, course).map(({ seq, seat, gain, place }) => [seq, seat, gain, place])).toEqual([
      [1, 0, 3, 0],
      [6, 1, 8, 1],
      [7, 0, 6, 2],
    ]);
    expect(moments(log, chart, course, 1).map((moment) => moment.seq)).toEqual([6]);
  });

  it('knows what an undo took back', () => {
    expect(log.filter((one) => one.kind === 'play' && undone(log, one)).map((one) => one.seq)).toEqual([4]);
  });

  it('says where the winner was ahead', () => {
    const parts = [
      { animals: 10, mines: 3, ships: 4 },
      { animals: 2, mines: 1, ships: 9 },
    ];
    expect(difference(parts, 0, 1)).toEqual(['animals', 'mines']);
    expect(difference(parts, 1, 0)).toEqual(['ships']);
  });
});

describe('turns of a replay', () => {
  const ends = turnEnds(log);
  it('end where another seat goes on', () => expect(ends).toEqual([1, 2, 3, 6, 7, 8]));
  it('are stepped through', () => {
    expect(nextTurn(ends, 0, 8)).toBe(1);
    expect(nextTurn(ends, 3, 8)).toBe(6);
    expect(nextTurn(ends, 8, 8)).toBe(8);
    expect(previousTurn(ends, 8)).toBe(7);
    expect(previousTurn(ends, 5)).toBe(3);
    expect(previousTurn(ends, 1)).toBe(0);
  });
});
