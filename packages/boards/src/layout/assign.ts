import { type Box, overlap } from "../box.ts";
import type { Option } from "./candidates.ts";

const OVERLAP_COST = 9;
const OVERLAP_AREA_COST = 0.02;
const MOST_AREA_COST = 10;
/** An overlap in px of the screen that nobody sees. */
const SLACK = 0.5;
/** The share of their cost that overlaps have in each pass: regions can pass each other at first. */
const HEATS = [0.45, 0.7, 1, 1, 1, 1, 1, 1];
const MOST_REPAIRS = 6;
/** A region whose choice costs this much more than its cheapest option is worth a repair. */
const WORTH_REPAIR = 2.4;
/** Options of a region that a repair tries. */
const REPAIR_OPTIONS = 40;

/** The regions with their options, the cheapest first, and what each could touch. */
interface Problem {
  readonly options: readonly (readonly Option[])[];
  readonly obstacles: readonly Box[];
  readonly near: readonly (readonly number[])[];
  overlapCost(a: Box, b: Box): number;
}

/**
 * Chooses one option for each region so that as little as possible overlaps: coordinate descent, then repairs in which one region
 * takes another place and its neighbours make room.
 */
export function assignOptions(
  options: readonly (readonly Option[])[],
  obstacles: readonly Box[],
  scale: number,
): readonly Option[] {
  const problem: Problem = { options, obstacles, near: neighboursOf(options), overlapCost: overlapCostAt(scale) };
  const picks = options.map(([first = NOTHING]) => first);
  const order = [...options.keys()].toSorted((a, b) => costOf(picks, b) - costOf(picks, a) || a - b);
  for (const heat of HEATS) {
    const moved = order.filter((region) => choose(problem, picks, region, heat));
    if (moved.length === 0 && heat === 1) break;
  }
  for (let round = 0; round < MOST_REPAIRS; round++) {
    const repaired = order.filter((region) => needsRepair(problem, picks, region) && repair(problem, picks, region));
    if (repaired.length === 0) break;
  }
  return picks;
}

const NOTHING: Option = { cost: 0, boxes: [] };

function costOf(picks: readonly Option[], region: number): number {
  return picks[region]?.cost ?? 0;
}

function overlapCostAt(scale: number): Problem["overlapCost"] {
  return (a, b) => {
    const width = (Math.min(a.right, b.right) - Math.max(a.left, b.left)) * scale;
    if (width <= SLACK) return 0;
    const height = (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) * scale;
    if (height <= SLACK) return 0;
    return OVERLAP_COST + Math.min(MOST_AREA_COST, width * height * OVERLAP_AREA_COST);
  };
}

/** Lets a region take its cheapest option. Returns whether it has changed. */
function choose(problem: Problem, picks: Option[], region: number, heat: number): boolean {
  const others = boxesAround(problem, picks, region);
  let best = picks[region];
  let least = Infinity;
  for (const option of problem.options[region] ?? []) {
    if (option.cost >= least) break;
    const cost = option.cost + heat * overlapsWith(problem, option, others);
    if (cost < least) {
      least = cost;
      best = option;
    }
  }
  const hasChanged = best !== picks[region];
  if (best) picks[region] = best;
  return hasChanged;
}

function boxesAround({ near, obstacles }: Problem, picks: readonly Option[], region: number): readonly Box[] {
  const boxes = [...obstacles];
  for (const other of near[region] ?? []) boxes.push(...(picks[other]?.boxes ?? []));
  return boxes;
}

function overlapsWith({ overlapCost }: Problem, { boxes }: Option, others: readonly Box[]): number {
  let cost = 0;
  for (const box of boxes) for (const other of others) cost += overlapCost(box, other);
  return cost;
}

function needsRepair(problem: Problem, picks: readonly Option[], region: number): boolean {
  const pick = picks[region] ?? NOTHING;
  const [cheapest = NOTHING] = problem.options[region] ?? [];
  return (
    pick.cost - cheapest.cost > WORTH_REPAIR || overlapsWith(problem, pick, boxesAround(problem, picks, region)) > 0
  );
}

/** Tries each option of a region and lets the neighbours in its way move. Keeps the best result if it is cheaper. */
function repair(problem: Problem, picks: Option[], region: number): boolean {
  const touched = [region, ...(problem.near[region] ?? [])];
  const before = touched.map((other) => picks[other] ?? NOTHING);
  const restore = (kept: readonly Option[]): void => {
    for (const [i, other] of touched.entries()) picks[other] = kept[i] ?? NOTHING;
  };
  let least = costAround(problem, picks, touched) - 1e-9;
  let best: readonly Option[] | undefined;
  for (const option of (problem.options[region] ?? []).slice(0, REPAIR_OPTIONS)) {
    if (option === before[0]) continue;
    picks[region] = option;
    const near = problem.near[region] ?? [];
    const moved = near.filter((other) => isInTheWay(option, picks[other] ?? NOTHING));
    for (const other of moved) choose(problem, picks, other, 1);
    // The neighbours that moved may be in the way of others, which then move as well.
    for (const other of near) {
      const isHit = moved.some((one) => one !== other && isInTheWay(picks[one] ?? NOTHING, picks[other] ?? NOTHING));
      if (isHit) choose(problem, picks, other, 1);
    }
    const cost = costAround(problem, picks, touched);
    if (cost < least) {
      least = cost;
      best = touched.map((other) => picks[other] ?? NOTHING);
    }
    restore(before);
  }
  restore(best ?? before);
  return best !== undefined;
}

function isInTheWay(option: Option, other: Option): boolean {
  return option.boxes.some((box) => other.boxes.some((foreign) => overlap(box, foreign)));
}

/** The cost of some regions with all their overlaps; an overlap between two of them counts once. */
function costAround(problem: Problem, picks: readonly Option[], regions: readonly number[]): number {
  const counted = new Set<number>();
  let cost = 0;
  for (const region of regions) {
    const pick = picks[region] ?? NOTHING;
    const others = problem.obstacles.slice();
    for (const other of problem.near[region] ?? [])
      if (!counted.has(other)) others.push(...(picks[other]?.boxes ?? []));
    cost += pick.cost + overlapsWith(problem, pick, others);
    counted.add(region);
  }
  return cost;
}

/** For each region those whose options could touch its own. */
function neighboursOf(regions: readonly (readonly Option[])[]): readonly (readonly number[])[] {
  const extents = regions.map(extentOf);
  return extents.map((extent, region) =>
    extents.flatMap((other, index) => (index !== region && overlap(extent, other) ? [index] : [])),
  );
}

const extents = new WeakMap<readonly Option[], Box>();

/** The box around all options of a region. Options are kept from one position to the next, and so is the box. */
function extentOf(options: readonly Option[]): Box {
  const known = extents.get(options);
  if (known) return known;
  const extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { boxes } of options) {
    for (const { left, top, right, bottom } of boxes) {
      extent.left = Math.min(extent.left, left);
      extent.top = Math.min(extent.top, top);
      extent.right = Math.max(extent.right, right);
      extent.bottom = Math.max(extent.bottom, bottom);
    }
  }
  extents.set(options, extent);
  return extent;
}
