import { allSeats, type Seat } from "@rondel/engine";
import { finalScores, imperial, POWERS, type Power, type State } from "@rondel/imperial";
import { at, shares } from "../numbers.ts";
import { controlOf } from "./control.ts";
import { type Forecast, forecastOf } from "./forecast.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { factorsOf } from "./outlook.ts";
import { type Strength, strengthOf } from "./strength.ts";

/** What every seat may expect of a position. */
export interface Prospects {
  /** By seat: the expected final score. */
  readonly scores: number[];
  /** By seat: the expected share of the victory. */
  readonly shares: number[];
}

export function prospectsOf(state: State): Prospects {
  if (state.frames.length === 0) return finished(state);
  const holdings = holdingsOf(state);
  const strength = strengthOf(state);
  const forecast = forecastOf(state, strength);
  const scores = expectedScores(state, holdings, strength, forecast);
  return { scores, shares: shares(scores, spreadOf(forecast)) };
}

function finished(state: State): Prospects {
  const ranking = imperial.outcome(state)?.ranking ?? [];
  const winners = ranking.filter(({ rank }) => rank === 1);
  const victory = allSeats(state.players).map((seat) =>
    winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0,
  );
  return { scores: finalScores(state), shares: victory };
}

/** The more is still to come, the less today's expectations say. */
function spreadOf({ rounds }: Forecast): number {
  return 2 + 0.9 * rounds;
}

export function expectedScores(state: State, holdings: Holdings, strength: Strength, forecast: Forecast): number[] {
  const factors = factorsOf(forecast);
  const worth = cashWorth(forecast);
  const scores = state.cash.map((cash) => cash * worth);
  for (const power of POWERS) {
    const flow = interestFlow(state, holdings, strength, forecast, power);
    for (const seat of allSeats(state.players)) {
      const interest = at(holdings.interest, power * state.players + seat);
      scores[seat] = at(scores, seat) + interest * (at(factors, power) + flow);
    }
  }
  controlOf(state, holdings, forecast).forEach((value, seat) => {
    scores[seat] = at(scores, seat) + value;
  });
  return scores;
}

/** Money in hand can still become bonds while the game lasts. */
export function cashWorth({ rounds }: Forecast): number {
  return 1 + Math.min(0.3, 0.025 * rounds);
}

/** How often the bonds of a power will pay interest: as often as it passes that way, and as its treasury allows. */
export function interestFlow(
  state: State,
  holdings: Holdings,
  strength: Strength,
  { rounds }: Forecast,
  power: Power,
): number {
  const owed = at(holdings.owed, power);
  if (owed === 0) return 0;
  const surplus = 2 * at(strength.factories, power) + at(strength.flags, power) - at(strength.units, power);
  const money = at(state.treasury, power) * 0.5 + Math.max(0, surplus) * rounds * 0.15;
  return Math.min(rounds / 6, money / owed);
}

export function shareOf(state: State, seat: Seat): number {
  return at(prospectsOf(state).shares, seat);
}
