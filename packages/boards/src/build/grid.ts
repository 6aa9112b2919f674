import { at, distance, type Point, type Ring, segmentsOf } from "./geometry.ts";

/** The label of cells beyond the edge of the board. */
export const OUTSIDE = 255;

/** The board as cells. Each has exactly one label, so that regions can neither overlap nor leave gaps. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cellsPerPx: number;
  readonly cells: Uint8Array;
}

export function createGrid(widthPx: number, heightPx: number, cellsPerPx: number): Grid {
  const width = widthPx * cellsPerPx;
  const height = heightPx * cellsPerPx;
  return { width, height, cellsPerPx, cells: new Uint8Array(width * height) };
}

export function cellAt(grid: Grid, index: number): number {
  return grid.cells[index] ?? 0;
}

/** Visits each cell whose centre lies inside the rings, by the even-odd rule: a hole is just another ring. */
export function fillRings(grid: Grid, rings: readonly Ring[], visit: (index: number) => void): void {
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    for (const [from, to] of segmentsOf(ring)) addCrossings(grid, from, to, crossings);
  }
  for (const [row, xs] of crossings) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const first = Math.max(0, Math.ceil(at(xs, i) - 0.5));
      const last = Math.min(grid.width - 1, Math.ceil(at(xs, i + 1) - 0.5) - 1);
      for (let x = first; x <= last; x++) visit(row * grid.width + x);
    }
  }
}

function addCrossings(grid: Grid, from: Point, to: Point, crossings: Map<number, number[]>): void {
  const scale = grid.cellsPerPx;
  const [top, bottom] = from[1] < to[1] ? [from, to] : [to, from];
  const firstRow = Math.max(0, Math.ceil(top[1] * scale - 0.5));
  const endRow = Math.min(grid.height, Math.ceil(bottom[1] * scale - 0.5));
  const slope = (bottom[0] - top[0]) / (bottom[1] - top[1]);
  for (let row = firstRow; row < endRow; row++) {
    const x = (top[0] + slope * ((row + 0.5) / scale - top[1])) * scale;
    const xs = crossings.get(row);
    if (xs) xs.push(x);
    else crossings.set(row, [x]);
  }
}

export function fillDisc(grid: Grid, centre: Point, radius: number, visit: (index: number) => void): void {
  fillLine(grid, [centre, centre], radius * 2, visit);
}

/** Visits each cell within half the width of the line, with round ends. A cell may be visited twice. */
export function fillLine(grid: Grid, line: Ring, width: number, visit: (index: number) => void): void {
  const scale = grid.cellsPerPx;
  const radius = width / 2;
  for (const [from, to] of segmentsOf(line)) {
    const left = Math.max(0, Math.floor((Math.min(from[0], to[0]) - radius) * scale));
    const right = Math.min(grid.width - 1, Math.ceil((Math.max(from[0], to[0]) + radius) * scale));
    const top = Math.max(0, Math.floor((Math.min(from[1], to[1]) - radius) * scale));
    const bottom = Math.min(grid.height - 1, Math.ceil((Math.max(from[1], to[1]) + radius) * scale));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const centre: Point = [(x + 0.5) / scale, (y + 0.5) / scale];
        if (distanceToSegment(centre, from, to) <= radius) visit(y * grid.width + x);
      }
    }
  }
}

export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const square = dx * dx + dy * dy;
  const share =
    square === 0 ? 0 : Math.min(1, Math.max(0, ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square));
  return distance(point, [from[0] + share * dx, from[1] + share * dy]);
}

/** The offsets from a cell to all cells within a radius, in cells. */
export function discOffsets(radius: number): readonly Point[] {
  const reach = Math.floor(radius);
  const offsets: Point[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) if (dx * dx + dy * dy <= radius * radius) offsets.push([dx, dy]);
  }
  return offsets;
}
