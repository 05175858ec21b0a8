/** Sizes of chips, and how neighbouring chips make room for each other. */
import type { IconName } from './icons/names';
import type { PlayerColour } from './players';
import { textWidth } from './shapes';

/** One half of a chip: an icon, a short text, or both. */
export interface ChipPart {
  icon?: IconName | undefined;
  /** A player's shape instead of an icon: it is theirs. */
  mark?: PlayerColour | undefined;
  text?: string | undefined;
}

export const CHIP = { height: 19, icon: 13, text: 13 } as const;

export function partWidth(part: ChipPart): number {
  const icon = part.icon || part.mark ? CHIP.icon : 0;
  const text = part.text ? textWidth(part.text, CHIP.text) : 0;
  return icon + text + (icon && text ? 3 : 0);
}

export function chipWidths(cost?: ChipPart, gain?: ChipPart): { cost: number; gain: number } {
  return {
    cost: cost ? partWidth(cost) + 13 : 0,
    gain: gain ? partWidth(gain) + (cost ? 13 : 16) : 0,
  };
}

export interface Placed {
  x: number;
  y: number;
  width: number;
}

/**
 * Moves chips of one row apart until none overlaps its neighbour, each by the same share,
 * and keeps them within ± `reach`. Chips of different rows do not meet.
 */
export function makeRoom<T extends Placed>(chips: readonly T[], reach: number, gap = 2): T[] {
  const moved = chips.map((chip) => ({ ...chip }));
  const levels = new Set(moved.map((chip) => Math.round(chip.y)));
  for (const level of levels) {
    const row = moved.filter((chip) => Math.round(chip.y) === level).sort((a, b) => a.x - b.x);
    for (let pass = 0; pass < row.length; pass += 1) {
      for (let place = 1; place < row.length; place += 1) {
        const left = row[place - 1];
        const right = row[place];
        if (!left || !right) continue;
        const overlap = (left.width + right.width) / 2 + gap - (right.x - left.x);
        if (overlap <= 0) continue;
        left.x -= overlap / 2;
        right.x += overlap / 2;
      }
    }
    for (const chip of row) {
      const most = Math.max(0, reach - chip.width / 2);
      chip.x = Math.max(-most, Math.min(most, chip.x));
    }
  }
  return moved;
}
