/**
 * What moves over the table: pieces that fly from one spot to another, points that rise to the
 * score, dice that tumble. The table itself is already drawn as it is now; the sky only shows
 * how it came to be so, and any click ends it.
 *
 * A spot is any element with `data-spot`. Flights to a spot that is not on the screen are dropped.
 */
import type { Attachment } from 'svelte/attachments';

const GLIDE = 'cubic-bezier(.2,.8,.2,1)';
const FLIGHT = 320;
const LONGEST_FLIGHT = 420;
const RISE = 620;
const TUMBLE = 600;

export interface Flight<Piece> {
  id: number;
  piece: Piece;
  from: string;
  to: string;
  /** ms before it starts. */
  delay: number;
  /** Points rise slowly and fade out where they arrive; pieces arrive and stay. */
  rises: boolean;
  /** Selector of what must not be seen before the piece has arrived. */
  hides?: string | undefined;
}

export type Plan<Piece> = Omit<Flight<Piece>, 'id'>;

export class Sky<Piece> {
  flights = $state.raw<readonly Flight<Piece>[]>([]);
  readonly #running = new Set<Animation>();
  #next = 0;

  launch(plans: readonly Plan<Piece>[]): void {
    this.skip();
    this.flights = plans.map((plan) => ({ ...plan, id: (this.#next += 1) }));
  }

  /** Everything arrives at once. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
    this.flights = [];
  }

  /** Moves the element a flight is drawn in. */
  fly(flight: Flight<Piece>): Attachment<HTMLElement> {
    return (element) => {
      const from = boxOf(flight.from);
      const to = boxOf(flight.to);
      if (!from || !to) {
        this.#land(flight.id);
        return;
      }
      const distance = Math.hypot(to.x - from.x, to.y - from.y);
      const duration = flight.rises ? RISE : Math.min(LONGEST_FLIGHT, FLIGHT + Math.max(0, distance - 400) / 6);
      const shrink = flight.rises ? 1 : Math.max(0.5, Math.min(1.6, from.size / Math.max(1, to.size)));
      const start = `translate(${from.x}px, ${from.y}px) scale(${shrink})`;
      const end = `translate(${to.x}px, ${to.y}px)`;
      // Nothing shows before its time; points fade where they arrive.
      const frames = flight.rises
        ? [
            { transform: start, opacity: 0 },
            { transform: start, opacity: 1, offset: 0.12 },
            { transform: end, opacity: 1, offset: 0.85 },
            { transform: end, opacity: 0 },
          ]
        : [
            { transform: start, opacity: flight.delay > 0 ? 0 : 1 },
            { transform: start, opacity: 1, offset: 0.01 },
            { transform: end, opacity: 1 },
          ];
      const moved = element.animate(frames, { duration, delay: flight.delay, easing: GLIDE, fill: 'both' });
      this.#run(moved, () => this.#land(flight.id));
      const hidden = flight.hides ? document.querySelector(flight.hides) : null;
      if (hidden) {
        this.#run(hidden.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + flight.delay }));
      }
    };
  }

  /** Dice roll about their own middle and settle. */
  tumble(selector: string): void {
    document.querySelectorAll(selector).forEach((die, place) => {
      const turn = place % 2 === 0 ? 1 : -1;
      this.#run(
        die.animate(
          [
            { transform: `translateY(-26px) rotate(${-420 * turn}deg)`, opacity: 0.3 },
            { transform: `translateY(4px) rotate(${30 * turn}deg)`, opacity: 1, offset: 0.75 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: TUMBLE, delay: place * 60, easing: GLIDE, fill: 'backwards' },
        ),
      );
    });
  }

  #run(animation: Animation, then: () => void = () => undefined): void {
    this.#running.add(animation);
    const end = (): void => {
      this.#running.delete(animation);
      then();
    };
    animation.addEventListener('finish', end);
    animation.addEventListener('cancel', end);
  }

  #land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }
}

function boxOf(spot: string): { x: number; y: number; size: number } | null {
  const element = document.querySelector(`[data-spot="${spot}"]`);
  const box = element?.getBoundingClientRect();
  if (!box || (box.width === 0 && box.height === 0)) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, size: Math.max(box.width, box.height) };
}
