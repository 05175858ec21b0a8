/**
 * The faces of the castle tiles, drawn from the data: which segment fills what, for any face the
 * format allows. All in a unit square, as printed; whoever draws it turns and scales it.
 */
import type { Point } from '../../../ui/shapes';
import type { FaceInfo } from '../../../wire/castle';
import { buildingShape } from './buildings';
import { courtShapes } from './courts';
import { at, CENTRE, distance, fromBorder, fromLine, inside, quarterArc, turn, type Polygon } from './points';
import { sidesOf } from './slots';

export const KINDS = ['court', 'tower', 'house', 'path'] as const;
export type Kind = (typeof KINDS)[number];

export const PATH_WIDTH = 0.17;

export interface SegmentShape {
  kind: Kind;
  /** What it fills; a path has none. */
  areas: Polygon[];
  /** The middle lines of a path. */
  lines: Polygon[];
  /** Where it borders on others within the tile. */
  rims: Polygon[];
  /** Where a subject stands. */
  spot: Point;
  /** Where its well or market is drawn. */
  symbol: Point | null;
}

export interface FaceShape {
  segments: SegmentShape[];
  /** Segments from the lowest to the topmost. */
  order: number[];
  /** A square in the middle ends the paths. */
  plaza: boolean;
}

export function kindOf(name: string): Kind {
  const kind = KINDS.find((one) => one === name);
  if (!kind) throw new RangeError(`no kind ${name}`);
  return kind;
}

const known = new WeakMap<FaceInfo, FaceShape>();

export function shapeOf(face: FaceInfo): FaceShape {
  let shape = known.get(face);
  if (!shape) {
    shape = makeShape(face);
    known.set(face, shape);
  }
  return shape;
}

function makeShape(face: FaceInfo): FaceShape {
  const courts = courtShapes(face);
  const base = courts.length === 0 ? largestBuilding(face) : -1;
  const segments = face.segments.map<SegmentShape>((name, segment) => {
    const kind = kindOf(name);
    const bare = { kind, areas: [], lines: [], rims: [], spot: CENTRE, symbol: null };
    if (kind === 'path') return { ...bare, lines: pathLines(face, segment) };
    if (kind === 'court') return { ...bare, areas: courts.find((one) => one.segment === segment)?.areas ?? [] };
    return { ...bare, ...buildingShape(face, segment, segment === base, courts.length === 0) };
  });
  const layer = (kind: Kind): number => ({ court: 0, path: 2, tower: 3, house: 3 })[kind];
  const order = [...courts.map((court) => court.segment), ...segments.keys()]
    .filter((segment, place, all) => all.indexOf(segment) === place)
    .sort((a, b) => rank(a) - rank(b));
  function rank(segment: number): number {
    return segment === base ? 1 : layer(segments[segment]?.kind ?? 'court');
  }
  const shape = { segments, order, plaza: face.square };
  findSpots(face, shape);
  return shape;
}

function largestBuilding(face: FaceInfo): number {
  const sizes = face.segments.map((kind, segment) => (kind === 'path' ? -1 : sidesOf(face, segment).length));
  return sizes.indexOf(Math.max(...sizes));
}

function pathLines(face: FaceInfo, segment: number): Polygon[] {
  const sides = sidesOf(face, segment);
  const [first = 0, second = 0] = sides;
  if (!face.square && sides.length === 1) {
    // It ends at the building opposite, which is drawn over its end.
    const opposite = face.segments[face.slots[((first + 2) % 4) * 3 + 1] ?? -1];
    const reach = opposite === 'tower' || opposite === 'house' ? 0.8 : 0.5;
    return [[at(0.5, 0), at(0.5, reach)].map((point) => turn(point, first))];
  }
  if (!face.square && sides.length === 2) {
    if (second - first === 2) return [[at(0.5, 0), at(0.5, 1)].map((point) => turn(point, first))];
    // Around the corner between the two sides: the upper right one when it joins north and east.
    const corner = second - first === 1 ? first : second;
    return [quarterArc(at(1, 0), 0.5, 1).map((point) => turn(point, corner))];
  }
  return sides.map((side) => [at(0.5, 0), CENTRE].map((point) => turn(point, side)));
}

/** Which segment is seen at a point. */
export function segmentAt(shape: FaceShape, point: Point): number {
  for (const segment of [...shape.order].reverse()) {
    const { areas, lines } = shape.segments[segment] ?? { areas: [], lines: [] };
    if (areas.some((area) => inside(point, area))) return segment;
    if (lines.some((line) => fromLine(point, line) <= PATH_WIDTH / 2)) return segment;
  }
  return -1;
}

const GRID = 19;

/** Symbols and subjects stand where there is most room around them. */
function findSpots(face: FaceInfo, shape: FaceShape): void {
  const samples = Array.from({ length: GRID * GRID }, (_, n) =>
    at(((n % GRID) + 0.5) / GRID, (Math.floor(n / GRID) + 0.5) / GRID),
  );
  const owners = samples.map((point) => segmentAt(shape, point));
  const taken: Point[] = shape.plaza ? [CENTRE] : [];
  const roomiest = (segment: number, keepOff: readonly Point[]): Point => {
    const own = samples.filter((_, place) => owners[place] === segment);
    const middle = at(mean(own.map(({ x }) => x)), mean(own.map(({ y }) => y)));
    let best = { point: CENTRE, room: -1 };
    samples.forEach((point, place) => {
      if (owners[place] !== segment) return;
      let room = fromBorder(point) + 0.03;
      samples.forEach((other, n) => {
        if (owners[n] !== segment) room = Math.min(room, distance(point, other));
      });
      for (const other of keepOff) room = Math.min(room, (distance(point, other) - 0.06) * 0.8);
      // Between places of equal room, the one nearest to the middle of the segment.
      room -= distance(point, middle) * 0.12;
      if (room > best.room + 1e-9) best = { point, room };
    });
    return best.point;
  };
  const along = (number: number, lines: readonly Polygon[], keepOff: readonly Point[]): Point => {
    let best = { point: CENTRE, room: -1 };
    for (const line of lines) {
      for (let step = 2; step <= 18; step += 1) {
        const point = onLine(line, step / 20);
        if (segmentAt(shape, point) !== number) continue;
        const room = Math.min(fromBorder(point) * 1.2, ...keepOff.map((other) => distance(point, other)), 0.5);
        if (room > best.room + 1e-9) best = { point, room };
      }
    }
    return best.point;
  };
  /** How much of a path that ends at a building is seen. */
  const seenOf = (number: number, line: Polygon): number => {
    let seen = 0.05;
    while (seen < 1 && segmentAt(shape, onLine(line, seen)) === number) seen += 0.05;
    return seen;
  };
  shape.segments.forEach((segment, number) => {
    if (face.wells.includes(number)) {
      const [line] = segment.lines;
      const alone = segment.lines.length === 1 && line !== undefined;
      segment.symbol = alone
        ? onLine(line, sidesOf(face, number).length === 1 ? 0.64 * seenOf(number, line) : 0.5)
        : CENTRE;
    } else if (face.markets.includes(number)) {
      segment.symbol = roomiest(number, taken);
    }
    if (segment.symbol) taken.push(segment.symbol);
  });
  shape.segments.forEach((segment, number) => {
    const off = segment.symbol ? [...taken] : taken.filter((point) => distance(point, CENTRE) < 0.01);
    segment.spot = segment.kind === 'path' ? along(number, segment.lines, off) : roomiest(number, off);
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function onLine(line: Polygon, share: number): Point {
  const total = line.slice(1).reduce((sum, point, i) => sum + distance(point, line[i] ?? point), 0);
  let left = total * share;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1], line[i]];
    if (!a || !b) continue;
    const length = distance(a, b);
    if (left <= length) return at(a.x + ((b.x - a.x) * left) / length, a.y + ((b.y - a.y) * left) / length);
    left -= length;
  }
  return line.at(-1) ?? CENTRE;
}
