import { HOMES_PER_NATION, homesOf, landNeighbours, NATIONS, type Nation, type Region } from "./board.ts";

/**
 * IM-2.9: a set of home provinces of one nation, as five bits in board order. Rail joins open provinces with a common border.
 * Everything about such sets is computed only once.
 */
export type HomeSet = number;

export const HOME_SETS = 1 << HOMES_PER_NATION;

export function bitOf(home: Region): HomeSet {
  return 1 << (home % HOMES_PER_NATION);
}

/** By nation, set of open provinces, and province: the provinces that rail reaches from there. */
const CONNECTED: readonly HomeSet[] = NATIONS.flatMap((nation) =>
  Array.from({ length: HOME_SETS }, (_, open) => homesOf(nation).map((home) => connected(nation, open, home))).flat(),
);

/** The open provinces that rail joins to a province, itself included; the empty set if it is not open. */
export function railFrom(nation: Nation, open: HomeSet, home: Region): HomeSet {
  return CONNECTED[placeOf(nation, open, home)] as HomeSet;
}

function placeOf(nation: Nation, open: HomeSet, home: Region): number {
  return (nation * HOME_SETS + open) * HOMES_PER_NATION + (home % HOMES_PER_NATION);
}

/** By nation and set: the provinces themselves and every area one march away from any of them. */
const WITHIN_ONE_MARCH: readonly (readonly Region[])[] = NATIONS.flatMap((nation) =>
  Array.from({ length: HOME_SETS }, (_, set) => withinOneMarch(nation, set)),
);

/** The areas that an army in a connected set reaches by rail, alone or followed by a march (IM-11.12). */
export function railAndMarch(nation: Nation, set: HomeSet): readonly Region[] {
  return WITHIN_ONE_MARCH[nation * HOME_SETS + set] as readonly Region[];
}

export function homesIn(nation: Nation, set: HomeSet): Region[] {
  return homesOf(nation).filter((home) => (set & bitOf(home)) !== 0);
}

/** By nation, set of open provinces, start and end: each path is found when it is first asked for. */
const PATHS: readonly (readonly Region[] | undefined)[][] = CONNECTED.map(() => []);

/** A shortest path by rail, without its start and with its end. */
export function railPath(nation: Nation, open: HomeSet, from: Region, to: Region): readonly Region[] {
  const paths = PATHS[placeOf(nation, open, from)] as (readonly Region[] | undefined)[];
  paths[to] ??= findPath(nation, open, from, to);
  return paths[to];
}

function findPath(nation: Nation, open: HomeSet, from: Region, to: Region): Region[] {
  const before = new Map<Region, Region>();
  const queue: Region[] = [from];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const home of railNeighbours(nation, open, next)) {
      if (before.has(home)) continue;
      before.set(home, next);
      queue.push(home);
    }
  }
  const path: Region[] = [];
  for (let home: Region | undefined = to; home !== undefined && home !== from; home = before.get(home))
    path.unshift(home);
  return path;
}

function connected(nation: Nation, open: HomeSet, from: Region): HomeSet {
  if ((open & bitOf(from)) === 0) return 0;
  let reached: HomeSet = bitOf(from);
  for (let grown = 0; grown !== reached; ) {
    grown = reached;
    for (const home of homesIn(nation, reached)) {
      for (const next of railNeighbours(nation, open, home)) reached |= bitOf(next);
    }
  }
  return reached;
}

function railNeighbours(nation: Nation, open: HomeSet, home: Region): Region[] {
  return homesOf(nation).filter((other) => (open & bitOf(other)) !== 0 && landNeighbours(home).includes(other));
}

function withinOneMarch(nation: Nation, set: HomeSet): readonly Region[] {
  const homes = homesIn(nation, set);
  const areas = new Set([...homes, ...homes.flatMap((home) => landNeighbours(home))]);
  return [...areas].sort((left, right) => left - right);
}
