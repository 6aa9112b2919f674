import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { type Bot, type Budget, botFor, playGame } from "@rondel/bots";
import { gameNamed } from "../games.ts";
import { levelsIn, type Result, type Tournament } from "./tournament.ts";

// A worker thread that plays the games whose numbers it receives.
const tournament = workerData as Tournament;
const game = gameNamed(tournament.game);
const now = () => performance.now();
const other = tournament.against === undefined ? undefined : await botIn(tournament.against);

/** The bot of another version of Rondel. */
async function botIn(folder: string): Promise<Bot | undefined> {
  const path = pathToFileURL(join(resolve(folder), "packages", "bots", "src", "index.ts")).href;
  const bots: typeof import("@rondel/bots") = await import(path);
  return bots.botFor(game.id);
}

parentPort?.on("message", (number: number) => {
  const { players, options, seed, nodes, milliseconds, opening } = tournament;
  const levels = levelsIn(tournament, number);
  const budget: Budget | undefined =
    milliseconds !== undefined ? { milliseconds, now } : nodes !== undefined ? { nodes } : undefined;
  const pairing = {
    players,
    options,
    levels,
    seed: `${seed}/${number + 1}`,
    ...(opening !== undefined && { opening }),
    ...(budget && { budget }),
    ...(other && { other }),
  };
  const result: Result = { number, levels, ...playGame(game, botFor(game.id), pairing, now) };
  parentPort?.postMessage(result);
});
