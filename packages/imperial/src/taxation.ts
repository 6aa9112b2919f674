import type { RuleId } from "@rondel/engine";
import type { Nation } from "./board/board.ts";
import { MOST_POWER_POINTS, powerPointsOf, taxField } from "./board/tracks.ts";
import type { PlayContext } from "./frame-rules.ts";
import { BANK, cashOf, pay, treasuryOf } from "./money.ts";
import { finalScores } from "./outcome.ts";
import { actingGovernment, at, cashIsHidden, flagsOnMap, type PublicState, type State } from "./state.ts";
import { armiesOnMap, fleetsOnMap, unoccupiedFactories } from "./units.ts";

const TAX_PER_FACTORY = 2;

/** The result of a taxation of a nation in the current position. */
export interface Taxation {
  readonly factories: number;
  readonly flags: number;
  readonly tax: number;
  readonly markerFrom: number;
  readonly markerTo: number;
  readonly successBonus: number;
  readonly points: number;
  readonly pointsAfter: number;
  readonly soldiersPay: number;
  /** The income of the treasury; 0 if the game ends (IM-18.1). */
  readonly toTreasury: number;
  readonly ends: boolean;
}

export function taxationOf(state: PublicState, nation: Nation): Taxation {
  const factories = unoccupiedFactories(state, nation);
  const flags = flagsOnMap(state, nation);
  const tax = factories * TAX_PER_FACTORY + flags; // IM-17.1
  const markerFrom = at(state.taxMarker, nation);
  const markerTo = taxField(tax); // IM-17.2
  const points = powerPointsOf(markerTo);
  const pointsAfter = Math.min(MOST_POWER_POINTS, at(state.points, nation) + points); // IM-17.5
  const soldiersPay = armiesOnMap(state, nation) + fleetsOnMap(state, nation);
  const ends = pointsAfter === MOST_POWER_POINTS;
  return {
    factories,
    flags,
    tax,
    markerFrom,
    markerTo,
    successBonus: Math.max(0, markerTo - markerFrom), // IM-17.4
    points,
    pointsAfter,
    soldiersPay,
    toTreasury: ends ? 0 : Math.max(0, tax - soldiersPay), // IM-17.7
    ends,
  };
}

const TAX_RULES: readonly RuleId[] = ["IM-17.2", "IM-17.5", "IM-2.11"];
const CAPPED: readonly RuleId[] = [...TAX_RULES, "RL-44"];

/** IM-17: tax, success bonus, power points, soldiers' pay. */
export function tax(state: State, nation: Nation, context: PlayContext): void {
  const due = taxationOf(state, nation);
  const { factories, flags, tax, markerFrom, markerTo } = due;
  const gained = due.pointsAfter - at(state.points, nation);
  state.taxMarker[nation] = markerTo;
  state.points[nation] = due.pointsAfter;
  context.emit({
    kind: "taxed",
    nation,
    factories,
    flags,
    tax,
    markerFrom,
    markerTo,
    gained,
    total: due.pointsAfter,
    rule: "IM-17.1",
    also: gained < due.points ? CAPPED : TAX_RULES,
  });
  pay(state, context, BANK, cashOf(actingGovernment(state, nation)), due.successBonus, "success-bonus", "IM-17.4");
  if (due.ends) endGame(state, nation, context);
  else {
    context.emit({ kind: "soldiersPaid", nation, units: due.soldiersPay, left: due.toTreasury, rule: "IM-17.7" });
    pay(state, context, BANK, treasuryOf(nation), due.toTreasury, "net-tax", "IM-17.7");
  }
}

const ENDED: readonly RuleId[] = ["IM-17.6", "IM-18.2", "IM-2.12"];
const BEFORE_INVESTORS: readonly RuleId[] = [...ENDED, "RL-29"];
const BEFORE_THE_ROUND: readonly RuleId[] = [...ENDED, "RL-58"];

/** IM-18.1: the game ends at once, without pay and without investors (RL-29, RL-58). */
function endGame(state: State, nation: Nation, context: PlayContext): void {
  const [turn] = state.frames;
  const passedInvestor = turn?.kind === "turn" && turn.investing;
  const also = state.options.investorCard === "without" ? BEFORE_THE_ROUND : passedInvestor ? BEFORE_INVESTORS : ENDED;
  state.frames.length = 0;
  const scores = finalScores(state);
  const cash = cashIsHidden(state) && { cash: state.cash.slice() };
  context.emit({ kind: "gameOver", nation, scores, ...cash, rule: "IM-18.1", also });
}
