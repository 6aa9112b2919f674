import type { Tagged } from "@rondel/engine";
import type { Bot, Task, Thinking } from "./bot.ts";
import { imperialBot } from "./imperial/bot.ts";
import { imperundeBot } from "./imperunde/bot.ts";
import { LEVELS, type Level } from "./levels.ts";
import { randomThinking } from "./random-bot.ts";

const bots: readonly Bot[] = [imperialBot, imperundeBot];

export function botFor(gameId: string): Bot | undefined {
  return bots.find((bot) => bot.game.id === gameId);
}

/** The levels of a game. A game without a bot of its own is played at random. */
export function levelsOf(gameId: string): readonly Level[] {
  return botFor(gameId) ? LEVELS : ["random"];
}

/** Starts to think about a task; at random if there is no bot. */
export function beginThinking(bot: Bot | undefined, task: Task): Thinking<Tagged> {
  return bot === undefined || task.level === "random" ? randomThinking(task) : bot.begin(task);
}
