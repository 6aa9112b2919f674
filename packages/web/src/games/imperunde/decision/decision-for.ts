import type { ImperundeContext } from "../context.ts";
import { investDecision } from "../investing/invest-decision.tsx";
import { movementDecision } from "../movement/movement-decision.tsx";
import { equipDecision, startShipsDecision } from "../setup/setup-decision.tsx";
import { cardDecision, playsOf } from "./card-decision.ts";
import { debtsDecision } from "./debts.tsx";
import type { ImperundeDecision } from "./decision.ts";
import { attackDecision, battleDecision, sinkingDecision, withdrawalDecision } from "./fighting.tsx";
import { talksDecision } from "./talks.tsx";
import { counterDecision, shiftDecision, unmaskDecision, windowDecision } from "./windows.ts";

/** The decision of the viewer; undefined if the viewer owes none. */
export function decisionFor(context: ImperundeContext): ImperundeDecision | undefined {
  const frame = context.pending.value;
  const card = context.selection.card.value;
  if (!frame || context.session.past.at.value !== undefined) return undefined;
  if (card !== undefined && playsOf(context, card).length > 0) return cardDecision(context, card);
  if (frame.kind === "talks" && context.seat.value !== undefined) return talksDecision(context, frame);
  if (context.actions.value.length === 0) return undefined;
  switch (frame.kind) {
    case "startShips":
      return startShipsDecision(context);
    case "startColonies":
      return equipDecision(context, frame);
    case "income":
      return debtsDecision(context);
    case "investments":
      return investDecision(context);
    case "movement":
    case "goodWinds":
    case "embarkation":
      return movementDecision(context);
    case "attack":
      return attackDecision(context, frame);
    case "battle":
      return battleDecision(context, frame);
    case "withdrawal":
      return withdrawalDecision(context);
    case "sinking":
      return sinkingDecision(context, frame);
    case "window":
      return windowDecision(context, frame);
    case "card":
      return counterDecision(context);
    case "unmask":
      return unmaskDecision(context, frame);
    case "shift":
      return shiftDecision(context, frame);
    default:
      return undefined;
  }
}
