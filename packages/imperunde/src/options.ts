import { type OptionsOf, optionChoice, optionFlag, optionInteger } from "@rondel/engine";

/** The value of `targetPosts` for the normal game of IR-3.1.1. */
export const NORMAL = 0;

/** Section 15.1 of the rules. Its option `pace` is the kind of clock at the table (RU-05, `secret/clock.ts`). */
export const OPTIONS = {
  edition: optionChoice("de-2018", "fr-2019", "first-cards"),
  /** Posts needed to win. The setup replaces a target that this number of players cannot play for (RU-38). */
  targetPosts: optionInteger(0, 90, NORMAL),
  startColonyValue: optionInteger(5, 15, 5), // RU-43
  piratesCardTiming: optionChoice("immediate-from-phase-5", "next-clearing"), // RU-16
  armisticeAsPeace: optionFlag(true), // RU-12
  hussarsBeforeSort: optionFlag(true), // RU-14
  bonusStacking: optionFlag(false), // RU-08
  sinkCargo: optionChoice("automatic", "optional"), // RU-24
  blackDiscBlocksPosts: optionFlag(true), // RU-56
  canalPostsAllowForts: optionFlag(false), // RU-55
  smugglingMayBuyPosts: optionFlag(false), // RU-26
  goodWindsMayAttack: optionFlag(true), // RU-62
  calmBlocksLanding: optionFlag(true), // RU-66
  embarkOrder: optionChoice("sequential", "simultaneous"), // RU-45
  deckRefill: optionChoice("phase-2-only", "when-empty"), // RU-46
  /** RU-65: equal odds, or the weights in board.json. */
  fieldWeights: optionChoice("equal", "board"),
  eventWeights: optionChoice("equal", "board"),
  diplomacyClose: optionChoice("ready-reset", "sealed"), // RU-09
  /** RU-34: 0 means no limit. */
  roundLimit: optionInteger(0, 100, 0),
} as const;

export type Options = OptionsOf<typeof OPTIONS>;

/** The options of version 1 of the rules, which differ in two defaults. */
export const OPTIONS_OF_VERSION_1 = {
  ...OPTIONS,
  canalPostsAllowForts: optionFlag(true),
  smugglingMayBuyPosts: optionFlag(true),
} as const;

/** The options of a match together with the version of the rules that it began with; version 1 did not record itself. */
export interface RulesInForce extends Options {
  readonly rules?: "2" | "3";
}

/** Whether a rule that came with this version is in force: it is in all later versions too. */
export function isAtLeast({ rules }: RulesInForce, version: number): boolean {
  return Number(rules ?? "1") >= version;
}
