import { finalScores, imperial, NATIONS, type Nation, type State } from "@rondel/imperial";
import { at, clamp, shares } from "../numbers.ts";
import { type Forecast, forecastOf } from "./forecast.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { judgementOf } from "./judgement.ts";
import { factorsOf } from "./outlook.ts";
import { type Strength, strengthOf } from "./strength.ts";
import { TASTE } from "./taste.ts";

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
  const judgement = judgementOf(state, holdings, strength, forecast);
  return { scores: expectedScores(state, holdings, forecast), shares: shares(judgement) };
}

/** A finished game: all to the winner; and the longer it went on, the more a good place is a consolation. */
function finished(state: State): Prospects {
  const ranking = imperial.outcome(state)?.ranking ?? [];
  const winners = ranking.filter(({ rank }) => rank === 1).length;
  const values = state.cash.map(() => 0);
  for (const { seat, rank } of ranking) {
    const consolation = (weariness(state) * (state.players - rank)) / (state.players - 1);
    values[seat] = rank === 1 ? 1 / winners : consolation;
  }
  return { scores: finalScores(state), shares: values };
}

const [FRESH_UNTIL, WEARY_AFTER, MOST_CONSOLATION] = [90, 50, 0.35];

/** When nearly all power points are made, little can change: then nobody should keep the game from its end for ever. */
function weariness({ points }: State): number {
  const made = points.reduce((sum, each) => sum + each, 0);
  return MOST_CONSOLATION * clamp((made - FRESH_UNTIL) / WEARY_AFTER, 0, 1);
}

/** Cash and bonds at the factors that the powers are expected to reach. */
function expectedScores(state: State, { interest }: Holdings, forecast: Forecast): number[] {
  const factors = factorsOf(forecast);
  return state.cash.map((cash, seat) =>
    NATIONS.reduce((sum, nation) => sum + at(interest, nation * state.players + seat) * at(factors, nation), cash),
  );
}

/** Money in hand can still become bonds while the game lasts. */
export function cashWorth({ rounds }: Forecast): number {
  return 1 + Math.min(TASTE.mostCash, TASTE.cashPerRound * rounds);
}

/** How often the bonds of a power will pay interest: as often as it passes that way, and as its treasury allows. */
export function interestFlow(
  state: State,
  holdings: Holdings,
  strength: Strength,
  { rounds }: Forecast,
  nation: Nation,
): number {
  const owed = at(holdings.owed, nation);
  if (owed === 0) return 0;
  const surplus = 2 * at(strength.factories, nation) + at(strength.flags, nation) - at(strength.units, nation);
  const money =
    at(state.treasury, nation) * TASTE.flowFromTreasury + Math.max(0, surplus) * rounds * TASTE.flowFromTaxes;
  return Math.min(rounds / 6, money / owed);
}
