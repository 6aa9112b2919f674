import { contours } from "d3-contour";
import { distancesFrom, FAR } from "./distance-transform.ts";
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

function distanceFromLand({ grid, isWater }: LabelledGrid, width: number, height: number): Float64Array {
  const squares = new Float64Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const label = cellAt(grid, y * grid.cellsPerPx * grid.width + x * grid.cellsPerPx);
      squares[y * width + x] = isWater(label) || label === OUTSIDE ? FAR : 0;
    }
  }
  return distancesFrom(squares, width, height);
}
