import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SEAT_FEATURES } from "../../packages/bots/src/imperial/features.ts";
import { NATION_FEATURES } from "../../packages/bots/src/imperial/nation-features.ts";
import type { Inputs } from "../../packages/bots/src/imperial/network.ts";
import stored from "../../packages/bots/src/imperial/weights.json" with { type: "json" };
import { shares } from "../../packages/bots/src/numbers.ts";
import { readFlags } from "../flags.ts";
import { logLoss, reliability } from "./calibration.ts";
import { recordings, type Series } from "./games.ts";
import { type TrainingGame, trainingGameOf } from "./samples.ts";
import { chancesIn, type Draft, learn, newNetwork } from "./temporal.ts";

/*
 * Trains the judgement of Imperial: plays games (or reads those that an earlier run has stored), learns by temporal differences, prints
 * the log loss and the reliability on games that were not used, and writes the weights with their data card. Without mixed games it
 * goes on from the stored weights. The same flags and the same stored weights give the same weights.
 */
const root = join(import.meta.dirname, "..", "..");
const WEIGHTS = join(root, "packages", "bots", "src", "imperial", "weights.json");

const USAGE = `npm run train -- [options]
  --mixed N        games of mixed players to learn from (default: 20000; 0 goes on from the stored weights)
  --strong N       games of strong players to learn from (default: 500)
  --heldout N      games that are only measured (default: 100)
  --seed WORD      seed of the games and of the learning (default: a)
  --folder FOLDER  where games are stored (default: .rondel/train)
  --write          store the weights in packages/bots/src/imperial/weights.json`;

const values = readFlags(USAGE, {
  mixed: { type: "string", default: "20000" },
  strong: { type: "string", default: "500" },
  heldout: { type: "string", default: "100" },
  seed: { type: "string", default: "a" },
  folder: { type: "string", default: join(root, ".rondel", "train") },
  write: { type: "boolean", default: false },
});
const [mixed, strong, heldout] = [Number(values.mixed), Number(values.strong), Number(values.heldout)];
const { seed } = values;
const shape = { seat: SEAT_FEATURES, seatUnits: 24, nation: NATION_FEATURES, nationUnits: 12 };
const learning = { seed, epochs: 4, lambda: 0.8, rate: 0.02, lastRate: 0.1, decay: 0.001 };
/** After the mixed games the network learns from games of strong players, which are what hints and reviews are about. */
const refining = { ...learning, rate: 0.01 };

function gamesOf(series: Series): TrainingGame[] {
  return Array.from(recordings(series, values.folder, console.log), trainingGameOf);
}
const mixedGames = gamesOf({ name: "mixed", kind: "mixed", players: [3, 4, 5, 6], games: mixed, effort: 1, seed });
/** Fewer simulations make more games, and more games are worth more than better ones. */
const strongGames = gamesOf({
  name: "strong",
  kind: "strong",
  players: [3, 4, 5, 6, 4, 6],
  games: strong,
  effort: 0.1,
  seed,
});
const proof = gamesOf({ name: "heldout", kind: "strong", players: [4], games: heldout, effort: 1, seed: "heldout" });

const network: Draft = mixed === 0 ? structuredClone(stored) : newNetwork(shape, seed);
const before = logLoss(proof, (sample) => shares(sample.map(({ judgement }) => judgement)));
console.log(`held-out games of strong, 4 players: log loss ${before.toFixed(4)} without the network`);
if (mixed === 0) console.log(`log loss ${logLoss(proof, chances).toFixed(4)} with the stored network`);
for (const [name, games, stage] of [
  ["mixed", mixedGames, learning],
  ["strong", strongGames, refining],
] as const) {
  if (games.length === 0) continue;
  learn(network, games, stage, (epoch) => {
    console.log(`${name} games, epoch ${epoch}: ${logLoss(proof, chances).toFixed(4)}`);
  });
}
console.log("shown chance, seats, mean chance, won (percent)");
const bands = reliability(proof, chances);
for (const { from, seats, shown, won } of bands) console.log(`${from} ${seats} ${shown.toFixed(0)} ${won.toFixed(0)}`);
if (values.write) writeWeights();

function chances(sample: readonly Inputs[]): number[] {
  return chancesIn(network, sample);
}

/** The data card says from which games the weights come and how good they are on others. */
function writeWeights(): void {
  const rounded = (value: number) => Math.round(value * 1e5) / 1e5;
  const layer = ({ features, hidden, output }: typeof network.seat) => ({
    features,
    hidden: hidden.map((unit) => unit.map(rounded)),
    output: output.map(rounded),
  });
  const card = {
    games: { mixed: mixed === 0 ? stored.card.games.mixed : mixed, strong },
    players: [3, 4, 5, 6],
    heldOut: { games: proof.length, level: "strong", players: 4 },
    logLoss: { before: rounded(before), after: rounded(logLoss(proof, chances)) },
    learning,
    refining,
  };
  const weights = {
    version: stored.version + 1,
    card,
    judgement: rounded(network.judgement),
    seat: layer(network.seat),
    nation: layer(network.nation),
  };
  writeFileSync(WEIGHTS, `${JSON.stringify(weights, undefined, 2)}\n`);
}
