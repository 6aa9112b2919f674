import type { PlayContext as EnginePlayContext, FrameRules, Refusal, Seat } from "@rondel/engine";
import type { Action } from "./actions.ts";
import { refusal } from "./codes.ts";
import type { Event } from "./events.ts";
import type { Frame } from "./frames.ts";
import type { State } from "./state.ts";

/** The rules of one kind of frame. */
export type RulesOf<Kind extends Frame["kind"]> = FrameRules<State, Extract<Frame, { kind: Kind }>, Action, Event>;

/** What rules tell about while they carry something out. */
export type PlayContext = EnginePlayContext<Event>;

/** The two refusals every frame begins with: it is not this seat's decision, or the decision is another one. */
export function refuseOthers(
  deciders: readonly Seat[],
  seat: Seat,
  action: Action,
  expected: readonly Action["kind"][],
): Refusal | undefined {
  if (!deciders.includes(seat)) return refusal("not-your-decision", "IM-4.2", { seats: deciders });
  if (!expected.includes(action.kind)) return refusal("not-now", "IM-6.3", { action: action.kind, expected });
  return undefined;
}

/** A frame never gets an action that its `refuse` turned away; whoever plays unchecked actions has a bug. */
export function impossible(action: Action): Error {
  return new Error(`${action.kind} is not an answer to what is pending`);
}
