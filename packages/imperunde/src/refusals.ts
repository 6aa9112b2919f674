import { type Refusal, type RuleId, refusal } from "@rondel/engine";

/** The action is none of those that the pending decision allows. */
export const notOffered = (rule: RuleId): Refusal => refusal("not-offered", rule);
export const notYourTurn = (rule: RuleId): Refusal => refusal("not-your-turn", rule);
