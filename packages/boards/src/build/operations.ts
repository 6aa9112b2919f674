import { giveToSurroundings, majorityFilter, partsOf } from "./generalise.ts";
import { closeRing, densify, type Point, type Project, type Ring } from "./geometry.ts";
import { cellAt, discOffsets, fillDisc, fillLine, fillRings, OUTSIDE } from "./grid.ts";
import type { GrowLimits, Operation } from "./imperunde-data.ts";
import type { LabelledGrid } from "./labels.ts";

/** The grid with everything that operations need to change it. */
export interface PaintContext extends LabelledGrid {
  labelOf(name: string): number;
  /** The grid before land was painted. */
  readonly seaCells: Uint8Array;
  readonly project: Project;
  areNeighbours(a: number, b: number): boolean;
  /** The size in px² from which an island of a land stays; `limit` unless the data say otherwise. */
  smallestIsland(label: number, limit: number): number;
  readonly dropWaterBelowPx2: number;
}

export function applyOperation(context: PaintContext, operation: Operation): void {
  const { grid } = context;
  switch (operation[0]) {
    case "ring":
      fillRings(grid, [projectRing(context, operation[2])], repaint(context, operation[1], operation[3]));
      break;
    case "disc":
      fillDisc(grid, context.project(operation[2]), operation[3], repaint(context, operation[1], operation[4]));
      break;
    case "line":
      fillLine(grid, operation[2].map(context.project), operation[3], repaint(context, operation[1], operation[4]));
      break;
    case "grow":
      grow(context, context.labelOf(operation[1]), operation[2], operation[3] ?? {});
      break;
    case "water":
      fillLine(grid, operation[2].map(context.project), operation[3], openWater(context, operation[1]));
      break;
    case "majority":
      majorityFilter(grid, operation[1] * grid.cellsPerPx, context.isWater);
      break;
    case "clean":
      clean(context, operation[1]);
      break;
  }
}

function projectRing(context: PaintContext, ring: Ring): Ring {
  return densify(closeRing(ring), 0.5).map(context.project);
}

function mayReplace(context: PaintContext, over: readonly string[]): (label: number) => boolean {
  const named = new Set(over.filter((name) => name !== "sea" && name !== "land").map(context.labelOf));
  const sea = over.includes("sea");
  const land = over.includes("land");
  return (label) =>
    label !== OUTSIDE && (named.has(label) || (sea && context.isWater(label)) || (land && !context.isWater(label)));
}

function repaint(context: PaintContext, name: string, over: readonly string[] = ["sea"]): (index: number) => void {
  const may = mayReplace(context, over);
  return (index) => {
    if (may(cellAt(context.grid, index))) {
      context.grid.cells[index] = name === "sea" ? (context.seaCells[index] ?? 0) : context.labelOf(name);
    }
  };
}

function openWater(context: PaintContext, name: string): (index: number) => void {
  return (index) => {
    const label = cellAt(context.grid, index);
    if (label === OUTSIDE) return;
    if (name !== "sea") context.grid.cells[index] = context.labelOf(name);
    else if (!context.isWater(label)) context.grid.cells[index] = context.seaCells[index] ?? 0;
  };
}

const CLEARANCE = 8;

/** Grows a land into the sea, but keeps clear of lands that it does not border. */
function grow(context: PaintContext, label: number, px: number, limits: GrowLimits): void {
  const { grid } = context;
  const over = [...(limits.over ?? []), ...(limits.landOnly ? [] : ["sea"])];
  const may = mayReplace(context, over);
  const within = new Set<number>();
  if (limits.within) fillRings(grid, [projectRing(context, limits.within)], (index) => within.add(index));
  const reached = new Set<number>();
  const reach = discOffsets(px * grid.cellsPerPx);
  for (let index = 0; index < grid.cells.length; index++) {
    if (grid.cells[index] !== label || !isOnBorder(context, index) || (limits.within && !within.has(index))) continue;
    for (const [dx, dy] of reach) {
      const target = index + dy * grid.width + dx;
      if (may(cellAt(grid, target))) reached.add(target);
    }
  }
  const around = discOffsets(CLEARANCE * grid.cellsPerPx);
  const isForeign = (other: number): boolean =>
    other !== label &&
    other !== OUTSIDE &&
    !context.isWater(other) &&
    !may(other) &&
    !context.areNeighbours(label, other);
  const taken = [...reached].filter((index) => !isNear(context, index, around, isForeign));
  for (const index of taken) grid.cells[index] = label;
}

function isOnBorder(context: PaintContext, index: number): boolean {
  const { grid } = context;
  const label = cellAt(grid, index);
  return [1, -1, grid.width, -grid.width].some((step) => cellAt(grid, index + step) !== label);
}

function isNear(
  context: PaintContext,
  index: number,
  around: readonly Point[],
  matches: (label: number) => boolean,
): boolean {
  return around.some(([dx, dy]) => matches(cellAt(context.grid, index + dy * context.grid.width + dx)));
}

/** Turns small islands into sea, and small waters into the land around them. */
function clean(context: PaintContext, limit: number): void {
  const { grid } = context;
  const cellsPerPx2 = grid.cellsPerPx ** 2;
  for (const island of partsOf(grid, (label) => (label === OUTSIDE || context.isWater(label) ? -1 : 0))) {
    if (island.cells.length >= context.smallestIsland(island.label, limit) * cellsPerPx2) continue;
    for (const cell of island.cells) grid.cells[cell] = context.seaCells[cell] ?? 0;
  }
  for (const water of partsOf(grid, (label) => (context.isWater(label) ? 0 : -1))) {
    if (water.cells.length >= context.dropWaterBelowPx2 * cellsPerPx2) continue;
    giveToSurroundings(grid, water, (label) => !context.isWater(label) && label !== OUTSIDE);
  }
}
