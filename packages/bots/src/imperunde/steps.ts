import { isSea, type Region, type Unit } from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { MOST_ROUNDS, type Plan } from "./plan.ts";
import type { Survey } from "./survey.ts";
import { TASTE } from "./taste.ts";
import { roundsUntil, vigourOf, type Way } from "./ways.ts";

/** A step of an army, aboard or on land. */
export interface Step {
  readonly unit: Unit;
  readonly from: Region;
  readonly to: Region;
  readonly embarks: boolean;
}

/** By how much a step brings the campaigns of a unit forward. */
export function stepValue(survey: Survey, plan: Plan, { unit, from, to, embarks }: Step): number {
  const { state, knowledge } = survey;
  const { kind, ship, army } = vigourOf(unit);
  const tired = { kind, ship: 0, army: 0 };
  const onward = embarks ? tired : { kind, ship: isSea(to) ? ship - 1 : 0, army: isSea(to) ? army : army - 1 };
  let best = Number.NEGATIVE_INFINITY;
  for (const { target, rounds, troops, value } of plan.campaigns) {
    if (rounds === 0 || !troops.some((troop) => troop.region === from && troop.unit === unit)) continue;
    const way = plan.way(target);
    const later = roundsUntil(state, way, onward, to, knowledge.overseas);
    if (later > MOST_ROUNDS + 1) continue;
    const otherwise = embarks
      ? Math.min(roundsUntil(state, way, tired, from, false), 1 + roundsUntil(state, way, tired, from, true))
      : roundsUntil(state, way, tired, from, knowledge.overseas);
    const gain = TASTE.patience ** later - TASTE.patience ** otherwise;
    best = Math.max(best, value * gain + 0.05 * nearer(way, from, to));
  }
  return best;
}

/** By how many steps; where there is no way at all, by none. */
function nearer(way: Way, from: Region, to: Region): number {
  const steps = at(way, from) - at(way, to);
  return isSea(from) === isSea(to) && Number.isFinite(steps) ? steps : 0;
}

/** Whether nothing is planned for a unit. */
export function isIdle(plan: Plan, unit: Unit, region: Region): boolean {
  return !plan.campaigns.some(({ troops }) => troops.some((troop) => troop.region === region && troop.unit === unit));
}
