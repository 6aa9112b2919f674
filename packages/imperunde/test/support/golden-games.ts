import type { AnyOptions } from "@rondel/engine";

/** The stored games: number of players, options and the most actions. */
export const GOLDEN_GAMES: Readonly<
  Record<string, { readonly players: number; readonly most: number; readonly options: AnyOptions }>
> = {
  "three-players": { players: 3, most: 3000, options: { targetPosts: 16 } },
  "four-players": { players: 4, most: 3000, options: { targetPosts: 13 } },
  "five-players": { players: 5, most: 3000, options: { targetPosts: 12 } },
  "six-players": { players: 6, most: 3000, options: { targetPosts: 12 } },
  "round-limit": { players: 4, most: 4000, options: { roundLimit: 6, startColonyValue: 10 } },
  "french-sealed": {
    players: 4,
    most: 2500,
    options: {
      edition: "fr-2019",
      diplomacyClose: "sealed",
      embarkOrder: "simultaneous",
      sinkCargo: "optional",
      goodWindsMayAttack: false,
      targetPosts: 14,
    },
  },
  "first-cards": {
    players: 5,
    most: 2500,
    options: {
      edition: "first-cards",
      piratesCardTiming: "next-clearing",
      deckRefill: "when-empty",
      bonusStacking: true,
      armisticeAsPeace: false,
      targetPosts: 12,
    },
  },
};
