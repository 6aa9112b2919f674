import { pick, seededRandom, type Tagged } from "@rondel/engine";
import type { Task, Thinking } from "./bot.ts";

/** Any legal action, all equally likely. Works for every game. */
export function randomThinking<View, Action extends Tagged>(task: Task<View, Action>): Thinking<Action> {
  const action = pick(seededRandom(task.seed), "action", task.actions);
  return {
    nodes: () => 1,
    step: () => false,
    action: () => action,
    thought: () => ({
      action,
      choices: [{ action, plan: { steps: [{ action, times: 1 }], further: 0 }, value: 0, effects: [] }],
    }),
  };
}
