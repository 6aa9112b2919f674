import { pushFrame, type Seat } from "@rondel/engine";
import type { WindowName } from "../actions.ts";
import { type State, seatsOf } from "../state.ts";

/** IR-13.2: opens a card window for everyone. */
export function openWindow(state: State, at: WindowName): void {
  pushFrame(state, { kind: "window", at, passed: autoPasses(state, at) });
}

/** By seat: 1 for players whose standing order is to pass in windows of this kind (RU-131). */
export function autoPasses(state: State, at: WindowName): number[] {
  return seatsOf(state).map((seat) => (passesAutomatically(state, seat, at) ? 1 : 0));
}

const passesAutomatically = (state: State, seat: Seat, at: WindowName): boolean =>
  (state.orders[seat] ?? []).some((order) => order.kind === "orderAutoPass" && order.window === at);
