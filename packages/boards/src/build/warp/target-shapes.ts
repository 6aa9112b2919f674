import { distance, type Point } from "../geometry.ts";
import { type Grid, OUTSIDE } from "../grid.ts";
import type { TargetShapes } from "./dirichlet.ts";
import { coordinate, type DiscMesh } from "./disc-mesh.ts";

/** The target shape of the triangles inside a region. */
export interface RegionTarget {
  /** The factor by which lengths grow. */
  readonly scale: number;
  /** The matrix that makes the region less slim. */
  readonly shape: readonly [number, number, number, number];
  readonly weight: number;
}

/** The regions in which a triangle lies, with their shares. */
export interface TriangleRegions {
  readonly shares: readonly (readonly [region: number, share: number])[];
  readonly area: number;
  readonly isAtShortBorder: boolean;
}

/** Triangles at a short border grow, with a higher weight than others. */
const SHORT_BORDER_REACH = 13;
const SHORT_BORDER_SCALE = 1.25;
const SHORT_BORDER_WEIGHT = 4;
const SAMPLES_PER_SIDE = 4;

/** Finds the regions of each triangle from samples of the painted board. */
export function regionsOfTriangles(
  mesh: DiscMesh,
  painted: Grid,
  shortBorders: readonly Point[],
): readonly TriangleRegions[] {
  const samples = samplePlaces();
  const reach = Math.max(SHORT_BORDER_REACH, (mesh.disc.radius / mesh.rings) * 0.6);
  return Array.from({ length: mesh.triangles.length / 3 }, (_, triangle) => {
    const [a, b, c] = cornersOf(mesh, triangle);
    const counts = new Map<number, number>();
    for (const [u, v] of samples) {
      const label = labelAt(mesh, painted, [
        a[0] + u * (b[0] - a[0]) + v * (c[0] - a[0]),
        a[1] + u * (b[1] - a[1]) + v * (c[1] - a[1]),
      ]);
      counts.set(label, (counts.get(label) ?? 0) + 1 / samples.length);
    }
    const middle: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
    return {
      shares: [...counts],
      area: Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2,
      isAtShortBorder: shortBorders.some((point) => distance(point, middle) < reach),
    };
  });
}

function cornersOf({ places, triangles }: DiscMesh, triangle: number): readonly [Point, Point, Point] {
  const corner = (i: number): Point => {
    const point = 2 * (triangles[3 * triangle + i] ?? 0);
    return [coordinate(places, point), coordinate(places, point + 1)];
  };
  return [corner(0), corner(1), corner(2)];
}

function samplePlaces(): readonly Point[] {
  const samples: Point[] = [];
  for (let i = 0; i < SAMPLES_PER_SIDE; i++) {
    for (let j = 0; j < SAMPLES_PER_SIDE - i; j++)
      samples.push([(i + 1 / 3) / SAMPLES_PER_SIDE, (j + 1 / 3) / SAMPLES_PER_SIDE]);
  }
  return samples;
}

/** The region at a point; just beyond the rim, the region beside it. */
function labelAt({ disc }: DiscMesh, painted: Grid, [x, y]: Point): number {
  const lookUp = (px: number, py: number): number =>
    painted.cells[Math.floor(py * painted.cellsPerPx) * painted.width + Math.floor(px * painted.cellsPerPx)] ?? OUTSIDE;
  const label = lookUp(x, y);
  if (label !== OUTSIDE) return label;
  const shrink = (disc.radius * 0.995) / distance([x, y], disc.centre);
  return lookUp(disc.centre[0] + (x - disc.centre[0]) * shrink, disc.centre[1] + (y - disc.centre[1]) * shrink);
}

/** The factor by which lengths in a triangle grow: the mean of the logarithms over its regions. */
export function scaleOf({ shares }: TriangleRegions, regions: readonly Pick<RegionTarget, "scale">[]): number {
  return Math.exp(shares.reduce((sum, [region, share]) => sum + share * Math.log(regions[region]?.scale ?? 1), 0));
}

export function targetShapesOf(
  triangles: readonly TriangleRegions[],
  regions: readonly RegionTarget[],
  boardArea: number,
): TargetShapes {
  const matrices = new Float64Array(4 * triangles.length);
  const weights = new Float64Array(triangles.length);
  triangles.forEach((triangle, t) => {
    const scale = scaleOf(triangle, regions);
    const stretch = scale * (triangle.isAtShortBorder ? SHORT_BORDER_SCALE : 1);
    let weight = 0;
    for (const [region, share] of triangle.shares) {
      const target = regions[region];
      target?.shape.forEach((entry, i) => {
        matrices[4 * t + i] = (matrices[4 * t + i] ?? 0) + entry * share * stretch;
      });
      weight += share * (target?.weight ?? 0);
    }
    const importance = weight * (triangle.isAtShortBorder ? SHORT_BORDER_WEIGHT : 1);
    weights[t] = (triangle.area * scale * scale * importance) / boardArea;
  });
  return { matrices, weights };
}
