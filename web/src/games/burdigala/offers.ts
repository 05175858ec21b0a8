/** What can be touched on the map now, ready to be drawn. */
import type { Pointed } from '../../shell/game';
import { chipWidths, makeRoom, type ChipPart } from '../../ui/chips';
import type { Explanation } from '../../ui/explanation.svelte';
import type { Point } from '../../ui/shapes';
import { spotsOf, type Spots } from './chronicle';
import type { BurdigalaDesk } from './desk.svelte';
import type { Frame, Places } from './geometry';
import { pathOf, pawnTargets, siteTargets, verbOf } from './targets';
import { GONE } from './types';
import { stoneCard, word, worthText } from './words';
import { openSitesAt, stoneWorth } from './worth';

/** Half the size of what a finger must hit. */
const THUMB = 22;

export interface MapTarget {
  key: string;
  kind: 'point' | 'site' | 'pawn';
  at: Point;
  r: number;
  /** How far above its middle the chip sits. */
  rise: number;
  /** Half width and half height of what answers to a touch, and how far below its middle. */
  hit: { rx: number; ry: number; dy?: number };
  state: 'free' | 'cost' | 'selected' | 'choice';
  label: string;
  pressed?: boolean | undefined;
  cost?: ChipPart | undefined;
  gain?: ChipPart | undefined;
  explanation?: Explanation | undefined;
  /** The point whose way is shown while this is pointed at. */
  point?: string | undefined;
  play: (looking: boolean) => void;
}

export interface MapSizes {
  point: number;
  site: number;
  pawn: number;
}

export function sizesOf(desk: BurdigalaDesk, frame: Frame): MapSizes {
  return {
    point: frame.long(desk.components.point_radius, 9),
    site: frame.long(desk.components.site_radius + 2, 15),
    pawn: frame.long(54, 26),
  };
}

export function sitePlaces(desk: BurdigalaDesk, frame: Frame): Map<number, Point> {
  return new Map(
    desk.components.quarters.flatMap((quarter) =>
      quarter.sites.map((site) => [site.id, frame.at(site.x, site.y)] as const),
    ),
  );
}

export interface PawnOnMap {
  seat: number;
  pawn: number;
  point: string;
  at: Point;
}

/** Pawns from back to front, so that none hides another's head. */
export function pawnsOnMap(desk: BurdigalaDesk, places: Places): PawnOnMap[] {
  return desk.view.players
    .flatMap((player) =>
      player.pawns.flatMap((point, pawn) => {
        const at = point === null || point === GONE ? undefined : places.get(point);
        return at && point !== null ? [{ seat: player.seat, pawn, point, at }] : [];
      }),
    )
    .sort((a, b) => a.at.y - b.at.y);
}

export function mapTargets(desk: BurdigalaDesk, frame: Frame, places: Places): MapTarget[] {
  const sizes = sizesOf(desk, frame);
  return [...pawnOffers(desk, places, sizes), ...siteOffers(desk, frame, sizes), ...pointOffers(desk, places, sizes)];
}

function pawnOffers(desk: BurdigalaDesk, places: Places, sizes: MapSizes): MapTarget[] {
  const leaving = desk.legal.some((one) => verbOf(one) === 'leave');
  return pawnTargets(desk.view, desk.legal, desk.selection).flatMap((pawn) => {
    const point = desk.player.pawns[pawn] ?? '';
    const at = places.get(point);
    if (!at) return [];
    const chosen = desk.selection.pawn === pawn;
    const r = sizes.pawn * 0.62;
    return [
      {
        key: `pawn-${pawn}`,
        kind: 'pawn' as const,
        at: { x: at.x, y: at.y - sizes.pawn * 0.24 },
        r,
        rise: r + 3,
        hit: { rx: Math.max(r, THUMB), ry: Math.max(r, THUMB) },
        state: leaving ? ('cost' as const) : chosen ? ('selected' as const) : ('choice' as const),
        label: word(leaving ? 'pawn-leaves' : 'take-pawn', { point }),
        pressed: leaving ? undefined : chosen,
        cost: leaving ? { icon: 'person' as const, text: '1' } : undefined,
        play: () => desk.choosePawn(pawn),
      },
    ];
  });
}

function pointOffers(desk: BurdigalaDesk, places: Places, sizes: MapSizes): MapTarget[] {
  const taken = new Set(pawnsOnMap(desk, places).map((pawn) => pawn.point));
  // Where one's own pawn stands, its body takes it up and its foot is the place to go.
  const own = new Set(desk.player.pawns);
  const thumb = Math.max(sizes.point + 3.5, desk.phone ? THUMB : 18);
  return desk.targets.flatMap((target) => {
    const at = places.get(target.point);
    if (!at) return [];
    const r = sizes.point + 3.5;
    return [
      {
        key: `point-${target.point}`,
        kind: 'point' as const,
        at,
        r,
        // A pawn's head stays free.
        rise: taken.has(target.point) ? sizes.pawn + 7 : r + 3,
        hit: own.has(target.point) ? { rx: thumb, ry: thumb * 0.7, dy: thumb * 0.5 } : { rx: thumb, ry: thumb },
        state: desk.selection.point === target.point ? ('selected' as const) : ('free' as const),
        label: desk.speak(target.legal.words),
        gain: desk.gainOf(target.legal),
        point: target.point,
        play: (looking: boolean) => desk.choosePoint(target.point, looking),
      },
    ];
  });
}

function siteOffers(desk: BurdigalaDesk, frame: Frame, sizes: MapSizes): MapTarget[] {
  const places = sitePlaces(desk, frame);
  return [...siteTargets(desk.legal)].flatMap(([site, legal]) => {
    const at = places.get(site);
    if (!at) return [];
    const peek = verbOf(legal) === 'peek';
    const r = sizes.site + 3;
    return [
      {
        key: `site-${site}`,
        kind: 'site' as const,
        at,
        r,
        rise: r + 3,
        hit: { rx: r, ry: Math.max(r, THUMB) },
        state: 'free' as const,
        label: desk.speak(legal.words),
        gain: peek ? undefined : desk.gainOf(legal),
        explanation: peek ? desk.card(legal) : stoneCard(desk.here, site, legal),
        play: () => desk.act(legal.action),
      },
    ];
  });
}

/** Sites a stone could go to after the walk that is looked at, with what it would bring. */
export function nextSites(desk: BurdigalaDesk, frame: Frame): { site: number; at: Point; text: string }[] {
  const { walk } = desk;
  if (!walk || verbOf(walk.legal) === 'push') return [];
  const places = sitePlaces(desk, frame);
  return openSitesAt(desk.view, desk.components, walk.point).flatMap(({ id }) => {
    const at = places.get(id);
    const worth = stoneWorth(desk.view, desk.components, id, desk.seat);
    return at ? [{ site: id, at, text: worthText(worth) }] : [];
  });
}

export interface MapChip extends Point {
  key: string;
  width: number;
  cost?: ChipPart | undefined;
  gain?: ChipPart | undefined;
}

/** Chips on the upper edge of what they belong to; neighbours make room for each other. */
export function mapChips(
  targets: readonly MapTarget[],
  next: readonly { site: number; at: Point; text: string }[],
  frame: Frame,
  sizes: MapSizes,
): MapChip[] {
  const wanted = [
    ...targets.map(({ key, at, rise, cost, gain }) => ({ key, at, rise, cost, gain })),
    ...next.map(({ site, at, text }) => ({
      key: `next-${site}`,
      at,
      rise: sizes.site + 6,
      cost: undefined,
      gain: { text },
    })),
  ].filter((one) => one.cost || one.gain);
  const middle = frame.width / 2;
  const chips = wanted.map(({ key, at, rise, cost, gain }) => {
    const widths = chipWidths(cost, gain);
    // Sites of one quarter lie almost level: their chips share a row.
    const y = Math.round((at.y - rise) / 8) * 8;
    return { key, cost, gain, x: at.x - middle, y, width: widths.cost + widths.gain };
  });
  const rows = new Map<number, MapChip[]>();
  for (const chip of chips) rows.set(chip.y, [...(rows.get(chip.y) ?? []), chip]);
  return [...rows.values()]
    .flatMap((row) => makeRoom(row, middle))
    .map((chip) => ({ ...chip, x: chip.x + middle, y: Math.max(11, chip.y) }));
}

/** Where on the map the log or the list of moves points. */
export function pointedSpots(pointed: Pointed): Spots {
  if (pointed === null) return { points: [], sites: [] };
  if (pointed.kind === 'log') return spotsOf(pointed.entry);
  const { action } = pointed;
  return {
    points: typeof action['point'] === 'string' ? [action['point']] : [],
    sites: typeof action['site'] === 'number' ? [action['site']] : [],
  };
}

/** The way the list of moves points at. */
export function pointedPath(desk: BurdigalaDesk, pointed: Pointed): readonly string[] {
  if (pointed?.kind !== 'move' || pointed.action['verb'] !== 'move') return [];
  return pathOf(desk.view, pointed.action['pawn'], String(pointed.action['point']), desk.selection.die) ?? [];
}
