import { Worker } from "node:worker_threads";
import { readGameLine } from "@rondel/engine";
import type { CommandInput } from "@rondel/protocol";
import type { Caller } from "../gateway/caller.ts";
import { refuse, refuseByGame } from "../refuse.ts";
import type { Services } from "../services.ts";
import { addTable, requireTimeZone, seatFor } from "./make.ts";
import type { FileJob, FileResult, ImportedMatch } from "./read-file.ts";
import { chanceOf } from "./start.ts";
import { requireFull, requireStartable } from "./startable.ts";

/** How many files are read at the same time, each in a worker thread. */
const MAX_READERS = 2;
const MAX_MILLISECONDS = 20_000;
const MAX_MEGABYTES = 256;

let readers = 0;

/**
 * Creates a table that continues a match from a file, and returns its id. Every action of the file is played again by the rules.
 * The draws of the file cannot be verified and are marked as imported; later draws are verifiable as usual.
 */
export async function importTable(
  services: Services,
  caller: Caller,
  input: CommandInput<"table/import">,
): Promise<string> {
  if (input.start) requireFull(input.seats);
  requireTimeZone(input.clock);
  const seats = input.seats.map((plan) => seatFor(services, caller, plan));
  const { header, setupDraws, log } = await readFile(services, input.text);
  if (seats.length !== header.players) {
    const { players } = header;
    throw refuse("wrong-number-of-players", "correct", { players: seats.length, fewest: players, most: players });
  }
  const { game, rulesVersion, options } = header;
  const { visibility, clock } = input;
  const table = { game, rulesVersion, options, visibility, clock, host: caller.player.id, seats };
  if (input.start) await requireStartable(services, table);
  return addTable(services, { ...table, brought: log.length }, (document) => {
    const newHeader = { ...header, id: document.id, chance: chanceOf(document) };
    const match = { header: newHeader, setupDraws, startedAt: document.created, imported: log.length };
    return services.store.matches.importQueries(match, log);
  });
}

/** Reads and replays a file outside the event loop, because its author decides how long that takes. */
async function readFile({ games, log, time }: Services, text: string): Promise<ImportedMatch> {
  const { id, rulesVersion } = readGameLine(text) ?? { id: "", rulesVersion: "" };
  const served = games.find(id, rulesVersion);
  if (!served) throw refuse("unknown-game", "give-up", { game: id, rulesVersion });
  if (readers >= MAX_READERS) throw refuse("too-many-files", "wait");
  const job: FileJob = { text, module: served.module, name: served.name, at: time.now() };
  readers++;
  try {
    const result = await runReader(job);
    if ("problem" in result) throw refuseByGame(result.problem, "correct");
    return result;
  } catch (error) {
    if (!(error instanceof FileTooLong)) throw error;
    log.info({ game: id }, "a match file took too long to read");
    throw refuse("match-file-too-long", "give-up");
  } finally {
    readers--;
  }
}

class FileTooLong extends Error {}

function runReader(job: FileJob): Promise<FileResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./read-file.ts", import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    const timeout = setTimeout(() => void worker.terminate(), MAX_MILLISECONDS);
    worker.once("message", resolve);
    worker.once("error", (error: Error & { readonly code?: string }) =>
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new FileTooLong() : error),
    );
    worker.once("exit", () => {
      clearTimeout(timeout);
      reject(new FileTooLong());
    });
  });
}
