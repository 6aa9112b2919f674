import type { Seat } from "@rondel/engine";
import {
  ALL_REGIONS,
  costOf,
  isTransport,
  kindOf,
  promisesOf,
  type State,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
} from "@rondel/imperunde";

/** Whether a player has broken a promise to another. */
export function hasBroken(state: State, by: Seat, player: Seat): boolean {
  return promisesOf(state).some(
    (promise) => promise.by === by && promise.player === player && promise.fate === "broken",
  );
}

/** Whether a player is bound by a promise of peace to another. */
export function hasPromisedPeace(state: State, by: Seat, player: Seat): boolean {
  return promisesOf(state).some(
    (promise) => promise.by === by && promise.player === player && promise.term === "peace" && promise.fate === "open",
  );
}

/** The price of all units of a player on the board. */
export function forcesOf(state: State, seat: Seat): number {
  return unitsOf(state, seat).reduce((sum, [unit, count]) => sum + count * costOf(kindOf(unit)), 0);
}

export function strongest(state: State, seats: readonly Seat[]): Seat | undefined {
  return seats.toSorted((one, other) => forcesOf(state, other) - forcesOf(state, one))[0];
}

export function hasTransports(state: State, seat: Seat): boolean {
  return unitsOf(state, seat).some(([unit]) => isTransport(unit));
}

function unitsOf(state: State, seat: Seat) {
  return ALL_REGIONS.flatMap((region) => stacksAt(state, region))
    .filter((stack) => stackParty(stack) === seat)
    .map((stack) => [stackUnit(stack), stackCount(stack)] as const);
}
