import { giveToSurroundings, majority, partsOf } from "./generalise.ts";
import { close, densify, type Point, type Project, type Ring } from "./geometry.ts";
import { beyond, cellAt, discOffsets, fillDisc, fillLine, fillRings } from "./grid.ts";
import type { GrowLimits, Operation } from "./imperunde-data.ts";
import type { LabelledGrid } from "./labels.ts";

export type Workshop = LabelledGrid & {
  readonly labelOf: (name: string) => number;
  readonly beneath: Uint8Array;
  readonly project: Project;
  readonly areNeighbours: (a: number, b: number) => boolean;
  readonly smallestIsland: (label: number, limit: number) => number;
  readonly dropWaterBelowPx2: number;
};

export const perform = (shop: Workshop, operation: Operation): void => {
  const { grid } = shop;
  switch (operation[0]) {
    case "ring":
      fillRings(grid, [placed(shop, operation[2])], repaint(shop, operation[1], operation[3]));
      break;
    case "disc":
      fillDisc(grid, shop.project(operation[2]), operation[3], repaint(shop, operation[1], operation[4]));
      break;
    case "line":
      fillLine(grid, operation[2].map(shop.project), operation[3], repaint(shop, operation[1], operation[4]));
      break;
    case "grow":
      grow(shop, shop.labelOf(operation[1]), operation[2], operation[3] ?? {});
      break;
    case "water":
      fillLine(grid, operation[2].map(shop.project), operation[3], openWater(shop, operation[1]));
      break;
    case "majority":
      majority(grid, operation[1] * grid.cellsPerPx, shop.isWater);
      break;
    case "clean":
      clean(shop, operation[1]);
      break;
  }
};

const placed = (shop: Workshop, ring: Ring): Ring => densify(close(ring), 0.5).map(shop.project);

const mayReplace = (shop: Workshop, over: readonly string[]): ((label: number) => boolean) => {
  const named = new Set(over.filter((name) => name !== "sea" && name !== "land").map(shop.labelOf));
  const sea = over.includes("sea");
  const land = over.includes("land");
  return (label) =>
    label !== beyond && (named.has(label) || (sea && shop.isWater(label)) || (land && !shop.isWater(label)));
};

const repaint = (shop: Workshop, name: string, over: readonly string[] = ["sea"]): ((index: number) => void) => {
  const may = mayReplace(shop, over);
  return (index) => {
    if (may(cellAt(shop.grid, index))) {
      shop.grid.cells[index] = name === "sea" ? (shop.beneath[index] ?? 0) : shop.labelOf(name);
    }
  };
};

const openWater =
  (shop: Workshop, name: string): ((index: number) => void) =>
  (index) => {
    const label = cellAt(shop.grid, index);
    if (label === beyond) return;
    if (name !== "sea") shop.grid.cells[index] = shop.labelOf(name);
    else if (!shop.isWater(label)) shop.grid.cells[index] = shop.beneath[index] ?? 0;
  };

const clearance = 8;

/** Widens a land over the sea, but keeps away from lands it does not border. */
const grow = (shop: Workshop, label: number, px: number, limits: GrowLimits): void => {
  const { grid } = shop;
  const over = [...(limits.over ?? []), ...(limits.landOnly ? [] : ["sea"])];
  const may = mayReplace(shop, over);
  const within = new Set<number>();
  if (limits.within) fillRings(grid, [placed(shop, limits.within)], (index) => within.add(index));
  const reached = new Set<number>();
  const reach = discOffsets(px * grid.cellsPerPx);
  for (let index = 0; index < grid.cells.length; index++) {
    if (grid.cells[index] !== label || !isOnBorder(shop, index) || (limits.within && !within.has(index))) continue;
    for (const [dx, dy] of reach) {
      const target = index + dy * grid.width + dx;
      if (may(cellAt(grid, target))) reached.add(target);
    }
  }
  const around = discOffsets(clearance * grid.cellsPerPx);
  const isForeign = (other: number): boolean =>
    other !== label && other !== beyond && !shop.isWater(other) && !may(other) && !shop.areNeighbours(label, other);
  const taken = [...reached].filter((index) => !isNear(shop, index, around, isForeign));
  for (const index of taken) grid.cells[index] = label;
};

const isOnBorder = (shop: Workshop, index: number): boolean => {
  const { grid } = shop;
  const label = cellAt(grid, index);
  return [1, -1, grid.width, -grid.width].some((step) => cellAt(grid, index + step) !== label);
};

const isNear = (
  shop: Workshop,
  index: number,
  around: readonly Point[],
  matches: (label: number) => boolean,
): boolean => around.some(([dx, dy]) => matches(cellAt(shop.grid, index + dy * shop.grid.width + dx)));

/** Small islands go back to the sea beneath them, puddles to the land around them. */
const clean = (shop: Workshop, limit: number): void => {
  const { grid } = shop;
  const cellsPerPx2 = grid.cellsPerPx ** 2;
  for (const island of partsOf(grid, (label) => (label === beyond || shop.isWater(label) ? -1 : 0))) {
    if (island.cells.length >= shop.smallestIsland(island.label, limit) * cellsPerPx2) continue;
    for (const cell of island.cells) grid.cells[cell] = shop.beneath[cell] ?? 0;
  }
  for (const water of partsOf(grid, (label) => (shop.isWater(label) ? 0 : -1))) {
    if (water.cells.length >= shop.dropWaterBelowPx2 * cellsPerPx2) continue;
    giveToSurroundings(grid, water, (label) => !shop.isWater(label) && label !== beyond);
  }
};
