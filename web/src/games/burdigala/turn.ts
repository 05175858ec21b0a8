/** Where a turn stands, and what its dice allow. */
import type { IconName } from '../../ui/icons/names';
import type { BurdigalaView } from '../../wire/burdigala';
import type { Legal } from '../../wire/protocol';
import { find } from './targets';

export const STEPS = ['move', 'stone', 'after'] as const;
export type Step = (typeof STEPS)[number];

/** The step of the turn; null in the set-up and when the game is over. */
export function stepOf(view: BurdigalaView): Step | null {
  if (view.decision === 'place' || view.decision === 'over') return null;
  const own: Readonly<Record<string, Step>> = {
    move: 'move',
    push: 'move',
    stone: 'stone',
    after: 'after',
    departed: 'after',
    privilege: 'after',
  };
  return own[view.decision] ?? own[view.moment] ?? 'after';
}

export type Throw = 'double' | 'seven' | 'plain' | 'none';

export function throwOf(view: BurdigalaView): Throw {
  if (view.dice.every((die) => die === 0)) return 'none';
  return view.double ? 'double' : view.seven ? 'seven' : 'plain';
}

/** A privilege of the dice: a button when it can be used now, else a word of what will come. */
export interface Privilege {
  id: string;
  icon: IconName;
  legal?: Legal | undefined;
  /** It is over for this turn. */
  past: boolean;
}

export function privilegesOf(view: BurdigalaView, legal: readonly Legal[]): Privilege[] {
  const step = stepOf(view);
  const walked = step !== 'move';
  if (throwOf(view) === 'double') {
    return [
      { id: 'lanes', icon: 'trireme', past: walked },
      { id: 'occupied', icon: 'footprint', past: walked },
      { id: 'again', icon: 'rolling-dices', legal: find(legal, 'again'), past: view.decision === 'departed' },
    ];
  }
  if (throwOf(view) !== 'seven') return [];
  if (view.decision === 'privilege') {
    return [
      { id: 'second-stone', icon: 'stone-block', legal: find(legal, 'second-stone'), past: false },
      { id: 'goods', icon: 'amphora', legal: find(legal, 'goods'), past: false },
    ];
  }
  const past = view.corrupted || view.decision === 'departed';
  return [{ id: 'corrupt', icon: 'swap-bag', legal: find(legal, 'corrupt'), past }];
}

const ORDINARY = new Set(['move', 'push', 'stone', 'after', 'departed', 'privilege']);

/** An intrigue asks something, or there are too many of them. */
export function isSpecial(view: BurdigalaView): boolean {
  return stepOf(view) !== null && !ORDINARY.has(view.decision);
}

/** Which words stand beside one's own dice. */
export function throwHelp(view: BurdigalaView, legal: readonly Legal[]): string {
  const step = stepOf(view) ?? 'after';
  const thrown = throwOf(view);
  if (view.decision === 'privilege') return 'throw-seven-help-taken';
  if (view.decision === 'departed') return 'throw-departed';
  if (
    step === 'move' &&
    !legal.some((one) => one.action['verb'] === 'move') &&
    view.decision === 'move' &&
    legal.length > 0
  ) {
    return 'throw-no-move';
  }
  if (step !== 'after') return `throw-${thrown}-help-${step}`;
  if (thrown === 'double' && find(legal, 'again')) return 'throw-double-help-after';
  if (thrown === 'seven' && find(legal, 'corrupt')) return 'throw-seven-help-after';
  return find(legal, 'play') ? 'throw-plain-help-after' : 'throw-done';
}

/** Decisions that are made in the tray, beside the dice. */
const TRAYS = new Set(['betray', 'visit', 'rob', 'swap', 'keep', 'shed', 'vino']);

export function hasTray(view: BurdigalaView, moving: boolean): boolean {
  return moving && TRAYS.has(view.decision);
}
