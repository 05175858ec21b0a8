/** The wall around the castle: its outline, the corner towers, the hundred spaces of the track. */
import { pair, type Point } from '../../../ui/shapes';
import type { CastleComponents, TowerInfo } from '../../../wire/castle';

/** The wall is half a square thick; everything here is in squares, from the upper left one. */
export const THICK = 0.5;

export interface TrackSpace {
  number: number;
  /** Its middle, and its width and height. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CornerTower {
  place: number;
  x: number;
  y: number;
  /** Where a marker stands on either of its two spaces. */
  stands: readonly [Point, Point];
}

export interface WallShape {
  inner: readonly Point[];
  outer: readonly Point[];
  spaces: readonly TrackSpace[];
  towers: readonly CornerTower[];
  columns: number;
  rows: number;
}

export function wallOf(components: Pick<CastleComponents, 'rows' | 'towers' | 'track'>): WallShape {
  const { rows, towers, track } = components;
  const outwards = towers.map((tower) => outwardOf(rows, tower));
  const after = (place: number): number => (place + 1) % towers.length;
  const runs = towers.map((tower, place) => runFrom(tower, towers[after(place)] ?? tower));
  const corners = towers.map((tower, place) => {
    const out = outwards[place] ?? { x: 0, y: 0 };
    const into = runs[(place + towers.length - 1) % towers.length]?.along ?? { x: 0, y: 0 };
    const away = runs[place]?.along ?? { x: 0, y: 0 };
    const middle = { x: tower.x + out.x / 4, y: tower.y + out.y / 4 };
    const stands: readonly [Point, Point] = [shifted(middle, into, -0.16), shifted(middle, away, 0.16)];
    return { place, ...middle, stands };
  });
  const spaces = towers.flatMap((tower, place) => {
    const next = towers[after(place)] ?? tower;
    const run = runs[place];
    return run ? spacesOf(tower, next, run, track) : [];
  });
  return {
    inner: towers.map(({ x, y }) => ({ x, y })),
    outer: towers.map(({ x, y }, place) => shifted({ x, y }, outwards[place] ?? { x: 0, y: 0 }, THICK)),
    spaces,
    towers: corners,
    columns: Math.max(...rows.map((row) => row.length)),
    rows: rows.length,
  };
}

function isSquare(rows: readonly string[], x: number, y: number): boolean {
  return rows[y]?.[x] === '#';
}

/** Which of the four ways about a corner leads out of the castle, along the diagonal. */
function outwardOf(rows: readonly string[], tower: TowerInfo): Point {
  const ways = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => ({ x: dx, y: dy })));
  const square = ({ x, y }: Point): boolean => isSquare(rows, tower.x + (x < 0 ? -1 : 0), tower.y + (y < 0 ? -1 : 0));
  const found =
    tower.angle === 'convex' ? ways.find((way) => square({ x: -way.x, y: -way.y })) : ways.find((way) => !square(way));
  return found ?? { x: 0, y: 0 };
}

interface Run {
  along: Point;
  length: number;
}

function runFrom(from: TowerInfo, to: TowerInfo): Run {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  return { along: { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) }, length };
}

/** The wall runs clockwise: outside is on the left hand. A reflex tower stands on the run itself. */
function spacesOf(from: TowerInfo, to: TowerInfo, { along, length }: Run, track: number): TrackSpace[] {
  const first = (from.spaces[1] ?? 0) + 1;
  const count = ((to.spaces[0] ?? 0) - first + track) % track;
  const begin = from.angle === 'reflex' ? THICK : 0;
  const end = to.angle === 'reflex' ? length - THICK : length;
  const step = (end - begin) / Math.max(1, count);
  const out = { x: along.y, y: -along.x };
  return Array.from({ length: count }, (_, n) => {
    const middle = shifted(shifted(from, along, begin + (n + 0.5) * step), out, THICK / 2);
    const flat = along.y === 0;
    return { number: (first + n) % track, ...middle, width: flat ? step : THICK, height: flat ? THICK : step };
  });
}

function shifted(from: Point, way: Point, far: number): Point {
  return { x: from.x + way.x * far, y: from.y + way.y * far };
}

/** Where the marker of a space stands. */
export function markerAt(wall: WallShape, towers: readonly TowerInfo[], space: number): Point {
  const straight = wall.spaces.find((one) => one.number === space);
  if (straight) return { x: straight.x, y: straight.y };
  const tower = towers.findIndex((one) => one.spaces.includes(space));
  const corner = wall.towers[tower];
  const half = towers[tower]?.spaces[0] === space ? 0 : 1;
  return corner?.stands[half] ?? { x: 0, y: 0 };
}

/** The largest empty corner of the drawing, in squares, beyond the wall: room for a legend. */
export function emptyCorner(rows: readonly string[]): { left: boolean; top: boolean; width: number; height: number } {
  const columns = Math.max(...rows.map((row) => row.length));
  let best = { left: true, top: true, width: 0, height: 0 };
  for (const left of [true, false]) {
    for (const top of [true, false]) {
      let width = columns;
      for (let height = 1; height < rows.length; height += 1) {
        const y = top ? height - 1 : rows.length - height;
        const row = Array.from({ length: columns }, (_, n) => isSquare(rows, left ? n : columns - 1 - n, y));
        const free = row.indexOf(true);
        width = Math.min(width, free < 0 ? columns : free);
        if (width * height > best.width * best.height) best = { left, top, width, height };
      }
    }
  }
  return best;
}

export function outlinePath(points: readonly Point[], scale: number): string {
  return `M${points.map(({ x, y }) => pair({ x: x * scale, y: y * scale })).join('L')}Z`;
}
