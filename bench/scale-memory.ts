/** Opens many tables with four sockets each and measures what they cost while nothing happens. */
import type { ChildProcess } from "node:child_process";
import { startPostgres } from "../packages/server/test/postgres.ts";
import type { Figure } from "./measure.ts";
import type { IdleJob } from "./scale-idle.ts";
import { nextMessage, rondelProgram, start } from "./server-candidates.ts";

const PROCESSES = 4;
const SEATS = 4;
const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;
const idleProgram = new URL("./scale-idle.ts", import.meta.url);

async function memoryOf(servers: readonly ChildProcess[]): Promise<number> {
  let sum = 0;
  for (const server of servers) {
    server.send("memory");
    sum += (await nextMessage<{ readonly memory: number }>(server)).memory;
  }
  return sum;
}

/** Each process and each load has a share of the sockets open, beside links and connections to the database. */
function requireOpenFiles(sockets: number): void {
  const needed = sockets / PROCESSES + 500;
  const report = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly hard: number | "unlimited" } };
  };
  // Node raises the soft limit to the hard one by itself.
  const hard = report.userLimits?.open_files?.hard;
  if (typeof hard === "number" && hard < needed) {
    throw new Error(
      `${sockets} sockets need ${needed} open files per process, the limit is ${hard}: ulimit -Hn ${needed}`,
    );
  }
}

export async function measureMemory(tables: number): Promise<Figure[]> {
  requireOpenFiles(tables * SEATS);
  const postgres = await startPostgres();
  // Opening so much at once keeps processes from renewing their leases, and clients would have to move.
  const environment = { BENCH_DATABASE_URL: postgres.url, BENCH_LEASE: "60000" };
  const servers = Array.from({ length: PROCESSES }, () => start(rondelProgram, environment));
  const urls = (await Promise.all(servers.map((server) => nextMessage<{ readonly url: string }>(server)))).map(
    ({ url }) => url,
  );
  const loads = Array.from({ length: PROCESSES }, () => start(idleProgram));
  const inAll = async (message: IdleJob | "follow"): Promise<void> => {
    await Promise.all(
      loads.map((load) => {
        load.send(message);
        return nextMessage(load);
      }),
    );
  };
  const empty = await memoryOf(servers);
  await inAll({ urls, tables: Math.ceil(tables / PROCESSES) });
  const withSockets = await memoryOf(servers);
  await inAll("follow");
  const withTables = await memoryOf(servers);
  for (const child of [...loads, ...servers]) child.kill("SIGKILL");
  await postgres.stop();
  return [
    { name: "memory of an empty process", value: empty / PROCESSES / MEGABYTE, unit: "MB" },
    { name: "a connected socket", value: (withSockets - empty) / (tables * SEATS) / KILOBYTE, unit: "kB", digits: 1 },
    {
      name: "a table that four of them follow",
      value: (withTables - withSockets) / tables / KILOBYTE,
      unit: "kB",
      digits: 1,
    },
    { name: "all processes together", value: withTables / MEGABYTE, unit: "MB" },
  ];
}
