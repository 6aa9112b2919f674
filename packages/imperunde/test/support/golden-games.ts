import type { AnyOptions } from "@rondel/engine";

interface GoldenGame {
  readonly about: string;
  readonly players: number;
  /** The most actions. */
  readonly most: number;
  readonly options: AnyOptions;
}

/** The games of golden/game-*.rondel. */
export const GOLDEN_GAMES: Readonly<Record<string, GoldenGame>> = {
  "three-players": {
    about: "A complete random game of three players to 16 posts.",
    players: 3,
    most: 3000,
    options: { targetPosts: 16 },
  },
  "four-players": {
    about: "A complete random game of four players to 13 posts.",
    players: 4,
    most: 3000,
    options: { targetPosts: 13 },
  },
  "five-players": {
    about: "A complete random game of five players to 12 posts.",
    players: 5,
    most: 3000,
    options: { targetPosts: 12 },
  },
  "six-players": {
    about: "A complete random game of six players to 12 posts.",
    players: 6,
    most: 3000,
    options: { targetPosts: 12 },
  },
  "round-limit": {
    about: "A random game of four players with start colonies worth 10, up to the round limit of 6.",
    players: 4,
    most: 4000,
    options: { roundLimit: 6, startColonyValue: 10 },
  },
  "french-sealed": {
    about:
      "A random game of four players: French edition, secret stances, simultaneous embarkation, optional sinking, no attacks by fair winds.",
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
    about:
      "A random game of five players: first cards, pirates wait for the next clearing, deck refilled when empty, bonuses add up, armistice closes seas.",
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
