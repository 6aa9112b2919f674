import { homesOf, isHomeOf, landNeighbours, NATIONS, type Nation, type Region, SEAS } from "../board/board.ts";
import { bitOf, HOME_SETS, type HomeSet, railAndMarch, railFrom, railPath } from "../board/rail-network.ts";
import { chainsWithin, coastOf, coastOfHomes, type SeaChain, type SeaSet, seaBit } from "../board/sea-chains.ts";
import type { Journey } from "../events.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { isOccupied } from "../units.ts";
import { freshFleets } from "./history.ts";

/** The rail and sea transport available to all armies of a nation at one moment (IM-11.14). */
export interface Transport {
  readonly nation: Nation;
  /** Home provinces without hostile armies, which form the rail network (IM-2.9). */
  readonly open: HomeSet;
  /** Seas with a fleet of the nation that has not carried an army yet (IM-11.10). */
  readonly free: SeaSet;
}

export function transportOf(state: State, frame: ManoeuvreFrame): Transport {
  let open: HomeSet = 0;
  for (const home of homesOf(frame.nation)) if (!isOccupied(state, home)) open |= bitOf(home);
  let free: SeaSet = 0;
  for (const sea of SEAS) if (freshFleets(state, frame, sea) > 0) free |= seaBit(sea);
  return { nation: frame.nation, open, free };
}

/** The rail network around an army; empty outside open home provinces. */
function networkAt({ nation, open }: Transport, area: Region): HomeSet {
  return isHomeOf(area, nation) ? railFrom(nation, open, area) : 0;
}

/** Home provinces that an army outside the network reaches by a march followed by rail (IM-11.12). */
function railAfterMarch(transport: Transport, from: Region): HomeSet {
  let reached: HomeSet = 0;
  for (const next of landNeighbours(from)) reached |= networkAt(transport, next);
  return reached;
}

const inSet = (set: HomeSet, area: Region, nation: Nation): boolean =>
  isHomeOf(area, nation) && (set & bitOf(area)) !== 0;

/** By nation, open provinces and area: filled when an area is first asked for. */
const OVERLAND: readonly (readonly (readonly Region[] | undefined)[][])[] = NATIONS.map(() =>
  Array.from({ length: HOME_SETS }, () => []),
);

/** The areas an army reaches without fleets: by march, by rail, or by both in either order (IM-11.8, IM-11.12). */
export function overlandFrom(transport: Transport, from: Region): readonly Region[] {
  const known = OVERLAND[transport.nation]?.[transport.open] as (readonly Region[] | undefined)[];
  known[from] ??= findOverland(transport, from);
  return known[from];
}

function findOverland(transport: Transport, from: Region): readonly Region[] {
  const network = networkAt(transport, from);
  if (network !== 0) return railAndMarch(transport.nation, network).filter((to) => to !== from);
  const neighbours = landNeighbours(from);
  const after = railAfterMarch(transport, from);
  const byRail = homesOf(transport.nation).filter((to) => (after & bitOf(to)) !== 0 && !neighbours.includes(to));
  return [...neighbours, ...byRail];
}

/** RL-16: whether rail alone brings an army to a province, so that a convoy there would only waste fleets (README.md). */
export function needsNoFleet(transport: Transport, from: Region, to: Region): boolean {
  return inSet(networkAt(transport, from), to, transport.nation);
}

/**
 * Visits every area an army reaches by sea, with the chain (IM-11.9). Rail may come before or after, not both (RL-13). Provinces
 * that open rail already joins are left out (`needsNoFleet`).
 */
export function forEachConvoy(transport: Transport, from: Region, visit: (to: Region, chain: SeaChain) => void): void {
  const network = networkAt(transport, from);
  const loading = network === 0 ? coastOf(from) : coastOfHomes(transport.nation, network);
  if ((loading & transport.free) === 0) return;
  for (const chain of chainsWithin(transport.free)) {
    if ((chain.set & loading) === chain.first) {
      for (const to of landNeighbours(chain.lastSea)) {
        if (to !== from && landsAt(chain, to) && !inSet(network, to, transport.nation)) visit(to, chain);
      }
    }
    if ((chain.set & coastOf(from)) === chain.first) forEachRailAfter(transport, network, loading, chain, visit);
  }
}

function landsAt(chain: SeaChain, to: Region): boolean {
  return (chain.set & coastOf(to)) === chain.last;
}

function forEachRailAfter(
  transport: Transport,
  network: HomeSet,
  loading: SeaSet,
  chain: SeaChain,
  visit: (to: Region, chain: SeaChain) => void,
): void {
  for (const to of homesOf(transport.nation)) {
    const reached = railFrom(transport.nation, transport.open, to);
    if ((reached & network) !== 0) continue;
    if ((chain.set & coastOfHomes(transport.nation, reached)) !== chain.last) continue;
    const isDirect = (chain.set & loading) === chain.first && landsAt(chain, to);
    if (!isDirect) visit(to, chain);
  }
}

export function findConvoy(
  transport: Transport,
  from: Region,
  to: Region,
  seas: readonly Region[],
): SeaChain | undefined {
  let found: SeaChain | undefined;
  forEachConvoy(transport, from, (area, chain) => {
    if (area === to && chain.seas.length === seas.length && chain.seas.every((sea, place) => sea === seas[place])) {
      found = chain;
    }
  });
  return found;
}

export const MARCH: Journey = { by: "march" };

/** Whether a move is a march to a neighbouring area and nothing else. */
export function isMarch(from: Region, to: Region, seas: readonly Region[] | undefined): boolean {
  return seas === undefined && landNeighbours(from).includes(to);
}

/** The parts of a move, for animation. Its path by rail is the shortest one. */
export function journeyOf(
  transport: Transport,
  from: Region,
  to: Region,
  seas: readonly Region[] | undefined,
): Journey {
  const { nation, open } = transport;
  const network = networkAt(transport, from);
  if (isMarch(from, to, seas)) return MARCH;
  if (seas === undefined) {
    if (inSet(network, to, nation)) return { by: "rail", railBefore: railPath(nation, open, from, to) };
    const start = nearest(nation, network, (home) => landNeighbours(home).includes(to));
    if (start !== undefined) return { by: "march", railBefore: railPath(nation, open, from, start) };
    const end = nearest(nation, railFrom(nation, open, to), (home) => landNeighbours(home).includes(from)) as Region;
    return { by: "march", railAfter: [end, ...railPath(nation, open, end, to)] };
  }
  const first = seaBit(seas[0] as Region);
  const last = seaBit(seas[seas.length - 1] as Region);
  if ((coastOf(from) & first) === 0) {
    const start = nearest(nation, network, (home) => (coastOf(home) & first) !== 0) as Region;
    return { by: "convoy", seas, railBefore: railPath(nation, open, from, start) };
  }
  if ((coastOf(to) & last) !== 0) return { by: "convoy", seas };
  const end = nearest(nation, railFrom(nation, open, to), (home) => (coastOf(home) & last) !== 0) as Region;
  return { by: "convoy", seas, railAfter: [end, ...railPath(nation, open, end, to)] };
}

function nearest(nation: Nation, set: HomeSet, fits: (home: Region) => boolean): Region | undefined {
  return homesOf(nation).find((home) => (set & bitOf(home)) !== 0 && fits(home));
}
