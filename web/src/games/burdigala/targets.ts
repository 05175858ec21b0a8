/** Which places of the table the legal actions belong to, under the current selection. */
import type { BurdigalaView, MoveView } from '../../wire/burdigala';
import type { Legal } from '../../wire/protocol';

export type DieNumber = 0 | 1;

export interface Selection {
  /** The die that is walked with; null when there is nothing to walk. */
  die: DieNumber | null;
  pawn: number | null;
  /** A point whose way is looked at before it is taken (a finger cannot hover). */
  point: string | null;
  /** The goods card to be given away, while the other one is being chosen. */
  give: string | null;
}

export function verbOf(legal: Legal): string {
  return String(legal.action['verb']);
}

export function find(
  legal: readonly Legal[],
  verb: string,
  args: Readonly<Record<string, number | string>> = {},
): Legal | undefined {
  return legal.find(
    (one) => verbOf(one) === verb && Object.entries(args).every(([key, value]) => one.action[key] === value),
  );
}

function movesFor(view: BurdigalaView, die: DieNumber, pawn: number): MoveView[] {
  return view.moves.filter((move) => move.pawn === pawn && move.dice.includes(die));
}

/** Pawns that can walk with a die. */
export function walkers(view: BurdigalaView, die: DieNumber): number[] {
  return [...new Set(view.moves.filter((move) => move.dice.includes(die)).map((move) => move.pawn))].sort();
}

/** Dice that lead somewhere. */
export function usableDice(view: BurdigalaView): DieNumber[] {
  return ([0, 1] as const).filter((die) => walkers(view, die).length > 0);
}

/** Nothing chosen yet: the first die that leads anywhere, and the pawn it leads farthest about. */
export function freshSelection(view: BurdigalaView, legal: readonly Legal[]): Selection {
  const none: Selection = { die: null, pawn: null, point: null, give: null };
  if (!legal.some((one) => verbOf(one) === 'move')) return none;
  const die = usableDice(view)[0] ?? null;
  return die === null ? none : { ...none, die, pawn: bestWalker(view, die) };
}

export function bestWalker(view: BurdigalaView, die: DieNumber): number | null {
  const pawns = walkers(view, die);
  const [first = null] = pawns;
  return pawns.reduce<number | null>(
    (best, pawn) =>
      best !== null && movesFor(view, die, pawn).length > movesFor(view, die, best).length ? pawn : best,
    first,
  );
}

/** A point of the map that can be chosen now. */
export interface PointTarget {
  point: string;
  legal: Legal;
  /** The way there, from where the pawn stands; empty where nobody walks. */
  path: readonly string[];
}

export function pointTargets(view: BurdigalaView, legal: readonly Legal[], selection: Selection): PointTarget[] {
  const { die, pawn } = selection;
  return legal.flatMap((one) => {
    const point = String(one.action['point']);
    const verb = verbOf(one);
    if (verb === 'place' || verb === 'push') return [{ point, legal: one, path: [] }];
    if (verb !== 'move' || die === null || one.action['pawn'] !== pawn) return [];
    const path = pathOf(view, pawn, point, die);
    return path ? [{ point, legal: one, path }] : [];
  });
}

/** The way of a pawn to a point with a die; without a die, with the first that leads there. */
export function pathOf(
  view: BurdigalaView,
  pawn: unknown,
  point: string,
  die?: DieNumber | null,
): readonly string[] | null {
  const move = view.moves.find((one) => one.pawn === pawn && one.point === point);
  if (!move) return null;
  const place = die === undefined || die === null ? 0 : move.dice.indexOf(die);
  return move.paths[place] ?? null;
}

/** Sites that can be chosen now, by number: for a stone or a look. */
export function siteTargets(legal: readonly Legal[]): Map<number, Legal> {
  return new Map(
    legal
      .filter((one) => verbOf(one) === 'stone' || verbOf(one) === 'peek')
      .map((one) => [Number(one.action['site']), one]),
  );
}

/** The pawns one can take up: those that walk with the chosen die, or those that may leave. */
export function pawnTargets(view: BurdigalaView, legal: readonly Legal[], selection: Selection): number[] {
  const leaving = legal.filter((one) => verbOf(one) === 'leave').map((one) => Number(one.action['pawn']));
  if (leaving.length > 0) return leaving;
  if (selection.die === null || !legal.some((one) => verbOf(one) === 'move')) return [];
  return walkers(view, selection.die);
}

/** The moves of the current selection: those of other pawns and of the other die are left out. */
export function inSelection(view: BurdigalaView, legal: readonly Legal[], selection: Selection): Legal[] {
  const walks = new Set(pointTargets(view, legal, selection).map((target) => target.legal));
  return legal.filter((one) => verbOf(one) !== 'move' || walks.has(one));
}

const BUTTONS = new Set(['corrupt', 'second-stone', 'goods', 'again', 'accept', 'decline']);

/** Moves that need no place on the board: privileges and plain answers. */
export function answers(legal: readonly Legal[]): Legal[] {
  return legal.filter((one) => BUTTONS.has(verbOf(one)));
}
