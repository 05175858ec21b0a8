import { describe, expect, it } from 'vitest';
import { honeycomb } from '../src/games/burgundy/depots';
import { niceTop, spread } from '../src/ui/chart';
import { chipWidths, makeRoom } from '../src/ui/chips';
import { hexCorners, hexPath, roundedPath } from '../src/ui/shapes';

describe('hexagons', () => {
  it('stand on a point, clockwise from the top', () => {
    const corners = hexCorners({ x: 0, y: 0 }, 10);
    expect(corners[0]).toEqual({ x: 0, y: -10 });
    expect(corners[3]).toEqual({ x: 0, y: 10 });
    expect(corners[1]?.x).toBeCloseTo(8.66, 2);
    for (const corner of corners) expect(Math.hypot(corner.x, corner.y)).toBeCloseTo(10, 9);
  });
  it('have six curves when rounded, none when sharp', () => {
    expect(hexPath(0, 0, 10, 0.1).match(/Q/g)).toHaveLength(6);
    expect(hexPath(0, 0, 10, 0)).not.toContain('Q');
  });
  it('never round past the middle of an edge', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ];
    expect(roundedPath(square, 100)).toBe('M0 2Q0 0 2 0L2 0Q4 0 4 2L4 2Q4 4 2 4L2 4Q0 4 0 2Z');
  });
});

describe('honeycombs', () => {
  const box = { x: 10, y: 20, width: 134, height: 98 };
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('of %i tiles fit their box and do not overlap', (count) => {
    for (const shape of ['wide', 'tall'] as const) {
      const { side, places } = honeycomb(count, box, shape, 23);
      expect(places).toHaveLength(count);
      expect(side).toBeGreaterThan(8);
      for (const at of places) {
        const half = (Math.sqrt(3) / 2) * side;
        expect(at.x - half).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(at.x + half).toBeLessThanOrEqual(box.x + box.width + 0.01);
        expect(at.y - side).toBeGreaterThanOrEqual(box.y - 0.01);
        expect(at.y + side).toBeLessThanOrEqual(box.y + box.height + 0.01);
      }
      for (const one of places) {
        for (const other of places) {
          if (one === other) continue;
          const apart = Math.hypot(one.x - other.x, one.y - other.y);
          expect(apart).toBeGreaterThanOrEqual(Math.sqrt(3) * side - 0.01);
        }
      }
    }
  });
});

describe('chips', () => {
  it('grow with what they say', () => {
    const short = chipWidths(undefined, { text: '+3' });
    const long = chipWidths({ icon: 'person', text: '2' }, { text: '+17' });
    expect(short.cost).toBe(0);
    expect(long.cost + long.gain).toBeGreaterThan(short.gain);
  });
  it('of one row make room for each other and stay inside', () => {
    const moved = makeRoom(
      [
        { x: 0, y: 5, width: 60 },
        { x: 40, y: 5, width: 40 },
        { x: 0, y: 60, width: 60 },
        { x: 99, y: 90, width: 20 },
      ],
      100,
    );
    const [first, second, other, edge] = moved;
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(50);
    expect(other?.x).toBe(0);
    expect(edge?.x).toBe(90);
  });
});

describe('charts', () => {
  it('end on a friendly number', () => {
    expect(niceTop(187)).toEqual({ top: 200, step: 50 });
    expect(niceTop(17)).toEqual({ top: 20, step: 5 });
    expect(niceTop(1)).toEqual({ top: 5, step: 5 });
    const huge = niceTop(4321);
    expect(huge.top).toBeGreaterThanOrEqual(4321);
  });
  it('keep labels apart and in order', () => {
    const placed = spread([50, 52, 20], 18);
    expect((placed[1] ?? 0) - (placed[0] ?? 0)).toBeGreaterThanOrEqual(18);
    expect(placed[2]).toBe(20);
  });
});
