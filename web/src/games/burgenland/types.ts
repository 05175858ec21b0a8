/** Plain data the Burgenland drawings take. The wire format is adapted to it in one place. */
import type { IconName } from '../../ui/icons/names';

export const PIECES = ['wall', 'house', 'palace', 'well'] as const;
export type Piece = (typeof PIECES)[number];

/** The sites of a castle; the extra one only where its bonus tile lies. */
export const SITES = ['north', 'west', 'east', 'extra', 'well'] as const;
export type Site = (typeof SITES)[number];

/** A castle by its number, or the great castle. */
export type Place = number | 'great';

export const SETS = ['same', 'different', 'coins'] as const;
export type CardSet = (typeof SETS)[number];

export type Bonus = 'joker' | 'coins' | 'exchange' | 'bonus';
export const TILES = ['extra-site', 'coin-payment', 'pass', 'prime'] as const;
export type TileName = (typeof TILES)[number];

/** One card of a hand. `id` tells equal cards apart; a joker has no colour. */
export interface Card {
  id: string;
  name: string;
  colour: string | null;
  value: number;
}

export const PIECE_ICONS: Record<Piece, IconName> = {
  wall: 'stone-wall',
  house: 'house',
  palace: 'indian-palace',
  well: 'well',
};

export const BONUS_ICONS: Record<Bonus, IconName | null> = {
  joker: 'card-joker',
  coins: 'two-coins',
  exchange: 'card-exchange',
  bonus: null,
};

/** The tile for an extra site is drawn, not an icon. */
export const TILE_ICONS: Record<TileName, IconName | null> = {
  'extra-site': null,
  'coin-payment': 'two-coins',
  pass: 'key',
  prime: 'open-treasure-chest',
};

const SYMBOL_ICONS: Readonly<Record<string, IconName>> = {
  lion: 'lion',
  tree: 'oak',
  sun: 'heraldic-sun',
  fish: 'double-fish',
  eagle: 'eagle-emblem',
  crown: 'crown',
  tower: 'stone-tower',
  lily: 'fleur-de-lys',
};

/** An edition may name a symbol that is not drawn yet: a shield stands for it. */
export function symbolIcon(symbol: string): IconName {
  return SYMBOL_ICONS[symbol] ?? 'checked-shield';
}

export function isPiece(name: unknown): name is Piece {
  return PIECES.some((one) => one === name);
}

export function isSite(name: unknown): name is Site {
  return SITES.some((one) => one === name);
}

export function isBonus(name: unknown): name is Bonus {
  return typeof name === 'string' && name in BONUS_ICONS;
}
