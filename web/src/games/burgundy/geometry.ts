/**
 * The estate's 37 hexagons: rows of 4, 5, 6, 7, 6, 5, 4, standing on a point.
 *
 * A cell is its index 0 to 36, row by row. Row i has r = i - 3 and q from max(-3, -3 - r)
 * (axial coordinates); the middle cell, 18, is (0, 0) and lies at the origin.
 */
import { short, type Point } from '../../ui/shapes';

export const ROWS = [4, 5, 6, 7, 6, 5, 4] as const;
export const CELLS = 37;

export interface Axial {
  q: number;
  r: number;
}

/** Neighbours in the order of the edges: clockwise from the upper right. */
const STEPS: readonly Axial[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

const AXIALS: readonly Axial[] = ROWS.flatMap((length, row) => {
  const r = row - 3;
  const first = Math.max(-3, -3 - r);
  return Array.from({ length }, (_, place) => ({ q: first + place, r }));
});

const INDEX = new Map(AXIALS.map((at, cell) => [`${at.q} ${at.r}`, cell]));

export function axialOf(cell: number): Axial {
  const at = AXIALS[cell];
  if (!at) throw new RangeError(`an estate has no cell ${cell}`);
  return at;
}

export function cellAt(at: Axial): number | undefined {
  return INDEX.get(`${at.q} ${at.r}`);
}

/** The cell behind each of the six edges, clockwise from the upper right. */
export function neighboursByEdge(cell: number): (number | undefined)[] {
  const { q, r } = axialOf(cell);
  return STEPS.map((step) => cellAt({ q: q + step.q, r: r + step.r }));
}

export function neighbours(cell: number): number[] {
  return neighboursByEdge(cell).filter((one) => one !== undefined);
}

export function centreOf(cell: number, side: number): Point {
  const { q, r } = axialOf(cell);
  return { x: Math.sqrt(3) * side * (q + r / 2), y: 1.5 * side * r };
}

const WINDS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;
export type Where = (typeof WINDS)[number] | 'middle';

/** Where on the estate a cell lies, as one would say it: one of eight winds, or the middle. */
export function whereOf(cell: number): Where {
  const at = centreOf(cell, 1);
  if (Math.hypot(at.x, at.y) < 0.5) return 'middle';
  const turn = Math.round((Math.atan2(at.y, at.x) / (2 * Math.PI)) * 8);
  return WINDS[(turn + 8) % 8] ?? 'middle';
}

/** Half the width and half the height of the whole estate. */
export function estateReach(side: number): Point {
  return { x: 3.5 * Math.sqrt(3) * side, y: 5.5 * side };
}

/** Cells of one kind that touch each other, as sorted lists in the order of their first cell. */
export function districts<Kind>(kinds: readonly Kind[]): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  for (let start = 0; start < kinds.length; start += 1) {
    if (seen.has(start)) continue;
    seen.add(start);
    const district = [start];
    for (const cell of district) {
      for (const next of neighbours(cell)) {
        if (seen.has(next) || kinds[next] !== kinds[start]) continue;
        seen.add(next);
        district.push(next);
      }
    }
    found.push(district.sort((a, b) => a - b));
  }
  return found;
}

// Corners lie on a lattice of half widths (√3/2 side) and half heights (1/2 side), so two
// cells name a shared corner by the same pair of integers.
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

function cornerOf(cell: number, corner: number): readonly [number, number] {
  const { q, r } = axialOf(cell);
  const [dx, dy] = CORNERS[corner % 6] ?? CORNERS[0];
  return [2 * q + r + dx, 3 * r + dy];
}

/**
 * The outline of a set of cells as closed loops of lattice corners: outer edges run clockwise,
 * the edges of a hole the other way round. Three edges meet in a corner, so at most one edge
 * of the outline leaves it and the walk is never in doubt.
 */
export function outlineLoops(cells: Iterable<number>): (readonly [number, number])[][] {
  const inside = new Set(cells);
  const edges = new Map<string, { from: readonly [number, number]; to: readonly [number, number] }>();
  for (const cell of inside) {
    neighboursByEdge(cell).forEach((other, edge) => {
      if (other !== undefined && inside.has(other)) return;
      const from = cornerOf(cell, edge);
      edges.set(from.join(), { from, to: cornerOf(cell, edge + 1) });
    });
  }
  const loops: (readonly [number, number])[][] = [];
  while (edges.size > 0) {
    const loop: (readonly [number, number])[] = [];
    let edge = edges.values().next().value;
    while (edge) {
      edges.delete(edge.from.join());
      loop.push(edge.from);
      edge = edges.get(edge.to.join());
    }
    loops.push(loop);
  }
  return loops;
}

/** The same outline as SVG path data. */
export function outlinePath(cells: Iterable<number>, side: number): string {
  const unit = { x: (Math.sqrt(3) / 2) * side, y: side / 2 };
  return outlineLoops(cells)
    .map((loop) => {
      const points = loop.map(([x, y]) => `${short(x * unit.x)} ${short(y * unit.y)}`);
      return `M${points.join('L')}Z`;
    })
    .join('');
}

/** The edges between cells of one district: thin lines that separate its spaces. */
export function innerEdges(district: readonly number[], side: number): string {
  const inside = new Set(district);
  const unit = { x: (Math.sqrt(3) / 2) * side, y: side / 2 };
  const parts: string[] = [];
  for (const cell of inside) {
    // Each shared edge once: the three edges on the right-hand side.
    for (const edge of [0, 1, 2]) {
      const other = neighboursByEdge(cell)[edge];
      if (other === undefined || !inside.has(other)) continue;
      const [from, to] = [cornerOf(cell, edge), cornerOf(cell, edge + 1)];
      parts.push(
        `M${short(from[0] * unit.x)} ${short(from[1] * unit.y)}` + `L${short(to[0] * unit.x)} ${short(to[1] * unit.y)}`,
      );
    }
  }
  return parts.join('');
}

/**
 * The cell among `choices` nearest in the direction of an arrow key, or undefined.
 * Cells off to the side count as farther, so that the walk keeps its line.
 */
export function step(from: number, direction: Point, choices: readonly number[]): number | undefined {
  const at = centreOf(from, 1);
  let best: { cell: number; cost: number } | undefined;
  for (const cell of choices) {
    if (cell === from) continue;
    const to = centreOf(cell, 1);
    const along = (to.x - at.x) * direction.x + (to.y - at.y) * direction.y;
    const aside = Math.abs((to.x - at.x) * direction.y - (to.y - at.y) * direction.x);
    if (along < 0.5) continue;
    const cost = along + 2 * aside;
    if (!best || cost < best.cost) best = { cell, cost };
  }
  return best?.cell;
}
