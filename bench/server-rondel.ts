/** Runs Rondel with the reference game, in matches that do not end during the measurement. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { optionInteger } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { startServer } from "@rondel/server";
import { collectGarbage } from "./memory.ts";

const unlimited = { burst: 1e9, perSecond: 1e9 };
const { BENCH_DATABASE_URL: databaseUrl, BENCH_SOCKET_PATH: socketPath, BENCH_LEASE: lease } = process.env;
const server = await startServer({
  games: [
    {
      game: { ...ferry, options: { ...ferry.options, rounds: optionInteger(1, 100_000, 100_000) } },
      module: import.meta.resolve("@rondel/engine/reference"),
      name: "ferry",
    },
  ],
  store: databaseUrl ? { databaseUrl } : { folder: mkdtempSync(join(tmpdir(), "rondel-bench-")) },
  port: 0,
  processes: { ...(socketPath && { socketPath }), ...(lease && { leaseMilliseconds: Number(lease) }) },
  limits: { perPlayer: unlimited, perAddress: unlimited, newGuests: unlimited, costly: unlimited },
  caps: { socketsPerAddress: 1e6, followedPerAddress: 1e6 },
  logLevel: "error",
});
process.send?.({ url: server.url });
process.on("message", (question) => {
  if (question !== "memory") return process.send?.({ cpu: process.cpuUsage() });
  collectGarbage();
  return process.send?.({ memory: process.memoryUsage.rss() });
});
