import { type OptionsOf, optionChoice } from "@rondel/engine";

/** The rule variants, each with the rule or ruling that it changes. The first value is the default. */
export const OPTIONS = {
  /** IM-3.4 or IM-3.10 */
  setup: optionChoice("standard", "experienced"),
  /** IM-20 */
  investorCard: optionChoice("with", "without"),
  /** IM-5.5 */
  cash: optionChoice("open", "hidden"),
  /** RL-21 */
  swissBankCap: optionChoice("none", "three"),
  /** RL-22 */
  insolventInvestor: optionChoice("forbid", "partial"),
  /** RL-57 */
  swissForceWithoutCard: optionChoice("on", "off"),
  /** RL-36 */
  gifts: optionChoice("anytime", "onOwnDecision"),
  /** RL-55 */
  seating: optionChoice("random", "fixed"),
};

export type Options = OptionsOf<typeof OPTIONS>;

/** The options of a match together with the version of the rules that it began with; version 1 did not record itself. */
export interface RulesInForce extends Options {
  readonly rules?: "2";
}

/** Whether a rule that came with this version is in force: it is in all later versions too. */
export function isAtLeast({ rules }: RulesInForce, version: number): boolean {
  return Number(rules ?? "1") >= version;
}
