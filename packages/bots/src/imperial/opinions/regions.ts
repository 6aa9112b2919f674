import {
  HOME_PROVINCES,
  hasFactory,
  isForeignHome,
  isHome,
  isOccupied,
  landNeighbours,
  NATIONS,
  type Nation,
  ownerOf,
  type Region,
  type State,
  type Status,
  seaNeighbours,
} from "@rondel/imperial";
import { at } from "../../numbers.ts";
import type { Outlook } from "../outlook.ts";
import { PARAMETERS } from "../parameters.ts";
import { flagValue } from "./rondel.ts";

const HOMES = HOME_PROVINCES.length;

/** The manoeuvring nation and the value of its flags, from the view of its government. */
export interface Campaign {
  readonly outlook: Outlook;
  readonly nation: Nation;
  /** The value of one more flag of the nation. */
  readonly flag: number;
  /** By region: whether foreign units are in it or next to it, as far as it was asked for. */
  readonly nearby: (boolean | undefined)[];
}

export function campaignOf(outlook: Outlook, nation: Nation): Campaign {
  return { outlook, nation, flag: Math.max(0.3, flagValue(outlook, nation)), nearby: [] };
}

/** The value to the seat if a nation loses one tax; positive if other players hold its bonds. */
export function harmTo({ outlook }: Campaign, nation: Nation): number {
  return -at(outlook.stakes, nation) * outlook.laps * PARAMETERS.harm;
}

export function unitsOf(state: State, nation: Nation, region: Region): number {
  const place = region * NATIONS.length + nation;
  return at(state.peacefulArmies, place) + at(state.hostileArmies, place) + at(state.fleets, place);
}

export function foreignUnits(state: State, nation: Nation, region: Region): number {
  let count = 0;
  const first = region * NATIONS.length;
  for (let place = first; place < first + NATIONS.length; place++)
    if (place !== first + nation)
      count += at(state.peacefulArmies, place) + at(state.hostileArmies, place) + at(state.fleets, place);
  return count;
}

export function flagAt(state: State, region: Region): number {
  return at(state.flags, region - HOMES);
}

/** The value of one more unit in a region. */
export function arrivalValue(campaign: Campaign, region: Region, status: Status | undefined): number {
  const { outlook, nation } = campaign;
  const { state } = outlook;
  if (isForeignHome(region, nation)) return status === "hostile" ? invasionValue(campaign, region) : -0.05;
  if (isHome(region)) return isOccupied(state, region) ? 1 + campaign.flag : 0;
  return claimValue(campaign, region, unitsOf(state, nation, region), foreignUnits(state, nation, region));
}

/** A nation that holds a region alone gains the flag there and takes it from another nation. */
function claimValue(campaign: Campaign, region: Region, own: number, foreign: number): number {
  const { state } = campaign.outlook;
  const flag = flagAt(state, region);
  if (flag === campaign.nation) return foreign > own ? 0.25 * campaign.flag : 0;
  if (own > foreign) return 0;
  const taken = flag < 0 ? 0 : harmTo(campaign, flag as Nation);
  const whole = campaign.flag + taken;
  if (foreign === 0) return whole;
  return own + 1 > foreign ? PARAMETERS.contested * whole - 0.2 : 0.15 * whole - 0.1;
}

const FACTORY_TAX = 2;

/** A hostile army stops a factory from paying and producing. */
function invasionValue(campaign: Campaign, region: Region): number {
  const { state } = campaign.outlook;
  const owner = ownerOf(region);
  const worth = hasFactory(state, region) && !isOccupied(state, region) ? FACTORY_TAX : 0.2;
  return harmTo(campaign, owner) * worth * PARAMETERS.invasion - 0.15;
}

/** The cost of removing one unit from a region. */
export function departureCost(campaign: Campaign, region: Region, standing: Status | undefined): number {
  const { outlook, nation } = campaign;
  const { state } = outlook;
  if (isForeignHome(region, nation)) {
    const places = state.hostileArmies;
    const last = at(places, region * NATIONS.length + nation) === 1;
    return standing === "hostile" && last && hasFactory(state, region)
      ? Math.max(0, harmTo(campaign, ownerOf(region)) * FACTORY_TAX * PARAMETERS.invasion)
      : 0;
  }
  if (isHome(region)) return 0;
  if (unitsOf(state, nation, region) > 1) return 0;
  if (flagAt(state, region) !== nation) return foreignUnits(state, nation, region) === 0 ? campaign.flag : 0.1;
  campaign.nearby[region] ??= hasForeignNeighbours(state, nation, region);
  return campaign.nearby[region] ? PARAMETERS.leavingFlag * campaign.flag : 0.02;
}

function hasForeignNeighbours(state: State, nation: Nation, region: Region): boolean {
  if (foreignUnits(state, nation, region) > 0) return true;
  return (
    landNeighbours(region).some((next) => foreignUnits(state, nation, next) > 0) ||
    seaNeighbours(region).some((next) => foreignUnits(state, nation, next) > 0)
  );
}
