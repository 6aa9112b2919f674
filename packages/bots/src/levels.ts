/** The levels of bots, weakest first. docs/bots.md describes each. */
export const LEVELS = ["random", "beginner", "simple", "steady", "skilled", "strong"] as const;

export type Level = (typeof LEVELS)[number];

/** The levels in the order in which people choose one. */
export const OFFERED_LEVELS: readonly Level[] = ["beginner", "simple", "steady", "skilled", "strong", "random"];

export function isLevel(word: string): word is Level {
  return (LEVELS as readonly string[]).includes(word);
}
