import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FEATURES } from "../../packages/bots/src/imperial/features.ts";
import stored from "../../packages/bots/src/imperial/weights.json" with { type: "json" };
import { shares } from "../../packages/bots/src/numbers.ts";
import { logLoss, reliability } from "./calibration.ts";
import { recordings, type Sample } from "./games.ts";
import { chancesIn, learn, newNetwork } from "./temporal.ts";

/*
 * Trains the judgement of Imperial: plays games (or reads those that an earlier run has stored), learns by temporal differences, prints
 * the log loss and the reliability on games that were not used, and writes the weights with their data card. The same flags and the
 * same stored weights give the same weights.
 */
const root = join(import.meta.dirname, "..", "..");
const WEIGHTS = join(root, "packages", "bots", "src", "imperial", "weights.json");

const { values } = parseArgs({
  options: {
    mixed: { type: "string", default: "20000" },
    strong: { type: "string", default: "500" },
    seed: { type: "string", default: "a" },
    folder: { type: "string", default: join(root, ".rondel", "train") },
    write: { type: "boolean", default: false },
  },
});
const [mixed, strong] = [Number(values.mixed), Number(values.strong)];
const learning = { seed: values.seed, units: 16, epochs: 2, lambda: 0.8, rate: 0.01, decay: 0.001 };
/** After the mixed games the network learns from games of strong players, which are what hints and reviews are about. */
const refining = { ...learning, epochs: 6, rate: 0.02 };

const note = (text: string) => console.log(text);
const { seed, folder } = values;
const mixedGames = recordings(
  { name: "mixed", kind: "mixed", players: [3, 4, 5, 6], games: mixed, seed },
  folder,
  note,
);
const strongGames = recordings(
  { name: "strong", kind: "strong", players: [4, 3, 4, 5, 4, 6], games: strong, seed },
  folder,
  note,
);
const proof = recordings({ name: "heldout", kind: "strong", players: [4], games: 100, seed: "heldout" }, folder, note);

const network = newNetwork(FEATURES, learning);
const before = logLoss(proof, ({ judgement }) => shares(judgement));
console.log(`held-out games of strong, 4 players: log loss ${before.toFixed(4)} without the network`);
for (const [name, games, stage] of [
  ["mixed", mixedGames, learning],
  ["strong", strongGames, refining],
] as const) {
  learn(network, games, stage, (epoch) => {
    console.log(`${name} games, epoch ${epoch}: ${logLoss(proof, chances).toFixed(4)}`);
  });
}
console.log("shown chance, seats, mean chance, won (percent)");
const bands = reliability(proof, chances);
for (const { from, seats, shown, won } of bands) console.log(`${from} ${seats} ${shown.toFixed(0)} ${won.toFixed(0)}`);
if (values.write) writeWeights();

function chances(sample: Sample): number[] {
  return chancesIn(network, sample);
}

/** The data card says from which games the weights come and how good they are on others. */
function writeWeights(): void {
  const rounded = (value: number) => Math.round(value * 1e5) / 1e5;
  const card = {
    games: { mixed, strong },
    players: [3, 4, 5, 6],
    heldOut: { games: proof.length, level: "strong", players: 4 },
    logLoss: { before: rounded(before), after: rounded(logLoss(proof, chances)) },
    learning,
    refining,
  };
  const weights = {
    version: stored.version + 1,
    card,
    features: network.features,
    judgement: rounded(network.judgement),
    hidden: network.hidden.map((unit) => unit.map(rounded)),
    output: network.output.map(rounded),
  };
  writeFileSync(WEIGHTS, `${JSON.stringify(weights, undefined, 2)}\n`);
}
