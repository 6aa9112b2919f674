import type { Seat } from "@rondel/engine";
import { hostile, isFree, isHome, ownerOf, type Region, type State } from "@rondel/imperunde";
import { defendersAt } from "./forces.ts";
import { priceOf, worthOf } from "./worth.ts";

/** Whether a seat may attack a territory in the current relations. */
function isTarget(state: State, seat: Seat, territory: Region): boolean {
  if (isFree(state, territory)) return true;
  return !isHome(state, territory) && hostile(state, seat, ownerOf(state, territory));
}

/** The value of attacking a territory, before the attackers are known. */
export function targetValue(state: State, seat: Seat, territory: Region): number {
  if (!isTarget(state, seat, territory)) return 0;
  return Math.max(0, worthOf(state, territory, seat) - 0.5 * priceOf(defendersAt(state, territory, seat)));
}
