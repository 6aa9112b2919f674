import type { Level } from "../bot.ts";

/** What a level knows of the game, besides its rules. What it does not know does not come into its opinions. */
export interface Knowledge {
  /** Works out how battles end; whoever does not, counts heads. */
  readonly odds: boolean;
  /** Sends armies over the sea; whoever does not, marches. */
  readonly overseas: boolean;
  /** Plans for all armies together; whoever does not, sends each to the greatest prize. */
  readonly plans: boolean;
  /** Sees which of its colonies could be taken, and guards them. */
  readonly danger: boolean;
  /** Goes to war for what can be won by it; whoever does not, keeps peace with everybody. */
  readonly wars: boolean;
  /** Plays cards where they count; whoever does not, keeps them. */
  readonly cards: boolean;
  /** Within how many doubloons a choice is a matter of mood. */
  readonly mood: number;
}

const NOTHING: Knowledge = {
  odds: false,
  overseas: false,
  plans: false,
  danger: false,
  wars: false,
  cards: false,
  mood: 0,
};

/** What each level learns besides what the one below it knows, and how sure it is of its opinions. */
export const KNOWLEDGE: Readonly<Record<Level, Knowledge>> = {
  random: NOTHING,
  beginner: { ...NOTHING, mood: 32 },
  simple: { ...NOTHING, overseas: true, mood: 12 },
  steady: { ...NOTHING, overseas: true, odds: true, danger: true, mood: 8 },
  skilled: { ...NOTHING, overseas: true, odds: true, danger: true, plans: true, mood: 4.5 },
  // Guards cost more than they save against those who attack first.
  strong: { ...NOTHING, overseas: true, odds: true, plans: true, wars: true, cards: true },
};
