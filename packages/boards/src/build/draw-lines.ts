import { collapseFalseContacts } from "./corners.ts";
import { at, distance, type Point } from "./geometry.ts";
import { cellAt, type Grid, OUTSIDE } from "./grid.ts";
import type { LabelledGrid } from "./labels.ts";
import { simplify, smooth } from "./lines.ts";
import { type Arc, trace } from "./trace.ts";

export interface LineOptions {
  readonly coastSmoothing: number;
  readonly borderSmoothing: number;
  /** Numbers of passes, the largest first; the first one that keeps the line clear of all coasts is used. */
  readonly seaLineSmoothing: readonly number[];
  readonly simplifyTolerancePx: number;
  readonly meets: readonly (readonly [string, string])[];
  /** Moves a point at the rim exactly onto the edge of the board. */
  toEdge(point: Point): Point;
}

/** Turns painted cells into drawn lines, each shared by the two regions beside it. */
export function drawLines({ grid, names, isWater }: LabelledGrid, options: LineOptions): readonly Arc[] {
  const mustNotTouch = (a: number, b: number): boolean =>
    options.meets.some(
      ([one, other]) => (names[a] === one && names[b] === other) || (names[a] === other && names[b] === one),
    );
  const onEdge = (arc: Arc): boolean => arc.left === OUTSIDE || arc.right === OUTSIDE;
  const traced = trace(grid);
  const edgeEnds = new Set(
    traced.filter(onEdge).flatMap(({ points }) => [keyOf(at(points, 0)), keyOf(at(points, -1))]),
  );
  const joined: readonly Arc[] = traced.map((arc) => ({
    ...arc,
    points: arc.points.map((point) => (onEdge(arc) || edgeEnds.has(keyOf(point)) ? options.toEdge(point) : point)),
  }));
  return collapseFalseContacts(joined, mustNotTouch).map((arc) => {
    const points = onEdge(arc) ? arc.points : smoothed(arc, grid, isWater, options);
    return { ...arc, points: simplify(points, options.simplifyTolerancePx).map(rounded) };
  });
}

function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

function keyOf([x, y]: Point): string {
  return `${x},${y}`;
}

function smoothed(arc: Arc, grid: Grid, isWater: (label: number) => boolean, options: LineOptions): readonly Point[] {
  const wetSides = [arc.left, arc.right].filter(isWater).length;
  if (wetSides === 1) return smooth(arc.points, options.coastSmoothing);
  if (wetSides === 0) return smooth(arc.points, options.borderSmoothing);
  for (const passes of options.seaLineSmoothing) {
    const line = smooth(arc.points, passes);
    if (keepsClear(line, arc, grid)) return line;
  }
  return arc.points;
}

const MARGIN = 2.5;

/** True if the line stays inside the two seas that it separates, with a margin to everything else. */
function keepsClear(line: readonly Point[], arc: Arc, grid: Grid): boolean {
  const start = at(line, 0);
  const end = at(line, -1);
  const inSeas = (x: number, y: number): boolean => {
    const column = Math.min(grid.width - 1, Math.max(0, Math.floor(x * grid.cellsPerPx)));
    const row = Math.min(grid.height - 1, Math.max(0, Math.floor(y * grid.cellsPerPx)));
    const label = cellAt(grid, row * grid.width + column);
    return label === arc.left || label === arc.right || label === OUTSIDE;
  };
  return line.every((point) => {
    const [x, y] = point;
    const room = Math.min(MARGIN, distance(point, start) / 2, distance(point, end) / 2);
    return inSeas(x - room, y) && inSeas(x + room, y) && inSeas(x, y - room) && inSeas(x, y + room);
  });
}
