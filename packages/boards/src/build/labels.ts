import type { Grid } from "./grid.ts";

/** A painted grid and what its labels mean: a label is an index into `names`, the seas come first. */
export type LabelledGrid = {
  readonly grid: Grid;
  readonly names: readonly string[];
  readonly isWater: (label: number) => boolean;
};

export const labeller = (names: readonly string[]): ((name: string) => number) => {
  const byName = new Map(names.map((name, label) => [name, label]));
  return (name) => {
    const label = byName.get(name);
    if (label === undefined) throw new Error(`no such region: ${name}`);
    return label;
  };
};
