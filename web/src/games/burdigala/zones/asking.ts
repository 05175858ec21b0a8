/** Touching a place of the map that cannot be used now asks why. */
import type { Attachment } from 'svelte/attachments';
import type { Content } from '../../../shell/game';
import type { BurdigalaDesk } from '../desk.svelte';
import { GONE } from '../types';

/** What somebody wants who touches a point or a site. */
export function wishAt(touched: Element, desk: BurdigalaDesk): Content | null {
  const { decision, players } = desk.view;
  const site = touched.closest('[data-site]')?.getAttribute('data-site');
  if (site) return { verb: decision === 'peek' ? 'peek' : 'stone', site: Number(site) };
  const [seat = -1, pawn = -1] = (touched.closest('[data-pawn]')?.getAttribute('data-pawn') ?? '')
    .split('-')
    .map(Number);
  const point = touched.closest('[data-point]')?.getAttribute('data-point') ?? players[seat]?.pawns[pawn];
  if (!point || point === GONE) return null;
  if (decision === 'place' || decision === 'push') return { verb: decision, point };
  const standing = desk.player.pawns.findIndex((at) => at !== null && at !== GONE);
  return { verb: 'move', pawn: desk.selection.pawn ?? Math.max(0, standing), point };
}

export function askAbout(desk: BurdigalaDesk): Attachment<Element> {
  return (element) => {
    const asked = (event: Event): void => {
      const touched = event.target as Element;
      if (touched.closest('[data-target], button')) return;
      const beside = touched.closest('[data-site], [data-point], [data-pawn]');
      const wish = beside && wishAt(touched, desk);
      if (beside && wish) desk.ask(wish, beside);
    };
    element.addEventListener('click', asked);
    return () => element.removeEventListener('click', asked);
  };
}
