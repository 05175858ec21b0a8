/** Which places of the table the legal actions belong to, under the current selection. */
import type { Legal } from '../../wire/protocol';
import { isPiece, isSite, type CardSet, type Piece, type Place, type Site } from './types';

/** What is chosen so far: any of place, piece and site, in any order; or milestones to swap. */
export interface Selection {
  place: Place | null;
  piece: Piece | null;
  site: Site | null;
  /** Pay with ten coins where both ways are open. */
  coins: boolean;
  /** Milestones are to change places. */
  swapping: boolean;
  /** The first of the two, by its crossing. */
  crossing: number | null;
}

export const NOTHING: Selection = {
  place: null,
  piece: null,
  site: null,
  coins: false,
  swapping: false,
  crossing: null,
};

/** A building that can be begun now. In the great castle there are no sites, but card sets. */
export interface Build {
  legal: Legal;
  place: Place;
  piece: Piece;
  site: Site | null;
  set: CardSet | null;
  coins: boolean;
}

export function verbOf(legal: Legal): string {
  return String(legal.action['verb']);
}

export function withVerb(legal: readonly Legal[], verb: string): Legal | undefined {
  return legal.find((one) => verbOf(one) === verb);
}

/** `well` is the castle with the red marker. */
export function buildsIn(legal: readonly Legal[], well: number): Build[] {
  return legal.flatMap((one): Build[] => {
    const { verb, castle, site, piece, price, set } = one.action;
    const coins = price === 'coins' || set === 'coins';
    if (verb === 'well') return [{ legal: one, place: well, piece: 'well', site: 'well', set: null, coins }];
    if (!isPiece(piece)) return [];
    if (verb === 'build' && isSite(site)) {
      return [{ legal: one, place: Number(castle), piece, site, set: null, coins }];
    }
    if (verb === 'great') return [{ legal: one, place: 'great', piece, site: null, set: set as CardSet, coins }];
    return [];
  });
}

type Wish = Partial<Pick<Selection, 'place' | 'piece' | 'site'>>;

export function matching(builds: readonly Build[], { place, piece, site }: Wish): Build[] {
  return builds.filter(
    (one) =>
      (place == null || one.place === place) &&
      (piece == null || one.piece === piece) &&
      (site == null || one.site === site),
  );
}

/** Of buildings that differ in how they are paid only: the wished way, else the other. */
export function paidAs(builds: readonly Build[], coins: boolean): Build[] {
  const wished = builds.filter((one) => one.coins === coins);
  return wished.length > 0 ? wished : [...builds];
}

/** The one building a selection has come down to; null while something is still open. */
export function settled(builds: readonly Build[], selection: Selection): Build | null {
  const { place, piece } = selection;
  if (place === null || place === 'great' || piece === null) return null;
  const left = paidAs(matching(builds, selection), selection.coins);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The swaps a milestone takes part in, by the other crossing. */
export function swapsOf(legal: readonly Legal[], crossing: number | null): Map<number, Legal> {
  const swaps = new Map<number, Legal>();
  for (const one of legal) {
    if (verbOf(one) !== 'swap') continue;
    const [first = 0, second = 0] = String(one.action['crossings']).split('-').map(Number);
    if (crossing === null) {
      swaps.set(first, one);
      swaps.set(second, one);
    } else if (first === crossing) swaps.set(second, one);
    else if (second === crossing) swaps.set(first, one);
  }
  return swaps;
}

/** The moves of the current selection; swaps only while milestones are being chosen. */
export function inSelection(legal: readonly Legal[], selection: Selection, well: number): Legal[] {
  // A payment is all there is until it is complete.
  if (legal.some((one) => verbOf(one) === 'pay')) return [...legal];
  if (selection.swapping) {
    const swaps = legal.filter((one) => verbOf(one) === 'swap');
    return selection.crossing === null ? swaps : [...new Set(swapsOf(legal, selection.crossing).values())];
  }
  const builds = buildsIn(legal, well);
  const chosen = new Set(matching(builds, selection).map((one) => one.legal));
  const building = new Set(builds.map((one) => one.legal));
  return legal.filter((one) => {
    if (building.has(one)) return chosen.has(one);
    if (selection.place !== null || selection.piece !== null) return false;
    return verbOf(one) !== 'swap' && verbOf(one) !== 'end';
  });
}

/** What to ask about when something is touched that cannot be built: the likeliest wish. */
export function wishFor(
  place: Place,
  piece: Piece,
  site: Site | null,
  freeSites: readonly Site[],
): Record<string, number | string> {
  if (place === 'great') return { verb: 'great', piece, set: 'same' };
  if (piece === 'well') return { verb: 'well', price: 'cards' };
  const at = site && site !== 'well' ? site : (freeSites[0] ?? 'north');
  return { verb: 'build', castle: place, site: at, piece, price: 'cards' };
}
