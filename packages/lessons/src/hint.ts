import { formatNotation, type Tagged } from "@rondel/engine";
import { actionIn } from "./action-in.ts";
import type { Board } from "./lesson.ts";
import type { LessonGame } from "./lesson-game.ts";

/**
 * The next action of a solution that begins with these actions of the learner; undefined if no solution does, so that the learner must
 * begin again.
 */
export function nextAction({ game }: LessonGame, board: Board, actions: readonly Tagged[]): Tagged | undefined {
  const played = actions.map((action) => formatNotation(game.actionSchemas, action));
  const next = board.solutions.find((line) => played.every((text, place) => text === line[place]))?.[played.length];
  return next === undefined ? undefined : actionIn(game, next);
}
