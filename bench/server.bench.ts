/**
 * Measures the server in one run, with the load from a second process: the bare limit (server-bare.ts) and Rondel take turns
 * with 1,000 players at 250 tables, then Rondel runs on PostgreSQL.
 *
 * A player waits for the acknowledgement before the next action. At a bare table all four players act at once. At a table of
 * Rondel one player acts and the others wait, so the bare server can group four times as many actions in one commit.
 *
 *     npm run bench -- server              everything, about three minutes
 *     SECONDS=1 npm run bench -- server    shorter phases
 *     POSTGRES=no npm run bench -- server  without PostgreSQL
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { startPostgres } from "../packages/server/test/postgres.ts";
import type { LoadJob, LoadPhase, LoadResult } from "./server-load.ts";

const SECONDS = Number(process.env.SECONDS ?? 2);
const ROUNDS = 6;
const TABLES = Number(process.env.TABLES ?? 250);
const ACTIONS_PER_SECOND = 500;
const WARM_UP_ACTIONS = 20_000;
const MAX_WARM_UPS = 8;
const BARE = new URL("./server-bare.ts", import.meta.url);
const RONDEL = new URL("./server-rondel.ts", import.meta.url);
const LOAD = new URL("./server-load.ts", import.meta.url);

interface Figures {
  readonly name: string;
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
  readonly medianBytes: number;
  /** At a fixed rate of actions. */
  readonly paced: LoadResult;
}

const start = (program: URL, environment: Readonly<Record<string, string>> = {}): ChildProcess =>
  fork(program, { env: { ...process.env, ...environment } });

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, "message")) as [Message];
  return message;
}

async function cpuOf(servers: readonly ChildProcess[]): Promise<number> {
  let sum = 0;
  for (const server of servers) {
    server.send("cpu");
    const { cpu } = await nextMessage<{ readonly cpu: NodeJS.CpuUsage }>(server);
    sum += cpu.user + cpu.system;
  }
  return sum;
}

/** A server, or several that share a store, with the load on it. */
interface Candidate {
  readonly name: string;
  readonly servers: readonly ChildProcess[];
  play(phase: LoadPhase): Promise<LoadResult>;
  stop(): void;
}

async function prepare(name: string, kind: LoadJob["kind"], servers: readonly ChildProcess[]): Promise<Candidate> {
  const started = await Promise.all(servers.map((server) => nextMessage<{ readonly url: string }>(server)));
  const load = start(LOAD);
  const job: LoadJob = { kind, urls: started.map(({ url }) => url), tables: TABLES };
  load.send(job);
  await nextMessage(load);
  const play = (phase: LoadPhase): Promise<LoadResult> => {
    load.send(phase);
    return nextMessage<LoadResult>(load);
  };
  // Warms up until the code is compiled.
  for (let actions = 0, round = 0; actions < WARM_UP_ACTIONS && round < MAX_WARM_UPS; round++) {
    actions += (await play({ seconds: SECONDS, perSecond: null })).actions;
  }
  const stop = (): void => {
    load.kill();
    for (const server of servers) server.kill("SIGKILL");
  };
  console.log(`${name}: ready`);
  return { name, servers, play, stop };
}

interface Sum {
  actions: number;
  seconds: number;
  cpu: number;
  medianBytes: number;
}

/** Measures all candidates in turns, because the speed of a machine changes from minute to minute. */
async function measure(candidates: readonly Candidate[]): Promise<Figures[]> {
  const sums = candidates.map((): Sum => ({ actions: 0, seconds: 0, cpu: 0, medianBytes: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { servers, play }] of candidates.entries()) {
      const before = await cpuOf(servers);
      const { actions, seconds, medianBytes } = await play({ seconds: SECONDS, perSecond: null });
      const sum = sums[index] as Sum;
      sum.cpu += (await cpuOf(servers)) - before;
      sum.actions += actions;
      sum.seconds += seconds;
      sum.medianBytes = medianBytes;
    }
  }
  const figures: Figures[] = [];
  for (const [index, { name, play, stop }] of candidates.entries()) {
    const { actions, seconds, cpu, medianBytes } = sums[index] as Sum;
    const paced = await play({ seconds: ROUNDS * SECONDS, perSecond: ACTIONS_PER_SECOND });
    stop();
    figures.push({ name, perSecond: actions / seconds, cpuMicroseconds: cpu / actions, medianBytes, paced });
  }
  return figures;
}

function report(figures: readonly Figures[]): void {
  const [limit] = figures;
  console.log(
    "\n                          actions/s  of bare   CPU µs/action  x bare   at 500/s: median  p99 ms   bytes",
  );
  for (const { name, perSecond, cpuMicroseconds, medianBytes, paced } of figures) {
    const columns = [
      name.padEnd(26),
      perSecond.toFixed(0).padStart(8),
      `${((100 * perSecond) / (limit?.perSecond ?? 1)).toFixed(0)} %`.padStart(9),
      cpuMicroseconds.toFixed(0).padStart(15),
      (cpuMicroseconds / (limit?.cpuMicroseconds ?? 1)).toFixed(1).padStart(8),
      paced.delays.median.toFixed(1).padStart(18),
      paced.delays.p99.toFixed(1).padStart(8),
      medianBytes.toFixed(0).padStart(8),
    ];
    console.log(columns.join(""));
  }
}

const figures = await measure([
  await prepare("(a) bare limit", "bare", [start(BARE)]),
  await prepare("(b) Rondel, SQLite", "rondel", [start(RONDEL)]),
]);
if (process.env.POSTGRES !== "no") {
  for (const processes of [1, 2]) {
    const postgres = await startPostgres();
    const environment = { BENCH_DATABASE_URL: postgres.url };
    const servers = Array.from({ length: processes }, () => start(RONDEL, environment));
    const name = `PostgreSQL, ${processes} process${processes > 1 ? "es" : ""}`;
    figures.push(...(await measure([await prepare(name, "rondel", servers)])));
    await postgres.stop();
  }
}
report(figures);
process.exit(0);
