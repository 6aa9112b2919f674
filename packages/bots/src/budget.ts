import type { Tagged } from "@rondel/engine";
import type { Thinking } from "./bot.ts";

/** How long to think: a number of nodes, which is the same on every machine, or a time by the clock of the caller. */
export type Budget =
  | { readonly nodes: number }
  | { readonly milliseconds: number; readonly now: () => number; readonly nodes?: number };

/** Thinks until the budget is used up or the search is complete. */
export function thinkWithin<Action extends Tagged>(thinking: Thinking<Action>, budget: Budget): Thinking<Action> {
  const started = "now" in budget ? budget.now() : 0;
  while (!isUsedUp(thinking, budget, started) && thinking.step());
  return thinking;
}

function isUsedUp(thinking: Thinking<Tagged>, budget: Budget, started: number): boolean {
  if (budget.nodes !== undefined && thinking.nodes() >= budget.nodes) return true;
  return "now" in budget && budget.now() - started >= budget.milliseconds;
}
