/** Which places of the table the legal actions belong to, under the current selection. */
import type { BrugesComponents, BrugesView } from '../../wire/bruges';
import type { Legal } from '../../wire/protocol';
import { isUse, type Use } from './types';

export interface Selection {
  /** A card of the hand. */
  card: string | null;
  /** The colour of the worker to be exchanged. */
  from: string | null;
  /** Several moves belong to the place that was touched: which one? */
  picking: readonly Legal[] | null;
}

export const NOTHING: Selection = { card: null, from: null, picking: null };

export function verbOf(legal: Legal): string {
  return String(legal.action['verb']);
}

function text(legal: Legal, name: string): string {
  return String(legal.action[name] ?? '');
}

/** A move of one of the six uses: which card and which use. */
export function useOf(legal: Legal): { card: string; use: Use } | null {
  const verb = verbOf(legal);
  return isUse(verb) ? { card: text(legal, 'card'), use: verb } : null;
}

/** Cards of the hand that can do something now. */
export function cardsIn(legal: readonly Legal[]): Set<string> {
  return new Set(legal.flatMap((one) => useOf(one)?.card ?? []));
}

export function usesOf(legal: readonly Legal[], card: string, use: Use): Legal[] {
  return legal.filter((one) => {
    const found = useOf(one);
    return found !== null && found.card === card && found.use === use;
  });
}

/** Moves without a place on the table: buttons of the action bar. */
const BUTTONS = new Set(['done', 'convert', 'again', 'advance']);

export function isButton(legal: Legal): boolean {
  return BUTTONS.has(verbOf(legal));
}

/**
 * The place of the table a move belongs to; null where it has none.
 *
 * `colourOf` is the colour of a card, `pending` the character whose effect is being decided.
 */
export function placeOf(legal: Legal, colourOf: (card: string) => string, pending: string | null): string | null {
  const card = text(legal, 'card');
  const colour = text(legal, 'colour');
  switch (verbOf(legal)) {
    case 'workers':
      return `worker-${colourOf(card)}`;
    case 'florins':
      return 'florins';
    case 'remove':
      return `threat-${colourOf(card)}`;
    case 'canal':
    case 'dig':
      return `canal-${text(legal, 'side')}`;
    case 'house':
      return 'new-house';
    case 'character':
      return 'empty-houses';
    case 'activate':
    case 'lose':
    case 'burn-under':
      return `character-${card}`;
    case 'burn':
    case 'in':
      return `house-${colour}`;
    case 'breach':
      return `tile-${text(legal, 'side')}`;
    case 'take':
    case 'give':
    case 'return':
      return `worker-${colour}`;
    case 'discard':
    case 'suffer':
      return `threat-${colour}`;
    case 'draw':
      return `pile-${text(legal, 'pile')}`;
    case 'lend':
      return `player-${text(legal, 'seat')}`;
    case 'advance':
      return 'progress';
    case 'again':
      return pending ? `character-${pending}` : null;
    default:
      return null;
  }
}

/** The moves the table offers at each of its places. */
export function placesOf(
  legal: readonly Legal[],
  selection: Selection,
  colourOf: (card: string) => string,
  pending: string | null,
): Map<string, Legal[]> {
  const places = new Map<string, Legal[]>();
  const add = (place: string | null, one: Legal): void => {
    if (place !== null) places.set(place, [...(places.get(place) ?? []), one]);
  };
  for (const one of legal) {
    const use = useOf(one);
    if (verbOf(one) === 'swap') add(swapPlace(one, selection), one);
    else if (!use || use.card === selection.card) add(placeOf(one, colourOf, pending), one);
  }
  return places;
}

/** An exchange begins at the worker given; once that one is chosen, it ends at the one taken. */
function swapPlace(legal: Legal, selection: Selection): string | null {
  const from = text(legal, 'from');
  if (selection.from === null) return `worker-${from}`;
  return from === selection.from ? `worker-${text(legal, 'to')}` : null;
}

/** The moves of the current selection, for lists and buttons. */
export function inSelection(legal: readonly Legal[], selection: Selection): Legal[] {
  if (selection.picking) return [...selection.picking];
  return legal.filter((one) => {
    if (verbOf(one) === 'end') return false;
    if (verbOf(one) === 'swap') return selection.from === null || text(one, 'from') === selection.from;
    const use = useOf(one);
    return !use || selection.card === null || use.card === selection.card;
  });
}

/** What somebody wants who touches a place that is no target now. */
export function wishAt(
  place: string,
  view: BrugesView,
  selection: Selection,
  components: BrugesComponents,
): Record<string, number | string> | null {
  const [kind = '', ...rest] = place.split('-');
  const what = rest.join('-');
  const card = selection.card;
  switch (kind) {
    case 'pile':
      return { verb: 'draw', pile: what };
    case 'progress':
      return { verb: 'advance' };
    case 'canal':
      return card ? { verb: 'canal', card, side: what } : { verb: 'dig', side: what };
    case 'tile':
      return { verb: 'breach', side: what };
    case 'character':
      return {
        verb: view.decision === 'plague' ? 'lose' : view.decision === 'fire' ? 'burn-under' : 'activate',
        card: what,
      };
    case 'house':
      if (view.decision === 'fire') return { verb: 'burn', colour: what };
      return card ? { verb: 'character', card } : { verb: 'in', colour: what };
    case 'new':
      return card ? { verb: 'house', card } : null;
    case 'worker':
      if (card && colourIn(components, card) === what) return { verb: 'workers', card };
      return {
        verb: view.decision === 'give' ? 'give' : view.decision === 'convert' ? 'return' : 'take',
        colour: what,
      };
    case 'threat':
      if (card && colourIn(components, card) === what) return { verb: 'remove', card };
      return { verb: view.decision === 'strikes' ? 'suffer' : 'discard', colour: what };
    case 'player':
      return { verb: 'lend', seat: Number(what) };
    default:
      return null;
  }
}

function colourIn(components: BrugesComponents, card: string): string | undefined {
  return components.cards.find((one) => one.key === card)?.colour;
}
