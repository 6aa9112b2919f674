import { AREAS, areaNamed, SEAS } from "./europe.ts";
import { type Group, groupsAt, isOccupied, type Position } from "./position.ts";

/** IM-11.5, IM-11.6: a fleet sails from port into its anchor sea, at sea into a neighbouring one. */
export function fleetMoves(position: Position, nation: string): string[] {
  return position.groups
    .filter((group) => group.nation === nation && group.unit === "fleet" && group.acted < group.count)
    .flatMap(({ place }) => {
      const seas = SEAS.get(place) ?? [areaNamed(place).anchor ?? ""];
      return seas.map((sea) => `moveFleet ${place} ${sea}`);
    });
}

export function armyMoves(position: Position, nation: string): string[] {
  return position.groups
    .filter((group) => group.nation === nation && group.unit === "army" && group.acted < group.count)
    .flatMap((army) => movesOf(position, army));
}

/** Every move of one army (IM-11.8 to IM-11.13), with the status that it may declare on arrival. */
function movesOf(position: Position, army: Group): string[] {
  const standing = army.status ? ` standing=${army.status}` : "";
  const written = (end: string, seas: readonly string[]): string[] => {
    const chain = seas.length > 0 ? ` seas=${seas.join(",")}` : "";
    const head = `moveArmy ${army.place} ${end}${standing}`;
    return statusesOn(position, army, end).map((status) => `${head}${status ? ` status=${status}` : ""}${chain}`);
  };
  const onFoot = walks(position, army);
  const byShip = convoys(position, army);
  return [...[...onFoot].flatMap((end) => written(end, [])), ...byShip.flatMap(({ end, seas }) => written(end, seas))];
}

/** IM-2.9: the home provinces that rail joins to this one, itself included; none if a hostile army is in it. */
function railFrom(position: Position, nation: string, start: string): Set<string> {
  const isOpen = (place: string): boolean => areaNamed(place).home === nation && !isOccupied(position, place);
  const reached = new Set<string>();
  const visit = (place: string): void => {
    if (reached.has(place) || !isOpen(place)) return;
    reached.add(place);
    areaNamed(place).lands.forEach(visit);
  };
  visit(start);
  return reached;
}

/** IM-11.12: rail alone, rail and then a march, or a march and then rail. */
function walks(position: Position, army: Group): Set<string> {
  const before = railFrom(position, army.nation, army.place);
  const ends = new Set(before);
  for (const start of new Set([army.place, ...before])) {
    for (const end of areaNamed(start).lands) {
      ends.add(end);
      if (start !== army.place) continue;
      for (const further of railFrom(position, army.nation, end)) ends.add(further);
    }
  }
  ends.delete(army.place);
  return ends;
}

interface Convoy {
  readonly end: string;
  readonly seas: readonly string[];
}

/** IM-11.9 to IM-11.12: along a chain of seas with a free fleet in each; rail before the voyage or after it. */
function convoys(position: Position, army: Group): Convoy[] {
  const { nation, place } = army;
  const rail = railFrom(position, nation, place);
  const voyages = [...new Set([place, ...rail])].flatMap((start) => voyagesFrom(position, nation, start));
  const railBefore = voyages.map(({ landing, seas }) => ({ end: landing, seas }));
  const railAfter = voyages
    .filter(({ start }) => start === place)
    .flatMap(({ landing, seas }) => [...railFrom(position, nation, landing)].map((end) => ({ end, seas })));
  // RL-51: not back to the start. RL-16: a province that open rail joins needs no fleet.
  return [...withoutDetours(railBefore), ...withoutDetours(railAfter)].filter(
    ({ end }) => end !== place && !rail.has(end),
  );
}

interface Voyage {
  readonly start: string;
  readonly seas: readonly string[];
  readonly landing: string;
}

function voyagesFrom(position: Position, nation: string, start: string): Voyage[] {
  const sail = (seas: readonly string[]): Voyage[] => {
    const last = seas.at(-1) ?? "";
    const landed = coastsOf(last).map((landing) => ({ start, seas, landing }));
    const further = (SEAS.get(last) ?? []).filter((sea) => !seas.includes(sea) && hasFreeFleet(position, nation, sea));
    return [...landed, ...further.flatMap((sea) => sail([...seas, sea]))];
  };
  return areaNamed(start)
    .seas.filter((sea) => hasFreeFleet(position, nation, sea))
    .flatMap((sea) => sail([sea]));
}

/** RL-16: no chain could leave out one of its seas. */
function withoutDetours(convoys: readonly Convoy[]): Convoy[] {
  const isShortcut = (one: Convoy, other: Convoy): boolean =>
    one.end === other.end && one.seas.length < other.seas.length && one.seas.every((sea) => other.seas.includes(sea));
  return convoys.filter((convoy) => !convoys.some((other) => isShortcut(other, convoy)));
}

const coastsOf = (sea: string): string[] =>
  [...AREAS.values()].filter(({ seas }) => seas.includes(sea)).map(({ name }) => name);

/** RL-68: whether a fleet of the nation in this sea has not carried an army yet. */
function hasFreeFleet(position: Position, nation: string, sea: string): boolean {
  return groupsAt(position, sea).some((group) => group.nation === nation && group.acted < group.count);
}

/** IM-11.22, IM-11.26: in a foreign home province the army declares its status; where the last free factory is protected it is friendly. */
function statusesOn(position: Position, army: Group, end: string): (string | undefined)[] {
  const owner = areaNamed(end).home;
  if (owner === undefined || owner === army.nation) return [undefined];
  return isLastFreeFactory(withoutOne(position, army), end) ? ["friendly"] : ["hostile", "friendly"];
}

/** IM-11.40: whether the province holds its nation's only factory without a hostile army. */
export function isLastFreeFactory(position: Position, province: string): boolean {
  const owner = areaNamed(province).home;
  const free = [...position.factories].filter(
    (place) => areaNamed(place).home === owner && !isOccupied(position, place),
  );
  return free.length === 1 && free[0] === province;
}

/** RL-63: the position without the moving army. */
function withoutOne(position: Position, army: Group): Position {
  const groups = position.groups
    .map((group) => (group === army ? { ...group, count: group.count - 1 } : group))
    .filter(({ count }) => count > 0);
  return { ...position, groups };
}
