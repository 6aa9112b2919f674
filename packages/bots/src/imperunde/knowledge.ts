import type { Level } from "../bot.ts";

/** What a level knows of the game, besides its rules. What it does not know does not come into its opinions. */
export interface Knowledge {
  /** Works out how battles end; whoever does not, counts heads. */
  readonly odds: boolean;
  /** Sends armies over the sea; whoever does not, marches. */
  readonly overseas: boolean;
  /** Sees which of its colonies could be taken, and guards them. */
  readonly danger: boolean;
  /** Goes to war for what can be won by it; whoever does not, keeps peace with everybody. */
  readonly wars: boolean;
  /** Plays cards where they count; whoever does not, keeps them. */
  readonly cards: boolean;
  /** Within how many doubloons a choice is a matter of mood. */
  readonly mood: number;
}

const NOTHING: Knowledge = { odds: false, overseas: true, danger: false, wars: false, cards: false, mood: 0 };
const EVERYTHING: Knowledge = { odds: true, overseas: true, danger: true, wars: true, cards: true, mood: 0 };

export const KNOWLEDGE: Readonly<Record<Level, Knowledge>> = {
  random: NOTHING,
  beginner: { ...NOTHING, mood: 20 },
  simple: { ...NOTHING, mood: 7 },
  steady: { ...EVERYTHING, wars: false, cards: false, mood: 3 },
  skilled: EVERYTHING,
  strong: EVERYTHING,
};
