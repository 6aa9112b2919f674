import { at, type Point } from "./geometry.ts";
import type { Arc } from "./trace.ts";

/** A reference to an arc as in TopoJSON: its index, or the complement (~index) for the reverse direction. */
export type ArcReference = number;

/** Joins the arcs around a label to closed rings, with the label always on the left. */
export function ringsAround(arcs: readonly Arc[], label: number): readonly (readonly ArcReference[])[] {
  const byStart = new Map<string, ArcReference[]>();
  const references: ArcReference[] = [];
  arcs.forEach((arc, index) => {
    if (arc.left === label) references.push(index);
    if (arc.right === label) references.push(~index);
  });
  for (const reference of references) {
    const key = keyOf(at(pointsOf(arcs, reference), 0));
    byStart.set(key, [...(byStart.get(key) ?? []), reference]);
  }
  const used = new Set<ArcReference>();
  const rings: ArcReference[][] = [];
  for (const first of references) {
    if (used.has(first)) continue;
    const ring: ArcReference[] = [];
    let next: ArcReference | undefined = first;
    while (next !== undefined && !used.has(next)) {
      used.add(next);
      ring.push(next);
      const end = keyOf(at(pointsOf(arcs, next), -1));
      next = byStart.get(end)?.find((reference) => !used.has(reference));
      if (end === keyOf(at(pointsOf(arcs, first), 0))) break;
    }
    rings.push(ring);
  }
  return rings;
}

export function outlineOf(arcs: readonly Arc[], ring: readonly ArcReference[]): readonly Point[] {
  return ring.flatMap((reference, i) => {
    const points = pointsOf(arcs, reference);
    return i === 0 ? points : points.slice(1);
  });
}

function pointsOf(arcs: readonly Arc[], reference: ArcReference): readonly Point[] {
  return reference < 0 ? at(arcs, ~reference).points.toReversed() : at(arcs, reference).points;
}

function keyOf([x, y]: Point): string {
  return `${x},${y}`;
}
