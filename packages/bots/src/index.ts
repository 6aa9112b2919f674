export type { Bot, Choice, Task, Thinking, Thought } from "./bot.ts";
export { beginThinking, botFor, levelsOf } from "./bots.ts";
export { type Budget, thinkWithin } from "./budget.ts";
export { HINT_LEVEL, HINT_SEED, hintTask } from "./hint-task.ts";
export { HINTS, type Hint, type HintCode } from "./hints.ts";
export { isLevel, LEVELS, type Level, OFFERED_LEVELS } from "./levels.ts";
export { type Pairing, type Played, playGame } from "./play-game.ts";
export { DEEP, ENTRANTS, type Entrant, searches, stylesOf } from "./styles.ts";
export type { PlanStep, TurnPlan } from "./turn-plan.ts";
