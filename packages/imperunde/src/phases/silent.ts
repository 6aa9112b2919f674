import type { RuleId, Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { notOffered, prompt } from "../codes.ts";
import { unexpectedAction } from "../frame-rules.ts";
import type { Frame } from "../frames.ts";
import type { State } from "../state.ts";

/** The rules of a frame without decisions. Its `step` does all the work. */
export function silent(rule: RuleId) {
  return {
    deciders: () => [],
    actions: () => [],
    defaultAction: (): Action => ({ kind: "pass" }),
    refuse: () => notOffered(rule),
    play: (_state: State, _frame: Frame, _seat: Seat, action: Action) => {
      throw unexpectedAction(action);
    },
    prompt: () => prompt("nothing"),
  };
}
