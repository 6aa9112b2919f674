import type { Point } from "../src/board.ts";

interface Segment {
  readonly from: Point;
  readonly to: Point;
}

const CELL = 20;

/** Returns the first two segments that cross; touching ends do not count. */
export function firstCrossing(lines: readonly (readonly Point[])[]): readonly [Segment, Segment] | undefined {
  const buckets = new Map<string, Segment[]>();
  for (const line of lines) {
    for (const [i, to] of line.entries()) {
      const from = line[i - 1];
      if (!from) continue;
      const segment = { from, to };
      for (const key of cellsOf(segment)) {
        const others = buckets.get(key) ?? [];
        const hit = others.find((other) => cross(segment, other));
        if (hit) return [segment, hit];
        buckets.set(key, [...others, segment]);
      }
    }
  }
  return undefined;
}

function cellsOf({ from, to }: Segment): readonly string[] {
  const keys: string[] = [];
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])].map((x) => Math.floor(x / CELL));
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])].map((y) => Math.floor(y / CELL));
  for (let x = left ?? 0; x <= (right ?? 0); x++)
    for (let y = top ?? 0; y <= (bottom ?? 0); y++) keys.push(`${x},${y}`);
  return keys;
}

function side(a: Point, b: Point, c: Point): number {
  return Math.sign(Math.round(((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) * 1000));
}

function cross(a: Segment, b: Segment): boolean {
  return (
    side(a.from, a.to, b.from) * side(a.from, a.to, b.to) < 0 &&
    side(b.from, b.to, a.from) * side(b.from, b.to, a.to) < 0
  );
}
