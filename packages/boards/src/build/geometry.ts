export type Point = readonly [number, number];
export type Ring = readonly Point[];
export type Project = (lonLat: Point) => Point;

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function lengthOf(line: Ring): number {
  let length = 0;
  for (const [from, to] of segmentsOf(line)) length += distance(from, to);
  return length;
}

export function* segmentsOf(line: Ring): Generator<readonly [Point, Point]> {
  let previous: Point | undefined;
  for (const point of line) {
    if (previous) yield [previous, point];
    previous = point;
  }
}

export function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`no element ${index} in a list of ${list.length}`);
  return found;
}

/** Lets longitudes continue beyond 180 instead of jumping to -180, so that a ring across that meridian can be clipped and filled. */
export function unwrapLongitudes(ring: Ring): Ring {
  let turn = 0;
  let before: number | undefined;
  return ring.map(([lon, lat]): Point => {
    if (before !== undefined && lon - before > 180) turn -= 360;
    if (before !== undefined && lon - before < -180) turn += 360;
    before = lon;
    return [lon + turn, lat];
  });
}

/** Adds points between distant ones: a straight line in longitude and latitude is a curve on the board. */
export function densify(ring: Ring, step: number): Ring {
  const dense: Point[] = [];
  for (const [from, to] of segmentsOf(ring)) {
    const count = Math.max(1, Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) / step));
    for (let i = 0; i < count; i++) {
      const share = i / count;
      dense.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
  }
  dense.push(at(ring, -1));
  return dense;
}

export function closeRing(ring: Ring): Ring {
  const first = at(ring, 0);
  const last = at(ring, -1);
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first];
}

export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Clips a ring to a box by the Sutherland–Hodgman algorithm, one side after the other. */
export function clipToBox(ring: Ring, box: Box): Ring {
  const sides: readonly ((p: Point) => number)[] = [
    (p) => p[0] - box.west,
    (p) => box.east - p[0],
    (p) => p[1] - box.south,
    (p) => box.north - p[1],
  ];
  let clipped: Ring = ring;
  for (const side of sides) {
    const inside: Point[] = [];
    for (const [from, to] of segmentsOf(clipped)) {
      const a = side(from);
      const b = side(to);
      if (a >= 0) inside.push(from);
      if (a >= 0 !== b >= 0) {
        const share = a / (a - b);
        inside.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
      }
    }
    if (inside.length === 0) return [];
    clipped = closeRing(inside);
  }
  return clipped;
}
