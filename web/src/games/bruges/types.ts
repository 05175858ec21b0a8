/** The colours, groups and signs of Brügge, and the icons that stand for them. */
import type { IconName } from '../../ui/icons/names';

export const COLOURS = ['blue', 'brown', 'yellow', 'red', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

/** Each colour has the sign of its disaster, so that it never speaks alone. */
export const COLOUR_ICONS: Readonly<Record<Colour, IconName>> = {
  blue: 'flood',
  brown: 'rat',
  yellow: 'robber-hand',
  red: 'small-fire',
  violet: 'cloak-dagger',
};

export const SYMBOL_ICONS: Readonly<Record<string, IconName>> = {
  worker: 'person',
  lightning: 'power-lightning',
  infinity: 'infinity',
  laurel: 'laurels',
};

export const GROUP_ICONS: Readonly<Record<string, IconName>> = {
  nobility: 'crown',
  performers: 'jester-hat',
  craftsmen: 'hammer-nails',
  church: 'church',
  guard: 'checked-shield',
  scholars: 'bookshelf',
  officials: 'quill-ink',
  merchants: 'shop',
  court: 'hunting-horn',
  artists: 'palette',
  underworld: 'hood',
};

export const MAJORITIES = ['progress', 'characters', 'canals'] as const;
export type Majority = (typeof MAJORITIES)[number];
export const MAJORITY_ICONS: Readonly<Record<Majority, IconName>> = {
  progress: 'upgrade',
  characters: 'person',
  canals: 'waves',
};

/** The six things a card can do, in the order of the rules. */
export const USES = ['workers', 'florins', 'remove', 'canal', 'house', 'character'] as const;
export type Use = (typeof USES)[number];
export const USE_ICONS: Readonly<Record<Use, IconName>> = {
  workers: 'person',
  florins: 'two-coins',
  remove: 'checked-shield',
  canal: 'waves',
  house: 'family-house',
  character: 'shaking-hands',
};

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** What stands on a chip: a sign, a figure, and the colour of a worker. */
export interface Bit {
  icon?: IconName | undefined;
  text: string;
  colour?: Colour | undefined;
}

export function colourOf(name: string | null | undefined): Colour {
  const colour = COLOURS.find((one) => one === name);
  if (!colour) throw new RangeError(`no colour ${name}`);
  return colour;
}

export function isUse(verb: string): verb is Use {
  return USES.some((use) => use === verb);
}
