import { at } from "../numbers.ts";

/** A small network that corrects the judgement of a seat. `npm run train` writes its weights to weights.json. */
export interface Network {
  /** The names of the features, in the order of the weights. */
  readonly features: readonly string[];
  /** The weight of the judgement without the network. */
  readonly judgement: number;
  /** By hidden unit: its bias, then one weight per feature. */
  readonly hidden: readonly (readonly number[])[];
  /** One weight per hidden unit. */
  readonly output: readonly number[];
}

/** The sum of one seat. The winning chances are the softmax of the sums of all seats. */
export function sumOf(network: Network, judgement: number, features: readonly number[]): number {
  let sum = network.judgement * judgement;
  for (let unit = 0; unit < network.hidden.length; unit++) {
    const weights = network.hidden[unit] as readonly number[];
    let input = at(weights, 0);
    for (let place = 0; place < features.length; place++) input += at(weights, place + 1) * at(features, place);
    sum += at(network.output, unit) * Math.tanh(input);
  }
  return sum;
}
