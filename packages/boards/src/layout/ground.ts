import type { BoardData, Point } from "../board.ts";
import type { Box } from "../box.ts";
import { outlinesOf } from "../outline.ts";

/** The shares of a box that lie in a region, in water, and beyond the board. The rest is other land. */
interface Shares {
  readonly own: number;
  readonly water: number;
  readonly beyond: number;
}

/** The painted board, which measures how much of a box lies where. */
export interface Ground {
  shares(region: number, box: Box): Shares;
  boundsOf(region: number): Box;
}

/** The side of a cell in px of the board. */
const CELL = 3;
const BEYOND = 255;

/** Paints the regions of a board, rotated, on a grid of cells and sums up areas, so that a share takes a few look-ups. */
export function paintGround(board: BoardData, rotate: (point: Point) => Point): Ground {
  const columns = Math.ceil(board.size[0] / CELL);
  const rows = Math.ceil(board.size[1] / CELL);
  const cells = new Uint8Array(columns * rows).fill(BEYOND);
  const shapes = [...board.regions, ...board.scenery];
  shapes.forEach(({ rings }, shape) => {
    for (const [row, xs] of crossingsOf(outlinesOf(board, rings), rotate)) paintRow(cells, columns, row, xs, shape);
  });
  const isWater = shapes.flatMap(({ kind }, shape) => (kind === "sea" || kind === "lake" ? [shape] : []));
  const whole = { left: 0, top: 0, right: columns, bottom: rows };
  const grid: Grid = { cells, columns };
  const water = sumTable(grid, whole, isWater);
  const beyond = sumTable(grid, whole, [BEYOND]);
  const bounds = boundsOfLabels(cells, columns, board.regions.length);
  const own = bounds.map((box, region) => sumTable(grid, box, [region]));
  return {
    shares(region, box) {
      const inCells = scaleBox(box, 1 / CELL);
      const area = (inCells.right - inCells.left) * (inCells.bottom - inCells.top);
      return {
        own: (own[region]?.(inCells) ?? 0) / area,
        water: water(inCells) / area,
        beyond: (beyond(inCells) + outsideOf(inCells, whole, area)) / area,
      };
    },
    boundsOf: (region) => scaleBox(bounds[region] ?? whole, CELL),
  };
}

function scaleBox({ left, top, right, bottom }: Box, factor: number): Box {
  return { left: left * factor, top: top * factor, right: right * factor, bottom: bottom * factor };
}

/** For each row of cells the places where outlines cross its middle line. */
function crossingsOf(
  outlines: readonly (readonly Point[])[],
  rotate: (point: Point) => Point,
): ReadonlyMap<number, number[]> {
  const crossings = new Map<number, number[]>();
  for (const outline of outlines) {
    const points = outline.map(rotate);
    for (let i = 1; i < points.length; i++) {
      const [from, to] = [points[i - 1], points[i]];
      if (!from || !to) continue;
      const [top, bottom] = from[1] < to[1] ? [from, to] : [to, from];
      const last = Math.ceil(bottom[1] / CELL - 0.5);
      for (let row = Math.ceil(top[1] / CELL - 0.5); row < last; row++) {
        const share = ((row + 0.5) * CELL - top[1]) / (bottom[1] - top[1]);
        const x = top[0] + share * (bottom[0] - top[0]);
        const known = crossings.get(row);
        if (known) known.push(x);
        else crossings.set(row, [x]);
      }
    }
  }
  return crossings;
}

function paintRow(cells: Uint8Array, columns: number, row: number, xs: number[], shape: number): void {
  xs.sort((a, b) => a - b);
  for (let i = 0; i + 1 < xs.length; i += 2) {
    const first = Math.ceil((xs[i] ?? 0) / CELL - 0.5);
    const end = Math.ceil((xs[i + 1] ?? 0) / CELL - 0.5);
    if (end > first) cells.fill(shape, row * columns + first, row * columns + end);
  }
}

/** The box around the cells of each of the first labels. */
function boundsOfLabels(cells: Uint8Array, columns: number, labels: number): readonly Box[] {
  const bounds = Array.from({ length: labels }, () => ({ left: columns, top: columns, right: 0, bottom: 0 }));
  for (let i = 0, x = 0, y = 0; i < cells.length; i++) {
    const box = bounds[cells[i] ?? BEYOND];
    if (box) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = y + 1;
    }
    if (++x === columns) {
      x = 0;
      y++;
    }
  }
  return bounds;
}

type CountIn = (box: Box) => number;

interface Grid {
  /** The label of each cell, row by row. */
  readonly cells: Uint8Array;
  readonly columns: number;
}

/** A table of sums over all cells to the left and above, which counts the cells of any box that have one of the labels. */
function sumTable({ cells, columns }: Grid, bounds: Box, labels: readonly number[]): CountIn {
  const { left, top } = bounds;
  const width = bounds.right - left;
  const height = bounds.bottom - top;
  const stride = width + 1;
  const sums = new Int32Array(stride * (height + 1));
  const counts = new Uint8Array(256);
  for (const label of labels) counts[label] = 1;
  for (let y = 0; y < height; y++) {
    let inRow = 0;
    const row = (top + y) * columns + left;
    const above = y * stride + 1;
    for (let x = 0; x < width; x++) {
      inRow += counts[cells[row + x] as number] as number;
      sums[above + stride + x] = (sums[above + x] as number) + inRow;
    }
  }
  return (box) => {
    const fromX = within(box.left - left, width);
    const toX = within(box.right - left, width);
    const fromRow = within(box.top - top, height) * stride;
    const toRow = within(box.bottom - top, height) * stride;
    return (
      (sums[toRow + toX] as number) -
      (sums[toRow + fromX] as number) -
      (sums[fromRow + toX] as number) +
      (sums[fromRow + fromX] as number)
    );
  };
}

/** The nearest whole number between 0 and the most. */
function within(value: number, most: number): number {
  if (!(value > 0)) return 0;
  return value >= most ? most : Math.floor(value + 0.5);
}

/** The area of a box outside the grid. */
function outsideOf(box: Box, whole: Box, area: number): number {
  const width = Math.max(0, Math.min(box.right, whole.right) - Math.max(box.left, whole.left));
  const height = Math.max(0, Math.min(box.bottom, whole.bottom) - Math.max(box.top, whole.top));
  return area - width * height;
}
