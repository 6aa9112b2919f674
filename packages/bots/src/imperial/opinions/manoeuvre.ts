import {
  type Action,
  type ActionOf,
  hasFactory,
  isHome,
  isSea,
  landNeighbours,
  NATIONS,
  type Nation,
  ownerOf,
  type Region,
  type State,
} from "@rondel/imperial";
import { at } from "../../numbers.ts";
import { PARAMETERS } from "../parameters.ts";
import { arrivalValue, type Campaign, departureCost, flagAt, foreignUnits, harmTo, unitsOf } from "./regions.ts";

/** The value of one step of a manoeuvre. Ending it counts as 0, so good steps come first. */
export function manoeuvreValue(campaign: Campaign, action: Action): number {
  switch (action.kind) {
    case "moveFleet":
      return fleetValue(campaign, action);
    case "moveArmy":
      return armyValue(campaign, action);
    case "declareBattle":
      return battleValue(campaign, action);
    case "destroyFactory":
      return harmTo(campaign, ownerOf(action.province)) * 2 - 3 * 0.4 * campaign.flag;
    case "setStatus":
      return statusValue(campaign, action);
    default:
      return 0;
  }
}

function fleetValue(campaign: Campaign, { from, to }: ActionOf<"moveFleet">): number {
  const leaving = isSea(from) ? departureCost(campaign, from, undefined) : -0.3;
  return arrivalValue(campaign, to, undefined) + transportValue(campaign, to) - leaving;
}

/** The value of a fleet as transport to the coasts of its sea. */
function transportValue({ outlook, nation, flag }: Campaign, sea: Region): number {
  const { state } = outlook;
  if (unitsOf(state, nation, sea) > 0) return 0;
  const coasts = landNeighbours(sea).filter((region) => !isHome(region) && flagAt(state, region) !== nation);
  return Math.min(3, coasts.length) * 0.06 * flag;
}

function armyValue(campaign: Campaign, { from, to, standing, status, seas }: ActionOf<"moveArmy">): number {
  const voyage = 0.03 * (seas?.length ?? 0);
  return arrivalValue(campaign, to, status) - departureCost(campaign, from, standing) - voyage - 0.02;
}

function statusValue(campaign: Campaign, { province, status }: ActionOf<"setStatus">): number {
  const harm = harmTo(campaign, ownerOf(province)) * (hasFactory(campaign.outlook.state, province) ? 1 : 0.1);
  return status === "hostile" ? harm - 0.05 : -harm - 0.05;
}

/** A battle costs both sides a unit: worth it for a flag or to free a home province. */
export function battleValue(campaign: Campaign, action: ActionOf<"declareBattle">): number {
  const { outlook, nation } = campaign;
  const { state } = outlook;
  const { region, target } = action;
  const loss = PARAMETERS.lossInBattle * campaign.flag - 0.08 * harmTo(campaign, target);
  if (isHome(region)) {
    const freed = ownerOf(region) === nation && action.targetStanding === "hostile";
    return (freed ? 1 + campaign.flag : 0) - loss;
  }
  const own = unitsOf(state, nation, region);
  const foreign = foreignUnits(state, nation, region);
  const flag = flagAt(state, region);
  if (flag === nation || own <= foreign) return -loss;
  const won = campaign.flag + (flag < 0 ? 0 : harmTo(campaign, flag as Nation));
  return won / foreign - loss;
}

/** The value of demanding a battle against the unit that entered or changed its status. */
export function demandValue(campaign: Campaign, region: Region, intruder: Nation): number {
  const { outlook, nation } = campaign;
  const { state } = outlook;
  const loss = PARAMETERS.lossInBattle * campaign.flag - 0.08 * harmTo(campaign, intruder);
  if (isHome(region)) return (ownerOf(region) === nation && isHostile(state, intruder, region) ? 1 : 0) - loss;
  return (flagAt(state, region) === nation ? 0.4 * campaign.flag : 0) - loss;
}

function isHostile(state: State, nation: Nation, region: Region): boolean {
  return at(state.hostileArmies, region * NATIONS.length + nation) > 0;
}
