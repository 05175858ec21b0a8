/**
 * Carrying a piece with the pointer, beside clicking it: `{@attach drag.within}` on the table.
 *
 * What can be carried and where it may be put is the game's business. A press that does not move
 * is an ordinary click; a carry swallows the click that would follow it.
 */
import type { Attachment } from 'svelte/attachments';

const SLACK = 7;

export interface Cargo<Piece> {
  piece: Piece;
  /** Called when the carry begins, to show where the piece may go. */
  lift(): void;
  /** Called with what lies under the pointer when it is let go. */
  drop(on: Element | null): void;
}

export class Drag<Piece> {
  /** What is being carried, and where the pointer is. */
  carried = $state.raw<{ piece: Piece; x: number; y: number } | null>(null);
  readonly #pick: (under: Element) => Cargo<Piece> | null;
  #cargo: Cargo<Piece> | null = null;
  #from = { x: 0, y: 0 };

  constructor(pick: (under: Element) => Cargo<Piece> | null) {
    this.#pick = pick;
  }

  readonly within: Attachment<HTMLElement> = (element) => {
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      this.#cargo = this.#pick(event.target);
      this.#from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!this.#cargo) return;
      const { clientX: x, clientY: y } = event;
      if (!this.carried && Math.hypot(x - this.#from.x, y - this.#from.y) < SLACK) return;
      if (!this.carried) this.#cargo.lift();
      this.carried = { piece: this.#cargo.piece, x, y };
    };
    const up = (event: PointerEvent): void => {
      const cargo = this.#cargo;
      const carrying = this.carried !== null;
      this.#cargo = null;
      this.carried = null;
      if (!cargo || !carrying) return;
      window.addEventListener('click', swallow, { capture: true, once: true });
      // No click follows when the pointer left the element it was pressed on.
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      cargo.drop(document.elementFromPoint(event.clientX, event.clientY));
    };
    const lose = (): void => {
      this.#cargo = null;
      this.carried = null;
    };
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', lose);
    return () => {
      lose();
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', lose);
    };
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
