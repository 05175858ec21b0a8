/** What can be carried over the table with the pointer, and where it may be put down. */
import type { Cargo } from '../../../table/drag.svelte';
import type { Flier } from '../changes';
import type { BurgenlandDesk } from '../desk.svelte';
import { siteOffers } from '../offers';
import { swapsOf, withVerb } from '../targets';
import { isPiece, type Piece } from '../types';

export function cargoAt(under: Element, desk: BurgenlandDesk): Cargo<Flier> | null {
  if (desk.payment) return null;
  const piece = under.closest('[data-piece][data-target]')?.getAttribute('data-piece');
  if (isPiece(piece)) return pieceCargo(piece, desk);
  const crossing = Number(under.closest('[data-crossing]')?.getAttribute('data-crossing') ?? 0);
  return crossing > 0 && withVerb(desk.legal, 'swap') ? stoneCargo(crossing, desk) : null;
}

/** A piece of the panel goes to a site of the map. */
function pieceCargo(piece: Piece, desk: BurgenlandDesk): Cargo<Flier> {
  return {
    piece: { kind: 'piece', piece },
    lift: () => desk.select({ piece, place: null, site: null }),
    drop: (on) => {
      const target = on?.closest('[data-build], [data-site]');
      const [castle = '', site = ''] = (
        target?.getAttribute('data-build') ??
        target?.getAttribute('data-site') ??
        ''
      ).split('.');
      const offer = siteOffers(desk).find((one) => one.castle === Number(castle) && one.site === site);
      if (offer) desk.chooseSite(offer.castle, offer.site);
      else if (on?.closest('[data-place="great"]') && desk.offered({ place: 'great', piece }).length > 0)
        desk.choosePlace('great');
      else desk.cancel();
    },
  };
}

/** A milestone goes onto another one. */
function stoneCargo(crossing: number, desk: BurgenlandDesk): Cargo<Flier> {
  return {
    piece: { kind: 'milestone', colour: desk.view.milestones[crossing - 1] ?? '' },
    lift: () => desk.select({ place: null, piece: null, site: null, swapping: true, crossing }),
    drop: (on) => {
      const other = Number(on?.closest('[data-crossing]')?.getAttribute('data-crossing') ?? 0);
      if (swapsOf(desk.legal, crossing).has(other)) desk.swap(crossing, other);
      else desk.select({ swapping: false, crossing: null });
    },
  };
}
