/** The board's targets under the current selection, ready to be drawn. */
import { say } from '../../i18n/index.svelte';
import type { Pointed } from '../../shell/game';
import { byGain, costOf, gainOf } from '../../table/effects';
import type { Legal } from '../../wire/protocol';
import { tileOf } from './adapt';
import { placesOf } from './chronicle';
import type { BurgundyDesk } from './desk.svelte';
import { depotsToLoad, distinct, inDepots, inStorage, onEstate, sales } from './targets';
import type { DepotTarget, EstateTarget, LoadTarget } from './types';
import { COST_ICONS, GAIN_ICONS, moveCard, moveWords, tileIn, word } from './words';

function spoken(moves: readonly Legal[], best: Legal): string {
  if (moves.length > 1) return word('several', { move: say(best.words.key, best.words.args), count: moves.length });
  return say(best.words.key, best.words.args);
}

function card(desk: BurgundyDesk, moves: readonly Legal[], best: Legal): EstateTarget['explanation'] {
  if (moves.length === 1) return moveCard(best, desk.here);
  return {
    title: word('prompt-pick'),
    lines: moves.map((one) => ({
      label: moveWords(one, desk.here),
      value: gainOf(one.effects, GAIN_ICONS)?.text,
    })),
  };
}

export function estateTargets(desk: BurgundyDesk): EstateTarget[] {
  return [...onEstate(desk.legal, desk.selection)].flatMap(([cell, all]) => {
    const moves = byGain(distinct(all, desk.player.storage));
    const [best] = moves;
    if (!best) return [];
    const tile = tileIn(best, desk.here);
    return [
      {
        cell,
        label: spoken(moves, best),
        cost: costOf(best.effects, COST_ICONS),
        gain: gainOf(best.effects, GAIN_ICONS),
        tile: tile && moves.length === 1 ? tileOf(tile) : undefined,
        explanation: card(desk, moves, best),
      },
    ];
  });
}

export function depotTargets(desk: BurgundyDesk, pointed: Pointed): DepotTarget[] {
  const buying = desk.selection.mode === 'buy';
  return [...inDepots(desk.legal, desk.selection)].flatMap(([key, moves]) => {
    const [depot = 0, slot = 0] = key.split('.').map(Number);
    const [best] = moves;
    if (!best) return [];
    const cost = costOf(best.effects, COST_ICONS);
    return [
      {
        depot,
        slot,
        label: spoken(moves, best),
        cost,
        quiet: cost !== undefined && !buying,
        pointed: pointed?.kind === 'move' && sameAction(pointed.action, best),
        explanation: moveCard(best, desk.here),
      },
    ];
  });
}

function sameAction(action: Readonly<Record<string, unknown>>, legal: Legal): boolean {
  return Object.entries(legal.action).every(([key, value]) => action[key] === value);
}

/** Workers due to reach each depot with the chosen die, where that is possible. */
export function workersDue(desk: BurgundyDesk): Map<number, number> {
  const due = new Map<number, number>();
  for (const [key, moves] of inDepots(desk.legal, desk.selection)) {
    const workers = -(moves[0]?.effects.find((effect) => effect.kind === 'workers')?.amount ?? 0);
    if (workers > 0) due.set(Number(key.split('.')[0]), workers);
  }
  return due;
}

export function loadTargets(desk: BurgundyDesk): LoadTarget[] {
  return [...depotsToLoad(desk.legal)].flatMap(([depot, moves]) => {
    const [best] = moves;
    return best ? [{ depot, label: spoken(moves, best), explanation: card(desk, moves, best) }] : [];
  });
}

export function storagePlaces(desk: BurgundyDesk): number[] {
  if (desk.selection.mode !== 'dice') return [];
  return [...inStorage(desk.legal, desk.selection).keys()];
}

export function saleOf(desk: BurgundyDesk, good: number): Legal | undefined {
  return sales(desk.legal, desk.selection).get(good)?.[0];
}

/** The black depot, among the numbers of the others. */
const BLACK = 0;

/** Where on the table the log, the list of moves or a hint points. */
export interface PointedPlaces {
  spaces: { seat: number; space: number }[];
  depots: number[];
}

export function pointedPlaces(desk: BurgundyDesk, pointed: Pointed): PointedPlaces {
  if (pointed === null) return { spaces: [], depots: [] };
  if (pointed.kind === 'log') return placesOf(pointed.entry);
  const { action } = pointed;
  const depot = action['verb'] === 'buy' ? BLACK : action['depot'];
  return {
    spaces: typeof action['space'] === 'number' ? [{ seat: desk.seat, space: action['space'] }] : [],
    depots: typeof depot === 'number' ? [depot] : [],
  };
}

export function pointedSpace(places: PointedPlaces, seat: number): number | null {
  return places.spaces.find((place) => place.seat === seat)?.space ?? null;
}
