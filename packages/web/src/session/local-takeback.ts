import { entryAt, type Game, lastNumber, planTakeback, type Seat, stateAfter } from "@rondel/engine";
import type { LocalMatch } from "./local-match.ts";
import type { PlannedTakeback, SessionRefusal } from "./session.ts";

/**
 * Plans a takeback to the position before the last move of the people at this device. An answer in a pause is no move of its own:
 * the device may have given it by itself, and would give it again.
 */
export function localTakeback(
  game: Game,
  { match }: LocalMatch,
  people: readonly Seat[],
): PlannedTakeback | { readonly refused: SessionRefusal } {
  const isInPause = (number: number) => game.answerWindow(stateAfter(match, number - 1))?.pause !== undefined;
  const plan = planTakeback(
    lastNumber(match),
    (number) => entryAt(match, number),
    ({ seat }, number) => people.includes(seat) && !isInPause(number),
  );
  if ("refused" in plan) return plan;
  const first = entryAt(match, plan.to + 1);
  // People who share the device read whose move it is; a person alone does not need to.
  const seats = people.length > 1 && first?.kind === "action" ? [first.seat, ...plan.seats] : plan.seats;
  return { to: plan.to, seats, mustAgree: [] };
}
