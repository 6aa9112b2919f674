import type { PlayContext as EnginePlayContext, FrameRules, Refusal, Seat } from "@rondel/engine";
import type { Action } from "./actions.ts";
import { refusal } from "./codes.ts";
import type { Event } from "./events.ts";
import type { Frame, FrameOf } from "./frames.ts";
import type { State } from "./state.ts";

/** The rules of one kind of frame. */
export type RulesOf<Kind extends Frame["kind"]> = FrameRules<State, FrameOf<Kind>, Action, Event>;

/** Randomness and the sink for events while an action is played. */
export type PlayContext = EnginePlayContext<Event>;

/** Refuses an action of a seat that owes no decision, and an action of a kind that does not fit the decision. */
export function refuseUnexpected(
  deciders: readonly Seat[],
  seat: Seat,
  action: Action,
  expected: readonly Action["kind"][],
): Refusal | undefined {
  if (!deciders.includes(seat)) return refusal("not-your-decision", "IM-4.2", { seats: deciders });
  if (!expected.includes(action.kind)) return refusal("not-now", "IM-6.3", { action: action.kind, expected });
  return undefined;
}

/** The error for an action that `refuse` would have rejected: only a caller that skips `refuse` gets here. */
export function unexpectedAction(action: Action): Error {
  return new Error(`${action.kind} does not fit the current decision`);
}
