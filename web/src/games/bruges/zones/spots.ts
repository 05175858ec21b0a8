/** Where on the table the log, the list of moves or the last moves point. */
import type { Pointed } from '../../../shell/game';
import type { CardInfo } from '../../../wire/bruges';
import { spotsOf, type Spot } from '../chronicle';

/** Does one of the spots mean this place of this seat's town? */
export function isAt(spots: readonly Spot[], seat: number, kind: Spot['kind'], what: string): boolean {
  return spots.some((spot) => spot.seat === seat && spot.kind === kind && spot.what === what);
}

export function pointedSpots(pointed: Pointed, seat: number, deck: ReadonlyMap<string, CardInfo>): Spot[] {
  if (pointed === null) return [];
  if (pointed.kind === 'log') return spotsOf(pointed.entry);
  const { verb, card, colour, side } = pointed.action;
  if (verb === 'activate' || verb === 'lose' || verb === 'burn-under') {
    return [{ seat, kind: 'character', what: deck.get(String(card))?.names['fr'] ?? '' }];
  }
  if (verb === 'in' || verb === 'burn') return [{ seat, kind: 'house', what: String(colour) }];
  const spots: Spot[] = [];
  if (card !== undefined) spots.push({ seat, kind: 'hand', what: String(card) });
  if (side !== undefined) spots.push({ seat, kind: 'canal', what: String(side) });
  return spots;
}
