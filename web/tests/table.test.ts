/** The game screen's own logic: chips, order of moves, rows of the score, the walk. */
import { describe, expect, it } from 'vitest';
import { amountOf, byGain, costOf, explainEffects, gainOf, signed } from '../src/table/effects';
import { partRows } from '../src/table/scores';
import { nearest } from '../src/table/walk';
import type { EffectIcons } from '../src/table/effects';

const COSTS: EffectIcons = { workers: 'person', silver: 'two-coins' };
const GAINS: EffectIcons = { ...COSTS, 'extra-action': 'rolling-dices', goods: 'trade' };
const effects = (kinds: Record<string, number>) => Object.entries(kinds).map(([kind, amount]) => ({ kind, amount }));
const echo = (key: string, args?: object): string => `${key}${args ? JSON.stringify(args) : ''}`;

describe('chips', () => {
  it('show what is paid, and not what is handed over', () => {
    expect(costOf(effects({ workers: -2, goods: -3, points: 6 }), COSTS)).toEqual({
      icon: 'person',
      text: '2',
      count: 2,
    });
    expect(costOf(effects({ goods: -3, points: 6 }), COSTS)).toBeUndefined();
  });
  it('show points before anything else that is gained', () => {
    const all = effects({ workers: 4, points: 17, 'points-districts': 6, 'points-phases': 11 });
    expect(gainOf(all, GAINS)).toEqual({ text: '+17' });
    expect(gainOf(effects({ 'extra-action': 1 }), GAINS)).toEqual({ icon: 'rolling-dices', text: '+1' });
    expect(gainOf(effects({ track: 1 }), GAINS)).toBeUndefined();
  });
  it('points can be a cost', () => {
    expect(costOf(effects({ points: -5 }), COSTS)).toEqual({ icon: undefined, text: '5', count: 5 });
    expect(gainOf(effects({ points: -5 }), GAINS)).toBeUndefined();
  });
});

describe('the explanation', () => {
  it('has a line per part, then other gains, then the cost', () => {
    const lines = explainEffects(
      effects({ workers: -1, points: 12, 'points-districts': 6, 'points-phases': 6, goods: 2 }),
      'burgundy',
      echo,
      'cost',
      COSTS,
    );
    expect(lines).toEqual([
      { label: 'burgundy.part-districts', value: '+6' },
      { label: 'burgundy.part-phases', value: '+6' },
      { label: 'cost', value: 'burgundy.effect-workers{"amount":1}', strong: true },
      { label: '+ burgundy.effect-goods{"amount":2}' },
    ]);
  });
  it('writes a minus as a minus', () => {
    expect(signed(-5)).toBe('−5');
    expect(amountOf(effects({ silver: 2 }), 'workers')).toBe(0);
  });
});

it('moves stand in the order of their gain, equals in the order of the board', () => {
  const moves = [
    { id: 'a', effects: effects({}) },
    { id: 'b', effects: effects({ points: 3, workers: -2 }) },
    { id: 'c', effects: effects({ points: 3 }) },
    { id: 'd', effects: effects({}) },
    { id: 'e', effects: effects({ points: 10 }) },
  ];
  expect(byGain(moves).map((move) => move.id)).toEqual(['e', 'c', 'b', 'a', 'd']);
});

describe('rows of the score', () => {
  const order = ['one', 'two', 'three', 'four', 'five'];
  const zero = { one: 0, two: 0, three: 0, four: 0, five: 0 };
  it('stay where they are while nothing else has points', () => {
    expect(partRows([zero, { ...zero, two: 4 }], order, 3)).toEqual(['one', 'two', 'three']);
  });
  it('give way to a part that has points', () => {
    expect(partRows([{ ...zero, two: 4, five: 1 }], order, 3)).toEqual(['one', 'two', 'five']);
  });
  it('never hide points', () => {
    const all = { one: 1, two: 1, three: 1, four: 1, five: -5 };
    expect(partRows([all], order, 3)).toEqual(order);
  });
});

describe('the walk', () => {
  const places = [
    { x: 100, y: 0 },
    { x: 200, y: 10 },
    { x: 60, y: 90 },
    { x: 0, y: 300 },
  ];
  it('takes the nearest in the direction of the arrow', () => {
    expect(nearest({ x: 0, y: 0 }, { x: 1, y: 0 }, places)).toBe(0);
    expect(nearest({ x: 100, y: 0 }, { x: 1, y: 0 }, places)).toBe(1);
  });
  it('keeps its line: what lies off to the side counts as farther', () => {
    expect(nearest({ x: 0, y: 0 }, { x: 0, y: 1 }, places)).toBe(2);
    expect(nearest({ x: 0, y: 120 }, { x: 0, y: 1 }, places)).toBe(3);
  });
  it('does not turn round at the edge', () => {
    expect(nearest({ x: 200, y: 10 }, { x: 1, y: 0 }, places)).toBeUndefined();
  });
});
