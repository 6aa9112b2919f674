import type { Seat } from "@rondel/engine";
import { type State, seatsOf } from "../state.ts";
import { postsOnBoard } from "../territories.ts";

export interface Standing {
  readonly seat: Seat;
  readonly posts: number;
  /** The number of posts that the player still needs. */
  readonly missing: number;
  readonly debt: number;
  readonly funds: number;
}

/** IR-14.1.1: the posts and the debt between each player and victory. */
export function standings(state: State): readonly Standing[] {
  return seatsOf(state).map((seat) => {
    const posts = postsOnBoard(state, seat);
    const debt = state.debt[seat] ?? 0;
    return { seat, posts, missing: Math.max(0, state.target - posts), debt, funds: state.funds[seat] ?? 0 };
  });
}
