import { isSea, type Region, type Unit } from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { type Distances, movesLeftOf, roundsUntil } from "./distances.ts";
import { PARAMETERS } from "./parameters.ts";
import { MOST_ROUNDS, type Plan } from "./plan.ts";
import type { Survey } from "./survey.ts";

/** A step of an army, on a ship or on land. */
export interface Step {
  readonly unit: Unit;
  readonly from: Region;
  readonly to: Region;
  readonly embarks: boolean;
}

/** The progress of a unit's campaigns by a step. */
export function stepValue(survey: Survey, plan: Plan, { unit, from, to, embarks }: Step): number {
  const { state, knowledge } = survey;
  const { kind, ship, army } = movesLeftOf(unit);
  const tired = { kind, ship: 0, army: 0 };
  const onward = embarks ? tired : { kind, ship: isSea(to) ? ship - 1 : 0, army: isSea(to) ? army : army - 1 };
  let best = Number.NEGATIVE_INFINITY;
  for (const { target, rounds, troops, value } of plan.campaigns) {
    if (rounds === 0 || !troops.some((troop) => troop.region === from && troop.unit === unit)) continue;
    const distances = plan.distances(target);
    const later = roundsUntil(state, distances, onward, to, knowledge.overseas);
    if (later > MOST_ROUNDS + 1) continue;
    const otherwise = embarks
      ? Math.min(
          roundsUntil(state, distances, tired, from, false),
          1 + roundsUntil(state, distances, tired, from, true),
        )
      : roundsUntil(state, distances, tired, from, knowledge.overseas);
    const gain = PARAMETERS.patience ** later - PARAMETERS.patience ** otherwise;
    best = Math.max(best, value * gain + 0.05 * nearer(distances, from, to));
  }
  return best;
}

/** The number of steps gained; 0 if there is no route. */
function nearer(distances: Distances, from: Region, to: Region): number {
  const steps = at(distances, from) - at(distances, to);
  return isSea(from) === isSea(to) && Number.isFinite(steps) ? steps : 0;
}

/** Whether a unit has no campaign. */
export function isIdle(plan: Plan, unit: Unit, region: Region): boolean {
  return !plan.campaigns.some(({ troops }) => troops.some((troop) => troop.region === region && troop.unit === unit));
}
