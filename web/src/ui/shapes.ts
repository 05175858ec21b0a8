/** Points and paths shared by all drawings. Coordinates are in CSS pixels. */

export interface Point {
  x: number;
  y: number;
}

const HALF_WIDTH = Math.sqrt(3) / 2;

/** Corners of a hexagon standing on a point, clockwise from the top. */
export function hexCorners(centre: Point, side: number): Point[] {
  const across = HALF_WIDTH * side;
  return [
    { x: centre.x, y: centre.y - side },
    { x: centre.x + across, y: centre.y - side / 2 },
    { x: centre.x + across, y: centre.y + side / 2 },
    { x: centre.x, y: centre.y + side },
    { x: centre.x - across, y: centre.y + side / 2 },
    { x: centre.x - across, y: centre.y - side / 2 },
  ];
}

/** A closed path through the points, each corner cut back by `radius` and curved. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const steps = points.map((corner, place) => {
    const before = points[(place + points.length - 1) % points.length] ?? corner;
    const after = points[(place + 1) % points.length] ?? corner;
    const from = towards(corner, before, radius);
    const to = towards(corner, after, radius);
    const move = `${place === 0 ? 'M' : 'L'}${pair(from)}`;
    return radius > 0 ? `${move}Q${pair(corner)} ${pair(to)}` : move;
  });
  return `${steps.join('')}Z`;
}

/** A hexagon with corners rounded by `rounding` (a share of the side). */
export function hexPath(x: number, y: number, side: number, rounding = 0.09): string {
  return roundedPath(hexCorners({ x, y }, side), side * rounding);
}

/** A number short enough for markup, without a trailing ".00". */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function pair(point: Point): string {
  return `${short(point.x)} ${short(point.y)}`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  // Never past the middle of an edge, or two corners would cross.
  const share = Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

// Advance widths of Source Sans 3 bold, in em: enough to fit a pill around a short text
// without asking the browser to lay it out.
const WIDTHS: Record<string, number> = { ' ': 0.2, '·': 0.29, '×': 0.536, '+': 0.536, '−': 0.536 };

export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const sign of text) {
    ems += WIDTHS[sign] ?? (/[0-9]/.test(sign) ? 0.536 : /[A-ZÀ-Ÿ]/.test(sign) ? 0.63 : 0.54);
  }
  return ems * size;
}
