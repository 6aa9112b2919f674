import type { Invariant } from "@rondel/engine";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";

type Check = Invariant<State, Event>;

/** Looks at one state and finds the first offender; a negative number stands for none. */
export function always(id: string, find: (state: State) => number | undefined, what: string): Check {
  return {
    id,
    broken(state) {
      const found = find(state);
      return found === undefined || found < 0 ? undefined : `${what} ${found}`;
    },
  };
}

/** Looks at one step: what was before, what happened, what is now. */
export function inSteps(
  id: string,
  wrong: (state: State, before: State, events: readonly Event[]) => string | undefined,
): Check {
  return { id, broken: (state, before, events) => before && wrong(state, before, events) };
}

/** Looks at every event of a kind. */
export function inEvents(
  id: string,
  kind: Event["kind"],
  wrong: (event: Event, state: State, before: State) => boolean,
): Check {
  return inSteps(id, (state, before, events) => {
    const offender = events.find((event) => event.kind === kind && wrong(event, state, before));
    return offender && JSON.stringify(offender);
  });
}

export const happened = (events: readonly Event[], ...kinds: readonly Event["kind"][]): boolean =>
  events.some((event) => kinds.includes(event.kind));
