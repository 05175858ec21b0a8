/** Walking the targets of a table with the arrow keys, by where they are on the screen. */
import type { Point } from '../ui/shapes';

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The place among `choices` nearest to `from` in a direction, or undefined. What lies off to the
 * side counts as farther, so that the walk keeps its line.
 */
export function nearest(from: Point, direction: Point, choices: readonly Point[]): number | undefined {
  let best: { place: number; cost: number } | undefined;
  choices.forEach((to, place) => {
    const along = (to.x - from.x) * direction.x + (to.y - from.y) * direction.y;
    const aside = Math.abs((to.x - from.x) * direction.y - (to.y - from.y) * direction.x);
    if (along < 4) return;
    const cost = along + 2 * aside;
    if (!best || cost < best.cost) best = { place, cost };
  });
  return best?.place;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Moves the focus from target to target inside `table`; true when it moved. */
export function walk(table: Element, key: string): boolean {
  const direction = ARROWS[key];
  if (!direction) return false;
  const targets = [...table.querySelectorAll<HTMLElement | SVGElement>('[data-target]')];
  const now = document.activeElement;
  const at = targets.findIndex((target) => target === now);
  const here = targets[at];
  if (!here) {
    // From nowhere, the walk begins at the first target; from a field or a button it does not.
    if (now !== document.body && now !== null && !table.contains(now)) return false;
    targets[0]?.focus();
    return targets.length > 0;
  }
  const others = targets.filter((target) => target !== here);
  const next = nearest(middle(here), direction, others.map(middle));
  if (next === undefined) return false;
  others[next]?.focus();
  return true;
}
