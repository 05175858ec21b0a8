/** The parts of a feature, tile by tile, as they lie in the drawing. */
import type { CastleComponents, CastleView, FaceInfo } from '../../wire/castle';
import { squareNamed } from './around';
import type { Foreseen } from './foresee';
import type { Frame } from './geometry/points';
import type { Point } from '../../ui/shapes';

export interface FeaturePart {
  face: FaceInfo;
  segment: number;
  frame: Frame;
}

/** The frame of a square in a drawing whose first square begins at the origin. */
export function frameOf(components: CastleComponents, square: string, rotation: number, size: number): Frame {
  const at = squareNamed(components, square);
  return { x: (at?.x ?? 0) * size, y: (at?.y ?? 0) * size, size, quarters: rotation / 90 };
}

export function partsOf(view: CastleView, components: CastleComponents, feature: number, size: number): FeaturePart[] {
  return view.tiles.flatMap(({ square, tile, rotation, features }) => {
    const face = components.faces[tile];
    if (!face || !features.includes(feature)) return [];
    const frame = frameOf(components, square, rotation, size);
    return features.flatMap((one, segment) => (one === feature ? [{ face, segment, frame }] : []));
  });
}

/** The same for a feature as it would be with the tile that is tried out. */
export function foreseenParts(
  view: CastleView,
  components: CastleComponents,
  done: Foreseen,
  trial: { square: string; rotation: number },
  size: number,
): FeaturePart[] {
  const face = view.hand ? components.faces[view.hand] : undefined;
  const frame = frameOf(components, trial.square, trial.rotation, size);
  const own = face ? done.segments.map((segment) => ({ face, segment, frame })) : [];
  return [...done.features.flatMap((feature) => partsOf(view, components, feature, size)), ...own];
}

/** A place near the middle of a feature: the middle of the tile nearest to its centre. */
export function middleOf(parts: readonly FeaturePart[]): Point {
  const centres = parts.map(({ frame }) => ({ x: frame.x + frame.size / 2, y: frame.y + frame.size / 2 }));
  const mean = centres.reduce((sum, { x, y }) => ({ x: sum.x + x / centres.length, y: sum.y + y / centres.length }), {
    x: 0,
    y: 0,
  });
  const far = ({ x, y }: Point): number => Math.hypot(x - mean.x, y - mean.y);
  return centres.sort((a, b) => far(a) - far(b))[0] ?? mean;
}
