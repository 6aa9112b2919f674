import type { Refusal, Seat, Viewer } from "@rondel/engine";
import type { Nation, Region } from "../board/board.ts";
import { actionOf, INVESTOR, SPACES, type Space } from "../board/rondel-spaces.ts";
import { type RefusalCode, refusal } from "../codes.ts";
import { buildingSites, FACTORY_PRICE } from "../factory.ts";
import { importsWithin } from "../import.ts";
import { interestPayment } from "../investor/interest.ts";
import { actingGovernment, at, governmentOf, type State } from "../state.ts";
import { seatsThatMayForce } from "../turn/force.ts";
import { passesInvestor, refuseSpace, stepsTo, surchargeFor } from "../turn/rondel.ts";
import { armiesOnMap, fleetsOnMap, regionsWithUnits, supplyOf, workingFactories } from "../units.ts";
import { hidesCash } from "../view/view.ts";
import { type TaxationPreview, taxationPreview } from "./taxation.ts";

/** One space of the rondel as the next move of a nation. */
export interface SpacePreview {
  readonly space: Space;
  readonly steps: number;
  readonly surcharge: number;
  readonly passesInvestor: boolean;
  /** The Swiss Banks that may force a stop on Investor before the move. */
  readonly asked: readonly Seat[];
  /** Why the space cannot be chosen; null if it can. */
  readonly refusal: RefusalCode | null;
  readonly effect: SpaceEffect;
}

/** What happens on a space. */
type SpaceEffect = FactoryEffect | ProductionEffect | ImportEffect | ManoeuvreEffect | TaxationEffect | InvestorEffect;

interface FactoryEffect {
  readonly action: "factory";
  readonly sites: readonly Region[];
  /** What the treasury lacks to build. */
  readonly missing: number;
}

interface ProductionEffect extends Supplies {
  readonly action: "production";
  readonly factories: readonly Region[];
}

interface ImportEffect extends Supplies {
  readonly action: "import";
  /** The number of units that the treasury can pay. */
  readonly most: number;
}

interface ManoeuvreEffect {
  readonly action: "manoeuvre";
  readonly regions: readonly Region[];
  readonly units: number;
}

export interface TaxationEffect extends TaxationPreview {
  readonly action: "taxation";
}

export interface InvestorEffect {
  readonly action: "investor";
  readonly toOthers: number;
  readonly toGovernment: number;
  readonly fromTreasury: number;
  readonly fromGovernment: number;
}

/** Units in supply. */
interface Supplies {
  readonly armies: number;
  readonly fleets: number;
}

/** Previews every space for a nation. Refusals for lack of hidden cash are shown to the government alone. */
export function rondelPreview(state: State, viewer: Viewer, nation: Nation): SpacePreview[] | Refusal {
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
      effect: effectOf(state, nation, space, knowsCash),
    };
  });
}

function effectOf(state: State, nation: Nation, space: Space, knowsCash: boolean): SpaceEffect {
  const treasury = at(state.treasury, nation);
  const action = actionOf(space);
  switch (action) {
    case "factory":
      return { action, sites: buildingSites(state, nation), missing: Math.max(0, FACTORY_PRICE - treasury) };
    case "production":
      return { action, factories: workingFactories(state, nation), ...suppliesOf(state, nation) };
    case "import":
      return { action, most: importsWithin(treasury), ...suppliesOf(state, nation) };
    case "manoeuvre":
      return {
        action,
        regions: regionsWithUnits(state, nation),
        units: armiesOnMap(state, nation) + fleetsOnMap(state, nation),
      };
    case "taxation":
      return { action, ...taxationPreview(state, nation) };
    case "investor":
      return interestEffect(state, nation, knowsCash);
  }
}

function suppliesOf(state: State, nation: Nation): Supplies {
  return { armies: supplyOf(state, nation, "army"), fleets: supplyOf(state, nation, "fleet") };
}

/**
 * IM-15.4, and RL-22 if the money does not suffice. What the government owes reveals nothing about its cash; what it can pay after the
 * surcharge is for viewers who know the cash.
 */
function interestEffect(state: State, nation: Nation, knowsCash: boolean): InvestorEffect {
  const government = actingGovernment(state, nation);
  const mayLapse = knowsCash && state.options.insolventInvestor === "partial";
  const cash = Math.max(0, at(state.cash, government) - surchargeFor(stepsTo(state, nation, INVESTOR)));
  const { fromTreasury, fromGovernment } = interestPayment(state, nation, mayLapse ? cash : Number.POSITIVE_INFINITY);
  const paidByTreasury = sumOf(fromTreasury);
  const paidByGovernment = sumOf(fromGovernment);
  const toGovernment = at(fromTreasury, government);
  return {
    action: "investor",
    toOthers: paidByTreasury + paidByGovernment - toGovernment,
    toGovernment,
    fromTreasury: paidByTreasury,
    fromGovernment: paidByGovernment,
  };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
