import data from "./board.json" with { type: "json" };

/** A land or a sea by its number: lands first, then seas, each in the order of board.json (the board index of the rules). */
export type Region = number;
/** A field below `LANDS`. */
export type Territory = Region;
/** A field from `LANDS` on. */
export type Sea = Region;

interface TerritoryEntry {
  readonly id: string;
  readonly value: number;
  /** The roll of the white die that gives this home; 1 marks Great Britain, which is diced for first. */
  readonly homeDie?: number;
  readonly borders: string;
  readonly coasts: string;
  /** Sectors of the wheel; one if it is not said. */
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

export const TERRITORIES = territories.length;
export const REGIONS = TERRITORIES + seas.length;
export const REGION_NAMES: readonly string[] = [...territories, ...seas].map((entry) => entry.id);
export const ALL_TERRITORIES: readonly Territory[] = territories.map((_, territory) => territory);
export const ALL_SEAS: readonly Sea[] = seas.map((_, sea) => TERRITORIES + sea);

// IR-2.1.1
export const VALUE: readonly number[] = [...territories, ...seas].map((entry) => entry.value);
export const WEIGHT: readonly number[] = [...territories, ...seas].map((entry) => entry.weight ?? 1);

/** Sectors of the event wheel. */
export const EVENT_WEIGHT: Readonly<Record<string, number>> = data.eventWeights;

const regionOfName = new Map(REGION_NAMES.map((name, region) => [name, region]));

/** The field of that name; the name must be one of the board's. */
export function regionNamed(name: string): Region {
  const region = regionOfName.get(name);
  if (region === undefined) throw new RangeError(`the board has no field ${name}`);
  return region;
}

const regionsNamed = (names: string): Region[] => (names === "" ? [] : names.split(" ").map(regionNamed));

// IR-2.1.2: march, sail and coast are three relations; a canal is none of them.
/** From a land to the lands beside it, from a sea to the seas beside it. */
export const BORDERS: readonly (readonly Region[])[] = [...territories, ...seas].map((entry) =>
  regionsNamed(entry.borders),
);
/** From a land to its seas, from a sea to its lands. */
export const COASTS: readonly (readonly Region[])[] = [
  ...territories.map((territory) => regionsNamed(territory.coasts)),
  ...ALL_SEAS.map((sea) =>
    ALL_TERRITORIES.filter((territory) => territories[territory]?.coasts.split(" ").includes(REGION_NAMES[sea] ?? "")),
  ),
];

export const isSea = (region: Region): boolean => region >= TERRITORIES;
export const isTerritory = (region: Region): boolean => region < TERRITORIES;

export function touch(relation: readonly (readonly Region[])[], from: Region, to: Region): boolean {
  return relation[from]?.includes(to) ?? false;
}

// IR-2.5.1
interface Canal {
  readonly territory: Territory;
  readonly seas: readonly [Sea, Sea];
  readonly cost: number;
  readonly posts: number;
}

export const CANALS: readonly Canal[] = data.canals.map((canal) => {
  const [one = 0, other = 0] = regionsNamed(canal.seas);
  return { territory: regionNamed(canal.territory), seas: [one, other], cost: canal.cost, posts: canal.posts };
});

/** The number of the canal of a land, or -1. */
export const canalOf = (territory: Territory): number => CANALS.findIndex((canal) => canal.territory === territory);

// IR-2.2.3, IR-3.2.3
const homeWithDie = (die: number): Territory => territories.findIndex((territory) => territory.homeDie === die);
export const GREAT_BRITAIN: Territory = homeWithDie(1);
/** The other possible homes in the order of their dice, 2 to 6. */
export const OTHER_HOMES: readonly Territory[] = [2, 3, 4, 5, 6].map(homeWithDie);
