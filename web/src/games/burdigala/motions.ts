/** Pawns that walk the streets and sites that turn over; any click ends it. */
import { STEP_TIME, type Walk } from './changes';

const TURN_TIME = 360;
const GLIDE = 'cubic-bezier(.2,.8,.2,1)';

interface Spot {
  x: number;
  y: number;
}

function middleOf(point: string): Spot | null {
  const box = document.querySelector(`[data-spot="point-${point}"]`)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

export class Motions {
  readonly #running = new Set<Animation>();

  /** The pawn is drawn where it stands now; it is shown coming from where it was. */
  walk({ seat, pawn, path }: Walk): void {
    const element = document.querySelector(`[data-pawn="${seat}-${pawn}"]`);
    const spots = path.map(middleOf).filter((spot) => spot !== null);
    const end = spots.at(-1);
    if (!element || !end || spots.length < 2) return;
    const frames = spots.map((spot) => ({ transform: `translate(${spot.x - end.x}px, ${spot.y - end.y}px)` }));
    const duration = Math.max(320, (spots.length - 1) * STEP_TIME);
    this.#run(element.animate(frames, { duration, easing: spots.length === 2 ? GLIDE : 'linear' }));
  }

  /** The last stone turns a site over. */
  turn(site: number): void {
    const face = document.querySelector(`[data-site="${site}"] .turns`);
    if (!face) return;
    const frames = [
      { transform: 'scaleX(1)', opacity: 0 },
      { transform: 'scaleX(0)', opacity: 1, offset: 0.4 },
      { transform: 'scaleX(1)', opacity: 1 },
    ];
    this.#run(face.animate(frames, { duration: TURN_TIME, delay: TURN_TIME, easing: GLIDE, fill: 'backwards' }));
  }

  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
  }

  #run(animation: Animation): void {
    this.#running.add(animation);
    const end = (): void => void this.#running.delete(animation);
    animation.addEventListener('finish', end);
    animation.addEventListener('cancel', end);
  }
}
