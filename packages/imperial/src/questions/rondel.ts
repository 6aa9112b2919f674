import type { Json, Refusal, Viewer } from "@rondel/engine";
import type { Nation } from "../board/board.ts";
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
export function rondelPreview(state: State, viewer: Viewer, nation: Nation): Json | Refusal {
  const government = governmentOf(state, nation);
  if (government === undefined) return refusal("no-government", "IM-6.2", { nation });
  const knowsCash = viewer === government || !hidesCash(state);
  return SPACES.map((space) => {
    const steps = stepsTo(state, nation, space);
    const refused = refuseSpace(state, nation, space)?.code ?? null;
    return {
      space,
      steps,
      surcharge: surchargeFor(steps),
      passesInvestor: passesInvestor(state, nation, space),
      asked: seatsThatMayForce(state, nation, space),
      refusal: knowsCash || refused === "too-far" ? refused : null,
      effect: effectOf(state, nation, space),
    };
  });
}

function effectOf(state: State, nation: Nation, space: Space): Json {
  switch (actionOf(space)) {
    case "factory":
      return { sites: buildingSites(state, nation), missing: Math.max(0, FACTORY_PRICE - at(state.treasury, nation)) };
    case "production":
      return { factories: workingFactories(state, nation), ...supplies(state, nation) };
    case "import":
      return { most: Math.min(3, at(state.treasury, nation)), ...supplies(state, nation) };
    case "manoeuvre":
      return { regions: regionsWithUnits(state, nation) };
    case "taxation":
      return taxationNow(state, nation);
    case "investor":
      return interestNow(state, nation);
  }
}

function supplies(state: State, nation: Nation): { armies: number; fleets: number } {
  return { armies: supplyOf(state, nation, "army"), fleets: supplyOf(state, nation, "fleet") };
}

/** IM-15.4: from the treasury and the bonds alone, so that it tells nothing about anybody's cash. */
function interestNow(state: State, nation: Nation): Json {
  const toGovernment = interestDueTo(state, rulerOf(state, nation), nation);
  const toOthers = interestDue(state, nation) - toGovernment;
  const treasury = at(state.treasury, nation);
  return {
    toOthers,
    toGovernment: Math.max(0, Math.min(toGovernment, treasury - toOthers)),
    fromTreasury: Math.min(treasury, toOthers + toGovernment),
    fromGovernment: Math.max(0, toOthers - treasury),
  };
}
