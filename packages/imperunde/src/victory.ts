import type { Seat } from "@rondel/engine";
import type { PlayContext } from "./frame-rules.ts";
import type { State } from "./state.ts";
import { postsOnBoard } from "./territories.ts";

// IR-14.1.1, RU-88
export function hasWon(state: State, seat: Seat): boolean {
  return state.debt[seat] === 0 && postsOnBoard(state, seat) >= state.target;
}

/** IR-14.1.2, RU-77: ends the match if a player has won. Every change of posts, debt or target calls this. */
export function testVictory(state: State, context: PlayContext): void {
  if (state.ended) return;
  const winners = state.order.filter((seat) => hasWon(state, seat));
  // IR-14.1.3, RU-78: sorting is stable, so the round order decides among equals.
  const winner = winners.sort((one, other) => compare(state, one, other))[0];
  if (winner === undefined) return;
  state.winner = winner;
  state.ended = true;
  context.emit({ kind: "won", rule: "IR-14.1.1", party: winner, count: postsOnBoard(state, winner) });
}

const compare = (state: State, one: Seat, other: Seat): number =>
  postsOnBoard(state, other) - postsOnBoard(state, one) || (state.funds[other] ?? 0) - (state.funds[one] ?? 0);

/** RU-34: ends the match without a winner after the last round. */
export function endByRoundLimit(state: State, context: PlayContext): void {
  state.ended = true;
  context.emit({ kind: "ended", rule: "RU-34", also: ["IR-14.1.5"], count: state.round });
}
