/** Reading the twelve slots of a face: three to a side, clockwise from the north. */
import type { FaceInfo } from '../../../wire/castle';

export const SIDES = ['north', 'east', 'south', 'west'] as const;
/** The square beyond each side. */
export const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

export function isPathSide(face: FaceInfo, side: number): boolean {
  return face.segments[face.slots[side * 3 + 1] ?? -1] === 'path';
}

/** The sides that are all a segment's own, or that its path crosses. */
export function sidesOf(face: FaceInfo, segment: number): number[] {
  return [0, 1, 2, 3].filter((side) => face.slots[side * 3 + 1] === segment);
}

/** The three segments on a side of a tile that lies turned by so many degrees. */
export function slotsOn(face: FaceInfo, rotation: number, side: number): [number, number, number] {
  const first = ((side - rotation / 90 + 8) % 4) * 3;
  return [face.slots[first] ?? 0, face.slots[first + 1] ?? 0, face.slots[first + 2] ?? 0];
}
