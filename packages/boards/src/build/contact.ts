import { distance, type Point, segmentsOf } from "./geometry.ts";

/** The outlines of a region: closed lines. */
export type Outlines = readonly (readonly Point[])[];

/** How long the common border of each pair of regions is, measured on the outlines alone. */
export const contactsOf = (regions: ReadonlyMap<string, Outlines>): ReadonlyMap<string, number> => {
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
};

export const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const segmentKey = (from: Point, to: Point): string => {
  const a = `${from[0]},${from[1]}`;
  const b = `${to[0]},${to[1]}`;
  return a < b ? `${a} ${b}` : `${b} ${a}`;
};

export type Difference = { readonly pair: string; readonly drawn: number; readonly inGraph: boolean };

export const shortestBorder = 10;

/** Where the picture and the graph disagree: an edge needs a border one can see, a non-edge none at all. */
export const differences = (
  contacts: ReadonlyMap<string, number>,
  edges: ReadonlySet<string>,
): readonly Difference[] => {
  const pairs = new Set([...contacts.keys(), ...edges]);
  return [...pairs].sort().flatMap((pair) => {
    const drawn = contacts.get(pair) ?? 0;
    const inGraph = edges.has(pair);
    return (inGraph ? drawn >= shortestBorder : drawn === 0) ? [] : [{ pair, drawn, inGraph }];
  });
};
