import { at, type Point } from "./geometry.ts";
import { cellAt, type Grid, OUTSIDE } from "./grid.ts";

/** A closed line, or a line between two points where three or more labels meet; `left` and `right` are in its direction. */
export interface Arc {
  readonly left: number;
  readonly right: number;
  readonly points: readonly Point[];
}

const RIGHT = 0;
const DOWN = 1;
const LEFT = 2;
const UP = 3;
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Traces the borders along the corners of cells. Each border is found once, so that the regions beside it share the line. */
export function trace(grid: Grid): readonly Arc[] {
  const columns = grid.width + 1;
  const rows = grid.height + 1;
  const walked = new Uint8Array(columns * rows);
  const label = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= grid.width || y >= grid.height ? OUTSIDE : cellAt(grid, y * grid.width + x);
  const sidesOf = (x: number, y: number, direction: number): readonly [number, number] => {
    if (direction === RIGHT) return [label(x, y - 1), label(x, y)];
    if (direction === DOWN) return [label(x, y), label(x - 1, y)];
    if (direction === LEFT) return [label(x - 1, y), label(x - 1, y - 1)];
    return [label(x - 1, y - 1), label(x, y - 1)];
  };
  const isBorder = (x: number, y: number, direction: number): boolean => {
    const [a, b] = sidesOf(x, y, direction);
    return a !== b;
  };
  const degree = (x: number, y: number): number =>
    [RIGHT, DOWN, LEFT, UP].filter((direction) => isBorder(x, y, direction)).length;
  const mark = (x: number, y: number, direction: number): boolean => {
    const [dx, dy] = at(STEPS, direction);
    const home = (y + dy) * columns + x + dx;
    const bit = 1 << direction;
    const oppositeBit = 1 << (direction ^ 2);
    const here = y * columns + x;
    if ((walked[here] ?? 0) & bit) return false;
    walked[here] = (walked[here] ?? 0) | bit;
    walked[home] = (walked[home] ?? 0) | oppositeBit;
    return true;
  };

  const arcs: Arc[] = [];
  const walk = (startX: number, startY: number, first: number): void => {
    if (!isBorder(startX, startY, first) || !mark(startX, startY, first)) return;
    const [leftLabel, rightLabel] = sidesOf(startX, startY, first);
    const points: Point[] = [[startX / grid.cellsPerPx, startY / grid.cellsPerPx]];
    let x = startX;
    let y = startY;
    let direction = first;
    for (;;) {
      const [dx, dy] = at(STEPS, direction);
      x += dx;
      y += dy;
      points.push([x / grid.cellsPerPx, y / grid.cellsPerPx]);
      if ((x === startX && y === startY) || degree(x, y) !== 2) break;
      const cameFrom = direction ^ 2;
      direction = [RIGHT, DOWN, LEFT, UP].find((next) => next !== cameFrom && isBorder(x, y, next)) ?? direction;
      mark(x, y, direction);
    }
    arcs.push({ left: leftLabel, right: rightLabel, points });
  };

  const corners: Point[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const count = degree(x, y);
      if (count === 2) corners.push([x, y]);
      if (count > 2) for (const direction of [RIGHT, DOWN, LEFT, UP]) walk(x, y, direction);
    }
  }
  for (const [x, y] of corners) for (const direction of [RIGHT, DOWN]) walk(x, y, direction);
  return arcs;
}
