/** Where the tiles of a depot lie: centred honeycombs that fill a box. */
import type { Point } from '../../ui/shapes';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many tiles stand in each row, by the number of tiles. */
const ROWS: Record<'wide' | 'tall', Record<number, readonly number[]>> = {
  wide: { 1: [1], 2: [2], 3: [2, 1], 4: [2, 2], 5: [3, 2], 6: [3, 3], 7: [2, 3, 2], 8: [3, 2, 3] },
  tall: { 1: [1], 2: [1, 1], 3: [2, 1], 4: [2, 2], 5: [2, 1, 2], 6: [2, 2, 2], 7: [2, 3, 2], 8: [3, 2, 3] },
};

export interface Comb {
  side: number;
  places: Point[];
}

/**
 * Centres of `count` hexagons in a box, and the largest side that fits, up to `most`.
 * Neighbours stand `gap` px apart; every second row is shifted by half a hexagon.
 */
export function honeycomb(count: number, box: Box, shape: 'wide' | 'tall', most: number, gap = 3): Comb {
  const rows = ROWS[shape][count] ?? [count];
  const widest = Math.max(...rows);
  // Rows of one length lie in a zigzag, half a hexagon wider than a row.
  const zigzag = rows.length > 1 && rows.every((length) => length === widest);
  const across = widest + (zigzag ? 0.5 : 0);
  const side = Math.min(
    most,
    (box.width - gap * (across - 1)) / (Math.sqrt(3) * across),
    (box.height - gap * (rows.length - 1)) / (2 + 1.5 * (rows.length - 1)),
  );
  const pitch = Math.sqrt(3) * side + gap;
  const rise = 1.5 * side + gap;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const places = rows.flatMap((length, row) => {
    const shift = zigzag ? (row % 2 === 0 ? -pitch / 4 : pitch / 4) : 0;
    return Array.from({ length }, (_, place) => ({
      x: middle.x + shift + (place - (length - 1) / 2) * pitch,
      y: middle.y + (row - (rows.length - 1) / 2) * rise,
    }));
  });
  return { side, places };
}
