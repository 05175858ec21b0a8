/** What the action bar says: the moves without a place, and how a payment stands. */
import { say } from '../../i18n/index.svelte';
import type { Verb } from '../../ui/ActionBar.svelte';
import { readPlace } from './adapt';
import type { BurgenlandDesk } from './desk.svelte';
import { amountOf, byCards } from './payment';
import { withVerb } from './targets';
import { isPiece } from './types';
import { castleName, colourPair, gainPart, moveCard, word } from './words';

/** What is being paid for: "Wall in Rabenburg". */
export function payTitle(desk: BurgenlandDesk): string {
  const { payment } = desk.view;
  if (!payment || !isPiece(payment.piece)) return word('pay-joker');
  const { castle } = readPlace(payment.place);
  const piece = say(`burgenland.piece-${payment.piece}`);
  return word('pay-title', { piece, castle: castleName(desk.components, castle ?? 'great') });
}

/** The price in words: "4 cards, green or light blue". */
export function priceWords(desk: BurgenlandDesk): string {
  const { payment } = desk;
  if (!payment) return '';
  const { castle } = readPlace(desk.view.payment?.place ?? null);
  const colours = castle === null ? '' : colourPair(desk.view, castle);
  return word(`price-${payment.kind}`, { count: payment.due, colours });
}

export function payPrompt(desk: BurgenlandDesk): string {
  const { payment } = desk;
  if (!payment) return '';
  const amount = amountOf(desk.chosen, payment);
  return word(byCards(payment) ? 'prompt-pay-cards' : 'prompt-pay-coins', {
    amount,
    due: payment.due,
    title: payTitle(desk),
  });
}

export function primaryLabel(desk: BurgenlandDesk): string {
  const { payment } = desk;
  const piece = desk.view.payment?.piece;
  if (!payment || payment.kind === 'joker' || !isPiece(piece)) return word('do-joker');
  // The architect is still to come: these cards do not build yet.
  if (payment.architect > 0) return word('do-cards');
  return word(`do-${piece}`);
}

/** Why the chosen cards do not do. */
export function shortReason(desk: BurgenlandDesk): string {
  const { payment, verdict } = desk;
  if (!payment) return '';
  const missing = payment.due - amountOf(desk.chosen, payment);
  const unit = byCards(payment) ? 'cards' : 'coins';
  return verdict === 'short' ? word(`short-${unit}`, { missing }) : word(`verdict-${verdict}`);
}

/** Moves that need no place on the map. */
export function verbsOf(desk: BurgenlandDesk): Verb[] {
  const { legal, selection, payment } = desk;
  if (legal.length === 0) return [];
  if (payment) return [];
  const giveUp: Verb = { id: 'cancel', label: say('play-cancel'), quiet: true, play: () => void desk.cancel() };
  if (selection.swapping) return [giveUp];
  const chosen = selection.place !== null || selection.piece !== null;
  const verbs: Verb[] = [];
  for (const [verb, icon] of [
    ['draw', 'card-pickup'],
    ['joker', 'card-joker'],
    ['prime', 'open-treasure-chest'],
  ] as const) {
    const move = withVerb(legal, verb);
    if (!move) continue;
    verbs.push({
      id: verb,
      label: word(desk.phone ? `verb-${verb}-short` : `verb-${verb}`),
      spoken: word(`verb-${verb}`),
      icon,
      gain: verb === 'prime' ? gainPart(move.effects) : undefined,
      explanation: moveCard(move, desk.here),
      play: () => desk.act(move.action),
    });
  }
  if (withVerb(legal, 'swap')) {
    const label = word(desk.phone ? 'verb-swap-short' : 'verb-swap');
    verbs.push({ id: 'swap', label, spoken: word('verb-swap'), icon: 'card-exchange', play: () => desk.beginSwap() });
  }
  return chosen && !desk.phone ? [...verbs, giveUp] : verbs;
}
