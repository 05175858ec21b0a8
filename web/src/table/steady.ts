/**
 * The second press of a double click counts only for what the first one was meant for.
 *
 * What a press plays may put something else under the finger: a payment where the piece was, "End
 * turn" where "Pay" was. Who presses twice out of habit, or because the line is slow, must not
 * play that too.
 */
import type { Attachment } from 'svelte/attachments';

interface Meant {
  control: Element | null;
  words: string;
}

/** The buttons of the bar stay where they are and change their words; pieces and moves come and go. */
function meant(target: EventTarget | null): Meant {
  const control = target instanceof Element ? target.closest('button, a, [role=button], [data-target]') : null;
  return { control, words: (control?.closest('footer') && control.textContent) || '' };
}

export const steady: Attachment<HTMLElement> = (element) => {
  let first: Meant | null = null;
  const hear = (event: MouseEvent): void => {
    const now = meant(event.target);
    // Only a pointer's presses are counted; the keyboard's are 0.
    if (event.detail === 1) first = now;
    if (event.detail < 2 || !first) return;
    if (now.control === first.control && now.words === first.words) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', hear, true);
  return () => element.removeEventListener('click', hear, true);
};
