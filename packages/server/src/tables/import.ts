import { Worker } from "node:worker_threads";
import { readGameLine } from "@rondel/engine";
import type { CommandInput } from "@rondel/protocol";
import type { Caller } from "../gateway/caller.ts";
import { refuse, refuseByGame } from "../refuse.ts";
import type { Services } from "../services.ts";
import { addTable, requireFull, requireTimeZone, seatFor } from "./make.ts";
import type { FileJob, FileReply, ImportedMatch } from "./read-file.ts";
import { chanceOf } from "./start.ts";

/** Files are read in threads of their own; so many at a time. */
const MAX_READERS = 2;
const MAX_MILLISECONDS = 20_000;
const MAX_MEGABYTES = 256;

let readers = 0;

/**
 * Makes a table that goes on with a match which was begun elsewhere, and returns its id. The file is not believed: every
 * action is played again by the rules. Its draws cannot be verified and are marked; later ones are as fair as always.
 */
export async function importTable(
  services: Services,
  caller: Caller,
  wish: CommandInput<"table/import">,
): Promise<string> {
  if (wish.start) requireFull(wish.seats);
  requireTimeZone(wish.clock);
  const seats = wish.seats.map((plan) => seatFor(services, caller, plan));
  const { header, setupDraws, log } = await readFile(services, wish.text);
  if (seats.length !== header.players) {
    const { players } = header;
    throw refuse("wrong-number-of-players", "correct", { players: seats.length, fewest: players, most: players });
  }
  const { game, rulesVersion, options } = header;
  const { visibility, clock } = wish;
  const table = { game, rulesVersion, options, visibility, clock, host: caller.player.id, seats };
  return addTable(services, { ...table, brought: log.length }, (document) => {
    const ours = { ...header, id: document.id, chance: chanceOf(document) };
    return services.store.matches.importQueries(
      { header: ours, setupDraws, startedAt: document.created, brought: log.length },
      log,
    );
  });
}

/** Reads and replays a file outside the event loop, because whoever wrote it decides how long that takes. */
async function readFile({ games, log }: Services, text: string): Promise<ImportedMatch> {
  const { id, rulesVersion } = readGameLine(text) ?? { id: "", rulesVersion: "" };
  const served = games.find(id, rulesVersion);
  if (!served) throw refuse("unknown-game", "give-up", { game: id, rulesVersion });
  if (readers >= MAX_READERS) throw refuse("too-many-files", "wait");
  const job: FileJob = { text, module: served.module, name: served.name, at: Date.now() };
  readers++;
  try {
    const reply = await replyTo(job);
    if ("problem" in reply) throw refuseByGame(reply.problem, "correct");
    return reply;
  } catch (error) {
    if (!(error instanceof FileTooCostly)) throw error;
    log.info({ game: id }, "a match file took too long to read");
    throw refuse("match-file-too-long", "give-up");
  } finally {
    readers--;
  }
}

class FileTooCostly extends Error {}

function replyTo(job: FileJob): Promise<FileReply> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL("./read-file.ts", import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    const deadline = setTimeout(() => void worker.terminate(), MAX_MILLISECONDS);
    worker.once("message", done);
    worker.once("error", (error: Error & { readonly code?: string }) =>
      failed(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new FileTooCostly() : error),
    );
    worker.once("exit", () => {
      clearTimeout(deadline);
      failed(new FileTooCostly());
    });
  });
}
