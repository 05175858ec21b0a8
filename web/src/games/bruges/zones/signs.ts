/** The sign that stands before a move in lists. */
import type { IconName } from '../../../ui/icons/names';
import type { Legal } from '../../../wire/protocol';
import type { BrugesDesk } from '../desk.svelte';
import { verbOf } from '../targets';
import { COLOUR_ICONS, colourOf, isUse, SIDES, SYMBOL_ICONS, USE_ICONS } from '../types';

const SIGNS: Readonly<Record<string, IconName>> = {
  take: 'person',
  give: 'person',
  return: 'person',
  swap: 'person',
  in: 'family-house',
  burn: 'family-house',
  breach: 'waves',
  dig: 'waves',
  advance: 'upgrade',
  lend: 'two-coins',
  convert: 'trade',
  again: 'power-lightning',
  done: 'return-arrow',
};

export function iconOf(legal: Legal, desk: BrugesDesk): IconName | undefined {
  const verb = verbOf(legal);
  if (isUse(verb)) return USE_ICONS[verb];
  const colour = legal.action['colour'];
  if (verb === 'discard' || verb === 'threaten' || verb === 'suffer') return COLOUR_ICONS[colourOf(String(colour))];
  if (verb === 'draw') {
    const back = desk.view.piles[SIDES.findIndex((side) => side === legal.action['pile'])]?.back;
    return back ? COLOUR_ICONS[colourOf(back)] : undefined;
  }
  const card = desk.deck.get(String(legal.action['card'] ?? ''));
  if (card) return SYMBOL_ICONS[card.symbol];
  return SIGNS[verb];
}

/** The colour a move is about, for its sign. */
export function tintOf(legal: Legal, desk: BrugesDesk): string | undefined {
  const { colour, from, to, pile, card } = legal.action;
  if (colour !== undefined) return String(colour);
  if (to !== undefined) return String(desk.selection.from === null ? from : to);
  if (pile !== undefined) return desk.view.piles[SIDES.findIndex((side) => side === pile)]?.back ?? undefined;
  const info = desk.deck.get(String(card ?? ''));
  return info ? (verbOf(legal) === 'activate' ? (info.worker ?? undefined) : info.colour) : undefined;
}
