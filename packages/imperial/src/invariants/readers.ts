import type { Seat } from "@rondel/engine";
import { FLAG_REGIONS, HOME_PROVINCES, NATIONS, type Nation, ownerOf, REGIONS, type Region } from "../board/board.ts";
import { BONDS, faceValue } from "../board/bonds.ts";
import { SPACES } from "../board/rondel-spaces.ts";
import type { Frame, FrameOf } from "../frames.ts";
import type { State } from "../state.ts";

/*
 * The state as the invariants read it. They call no code of the rules, because they check it: a shared mistake would stay unseen.
 */

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The entry of a list by region and nation. */
function entry(list: readonly number[], region: Region, nation: Nation): number {
  return list[region * NATIONS.length + nation] ?? 0;
}

export function peacefulArmies(state: State, nation: Nation, region: Region): number {
  return entry(state.peacefulArmies, region, nation);
}

export function hostileArmies(state: State, nation: Nation, region: Region): number {
  return entry(state.hostileArmies, region, nation);
}

export function fleets(state: State, nation: Nation, region: Region): number {
  return entry(state.fleets, region, nation);
}

export function armies(state: State, nation: Nation, region: Region): number {
  return peacefulArmies(state, nation, region) + hostileArmies(state, nation, region);
}

export function allArmies(state: State, nation: Nation): number {
  return sum(REGIONS.map((region) => armies(state, nation, region)));
}

export function allFleets(state: State, nation: Nation): number {
  return sum(REGIONS.map((region) => fleets(state, nation, region)));
}

/** The nations with units in a region. */
export function nationsIn(state: State, region: Region): Nation[] {
  return NATIONS.filter((nation) => armies(state, nation, region) + fleets(state, nation, region) > 0);
}

/** The nation whose flag lies in a land or sea region; -1 if there is none. */
export function flagOn(state: State, region: Region): number {
  return state.flags[FLAG_REGIONS.indexOf(region)] ?? -1;
}

export function allFlags(state: State, nation: Nation): number {
  return state.flags.filter((flag) => flag === nation).length;
}

/** The home provinces with a factory that no hostile army occupies, after one hostile army has left the province `left`. */
export function freeFactories(state: State, owner: Nation, left?: Region): Region[] {
  return HOME_PROVINCES.filter((home) => {
    const hostile = sum(NATIONS.map((nation) => hostileArmies(state, nation, home))) - (home === left ? 1 : 0);
    return ownerOf(home) === owner && state.factories[home] === 1 && hostile === 0;
  });
}

/** The face values of all bonds of a nation that a seat holds. */
export function bondTotal(state: State, seat: Seat, nation: Nation): number {
  return sum(BONDS.map((bond) => (holderOf(state, nation, bond) === seat ? faceValue(bond) : 0)));
}

/** Whether no bond of a nation is sold. */
export function isUnsold(state: State, nation: Nation): boolean {
  return BONDS.every((bond) => holderOf(state, nation, bond) === -1);
}

function holderOf(state: State, nation: Nation, bond: number): number {
  return state.bondHolders[nation * BONDS.length + bond] ?? -1;
}

/** The seat to the left of a seat. */
export function nextSeat(state: State, seat: number): number {
  const { seating } = state;
  return [...seating, ...seating][seating.indexOf(seat) + 1] ?? -1;
}

/** The spaces that a marker enters on its way around the rondel, the last one included. */
export function spacesEntered(from: number, to: number): number[] {
  const ahead: readonly number[] = [...SPACES, ...SPACES].slice(from + 1);
  return ahead.slice(0, ahead.indexOf(to) + 1);
}

/** IM-7.3, IM-7.4: three spaces are free, each further one costs 2 million. */
export function priceOfSpaces(count: number): number {
  return 2 * Math.max(0, count - 3);
}

/** The frame of a kind on the stack. */
export function frameOf<Kind extends Frame["kind"]>(state: State, kind: Kind): FrameOf<Kind> | undefined {
  return state.frames.find((frame): frame is FrameOf<Kind> => frame.kind === kind);
}
