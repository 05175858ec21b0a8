/** Which places of the table the legal actions belong to, under the current selection. */
import type { Legal } from '../../wire/protocol';

/** What powers an action: one of the two dice, a castle's extra action, a building's benefit. */
export type Power = 0 | 1 | 'castle' | 'building';
/** What the board offers: the uses of a die, a purchase, or a castle to be founded. */
export type Mode = 'dice' | 'buy' | 'found';

export interface Selection {
  power: Power | null;
  /** A place of the storage whose tile is in hand. */
  stored: number | null;
  mode: Mode;
  /** Several moves belong to the place that was touched: which one? */
  picking: readonly Legal[] | null;
}

export function verbOf(legal: Legal): string {
  return String(legal.action['verb']);
}

function powerOf(legal: Legal): Power | null {
  const die = legal.action['die'];
  if (die === 0 || die === 1 || die === 'castle' || die === 'building') return die;
  return null;
}

/** The powers that can be used now, dice first. */
export function powersIn(legal: readonly Legal[]): Power[] {
  const order: Power[] = [0, 1, 'castle', 'building'];
  return order.filter((power) => legal.some((one) => powerOf(one) === power));
}

/** What is selected when nothing was chosen yet: the first die that can be used. */
export function freshSelection(legal: readonly Legal[]): Selection {
  return { power: powersIn(legal)[0] ?? null, stored: null, mode: 'dice', picking: null };
}

const BUYS = new Set(['buy', 'buy-from']);
/** Verbs whose target is a place on the board; the others are buttons. */
const PLACED = new Set(['take', 'place', 'buy', 'buy-from', 'found', 'ship', 'ship-two', 'start', 'discard']);

export function hasBoardTarget(legal: Legal): boolean {
  return PLACED.has(verbOf(legal));
}

/** The moves of the current selection: those of the other die and of other modes are left out. */
export function inSelection(legal: readonly Legal[], selection: Selection): Legal[] {
  return legal.filter((one) => {
    const verb = verbOf(one);
    if (selection.mode === 'buy') return BUYS.has(verb);
    if (selection.mode === 'found') return verb === 'found';
    const power = powerOf(one);
    if (power !== null && power !== selection.power) return false;
    if (selection.stored === null) return true;
    return verb === 'place' && one.action['slot'] === selection.stored;
  });
}

function group<Key>(legal: readonly Legal[], keyOf: (one: Legal) => Key | null): Map<Key, Legal[]> {
  const groups = new Map<Key, Legal[]>();
  for (const one of legal) {
    const key = keyOf(one);
    if (key === null) continue;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** Spaces of the own estate, by number. */
export function onEstate(legal: readonly Legal[], selection: Selection): Map<number, Legal[]> {
  const verb = selection.mode === 'found' ? 'found' : 'place';
  return group(inSelection(legal, selection), (one) =>
    verbOf(one) === verb || verbOf(one) === 'start' ? Number(one.action['space']) : null,
  );
}

/** Tiles of depots, as "depot.slot"; the black depot is depot 0. */
export function inDepots(legal: readonly Legal[], selection: Selection): Map<string, Legal[]> {
  return group(inSelection(legal, selection), (one) => {
    const verb = verbOf(one);
    if (verb === 'buy') return selection.mode === 'buy' ? `0.${one.action['slot']}` : null;
    if (verb === 'buy-from') {
      return selection.mode === 'buy' ? `${one.action['depot']}.${one.action['slot']}` : null;
    }
    return verb === 'take' ? `${one.action['depot']}.${one.action['slot']}` : null;
  });
}

/** Whole depots a ship can load from. */
export function depotsToLoad(legal: readonly Legal[]): Map<number, Legal[]> {
  const loads = group(legal, (one) => (verbOf(one) === 'ship' ? Number(one.action['depot']) : null));
  for (const one of legal) {
    if (verbOf(one) !== 'ship-two') continue;
    const first = Number(one.action['depot']);
    for (const depot of [first, (first % 6) + 1]) {
      loads.set(depot, [...(loads.get(depot) ?? []), one]);
    }
  }
  return loads;
}

/** Places of the storage: tiles that may be placed now, or discarded. */
export function inStorage(legal: readonly Legal[], selection: Selection): Map<number, Legal[]> {
  const whole = { ...selection, stored: null, mode: 'dice' as const };
  return group(inSelection(legal, whole), (one) =>
    verbOf(one) === 'place' || verbOf(one) === 'discard' ? Number(one.action['slot']) : null,
  );
}

/** Goods that can be sold now, by number. */
export function sales(legal: readonly Legal[], selection: Selection): Map<number, Legal[]> {
  return group(inSelection(legal, selection), (one) => (verbOf(one) === 'sell' ? Number(one.action['good']) : null));
}

/** Placing two tiles of the same face on one space is one choice, not two. */
export function distinct(legal: readonly Legal[], storage: readonly (string | null)[]): Legal[] {
  const seen = new Set<string>();
  return legal.filter((one) => {
    const verb = verbOf(one);
    if (verb !== 'place' && verb !== 'found') return true;
    const mark = `${verb} ${storage[Number(one.action['slot'])]} ${one.action['space']} ${one.action['die']}`;
    if (seen.has(mark)) return false;
    seen.add(mark);
    return true;
  });
}

/** What to ask about when a place is touched that cannot be used: the likeliest wish. */
export function wishOnSpace(
  space: number,
  colour: string,
  storage: readonly (string | null)[],
  colours: Readonly<Record<string, string>>,
  selection: Selection,
): Record<string, number | string> | null {
  const fits = storage.findIndex((tile) => tile !== null && colours[tile] === colour);
  const any = storage.findIndex((tile) => tile !== null);
  const slot = selection.stored ?? (fits >= 0 ? fits : any >= 0 ? any : 0);
  if (selection.mode === 'found') return { verb: 'found', slot, space };
  return { verb: 'place', die: selection.power ?? 0, slot, space };
}
