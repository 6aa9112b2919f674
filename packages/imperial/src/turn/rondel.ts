import type { Refusal } from "@rondel/engine";
import type { Power } from "../board/board.ts";
import { INVESTOR, SPACE_COUNT, SPACES, type Space } from "../board/rondel-spaces.ts";
import { interestDue, interestDueTo } from "../bonds-held.ts";
import { refusal } from "../codes.ts";
import { at, type PublicState, rulerOf, type State, spaceOf } from "../state.ts";

const FREE_STEPS = 3;
const MOST_STEPS = 6;
const PRICE_PER_STEP = 2;

/** How far a power would go forward; 0 for its first placement, which is no movement (IM-7.1). */
export function stepsTo(state: PublicState, power: Power, space: Space): number {
  const from = spaceOf(state, power);
  if (from === undefined) return 0;
  return ((space - from + SPACE_COUNT - 1) % SPACE_COUNT) + 1;
}

/** IM-7.3, IM-7.4 */
export function surchargeFor(steps: number): number {
  return Math.max(0, steps - FREE_STEPS) * PRICE_PER_STEP;
}

/** IM-7.8: Investor lies strictly between; a first placement passes nothing (RL-28). */
export function passesInvestor(state: PublicState, power: Power, space: Space): boolean {
  const toInvestor = stepsTo(state, power, INVESTOR);
  return toInvestor > 0 && toInvestor < stepsTo(state, power, space) && toInvestor < SPACE_COUNT;
}

export function legalSpaces(state: State, power: Power): Space[] {
  const spaces: Space[] = [];
  for (const space of SPACES) if (isWithinReach(state, power, space)) spaces.push(space);
  return spaces;
}

function isWithinReach(state: State, power: Power, space: Space): boolean {
  const steps = stepsTo(state, power, space);
  if (steps > MOST_STEPS || surchargeFor(steps) > at(state.cash, rulerOf(state, power))) return false;
  return space !== INVESTOR || shortfallOfInterest(state, power, steps) === 0;
}

export function refuseSpace(state: State, power: Power, space: Space): Refusal | undefined {
  const steps = stepsTo(state, power, space);
  if (steps > MOST_STEPS) return refusal("too-far", "IM-7.2", { space, steps });
  const surcharge = surchargeFor(steps);
  if (surcharge > at(state.cash, rulerOf(state, power)))
    return refusal("surcharge-too-high", "IM-7.5", { space, surcharge });
  const missing = space === INVESTOR ? shortfallOfInterest(state, power, steps) : 0;
  if (missing > 0) return refusal("interest-not-covered", "RL-22", { missing });
  return undefined;
}

/** RL-22: what treasury and government could not pay to the others on Investor, after the surcharge. */
function shortfallOfInterest(state: State, power: Power, steps: number): number {
  if (state.options.insolventInvestor === "partial") return 0;
  const ruler = rulerOf(state, power);
  const owedToOthers = interestDue(state, power) - interestDueTo(state, ruler, power);
  const means = at(state.treasury, power) + at(state.cash, ruler) - surchargeFor(steps);
  return Math.max(0, owedToOthers - means);
}
