/** Words of the page: short names of moves and things, and the cards that explain them. */
import { say, type Message } from '../../i18n/index.svelte';
import { explainEffects, signed, type EffectIcons } from '../../table/effects';
import type { Explanation, ExplanationLine } from '../../ui/explanation.svelte';
import type { BurdigalaComponents, BurdigalaView, TileInfo } from '../../wire/burdigala';
import type { Legal } from '../../wire/protocol';
import type { PointTarget } from './targets';
import { verbOf } from './targets';
import { legalWorth, openSitesAt, stoneWorth, tilesFor, type Worth } from './worth';

const ROOM = 'burdigala-page';

export const COST_ICONS: EffectIcons = { corruption: 'swap-bag', intrigues: 'scroll-unfurled', pawns: 'person' };
export const GAIN_ICONS: EffectIcons = {
  goods: 'amphora',
  laurels: 'laurels',
  'extra-turn': 'rolling-dices',
  corruption: 'swap-bag',
  'set-points': 'laurel-crown',
};

/** A text of this page, as opposed to those the game shares with the terminal. */
export function word(key: string, args?: Message['args']): string {
  return say(`${ROOM}.${key}`, args);
}

export interface Here {
  view: BurdigalaView;
  components: BurdigalaComponents;
  seat: number;
}

/** "+3", or "+2–4" while it is not known what is being built. */
export function worthText({ low, high }: Worth): string {
  if (low === high) return low === 0 ? '0' : signed(low);
  const from = low === 0 ? '0' : signed(low);
  return `${from}–${high < 0 ? `(${signed(high)})` : high}`;
}

export function quarterOf(components: BurdigalaComponents, site: number): string {
  return components.quarters.find((quarter) => quarter.sites.some((one) => one.id === site))?.name ?? '';
}

/** "Tutela", or "Tutela, chantier de 4" in a quarter with two sites. */
export function siteName({ view, components }: Pick<Here, 'view' | 'components'>, site: number): string {
  const quarter = components.quarters.find((one) => one.sites.some(({ id }) => id === site));
  const size = view.sites[site - 1]?.size ?? 0;
  if (!quarter) return '';
  if (quarter.sites.length < 2) return quarter.name;
  return word('site-of', { quarter: quarter.name, size, stones: view.sites[site - 1]?.stones ?? 0 });
}

export function pointName(components: BurdigalaComponents, id: string): string {
  const point = components.points.find((one) => one.id === id);
  if (point?.gate) return say('burdigala.point-gate', { point: id, gate: point.gate });
  return say(point?.harbour ? 'burdigala.point-harbour' : 'burdigala.point', { point: id });
}

export function tileName(tile: TileInfo): string {
  const key = `burdigala.tile-${tile.id}`;
  const words = say(key);
  return words === key ? tile.name : words;
}

export function intrigueName(card: string): string {
  return say(`burdigala.intrigue-${card}`);
}

export function intrigueCard(card: string, more: readonly ExplanationLine[] = []): Explanation {
  return { title: intrigueName(card), lines: [{ label: say(`burdigala.intrigue-${card}-help`) }, ...more] };
}

/** What a site is, holds, and may become. */
export function siteCard(here: Here, site: number, nameOf: (seat: number) => string): Explanation {
  const { view, components } = here;
  const state = view.sites[site - 1];
  if (!state) return { title: '' };
  const tiles = tilesFor(view, components, site);
  const [only] = tiles;
  if (state.built && only) {
    const builder = state.builder === null ? [] : [{ label: word('built-by', { name: nameOf(state.builder) }) }];
    return {
      title: tileName(only),
      lines: [{ label: quarterOf(components, site), value: String(only.value) }, ...builder, ...tileHelp(only)],
    };
  }
  const lines: ExplanationLine[] = [{ label: word('stones-laid', { stones: state.stones, size: state.size }) }];
  if (state.tile !== null && only) {
    lines.push(
      { label: word('becomes', { tile: tileName(only) }), value: String(only.value), strong: true },
      ...tileHelp(only),
    );
  } else lines.push(...possible(tiles));
  const others = state.seen_by.filter((seat) => seat !== here.seat);
  if (others.length > 0) lines.push({ label: word('seen-by', { names: others.map(nameOf).join(', ') }) });
  return { title: siteName(here, site), lines };
}

function tileHelp(tile: TileInfo): ExplanationLine[] {
  return tile.kind === 'ordinary' ? [] : [{ label: say(`burdigala.tile-${tile.id}-help`) }];
}

/** Buildings that may come, from the least to the best. */
function possible(tiles: readonly TileInfo[]): ExplanationLine[] {
  if (tiles.length === 0) return [];
  const sorted = tiles.toSorted((a, b) => a.value - b.value);
  return [
    { label: word('may-become') },
    ...sorted.map((tile) => ({ label: `· ${tileName(tile)}`, value: String(tile.value) })),
  ];
}

/** What a stone would bring, part by part. */
export function stoneCard(here: Here, site: number, legal: Legal): Explanation {
  const { view, components } = here;
  const worth = legalWorth(view, components, site, legal.effects);
  const lines = explainEffects(legal.effects, 'burdigala', say, say('play-cost'), {});
  if (worth.finishes && view.sites[site - 1]?.tile === null) {
    lines.push(...possible(tilesFor(view, components, site)));
  }
  return { title: siteName(here, site), lines };
}

/** Where a walk leads, and what a stone would bring from there. */
export function walkCard(here: Here, target: PointTarget): Explanation {
  const { view, components, seat } = here;
  const steps = target.path.length - 1;
  const title =
    steps > 0
      ? word('walk-to', { steps: say('burdigala.steps', { count: steps }), point: pointName(components, target.point) })
      : pointName(components, target.point);
  const lines = explainEffects(target.legal.effects, 'burdigala', say, say('play-cost'), {});
  const sites = openSitesAt(view, components, target.point);
  if (sites.length > 0) {
    lines.push({ label: word(steps > 0 ? 'then-stone' : 'beside') });
    for (const site of sites) {
      const worth = stoneWorth(view, components, site.id, seat);
      lines.push({ label: `· ${siteName(here, site.id)}`, value: worthText(worth) });
    }
  }
  return { title, lines };
}

/** What a move is, brings and costs. */
export function moveCard(legal: Legal, here: Here, speak: (message: Message) => string): Explanation {
  const verb = verbOf(legal);
  if (verb === 'stone') return stoneCard(here, Number(legal.action['site']), legal);
  if (verb === 'play') return intrigueCard(String(legal.action['card']));
  const lines = explainEffects(legal.effects, 'burdigala', say, say('play-cost'), {});
  return { title: speak(legal.words), lines };
}

/** The town in words, for those who do not see it. */
export function townWords({ view, components }: Here, nameOf: (seat: number) => string): string {
  const built = view.sites.filter((site) => site.built).length;
  const pawns = view.players.map((player) =>
    word('pawns-at', {
      name: nameOf(player.seat),
      points: player.pawns.filter((at) => at !== null && at !== 'gone').join(', ') || '–',
    }),
  );
  const town = word('town-words', { built, sites: view.sites.length, points: components.points.length });
  return [town, ...pawns].join(' ');
}

/** What a point is, besides a place to stand. */
export function pointCard(components: BurdigalaComponents, id: string): Explanation {
  const point = components.points.find((one) => one.id === id);
  const lines: ExplanationLine[] = [];
  if (point?.harbour) lines.push({ label: word('harbour-help') });
  if (point?.gate) lines.push({ label: word('gate-help') });
  const quarters = components.quarters.filter((quarter) => quarter.points.includes(id)).map((quarter) => quarter.name);
  lines.push({ label: word('touches', { quarters: quarters.join(', ') }) });
  return { title: pointName(components, id), lines };
}

export function bonusCard(): Explanation {
  return { title: word('bonus'), lines: [{ label: word('bonus-help') }] };
}
