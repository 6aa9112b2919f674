import { distance, type Point, segmentsOf } from "./geometry.ts";

/** The closed lines around a region. */
export type Outlines = readonly (readonly Point[])[];

/** Measures the common border of each pair of regions on their outlines. */
export function contactsOf(regions: ReadonlyMap<string, Outlines>): ReadonlyMap<string, number> {
  const sides = new Map<string, string[]>();
  const lengths = new Map<string, number>();
  for (const [id, outlines] of regions) {
    for (const outline of outlines) {
      for (const [from, to] of segmentsOf(outline)) {
        const key = segmentKey(from, to);
        for (const other of sides.get(key) ?? []) {
          if (other === id) continue;
          const pair = pairKey(id, other);
          lengths.set(pair, (lengths.get(pair) ?? 0) + distance(from, to));
        }
        sides.set(key, [...(sides.get(key) ?? []), id]);
      }
    }
  }
  return lengths;
}

export function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function segmentKey(from: Point, to: Point): string {
  const a = `${from[0]},${from[1]}`;
  const b = `${to[0]},${to[1]}`;
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** A pair of regions on which picture and graph disagree. */
export interface Difference {
  readonly pair: string;
  readonly length: number;
  readonly inGraph: boolean;
}

/** A shorter border would not be noticed on the board. */
export const SHORTEST_BORDER = 10;

/** Lists where picture and graph disagree: an edge needs a visible border, and a pair without an edge none at all. */
export function differences(contacts: ReadonlyMap<string, number>, edges: ReadonlySet<string>): readonly Difference[] {
  const pairs = new Set([...contacts.keys(), ...edges]);
  return [...pairs].sort().flatMap((pair) => {
    const length = contacts.get(pair) ?? 0;
    const inGraph = edges.has(pair);
    return (inGraph ? length >= SHORTEST_BORDER : length === 0) ? [] : [{ pair, length, inGraph }];
  });
}
