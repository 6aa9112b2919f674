import type { Level } from "../levels.ts";
import type { Temperament } from "../temperaments.ts";

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
  /** What the bot is after beside its level; nothing unless given. */
  readonly temperament?: Temperament;
  /** The shares of the targets of attacks and marches, and of the places for purchases, that it considers in a round. */
  readonly targets: number;
  readonly places: number;
  /** Breaks ties between actions that are as good as equal, in doubloons. */
  readonly noise: number;
}

const NOTHING: Knowledge = {
  odds: false,
  overseas: false,
  plans: false,
  danger: "nobody",
  wars: false,
  cards: false,
  targets: 1,
  places: 1,
  noise: 0.1,
};

const SIMPLE: Knowledge = { ...NOTHING, overseas: true, targets: 0.5, places: 0.6 };
const STEADY: Knowledge = { ...SIMPLE, odds: true, danger: "everyone", targets: 0.65, places: 0.75 };
const SKILLED: Knowledge = { ...STEADY, plans: true, targets: 0.75, places: 0.8 };

/** Each level has the knowledge of the level below it, and more. */
export const KNOWLEDGE: Readonly<Record<Level, Knowledge>> = {
  random: NOTHING,
  beginner: { ...NOTHING, targets: 0.5, places: 0.6 },
  simple: SIMPLE,
  steady: STEADY,
  skilled: SKILLED,
  strong: { ...SKILLED, targets: 1, places: 1, danger: "enemies", wars: true, cards: true, noise: 0 },
};
