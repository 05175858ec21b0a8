/** Plain data the Burgundy drawings take. The wire format is adapted to it in one place. */
import type { ChipPart } from '../../ui/chips';
import type { Explanation } from '../../ui/explanation.svelte';
import type { IconName } from '../../ui/icons/names';
import type { PlayerColour } from '../../ui/players';

export const KINDS = ['castle', 'mine', 'knowledge', 'ship', 'pasture', 'building'] as const;
export type Kind = (typeof KINDS)[number];

export const ANIMALS = ['cow', 'pig', 'sheep', 'chicken'] as const;
export type Animal = (typeof ANIMALS)[number];

export const BUILDINGS = [
  'warehouse',
  'watchtower',
  'workshop',
  'church',
  'market',
  'boarding-house',
  'bank',
  'city-hall',
] as const;
export type Building = (typeof BUILDINGS)[number];

export type Tile =
  | { kind: 'castle' | 'mine' | 'ship' }
  | { kind: 'knowledge'; number: number }
  | { kind: 'pasture'; animal: Animal; count: number }
  | { kind: 'building'; building: Building };

/** One of the 37 spaces of an estate, in the order of the rows. */
export interface EstateCell {
  kind: Kind;
  number: number;
  tile: Tile | null;
}

/** A space where a tile may be placed now. */
export interface EstateTarget {
  cell: number;
  label: string;
  cost?: ChipPart | undefined;
  gain?: ChipPart | undefined;
  /** The tile that would be placed: shown as a ghost while the target is pointed at. */
  tile?: Tile | undefined;
  explanation?: Explanation | undefined;
}

export interface LastMove {
  cell: number;
  colour: PlayerColour;
}

/** One of a depot's four slots. A slot not used with this number of players is closed. */
export interface DepotSlot {
  kind: Kind;
  tile: Tile | null;
  closed?: boolean | undefined;
}

export interface Depot {
  /** 1 to 6. */
  number: number;
  slots: readonly DepotSlot[];
  /** Goods lying here, by die number. */
  goods: readonly number[];
  /** Workers it would take to turn the chosen die into this number; 0 for its own. */
  workers?: number | undefined;
}

/** A tile that may be taken now: `depot` 1 to 6, or 0 for the black depot. */
export interface DepotTarget {
  depot: number;
  slot: number;
  label: string;
  cost?: ChipPart | undefined;
  /** Ringed only while pointed at: it costs something, and the card already says so. */
  quiet?: boolean | undefined;
  pointed?: boolean | undefined;
  explanation?: Explanation | undefined;
}

/** A depot whose goods a ship can load. */
export interface LoadTarget {
  depot: number;
  label: string;
  explanation?: Explanation | undefined;
}

export const KIND_ICONS: Record<Kind, IconName> = {
  castle: 'medieval-gate',
  mine: 'mine-wagon',
  knowledge: 'open-book',
  ship: 'sailboat',
  pasture: 'sheep',
  building: 'family-house',
};

const BUILDING_ICONS: Record<Building, IconName> = {
  warehouse: 'warehouse',
  watchtower: 'watchtower',
  workshop: 'hand-saw',
  church: 'church',
  market: 'shop',
  'boarding-house': 'bed',
  bank: 'bank',
  'city-hall': 'clock-tower',
};

export function tileIcon(tile: Tile): IconName {
  switch (tile.kind) {
    case 'pasture':
      return tile.animal;
    case 'building':
      return BUILDING_ICONS[tile.building];
    default:
      return KIND_ICONS[tile.kind];
  }
}
