import { type Json, type Message, refusal as makeRefusal, type Refusal, type RuleId, type Seat } from "@rondel/engine";

/** Every reason for which an action, a position statement or a question is refused: what the language files must have words for. */
export const REFUSAL_CODES = [
  "already-there",
  "armies-stay-on-land",
  "army-has-acted",
  "battle-elsewhere",
  "bond-held-already",
  "bond-not-higher",
  "bond-not-in-stack",
  "bond-not-yours",
  "cash-is-hidden",
  "factory-already-there",
  "factory-outside-a-city",
  "factory-protected",
  "fleet-has-moved",
  "fleets-fight-at-sea",
  "fleets-stay-at-sea",
  "game-over",
  "gift-beyond-cash",
  "gift-only-on-own-decision",
  "how-many-acted",
  "interest-not-covered",
  "must-take-a-bond",
  "no-army-there",
  "no-factory-there",
  "no-factory-to-produce",
  "no-flag-to-place-here",
  "no-fleet-there",
  "no-free-fleet",
  "no-gifts-during-setup",
  "no-government",
  "no-place-for-a-flag",
  "no-place-for-fleets",
  "no-port",
  "no-status-here",
  "no-such-chain",
  "no-such-seat",
  "no-such-unit",
  "not-a-foreign-province",
  "not-an-own-city",
  "not-an-own-province",
  "not-enough-cash",
  "not-frames",
  "not-now",
  "not-reachable-on-foot",
  "not-the-anchor-sea",
  "not-to-be-asked",
  "not-your-decision",
  "own-nation",
  "nation-not-offered",
  "province-defended",
  "province-occupied",
  "sea-not-adjacent",
  "seating-incomplete",
  "status-of-army-needed",
  "status-on-arrival-needed",
  "status-only-abroad",
  "supply-empty",
  "surcharge-too-high",
  "three-hostile-armies-needed",
  "too-far",
  "too-many-flags",
  "treasury-does-not-cover-interest",
  "treasury-too-low",
  "which-piece",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export function refusal(code: RefusalCode, rule: RuleId, params?: Readonly<Record<string, Json>>): Refusal {
  return makeRefusal(code, rule, params);
}

/** Everything that is asked of a player; "waiting" is said to the others, with the question in its parameter `for`. */
export const PROMPT_CODES = [
  "take-setup-bond",
  "move-rondel",
  "force-investor",
  "build-factory",
  "produce",
  "import",
  "move-fleets",
  "move-armies",
  "declare-battle",
  "next-to-ask",
  "demand-battle",
  "place-flag",
  "invest",
  "waiting",
  "game-over",
] as const;

export type PromptCode = (typeof PROMPT_CODES)[number];

/** Asks those who owe the decision, and tells everybody else whom the table waits for. */
export function ask(
  deciders: readonly Seat[],
  seat: Seat,
  code: PromptCode,
  params: Readonly<Record<string, Json>> = {},
): Message {
  if (deciders.includes(seat)) return { code, params };
  const waiting: PromptCode = "waiting";
  return { code: waiting, params: { ...params, for: code, seats: deciders } };
}
