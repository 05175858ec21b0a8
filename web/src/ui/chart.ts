/** Scales and paths of the score chart. */

/** The first round number of a friendly step at or above `value`. */
export function niceTop(value: number): { top: number; step: number } {
  const steps = [5, 10, 20, 25, 50, 100, 200, 500];
  const step = steps.find((one) => value / one <= 4) ?? Math.ceil(value / 4 / 100) * 100;
  return { top: Math.max(step, Math.ceil(value / step) * step), step };
}

/** Moves labels apart vertically by at least `gap`, keeping their order and their middle. */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((y, place) => ({ y, place })).sort((a, b) => a.y - b.y);
  for (let pass = 0; pass < wanted.length; pass += 1) {
    for (let i = 1; i < order.length; i += 1) {
      const above = order[i - 1];
      const below = order[i];
      if (!above || !below) continue;
      const overlap = gap - (below.y - above.y);
      if (overlap > 0) {
        above.y -= overlap / 2;
        below.y += overlap / 2;
      }
    }
  }
  const placed = [...wanted];
  for (const { y, place } of order) placed[place] = y;
  return placed;
}
