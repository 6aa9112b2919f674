import { type ActionOf, POWER_NAMES } from "@rondel/imperial";
import type { Desk } from "../context.ts";
import { type PlanOption, rowFor } from "./decision.ts";

/** One battle that could be started: who against whom, and which of several alike. */
export function battleRow(desk: Desk, action: ActionOf<"declareBattle">): PlanOption {
  const details = [
    action.piece && desk.word(`piece.${action.piece}`),
    action.standing && desk.word(`term.${action.standing}`),
    action.targetStanding &&
      desk.word("screen.named", {
        name: desk.speech.term(`power.${POWER_NAMES[action.target]}`),
        what: desk.word(`term.${action.targetStanding}`),
      }),
  ].filter(Boolean);
  return rowFor(desk, action, {
    consequence: details.length > 0 ? details.join(", ") : desk.word("hint.demand-battle"),
  });
}
