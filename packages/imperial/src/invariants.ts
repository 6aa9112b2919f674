import type { Invariant } from "@rondel/engine";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";
export const INVARIANTS: readonly Invariant<State, Event>[] = [];
