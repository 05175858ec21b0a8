/** Burgundy's room: reading the wire, sorting legal actions to places, what moved, what was last. */
import { describe, expect, it } from 'vitest';
import { bonusesOf, depotsOf, goodsOf, kindOf, orderSpaces, tileName, tileOf } from '../src/games/burgundy/adapt';
import { changesBetween } from '../src/games/burgundy/changes';
import { lastPlaces, linesOf, placesOf } from '../src/games/burgundy/chronicle';
import {
  depotsToLoad,
  distinct,
  freshSelection,
  inDepots,
  inSelection,
  inStorage,
  onEstate,
  powersIn,
  sales,
  wishOnSpace,
  type Selection,
} from '../src/games/burgundy/targets';
import { standOf, usedDice } from '../src/games/burgundy/zones/seats';
import type { BurgundyComponents, BurgundyView, PlayerView } from '../src/wire/burgundy';
import type { Legal, LogEntry, Message, Snapshot } from '../src/wire/protocol';

function legal(action: Record<string, number | string>): Legal {
  return { action, notation: JSON.stringify(action), words: { key: 'x', args: {} }, effects: [] };
}
const selection = (change: Partial<Selection> = {}): Selection => ({
  power: 0,
  stored: null,
  mode: 'dice',
  picking: null,
  ...change,
});

function player(seat: number, change: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    board: '1',
    sheet: [],
    ready: true,
    start: 18,
    tiles: Array<string | null>(37).fill(null),
    storage: [null, null, null],
    goods: [0, 0, 0, 0, 0, 0],
    sold: [0, 0, 0, 0, 0, 0],
    silver: 0,
    workers: 0,
    dice: [4, 2],
    knowledge: [],
    large_bonuses: [],
    small_bonuses: [],
    track: 0,
    height: seat,
    score: 0,
    parts: { districts: 0, animals: 0 },
    ...change,
  };
}
function view(change: Partial<BurgundyView> = {}): BurgundyView {
  return {
    seat: 0,
    phase: 'A',
    round: 1,
    order: [0, 1],
    to_move: 0,
    decision: 'turn',
    used_dice: [false, false],
    bought: false,
    held: null,
    ship_depots: [],
    white_die: 3,
    depots: Array.from({ length: 6 }, () => ({ tiles: [null, null, null, null], goods: [0, 0, 0, 0, 0, 0] })),
    black_depot: [null, null, null, null],
    round_goods: [],
    set_aside_castles: 0,
    players: [player(0), player(1)],
    supply: {},
    black_supply: {},
    goods_supply: {},
    options: {},
    ...change,
  };
}

describe('tiles', () => {
  it.each(['castle', 'mine', 'ship', 'knowledge-26', 'cow-3', 'chicken-2', 'boarding-house', 'city-hall'])(
    '%s keeps its name',
    (name) => expect(tileName(tileOf(name))).toBe(name),
  );
  it('an unknown tile or colour is an error, not a picture of something else', () => {
    expect(() => tileOf('dragon')).toThrow(RangeError);
    expect(() => tileOf('goat-3')).toThrow(RangeError);
    expect(() => kindOf('pink')).toThrow(RangeError);
    expect(kindOf('animal')).toBe('pasture');
  });
});

describe('the shared board', () => {
  const components = {
    depots: Array.from({ length: 6 }, () => [
      { colour: 'ship', min_players: 2 },
      { colour: 'mine', min_players: 4 },
      { colour: 'castle', min_players: 2 },
      { colour: 'animal', min_players: 3 },
    ]),
    large_bonus: [0, 0, 5, 6, 7],
    small_bonus: [0, 0, 2, 3, 4],
  } as unknown as BurgundyComponents;
  it('closes the slots that need more players', () => {
    const [first] = depotsOf(view(), components, new Map([[1, 2]]));
    expect(first?.slots.map((slot) => slot.closed)).toEqual([false, true, false, true]);
    expect(first?.workers).toBe(2);
  });
  it('tells what is left of the bonus tiles and who took one', () => {
    const players = [
      player(0, { large_bonuses: ['ship'] }),
      player(1, { small_bonuses: ['ship'], large_bonuses: ['mine'] }),
    ];
    const bonuses = bonusesOf(view({ players }), components, ['blue', 'red']);
    expect(bonuses.find((one) => one.kind === 'ship')).toEqual({ kind: 'ship', points: null, taken: ['blue', 'red'] });
    expect(bonuses.find((one) => one.kind === 'mine')).toEqual({ kind: 'mine', points: 2, taken: ['red'] });
    expect(bonuses.find((one) => one.kind === 'castle')).toEqual({ kind: 'castle', points: 5, taken: [] });
  });
  it('stacks markers in the order they arrived', () => {
    const players = [player(0, { track: 2, height: 1 }), player(1, { track: 2, height: 0 })];
    expect(orderSpaces(view({ players }), ['blue', 'red'])[2]).toEqual(['red', 'blue']);
    expect(goodsOf([0, 2, 0, 0, 0, 1])).toEqual([
      { number: 2, count: 2 },
      { number: 6, count: 1 },
    ]);
  });
});

describe('targets', () => {
  const moves = [
    legal({ verb: 'take', die: 0, depot: 4, slot: 1 }),
    legal({ verb: 'take', die: 1, depot: 2, slot: 0 }),
    legal({ verb: 'place', die: 0, slot: 0, space: 7 }),
    legal({ verb: 'place', die: 0, slot: 2, space: 7 }),
    legal({ verb: 'place', die: 0, slot: 2, space: 9 }),
    legal({ verb: 'sell', die: 1, good: 2 }),
    legal({ verb: 'workers', die: 0 }),
    legal({ verb: 'buy', slot: 3 }),
  ];
  it('belong to the chosen die', () => {
    expect(powersIn(moves)).toEqual([0, 1]);
    expect(freshSelection(moves).power).toBe(0);
    expect([...inDepots(moves, selection()).keys()]).toEqual(['4.1']);
    expect([...inDepots(moves, selection({ power: 1 })).keys()]).toEqual(['2.0']);
    expect([...sales(moves, selection({ power: 1 })).keys()]).toEqual([2]);
    expect(sales(moves, selection()).size).toBe(0);
  });
  it('narrow down to the tile in hand, but the storage stays open', () => {
    expect([...onEstate(moves, selection()).keys()]).toEqual([7, 9]);
    expect([...onEstate(moves, selection({ stored: 0 })).keys()]).toEqual([7]);
    expect([...inStorage(moves, selection({ stored: 0 })).keys()]).toEqual([0, 2]);
  });
  it('a purchase shows the depots it can be made from, and nothing else', () => {
    expect([...inDepots(moves, selection({ mode: 'buy' })).keys()]).toEqual(['0.3']);
    expect(onEstate(moves, selection({ mode: 'buy' })).size).toBe(0);
    expect(inSelection(moves, selection()).some((one) => one.action['verb'] === 'buy')).toBe(true);
  });
  it('two tiles of one face on one space are one choice', () => {
    const both = onEstate(moves, selection()).get(7) ?? [];
    expect(distinct(both, ['mine', null, 'mine'])).toHaveLength(1);
    expect(distinct(both, ['mine', null, 'castle'])).toHaveLength(2);
  });
  it('a ship with knowledge 5 loads a pair from either of its depots', () => {
    const loads = depotsToLoad([legal({ verb: 'ship', depot: 6 }), legal({ verb: 'ship-two', depot: 6 })]);
    expect([...loads].map(([depot, all]) => [depot, all.length])).toEqual([
      [6, 2],
      [1, 1],
    ]);
  });
  it('a question about a space is about the tile that fits it best', () => {
    const colours = { mine: 'mine', bank: 'building' };
    expect(wishOnSpace(5, 'building', ['mine', 'bank', null], colours, selection())).toEqual({
      verb: 'place',
      die: 0,
      slot: 1,
      space: 5,
    });
    expect(wishOnSpace(5, 'ship', [null, 'bank', null], colours, selection())).toMatchObject({ slot: 1 });
  });
});

describe('dice', () => {
  it('are played for those whose turn is over, fresh for those to come', () => {
    const now = view({ to_move: 1, used_dice: [true, false] });
    expect([standOf(now, 0), usedDice(now, 0)]).toEqual(['done', [true, true]]);
    expect([standOf(now, 1), usedDice(now, 1)]).toEqual(['moving', [true, false]]);
    expect(usedDice(view(), 1)).toEqual([false, false]);
  });
});

function snapshot(at: number, now: BurgundyView, log: LogEntry[] = []): Snapshot {
  return { match: 'm', at, head: at, view: now, log } as unknown as Snapshot;
}
describe('what moved', () => {
  it('a tile flies from its depot to the storage', () => {
    const before = view();
    before.depots[3] = { tiles: [null, 'mine', null, null], goods: [0, 0, 0, 0, 0, 0] };
    const after = view({ players: [player(0, { storage: [null, 'mine', null] }), player(1)] });
    const { flights, rolled } = changesBetween(snapshot(4, before), snapshot(5, after));
    expect(rolled).toBe(false);
    expect(flights).toMatchObject([{ piece: { kind: 'tile', tile: 'mine' }, from: 'depot-4-1', to: 'storage-0-1' }]);
  });
  it('a tile flies from the storage to its space, and points rise from there', () => {
    const tiles = Array<string | null>(37).fill(null);
    tiles[12] = 'cow-3';
    const before = view({ players: [player(0, { storage: ['cow-3', null, null] }), player(1)] });
    const after = view({ players: [player(0, { tiles, parts: { districts: 1, animals: 3 } }), player(1)] });
    const { flights } = changesBetween(snapshot(4, before), snapshot(5, after));
    expect(flights).toMatchObject([
      { piece: { kind: 'tile' }, from: 'storage-0-0', to: 'space-0-12' },
      { piece: { kind: 'points', count: 1 }, from: 'space-0-12', to: 'score-0', rises: true },
      { piece: { kind: 'points', count: 3 }, from: 'space-0-12', to: 'score-0', rises: true },
    ]);
    const delays = flights.map((flight) => flight.delay);
    expect((delays[2] ?? 0) - (delays[1] ?? 0)).toBe(90);
  });
  it('new dice tumble; a new phase takes nothing from the depots', () => {
    const before = view({ phase: 'A', round: 5 });
    before.depots[0] = { tiles: ['mine', null, null, null], goods: [0, 0, 0, 0, 0, 0] };
    const { flights, rolled } = changesBetween(snapshot(4, before), snapshot(5, view({ phase: 'B', round: 1 })));
    expect(rolled).toBe(true);
    expect(flights.filter((flight) => flight.piece.kind === 'tile')).toEqual([]);
  });
  it('nothing flies on an undo, on a leap, or backwards', () => {
    const after = view({ players: [player(0, { workers: 3 }), player(1)] });
    const undo = [{ seq: 5, seat: 0, kind: 'undo', at: 0, lines: [] }] as LogEntry[];
    expect(changesBetween(snapshot(4, view()), snapshot(5, after)).flights).toHaveLength(1);
    expect(changesBetween(snapshot(4, view()), snapshot(5, after, undo)).flights).toEqual([]);
    expect(changesBetween(snapshot(4, view()), snapshot(40, after)).flights).toEqual([]);
    expect(changesBetween(snapshot(6, view()), snapshot(5, after)).flights).toEqual([]);
  });
});

describe('the log', () => {
  const line = (key: string, args: Message['args']): Message => ({ key: `burgundy.log-${key}`, args });
  const entry = (seq: number, kind: LogEntry['kind'], ...lines: Message[]): LogEntry => ({
    seq,
    seat: 0,
    kind,
    at: 0,
    lines,
  });
  const placed = (seq: number, player: number, space: number): LogEntry =>
    entry(seq, 'play', line('place', { player, space, tile: 'x', power: 'y' }));
  const ended = (seq: number, player: number): LogEntry => entry(seq, 'play', line('end', { player }));

  it('says whose line it is, hides what is plain to see, and adds up points', () => {
    const points = { key: 'burgundy.points', args: { count: 6 } };
    const lines = linesOf(
      entry(
        1,
        'play',
        line('place', { player: 1, space: 4 }),
        line('district', { player: 1, points, bonus: 8 }),
        line('end', { player: 1 }),
        line('round', { phase: 'A', round: 2 }),
        line('white', { white: 3 }),
      ),
    );
    expect(lines.map(({ tone, seat, points: sum }) => [tone, seat, sum])).toEqual([
      ['step', 1, undefined],
      ['detail', 1, 14],
      ['head', 0, undefined],
      ['step', null, undefined],
    ]);
  });
  it('points at spaces and depots', () => {
    expect(placesOf(entry(1, 'play', line('take', { player: 1, depot: 4 }), line('buy', { player: 1 })))).toEqual({
      spaces: [],
      depots: [4, 0],
    });
    expect(placesOf(placed(1, 1, 22)).spaces).toEqual([{ seat: 1, space: 22 }]);
  });
  it('the last building of each seat, back to the turn before one’s own', () => {
    const log = [
      placed(1, 0, 3),
      placed(2, 1, 4),
      ended(3, 0),
      placed(4, 0, 5),
      ended(5, 0),
      placed(6, 1, 6),
      ended(7, 1),
    ];
    expect([...lastPlaces(log, 0, 2)]).toEqual([
      [1, 6],
      [0, 5],
    ]);
    expect([...lastPlaces([...log, ended(8, 0), ended(9, 1)], 0, 2)]).toEqual([[1, 6]]);
  });
  it('what was taken back was never built', () => {
    const log = [
      placed(1, 0, 3),
      placed(2, 0, 5),
      entry(3, 'undo'),
      entry(4, 'undo'),
      placed(5, 0, 8),
      entry(6, 'undo'),
    ];
    expect([...lastPlaces(log, 0, 2)]).toEqual([]);
    expect([...lastPlaces(log.slice(0, 3), 0, 2)]).toEqual([[0, 3]]);
  });
});
