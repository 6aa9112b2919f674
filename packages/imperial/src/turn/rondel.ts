import type { Nation } from "../board/board.ts";
import { INVESTOR, SPACE_COUNT, SPACES, type Space } from "../board/rondel-spaces.ts";
import { interestDue, interestDueTo } from "../bonds-held.ts";
import { type CodedRefusal, refusal } from "../codes.ts";
import { actingGovernment, at, type PublicState, type State, spaceOf } from "../state.ts";

const FREE_STEPS = 3;
export const MOST_STEPS = 6;
const PRICE_PER_STEP = 2;

/** The number of steps to a space; 0 for the first placement, which is no movement (IM-7.1). */
export function stepsTo(state: PublicState, nation: Nation, space: Space): number {
  const from = spaceOf(state, nation);
  if (from === undefined) return 0;
  return ((space - from + SPACE_COUNT - 1) % SPACE_COUNT) + 1;
}

/** IM-7.3, IM-7.4 */
export function surchargeFor(steps: number): number {
  return Math.max(0, steps - FREE_STEPS) * PRICE_PER_STEP;
}

/** IM-7.8: whether Investor lies strictly between. A first placement passes nothing (RL-28). */
export function passesInvestor(state: PublicState, nation: Nation, space: Space): boolean {
  return stepsTo(state, nation, INVESTOR) < stepsTo(state, nation, space);
}

export function legalSpaces(state: State, nation: Nation): Space[] {
  const spaces: Space[] = [];
  for (const space of SPACES) if (isWithinReach(state, nation, space)) spaces.push(space);
  return spaces;
}

function isWithinReach(state: State, nation: Nation, space: Space): boolean {
  const steps = stepsTo(state, nation, space);
  if (steps > MOST_STEPS || surchargeFor(steps) > at(state.cash, actingGovernment(state, nation))) return false;
  return space !== INVESTOR || shortfallOfInterest(state, nation, steps) === 0;
}

export function refuseSpace(state: State, nation: Nation, space: Space): CodedRefusal | undefined {
  const steps = stepsTo(state, nation, space);
  if (steps > MOST_STEPS) return refusal("too-far", "IM-7.2", { space, steps });
  const surcharge = surchargeFor(steps);
  if (surcharge > at(state.cash, actingGovernment(state, nation)))
    return refusal("surcharge-too-high", "IM-7.5", { space, surcharge });
  const missing = space === INVESTOR ? shortfallOfInterest(state, nation, steps) : 0;
  if (missing > 0) return refusal("interest-not-covered", "RL-22", { missing });
  return undefined;
}

/** RL-22: the interest of other players that treasury and government could not pay on Investor after the surcharge. */
function shortfallOfInterest(state: State, nation: Nation, steps: number): number {
  if (state.options.insolventInvestor === "partial") return 0;
  const government = actingGovernment(state, nation);
  const owedToOthers = interestDue(state, nation) - interestDueTo(state, government, nation);
  const means = at(state.treasury, nation) + at(state.cash, government) - surchargeFor(steps);
  return Math.max(0, owedToOthers - means);
}
