import { type Refusal, type Seat, seededRandom } from "@rondel/engine";
import {
  type Bond,
  factorOf,
  imperial,
  interestOf,
  MOST_POWER_POINTS,
  NATIONS,
  type Nation,
  type State,
  taxationOf,
  type View,
} from "@rondel/imperial";
import { at } from "../numbers.ts";
import { forecastOf } from "./forecast.ts";
import { factorsOf } from "./outlook.ts";
import { strengthOf } from "./strength.ts";

/** Three ends of the game: at once, as the bots expect it, and with the last power point for the nation of the bond. */
export const OUTLOOKS = ["now", "expected", "best"] as const;

type Worth = Readonly<Record<(typeof OUTLOOKS)[number], number>>;

/** An investment that a seat could pay now. */
export interface Investment {
  readonly nation: Nation;
  readonly bond: Bond;
  readonly returned?: Bond;
  readonly price: number;
  /** What it adds to each payment of interest. */
  readonly interest: number;
  /** Whether the seat governs the nation after it, and whether it did so before. */
  readonly governs: boolean;
  readonly governed: boolean;
  /** What it adds to the final score under each outlook, in millions. */
  readonly worth: Worth;
}

/** What a nation would tax now, and where the bots expect it at the end. */
export interface TaxForecast {
  readonly nation: Nation;
  readonly tax: number;
  /** The power points that a taxation would bring now, those that the nation has, and those that it is expected to have at the end. */
  readonly gain: number;
  readonly points: number;
  readonly expected: number;
}

export interface InvestmentTable {
  readonly investments: readonly Investment[];
  readonly taxes: readonly TaxForecast[];
  /** The expected number of rounds to the end. */
  readonly rounds: number;
}

/** Lists every investment that a seat could pay in a position, with its worth. Refuses a seat whose cash is hidden from the viewer. */
export function investmentsOf(view: View, viewer: Seat | "spectator", seat: Seat): InvestmentTable | Refusal {
  const state = imperial.guess(view, seededRandom("investments"));
  const purchases = imperial.answer(state, viewer, { kind: "purchases", seat });
  if ("code" in purchases) return purchases;
  const forecast = forecastOf(state, strengthOf(state));
  const expected = factorsOf(forecast);
  return {
    rounds: Math.max(1, Math.round(forecast.rounds)),
    taxes: NATIONS.map((nation) => taxForecast(state, nation, at(forecast.points, nation))),
    investments: purchases.map(({ nation, bond, returned, price, governmentAfter }) => {
      const interest = interestOf(bond) - (returned === undefined ? 0 : interestOf(returned));
      const factors = { now: factorOf(at(state.points, nation)), expected: at(expected, nation), best: BEST_FACTOR };
      return {
        ...{ nation, bond, price, interest },
        ...(returned !== undefined && { returned }),
        governs: governmentAfter === seat,
        governed: at(state.government, nation) === seat,
        worth: {
          now: interest * factors.now,
          expected: Math.round(interest * factors.expected),
          best: interest * factors.best,
        },
      };
    }),
  };
}

const BEST_FACTOR = factorOf(MOST_POWER_POINTS);

function taxForecast(state: State, nation: Nation, expected: number): TaxForecast {
  const { tax, pointsAfter } = taxationOf(state, nation);
  const points = at(state.points, nation);
  return { nation, tax, gain: pointsAfter - points, points, expected: Math.max(points, Math.round(expected)) };
}
