/** The castle's room: faces drawn as the data says, the wall, what a tile would complete, the log. */
import { describe, expect, it } from 'vitest';
import board from '../../src/bourgade/games/castle/data/board.json';
import printed from '../../src/bourgade/games/castle/data/tiles.json';
import { featureAt } from '../src/games/castle/around';
import { changesBetween } from '../src/games/castle/changes';
import { fitting, placesIn, readiest, sameLook, scoringsIn, turnedOn } from '../src/games/castle/choose';
import { lastLaid, linesOf, roundBegins } from '../src/games/castle/chronicle';
import { completedBy, foresee } from '../src/games/castle/foresee';
import { segmentAt, shapeOf } from '../src/games/castle/geometry/face';
import { at, turn } from '../src/games/castle/geometry/points';
import { isPathSide, slotsOn } from '../src/games/castle/geometry/slots';
import { emptyCorner, markerAt, wallOf } from '../src/games/castle/geometry/wall';
import type { CastleComponents, CastlePlayerView, CastleView, FaceInfo, FeatureView } from '../src/wire/castle';
import type { Legal, LogEntry, Message, Snapshot } from '../src/wire/protocol';

const KINDS = { P: 'path', T: 'tower', H: 'house', C: 'court' } as const;
const faces: Record<string, FaceInfo> = Object.fromEntries(
  printed.tiles.map(({ name, count, slots, types, wells, markets, square }) => [
    name,
    {
      count,
      slots: [...slots].map(Number),
      segments: [...types].map((type) => KINDS[type as keyof typeof KINDS]),
      wells,
      markets,
      square,
      rotations: [0, 90, 180, 270],
      reconstructed: true,
    },
  ]),
);
function face(name: string): FaceInfo {
  const found = faces[name];
  if (!found) throw new Error(`no face ${name}`);
  return found;
}

const squares = board.rows.flatMap((row, y) =>
  [...row].flatMap((sign, x) => (sign === '#' ? [{ name: `${'abcdefghijkl'[x]}${y + 1}`, x, y }] : [])),
);
// The corners of the outline, clockwise from the tower 0/1.
const CORNERS = [
  [7, 0],
  [12, 0],
  [12, 5],
  [11, 5],
  [11, 8],
  [10, 8],
  [10, 9],
  [2, 9],
  [2, 8],
  [0, 8],
  [0, 5],
  [2, 5],
  [2, 3],
  [7, 3],
] as const;
const components: CastleComponents = {
  edition: '',
  rows: board.rows,
  squares,
  starts: board.starts,
  towers: board.corner_towers.map((tower, place) => ({
    spaces: tower.spaces,
    x: CORNERS[place]?.[0] ?? 0,
    y: CORNERS[place]?.[1] ?? 0,
    angle: tower.angle,
    wall_tile: tower.wall_tile,
    reconstructed: true,
  })),
  track: 100,
  faces,
  wall_tiles: {},
  subjects: 6,
  points_per_tile: { path: 1, path_with_well: 2, tower: 2, house: 1 },
  provenance: [],
};

function player(seat: number, change: Partial<CastlePlayerView> = {}): CastlePlayerView {
  return {
    seat,
    reserve: 6,
    subjects: [],
    keep: null,
    wall_tiles: [],
    track_space: 0,
    laps: 0,
    score: 0,
    parts: { paths: 0 },
    ...change,
  };
}
function feature(id: number, kind: string, change: Partial<FeatureView> = {}): FeatureView {
  return {
    id,
    kind,
    squares: [],
    starts: [],
    open_ends: 1,
    subjects: [0, 0],
    leader: null,
    markets: 0,
    well: false,
    worth: 0,
    waiting: false,
    ...change,
  };
}
function view(change: Partial<CastleView> = {}): CastleView {
  return {
    seat: 0,
    turn: 0,
    to_move: 0,
    decision: 'tile',
    hand: null,
    last: null,
    tiles: [],
    features: board.starts.map((start, id) => feature(id, start.feature, { starts: [start.name] })),
    free_squares: [],
    towers: [],
    fresh_wall_tiles: [],
    used_wall_tiles: [],
    wall_tiles_unseen: {},
    tiles_left: 59,
    supply: {},
    removed: {},
    players: [player(0), player(1)],
    options: {},
    ...change,
  };
}
function legal(action: Record<string, number | string>): Legal {
  return { action, notation: JSON.stringify(action), words: { key: 'x', args: {} }, effects: [] };
}

describe('a face', () => {
  it.each(Object.keys(faces))('%s shows on every side what the data says', (name) => {
    const info = face(name);
    const shape = shapeOf(info);
    info.slots.forEach((segment, slot) => {
      const near = turn(at((slot % 3) / 3 + 1 / 6, 0.03), Math.floor(slot / 3));
      expect([slot, segmentAt(shape, near)]).toEqual([slot, segment]);
    });
  });
  it.each(Object.keys(faces))('%s has room for a subject on each of its parts', (name) => {
    const shape = shapeOf(face(name));
    shape.segments.forEach(({ spot, symbol, kind }, segment) => {
      expect([segment, segmentAt(shape, spot)]).toEqual([segment, segment]);
      if (symbol && kind === 'court') expect(segmentAt(shape, symbol)).toBe(segment);
      if (symbol) expect(Math.hypot(spot.x - symbol.x, spot.y - symbol.y)).toBeGreaterThan(0.15);
    });
    const symbols = shape.segments.filter(({ symbol }) => symbol !== null).length;
    expect(symbols).toBe(face(name).wells.length + face(name).markets.length);
  });
  it('turns clockwise', () => {
    const path = face('path-to-tower');
    expect(isPathSide(path, 2)).toBe(true);
    expect(slotsOn(path, 90, 3)).toEqual([2, 1, 3]);
    expect(slotsOn(path, 270, 1)).toEqual([2, 1, 3]);
  });
});

describe('the wall', () => {
  const wall = wallOf(components);
  it('carries every space of the track once, each next to the one before', () => {
    const on = Array.from({ length: 100 }, (_, space) => markerAt(wall, components.towers, space));
    expect(wall.spaces.length + wall.towers.length * 2).toBe(100);
    on.forEach((here, space) => {
      const next = on[(space + 1) % 100] ?? here;
      const apart = Math.hypot(next.x - here.x, next.y - here.y);
      expect(apart).toBeGreaterThan(0.2);
      expect(apart).toBeLessThan(0.75);
    });
  });
  it('lies outside the castle, half a square thick', () => {
    const inside = (x: number, y: number): boolean => board.rows[Math.floor(y)]?.[Math.floor(x)] === '#';
    for (const { x, y } of [...wall.spaces, ...wall.towers]) expect(inside(x, y)).toBe(false);
  });
  it('leaves its largest corner empty at the upper left', () => {
    expect(emptyCorner(board.rows)).toEqual({ left: true, top: true, width: 7, height: 3 });
  });
});

describe('looking ahead', () => {
  it('a path between a start square and a square of its own is complete: two tiles', () => {
    const done = completedBy(foresee(view(), components, 'square4', 'j1', 0));
    const path = done.find(({ features }) => features.includes(0));
    expect(path).toMatchObject({ kind: 'path', tiles: 2, worth: 2, leader: null, openEnds: 0 });
  });
  it('a well doubles, the majority scores, a tie nobody', () => {
    // A straight path from the start square down to a tower's foot, with a well.
    const tiles = [{ square: 'j1', tile: 'straight-w', rotation: 0, features: [0, 7, 8] }];
    const features = view().features.concat(feature(7, 'court'), feature(8, 'court'));
    features[0] = feature(0, 'path', { starts: ['S1'], squares: ['j1'], well: true, subjects: [0, 1] });
    const before = view({ tiles, features });
    const [path] = completedBy(foresee(before, components, 'path-to-tower', 'j2', 180)).filter(
      ({ kind }) => kind === 'path',
    );
    expect(path).toMatchObject({ tiles: 3, worth: 6, leader: 1, subjects: [0, 1] });
    features[0] = { ...features[0], subjects: [1, 1] };
    const [tied] = completedBy(foresee(before, components, 'path-to-tower', 'j2', 180)).filter(
      ({ kind }) => kind === 'path',
    );
    expect(tied?.leader).toBeNull();
  });
  it('the wall closes a side, an empty square leaves it open', () => {
    const corner = foresee(view(), components, 'house4', 'h9', 0);
    expect(corner).toHaveLength(1);
    // North, west and east are open; the south joins the house of the start square.
    expect(corner[0]).toMatchObject({ kind: 'house', tiles: 2, openEnds: 3 });
    expect(foresee(view(), components, 'house4', 'a6', 0)[0]?.openEnds).toBe(2);
  });
  it('a neighbour can be completed by a tile that is no part of it', () => {
    const tiles = [{ square: 'l4', tile: 'tower3-court', rotation: 180, features: [1, 7] }];
    const features = view().features.concat(feature(7, 'court'));
    features[1] = feature(1, 'tower', { starts: ['S2'], squares: ['l4'], open_ends: 1, subjects: [1, 0] });
    const done = completedBy(foresee(view({ tiles, features }), components, 'house4', 'l5', 0));
    expect(done).toEqual([expect.objectContaining({ kind: 'tower', segments: [], tiles: 2, worth: 4, leader: 0 })]);
  });
});

describe('choosing', () => {
  const places = placesIn([
    legal({ verb: 'place', square: 'j1', rotation: 0 }),
    legal({ verb: 'place', square: 'j1', rotation: 180 }),
    legal({ verb: 'place', square: 'e4', rotation: 180 }),
    legal({ verb: 'none' }),
  ]);
  it('holds the tile as it fits best, and turns it on where it must', () => {
    expect([...places.keys()]).toEqual(['j1', 'e4']);
    expect(readiest(places)).toBe(180);
    expect(fitting(places, 'j1', 0)).toBe(0);
    expect(fitting(places, 'e4', 0)).toBe(180);
    expect(fitting(places, 'e4', 270)).toBe(180);
    expect(fitting(places, 'a1', 0)).toBeNull();
  });
  it('turns both ways, over the end', () => {
    expect(turnedOn([0, 90, 270], 90, 1)).toBe(270);
    expect(turnedOn([0, 90, 270], 270, 1)).toBe(0);
    expect(turnedOn([0, 90, 270], 0, -1)).toBe(270);
    expect(turnedOn([180], 180, 1)).toBe(180);
  });
  it('knows what looks the same', () => {
    expect(sameLook({ ...face('cross'), rotations: [0] }, 270)).toBe(0);
    expect(sameLook({ ...face('straight'), rotations: [0, 90] }, 270)).toBe(90);
  });
  it('finds the feature of a scoring, on the tile or beyond its side', () => {
    const tiles = [
      { square: 'j2', tile: 'straight', rotation: 0, features: [0, 1, 2] },
      { square: 'k2', tile: 'straight', rotation: 90, features: [3, 4, 5] },
    ];
    const here = view({ last: 'j2', tiles, features: [0, 1, 2, 3, 4, 5].map((id) => feature(id, 'court')) });
    expect(featureAt(here, components, 0)?.id).toBe(0);
    // The path of the neighbour runs into our east side: one court above it, one below.
    expect(featureAt(here, components, 'east')?.id).not.toBe(featureAt(here, components, 'east-right')?.id);
    const scorings = scoringsIn(
      [legal({ verb: 'score', spot: 0 }), legal({ verb: 'double', spot: 0 })],
      here,
      components,
    );
    expect(scorings).toEqual([
      expect.objectContaining({ feature: 0, score: expect.anything(), double: expect.anything() }),
    ]);
  });
});

describe('the log', () => {
  let seq = 0;
  const message = (key: string, args: Message['args'] = {}): Message => ({ key, args });
  const entry = (seat: number, lines: Message[], kind: LogEntry['kind'] = 'play'): LogEntry => ({
    seq: (seq += 1),
    seat,
    kind,
    at: 0,
    lines,
  });
  const laid = (seat: number, square: string): LogEntry =>
    entry(seat, [message('castle.log-place', { player: seat, square })]);

  it('tells points where they were scored, and hides what says nothing', () => {
    const scored = message('castle.log-scored', { player: 1, points: { key: 'castle.points', args: { count: 8 } } });
    const lines = linesOf(entry(0, [message('castle.log-none', { player: 0 }), scored]));
    expect(lines).toEqual([expect.objectContaining({ seat: 1, points: 8, tone: 'step' })]);
  });
  it('shows the tiles of whoever laid last, not what was taken back', () => {
    const log = [laid(0, 'a6'), laid(1, 'b6'), laid(1, 'c6')];
    expect(lastLaid(log).map(({ square }) => square)).toEqual(['c6', 'b6']);
    expect(lastLaid([...log, laid(0, 'd6'), entry(0, [], 'undo')]).map(({ square }) => square)).toEqual(['c6', 'b6']);
  });
  it('counts a round when the player who began lays again, however often a tile is taken back', () => {
    let mark = { band: '', round: 1 };
    for (const step of [
      laid(1, 'a'),
      laid(0, 'b'),
      laid(1, 'c'),
      entry(1, [], 'undo'),
      laid(1, 'd'),
      laid(0, 'e'),
      laid(1, 'f'),
    ]) {
      mark = roundBegins(step, mark) ?? mark;
    }
    expect(mark.round).toBe(3);
  });
});

describe('what moved', () => {
  const shot = (at: number, state: CastleView): Snapshot =>
    ({ match: 'm', at, view: state, log: [] }) as unknown as Snapshot;
  it('the tile flies to its square, subjects walk home, points rise', () => {
    const before = view({
      players: [player(0, { subjects: [{ square: 'j1', segment: 0, role: 'messenger' }] }), player(1)],
    });
    const after = view({
      tiles: [{ square: 'j2', tile: 'square4', rotation: 90, features: [] }],
      players: [player(0, { parts: { paths: 3 } }), player(1)],
    });
    const flights = changesBetween(shot(4, before), shot(5, after));
    expect(flights.map(({ piece, from, to }) => [piece.kind, from, to])).toEqual([
      ['tile', 'hand', 'square-j2'],
      ['subject', 'square-j1', 'reserve-0'],
      ['points', 'square-j2', 'score-0'],
    ]);
    expect(changesBetween(shot(5, after), shot(4, before))).toEqual([]);
  });
});
