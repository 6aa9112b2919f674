import type { Invariant } from "@rondel/engine";
import { type Event, type EventKind, type EventOf, eventsOf } from "../events.ts";
import type { State } from "../state.ts";

type Check = Invariant<State, Event>;

/** Checks one state: `find` returns the first offender, or undefined or a negative number if there is none. */
export function inStates(id: string, find: (state: State) => number | undefined, what: string): Check {
  return {
    id,
    broken(state) {
      const found = find(state);
      return found === undefined || found < 0 ? undefined : `${what} ${found}`;
    },
  };
}

/** Checks one step: the state before, the events and the state after. */
export function inSteps(
  id: string,
  wrong: (state: State, before: State, events: readonly Event[]) => string | undefined,
): Check {
  return { id, broken: (state, before, events) => before && wrong(state, before, events) };
}

/** Checks every event of a kind. */
export function inEvents<Kind extends EventKind>(
  id: string,
  kind: Kind,
  isWrong: (event: EventOf<Kind>, state: State, before: State) => boolean,
): Check {
  return inSteps(id, (state, before, events) => {
    const offender = eventsOf(events, kind).find((event) => isWrong(event, state, before));
    return offender && JSON.stringify(offender);
  });
}

export function includes(events: readonly Event[], ...kinds: readonly EventKind[]): boolean {
  return events.some((event) => kinds.includes(event.kind));
}
