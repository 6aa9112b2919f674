import type { Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import type { State } from "../state.ts";
import { atSea } from "./at-sea.ts";
import type { Danger } from "./danger.ts";
import { emptied } from "./emptied.ts";
import { treasury } from "./treasury.ts";
import { unguardedCargo } from "./unguarded-cargo.ts";

/**
 * The dangers of actions that a seat is about to play one after another, from public information only. They suppose that every ship
 * survives; the risk that it does not is a danger of its own.
 */
export function dangersOf(state: State, seat: Seat, actions: readonly Action[]): Danger[] {
  return [
    ...atSea(state, actions),
    ...unguardedCargo(state, seat, actions),
    ...emptied(state, seat, actions),
    ...treasury(state, seat, actions),
  ];
}
