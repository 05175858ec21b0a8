/** Where a seat stands in the round. */
import type { BurgundyView } from '../../../wire/burgundy';

export type Stand = 'moving' | 'done' | 'waiting';

export function standOf(view: BurgundyView, seat: number): Stand {
  if (view.to_move === seat) return 'moving';
  const now = view.order.indexOf(view.to_move);
  return view.order.indexOf(seat) < now ? 'done' : 'waiting';
}

/** Which of a seat's two dice are played already in this round. */
export function usedDice(view: BurgundyView, seat: number): boolean[] {
  if (view.decision === 'over') return [true, true];
  const stand = standOf(view, seat);
  if (stand === 'moving') return view.used_dice.slice(0, 2);
  return stand === 'done' ? [true, true] : [false, false];
}
