/** From the wire to the drawings: the one place that reads Burgenland's view and components. */
import type { IconName } from '../../ui/icons/names';
import type { BurgenlandComponents, BurgenlandView, CastleInfo, PlayerView } from '../../wire/burgenland';
import { isBonus, isPiece, PIECES, SITES, symbolIcon, type Bonus, type Card, type Piece, type Site } from './types';

export const JOKER = 'joker';

export function sum(counts: Iterable<number>): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

/** Things by what they have in common, in the order of their first. */
export function groupBy<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

/** "light-blue-2" is a light blue card worth two coins. */
export function colourOfCard(name: string): string | null {
  return name === JOKER ? null : name.slice(0, name.lastIndexOf('-'));
}

export function iconsOf(components: BurgenlandComponents): ReadonlyMap<string, IconName> {
  return new Map(components.colours.map(({ name, symbol }) => [name, symbolIcon(symbol)]));
}

/** Cards one by one as they are held: by colour, high values first, jokers at the end. */
export function cardsOf(counts: Readonly<Record<string, number>>, components: BurgenlandComponents): Card[] {
  const colours = components.colours.map(({ name }) => name);
  const order = (name: string): number => {
    const colour = colourOfCard(name);
    return colour === null ? 1000 : colours.indexOf(colour) * 10 - (components.card_values[name] ?? 0);
  };
  return Object.entries(counts)
    .toSorted(([one], [two]) => order(one) - order(two))
    .flatMap(([name, count]) =>
      Array.from({ length: count }, (_, copy) => ({
        id: `${name}.${copy}`,
        name,
        colour: colourOfCard(name),
        value: components.card_values[name] ?? 0,
      })),
    );
}

export function countNames(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** What a site of a castle gives to whoever builds there. */
export function bonusAt(castle: CastleInfo, site: Site): Bonus | null {
  const bonus = castle.bonuses[site];
  return isBonus(bonus) ? bonus : null;
}

export interface Standing {
  site: Site;
  piece: Piece | null;
  builder: number | null;
}

/** The sites of a castle in the order of the rules; an extra one only if its tile lies there. */
export function sitesOf(view: BurgenlandView, castle: number): Standing[] {
  const found = view.castles[castle - 1]?.sites ?? {};
  return SITES.flatMap((site) => {
    const at = found[site];
    return at ? [{ site, piece: isPiece(at.piece) ? at.piece : null, builder: at.builder }] : [];
  });
}

export function countPieces(view: BurgenlandView, castle: number, piece: Piece): number {
  return sitesOf(view, castle).filter((one) => one.piece === piece).length;
}

/** Pieces a player had at the start, and still has. */
export function stockOf(
  player: PlayerView,
  components: BurgenlandComponents,
  seats: number,
): { piece: Piece; all: number; left: number }[] {
  const all = components.pieces[String(seats)] ?? {};
  return PIECES.map((piece) => ({ piece, all: all[piece] ?? 0, left: player.pieces[piece] ?? 0 }));
}

export interface BuiltPlace {
  castle: CastleInfo;
  pieces: Piece[];
}

/** Where a seat has built, castle by castle. */
export function builtBy(view: BurgenlandView, components: BurgenlandComponents, seat: number): BuiltPlace[] {
  return components.castles.flatMap((castle) => {
    const pieces = sitesOf(view, castle.number).flatMap((one) =>
      one.builder === seat && one.piece ? [one.piece] : [],
    );
    return pieces.length > 0 ? [{ castle, pieces }] : [];
  });
}

/** "4.north" is castle 4 and its site; "great" is the great castle. */
export function readPlace(place: string | null): { castle: number | null; site: Site | null } {
  const [castle, site] = (place ?? '').split('.');
  const known = SITES.find((one) => one === site) ?? null;
  return { castle: known && Number(castle) > 0 ? Number(castle) : null, site: known };
}
