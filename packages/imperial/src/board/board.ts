import {
  ANCHOR_SEAS,
  BORDERS,
  NATION_NAMES,
  PIECES,
  REGION_NAMES,
  type RegionName,
  START_FACTORIES,
} from "./europe.ts";
import { UNCERTAIN_BORDERS } from "./uncertain.ts";

declare const nationBrand: unique symbol;
declare const regionBrand: unique symbol;

/** A nation, by its place in turn order. */
export type Nation = number & { readonly [nationBrand]: true };
/** A region of the map, by its place in REGION_NAMES. */
export type Region = number & { readonly [regionBrand]: true };

export const NATION_COUNT = NATION_NAMES.length;
export const HOMES_PER_NATION = 5;
const HOME_COUNT = NATION_COUNT * HOMES_PER_NATION;
const LAND_COUNT = 15;
const SEA_COUNT = 9;
export const REGION_COUNT = HOME_COUNT + LAND_COUNT + SEA_COUNT;
export const FIRST_SEA = HOME_COUNT + LAND_COUNT;

const countUp = <Id extends number>(from: number, to: number): readonly Id[] =>
  Array.from({ length: to - from }, (_, step) => (from + step) as Id);

export const NATIONS: readonly Nation[] = countUp(0, NATION_COUNT);
export const REGIONS: readonly Region[] = countUp(0, REGION_COUNT);
/** Home provinces and land regions: where armies can be. */
export const AREAS: readonly Region[] = countUp(0, FIRST_SEA);
export const SEAS: readonly Region[] = countUp(FIRST_SEA, REGION_COUNT);
/** Land and sea regions: where flags can be placed (IM-11.35). */
export const FLAG_REGIONS: readonly Region[] = countUp(HOME_COUNT, REGION_COUNT);
export const FIRST_FLAG_REGION = HOME_COUNT;
export const HOME_PROVINCES: readonly Region[] = countUp(0, HOME_COUNT);
const HOMES_BY_NATION = NATIONS.map((nation) =>
  countUp<Region>(nation * HOMES_PER_NATION, (nation + 1) * HOMES_PER_NATION),
);

export function nationNamed(name: (typeof NATION_NAMES)[number]): Nation {
  return NATION_NAMES.indexOf(name) as Nation;
}

function regionNamed(name: RegionName): Region {
  return REGION_NAMES.indexOf(name) as Region;
}

export function homesOf(nation: Nation): readonly Region[] {
  return HOMES_BY_NATION[nation] as readonly Region[];
}

export function isSea(region: Region): boolean {
  return region >= FIRST_SEA;
}

export function isHome(region: Region): boolean {
  return region < HOME_COUNT;
}

const OWNERS: readonly Nation[] = REGIONS.map((region) => Math.floor(region / HOMES_PER_NATION) as Nation);

/** The nation to which a home province belongs; only for home provinces. */
export function ownerOf(home: Region): Nation {
  return OWNERS[home] as Nation;
}

/** Land and sea regions follow after the provinces of the last nation, so they are of no nation. */
export function isHomeOf(region: Region, nation: Nation): boolean {
  return ownerOf(region) === nation;
}

export function isForeignHome(region: Region, nation: Nation): boolean {
  return isHome(region) && ownerOf(region) !== nation;
}

export const ARMIES_OF: readonly number[] = NATION_NAMES.map((name) => PIECES[name].armies);
export const FLEETS_OF: readonly number[] = NATION_NAMES.map((name) => PIECES[name].fleets);
export const FLAGS_PER_NATION = 15;
export const STARTING_FACTORIES: readonly Region[] = START_FACTORIES.map(regionNamed);

/** IM-2.5: the sea that a port opens to; undefined for brown cities and regions without a city. */
const ANCHOR_SEA_OF: readonly (Region | undefined)[] = REGION_NAMES.map((name) => {
  const sea = ANCHOR_SEAS[name];
  return sea && regionNamed(sea);
});

export function anchorSeaOf(region: Region): Region | undefined {
  return ANCHOR_SEA_OF[region];
}

/** IM-2.4: light-blue cities are ports, with or without a shipyard. */
export function isPort(region: Region): boolean {
  return ANCHOR_SEA_OF[region] !== undefined;
}

export type UnitType = "army" | "fleet";

export function producedIn(province: Region): UnitType {
  return isPort(province) ? "fleet" : "army";
}

const NEIGHBOURS = neighbours();
const LAND_NEIGHBOURS = NEIGHBOURS.map((list) => list.filter((region) => !isSea(region)));
const SEA_NEIGHBOURS = NEIGHBOURS.map((list) => list.filter(isSea));

/** The areas to which an army can march from an area (IM-2.7); for a sea, its coasts. */
export function landNeighbours(region: Region): readonly Region[] {
  return LAND_NEIGHBOURS[region] as readonly Region[];
}

/** The seas that border an area or a sea (IM-2.7, IM-2.8). */
export function seaNeighbours(region: Region): readonly Region[] {
  return SEA_NEIGHBOURS[region] as readonly Region[];
}

function neighbours(): readonly (readonly Region[])[] {
  const lists: Region[][] = REGIONS.map(() => []);
  const join = (one: RegionName, other: RegionName) => {
    lists[regionNamed(one)]?.push(regionNamed(other));
    lists[regionNamed(other)]?.push(regionNamed(one));
  };
  for (const name of REGION_NAMES) for (const other of BORDERS[name] ?? []) join(name, other);
  for (const { between, adjacent } of UNCERTAIN_BORDERS) if (adjacent) join(...between);
  for (const list of lists) list.sort((left, right) => left - right);
  return lists;
}
