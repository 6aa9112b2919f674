import { at, type Point, type Project } from "./geometry.ts";
import { cellAt, type Grid } from "./grid.ts";

type Vector = readonly [number, number, number];
type Seed = { readonly label: number; readonly at: Vector };

const block = 8;

/** A cell belongs to the sea whose seed is nearest on the sphere. */
export const paintNearestSeed = (
  grid: Grid,
  seeds: readonly { readonly label: number; readonly at: Point }[],
  invert: Project,
): void => {
  const onSphere: readonly Seed[] = seeds.map((seed) => ({ label: seed.label, at: toVector(seed.at) }));
  const labelAt = (x: number, y: number): number =>
    nearest(onSphere, toVector(invert([(x + 0.5) / grid.cellsPerPx, (y + 0.5) / grid.cellsPerPx])));
  const blocksAcross = Math.ceil(grid.width / block) + 1;
  const blocksDown = Math.ceil(grid.height / block) + 1;
  const corners = new Uint8Array(blocksAcross * blocksDown);
  for (let row = 0; row < blocksDown; row++) {
    for (let column = 0; column < blocksAcross; column++) {
      corners[row * blocksAcross + column] = labelAt(column * block, row * block);
    }
  }
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const corner = Math.floor(y / block) * blocksAcross + Math.floor(x / block);
      const label = corners[corner] ?? 0;
      const whole =
        corners[corner + 1] === label &&
        corners[corner + blocksAcross] === label &&
        corners[corner + blocksAcross + 1] === label;
      grid.cells[y * grid.width + x] = whole ? label : labelAt(x, y);
    }
  }
};

const toVector = ([lon, lat]: Point): Vector => {
  const a = (lon * Math.PI) / 180;
  const b = (lat * Math.PI) / 180;
  return [Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a), Math.sin(b)];
};

const nearest = (seeds: readonly Seed[], [x, y, z]: Vector): number => {
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
};

/** The land's cells enlarged about their centre of mass and moved, over water only. */
export const enlargeIslands = (
  grid: Grid,
  beneath: Uint8Array,
  label: number,
  [factor, shiftX, shiftY]: readonly [number, number, number],
  isWater: (label: number) => boolean,
): void => {
  const { width, cellsPerPx } = grid;
  const cells: number[] = [];
  grid.cells.forEach((cell, index) => {
    if (cell === label) cells.push(index);
  });
  const own = new Set(cells);
  const centreX = cells.reduce((sum, index) => sum + (index % width), 0) / cells.length;
  const centreY = cells.reduce((sum, index) => sum + Math.floor(index / width), 0) / cells.length;
  for (const index of cells) grid.cells[index] = beneath[index] ?? 0;
  const reach = 400;
  for (let y = Math.floor(centreY - reach); y < centreY + reach; y++) {
    for (let x = Math.floor(centreX - reach); x < centreX + reach; x++) {
      const sourceX = Math.round(centreX + (x - shiftX * cellsPerPx - centreX) / factor);
      const sourceY = Math.round(centreY + (y - shiftY * cellsPerPx - centreY) / factor);
      const index = y * width + x;
      if (own.has(sourceY * width + sourceX) && isWater(cellAt(grid, index))) grid.cells[index] = label;
    }
  }
};
