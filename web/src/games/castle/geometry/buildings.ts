/** Towers and houses on a tile: they fill from the sides that are their own. */
import type { FaceInfo } from '../../../wire/castle';
import { at, curve, turnAll, type Polygon } from './points';

export interface BuildingShape {
  areas: Polygon[];
  rims: Polygon[];
}

const WHOLE: Polygon = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
/** One side: a trapezoid. */
const ONE: Polygon = [at(0, 0), at(1, 0), at(0.8, 0.26), at(0.2, 0.26)];
const ONE_RIM: Polygon = [at(1, 0), at(0.8, 0.26), at(0.2, 0.26), at(0, 0)];
/** North and east: the corner, with a curve. */
const CORNER_RIM: Polygon = curve(at(1, 1), at(0.63, 0.37), at(0, 0));
const CORNER: Polygon = [at(0, 0), at(1, 0), ...CORNER_RIM];
/** North and south: a band with a waist. */
const EAST_RIM: Polygon = curve(at(1, 0), at(0.4, 0.5), at(1, 1));
const WEST_RIM: Polygon = curve(at(0, 1), at(0.6, 0.5), at(0, 0));
const BAND: Polygon = [at(0, 0), ...EAST_RIM, ...WEST_RIM];
/** All but the south: a bay there. */
const BAY_RIM: Polygon = curve(at(1, 1), at(0.5, 0.2), at(0, 1));
const BAY: Polygon = [at(0, 0), at(1, 0), ...BAY_RIM];
/** On a tile without a court, what the others leave: all but a trapezoid, all but two, a half. */
const ALL_BUT_ONE: Polygon = [at(0, 0), at(1, 0), at(1, 1), at(0.8, 0.74), at(0.2, 0.74), at(0, 1)];
const ALL_BUT_TWO: Polygon = [
  at(0, 0),
  at(1, 0),
  at(0.74, 0.2),
  at(0.74, 0.8),
  at(1, 1),
  at(0, 1),
  at(0.26, 0.8),
  at(0.26, 0.2),
];
const HALF: Polygon = [at(0, 0), at(1, 0), at(1, 1)];
/** Beside a path that crosses the north side: left of it, right of it. */
const FLANKS: readonly Polygon[] = [
  [at(0, 0), at(0.415, 0), at(0.36, 0.2), at(0, 0.2)],
  [at(0.585, 0), at(1, 0), at(1, 0.2), at(0.64, 0.2)],
];

/** `whole`: it is the ground of a tile without a court; `tight`: there is no court to bend around. */
export function buildingShape(face: FaceInfo, segment: number, whole: boolean, tight: boolean): BuildingShape {
  const sides = [0, 1, 2, 3].filter((side) => face.slots[side * 3 + 1] === segment);
  if (whole) return { areas: [groundShape(sides)], rims: [] };
  const main = mainShape(sides, tight);
  const flanks = [0, 1, 2, 3].flatMap((side) =>
    [0, 2]
      .filter((slot) => face.slots[side * 3 + slot] === segment && face.slots[side * 3 + 1] !== segment)
      .map((slot) => turnAll(FLANKS[slot / 2] ?? [], side)),
  );
  return { areas: [...main.areas, ...flanks], rims: main.rims };
}

function mainShape(sides: readonly number[], tight: boolean): BuildingShape {
  const [first = 0, second = 0] = sides;
  switch (sides.length) {
    case 0:
      return { areas: [], rims: [] };
    case 1:
      return turned([ONE], [ONE_RIM], first);
    case 2: {
      if (second - first === 2) return turned([BAND], [EAST_RIM, WEST_RIM], first);
      // Neighbours: the earlier one clockwise; north comes after west.
      const earlier = second - first === 1 ? first : second;
      if (tight) return turned([HALF], [[at(1, 1), at(0, 0)]], earlier);
      return turned([CORNER], [CORNER_RIM], earlier);
    }
    case 3: {
      const open = [0, 1, 2, 3].find((side) => !sides.includes(side)) ?? 2;
      return turned([BAY], [BAY_RIM], open - 2);
    }
    default:
      return { areas: [WHOLE], rims: [] };
  }
}

/** The building that is the ground of its tile, up to where the others begin. */
function groundShape(sides: readonly number[]): Polygon {
  const [first = 0, second = 0] = sides;
  if (sides.length === 3) return turnAll(ALL_BUT_ONE, ([0, 1, 2, 3].find((side) => !sides.includes(side)) ?? 2) - 2);
  if (sides.length !== 2) return WHOLE;
  if (second - first === 2) return turnAll(ALL_BUT_TWO, first);
  return turnAll(HALF, second - first === 1 ? first : second);
}

function turned(areas: readonly Polygon[], rims: readonly Polygon[], quarters: number): BuildingShape {
  return {
    areas: areas.map((area) => turnAll(area, quarters)),
    rims: rims.map((rim) => turnAll(rim, quarters)),
  };
}
