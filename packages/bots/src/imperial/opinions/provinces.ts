import {
  type ActionOf,
  anchorSeaOf,
  isHome,
  isPort,
  landNeighbours,
  type Nation,
  type Region,
  type State,
} from "@rondel/imperial";
import { type Campaign, flagAt, foreignUnits, unitsOf } from "./regions.ts";

/** The value of a factory site: few foreign armies nearby, and regions to flag within reach. */
export function siteValue(campaign: Campaign, province: Region): number {
  const { outlook, nation } = campaign;
  const { state } = outlook;
  return 2 + regionsToFlag(state, nation, province) * 0.3 - 0.3 * armiesNearby(state, nation, province);
}

function armiesNearby(state: State, nation: Nation, province: Region): number {
  let armies = 0;
  for (const region of landNeighbours(province)) armies += foreignUnits(state, nation, region);
  return armies;
}

/** The number of neighbouring regions that a unit from this province could flag. */
function regionsToFlag(state: State, nation: Nation, province: Region): number {
  const sea = anchorSeaOf(province);
  if (sea !== undefined) return flagAt(state, sea) === nation ? 0 : 1;
  return landNeighbours(province).filter((region) => !isHome(region) && flagAt(state, region) !== nation).length;
}

const UPKEEP = 0.3;

/** The value of an imported unit: highest next to regions without the nation's flag. */
export function importedValue(campaign: Campaign, { unit, province }: ActionOf<"placeImport">): number {
  const { outlook, nation, flag } = campaign;
  const { state } = outlook;
  if (unit === "army") {
    const waiting = unitsOf(state, nation, province);
    return flag * (0.45 + 0.08 * regionsToFlag(state, nation, province) - 0.15 * waiting) - UPKEEP;
  }
  const sea = isPort(province) ? anchorSeaOf(province) : undefined;
  const fresh = sea !== undefined && flagAt(state, sea) !== nation && unitsOf(state, nation, province) === 0;
  return flag * (fresh ? 0.7 : 0.25) - UPKEEP;
}
