import type { Level } from "../bot.ts";
import type { Lookahead } from "./playout.ts";

/** What sets the levels that look ahead apart: how far, how widely, and what they expect of the others. */
export interface Manner extends Lookahead {
  /** How many of the most promising actions are tried. */
  readonly width: number;
  /** For the small steps of manoeuvres and imports. */
  readonly smallWidth: number;
  /** How often each is tried where something is hidden: each time with another guess about it. */
  readonly guesses: number;
  /** The position is weighed so often, each time after the turns to look ahead. */
  readonly weighings: number;
  readonly nodes: number;
}

export const MANNERS: Readonly<Partial<Record<Level, Manner>>> = {
  strong: { turns: 5, weighings: 2, width: 4, smallWidth: 4, guesses: 3, nodes: 20_000 },
};
