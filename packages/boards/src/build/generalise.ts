import type { Point } from "./geometry.ts";
import { beyond, cellAt, discOffsets, type Grid } from "./grid.ts";

/** Says of each label whether it is water. */
export type IsWater = (label: number) => boolean;

export type Part = { readonly label: number; readonly cells: readonly number[] };

/** The connected parts of the grid, where `kindOf` says which labels count as one; a kind below zero is passed over. */
export const partsOf = (grid: Grid, kindOf: (label: number) => number): readonly Part[] => {
  const kinds = Int16Array.from({ length: 256 }, (_, label) => kindOf(label));
  const kindAt = (index: number): number => kinds[cellAt(grid, index)] ?? -1;
  const seen = new Uint8Array(grid.cells.length);
  const parts: Part[] = [];
  for (let start = 0; start < seen.length; start++) {
    const kind = kindAt(start);
    if (seen[start] || kind < 0) continue;
    const cells = [start];
    const add = (index: number): void => {
      if (seen[index] || kindAt(index) !== kind) return;
      seen[index] = 1;
      cells.push(index);
    };
    seen[start] = 1;
    for (let next = 0; next < cells.length; next++) visitNeighbours(grid, cells[next] ?? 0, add);
    parts.push({ label: cellAt(grid, start), cells });
  }
  return parts;
};

const visitNeighbours = (grid: Grid, index: number, visit: (index: number) => void): void => {
  const x = index % grid.width;
  if (x > 0) visit(index - 1);
  if (x < grid.width - 1) visit(index + 1);
  if (index >= grid.width) visit(index - grid.width);
  if (index + grid.width < grid.cells.length) visit(index + grid.width);
};

/** A sea has one part; a land may keep its islands, but no crumbs: the rest goes to its surroundings. */
export const keepInOnePiece = (grid: Grid, isWater: IsWater, smallestIslandCells: number): void => {
  const parts = partsOf(grid, (label) => (label === beyond ? -1 : label));
  const largest = new Map<number, Part>();
  for (const part of parts) {
    if (part.cells.length > (largest.get(part.label)?.cells.length ?? 0)) largest.set(part.label, part);
  }
  for (const part of parts) {
    if (largest.get(part.label) === part) continue;
    const isIsland = [...surroundingsOf(grid, part).keys()].every(isWater);
    const drop = isWater(part.label) || (!isIsland && part.cells.length < smallestIslandCells);
    if (drop) giveToSurroundings(grid, part, () => true);
  }
};

/** Gives the cells of a part to the label that surrounds it most. */
export const giveToSurroundings = (grid: Grid, part: Part, mayTake: (label: number) => boolean): void => {
  const [winner] = [...surroundingsOf(grid, part)]
    .filter(([label]) => mayTake(label))
    .sort(([labelA, a], [labelB, b]) => b - a || labelA - labelB);
  if (winner) for (const cell of part.cells) grid.cells[cell] = winner[0];
};

const surroundingsOf = (grid: Grid, part: Part): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  const own = new Set(part.cells);
  for (const cell of part.cells) {
    visitNeighbours(grid, cell, (beside) => {
      const label = cellAt(grid, beside);
      if (!own.has(beside) && label !== beyond) counts.set(label, (counts.get(label) ?? 0) + 1);
    });
  }
  return counts;
};

/**
 * Each cell near a border becomes first land or water, whichever prevails around it, then the commonest label of that
 * kind. Radius in cells.
 */
export const majority = (grid: Grid, radius: number, isWater: IsWater): void => {
  const before = grid.cells.slice();
  const offsets = discOffsets(radius);
  const steps = offsets.map(([dx, dy]) => dy * grid.width + dx);
  const counts = new Uint16Array(256);
  for (const index of cellsNearBorders(grid, Math.floor(radius), offsets)) {
    const own = before[index] ?? 0;
    if (own === beyond) continue;
    const labels: number[] = [];
    for (const step of steps) {
      const label = before[index + step] ?? 0;
      const count = counts[label] ?? 0;
      if (count === 0) labels.push(label);
      counts[label] = count + 1;
    }
    if (labels.length > 1) grid.cells[index] = commonest(labels, counts, isWater, own);
    for (const label of labels) counts[label] = 0;
  }
};

const commonest = (labels: readonly number[], counts: Uint16Array, isWater: IsWater, own: number): number => {
  const inPlay = labels.filter((label) => label !== beyond);
  let balance = 0;
  for (const label of inPlay) balance += (isWater(label) ? 1 : -1) * (counts[label] ?? 0);
  const wet = balance > 0 || (balance === 0 && isWater(own));
  let best = own;
  let most = isWater(own) === wet ? (counts[own] ?? 0) : 0;
  for (const label of inPlay) {
    const count = counts[label] ?? 0;
    const wins = count > most || (count === most && best !== own && label < best);
    if (wins && isWater(label) === wet) {
      best = label;
      most = count;
    }
  }
  return best;
};

const cellsNearBorders = (grid: Grid, reach: number, offsets: readonly Point[]): readonly number[] => {
  const near = new Uint8Array(grid.cells.length);
  for (let y = 0; y + 1 < grid.height; y++) {
    for (let x = 0; x + 1 < grid.width; x++) {
      const index = y * grid.width + x;
      const label = cellAt(grid, index);
      if (label === cellAt(grid, index + 1) && label === cellAt(grid, index + grid.width)) continue;
      for (const [dx, dy] of offsets) {
        const nearX = x + dx;
        const nearY = y + dy;
        const inside = nearX >= reach && nearY >= reach && nearX < grid.width - reach && nearY < grid.height - reach;
        if (inside) near[nearY * grid.width + nearX] = 1;
      }
    }
  }
  const cells: number[] = [];
  near.forEach((flag, index) => {
    if (flag) cells.push(index);
  });
  return cells;
};
