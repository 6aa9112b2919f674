import { beginThinking, botFor } from "./bots.ts";
import { thinkWithin } from "./budget.ts";
import type { ThinkReply, ThinkRequest } from "./pool.ts";

/** Answers one request in a worker thread. `now` reads the clock of the thread. */
export function replyTo({ game, task, nodes, milliseconds }: ThinkRequest, now: () => number): ThinkReply {
  try {
    const bot = botFor(game);
    const most = nodes ?? bot?.nodes(task.level) ?? 1;
    const budget = milliseconds === undefined ? { nodes: most } : { nodes: most, milliseconds, now };
    return { thought: thinkWithin(beginThinking(bot, task), budget).thought() };
  } catch (error) {
    return { problem: String(error) };
  }
}
