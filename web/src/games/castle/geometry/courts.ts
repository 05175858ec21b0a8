/**
 * The courts of a tile: the ground between paths and buildings. Paths and buildings are drawn over
 * it, so a court only has to end where a path parts it from the next one.
 */
import type { Point } from '../../../ui/shapes';
import type { FaceInfo } from '../../../wire/castle';
import { at, CENTRE, quarterArc, turn, turnAll, type Polygon } from './points';
import { isPathSide, sidesOf } from './slots';

export interface CourtShape {
  segment: number;
  areas: Polygon[];
}

const WHOLE: Polygon = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];

/** From the lowest to the topmost: the first fills the whole tile. */
export function courtShapes(face: FaceInfo): CourtShape[] {
  const belongs = ground(face);
  const courts = face.segments
    .map((_, segment) => segment)
    .filter((segment) => face.segments[segment] === 'court')
    .map((segment) => ({ segment, slots: belongs.filter((one) => one === segment).length }))
    .sort((a, b) => b.slots - a.slots);
  return courts.map(({ segment }, place) => ({
    segment,
    areas: place === 0 ? [WHOLE] : (innerCorner(face, segment) ?? wedges(face, belongs, segment)),
  }));
}

/**
 * To which court the ground behind each slot belongs; under a building it is that of the nearest
 * court on the same side of every path. -1 where a path crosses, or where there is no court.
 */
function ground(face: FaceInfo): number[] {
  const crossed = (slot: number): boolean => slot % 3 === 1 && isPathSide(face, Math.floor(slot / 3));
  return face.slots.map((segment, slot) => {
    if (crossed(slot)) return -1;
    if (face.segments[segment] === 'court') return segment;
    const reach = (step: number): { court: number; far: number } => {
      for (let far = 1; far < 12; far += 1) {
        const next = (slot + step * far + 24) % 12;
        if (crossed(next)) break;
        const found = face.slots[next] ?? -1;
        if (face.segments[found] === 'court') return { court: found, far };
      }
      return { court: -1, far: 99 };
    };
    const [forth, back] = [reach(1), reach(-1)];
    return forth.far <= back.far ? forth.court : back.court;
  });
}

/** The inside of a bend: a quarter of a disc. */
function innerCorner(face: FaceInfo, court: number): Polygon[] | null {
  for (let side = 0; side < 4; side += 1) {
    const next = (side + 1) % 4;
    const path = face.slots[side * 3 + 1] ?? -1;
    const bends = isPathSide(face, side) && face.slots[next * 3 + 1] === path;
    const only = face.slots.every(
      (segment, slot) => (segment === court) === (slot === side * 3 + 2 || slot === next * 3),
    );
    if (bends && only && !face.square && sidesOf(face, path).length === 2) {
      return [turnAll([at(1, 0), ...quarterArc(at(1, 0), 0.5, 1)], side)];
    }
  }
  return null;
}

/** Slices from where the paths meet to the slots on the edge, neighbouring slots in one piece. */
function wedges(face: FaceInfo, belongs: readonly number[], court: number): Polygon[] {
  const hub = hubOf(face);
  const mine = belongs.map((one) => one === court);
  const areas: Point[][] = [];
  for (let slot = 0; slot < 12; slot += 1) {
    if (!mine[slot] || mine[(slot + 11) % 12]) continue;
    const area: Point[] = [hub];
    for (let far = 0; far < 12 && mine[(slot + far) % 12]; far += 1) {
      const { from, to } = span(face, (slot + far) % 12);
      area.push(from, to);
    }
    areas.push(area);
  }
  return areas;
}

/** Where the paths meet, or where a single one ends at its building. */
function hubOf(face: FaceInfo): Point {
  const ends = face.segments.flatMap((kind, segment) => {
    const sides = sidesOf(face, segment);
    return kind === 'path' && !face.square && sides.length === 1 ? sides : [];
  });
  const [side] = ends;
  return side === undefined ? CENTRE : turn(at(0.5, 0.7), side);
}

/** The part of the edge a slot stands for; the flanks of a path reach its middle. */
function span(face: FaceInfo, slot: number): { from: Point; to: Point } {
  const side = Math.floor(slot / 3);
  const place = slot % 3;
  const path = isPathSide(face, side);
  const from = path ? (place === 0 ? 0 : 0.5) : place / 3;
  const to = path ? (place === 2 ? 1 : 0.5) : (place + 1) / 3;
  return { from: turn(at(from, 0), side), to: turn(at(to, 0), side) };
}
