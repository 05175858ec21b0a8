/** A card of the hand carried over the table: where it is put down decides what it does. */
import type { Cargo } from '../../../table/drag.svelte';
import type { Piece } from '../changes';
import type { BrugesDesk } from '../desk.svelte';

export function cargoAt(under: Element, desk: BrugesDesk): Cargo<Piece> | null {
  const card = under.closest('[data-card]')?.getAttribute('data-card');
  if (!card || !desk.cards.has(card)) return null;
  return {
    piece: { kind: 'card', card },
    lift: () => {
      if (desk.view.decision !== 'build') desk.select({ card });
    },
    drop: (on) => {
      const use = on?.closest('[data-use]');
      const place = on?.closest('[data-place]')?.getAttribute('data-place') ?? '';
      if (use instanceof HTMLElement && use.matches('[data-target]')) use.click();
      else if (desk.view.decision === 'build' && on?.closest('.houses')) desk.play(desk.uses(card, 'house'));
      else if (on && place.startsWith('house-')) desk.touchHouse(place.slice('house-'.length), on);
      else if (on && place !== '') desk.touch(place, on);
      else if (on?.closest('.houses')) desk.play(desk.at('new-house'));
    },
  };
}
