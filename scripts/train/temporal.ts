import { seededRandom, shuffle } from "@rondel/engine";
import type { Network } from "../../packages/bots/src/imperial/network.ts";
import { sumOf } from "../../packages/bots/src/imperial/network.ts";
import { shares } from "../../packages/bots/src/numbers.ts";
import type { Recording, Sample } from "./games.ts";

/** A network whose numbers can be changed. */
interface Draft extends Network {
  judgement: number;
  readonly hidden: number[][];
  readonly output: number[];
}

export interface Learning {
  readonly seed: string;
  readonly units: number;
  readonly epochs: number;
  /** How much of a target comes from the end of the game; the rest comes from the next position. */
  readonly lambda: number;
  readonly rate: number;
  /** The share by which every weight shrinks per game. */
  readonly decay: number;
}

const GRAINS = 4096;

/** A network that leaves the judgement as it is: hidden units with small random weights and no output. */
export function newNetwork(features: readonly string[], { seed, units }: Learning): Draft {
  const random = seededRandom(`${seed}/network`);
  const small = () => (random.draw("weight", GRAINS) / GRAINS - 0.5) * 0.6;
  return {
    features,
    judgement: 1,
    hidden: Array.from({ length: units }, () => Array.from({ length: features.length + 1 }, small)),
    output: Array.from({ length: units }, () => 0),
  };
}

export function chancesIn(network: Network, { judgement, features }: Sample): number[] {
  return shares(judgement.map((sum, seat) => sumOf(network, sum, features[seat] as readonly number[])));
}

/** Learns by temporal differences: every position is drawn towards the chances of the next one and towards the result. */
export function learn(
  network: Draft,
  games: readonly Recording[],
  learning: Learning,
  afterEpoch: (epoch: number) => void,
): void {
  for (let epoch = 0; epoch < learning.epochs; epoch++) {
    const rate = learning.rate * 0.5 ** epoch;
    for (const game of shuffle(seededRandom(`${learning.seed}/${epoch}`), "games", [...games]))
      learnGame(network, game, learning, rate);
    afterEpoch(epoch + 1);
  }
}

function learnGame(network: Draft, { samples, result }: Recording, { lambda, decay }: Learning, rate: number): void {
  let target: readonly number[] = result;
  for (let place = samples.length - 1; place >= 0; place--) {
    const sample = samples[place] as Sample;
    const chances = chancesIn(network, sample);
    for (let seat = 0; seat < chances.length; seat++) {
      const error = (chances[seat] as number) - (target[seat] as number);
      correct(network, sample.judgement[seat] as number, sample.features[seat] as readonly number[], rate * error);
    }
    target = target.map((value, seat) => lambda * value + (1 - lambda) * (chances[seat] as number));
  }
  for (const weights of network.hidden)
    for (let place = 0; place < weights.length; place++)
      weights[place] = (weights[place] as number) * (1 - rate * decay);
}

/** One step against the gradient of a seat's sum. */
function correct(network: Draft, judgement: number, features: readonly number[], step: number): void {
  network.judgement -= 0.05 * step * judgement;
  for (let unit = 0; unit < network.hidden.length; unit++) {
    const weights = network.hidden[unit] as number[];
    let input = weights[0] as number;
    for (let place = 0; place < features.length; place++)
      input += (weights[place + 1] as number) * (features[place] as number);
    const value = Math.tanh(input);
    const output = network.output[unit] as number;
    const inner = step * output * (1 - value * value);
    network.output[unit] = output - step * value;
    weights[0] = (weights[0] as number) - inner;
    for (let place = 0; place < features.length; place++)
      weights[place + 1] = (weights[place + 1] as number) - inner * (features[place] as number);
  }
}
