import type { RuleId } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { notOffered, prompt } from "../codes.ts";

/** The rules of a frame without decisions. Its `step` does all the work. */
export function silent(rule: RuleId) {
  return {
    deciders: () => [],
    actions: () => [],
    defaultAction: (): Action => ({ kind: "pass" }),
    refuse: () => notOffered(rule),
    play: () => {},
    prompt: () => prompt("nothing"),
  };
}
