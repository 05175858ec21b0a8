/** A position in the middle of a game of Burgundy, for the gallery only. */
import type { Depot, DepotTarget, EstateCell, EstateTarget, Kind, Tile } from '../games/burgundy/types';

const LETTERS: Record<string, Kind> = {
  C: 'castle',
  M: 'mine',
  K: 'knowledge',
  S: 'ship',
  A: 'pasture',
  B: 'building',
};
const BOARD_1 =
  'A6 C5 C4 K3 A2 A1 C6 K5 B4 A5 A4 B3 K1 B2 B3 S6 S1 S2 C6 S5 S4 S1 B2 B5 M4 B3 B1 A2 B6 M1 K2 B5 B6 M3 K4 K1 B3';

const PLACED: Record<number, Tile> = {
  5: { kind: 'pasture', animal: 'sheep', count: 4 },
  6: { kind: 'castle' },
  10: { kind: 'pasture', animal: 'sheep', count: 3 },
  11: { kind: 'building', building: 'church' },
  12: { kind: 'knowledge', number: 9 },
  17: { kind: 'ship' },
  18: { kind: 'castle' },
  19: { kind: 'ship' },
  20: { kind: 'ship' },
  21: { kind: 'ship' },
  24: { kind: 'mine' },
  25: { kind: 'building', building: 'market' },
  26: { kind: 'building', building: 'bank' },
  29: { kind: 'mine' },
  30: { kind: 'knowledge', number: 17 },
};

function estate(placed: Record<number, Tile>): EstateCell[] {
  return BOARD_1.split(' ').map((code, cell) => ({
    kind: LETTERS[code.charAt(0)] ?? 'building',
    number: Number(code.charAt(1)),
    tile: placed[cell] ?? null,
  }));
}

export const mine = estate(PLACED);

export const theirs = estate({
  1: { kind: 'castle' },
  2: { kind: 'castle' },
  6: { kind: 'castle' },
  7: { kind: 'knowledge', number: 11 },
  12: { kind: 'knowledge', number: 3 },
  13: { kind: 'building', building: 'church' },
  18: { kind: 'castle' },
  19: { kind: 'ship' },
  20: { kind: 'ship' },
  21: { kind: 'ship' },
  24: { kind: 'mine' },
  25: { kind: 'building', building: 'market' },
  27: { kind: 'pasture', animal: 'sheep', count: 3 },
  31: { kind: 'building', building: 'bank' },
});

const worker = (count: number): { icon: 'person'; text: string } => ({ icon: 'person', text: String(count) });
const extra = { icon: 'rolling-dices', text: '+1' } as const;
const cow: Tile = { kind: 'pasture', animal: 'cow', count: 3 };

export const targets: EstateTarget[] = [
  {
    cell: 33,
    label: 'Mine sur le 3 : un ouvrier, 17 points',
    cost: worker(1),
    gain: { text: '+17' },
    tile: { kind: 'mine' },
    explanation: {
      title: 'Mine sur le 3',
      lines: [
        { label: 'Domaine de 3', value: '+6' },
        { label: 'Phase C', value: '+6' },
        { label: 'Prime mines', value: '+5' },
        { label: 'Coût', value: '1 ouvrier', strong: true },
      ],
    },
  },
  {
    cell: 27,
    label: 'Vache sur le 2, à l’est : deux ouvriers, 10 points',
    cost: worker(2),
    gain: { text: '+10' },
    tile: cow,
  },
  { cell: 4, label: 'Vache sur le 2 : deux ouvriers, 3 points', cost: worker(2), gain: { text: '+3' }, tile: cow },
  { cell: 9, label: 'Vache sur le 5 : un ouvrier, 3 points', cost: worker(1), gain: { text: '+3' }, tile: cow },
  { cell: 2, label: 'Château sur le 4 : une action de plus', gain: extra, tile: { kind: 'castle' } },
  {
    cell: 1,
    label: 'Château sur le 5 : un ouvrier, une action de plus',
    cost: worker(1),
    gain: extra,
    tile: { kind: 'castle' },
  },
];

const slot = (kind: Kind, tile: Tile | null, closed = false): Depot['slots'][number] => ({ kind, tile, closed });
const building = (name: Extract<Tile, { kind: 'building' }>['building']): Tile => ({
  kind: 'building',
  building: name,
});
const animal = (name: Extract<Tile, { kind: 'pasture' }>['animal'], count: number): Tile => ({
  kind: 'pasture',
  animal: name,
  count,
});

/** Slots of three and four players are closed with two. */
export const depots: Depot[] = [
  {
    number: 1,
    workers: 3,
    goods: [3],
    slots: [
      slot('knowledge', null, true),
      slot('building', building('workshop')),
      slot('ship', { kind: 'ship' }),
      slot('pasture', null, true),
    ],
  },
  {
    number: 2,
    workers: 2,
    goods: [6, 6],
    slots: [
      slot('knowledge', { kind: 'knowledge', number: 21 }),
      slot('building', null, true),
      slot('castle', null),
      slot('building', null, true),
    ],
  },
  {
    number: 3,
    workers: 1,
    goods: [],
    slots: [
      slot('pasture', animal('chicken', 3)),
      slot('ship', null, true),
      slot('building', building('city-hall')),
      slot('knowledge', null, true),
    ],
  },
  {
    number: 4,
    workers: 0,
    goods: [2, 5],
    slots: [
      slot('mine', null, true),
      slot('ship', { kind: 'ship' }),
      slot('building', building('warehouse')),
      slot('pasture', null, true),
    ],
  },
  {
    number: 5,
    workers: 1,
    goods: [1],
    slots: [
      slot('building', null, true),
      slot('mine', { kind: 'mine' }),
      slot('building', null, true),
      slot('knowledge', { kind: 'knowledge', number: 2 }),
    ],
  },
  {
    number: 6,
    workers: 2,
    goods: [4],
    slots: [
      slot('castle', null, true),
      slot('building', null),
      slot('ship', null, true),
      slot('pasture', animal('pig', 4)),
    ],
  },
];

export const depotTargets: DepotTarget[] = [
  {
    depot: 4,
    slot: 1,
    label: 'Prendre le Navire du dépôt 4',
    explanation: { title: 'Navire', lines: [{ label: 'va dans votre réserve' }] },
  },
  {
    depot: 4,
    slot: 2,
    label: 'Prendre l’Entrepôt du dépôt 4',
    explanation: { title: 'Entrepôt', lines: [{ label: 'va dans votre réserve' }] },
  },
];

export const black = {
  title: 'Dépôt noir',
  price: 2,
  tiles: [
    animal('cow', 4),
    building('boarding-house'),
    { kind: 'knowledge', number: 24 },
    { kind: 'castle' },
  ] as (Tile | null)[],
};

/** The same board as four players see it: every slot open, eight black tiles. */
export const crowdedDepots: Depot[] = depots.map((depot) => ({
  ...depot,
  slots: depot.slots.map((one) => ({
    kind: one.kind,
    tile: one.tile ?? (one.closed ? fill(one.kind) : null),
  })),
}));
export const crowdedBlack = {
  ...black,
  tiles: [...black.tiles, { kind: 'ship' }, building('bank'), null, { kind: 'mine' }] as (Tile | null)[],
};

function fill(kind: Kind): Tile {
  if (kind === 'knowledge') return { kind, number: 16 };
  if (kind === 'pasture') return animal('sheep', 2);
  if (kind === 'building') return building('watchtower');
  return { kind };
}

export const storage: Tile[] = [{ kind: 'castle' }, cow, { kind: 'mine' }];

export const scoreParts = [
  { label: 'Domaines complets', icon: 'hexes', points: [58, 52] },
  { label: 'Primes de phase', icon: 'hourglass', points: [44, 50] },
  { label: 'Animaux', icon: 'sheep', points: [29, 14] },
  { label: 'Marchandises vendues', icon: 'trade', points: [22, 30] },
  { label: 'Primes de couleur', icon: 'laurel-crown', points: [12, 9] },
  { label: 'Tours de guet', icon: 'watchtower', points: [8, 4] },
  { label: 'Savoir, à la fin', icon: 'open-book', points: [12, 14] },
  { label: 'Reste : argent, ouvriers', icon: 'two-coins', points: [2, 3] },
] as const;

export const course = {
  you: [0, 2, 3, 5, 9, 22, 24, 27, 28, 35, 38, 41, 41, 58, 61, 64, 70, 74, 86, 92, 96, 104, 118, 130, 166, 187],
  odile: [0, 1, 4, 8, 10, 15, 20, 30, 31, 33, 39, 47, 49, 50, 57, 63, 71, 80, 84, 93, 101, 110, 119, 124, 150, 176],
};
