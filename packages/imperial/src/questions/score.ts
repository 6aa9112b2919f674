import { allSeats, type Seat, type Viewer } from "@rondel/engine";
import { bondScore, rankingOf } from "../outcome.ts";
import type { State } from "../state.ts";
import { hidesCash, knownCash } from "../view/view.ts";

/** The score if the game ended now. Amounts that depend on hidden cash are null, and so is the ranking. */
export interface CurrentScore {
  readonly seats: readonly {
    readonly seat: Seat;
    readonly bonds: number;
    readonly cash: number | null;
    readonly total: number | null;
  }[];
  readonly ranking: readonly { readonly seat: Seat; readonly rank: number }[] | null;
}

/** IM-18.2 for the current position. */
export function currentScore(state: State, viewer: Viewer): CurrentScore {
  const seats = allSeats(state.players).map((seat) => {
    const bonds = bondScore(state, seat);
    const cash = knownCash(state, viewer, seat);
    return { seat, bonds, cash: cash ?? null, total: cash === undefined ? null : bonds + cash };
  });
  const ranking = hidesCash(state) ? null : rankingOf(state).ranking.map(({ seat, rank }) => ({ seat, rank }));
  return { seats, ranking };
}
