import type { Level } from "../levels.ts";

/** The aspects of the game that a level takes into account, besides the rules. */
export interface Knowledge {
  /** Computes the odds of battles; otherwise compares numbers of units. */
  readonly odds: boolean;
  /** Sends armies across the sea; otherwise only overland. */
  readonly overseas: boolean;
  /** Plans for all armies together; otherwise sends each to the best target. */
  readonly plans: boolean;
  /** Guards colonies that could be taken. */
  readonly danger: boolean;
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
  danger: false,
  wars: false,
  cards: false,
  noise: 0,
};

/** Each level has the knowledge of the level below it, and more. */
export const KNOWLEDGE: Readonly<Record<Level, Knowledge>> = {
  random: NOTHING,
  beginner: { ...NOTHING, noise: 32 },
  simple: { ...NOTHING, overseas: true, noise: 12 },
  steady: { ...NOTHING, overseas: true, odds: true, danger: true, noise: 8 },
  skilled: { ...NOTHING, overseas: true, odds: true, danger: true, plans: true, noise: 4.5 },
  // Against players who attack first, guards cost more than they save.
  strong: { ...NOTHING, overseas: true, odds: true, plans: true, wars: true, cards: true },
};
