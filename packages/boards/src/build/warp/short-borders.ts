import { groupBy } from "../../group-by.ts";
import { densify, lengthOf, type Point } from "../geometry.ts";
import { OUTSIDE } from "../grid.ts";
import type { Arc } from "../trace.ts";

/** Borders shorter than this, in px, are kept from shrinking further. */
const SHORT_BORDER = 26;
const SHORT_SEA_BORDER = 45;

/** The points along all borders that are so short that they must not shrink. */
export function shortBorderPoints(
  arcs: readonly Arc[],
  isRegion: (label: number) => boolean,
  isWater: (label: number) => boolean,
): readonly Point[] {
  const inner = arcs.filter(
    ({ left, right }) => left !== OUTSIDE && right !== OUTSIDE && isRegion(left) && isRegion(right),
  );
  const byPair = groupBy(inner, ({ left, right }) => Math.min(left, right) * OUTSIDE + Math.max(left, right));
  return [...byPair.values()].flatMap((shared) => {
    const isStrait = shared.every(({ left, right }) => isWater(left) && isWater(right));
    const length = shared.reduce((sum, { points }) => sum + lengthOf(points), 0);
    return length < (isStrait ? SHORT_SEA_BORDER : SHORT_BORDER)
      ? shared.flatMap(({ points }) => densify(points, 3))
      : [];
  });
}
