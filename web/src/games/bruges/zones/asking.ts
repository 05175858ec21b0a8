/** Touching a place that cannot be used now asks why. */
import type { Attachment } from 'svelte/attachments';
import type { BrugesDesk } from '../desk.svelte';

export function askAbout(desk: BrugesDesk): Attachment<Element> {
  return (element) => {
    const asked = (event: Event): void => {
      const touched = event.target as Element;
      if (touched.closest('[data-target], button, a')) return;
      const place = touched.closest('[data-place]');
      if (place) desk.touch(place.getAttribute('data-place') ?? '', place);
    };
    element.addEventListener('click', asked);
    return () => element.removeEventListener('click', asked);
  };
}
