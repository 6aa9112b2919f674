import type { Seat } from "@rondel/engine";
import { NATIONS, type State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import { strengthOf } from "./strength.ts";

const ROUNDS_IN_MIND = 5;
const LAPS_IN_MIND = 2;

/**
 * Sees no further than the next round: every power will get a little further than it is now, the own bonds count and those of others do
 * not, and what the others could do next is not thought about.
 */
export function shortSightedOutlookOf(state: State, seat: Seat): Outlook {
  const holdings = holdingsOf(state);
  const points = state.points.map((now) => Math.min(25, now + 6));
  return {
    state,
    seat,
    holdings,
    strength: strengthOf(state),
    forecast: { rounds: ROUNDS_IN_MIND, points },
    laps: LAPS_IN_MIND,
    factors: points.map((reached) => Math.floor(reached / 5)),
    stakes: ownStakes(holdings, state.players, seat),
  };
}

/** Foresees how the powers will do, but not what the others gain by it. */
export function selfishOutlookOf(state: State, seat: Seat): Outlook {
  const outlook = outlookOf(state, seat);
  return { ...outlook, stakes: ownStakes(outlook.holdings, state.players, seat) };
}

function ownStakes({ interest }: Holdings, players: number, seat: Seat): number[] {
  return NATIONS.map((nation) => at(interest, nation * players + seat) / 5);
}
