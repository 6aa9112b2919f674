import type { CodedMessage, MessageCodes, MessageOf } from "./coded-message.ts";

/** Every hint code with its parameters. A table of sentences typed by `HintCode` does not compile while one is missing. */
export const HINTS = {
  // Imperial: changes by the end of the turn, in millions, points and units.
  "hint-cash": { amount: "number" },
  "hint-points": { nation: "nation", points: "number", total: "number" },
  "hint-tax": { nation: "nation", before: "number", after: "number" },
  "hint-units": { nation: "nation", before: "number", after: "number" },
  "hint-government-won": { nation: "nation" },
  "hint-government-lost": { nation: "nation" },
  "hint-game-ends": { place: "number", score: "number" },
  "hint-treasury": { nation: "nation", amount: "number" },
  /** The player's interest from a nation, each time it pays. */
  "hint-interest": { nation: "nation", before: "number", after: "number" },
  /** The sums include further moves of the same turn. */
  "hint-rest-of-turn": {},
  /** The chance of winning, from a search. */
  "hint-chance": { percent: "number" },

  // ImpeRunde: changes by the end of the plan, in posts and doubloons.
  "hint-victory": { posts: "number" },
  "hint-posts": { posts: "number", total: "number", target: "number" },
  "hint-income": { amount: "number" },
  "hint-funds": { amount: "number" },
  /** The chance to conquer a region, and its worth in posts. */
  "hint-conquest": { region: "region", percent: "number", prize: "number" },
  /** The chance to win a battle for a region without posts. */
  "hint-battle": { region: "region", percent: "number" },
  /** A unit is for a campaign: its target, how many rounds until the attack, the chance and the worth in posts. */
  "hint-campaign": { region: "region", rounds: "number", percent: "number", prize: "number" },
  /** The chance to hold a region in a battle. */
  "hint-defence": { region: "region", percent: "number" },
  /** More or fewer units. */
  "hint-forces": { amount: "number" },
  /** A purchase or march that protects a colony in danger. */
  "hint-guard": { region: "region" },
  /** A card against a player, and a card that cancels a card of a player. */
  "hint-card-against": { player: "seat" },
  "hint-card-averted": { player: "seat" },

  // ImpeRunde: reasons for diplomacy.
  /** War to conquer a colony. */
  "hint-war-aim": { player: "seat", region: "region", prize: "number" },
  /** War against a player who is about to win. */
  "hint-war-leader": { player: "seat", posts: "number", target: "number" },
  /** War without a strong reason. */
  "hint-war-mood": { player: "seat" },
  /** No peace yet: there is a colony to conquer, or the player is about to win. */
  "hint-war-goes-on": { player: "seat", region: "region", prize: "number" },
  "hint-war-goes-on-leader": { player: "seat", posts: "number", target: "number" },
  /** An offer stays unanswered for now. */
  "hint-offer-waits": { player: "seat" },
  /** Peace is offered or accepted; `amount` is its gain per round. */
  "hint-peace-offered": { player: "seat", amount: "number" },
  "hint-peace-accepted": { player: "seat", amount: "number" },
  /** The vote on the number of posts needed to win. */
  "hint-target-nearer": { posts: "number", target: "number" },
  "hint-target-farther": { posts: "number", target: "number" },

  /** The best choice changes nothing at once, but no other one gains more. */
  "hint-nothing-better": {},
} as const satisfies MessageCodes;

export type HintCode = keyof typeof HINTS;

/** An expected effect of a choice, or a reason for it, as a message. */
export type Hint = CodedMessage<typeof HINTS>;

export function hint<Code extends HintCode>(
  code: Code,
  params: MessageOf<typeof HINTS, Code>["params"],
): MessageOf<typeof HINTS, Code> {
  return { code, params };
}
