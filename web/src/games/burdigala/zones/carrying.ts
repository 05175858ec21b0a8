/** A pawn can be carried to where it goes. */
import type { Cargo } from '../../../table/drag.svelte';
import type { Piece } from '../changes';
import type { BurdigalaDesk } from '../desk.svelte';
import { find } from '../targets';

export function cargoAt(under: Element, desk: BurdigalaDesk): Cargo<Piece> | null {
  const key = under.closest('[data-target^="pawn-"]')?.getAttribute('data-target');
  if (!key) return null;
  const pawn = Number(key.slice('pawn-'.length));
  if (!find(desk.legal, 'move', { pawn })) return null;
  return {
    piece: { kind: 'pawn', colour: desk.colour(desk.seat) },
    lift: () => desk.choosePawn(pawn),
    drop: (on) => {
      const target = on?.closest('[data-target^="point-"]')?.getAttribute('data-target')?.slice('point-'.length);
      const point = target ?? on?.closest('[data-point]')?.getAttribute('data-point');
      const legal = point ? find(desk.legal, 'move', { pawn, point }) : undefined;
      if (legal) desk.act(legal.action);
    },
  };
}
