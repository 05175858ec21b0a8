/** The map in pixels: where castles, crossings and sites lie for a given width and height. */
import { textWidth, type Point } from '../../ui/shapes';
import type { BurgenlandComponents } from '../../wire/burgenland';
import { SITES, type Site } from './types';

export interface MapLayout {
  width: number;
  height: number;
  /** Side of a castle, and of its square sites. */
  box: number;
  site: number;
  /** Width of a milestone. */
  stone: number;
  castles: readonly Point[];
  /** How far a castle's name moves aside, where a milestone stands in its way. */
  asides: readonly number[];
  crossings: readonly Point[];
  great: Point & { width: number; height: number };
  /** Roads as pairs of ends: each castle to its two crossings. */
  roads: readonly (readonly [Point, Point])[];
}

const UNKNOWN = [0, 0] as const;

function numbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : UNKNOWN;
}

function units(components: BurgenlandComponents): { across: number; down: number; box: number; site: number } {
  const { layout } = components;
  const [, , across = 1000, down = 800] = numbers(layout['view_box']);
  return { across, down, box: Number(layout['castle_box'] ?? 124), site: Number(layout['site_size'] ?? 34) };
}

/** `roomy` enlarges the castles where the map is small, as far as the roads between them allow. */
export function mapLayout(components: BurgenlandComponents, width: number, height: number, roomy = 1): MapLayout {
  const unit = units(components);
  // The names of the uppermost castles need a little sky above them.
  const top = roomy > 1 ? 8 : 14;
  const sx = width / unit.across;
  const sy = (height - top - 4) / unit.down;
  const box = Math.min(unit.box * sx * roomy, unit.box * sy * 1.1);
  const stone = Math.max(25, Math.min(46, box * 0.46));
  const at = ({ x, y }: Point): Point => ({ x: x * sx, y: top + y * sy });
  const castles = components.castles.map(at);
  const crossings = components.crossings.map(at);
  const great = (components.layout['great_castle'] ?? {}) as Partial<Record<'x' | 'y' | 'width' | 'height', number>>;
  return {
    width,
    height,
    box,
    site: box * (unit.site / unit.box) * 1.12,
    stone,
    castles,
    asides: castles.map((castle, place) =>
      asideOf(castle, components.castles[place]?.name ?? '', box, stone, crossings),
    ),
    crossings,
    great: {
      ...at({ x: great.x ?? unit.across / 2, y: great.y ?? unit.down / 2 }),
      width: (great.width ?? 180) * sx * 1.3,
      height: (great.height ?? 140) * sy * (roomy > 1 ? 1.14 : 1.4),
    },
    roads: components.castles.flatMap((castle, place) =>
      castle.crossings.flatMap((number) => {
        const [from, to] = [castles[place], crossings[number - 1]];
        return from && to ? [[from, to] as const] : [];
      }),
    ),
  };
}

function asideOf(castle: Point, name: string, box: number, stone: number, crossings: readonly Point[]): number {
  const half = textWidth(name, box < 70 ? 12 : 15) * 0.43;
  const line = castle.y - box * 0.592 - 7;
  for (const crossing of crossings) {
    const across = crossing.x - castle.x;
    const met = Math.abs(across) < half + stone / 2 && Math.abs(crossing.y - line) < stone * 0.6 + 6;
    if (met) return across + (across > 0 ? -1 : 1) * (half + stone / 2 + 3);
  }
  return 0;
}

/** Where the name of a milestone's colour stands: below it, unless a castle or its name is there. */
export function captionAt(layout: MapLayout, crossing: number): Point & { anchor: 'middle' | 'start' | 'end' } {
  const { stone, great } = layout;
  const at = layout.crossings[crossing - 1] ?? { x: 0, y: 0 };
  const below = { x: at.x, y: at.y + stone * 0.54 + 16, anchor: 'middle' } as const;
  const above = { x: at.x, y: at.y - stone * 0.54 - 7, anchor: 'middle' } as const;
  const right = { x: at.x + stone * 0.5 + 6, y: at.y + 5, anchor: 'start' } as const;
  const left = { x: at.x - stone * 0.5 - 6, y: at.y + 5, anchor: 'end' } as const;
  const half = layout.box / 2 + 8;
  const free = ({ x, y, anchor }: typeof below | typeof above | typeof right | typeof left): boolean => {
    const middle = anchor === 'middle' ? x : anchor === 'start' ? x + 28 : x - 28;
    const inside = middle > 28 && middle < layout.width - 28 && y > 14 && y < layout.height - 4;
    const met = layout.castles.some(
      (castle) => Math.abs(castle.x - middle) < half + 28 && y > castle.y - half - 17 && y - 12 < castle.y + half,
    );
    const meetsGreat =
      Math.abs(great.x - middle) < great.width / 2 + 40 && Math.abs(great.y - y) < great.height / 2 + 14;
    return inside && !met && !meetsGreat;
  };
  return [below, above, right, left].find(free) ?? below;
}

/** Where the sites lie within a castle of a given side, from its middle. */
export function siteOffsets(components: BurgenlandComponents, box: number): Record<Site, Point> {
  const scale = box / units(components).box;
  const offset = (site: Site): Point => {
    const [x = 0, y = 0] = numbers(components.layout[site]);
    return { x: x * scale, y: y * scale };
  };
  // The tile for an extra site lies in the yard between the others.
  return Object.fromEntries(SITES.map((site) => [site, offset(site)])) as Record<Site, Point>;
}
