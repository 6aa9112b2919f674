import { expect, test } from "vitest";
import { moveMesh } from "../src/build/warp/dirichlet.ts";
import { createDiscMesh, type Places, refineMesh } from "../src/build/warp/disc-mesh.ts";
import { createPointMap } from "../src/build/warp/locate.ts";
import { minimise } from "../src/build/warp/minimise.ts";

const disc = { centre: [820, 820], radius: 800 } as const;
const mesh = createDiscMesh(disc, 6);
const count = mesh.triangles.length / 3;

/** Target shapes that let triangles within 200 px of a point grow. */
function growAround([x, y]: readonly [number, number], factor: number) {
  const matrices = new Float64Array(4 * count);
  for (let t = 0; t < count; t++) {
    const corners = [0, 1, 2].map((corner) => mesh.triangles[3 * t + corner] ?? 0);
    const middle = [0, 1].map((axis) => corners.reduce((sum, c) => sum + (mesh.places[2 * c + axis] ?? 0), 0) / 3);
    const isNear = Math.hypot((middle[0] ?? 0) - x, (middle[1] ?? 0) - y) < 200;
    const scale = isNear ? factor : 1;
    matrices.set([scale, 0, 0, scale], 4 * t);
  }
  return { matrices, weights: new Float64Array(count).fill(1 / count) };
}

function signedAreas(places: Places): number[] {
  return Array.from({ length: count }, (_, t) => {
    const [a, b, c] = [0, 1, 2].map((corner) => {
      const point = 2 * (mesh.triangles[3 * t + corner] ?? 0);
      return [places[point] ?? 0, places[point + 1] ?? 0] as const;
    });
    if (!a || !b || !c) throw new Error("a triangle needs three corners");
    return (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  });
}

test("finds the minimum of a bowl", () => {
  const found = minimise(
    ([x = 0, y = 0], gradient) => {
      gradient?.set([2 * (x - 3), 20 * (y + 1)]);
      return 5 + (x - 3) ** 2 + 10 * (y + 1) ** 2;
    },
    Float64Array.of(0, 0),
    50,
  );
  expect(found[0]).toBeCloseTo(3, 4);
  expect(found[1]).toBeCloseTo(-1, 4);
});

test("lets a place grow without folding a triangle, and keeps the rim on the circle", () => {
  const moved = moveMesh(mesh, mesh.places, growAround([1100, 820], 3), 200);
  const before = signedAreas(mesh.places);
  const after = signedAreas(moved);
  expect(after.every((area, t) => Math.sign(area) === Math.sign(before[t] ?? 0))).toBe(true);
  expect(Math.max(...after.map((area, t) => area / (before[t] ?? 1)))).toBeGreaterThan(1.8);
  for (let point = mesh.rim; 2 * point < moved.length; point++) {
    expect(Math.hypot((moved[2 * point] ?? 0) - 820, (moved[2 * point + 1] ?? 0) - 820)).toBeCloseTo(800, 6);
  }
});

test("maps points with their triangle, even after each triangle was divided into four", () => {
  const moved = moveMesh(mesh, mesh.places, growAround([1100, 820], 3), 60);
  const coarse = createPointMap(mesh, moved);
  const fine = refineMesh(mesh, moved);
  const map = createPointMap(fine.mesh, fine.moved);
  for (const point of [
    [820, 820],
    [1100, 800],
    [500, 1300],
  ] as const) {
    const [x, y] = coarse(point);
    const [fineX, fineY] = map(point);
    expect(Math.hypot(fineX - x, fineY - y)).toBeLessThan(6);
  }
  const [rimX, rimY] = map([820, 20]);
  expect(Math.hypot(rimX - 820, rimY - 820)).toBeCloseTo(800, 6);
});
