import { describe, expect, it } from 'vitest';
import {
  axialOf,
  CELLS,
  cellAt,
  centreOf,
  districts,
  estateReach,
  innerEdges,
  neighbours,
  neighboursByEdge,
  outlineLoops,
  outlinePath,
  ROWS,
  step,
} from '../src/games/burgundy/geometry';

const all = Array.from({ length: CELLS }, (_, cell) => cell);
// Board 1, row by row.
const BOARD_1 = [...('ACCK' + 'AACKB' + 'AABKBB' + 'SSSCSSS' + 'BBMBBA' + 'BMKBB' + 'MKKB')];

/** Twice the signed area of a loop on the corner lattice; a hexagon has 12, clockwise. */
function area(loop: readonly (readonly [number, number])[]): number {
  return loop.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = loop[(place + 1) % loop.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}

describe('the 37 cells', () => {
  it('stand in rows of 4, 5, 6, 7, 6, 5, 4', () => {
    expect(ROWS.reduce<number>((sum, row) => sum + row, 0)).toBe(37);
    const rows = new Map<number, number>();
    for (const cell of all) rows.set(axialOf(cell).r, (rows.get(axialOf(cell).r) ?? 0) + 1);
    expect([...rows]).toEqual([
      [-3, 4],
      [-2, 5],
      [-1, 6],
      [0, 7],
      [1, 6],
      [2, 5],
      [3, 4],
    ]);
  });

  it('have the agreed axial coordinates', () => {
    expect(axialOf(0)).toEqual({ q: 0, r: -3 });
    expect(axialOf(4)).toEqual({ q: -1, r: -2 });
    expect(axialOf(15)).toEqual({ q: -3, r: 0 });
    expect(axialOf(18)).toEqual({ q: 0, r: 0 });
    expect(axialOf(36)).toEqual({ q: 0, r: 3 });
    for (const cell of all) expect(cellAt(axialOf(cell))).toBe(cell);
    expect(() => axialOf(37)).toThrow(RangeError);
  });

  it('have centres one hexagon apart, the middle one at the origin', () => {
    expect(centreOf(18, 44)).toEqual({ x: 0, y: 0 });
    for (const cell of all) {
      const at = centreOf(cell, 44);
      for (const other of neighbours(cell)) {
        const to = centreOf(other, 44);
        expect(Math.hypot(to.x - at.x, to.y - at.y)).toBeCloseTo(Math.sqrt(3) * 44, 6);
      }
    }
  });

  it('fit the reach of the estate', () => {
    const reach = estateReach(10);
    for (const cell of all) {
      const at = centreOf(cell, 10);
      expect(Math.abs(at.x) + (Math.sqrt(3) / 2) * 10).toBeLessThanOrEqual(reach.x + 1e-9);
      expect(Math.abs(at.y) + 10).toBeLessThanOrEqual(reach.y + 1e-9);
    }
  });

  it('know their neighbours, clockwise from the upper right', () => {
    expect(neighboursByEdge(18)).toEqual([12, 19, 25, 24, 17, 11]);
    expect(neighboursByEdge(0)).toEqual([undefined, 1, 5, 4, undefined, undefined]);
    for (const cell of all) {
      for (const other of neighbours(cell)) expect(neighbours(other)).toContain(cell);
    }
    const shared = all.reduce((sum, cell) => sum + neighbours(cell).length, 0) / 2;
    expect(shared).toBe(90);
  });
});

describe('districts', () => {
  it('are the connected spaces of one kind: board 1 has thirteen', () => {
    const found = districts(BOARD_1);
    expect(found).toHaveLength(13);
    expect(found.flat().sort((a, b) => a - b)).toEqual(all);
    const sizes = (kind: string): number[] =>
      found
        .filter((district) => BOARD_1[district[0] ?? 0] === kind)
        .map((district) => district.length)
        .sort((a, b) => b - a);
    expect(sizes('A')).toEqual([5, 1]);
    expect(sizes('B')).toEqual([5, 3, 3, 1]);
    expect(sizes('C')).toEqual([3, 1]);
    expect(sizes('K')).toEqual([3, 3]);
    expect(sizes('M')).toEqual([3]);
    expect(sizes('S')).toEqual([3, 3]);
  });
});

describe('the outline of a set of cells', () => {
  it('of one cell is its hexagon', () => {
    expect(outlinePath([18], 10)).toBe('M0 -10L8.66 -5L8.66 5L0 10L-8.66 5L-8.66 -5Z');
  });

  it('of two neighbours has ten corners', () => {
    const loops = outlineLoops([18, 19]);
    expect(loops.map((loop) => loop.length)).toEqual([10]);
  });

  it('of cells apart is one loop each', () => {
    expect(outlineLoops([0, 36, 15]).map((loop) => loop.length)).toEqual([6, 6, 6]);
  });

  it('of a ring has an inner loop that runs the other way', () => {
    const loops = outlineLoops(neighbours(18));
    expect(loops).toHaveLength(2);
    const areas = loops.map(area).sort((a, b) => a - b);
    expect(areas).toEqual([-12, 7 * 12]);
  });

  it('encloses exactly the area of its cells, for every district of board 1', () => {
    for (const district of districts(BOARD_1)) {
      const enclosed = outlineLoops(district).reduce((sum, loop) => sum + area(loop), 0);
      expect(enclosed).toBe(district.length * 12);
    }
  });

  it('of the whole estate is one loop of 42 corners', () => {
    expect(outlineLoops(all).map((loop) => loop.length)).toEqual([42]);
  });

  it('and its inner edges count every shared edge once', () => {
    const edges = (cells: number[]): number => innerEdges(cells, 10).split('M').length - 1;
    expect(edges(all)).toBe(90);
    expect(edges([18])).toBe(0);
    expect(edges([18, 19])).toBe(1);
    expect(edges([18, 19, 12])).toBe(3);
  });
});

describe('walking the targets with arrow keys', () => {
  const right = { x: 1, y: 0 };
  const up = { x: 0, y: -1 };
  it('goes to the nearest in the line of the arrow', () => {
    expect(step(15, right, [15, 16, 21])).toBe(16);
    expect(step(15, right, [2, 17])).toBe(17);
    expect(step(33, up, [22, 27, 33])).toBe(22);
  });
  it('stays when nothing lies that way', () => {
    expect(step(21, right, all)).toBeUndefined();
    expect(step(0, up, [0, 1, 2, 3])).toBeUndefined();
  });
});
