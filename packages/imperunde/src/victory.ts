import type { Outcome, Seat } from "@rondel/engine";
import { postsOnBoard } from "./lands.ts";
import { NOBODY, type PlayContext, type State, seatsOf } from "./state.ts";

// IR-14.1.1, RU-88
export const hasWon = (state: State, seat: Seat): boolean =>
  state.debt[seat] === 0 && postsOnBoard(state, seat) >= state.target;

/** IR-14.1.2, RU-77: to be called after every change of posts, debt or target. */
export function testVictory(state: State, context: PlayContext): void {
  if (state.ended) return;
  const winners = state.order.filter((seat) => hasWon(state, seat));
  // IR-14.1.3, RU-78: the sequence is the round order, and sorting keeps it among equals.
  const winner = winners.sort((one, other) => compare(state, one, other))[0];
  if (winner === undefined) return;
  state.winner = winner;
  state.ended = true;
  context.emit({ kind: "won", rule: "IR-14.1.1", party: winner, count: postsOnBoard(state, winner) });
}

const compare = (state: State, one: Seat, other: Seat): number =>
  postsOnBoard(state, other) - postsOnBoard(state, one) || (state.funds[other] ?? 0) - (state.funds[one] ?? 0);

/** RU-34: nobody has won, but the table had agreed on a last round. */
export function endByRoundLimit(state: State, context: PlayContext): void {
  state.ended = true;
  context.emit({ kind: "ended", rule: "RU-34", also: ["IR-14.1.5"], count: state.round });
}

export function outcome(state: State): Outcome | undefined {
  if (!state.ended) return undefined;
  const standing = (seat: Seat): number[] => [
    seat === state.winner ? 1 : 0,
    postsOnBoard(state, seat),
    -(state.debt[seat] ?? 0),
    state.funds[seat] ?? 0,
  ];
  const better = (one: Seat, other: Seat): number => {
    const mine = standing(one);
    const theirs = standing(other);
    for (let place = 0; place < mine.length; place++) {
      const difference = (theirs[place] ?? 0) - (mine[place] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const seats = [...seatsOf(state)].sort(better);
  return {
    ranking: seats.map((seat) => ({
      seat,
      rank: 1 + seats.filter((other) => better(other, seat) < 0).length,
      score: postsOnBoard(state, seat),
      sums: {
        posts: postsOnBoard(state, seat),
        target: state.target,
        debt: state.debt[seat] ?? 0,
        surplus: state.funds[seat] ?? 0,
        won: state.winner !== NOBODY && state.winner === seat ? 1 : 0,
      },
    })),
  };
}
