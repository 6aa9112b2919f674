import { coordinate, type DiscMesh, type Places } from "./disc-mesh.ts";
import { minimise, type Objective } from "./minimise.ts";

/** For each triangle the shape it should have, as a matrix that is applied to its original shape, and the weight of that shape. */
export interface TargetShapes {
  /** Four entries for each triangle, row by row. */
  readonly matrices: Float64Array;
  readonly weights: Float64Array;
}

/** A determinant below this counts as a fold. */
const SMALLEST_DETERMINANT = 1e-4;

/**
 * Moves the points of a mesh so that its triangles come near to their target shapes: it minimises the symmetric Dirichlet energy,
 * the sum of w(|J|² + |J⁻¹|²), which grows without bound before a triangle folds. Points on the rim slide along it.
 */
export function moveMesh(mesh: DiscMesh, start: Places, targets: TargetShapes, iterations: number): Places {
  const found = minimise(energyOf(mesh, targets), toVariables(mesh, start), iterations);
  const places = new Float64Array(start.length);
  toPlaces(mesh, found, places);
  return places;
}

/** Variables are x and y of the inner points, then the arc length of each point on the rim from the top, clockwise. */
function toVariables({ disc, rim }: DiscMesh, places: Places): Float64Array {
  const onRim = places.length / 2 - rim;
  const variables = new Float64Array(2 * rim + onRim);
  variables.set(places.subarray(0, 2 * rim));
  for (let i = 0; i < onRim; i++) {
    const x = coordinate(places, 2 * (rim + i)) - disc.centre[0];
    const y = disc.centre[1] - coordinate(places, 2 * (rim + i) + 1);
    variables[2 * rim + i] = Math.atan2(x, y) * disc.radius;
  }
  return variables;
}

function toPlaces({ disc, rim }: DiscMesh, variables: Float64Array, places: Places): void {
  places.set(variables.subarray(0, 2 * rim));
  for (let i = 0; 2 * rim + i < variables.length; i++) {
    const angle = coordinate(variables, 2 * rim + i) / disc.radius;
    places[2 * (rim + i)] = disc.centre[0] + disc.radius * Math.sin(angle);
    places[2 * (rim + i) + 1] = disc.centre[1] - disc.radius * Math.cos(angle);
  }
}

function energyOf(mesh: DiscMesh, targets: TargetShapes): Objective {
  const { disc, rim, triangles } = mesh;
  const places = new Float64Array(mesh.places.length);
  const forces = new Float64Array(mesh.places.length);
  const inverses = inverseShapes(mesh, targets);
  const count = triangles.length / 3;
  return (variables, gradient) => {
    toPlaces(mesh, variables, places);
    forces.fill(0);
    let energy = 0;
    for (let triangle = 0; triangle < count; triangle++) {
      energy += addTriangle(triangle, triangles, places, inverses, targets.weights, gradient && forces);
      if (energy === Infinity) return Infinity;
    }
    if (gradient) {
      gradient.set(forces.subarray(0, 2 * rim));
      for (let i = 0; 2 * rim + i < variables.length; i++) {
        const angle = coordinate(variables, 2 * rim + i) / disc.radius;
        const along = coordinate(forces, 2 * (rim + i)) * Math.cos(angle);
        gradient[2 * rim + i] = along + coordinate(forces, 2 * (rim + i) + 1) * Math.sin(angle);
      }
    }
    return energy;
  };
}

/** The inverse of the target shape of each triangle: multiplied by the present shape it is the Jacobian J. */
function inverseShapes({ places, triangles }: DiscMesh, { matrices }: TargetShapes): Float64Array {
  const inverses = new Float64Array(matrices.length);
  for (let t = 0; 3 * t < triangles.length; t++) {
    const a = 2 * (triangles[3 * t] ?? 0);
    const b = 2 * (triangles[3 * t + 1] ?? 0);
    const c = 2 * (triangles[3 * t + 2] ?? 0);
    const abx = coordinate(places, b) - coordinate(places, a);
    const aby = coordinate(places, b + 1) - coordinate(places, a + 1);
    const acx = coordinate(places, c) - coordinate(places, a);
    const acy = coordinate(places, c + 1) - coordinate(places, a + 1);
    const [m00 = 1, m01 = 0, m10 = 0, m11 = 1] = matrices.subarray(4 * t, 4 * t + 4);
    const s00 = m00 * abx + m01 * aby;
    const s10 = m10 * abx + m11 * aby;
    const s01 = m00 * acx + m01 * acy;
    const s11 = m10 * acx + m11 * acy;
    const determinant = s00 * s11 - s01 * s10;
    inverses.set([s11 / determinant, -s01 / determinant, -s10 / determinant, s00 / determinant], 4 * t);
  }
  return inverses;
}

/** Returns the energy of one triangle and adds its share of the gradient to the forces. */
function addTriangle(
  t: number,
  triangles: Int32Array,
  places: Places,
  inverses: Float64Array,
  weights: Float64Array,
  forces: Float64Array | undefined,
): number {
  const a = 2 * (triangles[3 * t] as number);
  const b = 2 * (triangles[3 * t + 1] as number);
  const c = 2 * (triangles[3 * t + 2] as number);
  const ax = places[a] as number;
  const ay = places[a + 1] as number;
  const abx = (places[b] as number) - ax;
  const aby = (places[b + 1] as number) - ay;
  const acx = (places[c] as number) - ax;
  const acy = (places[c + 1] as number) - ay;
  const i00 = inverses[4 * t] as number;
  const i01 = inverses[4 * t + 1] as number;
  const i10 = inverses[4 * t + 2] as number;
  const i11 = inverses[4 * t + 3] as number;
  const j00 = abx * i00 + acx * i10;
  const j01 = abx * i01 + acx * i11;
  const j10 = aby * i00 + acy * i10;
  const j11 = aby * i01 + acy * i11;
  const determinant = j00 * j11 - j01 * j10;
  if (determinant <= SMALLEST_DETERMINANT) return Infinity;
  const weight = weights[t] as number;
  const square = j00 * j00 + j01 * j01 + j10 * j10 + j11 * j11;
  const inverseSquare = 1 / (determinant * determinant);
  if (forces) {
    const k = 2 * weight * (1 + inverseSquare);
    const l = (2 * weight * square * inverseSquare) / determinant;
    const d00 = k * j00 - l * j11;
    const d01 = k * j01 + l * j10;
    const d10 = k * j10 + l * j01;
    const d11 = k * j11 - l * j00;
    push(forces, a, b, d00 * i00 + d01 * i01, d10 * i00 + d11 * i01);
    push(forces, a, c, d00 * i10 + d01 * i11, d10 * i10 + d11 * i11);
  }
  return weight * square * (1 + inverseSquare);
}

/** Pushes a corner of a triangle, and its first corner the other way. */
function push(forces: Float64Array, first: number, corner: number, x: number, y: number): void {
  forces[corner] = (forces[corner] as number) + x;
  forces[corner + 1] = (forces[corner + 1] as number) + y;
  forces[first] = (forces[first] as number) - x;
  forces[first + 1] = (forces[first + 1] as number) - y;
}
