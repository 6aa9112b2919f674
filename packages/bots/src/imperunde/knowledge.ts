import type { Level } from "../levels.ts";

/** The aspects of the game that a level takes into account, besides the rules. */
export interface Knowledge {
  /** Computes the odds of battles; otherwise compares numbers of units. */
  readonly odds: boolean;
  /** Sends armies across the sea; otherwise only overland. */
  readonly overseas: boolean;
  /** Plans for all armies together; otherwise sends each to the best target. */
  readonly plans: boolean;
  /** Whose attacks it guards colonies against: declared enemies, or every player. */
  readonly danger: "nobody" | "enemies" | "everyone";
  /** Goes to war for conquests; otherwise keeps peace with everyone. */
  readonly wars: boolean;
  /** Plays cards; otherwise keeps them. */
  readonly cards: boolean;
  /** The range of random noise added to each opinion, in doubloons. */
  readonly noise: number;
}

const NOTHING: Knowledge = {
  odds: false,
  overseas: false,
  plans: false,
  danger: "nobody",
  wars: false,
  cards: false,
  noise: 0,
};

/** Each level has the knowledge of the level below it, and more. */
export const KNOWLEDGE: Readonly<Record<Level, Knowledge>> = {
  random: NOTHING,
  beginner: { ...NOTHING, noise: 32 },
  simple: { ...NOTHING, overseas: true, noise: 12 },
  steady: { ...NOTHING, overseas: true, odds: true, danger: "everyone", noise: 8 },
  skilled: { ...NOTHING, overseas: true, odds: true, danger: "everyone", plans: true, noise: 4.5 },
  strong: { ...NOTHING, overseas: true, odds: true, danger: "enemies", plans: true, wars: true, cards: true },
};
