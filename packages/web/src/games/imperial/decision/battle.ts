import { type ActionOf, NATION_NAMES } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import { type OptionRow, optionRow } from "./decision.ts";

/** One battle to choose, with the history and status of the units where that matters. */
export function battleRow(context: ImperialContext, action: ActionOf<"declareBattle">): OptionRow {
  const details = [
    action.piece && context.text(`piece.${action.piece}`),
    action.standing && context.text(`term.${action.standing}`),
    action.targetStanding &&
      context.text("screen.named", {
        name: context.messages.term(`nation.${NATION_NAMES[action.target]}`),
        what: context.text(`term.${action.targetStanding}`),
      }),
  ].filter(Boolean);
  return optionRow(context, action, {
    consequence: details.length > 0 ? details.join(", ") : context.text("hint.demand-battle"),
  });
}
