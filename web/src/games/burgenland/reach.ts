/**
 * What stands between a player and each building: nothing, a rule, or a few cards.
 *
 * The legal actions say what can be done; this says what is missing where it nearly can.
 */
import type { BurgenlandComponents, BurgenlandView, PlayerView } from '../../wire/burgenland';
import { colourOfCard, countPieces, JOKER, sitesOf, sum } from './adapt';
import { PIECES, type Card, type CardSet, type Piece } from './types';

export type Obstacle =
  | { kind: 'none-left' | 'no-site' | 'second-palace' | 'needs-wall' | 'marker' }
  | { kind: 'cards' | 'architect'; missing: number };

/** Cards a player could pay a castle with; jokers are counted apart, they are missed most. */
export interface Means {
  /** Cards of the castle's two colours. */
  cards: Card[];
  jokers: number;
  /** Cards still missing of the four. */
  missing: number;
}

/** This near a castle shows what is missing. */
export const NEAR = 2;

export function meansFor(
  view: BurgenlandView,
  components: BurgenlandComponents,
  hand: readonly Card[],
  castle: number,
): Means {
  const colours = view.castles[castle - 1]?.colours ?? [];
  const cards = hand.filter(({ colour }) => colour !== null && colours.includes(colour));
  const jokers = hand.filter(({ colour }) => colour === null).length;
  return { cards, jokers, missing: Math.max(0, components.castle_price - cards.length - jokers) };
}

/** Why a piece cannot be built in a castle with cards; null when nothing is in the way. */
export function obstacleTo(
  piece: Piece,
  castle: number,
  {
    view,
    components,
    player,
    hand,
  }: { view: BurgenlandView; components: BurgenlandComponents; player: PlayerView; hand: readonly Card[] },
): Obstacle | null {
  if ((player.pieces[piece] ?? 0) === 0) return { kind: 'none-left' };
  const tiles = player.bonus_tiles ?? {};
  if (piece === 'well') {
    if (view.well !== castle) return { kind: 'marker' };
  } else {
    const sites = sitesOf(view, castle);
    const free = sites.some((one) => one.site !== 'well' && one.piece === null);
    const extra = (tiles['extra-site'] ?? 0) > 0 && !sites.some((one) => one.site === 'extra');
    if (!free && !extra) return { kind: 'no-site' };
    const pass = (tiles['pass'] ?? 0) > 0;
    if (piece === 'palace' && !pass && countPieces(view, castle, 'palace') > 0) return { kind: 'second-palace' };
    const unwalled = countPieces(view, castle, 'house') >= countPieces(view, castle, 'wall');
    if (piece === 'house' && !pass && unwalled) return { kind: 'needs-wall' };
  }
  const means = meansFor(view, components, hand, castle);
  if (means.missing > 0) return { kind: 'cards', missing: means.missing };
  if (piece !== 'palace') return null;
  const short = view.architect - (sum(hand.map(({ value }) => value)) - leastFour(means, components));
  return short > 0 ? { kind: 'architect', missing: short } : null;
}

/** What leaves the hand when the four cards are paid sparingly. */
function leastFour({ cards }: Means, { castle_price: price, joker_value: joker }: BurgenlandComponents): number {
  const values = cards.map(({ value }) => value).toSorted((one, two) => one - two);
  return sum(values.slice(0, price)) + Math.max(0, price - values.length) * joker;
}

/** How many cards are missing in a castle where cards are all that is; null where it is not near. */
export function nearAt(castle: number, here: Parameters<typeof obstacleTo>[2]): number | null {
  for (const piece of PIECES) {
    const obstacle = obstacleTo(piece, castle, here);
    if (obstacle?.kind === 'cards' && obstacle.missing <= NEAR) return obstacle.missing;
  }
  return null;
}

/** Cards missing for a set of the great castle. */
export function missingInGreat(
  piece: Piece,
  set: CardSet,
  { view, components, hand }: { view: BurgenlandView; components: BurgenlandComponents; hand: readonly Card[] },
): number {
  const jokers = hand.filter(({ name }) => name === JOKER).length;
  const counts = new Map<string, number>();
  for (const { name } of hand) {
    const colour = colourOfCard(name);
    if (colour !== null) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  if (set === 'same') return Math.max(0, (components.same[piece] ?? 0) - Math.max(0, ...counts.values()) - jokers);
  const helpers = view.options['plain-different'] === true ? 0 : jokers;
  return Math.max(0, (components.different[piece] ?? 0) - counts.size - helpers);
}
