import {
  type ActionOf,
  anchorSeaOf,
  isHome,
  isPort,
  landNeighbours,
  type Power,
  type Region,
  type State,
} from "@rondel/imperial";
import { type Campaign, flagAt, foreignUnits, unitsOf } from "./regions.ts";

/** Where a factory is best: safe from armies next door, and a shipyard where the sea is still to be won. */
export function siteValue(campaign: Campaign, province: Region): number {
  const { outlook, power } = campaign;
  const { state } = outlook;
  return 2 + openWays(state, power, province) * 0.3 - 0.3 * armiesNextDoor(state, power, province);
}

function armiesNextDoor(state: State, power: Power, province: Region): number {
  let armies = 0;
  for (const region of landNeighbours(province)) armies += foreignUnits(state, power, region);
  return armies;
}

/** Regions next to a province that a unit from there could flag. */
function openWays(state: State, power: Power, province: Region): number {
  const sea = anchorSeaOf(province);
  if (sea !== undefined) return flagAt(state, sea) === power ? 0 : 1;
  return landNeighbours(province).filter((region) => !isHome(region) && flagAt(state, region) !== power).length;
}

const UPKEEP = 0.3;

/** What an imported unit is worth: most where its way to a new flag is short. */
export function importedValue(campaign: Campaign, { unit, province }: ActionOf<"placeImport">): number {
  const { outlook, power, flag } = campaign;
  const { state } = outlook;
  if (unit === "army") {
    const waiting = unitsOf(state, power, province);
    return flag * (0.45 + 0.08 * openWays(state, power, province) - 0.15 * waiting) - UPKEEP;
  }
  const sea = isPort(province) ? anchorSeaOf(province) : undefined;
  const fresh = sea !== undefined && flagAt(state, sea) !== power && unitsOf(state, power, province) === 0;
  return flag * (fresh ? 0.7 : 0.25) - UPKEEP;
}
