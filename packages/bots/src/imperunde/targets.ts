import type { Seat } from "@rondel/engine";
import type { Territory } from "@rondel/imperunde";
import { hostile, isFree, isHome, ownerOf, type State } from "@rondel/imperunde";
import { defendersAt } from "./forces.ts";
import { priceOf, worthOf } from "./worth.ts";

/** Whether a seat may attack a territory in the current relations. */
function isTarget(state: State, seat: Seat, territory: Territory): boolean {
  if (isFree(state, territory)) return true;
  return !isHome(state, territory) && hostile(state, seat, ownerOf(state, territory));
}

/** The value of attacking a territory, before the attackers are known. */
export function targetValue(state: State, seat: Seat, territory: Territory): number {
  if (!isTarget(state, seat, territory)) return 0;
  return Math.max(0, worthOf(state, territory, seat) - 0.5 * priceOf(defendersAt(state, territory, seat)));
}
