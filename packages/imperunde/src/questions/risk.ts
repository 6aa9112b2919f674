import type { Sea } from "../board/board.ts";
import { STORM, type State } from "../state.ts";

/** The risk of a way. */
export interface Risk {
  /** The seas with a storm that the ship enters. */
  readonly storms: readonly Sea[];
  /** The chance that it arrives. */
  readonly arrives: number;
}

/** IR-11.4.2: an odd number sinks a ship. */
const STORM_SURVIVAL = 1 / 2;

/** The chance that a ship arrives after this number of storms. */
export function arrivalThrough(storms: number): number {
  return STORM_SURVIVAL ** storms;
}

/** The risk of a ship that enters these seas. */
export function riskOf(state: State, seas: readonly Sea[]): Risk {
  const storms = seas.filter((sea) => state.weather[sea] === STORM);
  return { storms, arrives: arrivalThrough(storms.length) };
}
