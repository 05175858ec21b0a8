/** What lies around a square: neighbours, start squares, the wall. */
import type { CastleComponents, CastleView, FeatureView, SquareInfo, StartInfo, TileView } from '../../wire/castle';
import { slotsOn, SIDES, STEPS } from './geometry/slots';

export type Beyond =
  | { kind: 'wall' }
  | { kind: 'empty'; square: string }
  | { kind: 'start'; start: StartInfo }
  | { kind: 'tile'; tile: TileView };

export function squareNamed(components: CastleComponents, name: string): SquareInfo | undefined {
  return components.squares.find((square) => square.name === name);
}

export function tileOn(view: CastleView, square: string): TileView | undefined {
  return view.tiles.find((tile) => tile.square === square);
}

export function beyond(view: CastleView, components: CastleComponents, square: string, side: number): Beyond {
  const start = components.starts.find((one) => one.square === square && one.side === SIDES[side]);
  if (start) return { kind: 'start', start };
  const here = squareNamed(components, square);
  const step = STEPS[side];
  if (!here || !step) return { kind: 'wall' };
  const next = components.squares.find(({ x, y }) => x === here.x + step.x && y === here.y + step.y);
  if (!next) return { kind: 'wall' };
  const tile = tileOn(view, next.name);
  return tile ? { kind: 'tile', tile } : { kind: 'empty', square: next.name };
}

export function featureOfStart(view: CastleView, start: string): FeatureView | undefined {
  return view.features.find((feature) => feature.starts.includes(start));
}

/**
 * The feature a scoring is about. A spot is a segment of the tile just laid, or what lies beyond one
 * of its sides ("north"; where a path crosses that side, left of it or, "north-right", right of it).
 */
export function featureAt(
  view: CastleView,
  components: CastleComponents,
  spot: number | string,
): FeatureView | undefined {
  const last = view.last === null ? undefined : tileOn(view, view.last);
  if (!last) return undefined;
  if (typeof spot === 'number') return view.features[last.features[spot] ?? -1];
  const side = SIDES.findIndex((name) => name === spot.replace('-right', ''));
  const there = beyond(view, components, last.square, side);
  if (there.kind !== 'tile') return undefined;
  const face = components.faces[there.tile.tile];
  if (!face) return undefined;
  const [right, middle, left] = slotsOn(face, there.tile.rotation, (side + 2) % 4);
  const segment = face.segments[middle] !== 'path' ? middle : spot.endsWith('-right') ? right : left;
  return view.features[there.tile.features[segment] ?? -1];
}
