import type { RuleId } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { notOffered } from "../codes.ts";

/** The rules of a frame that never asks anybody: it only goes on. */
export const silent = (rule: RuleId) => ({
  deciders: () => [],
  actions: () => [],
  defaultAction: (): Action => ({ kind: "pass" }),
  refuse: () => notOffered(rule),
  play: () => {},
  prompt: () => ({ code: "prompt.nothing", params: {} }),
});
