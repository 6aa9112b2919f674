import type { Viewer } from "@rondel/engine";
import { cashIsHidden, cloneState, isOver, type PublicState, type State } from "./state.ts";

/** A state as a viewer may know it. Cash that is hidden is null, and so is the bank, which would betray the sum of it. */
export interface View extends PublicState {
  cash: (number | null)[];
  bank: number | null;
}

export function view(state: State, viewer: Viewer): View {
  const copy: View = cloneState(state);
  if (!hidesCash(state)) return copy;
  copy.bank = null;
  copy.cash = state.cash.map((amount, seat) => (seat === viewer ? amount : null));
  return copy;
}

/** IM-5.5: private cash may be kept secret; at the end everything is revealed. */
export function hidesCash(state: State): boolean {
  return cashIsHidden(state) && !isOver(state);
}

/** What a viewer knows of somebody's cash. */
export function knownCash(state: State, viewer: Viewer, seat: number): number | undefined {
  return hidesCash(state) && viewer !== seat ? undefined : state.cash[seat];
}
