import { AREAS, areaNamed, SEAS } from "./europe.ts";
import { isLastFreeFactory } from "./movement.ts";
import { type Group, groupsAt, type Position, type UnitType } from "./position.ts";

/** The unit that opened a window: it has just entered or changed its status (IM-11.18). */
export interface Entrant {
  readonly place: string;
  readonly unit: UnitType;
  readonly status: string | undefined;
}

/** IM-11.17: the active nation may fight any foreign unit in a region with one of its units; in a window only in its region. */
export function battles(position: Position, nation: string, entrant?: Entrant): string[] {
  const places = entrant ? [entrant.place] : [...AREAS.keys(), ...SEAS.keys()];
  return places.flatMap((place) => {
    const here = groupsAt(position, place);
    const own = here.filter((group) => group.nation === nation);
    const foreign = here.filter((group) => group.nation !== nation);
    return own.flatMap((fighter) =>
      foreign
        .filter((target) => canFight(fighter, target))
        .flatMap((target) => historiesOf(fighter, entrant).map((piece) => written(fighter, target, piece))),
    );
  });
}

/** IM-11.16: at sea fleets fight fleets, on land armies fight armies; a fleet in port fights armies in its province. */
function canFight(one: Group, other: Group): boolean {
  if (SEAS.has(one.place)) return true;
  return one.unit === "army" || other.unit === "army";
}

/** RL-61: the government chooses its unit by history where histories differ. */
function historiesOf(fighter: Group, entrant: Entrant | undefined): (string | undefined)[] {
  const isEntrant = entrant !== undefined && entrant.unit === fighter.unit && entrant.status === fighter.status;
  const acted = isEntrant ? fighter.acted - 1 : fighter.acted;
  const kinds = [
    ...(isEntrant ? ["itself"] : []),
    ...(acted > 0 ? ["acted"] : []),
    ...(fighter.count > fighter.acted ? ["fresh"] : []),
  ];
  return kinds.length > 1 ? kinds : [undefined];
}

function written(fighter: Group, target: Group, piece: string | undefined): string {
  const optional = [
    ...(fighter.status ? [`standing=${fighter.status}`] : []),
    ...(piece ? [`piece=${piece}`] : []),
    ...(target.status ? [`targetStanding=${target.status}`] : []),
  ];
  return ["declareBattle", fighter.place, fighter.unit, target.nation, target.unit, ...optional].join(" ");
}

/** IM-11.18, IM-11.20: a nation that is asked gives up one of its units that can fight the entrant, or declines. */
export function demands(position: Position, nation: string, entrant: Entrant): string[] {
  const eligible = groupsAt(position, entrant.place)
    .filter((group) => group.nation === nation)
    .filter((group) => SEAS.has(group.place) || entrant.unit === "army" || group.unit === "army");
  const lines = eligible.map(({ unit, status }) => `demandBattle ${unit}${status ? ` standing=${status}` : ""}`);
  return [...lines, "decline"];
}

/** IM-11.25, IM-11.27, IM-11.39: an army in a foreign home province that has not acted may change its status. */
export function statusChanges(position: Position, nation: string): string[] {
  return position.groups
    .filter((group) => group.nation === nation && group.status !== undefined && group.acted < group.count)
    .filter(({ status, place }) => status === "hostile" || !isLastFreeFactory(position, place))
    .map(({ status, place }) => `setStatus ${place} ${status === "hostile" ? "friendly" : "hostile"}`);
}

/** IM-11.29 to IM-11.31: three hostile armies destroy a factory without a unit of its owner. RL-61: how many of them have acted. */
export function destructions(position: Position, nation: string): string[] {
  return position.groups
    .filter((group) => group.nation === nation && group.status === "hostile" && group.count >= 3)
    .filter(({ place }) => position.factories.has(place))
    .filter(({ place }) => !groupsAt(position, place).some((group) => group.nation === areaNamed(place).home))
    .flatMap(({ place, count, acted }) => {
      const choices = [0, 1, 2, 3].filter((number) => number <= acted && 3 - number <= count - acted);
      return choices.map((number) => `destroyFactory ${place}${choices.length > 1 ? ` acted=${number}` : ""}`);
    });
}
