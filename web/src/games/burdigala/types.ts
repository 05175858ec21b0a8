/** Words of Burdigala that the wire leaves open, and the sign of each thing. */
import type { IconName } from '../../ui/icons/names';

export const GOODS = ['wine', 'ceramics', 'copper', 'wheat', 'tin'] as const;
export type Good = (typeof GOODS)[number];

/** A pawn that left the map. */
export const GONE = 'gone';

export const GOOD_ICONS: Readonly<Record<Good, IconName>> = {
  wine: 'wine-bottle',
  ceramics: 'amphora',
  copper: 'metal-bar',
  wheat: 'wheat',
  tin: 'gold-bar',
};

const TILE_ICONS: Readonly<Record<string, IconName>> = {
  fountain: 'fountain',
  'public-well': 'well',
  'potters-workshop': 'painted-pottery',
  tavern: 'wine-glass',
  altar: 'fire-bowl',
  'bakers-oven': 'bread',
  storehouse: 'cellar-barrels',
  domus: 'family-house',
  market: 'shop',
  portico: 'ancient-columns',
  curia: 'banging-gavel',
  arch: 'arc-triomphe',
  baths: 'bathtub',
  basilica: 'byzantin-temple',
  aqueduct: 'aqueduct',
  temple: 'greek-temple',
  necropolis: 'tombstone',
  forum: 'ionic-column',
  theatre: 'theater',
  amphitheatre: 'coliseum',
  'stopped-site': 'crane',
};

/** An owner's corrected data may hold buildings that have no sign of their own. */
export function tileIcon(tile: string): IconName {
  return TILE_ICONS[tile] ?? 'greek-temple';
}

const INTRIGUE_ICONS: Readonly<Record<string, IconName>> = {
  consul: 'roman-toga',
  hygiene: 'soap',
  chariot: 'chariot',
  boat: 'trireme',
  'good-harvest': 'grain-bundle',
  'in-vino-veritas': 'grapes',
  betrayal: 'backstab',
  influence: 'rolling-dices',
  indiscretion: 'semi-closed-eye',
  merchant: 'scales',
  sailor: 'ship-wheel',
  'publius-crassus': 'caesar',
  connections: 'three-friends',
  theft: 'robber',
};

export function intrigueIcon(card: string): IconName {
  return INTRIGUE_ICONS[card] ?? 'scroll-unfurled';
}

export function isGood(name: string): name is Good {
  return (GOODS as readonly string[]).includes(name);
}
