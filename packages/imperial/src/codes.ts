import type { Json, Message, Refusal, RuleId, Seat } from "@rondel/engine";

/** Every reason to refuse an action, a position statement or a question. Each has a sentence in every language file. */
export const REFUSAL_CODES = [
  "already-there",
  "armies-stay-on-land",
  "army-has-acted",
  "battle-elsewhere",
  "bond-held-already",
  "bond-not-higher",
  "bond-not-in-stack",
  "bond-not-yours",
  "bonds-still-offered",
  "bonds-without-government",
  "cash-is-hidden",
  "factory-already-there",
  "factory-outside-a-city",
  "factory-protected",
  "fleet-has-moved",
  "fleets-fight-at-sea",
  "fleets-stay-at-sea",
  "frame-contradicts-position",
  "frames-out-of-order",
  "game-not-over",
  "game-over",
  "gift-beyond-cash",
  "gift-only-on-own-decision",
  "government-without-bonds",
  "how-many-acted",
  "interest-not-covered",
  "investor-card-missing",
  "investor-card-not-in-play",
  "last-seat-cannot-pay",
  "must-take-a-bond",
  "nation-has-not-moved",
  "nation-not-offered",
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
  "no-swiss-bank",
  "no-unoccupied-factory",
  "nobody-governs",
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
  "nothing-to-decide",
  "own-nation",
  "points-end-the-game",
  "province-defended",
  "rail-needs-no-fleet",
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

export interface CodedRefusal extends Refusal {
  readonly code: RefusalCode;
}

export function refusal(code: RefusalCode, rule: RuleId, params: Readonly<Record<string, Json>> = {}): CodedRefusal {
  return { code, rule, params };
}

/** Every decision a seat can owe. A seat that owes none gets "waiting", with the code of the pending decision as `waitingFor`. */
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

/** The prompt for a seat: the decision it owes, or whom it waits for. */
export function promptFor(
  deciders: readonly Seat[],
  seat: Seat,
  code: PromptCode,
  params: Readonly<Record<string, Json>> = {},
): Message {
  if (deciders.includes(seat)) return { code, params };
  const waiting: PromptCode = "waiting";
  return { code: waiting, params: { ...params, waitingFor: code, seats: deciders } };
}
