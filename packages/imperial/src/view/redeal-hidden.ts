import { allSeats, type Random, type Viewer } from "@rondel/engine";
import { cloneState } from "../clone.ts";
import { balanceBank } from "../money.ts";
import type { State } from "../state.ts";
import { drawCash } from "./draw-cash.ts";

/**
 * Copies the state with new random amounts for hidden cash, which is all that can be secret (IM-5.5). Written from the rules and never
 * from view.ts, so that a mistake in one of the two shows.
 */
export function redealHidden(state: State, viewer: Viewer, random: Random): State {
  const copy = cloneState(state);
  const isSecret = copy.options.cash === "hidden" && copy.frames.length > 0; // no frame is left at the end of the game
  if (!isSecret) return copy;
  for (const seat of allSeats(copy.players)) if (seat !== viewer) drawCash(copy, seat, random);
  balanceBank(copy);
  return copy;
}
