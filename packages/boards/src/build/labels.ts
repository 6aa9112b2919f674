import type { Grid } from "./grid.ts";

/** A painted grid with its labels. A label is an index into `names`; the seas come first. */
export interface LabelledGrid {
  readonly grid: Grid;
  readonly names: readonly string[];
  isWater(label: number): boolean;
}

export function labelLookup(names: readonly string[]): (name: string) => number {
  const byName = new Map(names.map((name, label) => [name, label]));
  return (name) => {
    const label = byName.get(name);
    if (label === undefined) throw new Error(`no such region: ${name}`);
    return label;
  };
}
