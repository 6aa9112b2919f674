import data from "./board.json" with { type: "json" };

declare const territoryBrand: unique symbol;
declare const seaBrand: unique symbol;

/** A territory by its number: its place in board.json (the board index of the rules). */
export type Territory = number & { readonly [territoryBrand]: true };
/** A sea by its number: the numbers of seas follow those of territories. */
export type Sea = number & { readonly [seaBrand]: true };
export type Region = Territory | Sea;

/** The number that stands for no region in states, frames and events. */
export const NOWHERE = -1 as Territory & Sea;

interface TerritoryEntry {
  readonly id: string;
  readonly value: number;
  /** The roll of the white die that assigns this home; 1 marks Great Britain, which is rolled for first. */
  readonly homeDie?: number;
  readonly borders: string;
  readonly coasts: string;
  /** Sectors on the region wheel; 1 if absent. */
  readonly weight?: number;
}

interface SeaEntry {
  readonly id: string;
  readonly value: number;
  readonly borders: string;
  readonly weight?: number;
}

const territories: readonly TerritoryEntry[] = data.territories;
const seas: readonly SeaEntry[] = data.seas;
const entries = [...territories, ...seas];

export const TERRITORIES = territories.length;
export const REGIONS = entries.length;
export const REGION_NAMES: readonly string[] = entries.map((entry) => entry.id);
export const ALL_TERRITORIES: readonly Territory[] = territories.map((_, place) => place as Territory);
export const ALL_SEAS: readonly Sea[] = seas.map((_, place) => (TERRITORIES + place) as Sea);
export const ALL_REGIONS: readonly Region[] = [...ALL_TERRITORIES, ...ALL_SEAS];

export function isSea(region: Region): region is Sea {
  return region >= TERRITORIES;
}

export function isTerritory(region: Region): region is Territory {
  return region < TERRITORIES;
}

/** Narrows a region that a legal action or a rule has already limited to territories. */
export function asTerritory(region: Region): Territory {
  if (!isTerritory(region)) throw new RangeError(`region ${region} is not a territory`);
  return region;
}

/** Narrows a region that a legal action or a rule has already limited to seas. */
export function asSea(region: Region): Sea {
  if (!isSea(region)) throw new RangeError(`region ${region} is not a sea`);
  return region;
}

const regionByName = new Map(ALL_REGIONS.map((region) => [REGION_NAMES[region], region]));

/** Finds a region by its name in board.json; throws if the board has no such region. */
export function regionNamed(name: string): Region {
  const region = regionByName.get(name);
  if (region === undefined) throw new RangeError(`the board has no region ${name}`);
  return region;
}

const VALUES: readonly number[] = entries.map((entry) => entry.value);
const WEIGHTS: readonly number[] = entries.map((entry) => entry.weight ?? 1);

// IR-2.1.1
export function regionValue(region: Region): number {
  return VALUES[region] ?? 0;
}

/** The number of sectors that a region has on the region wheel. */
export function regionWeight(region: Region): number {
  return WEIGHTS[region] ?? 1;
}

/** Sectors on the event wheel, by event. */
export const EVENT_WEIGHT: Readonly<Record<string, number>> = data.eventWeights;

const regionsNamed = (names: string): Region[] => (names === "" ? [] : names.split(" ").map(regionNamed));

// IR-2.1.2: march, sail and coast are three relations; a canal is none of them.
const BORDERS: readonly (readonly Region[])[] = entries.map((entry) => regionsNamed(entry.borders));
const COASTS: readonly (readonly Region[])[] = [
  ...territories.map((territory) => regionsNamed(territory.coasts)),
  ...seas.map(({ id }) => ALL_TERRITORIES.filter((territory) => isOnCoast(territory, id))),
];

function isOnCoast(territory: Territory, sea: string): boolean {
  return territories[territory]?.coasts.split(" ").includes(sea) ?? false;
}

/** The territories that border a territory, or the seas that border a sea. */
export function bordersOf(region: Territory): readonly Territory[];
export function bordersOf(region: Sea): readonly Sea[];
export function bordersOf(region: Region): readonly Region[];
export function bordersOf(region: Region): readonly Region[] {
  return BORDERS[region] ?? [];
}

/** The seas on which a territory has a coast, or the territories that have a coast on a sea. */
export function coastsOf(region: Territory): readonly Sea[];
export function coastsOf(region: Sea): readonly Territory[];
export function coastsOf(region: Region): readonly Region[];
export function coastsOf(region: Region): readonly Region[] {
  return COASTS[region] ?? [];
}

export function isBorder(one: Region, other: Region): boolean {
  return bordersOf(one).includes(other);
}

export function isCoast(one: Region, other: Region): boolean {
  return coastsOf(one).includes(other);
}

// IR-2.5.1
interface Canal {
  readonly territory: Territory;
  readonly seas: readonly [Sea, Sea];
  readonly cost: number;
  readonly posts: number;
}

export const CANALS: readonly Canal[] = data.canals.map((canal) => {
  const [one = NOWHERE, other = NOWHERE] = regionsNamed(canal.seas).filter(isSea);
  const territory = asTerritory(regionNamed(canal.territory));
  return { territory, seas: [one, other], cost: canal.cost, posts: canal.posts };
});

/** The number of a territory's canal, or -1. */
export function canalOf(territory: Region): number {
  return CANALS.findIndex((canal) => canal.territory === territory);
}

// IR-2.2.3, IR-3.2.3
const homeWithDie = (die: number): Territory =>
  ALL_TERRITORIES.find((territory) => territories[territory]?.homeDie === die) ?? NOWHERE;
export const GREAT_BRITAIN: Territory = homeWithDie(1);
/** The other possible homes in the order of their dice, 2 to 6. */
export const OTHER_HOMES: readonly Territory[] = [2, 3, 4, 5, 6].map(homeWithDie);
