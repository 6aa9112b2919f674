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
import { TASTE } from "../taste.ts";
import { arrivalValue, type Campaign, departureCost, flagAt, foreignUnits, harmTo, unitsOf } from "./regions.ts";

/** What one small step of a manoeuvre is worth; ending it is worth nothing, so a good step comes first. */
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
  return arrivalValue(campaign, to, undefined) + carrying(campaign, to) - leaving;
}

/** A fleet opens the coasts of its sea to armies. */
function carrying({ outlook, nation, flag }: Campaign, sea: Region): number {
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

/** One unit for one unit: good where a flag or an own province comes free, otherwise a waste. */
export function battleValue(campaign: Campaign, action: ActionOf<"declareBattle">): number {
  const { outlook, nation } = campaign;
  const { state } = outlook;
  const { region, target } = action;
  const loss = TASTE.lossInBattle * campaign.flag - 0.08 * harmTo(campaign, target);
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

/** What a power that is asked gains by a battle against the unit that entered or turned. */
export function demandValue(campaign: Campaign, region: Region, intruder: Nation): number {
  const { outlook, nation } = campaign;
  const { state } = outlook;
  const loss = TASTE.lossInBattle * campaign.flag - 0.08 * harmTo(campaign, intruder);
  if (isHome(region)) return (ownerOf(region) === nation && isHostile(state, intruder, region) ? 1 : 0) - loss;
  return (flagAt(state, region) === nation ? 0.4 * campaign.flag : 0) - loss;
}

function isHostile(state: State, nation: Nation, region: Region): boolean {
  return at(state.hostileArmies, region * NATIONS.length + nation) > 0;
}
