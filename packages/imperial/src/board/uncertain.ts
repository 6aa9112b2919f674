import type { NationName, RegionName } from "./europe.ts";

/**
 * Facts that the rulebook shows only as pictures and that our sources do not settle. To correct one from the printed board,
 * change it here; nothing else depends on it.
 */

interface UncertainBorder {
  readonly between: readonly [RegionName, RegionName];
  /** The reading that the game uses. */
  readonly adjacent: boolean;
  readonly why: string;
}

/** RL-50: borders to verify, those that affect play most first. */
export const UNCERTAIN_BORDERS: readonly UncertainBorder[] = [
  {
    between: ["morocco", "western-mediterranean"],
    adjacent: false,
    why: "the sea line meets the coast at the border of Morocco and Algeria; two of three sources say no",
  },
  { between: ["kiev", "st-petersburg"], adjacent: false, why: "one source; impossible beside Moscow-Warsaw" },
  { between: ["vienna", "genoa"], adjacent: true, why: "a short border east of Switzerland in every source" },
  { between: ["munich", "belgium"], adjacent: true, why: "drawn, but in a corner" },
  { between: ["florence", "ionian-sea"], adjacent: false, why: "no source lists it" },
  { between: ["liverpool", "north-sea"], adjacent: false, why: "no source lists it" },
  { between: ["prague", "berlin"], adjacent: true, why: "two of three sources and a redrawn board" },
  { between: ["bulgaria", "eastern-mediterranean"], adjacent: true, why: "two of three sources and a redrawn board" },
  { between: ["dijon", "cologne"], adjacent: false, why: "one source, and only from one side" },
  { between: ["sheffield", "english-channel"], adjacent: false, why: "one source, and only from one side" },
];

/** IM-3.6: the nation of the 2 million bond on the back of each flag card. Two implementations and all known sums agree. */
export const SECOND_BOND_OF_FLAG_CARD: Readonly<Record<NationName, NationName>> = {
  "austria-hungary": "germany",
  italy: "great-britain",
  france: "austria-hungary",
  "great-britain": "russia",
  germany: "italy",
  russia: "france",
};

/** IM-2.11: power points by field of the tax track. The rulebook fixes tax 7 and tax 15; our sources agree that the rest is linear. */
export const POINTS_BY_TAX_FIELD: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
