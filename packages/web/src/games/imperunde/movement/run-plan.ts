import { type Action, countAt, type Region, type Unit } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";

/**
 * Plays the actions of several units, unit by unit. A unit that was lost on its way makes no further step. Everything stops if an
 * action is refused or if another decision has come up. The basket is emptied, because its purchases are among the actions or obsolete.
 */
export async function runPlan(context: ImperundeContext, sequences: readonly (readonly Action[])[]): Promise<void> {
  context.selection.basket.value = [];
  for (const actions of sequences) {
    for (const [place, action] of actions.entries()) {
      const next = actions[place + 1];
      const before = unitsWaiting(context, next);
      if (!isLegal(context, action) || !(await context.act(action))) return;
      if (next?.kind === "move" && unitsWaiting(context, next) <= before) break;
    }
  }
}

function isLegal({ actions }: ImperundeContext, action: Action): boolean {
  const wanted = JSON.stringify(action);
  return actions.peek().some((legal) => JSON.stringify(legal) === wanted);
}

/** The number of units that could make a move; it grows when a unit has arrived for it. */
function unitsWaiting({ state, seat }: ImperundeContext, action: Action | undefined): number {
  const now = state.peek();
  const mine = seat.peek();
  if (!now || mine === undefined || action?.kind !== "move") return 0;
  const { from, unit }: { readonly from: Region; readonly unit: Unit } = action;
  return countAt(now, from, mine, unit);
}
