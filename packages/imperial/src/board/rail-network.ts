import { HOMES_PER_NATION, homesOf, landNeighbours, NATIONS, type Nation, type Region } from "./board.ts";

/**
 * IM-2.9: the home provinces of a power joined by common borders. A set of provinces is written as five bits, one for each
 * home province of the power in the order of the board; everything asked of such sets is computed once.
 */
export type HomeSet = number;

const SETS = 1 << HOMES_PER_NATION;

export function bitOf(home: Region): HomeSet {
  return 1 << (home % HOMES_PER_NATION);
}

/** By power, set of open provinces, and province: all that rail reaches from there. */
const CONNECTED: readonly HomeSet[] = NATIONS.flatMap((nation) =>
  Array.from({ length: SETS }, (_, open) => homesOf(nation).map((home) => connected(nation, open, home))).flat(),
);

/** The open provinces that rail joins to one of them, itself included; none if that one is not open. */
export function railFrom(nation: Nation, open: HomeSet, home: Region): HomeSet {
  return CONNECTED[(nation * SETS + open) * HOMES_PER_NATION + (home % HOMES_PER_NATION)] as HomeSet;
}

/** By power and set: the provinces themselves and everything one march away from any of them. */
const WITHIN_A_MARCH: readonly (readonly Region[])[] = NATIONS.flatMap((nation) =>
  Array.from({ length: SETS }, (_, set) => withinAMarch(nation, set)),
);

/** Where an army gets by rail inside a connected set, alone or followed by a march (IM-11.12). */
export function railAndMarch(nation: Nation, set: HomeSet): readonly Region[] {
  return WITHIN_A_MARCH[nation * SETS + set] as readonly Region[];
}

export function homesIn(nation: Nation, set: HomeSet): Region[] {
  return homesOf(nation).filter((home) => (set & bitOf(home)) !== 0);
}

/** A shortest way by rail, without its start and with its end. */
export function railWay(nation: Nation, open: HomeSet, from: Region, to: Region): Region[] {
  const before = new Map<Region, Region>();
  const queue: Region[] = [from];
  for (let next = queue.shift(); next !== undefined && next !== to; next = queue.shift()) {
    for (const home of railNeighbours(nation, open, next)) {
      if (home === from || before.has(home)) continue;
      before.set(home, next);
      queue.push(home);
    }
  }
  const way: Region[] = [];
  for (let home: Region | undefined = to; home !== undefined && home !== from; home = before.get(home))
    way.unshift(home);
  return way;
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

function withinAMarch(nation: Nation, set: HomeSet): readonly Region[] {
  const homes = homesIn(nation, set);
  const areas = new Set([...homes, ...homes.flatMap((home) => landNeighbours(home))]);
  return [...areas].sort((left, right) => left - right);
}
