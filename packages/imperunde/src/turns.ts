import type { Seat } from "@rondel/engine";
import type { State } from "./state.ts";

/** Whether a seat has had its turn of phase 6 in this round, so that its pieces have no moves left. */
export function turnIsOver(state: State, seat: Seat): boolean {
  if (state.phase !== 6) return state.phase > 6;
  const movement = state.frames.find((frame) => frame.kind === "movement");
  if (movement?.kind !== "movement") return false;
  const place = state.order.indexOf(seat);
  return place < movement.turn || (place === movement.turn && movement.stage === "window");
}

/** Whose turn of phase 6 it is, battles and windows inside it included. */
export function moverOf(state: State): Seat | undefined {
  const movement = state.frames.find((frame) => frame.kind === "movement");
  return movement?.kind === "movement" && movement.stage === "turn" ? state.order[movement.turn] : undefined;
}
