import { pushFrame, type Seat } from "@rondel/engine";
import type { WindowName } from "../actions.ts";
import type { CardFrame, WindowFrame } from "../frames.ts";
import { hasPauses, type State, seatsOf } from "../state.ts";
import { couldBeAnswered } from "./possible-cards.ts";

/** IR-13.2: opens a card window for everyone. */
export function openWindow(state: State, at: WindowName): void {
  const frame: WindowFrame = { kind: "window", at, passed: [] };
  pushFrame(state, frame);
  clearPasses(state, frame);
}

/**
 * Lets everyone decide in a window that has opened or is open again. IR-13.2.10: if public knowledge rules out every answer,
 * everyone has passed, so the window closes at once.
 */
export function clearPasses(state: State, frame: WindowFrame | CardFrame): void {
  const at = frame.kind === "window" ? frame.at : "counter";
  frame.passed = seatsOf(state).map((seat) => (passesAutomatically(state, seat, at) ? 1 : 0));
  if (hasPauses(state) && !couldBeAnswered(state, frame)) frame.passed.fill(1);
}

/** RU-131: whether the seat's standing order is to pass in windows of this kind. */
const passesAutomatically = (state: State, seat: Seat, at: WindowName): boolean =>
  (state.orders[seat] ?? []).some((order) => order.kind === "orderAutoPass" && order.window === at);
