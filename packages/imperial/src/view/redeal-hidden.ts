import { allSeats, type Random, type Viewer } from "@rondel/engine";
import { cloneState } from "../clone.ts";
import { balanceBank } from "../money.ts";
import type { State } from "../state.ts";
import { drawCash } from "./guess.ts";
import { hidesCash } from "./view.ts";

/** Copies the state with new random amounts for hidden cash, which is all that can be secret (IM-5.5). */
export function redealHidden(state: State, viewer: Viewer, random: Random): State {
  const copy = cloneState(state);
  if (!hidesCash(state)) return copy;
  for (const seat of allSeats(copy.players)) if (seat !== viewer) drawCash(copy, seat, random);
  balanceBank(copy);
  return copy;
}
