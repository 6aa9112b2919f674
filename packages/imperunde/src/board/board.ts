import data from "./board.json" with { type: "json" };

/** A land or a sea by its number: lands first, then seas, each in the order of board.json (the board index of the rules). */
export type Field = number;
/** A field below `LANDS`. */
export type Land = Field;
/** A field from `LANDS` on. */
export type Sea = Field;

interface LandEntry {
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

const lands: readonly LandEntry[] = data.lands;
const seas: readonly SeaEntry[] = data.seas;

export const LANDS = lands.length;
export const FIELDS = LANDS + seas.length;
export const FIELD_NAMES: readonly string[] = [...lands, ...seas].map((entry) => entry.id);
export const ALL_LANDS: readonly Land[] = lands.map((_, land) => land);
export const ALL_SEAS: readonly Sea[] = seas.map((_, sea) => LANDS + sea);

// IR-2.1.1
export const VALUE: readonly number[] = [...lands, ...seas].map((entry) => entry.value);
export const WEIGHT: readonly number[] = [...lands, ...seas].map((entry) => entry.weight ?? 1);

/** Sectors of the event wheel. */
export const EVENT_WEIGHT: Readonly<Record<string, number>> = data.eventWeights;

const fieldOfName = new Map(FIELD_NAMES.map((name, field) => [name, field]));

/** The field of that name; the name must be one of the board's. */
export function fieldCalled(name: string): Field {
  const field = fieldOfName.get(name);
  if (field === undefined) throw new RangeError(`the board has no field ${name}`);
  return field;
}

const fieldsCalled = (names: string): Field[] => (names === "" ? [] : names.split(" ").map(fieldCalled));

// IR-2.1.2: march, sail and coast are three relations; a canal is none of them.
/** From a land to the lands beside it, from a sea to the seas beside it. */
export const BORDERS: readonly (readonly Field[])[] = [...lands, ...seas].map((entry) => fieldsCalled(entry.borders));
/** From a land to its seas, from a sea to its lands. */
export const COASTS: readonly (readonly Field[])[] = [
  ...lands.map((land) => fieldsCalled(land.coasts)),
  ...ALL_SEAS.map((sea) => ALL_LANDS.filter((land) => lands[land]?.coasts.split(" ").includes(FIELD_NAMES[sea] ?? ""))),
];

export const isSea = (field: Field): boolean => field >= LANDS;
export const isLand = (field: Field): boolean => field < LANDS;

export function touch(relation: readonly (readonly Field[])[], from: Field, to: Field): boolean {
  return relation[from]?.includes(to) ?? false;
}

// IR-2.5.1
interface Canal {
  readonly land: Land;
  readonly seas: readonly [Sea, Sea];
  readonly cost: number;
  readonly posts: number;
}

export const CANALS: readonly Canal[] = data.canals.map((canal) => {
  const [one = 0, other = 0] = fieldsCalled(canal.seas);
  return { land: fieldCalled(canal.land), seas: [one, other], cost: canal.cost, posts: canal.posts };
});

/** The number of the canal of a land, or -1. */
export const canalOf = (land: Land): number => CANALS.findIndex((canal) => canal.land === land);

// IR-2.2.3, IR-3.2.3
const homeWithDie = (die: number): Land => lands.findIndex((land) => land.homeDie === die);
export const GREAT_BRITAIN: Land = homeWithDie(1);
/** The other possible homes in the order of their dice, 2 to 6. */
export const OTHER_HOMES: readonly Land[] = [2, 3, 4, 5, 6].map(homeWithDie);
