import { distance, type Point } from "../geometry.ts";
import { coordinate, type DiscMesh, type Places } from "./disc-mesh.ts";

/** The triangle around a point, and the shares of its three corners in the point. */
interface Location {
  readonly triangle: number;
  readonly shares: readonly [number, number, number];
}

/** A point nearer than this to the rim lies on the rim. */
const RIM_TOLERANCE = 0.35;

/** Creates the continuous map that moves the points of a mesh to their new places. Points on the rim stay on the rim. */
export function createPointMap(mesh: DiscMesh, moved: Places): (point: Point) => Point {
  const { centre, radius } = mesh.disc;
  const locate = createLocator(mesh);
  const toRim = (point: Point): Point => {
    const stretch = radius / distance(point, centre);
    return [centre[0] + (point[0] - centre[0]) * stretch, centre[1] + (point[1] - centre[1]) * stretch];
  };
  return (point) => {
    const inside = distance(point, centre) > radius ? toRim(point) : point;
    const { triangle, shares } = locate(inside);
    let x = 0;
    let y = 0;
    shares.forEach((share, corner) => {
      const vertex = mesh.triangles[3 * triangle + corner] ?? 0;
      x += share * coordinate(moved, 2 * vertex);
      y += share * coordinate(moved, 2 * vertex + 1);
    });
    return Math.abs(distance(inside, centre) - radius) < RIM_TOLERANCE ? toRim([x, y]) : [x, y];
  };
}

/** Creates a search for the triangle around a point, with the triangles sorted into square cells. */
function createLocator(mesh: DiscMesh): (point: Point) => Location {
  const cell = mesh.disc.radius / mesh.rings;
  const columns = Math.ceil((2 * (mesh.disc.radius + cell)) / cell) + 1;
  const left = mesh.disc.centre[0] - mesh.disc.radius - cell;
  const top = mesh.disc.centre[1] - mesh.disc.radius - cell;
  const cellOf = (x: number, y: number): number =>
    Math.floor((y - top) / cell) * columns + Math.floor((x - left) / cell);
  const cells = new Map<number, number[]>();
  for (let triangle = 0; 3 * triangle < mesh.triangles.length; triangle++) {
    for (const key of cellsAround(mesh, triangle, cellOf, cell)) cells.set(key, [...(cells.get(key) ?? []), triangle]);
  }
  return ([x, y]) => {
    let best: Location = { triangle: 0, shares: [1, 0, 0] };
    let bestMargin = -Infinity;
    for (const triangle of cells.get(cellOf(x, y)) ?? []) {
      const shares = sharesAt(mesh, triangle, x, y);
      const margin = Math.min(...shares);
      if (margin > bestMargin) {
        best = { triangle, shares };
        bestMargin = margin;
      }
    }
    return best;
  };
}

/** The cells that the box around a triangle touches, and their neighbours for points just beyond the chord of the rim. */
function cellsAround(
  { places, triangles }: DiscMesh,
  triangle: number,
  cellOf: (x: number, y: number) => number,
  cell: number,
): ReadonlySet<number> {
  const corners = [0, 1, 2].map((corner) => triangles[3 * triangle + corner] ?? 0);
  const xs = corners.map((corner) => coordinate(places, 2 * corner));
  const ys = corners.map((corner) => coordinate(places, 2 * corner + 1));
  const found = new Set<number>();
  const margin = cell / 4;
  for (let y = Math.min(...ys) - margin; y < Math.max(...ys) + margin + cell; y += cell) {
    for (let x = Math.min(...xs) - margin; x < Math.max(...xs) + margin + cell; x += cell) {
      found.add(cellOf(Math.min(x, Math.max(...xs) + margin), Math.min(y, Math.max(...ys) + margin)));
    }
  }
  return found;
}

function sharesAt({ places, triangles }: DiscMesh, triangle: number, x: number, y: number): Location["shares"] {
  const [a = 0, b = 0, c = 0] = [0, 1, 2].map((corner) => 2 * (triangles[3 * triangle + corner] ?? 0));
  const ax = coordinate(places, a);
  const ay = coordinate(places, a + 1);
  const abx = coordinate(places, b) - ax;
  const aby = coordinate(places, b + 1) - ay;
  const acx = coordinate(places, c) - ax;
  const acy = coordinate(places, c + 1) - ay;
  const area = abx * acy - acx * aby;
  const ofB = ((x - ax) * acy - acx * (y - ay)) / area;
  const ofC = (abx * (y - ay) - (x - ax) * aby) / area;
  return [1 - ofB - ofC, ofB, ofC];
}
