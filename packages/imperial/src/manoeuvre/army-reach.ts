import { homesOf, isHomeOf, landNeighbours, type Power, type Region, SEAS } from "../board/board.ts";
import { bitOf, type HomeSet, railAndMarch, railFrom, railWay } from "../board/rail-network.ts";
import { chainsWithin, coastOf, coastOfHomes, type SeaChain, type SeaSet, seaBit } from "../board/sea-chains.ts";
import type { Journey } from "../events.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { isOccupied } from "../units.ts";
import { freshFleets } from "./history.ts";

/** What the ways of all armies of a power depend on at one moment (IM-11.14). */
export interface Ways {
  readonly power: Power;
  /** Own provinces without hostile armies: the rail network (IM-2.9). */
  readonly open: HomeSet;
  /** Seas with an own fleet that has not carried an army yet (IM-11.10). */
  readonly free: SeaSet;
}

export function waysOf(state: State, frame: ManoeuvreFrame): Ways {
  let open: HomeSet = 0;
  for (const home of homesOf(frame.power)) if (!isOccupied(state, home)) open |= bitOf(home);
  let free: SeaSet = 0;
  for (const sea of SEAS) if (freshFleets(state, frame, sea) > 0) free |= seaBit(sea);
  return { power: frame.power, open, free };
}

/** The network that an army stands in: empty outside open own provinces. */
function networkAt({ power, open }: Ways, area: Region): HomeSet {
  return isHomeOf(area, power) ? railFrom(power, open, area) : 0;
}

/** Own provinces that an army outside the network reaches by a march and then rail (IM-11.12). */
function railAfterMarch(ways: Ways, from: Region): HomeSet {
  let reached: HomeSet = 0;
  for (const next of landNeighbours(from)) reached |= networkAt(ways, next);
  return reached;
}

const inSet = (set: HomeSet, area: Region, power: Power): boolean => isHomeOf(area, power) && (set & bitOf(area)) !== 0;

/** Every area an army reaches without fleets: by march, by rail, or by one before the other (IM-11.8, IM-11.12). */
export function forEachOnFoot(ways: Ways, from: Region, visit: (to: Region) => void): void {
  const network = networkAt(ways, from);
  if (network !== 0) {
    for (const to of railAndMarch(ways.power, network)) if (to !== from) visit(to);
    return;
  }
  for (const to of landNeighbours(from)) visit(to);
  const after = railAfterMarch(ways, from);
  if (after === 0) return;
  for (const to of homesOf(ways.power)) {
    if ((after & bitOf(to)) !== 0 && to !== from && !landNeighbours(from).includes(to)) visit(to);
  }
}

/** Every area an army reaches by sea, with the chain (IM-11.9); rail may come before or after, not both (RL-13). */
export function forEachConvoy(ways: Ways, from: Region, visit: (to: Region, chain: SeaChain) => void): void {
  if (ways.free === 0) return;
  const network = networkAt(ways, from);
  const loading = network === 0 ? coastOf(from) : coastOfHomes(ways.power, network);
  if ((loading & ways.free) === 0) return;
  for (const chain of chainsWithin(ways.free)) {
    if ((chain.set & loading) === chain.first) {
      for (const to of landNeighbours(chain.lastSea)) {
        if (to !== from && landsAt(chain, to) && !inSet(network, to, ways.power)) visit(to, chain);
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
  for (const to of homesOf(ways.power)) {
    const reached = railFrom(ways.power, ways.open, to);
    if (reached === 0 || (reached & network) !== 0 || to === from) continue;
    if ((chain.set & coastOfHomes(ways.power, reached)) !== chain.last) continue;
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
  const { power, open } = ways;
  const network = networkAt(ways, from);
  if (seas === undefined) {
    if (landNeighbours(from).includes(to)) return { by: "march" };
    if (inSet(network, to, power)) return { by: "rail", railBefore: railWay(power, open, from, to) };
    const start = nearest(power, network, (home) => landNeighbours(home).includes(to));
    if (start !== undefined) return { by: "march", railBefore: railWay(power, open, from, start) };
    const end = nearest(power, railFrom(power, open, to), (home) => landNeighbours(home).includes(from)) as Region;
    return { by: "march", railAfter: [end, ...railWay(power, open, end, to)] };
  }
  const first = seaBit(seas[0] as Region);
  const last = seaBit(seas[seas.length - 1] as Region);
  if ((coastOf(from) & first) === 0) {
    const start = nearest(power, network, (home) => (coastOf(home) & first) !== 0) as Region;
    return { by: "convoy", seas, railBefore: railWay(power, open, from, start) };
  }
  if ((coastOf(to) & last) !== 0) return { by: "convoy", seas };
  const end = nearest(power, railFrom(power, open, to), (home) => (coastOf(home) & last) !== 0) as Region;
  return { by: "convoy", seas, railAfter: [end, ...railWay(power, open, end, to)] };
}

function nearest(power: Power, set: HomeSet, fits: (home: Region) => boolean): Region | undefined {
  return homesOf(power).find((home) => (set & bitOf(home)) !== 0 && fits(home));
}
