import { distancesFrom, FAR } from "./distance-transform.ts";
import type { Point, Ring } from "./geometry.ts";
import { cellAt, createGrid, fillRings, type Grid, OUTSIDE } from "./grid.ts";

/** The room of a shape: its widest circle and its area. */
export interface Room {
  readonly centre: Point;
  readonly radius: number;
  readonly area: number;
}

/** Paints shapes on a square grid. The label of a cell is the number of its shape. */
export function paintShapes(shapes: readonly (readonly Ring[])[], size: number, cellsPerPx: number): Grid {
  const grid = createGrid(size, size, cellsPerPx);
  grid.cells.fill(OUTSIDE);
  shapes.forEach((rings, shape) => {
    fillRings(grid, rings, (index) => {
      grid.cells[index] = shape;
    });
  });
  return grid;
}

/** Measures the room of each painted shape. */
export function measureRoom(grid: Grid, shapes: number): readonly Room[] {
  const distances = distancesFrom(bordersOf(grid), grid.width, grid.height);
  const largest = new Int32Array(shapes).fill(-1);
  const areas = new Int32Array(shapes);
  for (let i = 0; i < grid.cells.length; i++) {
    const label = cellAt(grid, i);
    if (label === OUTSIDE) continue;
    areas[label] = (areas[label] ?? 0) + 1;
    const best = largest[label] ?? -1;
    if (best < 0 || (distances[i] ?? 0) > (distances[best] ?? 0)) largest[label] = i;
  }
  return Array.from(largest, (cell, shape) => ({
    centre: [((cell % grid.width) + 0.5) / grid.cellsPerPx, (Math.floor(cell / grid.width) + 0.5) / grid.cellsPerPx],
    radius: (distances[cell] ?? 0) / grid.cellsPerPx,
    area: (areas[shape] ?? 0) / grid.cellsPerPx ** 2,
  }));
}

/** Zero in each cell beside a cell with another label. */
function bordersOf(grid: Grid): Float64Array {
  const { width, height, cells } = grid;
  const squares = new Float64Array(cells.length).fill(FAR);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const label = cells[i];
      const differs =
        (x > 0 && cells[i - 1] !== label) ||
        (x < width - 1 && cells[i + 1] !== label) ||
        (y > 0 && cells[i - width] !== label) ||
        (y < height - 1 && cells[i + width] !== label);
      if (differs) squares[i] = 0;
    }
  }
  return squares;
}
