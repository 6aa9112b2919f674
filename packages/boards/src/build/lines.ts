import { at, distance, type Point } from "./geometry.ts";
import { distanceToSegment } from "./grid.ts";

export function isClosed(points: readonly Point[]): boolean {
  return points.length > 2 && distance(at(points, 0), at(points, -1)) === 0;
}

/** Moves each point halfway to the middle of its neighbours in each pass. The ends of an open line stay. */
export function smooth(points: readonly Point[], passes: number): readonly Point[] {
  const count = points.length;
  if (count < 3) return points;
  const closed = isClosed(points);
  let xs = Float64Array.from(points, ([x]) => x);
  let ys = Float64Array.from(points, ([, y]) => y);
  for (let pass = 0; pass < passes; pass++) {
    xs = smoothOnce(xs, closed);
    ys = smoothOnce(ys, closed);
  }
  return Array.from({ length: count }, (_, i): Point => [xs[i] ?? 0, ys[i] ?? 0]);
}

function smoothOnce(values: Float64Array<ArrayBuffer>, closed: boolean): Float64Array<ArrayBuffer> {
  const last = values.length - 1;
  const next = values.slice();
  for (let i = 1; i < last; i++) {
    next[i] = ((values[i - 1] ?? 0) + 2 * (values[i] ?? 0) + (values[i + 1] ?? 0)) / 4;
  }
  if (closed) {
    next[0] = ((values[last - 1] ?? 0) + 2 * (values[0] ?? 0) + (values[1] ?? 0)) / 4;
    next[last] = next[0] ?? 0;
  }
  return next;
}

/** Drops points by the Douglas–Peucker algorithm: no dropped point is farther than the tolerance from the remaining line. */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  if (isClosed(points)) {
    const far = farthestFrom(points, at(points, 0));
    return [
      ...simplifyOpen(points.slice(0, far + 1), tolerance),
      ...simplifyOpen(points.slice(far), tolerance).slice(1),
    ];
  }
  return simplifyOpen(points, tolerance);
}

function farthestFrom(points: readonly Point[], origin: Point): number {
  let far = 1;
  points.forEach((point, i) => {
    if (distance(point, origin) > distance(at(points, far), origin)) far = i;
  });
  return far;
}

function simplifyOpen(points: readonly Point[], tolerance: number): readonly Point[] {
  const keep = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let worst = tolerance;
    let split = -1;
    for (let i = first + 1; i < last; i++) {
      const off = distanceToSegment(at(points, i), at(points, first), at(points, last));
      if (off > worst) {
        worst = off;
        split = i;
      }
    }
    if (split < 0) continue;
    keep.add(split);
    open.push([first, split], [split, last]);
  }
  return points.filter((_, i) => keep.has(i));
}
