/** What things are worth: a stone, a set of goods, and how dangerous one's corruption is. */
import type { Effect } from '../../wire/protocol';
import type { BurdigalaComponents, BurdigalaView, SiteInfo, TileInfo } from '../../wire/burdigala';
import { GOODS, type Good } from './types';

type Parts = Pick<BurdigalaComponents, 'tiles' | 'quarters'>;

/** Points of a stone: between `low` and `high` while nobody knows what is being built. */
export interface Worth {
  low: number;
  high: number;
  /** It is the last stone. */
  finishes: boolean;
}

/** What a site may still become, as far as this seat knows. */
export function tilesFor(view: BurdigalaView, components: Parts, site: number): TileInfo[] {
  const here = view.sites[site - 1];
  if (!here) return [];
  if (here.tile !== null) return components.tiles.filter((tile) => tile.id === here.tile);
  return components.tiles.filter((tile) => tile.size === here.size && view.unseen_tiles.includes(tile.id));
}

/** What a stone on a site would bring a seat now, if it were beside it. */
export function stoneWorth(view: BurdigalaView, components: Parts, site: number, seat: number): Worth {
  const here = view.sites[site - 1];
  if (!here) return { low: 0, high: 0, finishes: false };
  const free = here.size - here.stones - 1;
  if (free > 0) return { low: free, high: free, finishes: false };
  const table = view.players[seat]?.table ?? [];
  const office = (here.size === 2 && table.includes('consul')) || (here.size === 3 && table.includes('hygiene'));
  const sure = (view.bonuses[String(here.quarter)] ?? 0) + (office ? 2 : 0);
  return { ...between(tilesFor(view, components, site), sure), finishes: true };
}

/** As `stoneWorth`, for a stone that may be laid: an extra one takes back what came before. */
export function legalWorth(view: BurdigalaView, components: Parts, site: number, effects: readonly Effect[]): Worth {
  const points = effects.find((effect) => effect.kind === 'points')?.amount ?? 0;
  const finishes = effects.some((effect) => effect.kind === 'building');
  const unknown = finishes && view.sites[site - 1]?.tile === null;
  if (!unknown) return { low: points, high: points, finishes };
  return { ...between(tilesFor(view, components, site), points), finishes };
}

function between(tiles: readonly TileInfo[], sure: number): { low: number; high: number } {
  const values = tiles.map((tile) => tile.value);
  if (values.length === 0) return { low: sure, high: sure };
  return { low: sure + Math.min(...values), high: sure + Math.max(...values) };
}

/** Sites that take another stone, beside a point. */
export function openSitesAt(
  view: BurdigalaView,
  components: Pick<BurdigalaComponents, 'quarters'>,
  point: string,
): SiteInfo[] {
  return components.quarters
    .filter((quarter) => quarter.points.includes(point))
    .flatMap((quarter) => quarter.sites)
    .filter((site) => view.sites[site.id - 1]?.built === false);
}

/** The best stone that could follow at a point. */
export function bestStone(view: BurdigalaView, components: Parts, point: string, seat: number): Worth {
  return openSitesAt(view, components, point)
    .map((site) => stoneWorth(view, components, site.id, seat))
    .reduce((best, worth) => (worth.high > best.high ? worth : best), { low: 0, high: 0, finishes: false });
}

export interface GoodsSet {
  kinds: number;
  points: number;
}

/** Goods in sets of different kinds, as large as possible; `setPoints` by the number of kinds. */
export function setsOf(counts: Readonly<Record<string, number>>, setPoints: readonly number[]): GoodsSet[] {
  const rows = Math.max(0, ...Object.values(counts));
  return Array.from({ length: rows }, (_, row) => {
    const kinds = Object.values(counts).filter((count) => count > row).length;
    return { kinds, points: setPoints[kinds] ?? 0 };
  });
}

export function setsWorth(counts: Readonly<Record<string, number>>, setPoints: readonly number[]): number {
  return setsOf(counts, setPoints).reduce((sum, set) => sum + set.points, 0);
}

/** How much one more card of a kind would add. */
export function oneMore(counts: Readonly<Record<string, number>>, good: Good, setPoints: readonly number[]): number {
  const more = { ...counts, [good]: (counts[good] ?? 0) + 1 };
  return setsWorth(more, setPoints) - setsWorth(counts, setPoints);
}

export function goodsList(counts: Readonly<Record<string, number>> | null): { good: Good; count: number }[] {
  return GOODS.map((good) => ({ good, count: counts?.[good] ?? 0 }));
}

/** `none`: nothing to lose. The others say how likely the extra loss of the most corrupt is. */
export type Danger = 'none' | 'unlikely' | 'likely' | 'certain';

/** The mean of a token's value, for guessing at those of others. */
export function meanToken(components: Pick<BurdigalaComponents, 'corruption'>): number {
  const all = Object.entries(components.corruption);
  const count = all.reduce((sum, [, n]) => sum + n, 0);
  return count === 0 ? 0 : all.reduce((sum, [value, n]) => sum + Number(value) * n, 0) / count;
}

export function dangerOf(
  view: BurdigalaView,
  components: Pick<BurdigalaComponents, 'corruption'>,
  seat: number,
): Danger {
  const own = view.players[seat]?.corruption_total ?? 0;
  if (own <= 0) return 'none';
  const highest = Math.max(0, ...Object.keys(components.corruption).map(Number));
  const rivals = view.players.filter((player) => player.seat !== seat);
  if (rivals.every((rival) => rival.corruption_count * highest < own)) return 'certain';
  const mean = meanToken(components);
  return rivals.every((rival) => rival.corruption_count * mean <= own) ? 'likely' : 'unlikely';
}
