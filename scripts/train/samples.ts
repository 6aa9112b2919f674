import type { State } from "@rondel/imperial";
import { forecastOf } from "../../packages/bots/src/imperial/forecast.ts";
import { holdingsOf } from "../../packages/bots/src/imperial/holdings.ts";
import { inputsBySeat, inputsOf } from "../../packages/bots/src/imperial/inputs.ts";
import type { Inputs } from "../../packages/bots/src/imperial/network.ts";
import { strengthOf } from "../../packages/bots/src/imperial/strength.ts";
import type { Recording } from "./games.ts";

/** A recorded game as the network reads it: its positions in order and each seat's share of the victory. */
export interface TrainingGame {
  /** By position and seat. */
  readonly samples: readonly (readonly Inputs[])[];
  readonly result: readonly number[];
}

export function trainingGameOf({ positions, result }: Recording): TrainingGame {
  return { samples: positions.map(sampleOf), result };
}

function sampleOf(state: State): Inputs[] {
  const strength = strengthOf(state);
  return inputsBySeat(inputsOf(state, holdingsOf(state), strength, forecastOf(state, strength)));
}
