/** Points of a unit square, and the few things the drawings of tiles do with them. */
import { short, type Point } from '../../../ui/shapes';

export type Polygon = readonly Point[];

export const CENTRE: Point = { x: 0.5, y: 0.5 };

export function at(x: number, y: number): Point {
  return { x, y };
}

/** A point of the unit square, turned clockwise by quarters about the middle. */
export function turn({ x, y }: Point, quarters: number): Point {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { x: 1 - y, y: x };
    case 2:
      return { x: 1 - x, y: 1 - y };
    case 3:
      return { x: y, y: 1 - x };
    default:
      return { x, y };
  }
}

export function turnAll(points: Polygon, quarters: number): Point[] {
  return points.map((point) => turn(point, quarters));
}

/** A curve from one point to another, bent towards `control`, as many short lines. */
export function curve(from: Point, control: Point, to: Point, steps = 14): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
  });
}

/** A quarter of a circle about `corner`, from angle `from` (in quarters, 0 is east, clockwise). */
export function quarterArc(corner: Point, radius: number, from: number, steps = 14): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + step / steps) * Math.PI) / 2;
    return { x: corner.x + radius * Math.cos(angle), y: corner.y + radius * Math.sin(angle) };
  });
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function inside(point: Point, polygon: Polygon): boolean {
  let within = false;
  polygon.forEach((a, place) => {
    const b = polygon[(place + 1) % polygon.length] ?? a;
    const crosses = a.y > point.y !== b.y > point.y;
    if (crosses && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

/** How far a point lies from a line of several pieces. */
export function fromLine(point: Point, line: Polygon): number {
  let best = Infinity;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1], line[i]];
    if (!a || !b) continue;
    const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const t = length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
    const along = Math.max(0, Math.min(1, t));
    best = Math.min(best, distance(point, { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) }));
  }
  return best;
}

/** How far a point of the unit square lies from its border. */
export function fromBorder({ x, y }: Point): number {
  return Math.min(x, y, 1 - x, 1 - y);
}

/** Where a tile of a drawing lies: its upper left corner, its side in px, its rotation. */
export interface Frame {
  x: number;
  y: number;
  size: number;
  quarters: number;
}

export function place(point: Point, frame: Frame): Point {
  const turned = turn(point, frame.quarters);
  return { x: frame.x + turned.x * frame.size, y: frame.y + turned.y * frame.size };
}

/** Outlines or open lines as the `d` of a path. */
export function draw(lines: readonly Polygon[], frame: Frame, closed: boolean): string {
  return lines
    .map((line) => {
      const points = line.map((point) => place(point, frame)).map(({ x, y }) => `${short(x)} ${short(y)}`);
      return `M${points.join('L')}${closed ? 'Z' : ''}`;
    })
    .join('');
}
