import type { State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import { seatFeaturesOf } from "./features.ts";
import type { Forecast } from "./forecast.ts";
import type { Holdings } from "./holdings.ts";
import { judgementOf } from "./judgement.ts";
import { nationFeaturesOf } from "./nation-features.ts";
import type { Inputs } from "./network.ts";
import { factorsOf } from "./outlook.ts";
import type { Strength } from "./strength.ts";

/** By seat: what the network reads about a position. */
export function inputsOf(state: State, holdings: Holdings, strength: Strength, forecast: Forecast): Inputs[] {
  const factors = factorsOf(forecast);
  const judgement = judgementOf(state, holdings, strength, forecast);
  const seats = seatFeaturesOf(state, holdings, strength, forecast, factors);
  const nations = nationFeaturesOf(state, holdings, strength, forecast, factors);
  return seats.map((features, seat) => ({
    judgement: at(judgement, seat),
    seat: features,
    nations: nations[seat] as number[][],
  }));
}
