import { finalScores, imperial, NATIONS, type Nation, type State } from "@rondel/imperial";
import { at, clamp, shares } from "../numbers.ts";
import { fastNetwork } from "./fast-network.ts";
import { type Forecast, forecastOf } from "./forecast.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { inputsOf } from "./inputs.ts";
import { factorsOf } from "./outlook.ts";
import { PARAMETERS } from "./parameters.ts";
import { type Strength, strengthOf } from "./strength.ts";
import weights from "./weights.json" with { type: "json" };

const network = fastNetwork(weights);

/** The expected result of a position. */
export interface Prospects {
  /** By seat: the expected final score. */
  readonly scores: number[];
  /** By seat: the chance to win. */
  readonly shares: number[];
}

export function prospectsOf(state: State): Prospects {
  if (state.frames.length === 0) return finished(state);
  const holdings = holdingsOf(state);
  const strength = strengthOf(state);
  const forecast = forecastOf(state, strength);
  const sums = network(inputsOf(state, holdings, strength, forecast));
  return { scores: expectedScores(state, holdings, forecast), shares: shares(sums) };
}

/** The value of a finished game: 1 for the winner. A late end also gives something for a good place. */
function finished(state: State): Prospects {
  const ranking = imperial.outcome(state)?.ranking ?? [];
  const winners = ranking.filter(({ rank }) => rank === 1).length;
  const values = state.cash.map(() => 0);
  for (const { seat, rank } of ranking) {
    const consolation = (mostConsolation(state) * (state.players - rank)) / (state.players - 1);
    values[seat] = rank === 1 ? 1 / winners : consolation;
  }
  return { scores: finalScores(state), shares: values };
}

const [CONSOLATION_FROM, CONSOLATION_RANGE, MOST_CONSOLATION] = [90, 50, 0.35];

/** Grows with the total of power points: late in the game little can change, and nobody should delay the end for ever. */
function mostConsolation({ points }: State): number {
  const made = points.reduce((sum, each) => sum + each, 0);
  return MOST_CONSOLATION * clamp((made - CONSOLATION_FROM) / CONSOLATION_RANGE, 0, 1);
}

/** Cash plus bonds at the expected factors. */
function expectedScores(state: State, { interest }: Holdings, forecast: Forecast): number[] {
  const factors = factorsOf(forecast);
  return state.cash.map((cash, seat) =>
    NATIONS.reduce((sum, nation) => sum + at(interest, nation * state.players + seat) * at(factors, nation), cash),
  );
}

/** The value of one million in cash, which can still buy bonds while the game lasts. */
export function cashWorth({ rounds }: Forecast): number {
  return 1 + Math.min(PARAMETERS.mostCash, PARAMETERS.cashPerRound * rounds);
}

/** How often the bonds of a nation will pay interest, limited by rounds and treasury. */
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
    at(state.treasury, nation) * PARAMETERS.flowFromTreasury + Math.max(0, surplus) * rounds * PARAMETERS.flowFromTaxes;
  return Math.min(rounds / 6, money / owed);
}
