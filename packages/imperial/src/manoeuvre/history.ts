import { type Nation, REGION_COUNT, type Region } from "../board/board.ts";
import type { ManoeuvreFrame } from "../frames.ts";
import { at, type State } from "../state.ts";
import { armiesIn, changeArmies, changeFleets, fleetsIn } from "../units.ts";

/** RL-61: which of the active power's pieces have acted in this manoeuvre. */
export function newManoeuvre(nation: Nation): ManoeuvreFrame {
  return {
    kind: "manoeuvre",
    nation,
    step: "fleets",
    actedPeaceful: NOT_ONE.slice(),
    actedHostile: NOT_ONE.slice(),
    actedFleets: NOT_ONE.slice(),
  };
}

const NOT_ONE: readonly number[] = Array.from({ length: REGION_COUNT }, () => 0);

export function manoeuvreOf(state: State): ManoeuvreFrame {
  const frame = state.frames.find((candidate) => candidate.kind === "manoeuvre");
  if (frame?.kind !== "manoeuvre") throw new Error("no manoeuvre is running");
  return frame;
}

export function actedArmies(frame: ManoeuvreFrame, region: Region, hostile: boolean): number {
  return at(hostile ? frame.actedHostile : frame.actedPeaceful, region);
}

export function freshArmies(state: State, frame: ManoeuvreFrame, region: Region, hostile: boolean): number {
  return armiesIn(state, frame.nation, region, hostile) - actedArmies(frame, region, hostile);
}

export function freshFleets(state: State, frame: ManoeuvreFrame, region: Region): number {
  return fleetsIn(state, frame.nation, region) - at(frame.actedFleets, region);
}

/** An army that arrives or turns: it has acted (IM-11.39). */
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
  if (acted) noteFleetActed(frame, region, -1);
}

export function noteFleetActed(frame: ManoeuvreFrame, region: Region, by: number): void {
  frame.actedFleets[region] = at(frame.actedFleets, region) + by;
}

function changeActedArmies(frame: ManoeuvreFrame, region: Region, hostile: boolean, by: number): void {
  const list = hostile ? frame.actedHostile : frame.actedPeaceful;
  list[region] = at(list, region) + by;
}
