/** Short words for moves and things: what stands on buttons, in lists and in explanations. */
import { say, type Message } from '../../i18n/index.svelte';
import { explainEffects, signed, type EffectIcons } from '../../table/effects';
import type { ChipPart } from '../../ui/chips';
import type { Explanation, ExplanationLine } from '../../ui/explanation.svelte';
import type { BurgenlandComponents, BurgenlandView } from '../../wire/burgenland';
import type { Effect, Legal } from '../../wire/protocol';
import type { Obstacle } from './reach';
import { buildsIn, verbOf, type Build } from './targets';
import type { Card, Piece, Place, Site } from './types';

const ROOM = 'burgenland-page';

/** What a move may cost, as a sign on its chip; tiles are told in words alone. */
export const COST_ICONS: EffectIcons = { coins: 'two-coins', architect: 'compass', cards: 'card-play' };
const COSTS: EffectIcons = {
  ...COST_ICONS,
  'tile-extra-site': 'medieval-gate',
  'tile-coin-payment': 'two-coins',
  'tile-pass': 'key',
  'tile-prime': 'open-treasure-chest',
  'exchange-tiles': 'card-exchange',
};

const GAINS: Readonly<Record<string, (amount: number) => ChipPart>> = {
  victory: () => ({ icon: 'laurel-crown' }),
  jokers: (amount) => ({ icon: 'card-joker', text: signed(amount) }),
  reward: (amount) => ({ icon: 'two-coins', text: signed(amount) }),
  'exchange-tiles': (amount) => ({ icon: 'card-exchange', text: signed(amount) }),
  'bonus-tiles': () => ({ text: '+ ?' }),
  cards: (amount) => ({ icon: 'card-pickup', text: signed(amount) }),
};

/** A text of this page, as opposed to those the game shares with the terminal. */
export function word(key: string, args?: Message['args']): string {
  return say(`${ROOM}.${key}`, args);
}

export function gainPart(effects: readonly Effect[]): ChipPart | undefined {
  const gain = effects.find(({ kind, amount }) => amount > 0 && kind in GAINS);
  return gain ? GAINS[gain.kind]?.(gain.amount) : undefined;
}

/** All a move brings, in a few words: "2 jokers, 1 bonus". */
export function gainWords(effects: readonly Effect[]): string {
  return effects
    .filter(({ kind, amount }) => amount > 0 && kind in GAINS)
    .map(({ kind, amount }) => word(`brief-${kind}`, { amount }))
    .join(', ');
}

export function pieceWord(piece: Piece): string {
  return say(`burgenland.piece-${piece}`);
}

export function colourWord(colour: string): string {
  return say(`burgenland.colour-${colour}`);
}

export function siteWord(site: Site): string {
  return say(`burgenland.site-${site}`);
}

export function cardWord({ colour, value }: Pick<Card, 'colour' | 'value'>): string {
  if (colour === null) return `${say('burgenland.card-joker')} ${value}`;
  return say('burgenland.card-colour', { colour: colourWord(colour), value });
}

export function castleName(components: BurgenlandComponents, place: Place): string {
  if (place === 'great') return say('burgenland.great-castle');
  return components.castles[place - 1]?.name ?? String(place);
}

export interface Here {
  view: BurgenlandView;
  components: BurgenlandComponents;
}

/** Why not, in the few words a button has room for. */
export function obstacleWord(obstacle: Obstacle, view: BurgenlandView, components: BurgenlandComponents): string {
  const missing = 'missing' in obstacle ? obstacle.missing : 0;
  return word(`obstacle-${obstacle.kind}`, { missing, castle: castleName(components, view.well), number: view.well });
}

/** "green or light blue": the colours a castle takes. */
export function colourPair(view: BurgenlandView, castle: number): string {
  const [one = '', two = ''] = view.castles[castle - 1]?.colours ?? [];
  return word('either', { one: colourWord(one), two: colourWord(two) });
}

export function buildWords({ place, piece, site, set, coins }: Build, { components }: Here): string {
  const args = { piece: pieceWord(piece), castle: castleName(components, place), site: site ? siteWord(site) : '' };
  if (place === 'great') {
    const count = (set === 'same' ? components.same : components.different)[piece] ?? 0;
    return word(`move-great-${set ?? 'same'}`, { ...args, count });
  }
  const words = word(piece === 'well' ? 'move-well' : 'move-build', args);
  return coins ? word('move-with-coins', { move: words }) : words;
}

/** The move in a few words, for the list of moves. */
export function moveWords(legal: Legal, here: Here): string {
  const [build] = buildsIn([legal], here.view.well);
  if (build) return buildWords(build, here);
  if (verbOf(legal) === 'swap') {
    const { first, second } = swapColours(legal, here.view);
    return word('move-swap', { one: colourWord(first), two: colourWord(second) });
  }
  const verb = verbOf(legal);
  if (verb === 'draw' || verb === 'joker' || verb === 'prime') return word(`verb-${verb}`);
  return say(legal.words.key, legal.words.args);
}

function swapColours(legal: Legal, view: BurgenlandView): { first: string; second: string } {
  const [one = 1, two = 1] = String(legal.action['crossings']).split('-').map(Number);
  return { first: view.milestones[one - 1] ?? '', second: view.milestones[two - 1] ?? '' };
}

export function effectLines(effects: readonly Effect[]): ExplanationLine[] {
  return explainEffects(effects, 'burgenland', say, say('play-cost'), COSTS);
}

/** What a move is, what it costs and what it brings. */
export function moveCard(legal: Legal, here: Here): Explanation {
  const [build] = buildsIn([legal], here.view.well);
  const price: ExplanationLine[] = [];
  if (build && typeof build.place === 'number' && !build.coins) {
    const count = here.components.castle_price;
    price.push({
      label: say('play-cost'),
      value: word('price-castle', { count, colours: colourPair(here.view, build.place) }),
      strong: true,
    });
  }
  return { title: moveWords(legal, here), lines: [...effectLines(legal.effects), ...price] };
}
