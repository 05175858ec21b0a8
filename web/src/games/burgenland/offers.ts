/** The map's targets under the current selection, ready to be drawn. */
import { say } from '../../i18n/index.svelte';
import type { Pointed } from '../../shell/game';
import { byGain, costOf } from '../../table/effects';
import type { ChipPart } from '../../ui/chips';
import type { Explanation } from '../../ui/explanation.svelte';
import type { CastleInfo } from '../../wire/burgenland';
import { bonusAt, groupBy, readPlace, sitesOf } from './adapt';
import { placesOf, type Places } from './chronicle';
import type { BurgenlandDesk } from './desk.svelte';
import { nearAt } from './reach';
import { buildsIn, matching, paidAs, swapsOf, type Build } from './targets';
import { isPiece, PIECES, type Piece, type Site } from './types';
import {
  buildWords,
  castleName,
  colourPair,
  colourWord,
  COST_ICONS,
  gainPart,
  gainWords,
  moveCard,
  pieceWord,
  siteWord,
  word,
} from './words';

export interface CastleOffer {
  castle: CastleInfo;
  /** Something can be built here now, in the present choice. */
  legal: boolean;
  chosen: boolean;
  /** Cards missing where they are all that is missing. */
  missing: number | null;
  label: string;
  explanation: Explanation;
  cost?: ChipPart | undefined;
  gain?: ChipPart | undefined;
}

export interface SiteOffer {
  castle: number;
  site: Site;
  label: string;
  /** Touched already: what shall stand here is asked next. */
  chosen: boolean;
  /** Shown while pointed at; undefined while it is open what will stand here. */
  piece?: Piece | undefined;
  explanation: Explanation;
}

/**
 * What one can still do besides the action does not concern the castles. While a wish is under way
 * nothing is offered: a site would lie under the finger and be gone, or be the payment, when it comes down.
 */
function choosing(desk: BurgenlandDesk): boolean {
  return desk.moving && !desk.pending && desk.payment === null && !desk.selection.swapping;
}

export function castleOffers(desk: BurgenlandDesk): CastleOffer[] {
  const { piece, place } = desk.selection;
  const open = choosing(desk);
  return desk.components.castles.map((castle) => {
    const builds = open ? matching(desk.builds, { place: castle.number, piece }) : [];
    const legal = builds.length > 0;
    const near = !legal && open && !desk.view.acted && piece === null ? nearAt(castle.number, desk.here) : null;
    return {
      castle,
      legal,
      chosen: paidPlace(desk) === castle.number || (desk.payment === null && place === castle.number),
      missing: near,
      label: castleWords(desk, castle, builds, near),
      explanation: castleCard(desk, castle, builds, near),
      ...(piece !== null && legal ? chipsOf(byGain(builds.map((one) => one.legal))[0]?.effects ?? [], piece) : {}),
    };
  });
}

/** The castle that is being paid for. */
function paidPlace(desk: BurgenlandDesk): number | null {
  return desk.payment ? readPlace(desk.view.payment?.place ?? null).castle : null;
}

/** What all sites of a castle have in common for a piece: a wall's jokers, a palace's architect. */
function chipsOf(
  effects: Build['legal']['effects'],
  piece: Piece,
): { cost?: ChipPart | undefined; gain?: ChipPart | undefined } {
  if (piece === 'palace') return { cost: costOf(effects, COST_ICONS) };
  if (piece === 'house') return {};
  return {
    gain: gainPart(
      effects.filter(({ kind }) => kind === (piece === 'wall' ? 'jokers' : 'reward') || kind === 'victory'),
    ),
  };
}

export function sitesWords(desk: BurgenlandDesk, castle: CastleInfo): string {
  return sitesOf(desk.view, castle.number)
    .map(({ site, piece, builder }) => {
      const bonus = bonusAt(castle, site);
      if (piece && builder !== null)
        return word('site-built-by', { site: siteWord(site), piece: pieceWord(piece), name: desk.name(builder) });
      if (piece) return word('site-built', { site: siteWord(site), piece: pieceWord(piece) });
      if (bonus) return word('site-free-bonus', { site: siteWord(site), bonus: say(`burgenland.bonus-${bonus}`) });
      return word('site-free', { site: siteWord(site) });
    })
    .join(', ');
}

function castleWords(desk: BurgenlandDesk, castle: CastleInfo, builds: readonly Build[], near: number | null): string {
  const { name, number } = castle;
  const state =
    builds.length > 0
      ? word('castle-can', { pieces: piecesIn(builds).map(pieceWord).join(', ') })
      : near === null
        ? ''
        : word('castle-near', { missing: near });
  return word('castle-words', {
    castle: name,
    number,
    colours: colourPair(desk.view, number),
    sites: sitesWords(desk, castle),
    state,
  }).trim();
}

export function piecesIn(builds: readonly Build[]): Piece[] {
  return PIECES.filter((piece) => builds.some((one) => one.piece === piece));
}

function castleCard(
  desk: BurgenlandDesk,
  castle: CastleInfo,
  builds: readonly Build[],
  near: number | null,
): Explanation {
  const colours = colourPair(desk.view, castle.number);
  const price = { label: word('price-castle', { count: desk.components.castle_price, colours }) };
  if (near !== null) {
    return {
      title: castle.name,
      lines: [price, { label: word('missing-cards', { missing: near, colours }), strong: true }],
    };
  }
  const lines = piecesIn(builds).map((piece) => {
    const [best] = byGain(matching(builds, { piece }).map((one) => one.legal));
    return { label: pieceWord(piece), value: gainWords(best?.effects ?? []) || undefined };
  });
  const quiet = desk.moving && !desk.view.acted && lines.length === 0 ? [{ label: word('castle-quiet') }] : [];
  return { title: castle.name, lines: [price, ...lines, ...quiet] };
}

/** Sites that can be touched: those of the chosen castle, or all where a chosen piece may stand. */
export function siteOffers(desk: BurgenlandDesk): SiteOffer[] {
  if (!choosing(desk)) return [];
  const { place, piece } = desk.selection;
  if (place === 'great' || (place === null && piece === null)) return [];
  const groups = groupBy(matching(desk.builds, { place, piece }), (one) => `${one.place}.${one.site}`);
  return [...groups.values()].flatMap((group) => {
    const builds = paidAs(group, desk.selection.coins);
    const [first] = builds;
    if (!first || typeof first.place !== 'number' || first.site === null) return [];
    const [best = first.legal] = byGain(builds.map((one) => one.legal));
    const only = piecesIn(builds);
    const settled = piece ?? (only.length === 1 ? only[0] : undefined);
    return [
      {
        castle: first.place,
        site: first.site,
        chosen: desk.selection.site === first.site && place === first.place,
        piece: settled,
        label: settled
          ? buildWords(first, desk.here)
          : `${castleName(desk.components, first.place)}, ${siteWord(first.site)}`,
        explanation: settled ? moveCard(best, desk.here) : siteCard(desk, builds, first.site),
      },
    ];
  });
}

function siteCard(desk: BurgenlandDesk, builds: readonly Build[], site: Site): Explanation {
  const lines = builds.map((one) => ({
    label: pieceWord(one.piece),
    value: gainWords(one.legal.effects) || undefined,
  }));
  const [first] = builds;
  return { title: `${castleName(desk.components, first?.place ?? 'great')}, ${siteWord(site)}`, lines };
}

export interface CrossingOffer {
  number: number;
  colour: string;
  label: string;
  legal: boolean;
  chosen: boolean;
}

export function crossingOffers(desk: BurgenlandDesk): CrossingOffer[] {
  const { swapping, crossing } = desk.selection;
  const swaps = desk.moving && swapping ? swapsOf(desk.legal, crossing) : new Map<number, unknown>();
  return desk.components.crossings.map(({ number }) => {
    const colour = desk.view.milestones[number - 1] ?? '';
    return {
      number,
      colour,
      label: word('milestone', { colour: colourWord(colour), number }),
      legal: swaps.has(number) || (swapping && crossing === number),
      chosen: swapping && crossing === number,
    };
  });
}

/** Where on the map the log or the list of moves points. */
export function pointedAt(desk: BurgenlandDesk, pointed: Pointed): Places {
  if (pointed === null) return { spots: [], crossings: [] };
  if (pointed.kind === 'log') return placesOf(pointed.entry, desk.components.castles);
  const { action } = pointed;
  const [build] = buildsIn(
    desk.legal.filter((one) => Object.entries(action).every(([key, value]) => one.action[key] === value)),
    desk.view.well,
  );
  if (build)
    return { spots: [{ castle: build.place === 'great' ? null : build.place, site: build.site }], crossings: [] };
  const crossings = action['verb'] === 'swap' ? String(action['crossings']).split('-').map(Number) : [];
  return { spots: [], crossings };
}

/** The piece being paid for stands on its site as a ghost. */
export function ghostOf(desk: BurgenlandDesk): { castle: number; site: Site; piece: Piece } | null {
  const { payment } = desk.view;
  const { castle, site } = readPlace(payment?.place ?? null);
  return castle !== null && site !== null && isPiece(payment?.piece) ? { castle, site, piece: payment.piece } : null;
}
