import { NATION_NAMES, REGION_NAMES } from "../../../src/board/europe.ts";
import type { Frame, State } from "../../../src/index.ts";
import { AREAS, NATIONS } from "./europe.ts";

type Status = "hostile" | "friendly";
export type UnitType = "army" | "fleet";

/** Units of one nation, type and status in one region. */
export interface Group {
  readonly nation: string;
  readonly unit: UnitType;
  readonly place: string;
  /** Only for armies in a home province of another nation (INV-19). */
  readonly status: Status | undefined;
  readonly count: number;
  /** How many of them have moved, changed status or carried an army in this manoeuvre (RL-61). */
  readonly acted: number;
}

/** A position with names instead of numbers. */
export interface Position {
  readonly groups: readonly Group[];
  readonly factories: ReadonlySet<string>;
  treasury(nation: string): number;
  readonly frame: Frame | undefined;
}

/** Translates the numbers of a state into names. */
export function positionOf(state: State): Position {
  const manoeuvre = state.frames.find((frame) => frame.kind === "manoeuvre");
  const groups: Group[] = [];
  REGION_NAMES.forEach((place, region) => {
    NATION_NAMES.forEach((nation, index) => {
      const cell = region * NATION_NAMES.length + index;
      const acts = manoeuvre?.nation === index ? manoeuvre : undefined;
      const abroad = (AREAS.get(place)?.home ?? nation) !== nation;
      const add = (unit: UnitType, count = 0, status?: Status, acted = 0): void => {
        if (count > 0) groups.push({ nation, unit, place, status, count, acted });
      };
      add("army", state.peacefulArmies[cell], abroad ? "friendly" : undefined, acts?.actedPeaceful[region]);
      add("army", state.hostileArmies[cell], "hostile", acts?.actedHostile[region]);
      add("fleet", state.fleets[cell], undefined, acts?.actedFleets[region]);
    });
  });
  return {
    groups,
    factories: new Set(state.factories.flatMap((there, province) => (there ? [nameOfPlace(province)] : []))),
    treasury: (nation) => state.treasury[[...NATION_NAMES].indexOf(nation as never)] ?? 0,
    frame: state.frames.at(-1),
  };
}

export function nameOfNation(nation: number): string {
  return NATION_NAMES[nation] ?? "nobody";
}

export function nameOfPlace(region: number): string {
  return REGION_NAMES[region] ?? "nowhere";
}

export function groupsAt(position: Position, place: string): Group[] {
  return position.groups.filter((group) => group.place === place);
}

export function isOccupied(position: Position, province: string): boolean {
  return groupsAt(position, province).some(({ status }) => status === "hostile");
}

/** Units of a nation that are not on the map (IM-1.10). */
export function supply(position: Position, nation: string, unit: UnitType): number {
  const onMap = position.groups
    .filter((group) => group.nation === nation && group.unit === unit)
    .reduce((sum, { count }) => sum + count, 0);
  const { armies, fleets } = NATIONS.get(nation) ?? { armies: 0, fleets: 0 };
  return (unit === "army" ? armies : fleets) - onMap;
}
