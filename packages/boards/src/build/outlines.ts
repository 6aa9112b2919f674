import { at, type Point } from "./geometry.ts";
import type { Arc } from "./trace.ts";

/** An arc in walking direction is its index, against it the complement (~index), as TopoJSON has it. */
export type ArcReference = number;

/** Stitches the arcs around a label to closed rings, the label always on the left. */
export const ringsAround = (arcs: readonly Arc[], label: number): readonly (readonly ArcReference[])[] => {
  const waiting = new Map<string, ArcReference[]>();
  const references: ArcReference[] = [];
  arcs.forEach((arc, index) => {
    if (arc.left === label) references.push(index);
    if (arc.right === label) references.push(~index);
  });
  for (const reference of references) {
    const key = keyOf(at(pointsOf(arcs, reference), 0));
    waiting.set(key, [...(waiting.get(key) ?? []), reference]);
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
      next = waiting.get(end)?.find((reference) => !used.has(reference));
      if (end === keyOf(at(pointsOf(arcs, first), 0))) break;
    }
    rings.push(ring);
  }
  return rings;
};

export const outlineOf = (arcs: readonly Arc[], ring: readonly ArcReference[]): readonly Point[] =>
  ring.flatMap((reference, i) => {
    const points = pointsOf(arcs, reference);
    return i === 0 ? points : points.slice(1);
  });

const pointsOf = (arcs: readonly Arc[], reference: ArcReference): readonly Point[] =>
  reference < 0 ? at(arcs, ~reference).points.toReversed() : at(arcs, reference).points;

const keyOf = ([x, y]: Point): string => `${x},${y}`;
