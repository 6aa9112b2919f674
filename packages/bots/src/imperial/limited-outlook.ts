import type { Seat } from "@rondel/engine";
import { NATIONS, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import { strengthOf } from "./strength.ts";

const ASSUMED_ROUNDS = 5;
const ASSUMED_LAPS = 2;

/**
 * An outlook without a forecast: every nation gains a few points, only the seat's own bonds count, and the plans of other players are
 * ignored.
 */
export function shortSightedOutlookOf(state: State, seat: Seat): Outlook {
  const holdings = holdingsOf(state);
  const points = state.points.map((now) => Math.min(25, now + 6));
  return {
    state,
    seat,
    holdings,
    strength: strengthOf(state),
    forecast: { rounds: ASSUMED_ROUNDS, points },
    laps: ASSUMED_LAPS,
    factors: points.map((reached) => Math.floor(reached / 5)),
    stakes: ownStakes(holdings, state.players, seat),
  };
}

/** An outlook with a forecast that ignores what other players gain. */
export function selfishOutlookOf(state: State, seat: Seat): Outlook {
  const outlook = outlookOf(state, seat);
  return { ...outlook, stakes: ownStakes(outlook.holdings, state.players, seat) };
}

function ownStakes({ interest }: Holdings, players: number, seat: Seat): number[] {
  return NATIONS.map((nation) => at(interest, nation * players + seat) / 5);
}
