import { contours } from "d3-contour";
import { at, type Point } from "./geometry.ts";
import { cellAt, OUTSIDE } from "./grid.ts";
import type { LabelledGrid } from "./labels.ts";
import { simplify, smooth } from "./lines.ts";

const DISTANCES = [4, 8.5, 14];
const TOLERANCE = 0.35;
const SHORTEST_LINE = 12;

/** Draws lines of equal distance from the land, as engraved charts have them along the coast. */
export function drawWaterLines(painted: LabelledGrid): readonly (readonly (readonly Point[])[])[] {
  const width = painted.grid.width / painted.grid.cellsPerPx;
  const height = painted.grid.height / painted.grid.cellsPerPx;
  const nearness = distanceFromLand(painted, width, height).map((d) => -d);
  return contours()
    .size([width, height])
    .thresholds(DISTANCES.map((d) => -d))(Array.from(nearness))
    .toSorted((a, b) => b.value - a.value)
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .flatMap((ring) =>
          withoutEdge(
            ring.map(([x, y]): Point => [x ?? 0, y ?? 0]),
            width,
            height,
          ),
        )
        .filter((line) => line.length > SHORTEST_LINE)
        .map((line) => simplify(smooth(line, 4), TOLERANCE)),
    );
}

/** Cuts a contour where it follows the edge of the board, because there is no coast. */
function withoutEdge(ring: readonly Point[], width: number, height: number): readonly (readonly Point[])[] {
  const onEdge = ([x, y]: Point): boolean => x < 1 || y < 1 || x > width - 1 || y > height - 1;
  if (!ring.some(onEdge)) return [ring];
  const first = ring.findIndex(onEdge);
  const lines: Point[][] = [[]];
  for (const point of [...ring.slice(first), ...ring.slice(0, first)]) {
    if (onEdge(point)) lines.push([]);
    else at(lines, -1).push(point);
  }
  return lines;
}

/** Exact distance transform (Felzenszwalb–Huttenlocher), first along the columns, then along the rows. */
function distanceFromLand({ grid, isWater }: LabelledGrid, width: number, height: number): Float64Array {
  const far = 1e9;
  const squares = new Float64Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const label = cellAt(grid, y * grid.cellsPerPx * grid.width + x * grid.cellsPerPx);
      squares[y * width + x] = isWater(label) || label === OUTSIDE ? far : 0;
    }
  }
  for (let x = 0; x < width; x++) transform(squares, x, width, height);
  for (let y = 0; y < height; y++) transform(squares, y * width, 1, width);
  return squares.map(Math.sqrt);
}

/** Replaces one row or column by the lower envelope of the parabolas over its values. */
function transform(values: Float64Array, start: number, step: number, count: number): void {
  const source = Float64Array.from({ length: count }, (_, i) => values[start + i * step] ?? 0);
  const feet = new Int32Array(count);
  const bounds = new Float64Array(count + 1);
  const value = (i: number): number => source[i] ?? 0;
  let last = 0;
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  for (let i = 1; i < count; i++) {
    let crossing = 0;
    for (;;) {
      const foot = feet[last] ?? 0;
      crossing = (value(i) + i * i - (value(foot) + foot * foot)) / (2 * i - 2 * foot);
      if (crossing > (bounds[last] ?? 0)) break;
      last--;
    }
    last++;
    feet[last] = i;
    bounds[last] = crossing;
    bounds[last + 1] = Infinity;
  }
  let parabola = 0;
  for (let i = 0; i < count; i++) {
    while ((bounds[parabola + 1] ?? 0) < i) parabola++;
    const foot = feet[parabola] ?? 0;
    values[start + i * step] = (i - foot) ** 2 + value(foot);
  }
}
