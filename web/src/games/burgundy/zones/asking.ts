/** Touching a tile that cannot be used now asks why. */
import type { Attachment } from 'svelte/attachments';
import type { Content } from '../../../shell/game';
import type { BurgundyDesk } from '../desk.svelte';

/** What somebody wants who touches a spot of the table. */
export function wishAt(spot: string, desk: BurgundyDesk): Content | null {
  const depot = /^depot-(\d)-(\d)$/.exec(spot);
  if (depot) {
    const [, number, slot] = depot.map(Number);
    if (number === undefined || slot === undefined) return null;
    if (number === 0) return { verb: 'buy', slot };
    if (desk.selection.mode === 'buy') return { verb: 'buy-from', depot: number, slot };
    return { verb: 'take', die: desk.selection.power ?? 0, depot: number, slot };
  }
  const stored = /^storage-(\d)-(\d)$/.exec(spot);
  if (stored && Number(stored[1]) === desk.seat) {
    const place = Number(stored[2]);
    // No space at all for this tile: the nearest question is about the first space of its colour.
    const tile = desk.player.storage[place];
    const colour = tile ? desk.components.tile_colours[tile] : undefined;
    const board = desk.player.board === null ? undefined : desk.components.boards[desk.player.board];
    const space = board?.spaces.findIndex((one, at) => one.colour === colour && !desk.player.tiles[at]) ?? -1;
    return { verb: 'place', die: desk.selection.power ?? 0, slot: place, space: Math.max(0, space) };
  }
  return null;
}

export function askAbout(desk: BurgundyDesk): Attachment<Element> {
  return (element) => {
    const asked = (event: Event): void => {
      const touched = event.target as Element;
      if (touched.closest('[data-target], button')) return;
      const spot = touched.closest('[data-spot]');
      const wish = spot && wishAt(spot.getAttribute('data-spot') ?? '', desk);
      if (!spot || !wish) return;
      // A tile that may be bought is bought at a touch, though nothing rings it before.
      const legal = desk.legal.find((one) => one.action['verb'] === 'buy' && one.action['slot'] === wish['slot']);
      if (wish['verb'] === 'buy' && legal) desk.act(legal.action);
      else desk.ask(wish, spot);
    };
    element.addEventListener('click', asked);
    return () => element.removeEventListener('click', asked);
  };
}
