/** Burgenland's room: paying, what is missing, sorting legal actions to places, what moved. */
import { describe, expect, it } from 'vitest';
import { cardsOf, colourOfCard, readPlace, sitesOf } from '../src/games/burgenland/adapt';
import { changesBetween } from '../src/games/burgenland/changes';
import { lastMoves, linesOf, placesOf, roundAfter } from '../src/games/burgenland/chronicle';
import { BurgenlandDesk } from '../src/games/burgenland/desk.svelte';
import { fan, rows } from '../src/games/burgenland/fan';
import { captionAt, mapLayout, siteOffsets } from '../src/games/burgenland/layout';
import { fits, inOrder, judge, pick, sameCards, touch, type Payment } from '../src/games/burgenland/payment';
import { castleOffers, siteOffers } from '../src/games/burgenland/offers';
import { missingInGreat, nearAt, obstacleTo } from '../src/games/burgenland/reach';
import { buildsIn, inSelection, matching, NOTHING, paidAs, settled, swapsOf } from '../src/games/burgenland/targets';
import type { DeskHost } from '../src/table/desk';
import type { BurgenlandComponents, BurgenlandView, PlayerView } from '../src/wire/burgenland';
import type { Legal, LogEntry, Message, Snapshot } from '../src/wire/protocol';

const COLOURS = ['red', 'green', 'yellow', 'light-blue'];
const CARDS = ['joker', ...[3, 2, 1].flatMap((value) => COLOURS.map((colour) => `${colour}-${value}`))];

const components: BurgenlandComponents = {
  edition: 'test',
  colours: COLOURS.map((name) => ({ name, symbol: 'lion' })),
  cards: CARDS,
  card_values: Object.fromEntries(CARDS.map((name) => [name, name === 'joker' ? 3 : Number(name.slice(-1))])),
  card_counts: {},
  jokers: 17,
  layout: {
    view_box: [0, 0, 1000, 800],
    castle_box: 124,
    site_size: 34,
    north: [0, -36],
    west: [-38, 0],
    east: [38, 0],
    well: [0, 38],
    great_castle: { x: 700, y: 600, width: 180, height: 140 },
  },
  crossings: [
    { number: 1, x: 300, y: 100 },
    { number: 2, x: 300, y: 700 },
  ],
  castles: [
    {
      number: 1,
      name: 'Falkenfels',
      x: 120,
      y: 400,
      crossings: [1, 2],
      bonuses: { north: null, west: 'joker', east: 'coins' },
    },
    {
      number: 2,
      name: 'Rabenburg',
      x: 500,
      y: 400,
      crossings: [1, 2],
      bonuses: { north: null, west: null, east: 'bonus' },
    },
  ],
  pieces: { '2': { wall: 5, house: 5, palace: 4, well: 3 } },
  neutral: {},
  castle_price: 4,
  same: { wall: 4, house: 5, palace: 6 },
  different: { wall: 6, house: 7, palace: 8 },
  coin_payment: 10,
  joker_price: 6,
  joker_value: 3,
  ladder: [5, 4, 3, 2, 1],
  architects: {},
  bonus_tiles: {},
  exchange_tiles: 9,
  provenance: [],
};
const empty = { piece: null, builder: null };
function player(seat: number, change: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    cards: 0,
    jokers: 0,
    hand: {},
    shown: {},
    pieces: { wall: 5, house: 5, palace: 4, well: 3 },
    pieces_left: 17,
    great_castle: {},
    exchange_tiles: 0,
    bonus_count: 0,
    bonus_tiles: {},
    score: 0,
    ...change,
  };
}
function view(change: Partial<BurgenlandView> = {}): BurgenlandView {
  return {
    seat: 0,
    to_move: 0,
    decision: 'turn',
    acted: false,
    payment: null,
    milestones: ['red', 'green'],
    castles: [
      {
        colours: ['red', 'green'],
        sites: { north: { piece: 'wall', builder: null }, west: empty, east: empty, well: empty },
      },
      {
        colours: ['yellow', 'green'],
        sites: { north: { piece: 'palace', builder: 1 }, west: empty, east: empty, well: empty },
      },
    ],
    players: [player(0), player(1, { hand: null, bonus_tiles: null })],
    well: 2,
    well_reward: 5,
    wells_built: [],
    architect: 4,
    architects_left: {},
    pile: 40,
    discards: {},
    jokers: 15,
    exchange_tiles: 9,
    bonus_tiles: 13,
    bonus_tiles_used: {},
    options: {},
    ...change,
  };
}
const hand = (counts: Record<string, number>) => cardsOf(counts, components);
const payment = (change: Partial<Payment> = {}): Payment => ({
  kind: 'castle',
  due: 4,
  colours: ['red', 'green'],
  architect: 0,
  jokers: true,
  ...change,
});
function legal(action: Record<string, number | string>): Legal {
  return { action, notation: JSON.stringify(action), words: { key: 'x', args: {} }, effects: [] };
}

describe('cards', () => {
  it('are held by colour, high values first, jokers last', () => {
    expect(hand({ joker: 1, 'green-1': 2, 'red-2': 1, 'red-3': 1 }).map(({ name }) => name)).toEqual([
      'red-3',
      'red-2',
      'green-1',
      'green-1',
      'joker',
    ]);
  });
  it('have a colour with a dash in it', () => {
    expect(colourOfCard('light-blue-2')).toBe('light-blue');
    expect(colourOfCard('joker')).toBeNull();
  });
});

describe('a payment', () => {
  const cards = hand({ 'red-1': 2, 'green-3': 2, joker: 1, 'yellow-2': 2 });
  const named = (...names: string[]) => {
    const counts: Record<string, number> = {};
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    return pick(counts, cards);
  };
  it('takes the two colours of the castle and jokers', () => {
    expect(cards.filter((card) => fits(card, payment())).map(({ colour }) => colour)).toEqual([
      'red',
      'red',
      'green',
      'green',
      null,
    ]);
  });
  it('of four cards is enough with four, neither more nor fewer', () => {
    expect(judge(named('red-1', 'red-1', 'green-3'), cards, payment())).toBe('short');
    expect(judge(named('red-1', 'red-1', 'green-3', 'joker'), cards, payment())).toBe('enough');
    expect(judge(named('red-1', 'red-1', 'green-3', 'green-3', 'joker'), cards, payment())).toBe('needless');
  });
  it('leaves the architect his coins', () => {
    expect(judge(named('red-1', 'red-1', 'green-3', 'green-3'), cards, payment({ architect: 7 }))).toBe('enough');
    expect(judge(named('red-1', 'red-1', 'green-3', 'green-3'), cards, payment({ architect: 8 }))).toBe('architect');
  });
  it('in coins may lose some, but holds no needless card', () => {
    const joker = payment({ kind: 'joker', due: 6, colours: [], jokers: false });
    expect(judge(named('green-3', 'yellow-2'), cards, joker)).toBe('short');
    expect(judge(named('green-3', 'yellow-2', 'yellow-2'), cards, joker)).toBe('enough');
    expect(judge(named('green-3', 'green-3', 'red-1'), cards, joker)).toBe('needless');
    expect(fits(named('joker')[0] ?? cards[0]!, joker)).toBe(false);
  });
  it('changes card by card: a full set gives up an older card of the colour', () => {
    const full = named('red-1', 'red-1', 'green-3', 'green-3');
    const joker = named('joker')[0]!;
    const swapped = touch(joker, full, payment());
    expect(swapped).toHaveLength(4);
    expect(swapped.at(-1)).toBe(joker);
    expect(touch(joker, swapped, payment())).toHaveLength(3);
  });
  it('of one colour begins anew with another colour, of different ones swaps within a colour', () => {
    const same = payment({ kind: 'same', due: 4 });
    expect(touch(named('green-3')[0]!, named('red-1', 'joker'), same).map(({ name }) => name)).toEqual([
      'joker',
      'green-3',
    ]);
    const different = payment({ kind: 'different', due: 6 });
    const [one, two] = hand({ 'red-1': 1, 'red-2': 1 });
    expect(touch(one!, [two!], different)).toEqual([one]);
  });
  it('drops small coins that a larger one makes needless', () => {
    const coins = payment({ kind: 'coins', due: 4, colours: [] });
    const after = touch(named('green-3')[0]!, named('red-1', 'red-1', 'yellow-2'), coins);
    expect(after.map(({ value }) => value).sort()).toEqual([2, 3]);
  });
  it('is counted out jokers and high values first', () => {
    expect(inOrder(named('red-1', 'green-3', 'joker', 'yellow-2'), CARDS)).toEqual([
      'joker',
      'green-3',
      'yellow-2',
      'red-1',
    ]);
  });
  it('is known for the suggestion whatever the order', () => {
    expect(sameCards(named('red-1', 'green-3'), { 'green-3': 1, 'red-1': 1 })).toBe(true);
    expect(sameCards(named('red-1'), { 'green-3': 1, 'red-1': 1 })).toBe(false);
  });
});

describe('what is missing', () => {
  const here = (counts: Record<string, number>, change: Partial<PlayerView> = {}) => ({
    view: view(),
    components,
    player: player(0, { hand: counts, ...change }),
    hand: hand(counts),
  });
  it('is a rule before it is a card', () => {
    expect(obstacleTo('palace', 2, here({}))).toEqual({ kind: 'second-palace' });
    expect(obstacleTo('house', 2, here({}))).toEqual({ kind: 'needs-wall' });
    expect(obstacleTo('well', 1, here({}))).toEqual({ kind: 'marker' });
    expect(obstacleTo('wall', 1, here({}, { pieces: { wall: 0 } }))).toEqual({ kind: 'none-left' });
  });
  it('is put up with by a pass', () => {
    expect(obstacleTo('house', 2, here({}, { bonus_tiles: { pass: 1 } }))).toEqual({ kind: 'cards', missing: 4 });
  });
  it('is counted in cards, then in coins for the architect', () => {
    expect(obstacleTo('house', 1, here({ 'red-1': 2, joker: 1 }))).toEqual({ kind: 'cards', missing: 1 });
    expect(obstacleTo('house', 1, here({ 'red-1': 3, joker: 1 }))).toBeNull();
    expect(obstacleTo('palace', 1, here({ 'red-1': 3, joker: 1, 'yellow-2': 1 }))).toEqual({
      kind: 'architect',
      missing: 2,
    });
    expect(obstacleTo('palace', 1, here({ 'red-1': 3, joker: 1, 'yellow-2': 2 }))).toBeNull();
  });
  it('shows where at most two cards are', () => {
    expect(nearAt(1, here({ 'red-1': 3 }))).toBe(1);
    expect(nearAt(1, here({ 'red-1': 2 }))).toBe(2);
    expect(nearAt(1, here({ 'red-1': 1 }))).toBeNull();
    expect(nearAt(1, here({ 'red-1': 4 }))).toBeNull();
  });
  it('in the great castle depends on the set', () => {
    const cards = here({ 'red-1': 2, 'green-1': 1, joker: 1 });
    expect(missingInGreat('wall', 'same', cards)).toBe(1);
    expect(missingInGreat('wall', 'different', cards)).toBe(3);
    const plain = { ...cards, view: view({ options: { 'plain-different': true } }) };
    expect(missingInGreat('wall', 'different', plain)).toBe(4);
  });
});

describe('legal actions', () => {
  const all = [
    legal({ verb: 'build', castle: 1, site: 'west', piece: 'wall', price: 'cards' }),
    legal({ verb: 'build', castle: 1, site: 'west', piece: 'wall', price: 'coins' }),
    legal({ verb: 'build', castle: 1, site: 'east', piece: 'wall', price: 'cards' }),
    legal({ verb: 'build', castle: 1, site: 'west', piece: 'house', price: 'cards' }),
    legal({ verb: 'well', price: 'cards' }),
    legal({ verb: 'great', piece: 'wall', set: 'same' }),
    legal({ verb: 'swap', crossings: '1-2' }),
    legal({ verb: 'draw' }),
  ];
  const builds = buildsIn(all, 2);
  it('are buildings at places', () => {
    expect(builds.map(({ place, piece, site }) => `${place} ${piece} ${site}`)).toEqual([
      '1 wall west',
      '1 wall west',
      '1 wall east',
      '1 house west',
      '2 well well',
      'great wall null',
    ]);
    expect(matching(builds, { place: 1, piece: 'wall' })).toHaveLength(3);
  });
  it('settle once place, piece and site are known, in the wished way of paying', () => {
    expect(settled(builds, { ...NOTHING, place: 1, piece: 'wall' })).toBeNull();
    expect(settled(builds, { ...NOTHING, place: 1, piece: 'wall', site: 'west' })?.coins).toBe(false);
    expect(settled(builds, { ...NOTHING, place: 1, piece: 'wall', site: 'west', coins: true })?.coins).toBe(true);
    expect(settled(builds, { ...NOTHING, place: 1, piece: 'house' })?.site).toBe('west');
    expect(paidAs(matching(builds, { piece: 'house' }), true)).toHaveLength(1);
  });
  it('of swaps show while milestones are chosen', () => {
    expect(inSelection(all, NOTHING, 2).map((one) => one.action['verb'])).not.toContain('swap');
    expect(inSelection(all, { ...NOTHING, swapping: true }, 2)).toHaveLength(1);
    expect([...swapsOf(all, 1).keys()]).toEqual([2]);
    expect([...swapsOf(all, null).keys()]).toEqual([1, 2]);
  });
  it('of a payment are all shown', () => {
    const paying = [legal({ verb: 'pay', card: 'red-1' }), legal({ verb: 'cheapest' })];
    expect(inSelection(paying, { ...NOTHING, place: 1 }, 2)).toHaveLength(2);
  });
});

describe('the log', () => {
  const place: Message = {
    key: 'burgenland.place-site',
    args: { castle: 'Rabenburg', site: { key: 'burgenland.site-east', args: {} } },
  };
  function entry(seq: number, seat: number, ...lines: Message[]): LogEntry {
    return { seq, seat, kind: 'play', at: 0, lines };
  }
  const built = (seq: number, seat: number) =>
    entry(seq, seat, { key: 'burgenland.log-build', args: { player: seat, place } });
  const ended = (seq: number, seat: number) => entry(seq, seat, { key: 'burgenland.log-end', args: { player: seat } });
  it('hides the counting of cards and the end of turns', () => {
    expect(linesOf(entry(1, 0, { key: 'burgenland.log-count-out', args: { player: 0 } }))).toEqual([]);
    expect(linesOf(ended(2, 0))).toEqual([]);
    expect(linesOf(built(3, 1)).map(({ tone, seat }) => [tone, seat])).toEqual([['step', 1]]);
  });
  it('points at the site it tells of', () => {
    expect(placesOf(built(1, 0), components.castles).spots).toEqual([{ castle: 2, site: 'east' }]);
  });
  it('remembers what each built since one’s turn before the last', () => {
    const log = [built(1, 0), ended(2, 0), built(3, 1), ended(4, 1)];
    expect(
      lastMoves(log, 0, 2, components.castles)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1]);
    const later = [...log, ended(5, 0), ended(6, 1)];
    expect(lastMoves(later, 0, 2, components.castles).map(({ seat }) => seat)).toEqual([1]);
  });
  it('counts a round when the turn comes back to whoever began', () => {
    let mark = { band: '', round: 1 };
    const seen: number[] = [];
    for (const one of [
      built(1, 1),
      ended(2, 1),
      built(3, 0),
      ended(4, 0),
      built(5, 1),
      ended(6, 1),
      ended(7, 0),
      built(8, 1),
    ]) {
      mark = roundAfter(one, mark) ?? mark;
      seen.push(mark.round);
    }
    expect(seen).toEqual([1, 1, 1, 1, 2, 2, 2, 3]);
  });
});

describe('drawing', () => {
  it('reads places as the server names them', () => {
    expect(readPlace('4.north')).toEqual({ castle: 4, site: 'north' });
    expect(readPlace('great')).toEqual({ castle: null, site: null });
    expect(sitesOf(view(), 1).map(({ site }) => site)).toEqual(['north', 'west', 'east', 'well']);
  });
  it('keeps the whole map in its box, and captions off the castles', () => {
    const layout = mapLayout(components, 737, 518);
    for (const { x, y } of [...layout.castles, ...layout.crossings]) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeLessThan(518);
    }
    expect(captionAt(layout, 1).anchor).toBe('middle');
    expect(siteOffsets(components, 124).west).toEqual({ x: -38, y: 0 });
  });
  it('lays a hand side by side, then over one another, within its width', () => {
    const size = { width: 58, height: 76 };
    const few = fan(hand({ 'red-1': 2, 'green-1': 1 }), 700, size, 40);
    expect(few[1]!.x - few[0]!.x).toBe(62);
    expect(few[2]!.x - few[1]!.x).toBe(72);
    const many = fan(hand({ 'red-1': 20, joker: 10 }), 700, size, 40);
    expect(many.at(-1)!.x + 29).toBeLessThanOrEqual(700.01);
    expect(many[0]!.seen).toBeLessThan(30);
    expect(rows(hand({ 'red-1': 9 }), 360, { width: 46, height: 58 }).height).toBe(144);
  });
});

describe('flights', () => {
  function snapshot(at: number, of: BurgenlandView): Snapshot {
    return {
      match: 'm',
      at,
      view: of,
      log: [{ seq: at, seat: 0, kind: 'play', at: 0, lines: [] }],
    } as unknown as Snapshot;
  }
  it('bring the cards to the castle, then the piece, then what it earned', () => {
    const before = view({ players: [player(0, { hand: { 'red-1': 4 } }), player(1)] });
    const after = view({
      players: [player(0, { hand: { joker: 1 }, jokers: 1, pieces_left: 16 }), player(1)],
      discards: { 'red-1': 4 },
    });
    after.castles[0]!.sites['west'] = { piece: 'wall', builder: 0 };
    const plans = changesBetween(snapshot(3, before), snapshot(4, after));
    expect(plans.map(({ piece }) => piece.kind)).toEqual(['card', 'card', 'card', 'card', 'piece', 'card']);
    expect(plans[4]).toMatchObject({ to: 'site-1-west', from: 'stock-0' });
    expect(plans[5]).toMatchObject({ from: 'pile-jokers', to: 'hand-0' });
    expect(changesBetween(snapshot(4, after), snapshot(3, before))).toEqual([]);
  });
  it('let swapped milestones cross', () => {
    const plans = changesBetween(snapshot(1, view()), snapshot(2, view({ milestones: ['green', 'red'] })));
    expect(plans.map(({ from, to }) => `${from} ${to}`)).toEqual(['crossing-2 crossing-1', 'crossing-1 crossing-2']);
  });
});

describe('building on the map', () => {
  const acts: unknown[] = [];
  const host = (pending: boolean): DeskHost => ({
    snapshot: {
      head: 3,
      log: [],
      legal: [
        legal({ verb: 'build', castle: 1, site: 'west', piece: 'house', price: 'cards' }),
        legal({ verb: 'build', castle: 1, site: 'west', piece: 'wall', price: 'cards' }),
        legal({ verb: 'build', castle: 1, site: 'east', piece: 'wall', price: 'cards' }),
      ],
      view: view(),
      players: [],
      me: [0],
      viewer: 0,
    } as unknown as Snapshot,
    components,
    readOnly: false,
    pending,
    phone: false,
    act: (action) => void acts.push(action),
    undo: () => undefined,
    ask: () => undefined,
  });
  it('asks for what is still open, and begins once nothing is', () => {
    const desk = new BurgenlandDesk(host(false));
    desk.choosePlace(1);
    desk.choosePiece('wall');
    expect(siteOffers(desk).map(({ site }) => site)).toEqual(['west', 'east']);
    expect(acts).toEqual([]);
    desk.choosePiece('house');
    expect(acts).toEqual([{ verb: 'build', castle: 1, site: 'west', piece: 'house', price: 'cards' }]);
  });
  it('offers nothing while the answer is awaited: the payment is about to take its place', () => {
    const desk = new BurgenlandDesk(host(true));
    acts.length = 0;
    desk.choosePlace(1);
    expect(siteOffers(desk)).toEqual([]);
    expect(castleOffers(desk).some((offer) => offer.legal)).toBe(false);
    desk.chooseSite(1, 'west');
    desk.choosePiece('house');
    expect(acts).toEqual([]);
  });
});
