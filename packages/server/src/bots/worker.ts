import { randomBytes } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { type Game, seededRandom, type Tagged } from "@rondel/engine";
import type { Choose } from "./bot.ts";

/** One question to this thread. */
export interface Job {
  readonly id: number;
  readonly gameModule: string;
  readonly gameName: string;
  readonly botModule: string;
  readonly level: string;
  readonly seat: number;
  readonly view: unknown;
  readonly actions: readonly Tagged[];
  readonly budget: number;
}

export type Reply =
  | { readonly id: number; readonly action: Tagged }
  | { readonly id: number; readonly problem: string };

parentPort?.on("message", async (job: Job) => {
  try {
    const games = (await import(job.gameModule)) as Readonly<Record<string, Game>>;
    const game = games[job.gameName];
    if (!game) throw new Error(`${job.gameModule} has no game ${job.gameName}`);
    const { choose } = (await import(job.botModule)) as { readonly choose: Choose };
    const random = seededRandom(randomBytes(16).toString("hex"));
    const { level, seat, view, actions, budget } = job;
    const action = await choose({ game, level, seat, view, actions, random, budget });
    reply({ id: job.id, action });
  } catch (error) {
    reply({ id: job.id, problem: String(error) });
  }
});

function reply(message: Reply): void {
  parentPort?.postMessage(message);
}
