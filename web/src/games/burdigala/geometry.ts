/** The map on the screen: which part of it is shown, how large, and where things lie. */
import type { Point } from '../../ui/shapes';
import { pair } from '../../ui/shapes';
import type { BurdigalaComponents, RoadInfo } from '../../wire/burdigala';

/** A part of the map, in its own units. */
export interface Section {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** With the river, where the piles stand; and without, for a narrow screen. */
export const WHOLE: Section = { left: 18, top: 4, width: 970, height: 984 };
export const NARROW: Section = { left: 24, top: 4, width: 906, height: 974 };

/** A section drawn at so many pixels per unit. Everything on the map is placed through it. */
export class Frame {
  readonly scale: number;
  readonly width: number;
  readonly height: number;

  constructor(
    readonly section: Section,
    width: number,
    height: number,
  ) {
    this.scale = Math.max(0.2, Math.min(width / section.width, height / section.height));
    this.width = section.width * this.scale;
    this.height = section.height * this.scale;
  }

  at(x: number, y: number): Point {
    return { x: (x - this.section.left) * this.scale, y: (y - this.section.top) * this.scale };
  }

  /** A length on the map in px, but never less than `least`. */
  long(units: number, least = 0): number {
    return Math.max(least, units * this.scale);
  }
}

export type Places = ReadonlyMap<string, Point>;

export function placesOf(components: BurdigalaComponents, frame: Frame): Places {
  return new Map(components.points.map((point) => [point.id, frame.at(point.x, point.y)]));
}

export function linePath(points: readonly Point[], closed = false): string {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

export interface Road extends RoadInfo {
  kind: 'street' | 'sea' | 'fast';
}

/** The road between two neighbours; where there are several, the street. */
export function roadBetween(components: BurdigalaComponents, a: string, b: string): Road | null {
  const joins = (road: RoadInfo): boolean => (road.a === a && road.b === b) || (road.a === b && road.b === a);
  const kinds = [
    ['street', components.streets],
    ['sea', components.sea_lanes],
    ['fast', components.fast_lanes],
  ] as const;
  for (const [kind, roads] of kinds) {
    const road = roads.find(joins);
    if (road) return { ...road, kind };
  }
  return null;
}

const CURVE_STEPS = 8;

/** The points one passes along a road from `a`, the first one left out. */
function along(components: BurdigalaComponents, frame: Frame, places: Places, a: string, b: string): Point[] {
  const from = places.get(a);
  const to = places.get(b);
  if (!from || !to) return [];
  const control = roadBetween(components, a, b)?.control;
  if (!control) return [to];
  const bend = frame.at(control[0] ?? 0, control[1] ?? 0);
  return Array.from({ length: CURVE_STEPS }, (_, step) => {
    const t = (step + 1) / CURVE_STEPS;
    const mix = (p: number, q: number, r: number): number => (1 - t) * (1 - t) * p + 2 * t * (1 - t) * q + t * t * r;
    return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
  });
}

/** A walk over the map: one list of places per step, each beginning where the last one ended. */
export function walkOf(components: BurdigalaComponents, frame: Frame, path: readonly string[]): Point[][] {
  const places = placesOf(components, frame);
  return path.slice(1).flatMap((to, step) => {
    const from = path[step];
    const start = from === undefined ? undefined : places.get(from);
    if (from === undefined || !start) return [];
    return [[start, ...along(components, frame, places, from, to)]];
  });
}

/** Towards the inside by `by`, corner after corner: a quarter keeps off its streets. */
export function inset(points: readonly Point[], by: number): Point[] {
  const turning = Math.sign(area(points)) || 1;
  return points.map((corner, place) => {
    const before = points[(place + points.length - 1) % points.length] ?? corner;
    const after = points[(place + 1) % points.length] ?? corner;
    const one = normal(before, corner, turning);
    const two = normal(corner, after, turning);
    const across = 1 + one.x * two.x + one.y * two.y;
    const push = across < 0.3 ? by : by / across;
    return { x: corner.x + (one.x + two.x) * push, y: corner.y + (one.y + two.y) * push };
  });
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, from, place) => {
    const to = points[(place + 1) % points.length] ?? from;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
}

/** The unit vector that points inside from an edge. */
function normal(from: Point, to: Point, turning: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (-(to.y - from.y) / length) * turning, y: ((to.x - from.x) / length) * turning };
}

/** Rows of places for stones on a site of each size. */
const ROWS: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [2], 3: [1, 2], 4: [2, 2], 5: [3, 2] };

/** Where the stones of a site lie around its middle; `side` of one stone and the gap between. */
export function stonePlaces(size: number, side: number, gap: number): Point[] {
  const rows = ROWS[size] ?? Array<number>(Math.ceil(size / 3)).fill(3);
  const pitch = side + gap;
  return rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, place) => ({
        x: (place - (count - 1) / 2) * pitch,
        y: (row - (rows.length - 1) / 2) * pitch,
      })),
    )
    .slice(0, size);
}
