export { type Bot, type Choice, isLevel, LEVELS, type Level, type Task, type Thinking, type Thought } from "./bot.ts";
export { beginThinking, botFor, levelsOf } from "./bots.ts";
export { type Budget, isUsedUp, thinkWithin } from "./decide.ts";
export { HINTS, type Hint, type HintCode } from "./hints.ts";
export { type Pairing, type Played, playGame } from "./play-game.ts";
export type { FromWorker, ToWorker } from "./worker.ts";
