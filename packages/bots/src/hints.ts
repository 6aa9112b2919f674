/** What a parameter of a hint is: a number as it stands, or the number of something that has a name. */
type Parameter = "number" | "seat" | "nation" | "region";

/**
 * Everything a bot can say about a choice: each code of the language files with its parameters. The sentences are elsewhere; whoever
 * writes them is told by the types when one is missing.
 */
export const HINTS = {
  // Imperial: what the choice changes by the end of the turn, in millions, points and units.
  "hint-cash": { amount: "number" },
  "hint-points": { nation: "nation", points: "number", total: "number" },
  "hint-tax": { nation: "nation", before: "number", after: "number" },
  "hint-units": { nation: "nation", before: "number", after: "number" },
  "hint-government-won": { nation: "nation" },
  "hint-government-lost": { nation: "nation" },
  "hint-game-ends": { place: "number", score: "number" },
  "hint-prospects": { score: "number", percent: "number" },

  // ImpeRunde: what the choice changes at once, in posts and doubloons.
  "hint-victory": { posts: "number" },
  "hint-posts": { posts: "number", total: "number", target: "number" },
  "hint-income": { amount: "number" },
  "hint-funds": { amount: "number" },
  /** The chance to take a field that is attacked, and what it is worth in posts. */
  "hint-conquest": { region: "region", percent: "number", prize: "number" },
  /** A purchase or march for the sake of a colony that somebody could take. */
  "hint-guard": { region: "region" },
  /** A card that hurts somebody, and one that keeps another from hurting. */
  "hint-card-against": { player: "seat" },
  "hint-card-averted": { player: "seat" },

  // ImpeRunde: why a bot talks as it does.
  /** War, because a colony of theirs can be taken. */
  "hint-war-aim": { player: "seat", region: "region", prize: "number" },
  /** War, because they are about to win. */
  "hint-war-leader": { player: "seat", posts: "number", target: "number" },
  /** War, though there is no good reason for it. */
  "hint-war-mood": { player: "seat" },
  /** No peace yet: there is something to take, or they are about to win. */
  "hint-war-goes-on": { player: "seat", region: "region", prize: "number" },
  "hint-war-goes-on-leader": { player: "seat", posts: "number", target: "number" },
  /** Their offer is left unanswered for now. */
  "hint-offer-waits": { player: "seat" },
  /** Peace is offered, or an offer is taken up: what it pays in a round. */
  "hint-peace-offered": { player: "seat", amount: "number" },
  "hint-peace-accepted": { player: "seat", amount: "number" },
  /** The vote about the number of posts to win. */
  "hint-target-nearer": { posts: "number", target: "number" },
  "hint-target-farther": { posts: "number", target: "number" },

  "hint-chance": { percent: "number" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Parameter>>>>;

export type HintCode = keyof typeof HINTS;

interface HintOf<Code extends HintCode> {
  readonly code: Code;
  readonly params: { readonly [Name in keyof (typeof HINTS)[Code]]: number };
}

/** One thing that a choice is expected to bring, or one reason for it: a message without words. */
export type Hint = { [Code in HintCode]: HintOf<Code> }[HintCode];

export function hint<Code extends HintCode>(code: Code, params: HintOf<Code>["params"]): HintOf<Code> {
  return { code, params };
}
