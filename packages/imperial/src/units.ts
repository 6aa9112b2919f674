import {
  ARMIES_OF,
  FLEETS_OF,
  homesOf,
  isForeignHome,
  isSea,
  NATION_COUNT,
  NATIONS,
  type Nation,
  ownerOf,
  producedIn,
  REGIONS,
  type Region,
  type UnitType,
} from "./board/board.ts";
import { at, type PublicState, type State } from "./state.ts";

/** The status of an army in a foreign home province (IM-11.22); armies elsewhere have none (IM-11.28). */
export type Status = "hostile" | "friendly";

/** The hostile armies of a nation in an area, or its other ones. */
export function armiesIn(state: PublicState, nation: Nation, region: Region, hostile: boolean): number {
  return at(hostile ? state.hostileArmies : state.peacefulArmies, region * NATION_COUNT + nation);
}

export function fleetsIn(state: PublicState, nation: Nation, region: Region): number {
  return at(state.fleets, region * NATION_COUNT + nation);
}

export function unitsIn(state: PublicState, nation: Nation, region: Region): number {
  const place = region * NATION_COUNT + nation;
  return at(state.peacefulArmies, place) + at(state.hostileArmies, place) + at(state.fleets, place);
}

export function changeArmies(state: State, nation: Nation, region: Region, hostile: boolean, by: number): void {
  const list = hostile ? state.hostileArmies : state.peacefulArmies;
  const place = region * NATION_COUNT + nation;
  list[place] = at(list, place) + by;
}

export function changeFleets(state: State, nation: Nation, region: Region, by: number): void {
  const place = region * NATION_COUNT + nation;
  state.fleets[place] = at(state.fleets, place) + by;
}

/** The status of an army; undefined outside foreign home provinces. */
export function statusOf(nation: Nation, region: Region, hostile: boolean): Status | undefined {
  if (!isForeignHome(region, nation)) return undefined;
  return hostile ? "hostile" : "friendly";
}

export function armiesOnMap(state: PublicState, nation: Nation): number {
  let count = 0;
  for (let place: number = nation; place < state.peacefulArmies.length; place += NATION_COUNT) {
    count += at(state.peacefulArmies, place) + at(state.hostileArmies, place);
  }
  return count;
}

export function fleetsOnMap(state: PublicState, nation: Nation): number {
  let count = 0;
  for (let place: number = nation; place < state.fleets.length; place += NATION_COUNT) count += at(state.fleets, place);
  return count;
}

/** IM-1.10: units of a type that are not on the map. */
export function supplyOf(state: PublicState, nation: Nation, unit: UnitType): number {
  return unit === "army"
    ? at(ARMIES_OF, nation) - armiesOnMap(state, nation)
    : at(FLEETS_OF, nation) - fleetsOnMap(state, nation);
}

/** IM-11.23: a hostile army of any foreign nation blocks a home province for its owner. */
export function isOccupied(state: PublicState, home: Region): boolean {
  const first = home * NATION_COUNT;
  for (let place = first; place < first + NATION_COUNT; place++) if (at(state.hostileArmies, place) > 0) return true;
  return false;
}

export function hasFactory(state: PublicState, home: Region): boolean {
  return state.factories[home] === 1;
}

/** IM-17.1: the number of factories of a nation that no hostile army occupies. */
export function unoccupiedFactories(state: PublicState, nation: Nation): number {
  let count = 0;
  for (const home of homesOf(nation)) if (hasFactory(state, home) && !isOccupied(state, home)) count++;
  return count;
}

/**
 * Whether an army may be hostile in a home province, if it moves there from the occupied province `left` or is already there. The
 * province of a nation's only unoccupied factory is protected (IM-11.26, IM-11.40).
 */
export function mayBeHostile(state: PublicState, home: Region, left?: Region): boolean {
  if (!hasOpenFactory(state, home, left)) return true;
  for (const other of homesOf(ownerOf(home))) if (other !== home && hasOpenFactory(state, other, left)) return true;
  return false;
}

/** A single hostile army that moves away from `left` no longer occupies it (RL-63). */
function hasOpenFactory(state: PublicState, home: Region, left: Region | undefined): boolean {
  if (!hasFactory(state, home)) return false;
  return !isOccupied(state, home) || (home === left && isSoleOccupation(state, home));
}

/** Whether a single hostile army occupies a home province. */
function isSoleOccupation(state: PublicState, home: Region): boolean {
  let armies = 0;
  for (const nation of NATIONS) armies += at(state.hostileArmies, home * NATION_COUNT + nation);
  return armies === 1;
}

/** The provinces of a nation whose factories can produce: those without a hostile army (IM-9.2). */
export function workingFactories(state: PublicState, nation: Nation): Region[] {
  return homesOf(nation).filter((home) => hasFactory(state, home) && !isOccupied(state, home));
}

export function factoriesOf(unit: UnitType, provinces: readonly Region[]): Region[] {
  return provinces.filter((province) => producedIn(province) === unit);
}

/** Whether a foreign nation has units in a region. */
export function hasOpponents(state: PublicState, nation: Nation, region: Region): boolean {
  for (const other of NATIONS) if (other !== nation && unitsIn(state, other, region) > 0) return true;
  return false;
}

/** The foreign nations with units in a region, in turn order after the given nation: armies and fleets fight each other (IM-11.16). */
export function opponentsIn(state: PublicState, nation: Nation, region: Region): Nation[] {
  const opponents: Nation[] = [];
  for (let step = 1; step < NATION_COUNT; step++) {
    const other = ((nation + step) % NATION_COUNT) as Nation;
    if (unitsIn(state, other, region) > 0) opponents.push(other);
  }
  return opponents;
}

/** The units of a nation in a land or sea region. There are only armies without a status on land, and only fleets at sea. */
export function unitsOutsideHomes(state: PublicState, nation: Nation, region: Region): number {
  return isSea(region) ? fleetsIn(state, nation, region) : armiesIn(state, nation, region, false);
}

/** The nation that holds a land or sea region alone, if only one has units there (IM-11.34). */
export function soleOccupant(state: PublicState, region: Region): Nation | undefined {
  let found: Nation | undefined;
  for (const nation of NATIONS) {
    if (unitsOutsideHomes(state, nation, region) === 0) continue;
    if (found !== undefined) return undefined;
    found = nation;
  }
  return found;
}

export function regionsWithUnits(state: PublicState, nation: Nation): Region[] {
  const { peacefulArmies, hostileArmies, fleets } = state;
  const regions: Region[] = [];
  for (const region of REGIONS) {
    const place = region * NATION_COUNT + nation;
    if (at(peacefulArmies, place) + at(hostileArmies, place) + at(fleets, place) > 0) regions.push(region);
  }
  return regions;
}

const NO_STATUS: readonly Status[] = [];
const FRIENDLY: readonly Status[] = ["friendly"];
const EITHER: readonly Status[] = ["hostile", "friendly"];

/**
 * IM-11.22: in a foreign home province an army arrives hostile or friendly, in a protected one only friendly; elsewhere it has no status. A
 * hostile army that leaves a province no longer occupies it.
 */
export function statusesOnArrival(
  state: State,
  nation: Nation,
  to: Region,
  left: Region | undefined,
): readonly Status[] {
  if (!isForeignHome(to, nation)) return NO_STATUS;
  return mayBeHostile(state, to, left) ? EITHER : FRIENDLY;
}
