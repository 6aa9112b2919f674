import { type Nation, REGION_COUNT, type Region } from "../board/board.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import { at, type State } from "../state.ts";
import { armiesIn, changeArmies, changeFleets, fleetsIn } from "../units.ts";

/** A manoeuvre in which no unit has acted yet (RL-61). */
export function newManoeuvre(nation: Nation): ManoeuvreFrame {
  return {
    kind: "manoeuvre",
    nation,
    step: "fleets",
    actedPeaceful: NONE_ACTED.slice(),
    actedHostile: NONE_ACTED.slice(),
    actedFleets: NONE_ACTED.slice(),
  };
}

const NONE_ACTED: readonly number[] = Array.from({ length: REGION_COUNT }, () => 0);

export function manoeuvreOf(state: State): ManoeuvreFrame {
  const frame = state.frames.find((candidate) => candidate.kind === "manoeuvre");
  if (frame?.kind !== "manoeuvre") throw new Error("there is no manoeuvre on the stack");
  return frame;
}

export function actedArmies(frame: ManoeuvreFrame, region: Region, hostile: boolean): number {
  return at(hostile ? frame.actedHostile : frame.actedPeaceful, region);
}

export function actedFleets(frame: ManoeuvreFrame, region: Region): number {
  return at(frame.actedFleets, region);
}

/** Armies of the active nation that have not acted. */
export function freshArmies(state: State, frame: ManoeuvreFrame, region: Region, hostile: boolean): number {
  return armiesIn(state, frame.nation, region, hostile) - actedArmies(frame, region, hostile);
}

/** Fleets of the active nation that have not acted. */
export function freshFleets(state: State, frame: ManoeuvreFrame, region: Region): number {
  return fleetsIn(state, frame.nation, region) - actedFleets(frame, region);
}

/** Adds an army that arrives or changes its status: it has acted (IM-11.39). */
export function addActedArmy(state: State, frame: ManoeuvreFrame, region: Region, hostile: boolean): void {
  changeArmies(state, frame.nation, region, hostile, 1);
  changeActedArmies(frame, region, hostile, 1);
}

export function removeArmies(
  state: State,
  frame: ManoeuvreFrame,
  region: Region,
  hostile: boolean,
  acted: number,
  fresh: number,
): void {
  changeArmies(state, frame.nation, region, hostile, -acted - fresh);
  changeActedArmies(frame, region, hostile, -acted);
}

export function removeFleet(state: State, frame: ManoeuvreFrame, region: Region, acted: boolean): void {
  changeFleets(state, frame.nation, region, -1);
  if (acted) changeActedFleets(frame, region, -1);
}

export function changeActedFleets(frame: ManoeuvreFrame, region: Region, by: number): void {
  frame.actedFleets[region] = at(frame.actedFleets, region) + by;
}

function changeActedArmies(frame: ManoeuvreFrame, region: Region, hostile: boolean, by: number): void {
  const list = hostile ? frame.actedHostile : frame.actedPeaceful;
  list[region] = at(list, region) + by;
}
