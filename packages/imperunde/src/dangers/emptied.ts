import type { Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { defendersAt } from "../pieces.ts";
import type { State } from "../state.ts";
import { isColonyOf, postsAt } from "../territories.ts";
import type { Danger } from "./danger.ts";
import { boardAfter, regionsLeft } from "./departures.ts";

/** IR-2.4.2, IR-12.3.4: the colonies that the last units leave. Without posts such a colony is free at once, with posts it falls to any attack. */
export function emptied(state: State, seat: Seat, actions: readonly Action[]): Danger[] {
  const after = boardAfter(state, seat, actions);
  return [...regionsLeft(actions)]
    .filter((region) => isColonyOf(state, region, seat))
    .filter((territory) => defendersAt(after, territory, seat) === 0)
    .map((region): Danger => {
      const posts = postsAt(state, region);
      return posts === 0
        ? { code: "abandoned", rule: "IR-2.4.2", region, units: 0, posts: 0 }
        : { code: "undefended", rule: "IR-12.3.4", region, units: 0, posts };
    });
}
