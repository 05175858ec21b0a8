/** What can be carried over the table with the pointer, and where it may be put down. */
import type { Cargo } from '../../../table/drag.svelte';
import type { Piece } from '../changes';
import type { BurgundyDesk } from '../desk.svelte';
import { inDepots, inStorage, onEstate, verbOf } from '../targets';

export function cargoAt(under: Element, desk: BurgundyDesk): Cargo<Piece> | null {
  const stored = under.closest('[data-stored][data-target]');
  if (stored) return storedCargo(Number(stored.getAttribute('data-stored')), desk);
  const spot = under.closest('[data-target][data-spot^="depot-"]');
  const place = /^depot-(\d)-(\d)$/.exec(spot?.getAttribute('data-spot') ?? '');
  return place ? depotCargo(Number(place[1]), Number(place[2]), desk) : null;
}

/** A stored tile goes to a space of the estate. */
function storedCargo(place: number, desk: BurgundyDesk): Cargo<Piece> | null {
  const tile = desk.player.storage[place];
  const moves = inStorage(desk.legal, desk.selection).get(place) ?? [];
  if (!tile || !moves.some((one) => verbOf(one) === 'place')) return null;
  return {
    piece: { kind: 'tile', tile },
    lift: () => desk.select({ stored: place, mode: 'dice' }),
    drop: (on) => {
      const cell = on?.closest('[data-cell]')?.getAttribute('data-cell');
      const here =
        cell === null || cell === undefined ? undefined : onEstate(desk.legal, desk.selection).get(Number(cell));
      if (here) desk.play(here);
      else desk.cancel();
    },
  };
}

/** A tile of a depot goes to the storage. */
function depotCargo(depot: number, slot: number, desk: BurgundyDesk): Cargo<Piece> | null {
  const moves = inDepots(desk.legal, desk.selection).get(`${depot}.${slot}`);
  const tile = depot === 0 ? desk.view.black_depot[slot] : desk.view.depots[depot - 1]?.tiles[slot];
  if (!tile || !moves) return null;
  return {
    piece: { kind: 'tile', tile },
    lift: () => undefined,
    drop: (on) => {
      if (on?.closest('[data-drop="storage"], .own')) desk.play(moves);
    },
  };
}
