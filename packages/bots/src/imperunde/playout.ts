import type { Random, Seat } from "@rondel/engine";
import { type Action, type Frame, imperunde, type State } from "@rondel/imperunde";
import { bestOf } from "../thinking.ts";
import { KNOWLEDGE } from "./knowledge.ts";
import { opinions } from "./opinions.ts";

/** The longest continuation, in actions. */
const MOST_ACTIONS = 40;

/** The procedures that are over when a position can be judged: no unit is on its way, and no answer is awaited. */
const CALM: readonly Frame["kind"][] = [
  "startShips",
  "startColonies",
  "talks",
  "income",
  "investments",
  "movement",
  "embarkation",
];

export function isCalm({ frames }: State): boolean {
  const top = frames[frames.length - 1];
  return top === undefined || CALM.includes(top.kind);
}

/** How a continuation differs from playing on by opinion. */
interface Continuation {
  /** Actions that a seat does not take. */
  readonly leavesOut?: (seat: Seat, action: Action) => boolean;
  /** Sees each action before it is played; false ends the continuation there. */
  readonly goesOn?: (seat: Seat, action: Action) => boolean;
}

/** Plays on by opinion until the position is calm, and until the seat has finished its turn of this phase. */
export function playOn(
  state: State,
  seat: Seat | undefined,
  random: Random,
  { leavesOut, goesOn }: Continuation = {},
): void {
  const phase = state.phase;
  for (let played = 0; played < MOST_ACTIONS; played++) {
    const deciders = imperunde.deciders(state);
    const next = seat !== undefined && deciders.includes(seat) ? seat : deciders[0];
    if (next === undefined) return;
    const isDone = next !== seat || state.phase !== phase;
    if (isDone && isCalm(state)) return;
    const legal = imperunde.actions(state, next);
    const actions = leavesOut ? legal.filter((action) => !leavesOut(next, action)) : legal;
    const values = actions.length === 1 ? [0] : opinions(state, next, actions, KNOWLEDGE.strong);
    const action = bestOf(actions, values, 0, random);
    if (goesOn?.(next, action) === false) return;
    imperunde.play(state, next, action, random);
  }
}
