import type { Outcome, Seat } from "@rondel/engine";
import { type State, seatsOf } from "./state.ts";
import { postsOnBoard } from "./territories.ts";

/** The final ranking with the sums behind it: the winner first, then by posts, debt and funds (RU-34). */
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
    for (const [place, value] of mine.entries()) {
      const difference = (theirs[place] ?? 0) - value;
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
        won: state.winner === seat ? 1 : 0,
      },
    })),
  };
}
