import type { Json, Refusal, Viewer } from "@rondel/engine";
import type { Power } from "../board/board.ts";
import { actionOf, SPACES, type Space } from "../board/rondel-spaces.ts";
import { interestDue, interestDueTo } from "../bonds-held.ts";
import { refusal } from "../codes.ts";
import { buildingSites, FACTORY_PRICE } from "../factory.ts";
import { at, governmentOf, rulerOf, type State } from "../state.ts";
import { seatsThatMayForce } from "../turn/force.ts";
import { passesInvestor, refuseSpace, stepsTo, surchargeFor } from "../turn/rondel.ts";
import { regionsWithUnits, supplyOf, workingFactories } from "../units.ts";
import { hidesCash } from "../view.ts";
import { taxationNow } from "./taxation.ts";

/** Every space for a power. What depends on hidden cash of its government is told to that player alone. */
export function rondelPreview(state: State, viewer: Viewer, power: Power): Json | Refusal {
  const government = governmentOf(state, power);
  if (government === undefined) return refusal("no-government", "IM-6.2", { power });
  const knowsCash = viewer === government || !hidesCash(state);
  return SPACES.map((space) => {
    const steps = stepsTo(state, power, space);
    const refused = refuseSpace(state, power, space)?.code ?? null;
    return {
      space,
      steps,
      surcharge: surchargeFor(steps),
      passesInvestor: passesInvestor(state, power, space),
      asked: seatsThatMayForce(state, power, space),
      refusal: knowsCash || refused === "too-far" ? refused : null,
      effect: effectOf(state, power, space),
    };
  });
}

function effectOf(state: State, power: Power, space: Space): Json {
  switch (actionOf(space)) {
    case "factory":
      return { sites: buildingSites(state, power), missing: Math.max(0, FACTORY_PRICE - at(state.treasury, power)) };
    case "production":
      return { factories: workingFactories(state, power), ...supplies(state, power) };
    case "import":
      return { most: Math.min(3, at(state.treasury, power)), ...supplies(state, power) };
    case "manoeuvre":
      return { regions: regionsWithUnits(state, power) };
    case "taxation":
      return taxationNow(state, power);
    case "investor":
      return interestNow(state, power);
  }
}

function supplies(state: State, power: Power): { armies: number; fleets: number } {
  return { armies: supplyOf(state, power, "army"), fleets: supplyOf(state, power, "fleet") };
}

/** IM-15.4: from the treasury and the bonds alone, so that it tells nothing about anybody's cash. */
function interestNow(state: State, power: Power): Json {
  const toGovernment = interestDueTo(state, rulerOf(state, power), power);
  const toOthers = interestDue(state, power) - toGovernment;
  const treasury = at(state.treasury, power);
  return {
    toOthers,
    toGovernment: Math.max(0, Math.min(toGovernment, treasury - toOthers)),
    fromTreasury: Math.min(treasury, toOthers + toGovernment),
    fromGovernment: Math.max(0, toOthers - treasury),
  };
}
