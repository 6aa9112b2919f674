import type { Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { ALL_SEAS, type Sea } from "../board/board.ts";
import { stackCount, stackParty, stacksAt, warshipsAt } from "../pieces.ts";
import { hostile } from "../relations.ts";
import { seaNeighbours } from "../seas.ts";
import type { State } from "../state.ts";
import type { Danger } from "./danger.ts";
import { boardAfter } from "./departures.ts";

/** IR-9.4.6: the transports that these actions leave without a warship and within reach of enemy warships. */
export function unguardedCargo(state: State, seat: Seat, actions: readonly Action[]): Danger[] {
  const after = boardAfter(state, seat, actions);
  return ALL_SEAS.flatMap((region): Danger[] => {
    const units = unguardedAt(after, region, seat);
    if (units <= unguardedAt(state, region, seat)) return [];
    const other = hunterOf(after, region, seat);
    return other === undefined ? [] : [{ code: "cargo", rule: "IR-9.4.6", region, other, units, posts: 0 }];
  });
}

/** The number of transports in a sea in which their owner has no warship. */
function unguardedAt(state: State, sea: Sea, seat: Seat): number {
  if (warshipsAt(state, sea, seat) > 0) return 0;
  return stacksAt(state, sea)
    .filter((stack) => stackParty(stack) === seat)
    .reduce((sum, stack) => sum + stackCount(stack), 0);
}

/** The first enemy in round order with warships at most two seas away. */
function hunterOf(state: State, sea: Sea, seat: Seat): Seat | undefined {
  const enemies = state.order.filter((other) => hostile(state, seat, other));
  return enemies.find((other) => {
    const near = seaNeighbours(state, other, sea);
    const far = near.flatMap((one) => seaNeighbours(state, other, one));
    return [sea, ...near, ...far].some((one) => warshipsAt(state, one, other) > 0);
  });
}
