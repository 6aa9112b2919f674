import type { PlayContext as EnginePlayContext, FrameRules } from "@rondel/engine";
import type { Action } from "./actions.ts";
import type { Event } from "./events.ts";
import type { Frame, FrameOf } from "./frames.ts";
import type { State } from "./state.ts";

/** The rules of one kind of frame. */
export type RulesOf<Kind extends Frame["kind"]> = FrameRules<State, FrameOf<Kind>, Action, Event>;

/** Randomness and the sink for events while an action is played. */
export type PlayContext = EnginePlayContext<Event>;

/** The error for an action that `refuse` would have rejected: only a caller that skips `refuse` gets here. */
export function unexpectedAction(action: Action): Error {
  return new Error(`${action.kind} does not fit the current decision`);
}
