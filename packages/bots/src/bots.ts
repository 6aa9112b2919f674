import type { Tagged } from "@rondel/engine";
import { type Bot, LEVELS, type Level, type Task, type Thinking } from "./bot.ts";
import { imperialBot } from "./imperial/bot.ts";
import { imperundeBot } from "./imperunde/bot.ts";
import { randomThinking } from "./random-bot.ts";

/** Every game that somebody has written a thinking player for. */
const bots: readonly Bot[] = [imperialBot, imperundeBot];

export function botFor(gameId: string): Bot | undefined {
  return bots.find((bot) => bot.game.id === gameId);
}

/** The levels at which a game can be played: random play needs no knowledge of it. */
export function levelsOf(gameId: string): readonly Level[] {
  return botFor(gameId) ? LEVELS : ["random"];
}

/** Begins to think about a task, at whatever level. */
export function beginThinking(bot: Bot | undefined, task: Task): Thinking<Tagged> {
  return bot === undefined || task.level === "random" ? randomThinking(task) : bot.begin(task);
}
