import type { Json } from "./json.ts";

/** The id of a rule, ruling or decision in the rules pages, for example `IM-7.4` or `RL-22`. */
export type RuleId = string;

/** Something to be said in words, without the words: a code of the language files and what to put into the sentence. */
export interface Message {
  readonly code: string;
  readonly params: Readonly<Record<string, Json>>;
}

/** Why an action is illegal. A value, never an exception: `rule` is what to look up, `params` what to name in the sentence. */
export interface Refusal extends Message {
  readonly rule: RuleId;
}

export function refusal(code: string, rule: RuleId, params: Readonly<Record<string, Json>> = {}): Refusal {
  return { code, rule, params };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "code" in value && "rule" in value && "params" in value;
}
