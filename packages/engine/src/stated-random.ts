import type { ChanceSource } from "./chance.ts";
import type { Random } from "./random.ts";

/** Results for draws whose label begins with `label`, in order. They count from 1, as on a die and in match files. */
export interface StatedDraws {
  readonly label: string;
  readonly results: readonly number[];
}

/**
 * A source of chance that gives stated results first, for lessons and tests. A draw takes the next result of the first list whose label
 * fits; when it is used up, `otherwise` decides. Each source uses its lists once: set a position up again with a new source.
 */
export function statedSource(stated: readonly StatedDraws[], otherwise: ChanceSource): ChanceSource {
  const lists = stated.map(({ label, results }) => ({ label, left: [...results] }));
  return (entryNumber): Random => {
    const random = otherwise(entryNumber);
    return {
      draw(label, sides) {
        const result = lists.find((list) => label.startsWith(list.label) && list.left.length > 0)?.left.shift();
        if (result === undefined) return random.draw(label, sides);
        if (result < 1 || result > sides)
          throw new RangeError(`${label}: ${result} is stated, but there are ${sides} sides`);
        return result - 1;
      },
    };
  };
}
