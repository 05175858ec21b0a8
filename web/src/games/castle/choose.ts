/** Which places of the castle the legal actions belong to. */
import type { CastleComponents, CastleView, FaceInfo } from '../../wire/castle';
import type { Legal } from '../../wire/protocol';
import { featureAt } from './around';

export function verbOf(legal: Legal): string {
  return String(legal.action['verb']);
}

/** Squares the tile in hand may lie on, each with its rotations. */
export type Places = ReadonlyMap<string, ReadonlyMap<number, Legal>>;

export function placesIn(legal: readonly Legal[]): Places {
  const places = new Map<string, Map<number, Legal>>();
  for (const one of legal) {
    if (verbOf(one) !== 'place') continue;
    const square = String(one.action['square']);
    const rotations = places.get(square) ?? new Map<number, Legal>();
    rotations.set(Number(one.action['rotation']), one);
    places.set(square, rotations);
  }
  return places;
}

/** A tile that looks the same turned has one name for both: the smaller rotation. */
export function sameLook(face: FaceInfo | undefined, rotation: number): number {
  const looks = Math.max(1, face?.rotations.length ?? 4);
  return ((rotation % 360) + 360) % (90 * looks);
}

/** The rotation in which the tile fits most squares: that is how it is first held. */
export function readiest(places: Places): number {
  const counts = new Map<number, number>();
  for (const rotations of places.values()) {
    for (const rotation of rotations.keys()) counts.set(rotation, (counts.get(rotation) ?? 0) + 1);
  }
  const best = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0];
  return best?.[0] ?? 0;
}

/** How the tile lies on a square: as it is held if that is allowed, else turned on clockwise. */
export function fitting(places: Places, square: string, held: number): number | null {
  const rotations = [...(places.get(square)?.keys() ?? [])].sort((a, b) => a - b);
  if (rotations.includes(held)) return held;
  return rotations.find((rotation) => rotation > held) ?? rotations[0] ?? null;
}

/** The next rotation among those allowed, one way or the other. */
export function turnedOn(allowed: readonly number[], now: number, step: 1 | -1): number {
  const sorted = [...new Set(allowed)].sort((a, b) => a - b);
  if (sorted.length === 0) return now;
  if (step === 1) return sorted.find((rotation) => rotation > now) ?? sorted[0] ?? now;
  return sorted.findLast((rotation) => rotation < now) ?? sorted.at(-1) ?? now;
}

/** Segments of the tile just laid where a subject may stand. */
export function subjectsIn(legal: readonly Legal[]): Map<number, Legal> {
  return new Map(legal.filter((one) => verbOf(one) === 'subject').map((one) => [Number(one.action['segment']), one]));
}

/** A completed feature that may be scored next, as it is and, with a wall tile, doubled. */
export interface Scoring {
  feature: number;
  score: Legal | undefined;
  double: Legal | undefined;
}

export function scoringsIn(legal: readonly Legal[], view: CastleView, components: CastleComponents): Scoring[] {
  const found = new Map<number, Scoring>();
  for (const one of legal) {
    const verb = verbOf(one);
    if (verb !== 'score' && verb !== 'double') continue;
    const feature = featureAt(view, components, one.action['spot'] ?? -1)?.id;
    if (feature === undefined) continue;
    const scoring = found.get(feature) ?? { feature, score: undefined, double: undefined };
    found.set(feature, { ...scoring, [verb]: one });
  }
  return [...found.values()];
}
