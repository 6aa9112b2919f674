import type { Point } from "./geometry.ts";
import { cellAt, discOffsets, type Grid, OUTSIDE } from "./grid.ts";

/** True for the label of a sea. */
export type IsWater = (label: number) => boolean;

/** Connected cells, with the label of the first of them. */
export interface Part {
  readonly label: number;
  readonly cells: readonly number[];
}

/** Finds the connected parts of the grid. Labels of the same kind count as one; kinds below zero are skipped. */
export function partsOf(grid: Grid, kindOf: (label: number) => number): readonly Part[] {
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
}

function visitNeighbours(grid: Grid, index: number, visit: (index: number) => void): void {
  const x = index % grid.width;
  if (x > 0) visit(index - 1);
  if (x < grid.width - 1) visit(index + 1);
  if (index >= grid.width) visit(index - grid.width);
  if (index + grid.width < grid.cells.length) visit(index + grid.width);
}

/** Leaves each sea in one part and each land without small fragments. Dropped cells go to the surrounding region; islands stay. */
export function dropFragments(grid: Grid, isWater: IsWater, smallestIslandCells: number): void {
  const parts = partsOf(grid, (label) => (label === OUTSIDE ? -1 : label));
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
}

/** Gives the cells of a part to the label with the longest border to it. */
export function giveToSurroundings(grid: Grid, part: Part, mayReceive: (label: number) => boolean): void {
  const [winner] = [...surroundingsOf(grid, part)]
    .filter(([label]) => mayReceive(label))
    .sort(([labelA, a], [labelB, b]) => b - a || labelA - labelB);
  if (winner) for (const cell of part.cells) grid.cells[cell] = winner[0];
}

function surroundingsOf(grid: Grid, part: Part): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const own = new Set(part.cells);
  for (const cell of part.cells) {
    visitNeighbours(grid, cell, (beside) => {
      const label = cellAt(grid, beside);
      if (!own.has(beside) && label !== OUTSIDE) counts.set(label, (counts.get(label) ?? 0) + 1);
    });
  }
  return counts;
}

/**
 * Smooths the borders: each cell near a border becomes land or water, by the majority around it, and then takes the most common
 * label of that kind. The radius is in cells.
 */
export function majorityFilter(grid: Grid, radius: number, isWater: IsWater): void {
  const before = grid.cells.slice();
  const offsets = discOffsets(radius);
  const steps = offsets.map(([dx, dy]) => dy * grid.width + dx);
  const counts = new Uint16Array(256);
  for (const index of cellsNearBorders(grid, Math.floor(radius), offsets)) {
    const own = before[index] ?? 0;
    if (own === OUTSIDE) continue;
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
}

function commonest(labels: readonly number[], counts: Uint16Array, isWater: IsWater, own: number): number {
  const known = labels.filter((label) => label !== OUTSIDE);
  let balance = 0;
  for (const label of known) balance += (isWater(label) ? 1 : -1) * (counts[label] ?? 0);
  const wet = balance > 0 || (balance === 0 && isWater(own));
  let best = own;
  let most = isWater(own) === wet ? (counts[own] ?? 0) : 0;
  for (const label of known) {
    const count = counts[label] ?? 0;
    const wins = count > most || (count === most && best !== own && label < best);
    if (wins && isWater(label) === wet) {
      best = label;
      most = count;
    }
  }
  return best;
}

function cellsNearBorders(grid: Grid, reach: number, offsets: readonly Point[]): readonly number[] {
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
}
