import type { Tagged } from "@rondel/engine";
import type { Thinking } from "./bot.ts";

/** How long to think: a number of nodes, the same on every machine, or time by a clock that the caller brings. */
export type Budget =
  | { readonly nodes: number }
  | { readonly milliseconds: number; readonly now: () => number; readonly nodes?: number };

/** Whether a train of thought has used up its budget. */
export function isUsedUp(thinking: Thinking<Tagged>, budget: Budget, started: number): boolean {
  if (budget.nodes !== undefined && thinking.nodes() >= budget.nodes) return true;
  return "now" in budget && budget.now() - started >= budget.milliseconds;
}

/** Thinks until the budget is used up or nothing is left to think about. */
export function thinkWithin<Action extends Tagged>(thinking: Thinking<Action>, budget: Budget): Thinking<Action> {
  const started = "now" in budget ? budget.now() : 0;
  while (!isUsedUp(thinking, budget, started) && thinking.step());
  return thinking;
}
