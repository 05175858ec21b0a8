/** Burdigala's room: where the map's things lie, what stones and goods are worth, what was last. */
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../src/games/burdigala/changes';
import { lastDeeds, linesOf, roundBegins, spotsOf } from '../src/games/burdigala/chronicle';
import { Frame, inset, roadBetween, stonePlaces, walkOf } from '../src/games/burdigala/geometry';
import { heldCards } from '../src/games/burdigala/hand';
import {
  freshSelection,
  inSelection,
  pathOf,
  pawnTargets,
  pointTargets,
  siteTargets,
} from '../src/games/burdigala/targets';
import { privilegesOf, stepOf, throwHelp } from '../src/games/burdigala/turn';
import {
  bestStone,
  dangerOf,
  legalWorth,
  oneMore,
  setsOf,
  setsWorth,
  stoneWorth,
  tilesFor,
} from '../src/games/burdigala/worth';
import type { BurdigalaComponents, BurdigalaView, PlayerView, SiteView } from '../src/wire/burdigala';
import type { Legal, LogEntry, Message, Snapshot } from '../src/wire/protocol';

const SETS = [0, 1, 3, 6, 10, 15];

function legal(action: Record<string, number | string>, effects: Legal['effects'] = []): Legal {
  return { action, notation: JSON.stringify(action), words: { key: 'x', args: {} }, effects };
}
function player(seat: number, change: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    pawns: ['A', 'B'],
    hand: {},
    hand_size: 0,
    table: [],
    limit: 3,
    goods: {},
    goods_count: 0,
    goods_points: 0,
    known_goods: {},
    corruption: {},
    corruption_count: 0,
    corruption_total: 0,
    buildings: 0,
    score: 0,
    parts: { stones: 0, buildings: 0 },
    ...change,
  };
}
function site(change: Partial<SiteView> = {}): SiteView {
  return { quarter: 1, size: 3, stones: 0, built: false, builder: null, tile: null, seen_by: [], ...change };
}
function view(change: Partial<BurdigalaView> = {}): BurdigalaView {
  return {
    seat: 0,
    first: 0,
    active: 0,
    to_move: 0,
    decision: 'move',
    moment: 'move',
    dice: [2, 3],
    double: false,
    seven: false,
    intrigue_played: false,
    corrupted: false,
    last_turn: false,
    mover: null,
    site: null,
    pushed: null,
    peeks: 0,
    rival: null,
    offered: null,
    due: [0, 0],
    sites: [site(), site({ quarter: 2, size: 2, stones: 1 })],
    bonuses: { '2': 3 },
    players: [player(0), player(1, { pawns: ['C', 'D'] })],
    moves: [
      { pawn: 0, point: 'C', dice: [0], paths: [['A', 'B', 'C']] },
      { pawn: 1, point: 'C', dice: [1], paths: [['B', 'A', 'D', 'C']] },
      {
        pawn: 1,
        point: 'D',
        dice: [0, 1],
        paths: [
          ['B', 'A', 'D'],
          ['B', 'C', 'A', 'D'],
        ],
      },
      { pawn: 1, point: 'A', dice: [0], paths: [['B', 'D', 'A']] },
    ],
    goods_left: 10,
    intrigues_left: 10,
    corruption_left: 10,
    stones_left: 10,
    discards: {},
    unseen_tiles: ['fountain', 'altar', 'arch'],
    options: {},
    ...change,
  };
}
const tiles = [
  { id: 'fountain', name: '', size: 2, value: 2, kind: 'ordinary' },
  { id: 'altar', name: '', size: 2, value: 4, kind: 'ordinary' },
  { id: 'tavern', name: '', size: 2, value: 3, kind: 'ordinary' },
  { id: 'arch', name: '', size: 3, value: 5, kind: 'ordinary' },
];
const point = (id: string, x: number, y: number): BurdigalaComponents['points'][number] => ({
  id,
  x,
  y,
  harbour: false,
  gate: null,
  quarters: [],
});
const components = {
  points: [point('A', 100, 100), point('B', 300, 100), point('C', 300, 300), point('D', 100, 300)],
  streets: [{ id: 's1', a: 'A', b: 'B', bridge: false, control: null }],
  sea_lanes: [{ id: 'm1', a: 'B', b: 'C', bridge: false, control: [400, 200] }],
  fast_lanes: [{ id: 'v1', a: 'A', b: 'C', bridge: false, control: null }],
  quarters: [
    { id: 1, name: 'Q1', points: ['A', 'B'], sites: [{ id: 1, x: 0, y: 0 }], bonus: null, label: [0, 0], polygon: [] },
    { id: 2, name: 'Q2', points: ['C'], sites: [{ id: 2, x: 0, y: 0 }], bonus: [0, 0], label: [0, 0], polygon: [] },
  ],
  tiles,
  corruption: { '0': 4, '1': 4, '2': 4, '3': 4, '4': 4, '5': 4 },
  intrigues: [
    { id: 'consul', lasting: true, copies: 3 },
    { id: 'theft', lasting: false, copies: 2 },
  ],
} as unknown as BurdigalaComponents;

describe('the map', () => {
  const frame = new Frame({ left: 0, top: 0, width: 400, height: 400 }, 200, 300);
  it('fits the smaller side and keeps small things large enough', () => {
    expect([frame.scale, frame.width, frame.height]).toEqual([0.5, 200, 200]);
    expect(frame.at(100, 300)).toEqual({ x: 50, y: 150 });
    expect([frame.long(40), frame.long(10, 9)]).toEqual([20, 9]);
  });
  it('knows the road between neighbours, whichever way one walks', () => {
    expect(roadBetween(components, 'B', 'A')?.kind).toBe('street');
    expect(roadBetween(components, 'C', 'B')?.kind).toBe('sea');
    expect(roadBetween(components, 'A', 'C')?.kind).toBe('fast');
    expect(roadBetween(components, 'A', 'D')).toBeNull();
  });
  it('walks streets straight and sea lanes in a bend', () => {
    const [first, second] = walkOf(components, frame, ['A', 'B', 'C']);
    expect(first).toEqual([
      { x: 50, y: 50 },
      { x: 150, y: 50 },
    ]);
    expect(second?.at(0)).toEqual({ x: 150, y: 50 });
    expect(second?.at(-1)).toEqual({ x: 150, y: 150 });
    expect(Math.max(...(second ?? []).map(({ x }) => x))).toBeGreaterThan(170);
  });
  it('keeps a quarter off its streets on every side, whichever way its corners run', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    const inner = [
      { x: 2, y: 2 },
      { x: 8, y: 2 },
      { x: 8, y: 8 },
      { x: 2, y: 8 },
    ];
    expect(inset(square, 2)).toEqual(inner);
    expect(inset(square.toReversed(), 2)).toEqual(inner.toReversed());
  });
  it('has a place for each stone, none over another', () => {
    for (const size of [2, 3, 4, 5]) {
      const places = stonePlaces(size, 10, 2);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(size);
    }
  });
});

describe('what can be touched', () => {
  const moves = [
    legal({ verb: 'move', pawn: 0, point: 'C' }),
    legal({ verb: 'move', pawn: 1, point: 'C' }),
    legal({ verb: 'move', pawn: 1, point: 'D' }),
    legal({ verb: 'move', pawn: 1, point: 'A' }),
    legal({ verb: 'play', card: 'theft' }),
  ];
  it('begins with the first die and the pawn that has most places to go', () => {
    expect(freshSelection(view(), moves)).toEqual({ die: 0, pawn: 1, point: null, give: null });
    expect(freshSelection(view(), [legal({ verb: 'end' })]).die).toBeNull();
  });
  it('shows the points of one pawn and one die, with the way of that die', () => {
    const chosen = { die: 1 as const, pawn: 1, point: null, give: null };
    expect(pointTargets(view(), moves, chosen).map(({ point: at }) => at)).toEqual(['C', 'D']);
    expect(pathOf(view(), 1, 'D', 1)).toEqual(['B', 'C', 'A', 'D']);
    expect(pathOf(view(), 1, 'D', 0)).toEqual(['B', 'A', 'D']);
    expect(pathOf(view(), 1, 'A', 1)).toBeNull();
    expect(inSelection(view(), moves, chosen)).toHaveLength(3);
  });
  it('lets pawns be taken up, or sent away when none can walk', () => {
    const chosen = { die: 0 as const, pawn: 0, point: null, give: null };
    expect(pawnTargets(view(), moves, chosen)).toEqual([0, 1]);
    expect(pawnTargets(view(), [legal({ verb: 'leave', pawn: 1 })], { ...chosen, die: null })).toEqual([1]);
  });
  it('finds sites for stones and for looks', () => {
    expect([...siteTargets([legal({ verb: 'stone', site: 4 }), legal({ verb: 'peek', site: 5 })]).keys()]).toEqual([
      4, 5,
    ]);
  });
  it('offers cards to play, or to throw away when there are too many', () => {
    const held = player(0, { hand: { theft: 2, consul: 1 }, hand_size: 3, table: ['consul'] });
    const playing = heldCards(held, components, [legal({ verb: 'play', card: 'theft' })]);
    expect(playing.map(({ card, laid }) => [card, laid])).toEqual([
      ['consul', true],
      ['consul', false],
      ['theft', false],
      ['theft', false],
    ]);
    expect(playing.map((one) => one.legal !== undefined)).toEqual([false, false, true, true]);
    const discarding = heldCards(held, components, [legal({ verb: 'discard', card: 'table:consul' })]);
    expect(discarding.map((one) => one.legal !== undefined)).toEqual([true, false, false, false]);
  });
});

describe('worth', () => {
  it('of a stone: the free places left', () => {
    expect(stoneWorth(view(), components, 1, 0)).toEqual({ low: 2, high: 2, finishes: false });
  });
  it('of a last stone: what it may become, with bonus and office', () => {
    expect(stoneWorth(view(), components, 2, 0)).toEqual({ low: 5, high: 7, finishes: true });
    const consul = view({ players: [player(0, { table: ['consul'] }), player(1)], bonuses: {} });
    expect(stoneWorth(consul, components, 2, 0)).toEqual({ low: 4, high: 6, finishes: true });
    const known = view({ bonuses: {}, sites: [site(), site({ quarter: 2, size: 2, stones: 1, tile: 'tavern' })] });
    expect(stoneWorth(known, components, 2, 0)).toEqual({ low: 3, high: 3, finishes: true });
    expect(tilesFor(view(), components, 2).map(({ id }) => id)).toEqual(['fountain', 'altar']);
  });
  it('of an extra stone: what the server counts, less what it takes back', () => {
    const effects = [
      { kind: 'points', amount: -1 },
      { kind: 'building', amount: 1 },
    ];
    expect(legalWorth(view(), components, 2, effects)).toEqual({ low: 1, high: 3, finishes: true });
    expect(legalWorth(view(), components, 1, [{ kind: 'points', amount: 1 }])).toEqual({
      low: 1,
      high: 1,
      finishes: false,
    });
  });
  it('of a point: the best stone beside it', () => {
    expect(bestStone(view(), components, 'C', 0).high).toBe(7);
    expect(bestStone(view(), components, 'D', 0).high).toBe(0);
  });
  it("of goods, by the rulebook's examples: 19 and 7", () => {
    expect(setsWorth({ wine: 3, ceramics: 2, copper: 1, wheat: 1, tin: 1 }, SETS)).toBe(19);
    expect(setsOf({ wine: 2, tin: 1, copper: 1 }, SETS)).toEqual([
      { kinds: 3, points: 6 },
      { kinds: 1, points: 1 },
    ]);
    expect(oneMore({ wine: 2, tin: 1 }, 'tin', SETS)).toBe(2);
    expect(setsWorth({}, SETS)).toBe(0);
  });
  it('of corruption: nothing, probably not the most, probably, certainly', () => {
    const danger = (own: number, count: number): string =>
      dangerOf(
        view({ players: [player(0, { corruption_total: own }), player(1, { corruption_count: count })] }),
        components,
        0,
      );
    expect([danger(0, 0), danger(2, 3), danger(5, 2), danger(5, 1), danger(6, 1)]).toEqual([
      'none',
      'unlikely',
      'likely',
      'likely',
      'certain',
    ]);
  });
});

describe('the turn', () => {
  it('stands at the step an intrigue interrupted', () => {
    expect(stepOf(view({ decision: 'peek', moment: 'stone' }))).toBe('stone');
    expect(stepOf(view({ decision: 'privilege', moment: 'after' }))).toBe('after');
    expect(stepOf(view({ decision: 'place' }))).toBeNull();
  });
  it('announces the privileges of its dice, and offers them in their time', () => {
    const double = view({ double: true, decision: 'after', moment: 'after' });
    expect(
      privilegesOf(double, [legal({ verb: 'again' })]).map(({ id, past, legal: one }) => [id, past, one !== undefined]),
    ).toEqual([
      ['lanes', true, false],
      ['occupied', true, false],
      ['again', false, true],
    ]);
    expect(privilegesOf(view({ seven: true }), [])).toMatchObject([{ id: 'corrupt', past: false }]);
    expect(privilegesOf(view({ seven: true, decision: 'privilege' }), [])).toHaveLength(2);
    expect(privilegesOf(view(), [])).toEqual([]);
  });
  it('does not promise what cannot be had', () => {
    const after = view({ double: true, decision: 'after', moment: 'after' });
    expect(throwHelp(after, [legal({ verb: 'again' })])).toBe('throw-double-help-after');
    expect(throwHelp(after, [legal({ verb: 'play', card: 'theft' })])).toBe('throw-plain-help-after');
    expect(throwHelp(after, [legal({ verb: 'end' })])).toBe('throw-done');
    expect(throwHelp(view(), [legal({ verb: 'leave', pawn: 0 })])).toBe('throw-no-move');
  });
});

function line(name: string, args: Message['args']): Message {
  return { key: `burdigala.log-${name}`, args };
}
function entry(seq: number, seat: number, lines: Message[], kind: LogEntry['kind'] = 'play'): LogEntry {
  return { seq, seat, kind, at: 0, lines };
}
const at = (id: string): Message => ({ key: 'burdigala.point', args: { point: id } });
const on = (id: number): Message => ({ key: 'burdigala.site', args: { site: id, quarter: 'Q' } });

describe('the log', () => {
  const points = (count: number): Message => ({ key: 'burdigala.points', args: { count } });
  it('tells steps, their consequences and their points', () => {
    const told = linesOf(
      entry(1, 0, [
        line('build', { player: 0, site: on(3), points: points(4) }),
        line('intrigues', { player: 1, count: 1 }),
        line('end', { player: 0 }),
      ]),
    );
    expect(told.map(({ tone, seat, points: gain }) => [tone, seat, gain])).toEqual([
      ['step', 0, 4],
      ['detail', 1, undefined],
    ]);
  });
  it('points at the places it speaks of, each once', () => {
    const spots = spotsOf(
      entry(1, 0, [
        line('move', { player: 0, start: 'A', point: at('B') }),
        line('push', { player: 0, point: at('B') }),
        line('stone', { site: on(3) }),
      ]),
    );
    expect(spots).toEqual({ points: ['A', 'B'], sites: [3] });
  });
  it('remembers what each seat did last, without what was taken back', () => {
    const log = [
      entry(1, 1, [line('move', { player: 1, start: 'D', point: at('C') })]),
      entry(2, 1, [line('stone', { player: 1, site: on(2) })]),
      entry(3, 0, [line('move', { player: 0, start: 'A', point: at('B') })]),
      entry(4, 0, [line('stone', { player: 0, site: on(1) })]),
      entry(5, 0, [], 'undo'),
    ];
    const deeds = lastDeeds(log, 2);
    expect(deeds.get(1)).toEqual({ from: 'D', point: 'C', sites: [2] });
    expect(deeds.get(0)).toEqual({ from: 'A', point: 'B', sites: [] });
  });
});

describe('rounds', () => {
  const dice = (seq: number, player: number, ...before: Message[]): LogEntry =>
    entry(seq, player, [...before, line('dice', { player, first: 1, second: 2 })]);
  it('begin when whoever began throws again; playing again is no new round', () => {
    const first = roundBegins(dice(1, 1), { band: '', round: 1 });
    expect(first).toEqual({ band: '', round: 1, starter: 1 });
    if (!first) throw new Error('no round');
    expect(roundBegins(dice(2, 0), first)).toBeNull();
    expect(roundBegins(dice(3, 1, line('again', { player: 1 })), first)).toBeNull();
    expect(roundBegins(dice(4, 1), first)).toEqual({ band: '', round: 2, starter: 1 });
  });
});

describe('what moved', () => {
  const snapshot = (head: number, of: BurdigalaView, last: Record<string, number | string> | null = null): Snapshot =>
    ({
      match: 'm',
      at: head,
      log: [],
      view: of,
      last: last && { seq: head, seat: 0, action: last, notation: '' },
    }) as unknown as Snapshot;
  it('a pawn walks the way it could go, another makes way in a straight line', () => {
    const now = view({
      decision: 'push',
      players: [player(0, { pawns: ['C', 'B'] }), player(1, { pawns: ['A', 'D'] })],
    });
    const { walks } = changesBetween(snapshot(1, view()), snapshot(2, now, { verb: 'move', pawn: 0, point: 'C' }));
    expect(walks).toEqual([
      { seat: 0, pawn: 0, path: ['A', 'B', 'C'] },
      { seat: 1, pawn: 0, path: ['C', 'A'] },
    ]);
  });
  it('a last stone flies to its site, turns it over, and its points rise', () => {
    const now = view({
      decision: 'after',
      sites: [site(), site({ quarter: 2, size: 2, stones: 0, built: true, builder: 0, tile: 'altar' })],
      players: [player(0, { parts: { stones: 0, buildings: 4 } }), player(1, { pawns: ['C', 'D'], hand_size: 1 })],
    });
    const { flights, turned, rolled } = changesBetween(
      snapshot(1, view()),
      snapshot(2, now, { verb: 'stone', site: 2 }),
    );
    expect(turned).toEqual([2]);
    expect(rolled).toBe(false);
    expect(flights.map(({ piece, from, to }) => [piece.kind, from, to])).toEqual([
      ['stone', 'pile-stones', 'site-2'],
      ['points', 'site-2', 'score-0'],
      ['intrigue', 'pile-intrigues', 'intrigues-1'],
    ]);
  });
  it('nothing flies when time runs backwards', () => {
    expect(changesBetween(snapshot(3, view()), snapshot(2, view())).flights).toEqual([]);
  });
});
