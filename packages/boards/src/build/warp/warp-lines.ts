import { at, densify, distance, lengthOf, type Point } from "../geometry.ts";
import { cellAt, type Grid, OUTSIDE } from "../grid.ts";
import { simplify, smooth } from "../lines.ts";
import { paintShapes } from "../room.ts";
import type { Arc } from "../trace.ts";
import { outlinesOf, type WarpSource } from "./warp.ts";

const STEP = 2;
const COAST_SMOOTHING = 6;
const SEA_LINE_STEP = 4;
/** Numbers of passes, the largest first; the first one that keeps the line clear of all coasts is used. */
const SEA_LINE_SMOOTHING = [600, 250, 100, 40, 15];
const LEAST_SEA_LINE_SMOOTHING = 4;
/** A shorter sea line, in px, stays as it is. */
const SHORTEST_SEA_LINE = 12;
const MARGIN = 4;
/** Points at either end of a sea line that may be near the coast where it ends. */
const ENDS = 4;
const TOLERANCE = 0.3;

/** Moves all lines of a board by a map, smooths them and draws the sea lines again in the water they now have. */
export function warpLines(source: WarpSource, map: (point: Point) => Point): readonly Arc[] {
  const moved = source.arcs.map((arc): Arc => {
    const points = densify(arc.points, STEP).map(map);
    return { ...arc, points: isRim(arc) ? points : smooth(points, COAST_SMOOTHING) };
  });
  const painted = paintShapes(outlinesOf(source, moved), source.size, 1);
  const isSea = (label: number): boolean => label !== OUTSIDE && source.kindOf(label) === "sea";
  return moved.map((arc) => {
    const isSeaLine = isSea(arc.left) && isSea(arc.right) && lengthOf(arc.points) >= SHORTEST_SEA_LINE;
    const points = isSeaLine ? redrawSeaLine(arc.points, painted, isSea) : arc.points;
    return { ...arc, points: simplify(points, TOLERANCE).map(rounded) };
  });
}

function isRim({ left, right }: Arc): boolean {
  return left === OUTSIDE || right === OUTSIDE;
}

function redrawSeaLine(line: readonly Point[], painted: Grid, isSea: (label: number) => boolean): readonly Point[] {
  const even = resample(line, SEA_LINE_STEP);
  for (const passes of SEA_LINE_SMOOTHING) {
    const smoothed = smooth(even, passes);
    if (keepsClear(smoothed, painted, isSea)) return smoothed;
  }
  return smooth(even, LEAST_SEA_LINE_SMOOTHING);
}

function keepsClear(line: readonly Point[], painted: Grid, isSea: (label: number) => boolean): boolean {
  const isWet = (x: number, y: number): boolean =>
    isSea(cellAt(painted, Math.floor(y) * painted.width + Math.floor(x)));
  return line.every(([x, y], i) => {
    if (i < ENDS || i >= line.length - ENDS) return true;
    return isWet(x, y) && isWet(x - MARGIN, y) && isWet(x + MARGIN, y) && isWet(x, y - MARGIN) && isWet(x, y + MARGIN);
  });
}

/** Places points at equal distances along a line. */
function resample(line: readonly Point[], step: number): readonly Point[] {
  const count = Math.max(2, Math.round(lengthOf(line) / step));
  const length = lengthOf(line) / count;
  const points: Point[] = [at(line, 0)];
  let next = 1;
  let from = at(line, 0);
  let left = length;
  while (points.length < count && next < line.length) {
    const to = at(line, next);
    const reach = distance(from, to);
    if (reach < left) {
      left -= reach;
      from = to;
      next++;
      continue;
    }
    const share = left / reach;
    from = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    points.push(from);
    left = length;
  }
  return [...points, at(line, -1)];
}

function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
