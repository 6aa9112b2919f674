import type { Tagged } from "@rondel/engine";
import type { ImperialContext } from "../context.ts";
import { groupsToMove, isMoveOf } from "../unit-group.ts";
import { bondKey } from "./decision.ts";
import { idOf } from "./invest.tsx";

/** Chooses an action as a click would: its row, its bond or its units are marked, nothing is done. */
export function preselect(context: ImperialContext, wanted: Tagged): boolean {
  const { choosing, actions, pending } = context;
  const action = actions.peek().find((legal) => JSON.stringify(legal) === JSON.stringify(wanted));
  const frame = pending.peek();
  switch (action?.kind) {
    case "moveRondel":
      choosing.option.value = String(action.space);
      return true;
    case "invest":
      choosing.option.value = idOf(action);
      return true;
    case "takeSetupBond":
      if (frame?.kind !== "offer") return false;
      choosing.option.value = bondKey(frame.nation, action.bond);
      return true;
    case "moveFleet":
    case "moveArmy":
      choosing.group.value = groupsToMove(actions.peek()).find((group) => isMoveOf(action, group));
      return false;
    default:
      return false;
  }
}
