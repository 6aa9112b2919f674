import { geoConicConformal } from "d3-geo";
import { at, distance, type Point, type Project } from "./geometry.ts";

/** Enlarges a crowded area smoothly: p -> c + (p - c)(1 + k(1 - (d/r)^2)^2) within r of c. */
export interface Lens {
  readonly at: Point;
  readonly r: number;
  readonly k: number;
}
interface PlacedLens {
  readonly centre: Point;
  readonly radius: number;
  readonly strength: number;
}

function stretch(lens: PlacedLens, d: number): number {
  return d >= lens.radius ? 1 : 1 + lens.strength * (1 - (d / lens.radius) ** 2) ** 2;
}

function magnify(lens: PlacedLens, point: Point): Point {
  const factor = stretch(lens, distance(point, lens.centre));
  return [lens.centre[0] + (point[0] - lens.centre[0]) * factor, lens.centre[1] + (point[1] - lens.centre[1]) * factor];
}

function unmagnify(lens: PlacedLens, point: Point): Point {
  const d = distance(point, lens.centre);
  if (d >= lens.radius || d === 0) return point;
  let low = 0;
  let high = d;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (middle * stretch(lens, middle) < d) low = middle;
    else high = middle;
  }
  const factor = low / d;
  return [lens.centre[0] + (point[0] - lens.centre[0]) * factor, lens.centre[1] + (point[1] - lens.centre[1]) * factor];
}

function placeLenses(flat: Project, lenses: readonly Lens[]): readonly PlacedLens[] {
  const placed: PlacedLens[] = [];
  for (const lens of lenses) {
    const centre = placed.reduce((point, before) => magnify(before, point), flat(lens.at));
    placed.push({ centre, radius: lens.r, strength: lens.k });
  }
  return placed;
}

interface Conic {
  readonly parallels: Point;
  readonly rotate: Point;
  readonly scale: number;
  readonly origin: Point;
}

export function conicProjection(conic: Conic, lenses: readonly Lens[], frame: Point): Project {
  const projection = geoConicConformal()
    .parallels([conic.parallels[0], conic.parallels[1]])
    .rotate([conic.rotate[0], conic.rotate[1]])
    .scale(conic.scale)
    .precision(0);
  const raw = (point: Point): Point => {
    const projected = projection([point[0], point[1]]);
    if (!projected) throw new Error(`not on the map: ${point}`);
    return projected;
  };
  const origin = raw(conic.origin);
  const flat = (point: Point): Point => {
    const [x, y] = raw(point);
    return [x - origin[0], y - origin[1]];
  };
  const placed = placeLenses(flat, lenses);
  return (point) => {
    const [x, y] = placed.reduce((moved, lens) => magnify(lens, moved), flat(point));
    return [x - frame[0], y - frame[1]];
  };
}

export interface PolarProjection {
  readonly project: Project;
  readonly invert: Project;
}

/** Projects the earth from the South Pole. The radial law gives the distance from the centre for each latitude. */
export function polarProjection(
  centre: Point,
  radius: number,
  radialLaw: readonly Point[],
  lenses: readonly Lens[],
): PolarProjection {
  const law = monotoneCubic(radialLaw);
  const inverseLaw = invertRising(law, -90, 90);
  const flat = ([lon, lat]: Point): Point => {
    const angle = (lon * Math.PI) / 180;
    const r = radius * law(lat);
    return [centre[0] + r * Math.sin(angle), centre[1] - r * Math.cos(angle)];
  };
  const placed = placeLenses(flat, lenses);
  return {
    project: (point) => placed.reduce((moved, lens) => magnify(lens, moved), flat(point)),
    invert: (point) => {
      const [x, y] = placed.reduceRight((moved, lens) => unmagnify(lens, moved), point);
      const lon = (Math.atan2(x - centre[0], centre[1] - y) * 180) / Math.PI;
      return [lon, inverseLaw(distance([x, y], centre) / radius)];
    },
  };
}

/** Monotone cubic interpolation (Fritsch–Carlson) through the knots, continued in a straight line beyond the last. */
function monotoneCubic(knots: readonly Point[]): (x: number) => number {
  const slopes: number[] = [];
  for (let i = 0; i + 1 < knots.length; i++) {
    const [x0, y0] = at(knots, i);
    const [x1, y1] = at(knots, i + 1);
    slopes.push((y1 - y0) / (x1 - x0));
  }
  const tangents = knots.map((_, i) => {
    const before = slopes[i - 1];
    const after = slopes[i];
    if (before === undefined) return at(slopes, 0);
    if (after === undefined) return at(slopes, -1);
    return (before + after) / 2;
  });
  slopes.forEach((slope, i) => {
    const a = at(tangents, i) / slope;
    const b = at(tangents, i + 1) / slope;
    const size = Math.hypot(a, b);
    if (size > 3) {
      tangents[i] = (3 * a * slope) / size;
      tangents[i + 1] = (3 * b * slope) / size;
    }
  });
  const last = at(knots, -1);
  return (x) => {
    if (x >= last[0]) return last[1] + (x - last[0]) * at(tangents, -1);
    const i = Math.max(
      0,
      knots.findLastIndex(([knot]) => knot <= x),
    );
    const [x0, y0] = at(knots, i);
    const [x1, y1] = at(knots, i + 1);
    const width = x1 - x0;
    const t = (x - x0) / width;
    return (
      y0 * (1 + 2 * t) * (1 - t) ** 2 +
      width * at(tangents, i) * t * (1 - t) ** 2 +
      y1 * t * t * (3 - 2 * t) +
      width * at(tangents, i + 1) * t * t * (t - 1)
    );
  };
}

function invertRising(law: (x: number) => number, from: number, to: number): (y: number) => number {
  const steps = 3600;
  const table = Array.from({ length: steps + 1 }, (_, i) => law(from + ((to - from) * i) / steps));
  return (y) => {
    let low = 0;
    let high = steps;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (at(table, middle) <= y) low = middle;
      else high = middle;
    }
    const share = (y - at(table, low)) / (at(table, high) - at(table, low));
    return from + ((to - from) * (low + Math.min(1, Math.max(0, share)))) / steps;
  };
}
