/** Brügge's room: reading the wire, sorting legal actions to places, what moved, what was last, the gallery. */
import { describe, expect, it } from 'vitest';
import { canalSpaces, deckOf, diceOf, housesOf, knowledgeOf, stepPrice } from '../src/games/bruges/adapt';
import { changesBetween } from '../src/games/bruges/changes';
import { lastSpots, linesOf, spotsOf } from '../src/games/bruges/chronicle';
import { ANY, entriesOf, find, plainly } from '../src/games/bruges/gallery/search';
import { cardsIn, inSelection, NOTHING, placesOf, wishAt } from '../src/games/bruges/targets';
import type { BrugesComponents, BrugesView, CardInfo, SeatView } from '../src/wire/bruges';
import type { Legal, LogEntry, Message, Snapshot } from '../src/wire/protocol';

function legal(action: Record<string, number | string>): Legal {
  return { action, notation: JSON.stringify(action), words: { key: 'x', args: {} }, effects: [] };
}
function card(key: string, change: Partial<CardInfo> = {}): CardInfo {
  return {
    key,
    number: 1,
    names: { fr: key, en: key, de: key },
    colour: 'red',
    price: 3,
    points: 1,
    group: 'church',
    symbol: 'lightning',
    worker: null,
    infinity: null,
    text: { key: 'bruges.acts-lightning', args: { effects: { key: 'bruges.points', args: { count: 2 } } } },
    sourced: {},
    note: null,
    ...change,
  };
}
function seat(number: number, change: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    florins: 5,
    workers: { blue: 1 },
    threats: {},
    level: 0,
    canals: [
      { tiles: 1, statue_taken: false, next_colour: 'brown', next_cost: 0 },
      { tiles: 5, statue_taken: true, next_colour: null, next_cost: null },
    ],
    statues: [],
    majorities: [],
    hand: [],
    houses: [],
    progress_cost: null,
    track: 5,
    score: 5,
    parts: { start: 5 },
    ...change,
  };
}
function table(change: Partial<BrugesView> = {}): BrugesView {
  return {
    seat: 0,
    round: 1,
    last_round: null,
    phase: 'play',
    first: 0,
    turn_of: 0,
    cards_played: 0,
    played: false,
    to_move: 0,
    decision: 'turn',
    pending: null,
    dice: {},
    piles: [
      { cards: 9, back: 'red' },
      { cards: 8, back: 'blue' },
    ],
    extra: { cards: 99, back: 'red' },
    statues_left: [7, 6],
    threat_supply: {},
    discarded: [],
    players: [seat(0), seat(1)],
    options: { revised: false },
    ...change,
  };
}
const components = {
  cards: [
    card('abt'),
    card('koenig', {
      names: { fr: 'Roi', en: 'King', de: 'König' },
      colour: 'blue',
      price: 12,
      sourced: { name_de: 'one source' },
    }),
  ],
  revised: [card('abt', { price: 9 })],
  gates: [
    { left: ['blue', 'brown', 'yellow', 'red', 'violet'], right: ['yellow', 'violet', 'brown', 'red', 'blue'] },
    { left: [], right: [] },
  ],
  canal_costs: [1, 2, 3, 4, 5],
} as unknown as BrugesComponents;

describe('reading the wire', () => {
  it('the next space of a canal has the price of this moment, the others the printed one', () => {
    const left = canalSpaces(seat(0), components, 'left');
    expect(left.map((space) => space.cost)).toEqual([1, 0, 3, 4, 5]);
    expect(left.map((space) => space.next)).toEqual([false, true, false, false, false]);
    expect(left[0]).toMatchObject({ built: true, outer: true, colour: 'blue' });
    const right = canalSpaces(seat(0), components, 'right');
    expect(right.every((space) => space.built)).toBe(true);
    expect(right.filter((space) => space.outer).map((space) => space.place)).toEqual([5]);
  });
  it('dice lie lowest first, and 1s and 2s make the price of a level', () => {
    const view = table({ dice: { blue: 6, brown: 1, yellow: 4, red: 2, violet: 5 } });
    expect(diceOf(view).map((die) => [die.colour, die.cost, die.threat])).toEqual([
      ['brown', 1, false],
      ['red', 2, false],
      ['yellow', 0, false],
      ['violet', 0, true],
      ['blue', 0, true],
    ]);
    expect(stepPrice(view)).toBe(3);
    expect(stepPrice(table({ dice: { blue: 3, red: 5 } }))).toBeNull();
  });
  it('a house keeps its id, whatever else is built', () => {
    const one = { colour: 'red', card: null, guest: null, used: false };
    const guest = { ...one, guest: 'abt' };
    expect(housesOf(seat(0, { houses: [guest, one, one] })).map((house) => house.id)).toEqual([
      'guest-abt-0',
      'empty-red-0',
      'empty-red-1',
    ]);
  });
  it('revised cards are played only where they were agreed on', () => {
    expect(deckOf(components, false).get('abt')?.price).toBe(3);
    expect(deckOf(components, true).get('abt')?.price).toBe(9);
  });
  it('a card says how much of it is known', () => {
    expect(knowledgeOf(card('a'))).toBe('none');
    expect(knowledgeOf(card('a', { sourced: { name_de: 'one source' } }))).toBe('partly');
    expect(knowledgeOf(card('a', { sourced: { effects: 'confirmed' } }))).toBe('effect');
  });
});

describe('places of the table', () => {
  const moves = [
    legal({ verb: 'workers', card: 'abt' }),
    legal({ verb: 'canal', card: 'abt', side: 'left' }),
    legal({ verb: 'character', card: 'abt' }),
    legal({ verb: 'house', card: 'koenig' }),
    legal({ verb: 'activate', card: 'nonne' }),
    legal({ verb: 'end' }),
  ];
  const places = (chosen: string | null) =>
    [...placesOf(moves, { ...NOTHING, card: chosen }, () => 'red', null).keys()].sort();

  it('belong to the card in hand, and to characters at all times', () => {
    expect(cardsIn(moves)).toEqual(new Set(['abt', 'koenig']));
    expect(places(null)).toEqual(['character-nonne']);
    expect(places('abt')).toEqual(['canal-left', 'character-nonne', 'empty-houses', 'worker-red']);
    expect(places('koenig')).toEqual(['character-nonne', 'new-house']);
  });
  it('an exchange begins at the worker given and ends at the one taken', () => {
    const swaps = [
      legal({ verb: 'swap', from: 'blue', to: 'red' }),
      legal({ verb: 'swap', from: 'blue', to: 'violet' }),
      legal({ verb: 'swap', from: 'brown', to: 'red' }),
    ];
    const at = (from: string | null) => [...placesOf(swaps, { ...NOTHING, from }, () => '', null).keys()];
    expect(at(null)).toEqual(['worker-blue', 'worker-brown']);
    expect(at('blue')).toEqual(['worker-red', 'worker-violet']);
    expect(inSelection(swaps, { ...NOTHING, from: 'brown' })).toHaveLength(1);
  });
  it('a place that is no target asks the nearest question', () => {
    const view = table();
    expect(wishAt('worker-blue', view, { ...NOTHING, card: 'koenig' }, components)).toEqual({
      verb: 'workers',
      card: 'koenig',
    });
    expect(wishAt('house-red', view, { ...NOTHING, card: 'koenig' }, components)).toEqual({
      verb: 'character',
      card: 'koenig',
    });
    expect(wishAt('house-red', table({ decision: 'fire' }), NOTHING, components)).toEqual({
      verb: 'burn',
      colour: 'red',
    });
    expect(wishAt('character-abt', view, NOTHING, components)).toEqual({ verb: 'activate', card: 'abt' });
    expect(wishAt('tile-left', view, NOTHING, components)).toEqual({ verb: 'breach', side: 'left' });
  });
});

const say = (name: string, args: Message['args'] = {}): Message => ({ key: `bruges.${name}`, args });
const entry = (seq: number, player: number, lines: Message[], kind: 'play' | 'undo' = 'play'): LogEntry =>
  ({ seq, seat: player, kind, lines }) as unknown as LogEntry;
const placed = (player: number, fr: string): Message =>
  say('log-character', { player, card: say('card', { fr, en: fr, de: fr }) });
const dug = (player: number, side: string): Message => say('log-dig', { player, side: say(`side-${side}`) });

describe('the log', () => {
  it('tells points apart from other gains, however long the list', () => {
    const what: Message = {
      key: 'core.list',
      args: {
        first: say('florins', { count: 2 }),
        rest: { key: 'core.list', args: { first: say('points', { count: 3 }), rest: say('levels', { count: 1 }) } },
      },
    };
    const [gained] = linesOf(entry(1, 0, [say('log-gains', { player: 0, what })]));
    expect(gained).toMatchObject({ tone: 'detail', points: 3 });
  });
  it('hides the end of a turn and sets rounds apart', () => {
    const lines = linesOf(entry(1, 0, [say('log-end', { player: 0 }), say('log-round', { round: 2, player: 1 })]));
    expect(lines.map((line) => line.tone)).toEqual(['head']);
  });
  it('points at characters, houses and canals', () => {
    expect(spotsOf(entry(1, 0, [placed(0, 'Roi'), dug(1, 'left')]))).toEqual([
      { seat: 0, kind: 'character', what: 'Roi' },
      { seat: 1, kind: 'canal', what: 'left' },
    ]);
  });
  it('the last move of each player stands, one taken back does not', () => {
    const log = [
      entry(1, 0, [placed(0, 'Roi')]),
      entry(2, 1, [dug(1, 'left')]),
      entry(3, 0, [placed(0, 'Abbé')]),
      entry(4, 0, [], 'undo'),
    ];
    expect(lastSpots(log, 0, 2)).toEqual([
      { seat: 1, kind: 'canal', what: 'left' },
      { seat: 0, kind: 'character', what: 'Roi' },
    ]);
  });
});

describe('what moved', () => {
  const snapshot = (at: number, view: BrugesView): Snapshot =>
    ({ match: 'm', at, view, log: [] }) as unknown as Snapshot;
  it('a card drawn flies from its pile, back up', () => {
    const after = table({
      piles: [
        { cards: 8, back: 'violet' },
        { cards: 8, back: 'blue' },
      ],
      players: [seat(0, { hand: [{ colour: 'red', card: null }] }), seat(1)],
    });
    const { flights, rolled } = changesBetween(snapshot(1, table()), snapshot(2, after));
    expect(rolled).toBe(false);
    expect(flights).toMatchObject([{ from: 'pile-left', to: 'hand-0', piece: { kind: 'back', colour: 'red' } }]);
  });
  it('a canal tile, its cost and its points each go their way', () => {
    const after = seat(0, {
      canals: [{ tiles: 2, statue_taken: false, next_colour: 'yellow', next_cost: 3 }, seat(0).canals[1]!],
      florins: 3,
      parts: { start: 5, canals: 3 },
    });
    const { flights } = changesBetween(snapshot(1, table()), snapshot(2, table({ players: [after, seat(1)] })));
    expect(flights.map((flight) => [flight.piece.kind, flight.to])).toEqual([
      ['tile', 'canal-0-left-2'],
      ['points', 'score-0'],
    ]);
  });
  it('threats come after the dice, and a long absence is not played back', () => {
    const after = table({
      dice: { red: 5 },
      players: [seat(0, { threats: { red: 1 } }), seat(1, { threats: { red: 2 } })],
    });
    const { flights, rolled } = changesBetween(snapshot(1, table()), snapshot(2, after));
    expect(rolled).toBe(true);
    expect(flights.map((flight) => flight.to)).toEqual(['threat-0-red', 'threat-1-red']);
    expect(flights.every((flight) => flight.delay > 0)).toBe(true);
    expect(changesBetween(snapshot(1, table()), snapshot(9, after)).flights).toEqual([]);
  });
});

describe('the gallery', () => {
  const texts = (points: string, when: string, church: string): string =>
    `points = { $count } ${points}\nacts-lightning = ${when}: { $effects }\ngroup-church = ${church}\n`;
  const entries = entriesOf(components, {
    fr: texts('points', 'à la pose', 'Église'),
    en: texts('points', 'when placed', 'Church'),
    de: texts('Punkte', 'beim Ausspielen', 'Kirche'),
  });
  it('puts every card into words of three languages', () => {
    expect(entries[1]?.words).toEqual({
      fr: 'À la pose: 2 points',
      en: 'When placed: 2 points',
      de: 'Beim Ausspielen: 2 Punkte',
    });
    expect(entries[0]?.revisedWords?.fr).toBe('À la pose: 2 points');
  });
  it('finds them by any of these words, without minding accents or case', () => {
    expect(plainly('Évêque ŒUF')).toBe('eveque oeuf');
    const keys = (text: string, change = {}) => find(entries, { ...ANY, text, ...change }).map((one) => one.card.key);
    expect(keys('')).toHaveLength(2);
    expect(keys('KONIG')).toEqual(['koenig']);
    expect(keys('roi 2 punkte')).toEqual(['koenig']);
    expect(keys('eglise', { colour: 'red' })).toEqual(['abt']);
    expect(keys('', { known: 'partly' })).toEqual(['koenig']);
    expect(keys('', { price: '12' })).toEqual(['koenig']);
    expect(keys('nobody')).toEqual([]);
    expect(find(entries, ANY, new Set(['abt']))).toHaveLength(1);
  });
});
