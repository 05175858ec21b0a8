/**
 * What a tile would do where it might be laid: which features it joins, which it completes. The
 * rules are the server's; this only looks one tile ahead, so that the board can show it.
 */
import type { CastleComponents, CastleView, FaceInfo } from '../../wire/castle';
import { beyond, featureOfStart } from './around';
import { kindOf, type Kind } from './geometry/face';
import { isPathSide, slotsOn } from './geometry/slots';

export interface Foreseen {
  kind: Kind;
  /** Features of the castle that become one, and segments of the new tile in it. */
  features: number[];
  segments: number[];
  tiles: number;
  openEnds: number;
  subjects: number[];
  markets: number;
  well: boolean;
  worth: number;
  /** The seat with the majority; null for a tie or for nobody. */
  leader: number | null;
}

/** A group of segments and features that are one; `root` leads to it. */
interface Group {
  kind: Kind;
  features: Set<number>;
  segments: Set<number>;
  open: number;
}

/** Every feature the tile touches, as it would be after it. */
export function foresee(
  view: CastleView,
  components: CastleComponents,
  name: string,
  square: string,
  rotation: number,
): Foreseen[] {
  const face = components.faces[name];
  if (!face) return [];
  const mine: Group[] = face.segments.map((kind, segment) => ({
    kind: kindOf(kind),
    features: new Set<number>(),
    segments: new Set([segment]),
    open: ownEnds(face, segment),
  }));
  const others = new Map<number, Group>();
  const groupOf = (feature: number): Group => {
    const known = others.get(feature);
    if (known) return known;
    const seen = view.features[feature];
    const group: Group = {
      kind: kindOf(seen?.kind ?? 'court'),
      features: new Set([feature]),
      segments: new Set(),
      open: seen?.open_ends ?? 0,
    };
    others.set(feature, group);
    return group;
  };
  const segmentGroup = (segment: number): Group => mine[segment] ?? groupOf(-1);
  const join = (into: Group, from: Group): void => {
    for (const segment of from.segments) {
      into.segments.add(segment);
      mine[segment] = into;
    }
    for (const feature of from.features) {
      into.features.add(feature);
      others.set(feature, into);
    }
    into.open += from.open;
  };
  const meet = (a: Group, b: Group): void => {
    if (a === b) a.open -= 2;
    else if (a.kind === b.kind) {
      join(b, a);
      b.open -= 2;
    } else {
      a.open -= 1;
      b.open -= 1;
    }
  };
  for (let side = 0; side < 4; side += 1) {
    const slots = slotsOn(face, rotation, side);
    const path = face.segments[slots[1]] === 'path';
    const there = beyond(view, components, square, side);
    const flanks = path ? [slots[0], slots[2]] : [];
    if (there.kind === 'wall') {
      for (const segment of [...flanks, slots[1]]) segmentGroup(segment).open -= 1;
    } else if (there.kind === 'start') {
      for (const segment of flanks) segmentGroup(segment).open -= 1;
      meet(segmentGroup(slots[1]), groupOf(featureOfStart(view, there.start.name)?.id ?? -1));
    } else if (there.kind === 'tile') {
      const other = components.faces[there.tile.tile];
      if (!other) continue;
      const theirs = slotsOn(other, there.tile.rotation, (side + 2) % 4);
      for (const k of path ? ([0, 1, 2] as const) : ([1] as const)) {
        meet(segmentGroup(slots[k]), groupOf(there.tile.features[theirs[2 - k] ?? 0] ?? -1));
      }
    }
  }
  return [...new Set([...mine, ...others.values()])].map((group) => tell(group, view, components, face));
}

/** Those that would be scored at once. */
export function completedBy(foreseen: readonly Foreseen[]): Foreseen[] {
  return foreseen.filter(({ kind, openEnds }) => kind !== 'court' && openEnds === 0);
}

function ownEnds(face: FaceInfo, segment: number): number {
  let ends = 0;
  for (let side = 0; side < 4; side += 1) {
    const slots = face.slots.slice(side * 3, side * 3 + 3);
    ends += isPathSide(face, side) ? slots.filter((one) => one === segment).length : Number(slots[1] === segment);
  }
  return ends;
}

function tell(group: Group, view: CastleView, components: CastleComponents, face: FaceInfo): Foreseen {
  const parts = [...group.features].flatMap((id) => view.features[id] ?? []);
  const segments = [...group.segments];
  const places = new Set(parts.flatMap((part) => [...part.squares, ...part.starts.map((start) => `start ${start}`)]));
  const tiles = places.size + (segments.length > 0 ? 1 : 0);
  const well = parts.some((part) => part.well) || segments.some((segment) => face.wells.includes(segment));
  const subjects = view.players.map((_, seat) => parts.reduce((sum, part) => sum + (part.subjects[seat] ?? 0), 0));
  const rate = components.points_per_tile[group.kind === 'path' && well ? 'path_with_well' : group.kind] ?? 0;
  const most = Math.max(...subjects);
  const leaders = subjects.flatMap((count, seat) => (count === most && most > 0 ? [seat] : []));
  return {
    kind: group.kind,
    features: [...group.features],
    segments,
    tiles,
    openEnds: group.open,
    subjects,
    markets:
      parts.reduce((sum, part) => sum + part.markets, 0) +
      segments.reduce((sum, one) => sum + face.markets.filter((m) => m === one).length, 0),
    well,
    worth: tiles * rate,
    leader: leaders.length === 1 ? (leaders[0] ?? null) : null,
  };
}
