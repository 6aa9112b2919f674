import { AREAS, FIRST_SEA, NATIONS, type Nation, type Region, SEAS, seaNeighbours } from "./board.ts";
import { HOME_SETS, type HomeSet, homesIn } from "./rail-network.ts";

/** A set of seas, as nine bits in board order. */
export type SeaSet = number;

/**
 * IM-11.9: a chain of adjacent seas for a convoy, without a detour: if a sea could be left out, the shorter chain does the same
 * with fewer fleets (RL-16).
 */
export interface SeaChain {
  readonly seas: readonly Region[];
  readonly set: SeaSet;
  readonly first: SeaSet;
  readonly last: SeaSet;
  readonly lastSea: Region;
}

export function seaBit(sea: Region): SeaSet {
  return 1 << (sea - FIRST_SEA);
}

const COAST_OF: readonly SeaSet[] = AREAS.map((area) => setOf(seaNeighbours(area)));
const COAST_OF_HOMES: readonly (readonly SeaSet[])[] = NATIONS.map((nation) =>
  Array.from({ length: HOME_SETS }, (_, set) => homesIn(nation, set).reduce((seas, home) => seas | coastOf(home), 0)),
);

/** The seas that border an area. */
export function coastOf(area: Region): SeaSet {
  return COAST_OF[area] as SeaSet;
}

/** The seas that border any of these home provinces. */
export function coastOfHomes(nation: Nation, homes: HomeSet): SeaSet {
  return COAST_OF_HOMES[nation]?.[homes] as SeaSet;
}

const CHAINS: readonly SeaChain[] = SEAS.flatMap((sea) => chainsOnwards([sea]));
const CHAINS_WITHIN: readonly (readonly SeaChain[])[] = Array.from({ length: 1 << SEAS.length }, (_, free) =>
  CHAINS.filter((chain) => (chain.set & free) === chain.set),
);

/** All chains that use only the given seas. */
export function chainsWithin(free: SeaSet): readonly SeaChain[] {
  return CHAINS_WITHIN[free] as readonly SeaChain[];
}

function chainsOnwards(seas: readonly Region[]): SeaChain[] {
  const lastSea = seas[seas.length - 1] as Region;
  const chain: SeaChain = {
    seas,
    set: setOf(seas),
    first: seaBit(seas[0] as Region),
    last: seaBit(lastSea),
    lastSea,
  };
  const onwards = seaNeighbours(lastSea).filter(
    (next) => !seas.some((sea) => sea === next || isShortcut(sea, next, lastSea)),
  );
  return [chain, ...onwards.flatMap((next) => chainsOnwards([...seas, next]))];
}

/** Whether an earlier sea borders the next one, so that the chain could go there directly. */
function isShortcut(sea: Region, next: Region, lastSea: Region): boolean {
  return sea !== lastSea && seaNeighbours(sea).includes(next);
}

function setOf(seas: readonly Region[]): SeaSet {
  return seas.reduce((set, sea) => set | seaBit(sea), 0);
}
