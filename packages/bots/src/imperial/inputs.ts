import type { State } from "@rondel/imperial";
import { at } from "../numbers.ts";
import type { PositionInputs } from "./fast-network.ts";
import { seatFeaturesOf } from "./features.ts";
import type { Forecast } from "./forecast.ts";
import type { Holdings } from "./holdings.ts";
import { judgementOf } from "./judgement.ts";
import { commonFeaturesOf, ownFeaturesOf } from "./nation-features.ts";
import type { Inputs } from "./network.ts";
import { factorsOf } from "./outlook.ts";
import type { Strength } from "./strength.ts";

/** What the network reads about a position. */
export function inputsOf(state: State, holdings: Holdings, strength: Strength, forecast: Forecast): PositionInputs {
  const factors = factorsOf(forecast);
  return {
    judgement: judgementOf(state, holdings, strength, forecast),
    seats: seatFeaturesOf(state, holdings, strength, forecast, factors),
    own: ownFeaturesOf(state, holdings, factors),
    common: commonFeaturesOf(state, holdings, strength, forecast),
  };
}

/** The same by seat, as the trainer reads it. */
export function inputsBySeat({ judgement, seats, own, common }: PositionInputs): Inputs[] {
  return seats.map((seat, player) => ({
    judgement: at(judgement, player),
    seat,
    nations: common.map((features, nation) => [...(own[player]?.[nation] ?? []), ...features]),
  }));
}
