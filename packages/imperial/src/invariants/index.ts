import type { Invariant } from "@rondel/engine";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
import { BOARD_INVARIANTS } from "./board.ts";
import { INVESTOR_INVARIANTS } from "./investors.ts";
import { MANOEUVRE_INVARIANTS } from "./manoeuvre.ts";
import { MONEY_INVARIANTS } from "./money.ts";

/** INV-01 to INV-25 without INV-21 (every decider has a legal action), which the conformance checks verify in every state. */
export const INVARIANTS: readonly Invariant<State, Event>[] = [
  ...MONEY_INVARIANTS,
  ...INVESTOR_INVARIANTS,
  ...BOARD_INVARIANTS,
  ...MANOEUVRE_INVARIANTS,
].sort((left, right) => (left.id < right.id ? -1 : 1));
