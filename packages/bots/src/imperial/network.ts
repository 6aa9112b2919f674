import { at } from "../numbers.ts";

/** The hidden units of a network with their inputs. */
export interface Layer {
  /** The names of the inputs, in the order of the weights. */
  readonly features: readonly string[];
  /** By hidden unit: its bias, then one weight per input. */
  readonly hidden: readonly (readonly number[])[];
  /** One weight per hidden unit. */
  readonly output: readonly number[];
}

/** A small network that corrects the judgement of a seat. `npm run train` writes its weights to weights.json. */
export interface Network {
  /** The weight of the judgement without the network. */
  readonly judgement: number;
  /** Reads the features of a seat. */
  readonly seat: Layer;
  /** Reads the features of a seat in one nation. It is used for each nation, and the results are added. */
  readonly nation: Layer;
}

/** What the network reads about one seat. */
export interface Inputs {
  readonly judgement: number;
  readonly seat: readonly number[];
  /** By nation. */
  readonly nations: readonly (readonly number[])[];
}

/** The sum of one seat. The winning chances are the softmax of the sums of all seats. */
export function sumOf(network: Network, { judgement, seat, nations }: Inputs): number {
  let sum = network.judgement * judgement + outputOf(network.seat, seat);
  for (const nation of nations) sum += outputOf(network.nation, nation);
  return sum;
}

function outputOf({ hidden, output }: Layer, inputs: readonly number[]): number {
  let sum = 0;
  for (let unit = 0; unit < hidden.length; unit++)
    sum += at(output, unit) * Math.tanh(inputOf(hidden[unit] as readonly number[], inputs));
  return sum;
}

/** The weighted sum of the inputs of a hidden unit. */
export function inputOf(weights: readonly number[], inputs: readonly number[]): number {
  let input = at(weights, 0);
  for (let place = 0; place < inputs.length; place++) input += at(weights, place + 1) * at(inputs, place);
  return input;
}
