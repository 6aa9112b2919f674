import { at, type Point, type Project } from "./geometry.ts";
import { cellAt, type Grid } from "./grid.ts";

type Vector = readonly [number, number, number];
interface Seed {
  readonly label: number;
  readonly at: Vector;
}

/** Cells per side of a block. A block whose corners agree is filled at once. */
const BLOCK = 8;

/** Gives each cell to the sea with the nearest seed on the sphere. */
export function paintNearestSeed(
  grid: Grid,
  seeds: readonly { readonly label: number; readonly at: Point }[],
  invert: Project,
): void {
  const onSphere: readonly Seed[] = seeds.map((seed) => ({ label: seed.label, at: toVector(seed.at) }));
  const labelAt = (x: number, y: number): number =>
    nearest(onSphere, toVector(invert([(x + 0.5) / grid.cellsPerPx, (y + 0.5) / grid.cellsPerPx])));
  const blocksAcross = Math.ceil(grid.width / BLOCK) + 1;
  const blocksDown = Math.ceil(grid.height / BLOCK) + 1;
  const corners = new Uint8Array(blocksAcross * blocksDown);
  for (let row = 0; row < blocksDown; row++) {
    for (let column = 0; column < blocksAcross; column++) {
      corners[row * blocksAcross + column] = labelAt(column * BLOCK, row * BLOCK);
    }
  }
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const corner = Math.floor(y / BLOCK) * blocksAcross + Math.floor(x / BLOCK);
      const label = corners[corner] ?? 0;
      const isUniform =
        corners[corner + 1] === label &&
        corners[corner + blocksAcross] === label &&
        corners[corner + blocksAcross + 1] === label;
      grid.cells[y * grid.width + x] = isUniform ? label : labelAt(x, y);
    }
  }
}

function toVector([lon, lat]: Point): Vector {
  const a = (lon * Math.PI) / 180;
  const b = (lat * Math.PI) / 180;
  return [Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a), Math.sin(b)];
}

function nearest(seeds: readonly Seed[], [x, y, z]: Vector): number {
  let best = at(seeds, 0);
  let closeness = -2;
  for (const seed of seeds) {
    const dot = seed.at[0] * x + seed.at[1] * y + seed.at[2] * z;
    if (dot > closeness) {
      closeness = dot;
      best = seed;
    }
  }
  return best.label;
}

/** Enlarges the cells of a land about their centre of mass and shifts them, over water only. */
export function enlargeIslands(
  grid: Grid,
  seaCells: Uint8Array,
  label: number,
  [factor, shiftX, shiftY]: readonly [number, number, number],
  isWater: (label: number) => boolean,
): void {
  const { width, cellsPerPx } = grid;
  const cells: number[] = [];
  grid.cells.forEach((cell, index) => {
    if (cell === label) cells.push(index);
  });
  const own = new Set(cells);
  const centreX = cells.reduce((sum, index) => sum + (index % width), 0) / cells.length;
  const centreY = cells.reduce((sum, index) => sum + Math.floor(index / width), 0) / cells.length;
  for (const index of cells) grid.cells[index] = seaCells[index] ?? 0;
  const reach = 400;
  for (let y = Math.floor(centreY - reach); y < centreY + reach; y++) {
    for (let x = Math.floor(centreX - reach); x < centreX + reach; x++) {
      const sourceX = Math.round(centreX + (x - shiftX * cellsPerPx - centreX) / factor);
      const sourceY = Math.round(centreY + (y - shiftY * cellsPerPx - centreY) / factor);
      const index = y * width + x;
      if (own.has(sourceY * width + sourceX) && isWater(cellAt(grid, index))) grid.cells[index] = label;
    }
  }
}
