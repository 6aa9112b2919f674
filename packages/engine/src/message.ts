import type { Json } from "./json.ts";

/** The id of a rule or ruling in the rules texts, for example `IM-7.4` or `RL-22`. */
export type RuleId = string;

/** A sentence without its words: a code of the language files and the parameters of the sentence. */
export interface Message<Code extends string = string> {
  readonly code: Code;
  readonly params: Readonly<Record<string, Json>>;
}

/** Why an action is illegal, with the rule that forbids it. A value, never an exception. */
export interface Refusal extends Message {
  readonly rule: RuleId;
}

export function refusal(code: string, rule: RuleId, params: Readonly<Record<string, Json>> = {}): Refusal {
  return { code, rule, params };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "code" in value && "rule" in value && "params" in value;
}
