import type { Task } from "./bot.ts";
import type { Level } from "./levels.ts";

/** The level that gives hints unless another one is asked for. */
export const HINT_LEVEL: Level = "strong";

/** The seed of hints: page and terminal show the same hints for the same position. */
export const HINT_SEED = "1";

/** The task of a hint. */
export function hintTask(known: Pick<Task, "view" | "seat" | "actions">): Task {
  return { ...known, level: HINT_LEVEL, seed: HINT_SEED };
}
