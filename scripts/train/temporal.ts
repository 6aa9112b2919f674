import { seededRandom, shuffle } from "@rondel/engine";
import { type Inputs, inputOf, type Layer, type Network, sumOf } from "../../packages/bots/src/imperial/network.ts";
import { drawFraction, shares } from "../../packages/bots/src/numbers.ts";
import type { TrainingGame } from "./samples.ts";

/** Hidden units whose numbers can be changed. */
interface DraftLayer extends Layer {
  readonly hidden: number[][];
  readonly output: number[];
}

/** A network whose numbers can be changed. */
export interface Draft extends Network {
  judgement: number;
  readonly seat: DraftLayer;
  readonly nation: DraftLayer;
}

/** The inputs and the number of hidden units of both layers. */
export interface Shape {
  readonly seat: readonly string[];
  readonly seatUnits: number;
  readonly nation: readonly string[];
  readonly nationUnits: number;
}

export interface Learning {
  readonly seed: string;
  readonly epochs: number;
  /** How much of a target comes from the end of the game; the rest comes from the next position. */
  readonly lambda: number;
  /** The length of a step in the first epoch, and in the last one as a share of it. */
  readonly rate: number;
  readonly lastRate: number;
  /** The share by which every weight shrinks per game, times the rate. */
  readonly decay: number;
}

/** A network that leaves the judgement as it is: hidden units with small random weights and no output. */
export function newNetwork({ seat, seatUnits, nation, nationUnits }: Shape, seed: string): Draft {
  const random = seededRandom(`${seed}/network`);
  const small = () => (drawFraction(random, "weight") - 0.5) * 0.6;
  const layer = (features: readonly string[], units: number): DraftLayer => ({
    features,
    hidden: Array.from({ length: units }, () => Array.from({ length: features.length + 1 }, small)),
    output: Array.from({ length: units }, () => 0),
  });
  return { judgement: 1, seat: layer(seat, seatUnits), nation: layer(nation, nationUnits) };
}

export function chancesIn(network: Network, sample: readonly Inputs[]): number[] {
  return shares(sample.map((inputs) => sumOf(network, inputs)));
}

/** Learns by temporal differences: every position is drawn towards the chances of the next one and towards the result. */
export function learn(
  network: Draft,
  games: readonly TrainingGame[],
  learning: Learning,
  afterEpoch: (epoch: number) => void,
): void {
  for (let epoch = 0; epoch < learning.epochs; epoch++) {
    const rate = learning.rate * learning.lastRate ** (epoch / Math.max(1, learning.epochs - 1));
    for (const game of shuffle(seededRandom(`${learning.seed}/${epoch}`), "games", [...games]))
      learnGame(network, game, learning, rate);
    afterEpoch(epoch + 1);
  }
}

function learnGame(network: Draft, { samples, result }: TrainingGame, { lambda, decay }: Learning, rate: number): void {
  let target: readonly number[] = result;
  for (let place = samples.length - 1; place >= 0; place--) {
    const sample = samples[place] as readonly Inputs[];
    const chances = chancesIn(network, sample);
    for (let seat = 0; seat < chances.length; seat++) {
      const error = (chances[seat] as number) - (target[seat] as number);
      correct(network, sample[seat] as Inputs, rate * error);
    }
    target = target.map((value, seat) => lambda * value + (1 - lambda) * (chances[seat] as number));
  }
  shrink(network.seat, 1 - rate * decay);
  shrink(network.nation, 1 - rate * decay);
}

function shrink({ hidden }: DraftLayer, factor: number): void {
  for (const weights of hidden)
    for (let place = 0; place < weights.length; place++) weights[place] = (weights[place] as number) * factor;
}

/** The weight of the judgement changes more slowly than the others, because it is large. */
const JUDGEMENT_RATE = 0.05;

/** One step against the gradient of a seat's sum. */
function correct(network: Draft, { judgement, seat, nations }: Inputs, step: number): void {
  network.judgement -= JUDGEMENT_RATE * step * judgement;
  correctLayer(network.seat, seat, step);
  for (const nation of nations) correctLayer(network.nation, nation, step);
}

function correctLayer({ hidden, output }: DraftLayer, inputs: readonly number[], step: number): void {
  for (let unit = 0; unit < hidden.length; unit++) {
    const weights = hidden[unit] as number[];
    const value = Math.tanh(inputOf(weights, inputs));
    const inner = step * (output[unit] as number) * (1 - value * value);
    output[unit] = (output[unit] as number) - step * value;
    weights[0] = (weights[0] as number) - inner;
    for (let place = 0; place < inputs.length; place++)
      weights[place + 1] = (weights[place + 1] as number) - inner * (inputs[place] as number);
  }
}
