/** How a character looks: all of it follows from the card, so that a face is always the same. */
import type { CardInfo } from '../../../wire/bruges';

export type Hat =
  | 'crown'
  | 'jester'
  | 'cap'
  | 'mitre'
  | 'skullcap'
  | 'veil'
  | 'helmet'
  | 'board'
  | 'bonnet'
  | 'chaperon'
  | 'feather'
  | 'beret'
  | 'hood'
  | 'scarf';

export interface Look {
  hat: Hat;
  skin: string;
  hair: string;
  /** Colour of hats that are made of cloth. */
  cloth: string;
  long: boolean;
  beard: boolean;
}

const SKINS = ['#f2d3b3', '#e2b48c', '#c98a5e', '#8f5b3a', '#f6ddc6'] as const;
const HAIRS = ['#5a3b22', '#2c2320', '#8a5a2b', '#b98a3e', '#6e6a68'] as const;
const CLOTHS = ['#1f6e7e', '#8e3b4f', '#3e5a2f', '#3d4a78', '#a8562a'] as const;

const WOMEN = new Set([
  'graefin',
  'edelfrau',
  'herzogin',
  'freifrau',
  'prinzessin',
  'taenzerin',
  'wahrsagerin',
  'nonne',
  'aebtissin',
  'koenigin',
  'hofdame',
  'teppichwirkerin',
]);
const HATS: Readonly<Record<string, Hat>> = {
  nobility: 'crown',
  performers: 'jester',
  craftsmen: 'cap',
  church: 'skullcap',
  guard: 'helmet',
  scholars: 'board',
  officials: 'bonnet',
  merchants: 'chaperon',
  court: 'feather',
  artists: 'beret',
  underworld: 'hood',
};
/** Those who do not dress like the rest of their group. */
const OWN_HATS: Readonly<Record<string, Hat>> = {
  bischof: 'mitre',
  erzbischof: 'mitre',
  abt: 'mitre',
  kardinal: 'skullcap',
  nonne: 'veil',
  aebtissin: 'veil',
  koenig: 'crown',
  koenigin: 'crown',
  hofnarr: 'jester',
  bettlerkoenig: 'crown',
  hofdame: 'scarf',
  wahrsagerin: 'scarf',
  teppichwirkerin: 'scarf',
  kurfuerst: 'crown',
  pilger: 'hood',
};

function pick<T>(from: readonly [T, ...T[]], place: number): T {
  return from[place % from.length] ?? from[0];
}

export function lookOf(card: Pick<CardInfo, 'key' | 'number' | 'group'>): Look {
  const { key, number, group } = card;
  const woman = WOMEN.has(key);
  return {
    hat: OWN_HATS[key] ?? HATS[group] ?? 'cap',
    skin: pick(SKINS, number * 3 + (number >> 3)),
    hair: pick(HAIRS, number * 7 + (number >> 2)),
    cloth: pick(CLOTHS, number + (number >> 1)),
    long: woman || (number % 7 === 3 && group !== 'church'),
    beard: !woman && number % 3 === 1,
  };
}
