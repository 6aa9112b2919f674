import type { Point } from "../geometry.ts";

export interface Disc {
  readonly centre: Point;
  readonly radius: number;
}

/** The places of all points of a mesh: x and y alternate. */
export type Places = Float64Array;

/** A disc divided into triangles. Ring k around the centre has 6k points; the last ring is the rim. */
export interface DiscMesh {
  readonly disc: Disc;
  readonly rings: number;
  readonly places: Places;
  /** Three points for each triangle, all triangles in the same direction. */
  readonly triangles: Int32Array;
  /** The number of the first point on the rim. */
  readonly rim: number;
}

export function createDiscMesh(disc: Disc, rings: number): DiscMesh {
  const places = new Float64Array(2 * firstOfRing(rings + 1));
  for (let ring = 0; ring <= rings; ring++) {
    const distance = (ring * disc.radius) / rings;
    for (let step = 0; step < sizeOfRing(ring); step++) {
      const angle = (2 * Math.PI * step) / sizeOfRing(ring);
      const point = pointOf(ring, step);
      places[2 * point] = disc.centre[0] + distance * Math.sin(angle);
      places[2 * point + 1] = disc.centre[1] - distance * Math.cos(angle);
    }
  }
  return { disc, rings, places, triangles: trianglesOf(rings), rim: firstOfRing(rings) };
}

function trianglesOf(rings: number): Int32Array {
  const triangles: number[] = [];
  for (let ring = 1; ring <= rings; ring++) {
    for (let sector = 0; sector < 6; sector++) {
      for (let step = 0; step < ring; step++) {
        const outer = pointOf(ring, sector * ring + step);
        const nextOuter = pointOf(ring, sector * ring + step + 1);
        const inner = pointOf(ring - 1, sector * (ring - 1) + step);
        triangles.push(outer, nextOuter, inner);
        if (step < ring - 1) triangles.push(inner, nextOuter, pointOf(ring - 1, sector * (ring - 1) + step + 1));
      }
    }
  }
  return Int32Array.from(triangles);
}

/** Divides each triangle into four. New points are middles of edges, so that a map without folds stays without folds. */
export function refineMesh(mesh: DiscMesh, moved: Places): { readonly mesh: DiscMesh; readonly moved: Places } {
  const fine = createDiscMesh(mesh.disc, mesh.rings * 2);
  const placed = new Float64Array(fine.places.length);
  const put = (target: number, a: number, b: number): void => {
    placed[2 * target] = (coordinate(moved, 2 * a) + coordinate(moved, 2 * b)) / 2;
    placed[2 * target + 1] = (coordinate(moved, 2 * a + 1) + coordinate(moved, 2 * b + 1)) / 2;
  };
  for (let ring = 0; ring <= mesh.rings; ring++) {
    for (let step = 0; step < sizeOfRing(ring); step++) {
      const point = pointOf(ring, step);
      put(pointOf(2 * ring, 2 * step), point, point);
      if (ring > 0) put(pointOf(2 * ring, 2 * step + 1), point, pointOf(ring, step + 1));
    }
    for (let sector = 0; sector < 6 && ring > 0; sector++) {
      for (let step = 0; step < ring; step++) {
        const inner = pointOf(ring - 1, sector * (ring - 1) + step);
        const between = sector * (2 * ring - 1) + 2 * step;
        put(pointOf(2 * ring - 1, between), pointOf(ring, sector * ring + step), inner);
        put(pointOf(2 * ring - 1, between + 1), pointOf(ring, sector * ring + step + 1), inner);
      }
    }
  }
  for (let point = fine.rim; 2 * point < placed.length; point++) pushToRim(mesh.disc, placed, point);
  return { mesh: fine, moved: placed };
}

function pushToRim({ centre, radius }: Disc, placed: Places, point: number): void {
  const x = coordinate(placed, 2 * point) - centre[0];
  const y = coordinate(placed, 2 * point + 1) - centre[1];
  const stretch = radius / Math.hypot(x, y);
  placed[2 * point] = centre[0] + x * stretch;
  placed[2 * point + 1] = centre[1] + y * stretch;
}

function sizeOfRing(ring: number): number {
  return Math.max(1, 6 * ring);
}

/** The number of the first point of a ring, which is also the number of all points inside it. */
function firstOfRing(ring: number): number {
  return ring === 0 ? 0 : 1 + 3 * ring * (ring - 1);
}

function pointOf(ring: number, step: number): number {
  return firstOfRing(ring) + (step % sizeOfRing(ring));
}

export function coordinate(places: Places, index: number): number {
  return places[index] ?? 0;
}
