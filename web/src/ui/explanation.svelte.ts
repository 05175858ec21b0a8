/**
 * The explanation card: what a target costs and gains, or why it is not allowed.
 *
 * `{@attach explain(() => content)}` on any element shows the one card of the page on hover,
 * on keyboard focus and on a long press; ExplanationCard draws it.
 */
import type { Attachment } from 'svelte/attachments';

export interface ExplanationLine {
  label: string;
  value?: string | undefined;
  /** The last line of a sum, or the cost, stands out. */
  strong?: boolean | undefined;
}

export interface Explanation {
  title: string;
  lines?: readonly ExplanationLine[] | undefined;
}

interface Shown extends Explanation {
  /** The target's place on screen: the card sets itself beside it. */
  box: DOMRect;
  owner: Element;
}

const HOVER_DELAY = 120;
const LONG_PRESS = 450;
export const CARD_ID = 'explanation-card';

let shown = $state.raw<Shown | null>(null);

export const explanation = {
  get shown(): Shown | null {
    return shown;
  },
  hide(owner?: Element): void {
    if (owner && shown?.owner !== owner) return;
    shown?.owner.removeAttribute('aria-describedby');
    shown = null;
  },
  /** Shows the card beside an element at once: the answer to something just asked there. */
  tell(owner: Element, what: Explanation): void {
    explanation.hide();
    owner.setAttribute('aria-describedby', CARD_ID);
    shown = { ...what, box: owner.getBoundingClientRect(), owner };
  },
};

/** An element leaves while the page is being drawn, and state must not change just then. */
function hideLater(owner: Element): void {
  queueMicrotask(() => explanation.hide(owner));
}

export function explain(content: () => Explanation | null | undefined): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const show = (): void => {
      const what = content();
      if (what) explanation.tell(element, what);
    };
    const later = (delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(show, delay);
    };
    const leave = (): void => {
      clearTimeout(timer);
      // After a long press the card stays, to be read without the finger on it.
      if (!pressed) hideLater(element);
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === 'mouse') later(HOVER_DELAY);
      },
      pointerleave: leave,
      focus: () => {
        if (element.matches(':focus-visible')) show();
      },
      blur: leave,
      pointerdown: (event) => {
        if ((event as PointerEvent).pointerType === 'mouse') return leave();
        clearTimeout(timer);
        pressed = false;
        timer = setTimeout(() => {
          pressed = true;
          show();
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: leave,
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
    };
    // A long press asks; it must not also play the move when the finger lifts.
    const swallow = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener);
    }
    element.addEventListener('click', swallow, true);
    return () => {
      clearTimeout(timer);
      hideLater(element);
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener);
      }
      element.removeEventListener('click', swallow, true);
    };
  };
}

/**
 * Explanations for many small things inside one element (the tiles of a board): `content` is
 * asked about the nearest ancestor of the pointer that `selector` matches. Things with an
 * explanation of their own speak for themselves.
 */
export function explainWithin(
  selector: string,
  content: (thing: Element) => Explanation | null | undefined,
): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;

    const wait = (thing: Element, delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const what = content(thing);
        if (what && thing.isConnected) explanation.tell(thing, what);
      }, delay);
    };
    const enter = (event: Event): void => {
      const thing = (event.target as Element).closest(selector);
      if (thing === over) return;
      clearTimeout(timer);
      if (over) explanation.hide(over);
      over = thing;
      if (thing && (event as PointerEvent).pointerType === 'mouse') wait(thing, HOVER_DELAY * 3);
    };
    const press = (event: Event): void => {
      const thing = (event.target as Element).closest(selector);
      clearTimeout(timer);
      if (thing && (event as PointerEvent).pointerType !== 'mouse') wait(thing, LONG_PRESS);
    };
    const leave = (): void => {
      clearTimeout(timer);
      if (over) explanation.hide(over);
      over = null;
    };
    const listeners: readonly (readonly [string, (event: Event) => void])[] = [
      ['pointerover', enter],
      ['pointerdown', press],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', () => clearTimeout(timer)],
      ['pointerleave', leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      if (over) hideLater(over);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
