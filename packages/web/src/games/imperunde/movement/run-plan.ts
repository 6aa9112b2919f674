import { type Action, countAt, type Region, type Unit } from "@rondel/imperunde";
import { drawOnce } from "../../../ui/draw-once.ts";
import type { ImperundeContext } from "../context.ts";

/**
 * Plays the actions of several units, unit by unit. A unit that was lost on its way makes no further step. Everything stops if an
 * action is refused or if another decision has come up. The basket is emptied, because its purchases are among the actions or obsolete.
 */
export async function runPlan(context: ImperundeContext, sequences: readonly (readonly Action[])[]): Promise<void> {
  const { basket, movement } = context.selection;
  if (movement.isRunning.peek()) return;
  basket.value = [];
  movement.isRunning.value = true;
  await drawOnce(async () => {
    try {
      for (const actions of sequences) if (!(await runSequence(context, actions))) return;
    } finally {
      movement.isRunning.value = false;
    }
  });
}

/** Plays the actions of one unit until it is lost. Returns false if everything must stop. */
async function runSequence(context: ImperundeContext, actions: readonly Action[]): Promise<boolean> {
  for (const [place, action] of actions.entries()) {
    const next = actions[place + 1];
    const before = unitsWaiting(context, next);
    if (!isLegal(context, action) || !(await context.act(action))) return false;
    if (next?.kind === "move" && unitsWaiting(context, next) <= before) return true;
  }
  return true;
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
