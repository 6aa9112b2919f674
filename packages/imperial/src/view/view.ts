import type { Viewer } from "@rondel/engine";
import { cloneState } from "../clone.ts";
import type { Event } from "../events.ts";
import { cashIsHidden, isOver, type PublicState, type State } from "../state.ts";

/** The state as a viewer may know it. Hidden cash is null, and so is the bank, which would give the sum of it away. */
export interface View extends PublicState {
  cash: (number | null)[];
  bank: number | null;
}

export function view(state: State, viewer: Viewer): View {
  return viewing(state)(viewer);
}

export function views(state: State, viewers: readonly Viewer[]): View[] {
  return viewers.map(viewing(state));
}

/** Copies a state, and returns the function that makes the view of each viewer. With open cash all have the same one. */
function viewing(state: State): (viewer: Viewer) => View {
  const copy = cloneState(state);
  if (!hidesCash(state)) return () => copy;
  return (viewer) => ({
    ...copy,
    bank: null,
    cash: state.cash.map((amount, seat) => (seat === viewer ? amount : null)),
  });
}

/** Whether an event reveals hidden cash: that of all players at the end, a government's when it cannot pay (RL-22). */
export function reveals(event: Event): boolean {
  if (event.kind === "gameOver") return event.cash !== undefined;
  return event.kind === "interestLapsed" && event.showsCash === true;
}

/** IM-5.5: an option keeps cash secret until the game is over. */
export function hidesCash(state: State): boolean {
  return cashIsHidden(state) && !isOver(state);
}

/** The cash of a seat, if the viewer may know it. */
export function knownCash(state: State, viewer: Viewer, seat: number): number | undefined {
  return hidesCash(state) && viewer !== seat ? undefined : state.cash[seat];
}
