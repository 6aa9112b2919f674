import type { Tagged } from "@rondel/engine";
import type { Region } from "@rondel/imperunde";
import { type Action, cardNamed, isCardPlay } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { decisionFor } from "./decision-for.ts";

/** Points at an action as clicks would, and does nothing; tells whether the filled button now does it. */
export function preselect(context: ImperundeContext, wanted: Tagged): boolean {
  const { choosing, actions, plays } = context;
  const meant = JSON.stringify(wanted);
  const action = [...actions.peek(), ...plays.peek()].find((legal) => JSON.stringify(legal) === meant);
  if (!action) return false;
  choosing.card.value = isCardPlay(action) ? cardNamed(action.kind) : undefined;
  choosing.region.value = startOf(action);
  choosing.unit.value = "unit" in action ? action.unit : undefined;
  choosing.option.value = meant;
  const decision = decisionFor(context);
  return decision?.chosen === meant && decision.primary !== undefined;
}

/** The field that is chosen before the action can be: where the units stand, the land that is invested in, the first ship. */
function startOf(action: Action): Region | undefined {
  switch (action.kind) {
    case "startShips":
      return action.frigate;
    case "buyArmy":
    case "buyFort":
    case "buyWarship":
    case "buyPost":
    case "buyCanal":
      return action.territory;
    case "move":
    case "sailThrough":
    case "embark":
      return action.from;
    default:
      return undefined;
  }
}
