import { meetInPoints } from "./corners.ts";
import { at, distance, type Point } from "./geometry.ts";
import { beyond, cellAt, type Grid } from "./grid.ts";
import type { LabelledGrid } from "./labels.ts";
import { simplify, smooth } from "./lines.ts";
import { type Arc, trace } from "./trace.ts";

export type LineRules = {
  readonly coastSmoothing: number;
  readonly borderSmoothing: number;
  /** As much as fits: the first number of passes after which the line still keeps clear of every coast. */
  readonly seaLineSmoothing: readonly number[];
  readonly simplifyTolerancePx: number;
  readonly meets: readonly (readonly [string, string])[];
  /** Where a point on the edge of the board belongs. */
  readonly toEdge: (point: Point) => Point;
};

/** From painted cells to drawn lines, each shared by the two regions beside it. */
export const drawLines = ({ grid, names, isWater }: LabelledGrid, rules: LineRules): readonly Arc[] => {
  const mustNotTouch = (a: number, b: number): boolean =>
    rules.meets.some(
      ([one, other]) => (names[a] === one && names[b] === other) || (names[a] === other && names[b] === one),
    );
  const onEdge = (arc: Arc): boolean => arc.left === beyond || arc.right === beyond;
  const traced = trace(grid);
  const edgeEnds = new Set(
    traced.filter(onEdge).flatMap(({ points }) => [keyOf(at(points, 0)), keyOf(at(points, -1))]),
  );
  const joined: readonly Arc[] = traced.map((arc) => ({
    ...arc,
    points: arc.points.map((point) => (onEdge(arc) || edgeEnds.has(keyOf(point)) ? rules.toEdge(point) : point)),
  }));
  return meetInPoints(joined, mustNotTouch).map((arc) => {
    const points = onEdge(arc) ? arc.points : smoothed(arc, grid, isWater, rules);
    return { ...arc, points: simplify(points, rules.simplifyTolerancePx).map(rounded) };
  });
};

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

const keyOf = ([x, y]: Point): string => `${x},${y}`;

const smoothed = (arc: Arc, grid: Grid, isWater: (label: number) => boolean, rules: LineRules): readonly Point[] => {
  const wetSides = [arc.left, arc.right].filter(isWater).length;
  if (wetSides === 1) return smooth(arc.points, rules.coastSmoothing);
  if (wetSides === 0) return smooth(arc.points, rules.borderSmoothing);
  for (const passes of rules.seaLineSmoothing) {
    const line = smooth(arc.points, passes);
    if (keepsClear(line, arc, grid)) return line;
  }
  return arc.points;
};

const margin = 2.5;

/** Whether the line stays in the two seas it divides, and a little away from everything else. */
const keepsClear = (line: readonly Point[], arc: Arc, grid: Grid): boolean => {
  const start = at(line, 0);
  const end = at(line, -1);
  const inSeas = (x: number, y: number): boolean => {
    const column = Math.min(grid.width - 1, Math.max(0, Math.floor(x * grid.cellsPerPx)));
    const row = Math.min(grid.height - 1, Math.max(0, Math.floor(y * grid.cellsPerPx)));
    const label = cellAt(grid, row * grid.width + column);
    return label === arc.left || label === arc.right || label === beyond;
  };
  return line.every((point) => {
    const [x, y] = point;
    const room = Math.min(margin, distance(point, start) / 2, distance(point, end) / 2);
    return inSeas(x - room, y) && inSeas(x + room, y) && inSeas(x, y - room) && inSeas(x, y + room);
  });
};
