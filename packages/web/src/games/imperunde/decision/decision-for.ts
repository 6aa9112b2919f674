import type { Desk } from "../context.ts";
import { cardPlan, playsOf } from "./card-decision.ts";
import { debtsPlan } from "./debts.ts";
import { embarkPlan } from "./embark.ts";
import { attackPlan, battlePlan, sinkingPlan, withdrawalPlan } from "./fighting.ts";
import { investPlan } from "./invest.ts";
import { movementPlan } from "./movement.ts";
import type { Plan } from "./decision.ts";
import { equipPlan, startShipsPlan } from "./setup.ts";
import { talksPlan } from "./talks.tsx";
import { counterPlan, shiftPlan, unmaskPlan, windowPlan } from "./windows.ts";

/** What is asked of the viewer now, ready to be shown; nothing when nothing is asked. */
export function planFor(desk: Desk): Plan | undefined {
  const frame = desk.pending.value;
  const card = desk.choosing.card.value;
  if (!frame || desk.session.past.at.value !== undefined) return undefined;
  if (card !== undefined && playsOf(desk, card).length > 0) return cardPlan(desk, card);
  if (frame.kind === "talks" && desk.seat.value !== undefined) return talksPlan(desk, frame);
  if (desk.actions.value.length === 0) return undefined;
  switch (frame.kind) {
    case "startShips":
      return startShipsPlan(desk);
    case "startColonies":
      return equipPlan(desk, frame);
    case "income":
      return debtsPlan(desk);
    case "investments":
      return investPlan(desk);
    case "movement":
    case "goodWinds":
      return movementPlan(desk);
    case "attack":
      return attackPlan(desk, frame);
    case "battle":
      return battlePlan(desk, frame);
    case "withdrawal":
      return withdrawalPlan(desk);
    case "sinking":
      return sinkingPlan(desk, frame);
    case "embarkation":
      return embarkPlan(desk);
    case "window":
      return windowPlan(desk, frame);
    case "card":
      return counterPlan(desk);
    case "unmask":
      return unmaskPlan(desk, frame);
    case "shift":
      return shiftPlan(desk, frame);
    default:
      return undefined;
  }
}
