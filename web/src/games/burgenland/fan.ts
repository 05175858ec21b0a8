/** How a hand lies: cards side by side while there is room, then over one another, then in rows. */
import { groupBy } from './adapt';
import type { Card } from './types';

export interface Lying {
  card: Card;
  /** The card's middle. */
  x: number;
  y: number;
  /** How much of its left side the next card leaves in sight. */
  seen: number;
}

export interface CardSize {
  width: number;
  height: number;
}

const GAP = 4;
/** Between colours, while there is room. */
const BETWEEN = 10;

/** One row over the whole width; `y` is the middle of the cards. */
export function fan(cards: readonly Card[], width: number, size: CardSize, y: number): Lying[] {
  const changes = cards.map((card, at) => (at > 0 && cards[at - 1]?.colour !== card.colour ? 1 : 0));
  const groups = changes.reduce<number>((sum, one) => sum + one, 0);
  const room = width - size.width;
  const steps = Math.max(1, cards.length - 1);
  const between = Math.max(0, Math.min(BETWEEN, (room - steps * (size.width + GAP)) / Math.max(1, groups)));
  const pitch = Math.min(size.width + GAP, (room - groups * between) / steps);
  let x = size.width / 2;
  return cards.map((card, at) => {
    if (at > 0) x += pitch + (changes[at] ? between : 0);
    const last = at === cards.length - 1;
    return { card, x, y, seen: last ? size.width : Math.min(size.width, pitch + (changes[at + 1] ? between : 0)) };
  });
}

/** As many full cards in a row as fit, in as many rows as it takes. */
export function rows(cards: readonly Card[], width: number, size: CardSize): { lying: Lying[]; height: number } {
  const across = Math.max(1, Math.floor((width + GAP) / (size.width + GAP)));
  const down = size.height + 12;
  const lying = cards.map((card, at) => ({
    card,
    x: size.width / 2 + (at % across) * (size.width + GAP),
    y: size.height / 2 + 8 + Math.floor(at / across) * down,
    seen: size.width,
  }));
  return { lying, height: Math.ceil(Math.max(1, cards.length) / across) * down + 4 };
}

/** The cards of a hand by colour, jokers at the end. */
export function byColour(cards: readonly Card[]): { colour: string | null; cards: Card[] }[] {
  return [...groupBy(cards, (card) => card.colour)].map(([colour, group]) => ({ colour, cards: group }));
}
