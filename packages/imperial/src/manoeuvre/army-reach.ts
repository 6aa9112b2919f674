import { homesOf, isHomeOf, landNeighbours, type Nation, type Region, SEAS } from "../board/board.ts";
import { bitOf, type HomeSet, railAndMarch, railFrom, railWay } from "../board/rail-network.ts";
import { chainsWithin, coastOf, coastOfHomes, type SeaChain, type SeaSet, seaBit } from "../board/sea-chains.ts";
import type { Journey } from "../events.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { isOccupied } from "../units.ts";
import { freshFleets } from "./history.ts";

/** What the ways of all armies of a power depend on at one moment (IM-11.14). */
export interface Ways {
  readonly nation: Nation;
  /** Own provinces without hostile armies: the rail network (IM-2.9). */
  readonly open: HomeSet;
  /** Seas with an own fleet that has not carried an army yet (IM-11.10). */
  readonly free: SeaSet;
}

export function waysOf(state: State, frame: ManoeuvreFrame): Ways {
  let open: HomeSet = 0;
  for (const home of homesOf(frame.nation)) if (!isOccupied(state, home)) open |= bitOf(home);
  let free: SeaSet = 0;
  for (const sea of SEAS) if (freshFleets(state, frame, sea) > 0) free |= seaBit(sea);
  return { nation: frame.nation, open, free };
}

/** The network that an army stands in: empty outside open own provinces. */
function networkAt({ nation, open }: Ways, area: Region): HomeSet {
  return isHomeOf(area, nation) ? railFrom(nation, open, area) : 0;
}

/** Own provinces that an army outside the network reaches by a march and then rail (IM-11.12). */
function railAfterMarch(ways: Ways, from: Region): HomeSet {
  let reached: HomeSet = 0;
  for (const next of landNeighbours(from)) reached |= networkAt(ways, next);
  return reached;
}

const inSet = (set: HomeSet, area: Region, nation: Nation): boolean =>
  isHomeOf(area, nation) && (set & bitOf(area)) !== 0;

/** Every area an army reaches without fleets: by march, by rail, or by one before the other (IM-11.8, IM-11.12). */
export function forEachOnFoot(ways: Ways, from: Region, visit: (to: Region) => void): void {
  const network = networkAt(ways, from);
  if (network !== 0) {
    for (const to of railAndMarch(ways.nation, network)) if (to !== from) visit(to);
    return;
  }
  for (const to of landNeighbours(from)) visit(to);
  const after = railAfterMarch(ways, from);
  if (after === 0) return;
  for (const to of homesOf(ways.nation)) {
    if ((after & bitOf(to)) !== 0 && to !== from && !landNeighbours(from).includes(to)) visit(to);
  }
}

/** Every area an army reaches by sea, with the chain (IM-11.9); rail may come before or after, not both (RL-13). */
export function forEachConvoy(ways: Ways, from: Region, visit: (to: Region, chain: SeaChain) => void): void {
  if (ways.free === 0) return;
  const network = networkAt(ways, from);
  const loading = network === 0 ? coastOf(from) : coastOfHomes(ways.nation, network);
  if ((loading & ways.free) === 0) return;
  for (const chain of chainsWithin(ways.free)) {
    if ((chain.set & loading) === chain.first) {
      for (const to of landNeighbours(chain.lastSea)) {
        if (to !== from && landsAt(chain, to) && !inSet(network, to, ways.nation)) visit(to, chain);
      }
    }
    if ((chain.set & coastOf(from)) === chain.first) forEachRailAfter(ways, from, network, loading, chain, visit);
  }
}

function landsAt(chain: SeaChain, to: Region): boolean {
  return (chain.set & coastOf(to)) === chain.last;
}

function forEachRailAfter(
  ways: Ways,
  from: Region,
  network: HomeSet,
  loading: SeaSet,
  chain: SeaChain,
  visit: (to: Region, chain: SeaChain) => void,
): void {
  for (const to of homesOf(ways.nation)) {
    const reached = railFrom(ways.nation, ways.open, to);
    if (reached === 0 || (reached & network) !== 0 || to === from) continue;
    if ((chain.set & coastOfHomes(ways.nation, reached)) !== chain.last) continue;
    const isDirect = (chain.set & loading) === chain.first && landsAt(chain, to);
    if (!isDirect) visit(to, chain);
  }
}

export function reachesOnFoot(ways: Ways, from: Region, to: Region): boolean {
  let found = false;
  forEachOnFoot(ways, from, (area) => {
    found ||= area === to;
  });
  return found;
}

export function findConvoy(ways: Ways, from: Region, to: Region, seas: readonly Region[]): SeaChain | undefined {
  let found: SeaChain | undefined;
  forEachConvoy(ways, from, (area, chain) => {
    if (area === to && chain.seas.length === seas.length && chain.seas.every((sea, place) => sea === seas[place])) {
      found = chain;
    }
  });
  return found;
}

/** The parts of a move, for the eye: its way by rail is the shortest one. */
export function journeyOf(ways: Ways, from: Region, to: Region, seas: readonly Region[] | undefined): Journey {
  const { nation, open } = ways;
  const network = networkAt(ways, from);
  if (seas === undefined) {
    if (landNeighbours(from).includes(to)) return { by: "march" };
    if (inSet(network, to, nation)) return { by: "rail", railBefore: railWay(nation, open, from, to) };
    const start = nearest(nation, network, (home) => landNeighbours(home).includes(to));
    if (start !== undefined) return { by: "march", railBefore: railWay(nation, open, from, start) };
    const end = nearest(nation, railFrom(nation, open, to), (home) => landNeighbours(home).includes(from)) as Region;
    return { by: "march", railAfter: [end, ...railWay(nation, open, end, to)] };
  }
  const first = seaBit(seas[0] as Region);
  const last = seaBit(seas[seas.length - 1] as Region);
  if ((coastOf(from) & first) === 0) {
    const start = nearest(nation, network, (home) => (coastOf(home) & first) !== 0) as Region;
    return { by: "convoy", seas, railBefore: railWay(nation, open, from, start) };
  }
  if ((coastOf(to) & last) !== 0) return { by: "convoy", seas };
  const end = nearest(nation, railFrom(nation, open, to), (home) => (coastOf(home) & last) !== 0) as Region;
  return { by: "convoy", seas, railAfter: [end, ...railWay(nation, open, end, to)] };
}

function nearest(nation: Nation, set: HomeSet, fits: (home: Region) => boolean): Region | undefined {
  return homesOf(nation).find((home) => (set & bitOf(home)) !== 0 && fits(home));
}
