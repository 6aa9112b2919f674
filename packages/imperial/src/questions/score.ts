import { allSeats, type Json, type Viewer } from "@rondel/engine";
import { bondScore, rankingOf } from "../scoring.ts";
import type { State } from "../state.ts";
import { hidesCash, knownCash } from "../view.ts";

/** IM-18.2 as if the game ended now. Hidden cash leaves the total open, and with it the ranking. */
export function scoreNow(state: State, viewer: Viewer): Json {
  const seats = allSeats(state.players).map((seat) => {
    const bonds = bondScore(state, seat);
    const cash = knownCash(state, viewer, seat);
    return { seat, bonds, cash: cash ?? null, total: cash === undefined ? null : bonds + cash };
  });
  const ranking = hidesCash(state) ? null : rankingOf(state).ranking.map(({ seat, rank }) => ({ seat, rank }));
  return { seats, ranking };
}
