import type { Tagged } from "@rondel/engine";
import type { Region } from "@rondel/imperunde";
import { type Action, cardNamed, isCardPlay } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { decisionFor } from "./decision-for.ts";

/** Selects an action as clicks would, without playing it. Returns true if the filled button now plays it. */
export function preselect(context: ImperundeContext, wanted: Tagged): boolean {
  const { selection, actions, plays } = context;
  const id = JSON.stringify(wanted);
  const action = [...actions.peek(), ...plays.peek()].find((legal) => JSON.stringify(legal) === id);
  if (!action) return false;
  selection.card.value = isCardPlay(action) ? cardNamed(action.kind) : undefined;
  selection.region.value = firstRegion(action);
  selection.unit.value = "unit" in action ? action.unit : undefined;
  selection.option.value = id;
  const decision = decisionFor(context);
  return decision?.chosen === id && decision.primary !== undefined;
}

/** The region that must be selected before the action: of the units, of the investment, or of the first ship. */
function firstRegion(action: Action): Region | undefined {
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
