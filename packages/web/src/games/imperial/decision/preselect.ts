import type { Tagged } from "@rondel/engine";
import type { ImperialContext } from "../context.ts";
import { groupsToMove, isMoveOf } from "../unit-group.ts";
import { bondKey } from "./decision.ts";
import { investmentId } from "./investment.ts";

/** Selects an action as a click would, without playing it. True if the selection is complete. */
export function preselect(context: ImperialContext, wanted: Tagged): boolean {
  const { selection, actions, pending } = context;
  const action = actions.peek().find((legal) => JSON.stringify(legal) === JSON.stringify(wanted));
  const frame = pending.peek();
  switch (action?.kind) {
    case "moveRondel":
      selection.option.value = String(action.space);
      return true;
    case "invest":
      selection.option.value = investmentId(action);
      return true;
    case "takeSetupBond":
      if (frame?.kind !== "offer") return false;
      selection.option.value = bondKey(frame.nation, action.bond);
      return true;
    case "moveFleet":
    case "moveArmy":
      selection.group.value = groupsToMove(actions.peek()).find((group) => isMoveOf(action, group));
      return false;
    default:
      return false;
  }
}
