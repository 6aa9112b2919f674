import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Entrant, Played } from "@rondel/bots";
import type { AnyOptions } from "@rondel/engine";

/** The parameters of a tournament. Without a time limit its results are reproducible. */
export interface Tournament {
  readonly game: string;
  readonly players: number;
  readonly options: AnyOptions;
  readonly games: number;
  /** One level or style per seat of the first game. In each later game all levels move one seat on. */
  readonly levels: readonly Entrant[];
  readonly seed: string;
  readonly nodes?: number;
  readonly milliseconds?: number;
  /** How many actions at the beginning of each game are drawn at random. */
  readonly opening?: number;
  /** A folder with another version of Rondel, whose strongest level plays the seats of `other`. */
  readonly against?: string;
}

/** One game of a tournament. */
export interface Result extends Played {
  readonly number: number;
  /** By seat. */
  readonly levels: readonly Entrant[];
}

/** The levels by seat in a game. After as many games as there are seats, each level has had every seat. */
export function levelsIn({ levels, players }: Tournament, number: number): Entrant[] {
  return Array.from({ length: players }, (_, seat) => levels[(seat + number) % levels.length] as Entrant);
}

/** Plays all games on all cores and returns the results in the order of their numbers. */
export async function runTournament(tournament: Tournament, progress: (done: number) => void): Promise<Result[]> {
  const results: Result[] = [];
  let [next, done] = [0, 0];
  const runWorker = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const sendNext = () => {
        if (next < tournament.games) worker.postMessage(next++);
        else resolve(worker.terminate().then(() => undefined));
      };
      worker.on("error", reject);
      worker.on("message", (result: Result) => {
        results[result.number] = result;
        progress(++done);
        sendNext();
      });
      sendNext();
    });
  const count = Math.min(availableParallelism(), tournament.games);
  const workers = Array.from({ length: count }, () => newWorker(tournament));
  try {
    await Promise.all(workers.map(runWorker));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

function newWorker(tournament: Tournament): Worker {
  return new Worker(new URL("./game-worker.ts", import.meta.url), { workerData: tournament });
}
