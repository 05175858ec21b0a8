/**
 * A payment as it is put together on the page: cards in any order, with the cheapest ready.
 *
 * The server counts cards out in one order and has the last word; here is only what a table needs
 * to show at once which cards fit and whether they are enough.
 */
import type { BurgenlandView } from '../../wire/burgenland';
import { countNames, JOKER, readPlace, sum } from './adapt';
import type { Card } from './types';

export type PaymentKind = 'castle' | 'same' | 'different' | 'coins' | 'architect' | 'joker';

export interface Payment {
  kind: PaymentKind;
  /** Cards or coins still missing when the page began to choose. */
  due: number;
  /** The colours of the castle's two milestones. */
  colours: readonly string[];
  /** Coins that must stay in hand for the architect. */
  architect: number;
  /** False: only real colours among the different ones. */
  jokers: boolean;
}

/** Enough; too little; a card too many; not enough left for the architect. */
export type Verdict = 'enough' | 'short' | 'needless' | 'architect';

const KINDS: Readonly<Record<string, PaymentKind>> = {
  'pay-castle': 'castle',
  'pay-same': 'same',
  'pay-different': 'different',
  'pay-coins': 'coins',
  'pay-architect': 'architect',
  'pay-joker': 'joker',
};

export function paymentOf(view: BurgenlandView): Payment | null {
  const kind = KINDS[view.decision];
  if (!kind || !view.payment) return null;
  const { castle } = readPlace(view.payment.place);
  return {
    kind,
    due: view.payment.due,
    colours: castle === null ? [] : (view.castles[castle - 1]?.colours ?? []),
    architect: view.payment.architect,
    jokers: kind !== 'joker' && !(kind === 'different' && view.options['plain-different'] === true),
  };
}

export function byCards(payment: Payment): boolean {
  return payment.kind === 'castle' || payment.kind === 'same' || payment.kind === 'different';
}

export function coinsOf(cards: readonly Card[]): number {
  return sum(cards.map(({ value }) => value));
}

/** What a selection amounts to: cards or coins, as the payment counts. */
export function amountOf(cards: readonly Card[], payment: Payment): number {
  return byCards(payment) ? cards.length : coinsOf(cards);
}

/** May the card be part of this payment at all? */
export function fits(card: Card, payment: Payment): boolean {
  if (card.colour === null) return payment.jokers;
  return payment.kind !== 'castle' || payment.colours.includes(card.colour);
}

export function judge(chosen: readonly Card[], hand: readonly Card[], payment: Payment): Verdict {
  const amount = amountOf(chosen, payment);
  if (amount < payment.due) return 'short';
  const least = byCards(payment) ? 1 : Math.min(...chosen.map(({ value }) => value));
  if (amount - least >= payment.due) return 'needless';
  const picked = new Set(chosen.map(({ id }) => id));
  const kept = coinsOf(hand.filter(({ id }) => !picked.has(id)));
  return kept < payment.architect ? 'architect' : 'enough';
}

/** Touching a card takes it into the payment or out of it; what it displaces goes back to hand. */
export function touch(card: Card, chosen: readonly Card[], payment: Payment): Card[] {
  if (chosen.some(({ id }) => id === card.id)) return chosen.filter(({ id }) => id !== card.id);
  let kept = [...chosen];
  if (card.colour !== null && payment.kind === 'same') {
    kept = kept.filter(({ colour }) => colour === null || colour === card.colour);
  }
  if (card.colour !== null && payment.kind === 'different') {
    kept = kept.filter(({ colour }) => colour !== card.colour);
  }
  if (byCards(payment)) return [...withRoom(kept, card, payment), card];
  // Coins: what has become needless goes, the smallest first.
  for (const small of kept.toSorted((one, two) => one.value - two.value)) {
    const rest = kept.filter(({ id }) => id !== small.id);
    if (coinsOf(rest) + card.value < payment.due) break;
    kept = rest;
  }
  return [...kept, card];
}

/** A full set gives up its oldest card of the same colour, else the oldest of all. */
function withRoom(kept: readonly Card[], card: Card, payment: Payment): Card[] {
  if (kept.length < payment.due) return [...kept];
  const leaving = kept.find(({ colour }) => colour === card.colour) ?? kept[0];
  return kept.filter((one) => one !== leaving);
}

/** The cards of a hand that make up a count by name: the suggestion, as cards one can see. */
export function pick(counts: Readonly<Record<string, number>>, hand: readonly Card[]): Card[] {
  const left = { ...counts };
  return hand.filter(({ name }) => {
    const wanted = left[name] ?? 0;
    left[name] = wanted - 1;
    return wanted > 0;
  });
}

export function sameCards(one: readonly Card[], counts: Readonly<Record<string, number>>): boolean {
  const chosen = countNames(one.map(({ name }) => name));
  const names = new Set([...Object.keys(chosen), ...Object.keys(counts)]);
  return [...names].every((name) => (chosen[name] ?? 0) === (counts[name] ?? 0));
}

/** The order in which the server counts cards out: that of the components. */
export function inOrder(cards: readonly Card[], names: readonly string[]): string[] {
  return cards.map(({ name }) => name).toSorted((one, two) => names.indexOf(one) - names.indexOf(two));
}

export { JOKER };
