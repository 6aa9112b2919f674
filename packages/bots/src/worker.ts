import { beginThinking, botFor } from "./bots.ts";
import { thinkWithin } from "./budget.ts";
import type { ThinkReply, ThinkRequest } from "./pool.ts";

/** Answers one request in a worker thread. `now` reads the clock of the thread. */
export function replyTo({ game, task, nodes, milliseconds, hints }: ThinkRequest, now: () => number): ThinkReply {
  try {
    const bot = botFor(game);
    const most = nodes ?? bot?.nodes(task.level) ?? 1;
    const budget = milliseconds === undefined ? { nodes: most } : { nodes: most, milliseconds, now };
    const thinking = thinkWithin(beginThinking(bot, task), budget);
    return { thought: hints ? thinking.thought() : { action: thinking.action(), choices: [] } };
  } catch (error) {
    return { problem: String(error) };
  }
}
