/**
 * Measures the speed of the server in one run, with the load from a second process: (a) the bare limit (server-bare.ts) and (b)
 * Rondel with 1,000 players at 250 tables, alternating; then Rondel on PostgreSQL.
 *
 * A player waits for the acknowledgement before the next action. At a bare table all four players do so at once. At a table of
 * Rondel one acts while the others wait, so the bare server has four times as many actions to group in one commit.
 *
 *     npm run bench -- server              everything, about three minutes
 *     npm run bench -- server --json       one JSON object
 *     SECONDS=1 npm run bench -- server    shorter phases
 *     POSTGRES=no npm run bench -- server  without PostgreSQL
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { startPostgres } from "../packages/server/test/postgres.ts";
import { openReport } from "./measure.ts";
import type { LoadJob, LoadPhase, LoadResult } from "./server-load.ts";

const SECONDS = Number(process.env.SECONDS ?? 2);
const ROUNDS = 6;
const TABLES = Number(process.env.TABLES ?? 250);
const PACE = 500;
const WARM_UP_ACTIONS = 20_000;
const MAX_WARM_UPS = 8;
const bare = new URL("./server-bare.ts", import.meta.url);
const rondel = new URL("./server-rondel.ts", import.meta.url);
const loadProgram = new URL("./server-load.ts", import.meta.url);

const report = openReport("server");

interface Figures {
  readonly name: string;
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
  readonly medianBytes: number;
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

/** A server under test, or several with one store, and its load. */
interface Candidate {
  readonly name: string;
  readonly servers: readonly ChildProcess[];
  play(phase: LoadPhase): Promise<LoadResult>;
  stop(): void;
}

async function prepare(name: string, kind: LoadJob["kind"], servers: readonly ChildProcess[]): Promise<Candidate> {
  const started = await Promise.all(servers.map((server) => nextMessage<{ readonly url: string }>(server)));
  const urls = started.map(({ url }) => url);
  const load = start(loadProgram);
  const job: LoadJob = { kind, urls, tables: TABLES };
  load.send(job);
  await nextMessage(load);
  const play = (phase: LoadPhase): Promise<LoadResult> => {
    load.send(phase);
    return nextMessage<LoadResult>(load);
  };
  // Warms up until the code is compiled.
  for (let warm = 0, round = 0; warm < WARM_UP_ACTIONS && round < MAX_WARM_UPS; round++) {
    warm += (await play({ seconds: SECONDS, perSecond: null })).actions;
  }
  const stop = (): void => {
    load.kill();
    for (const server of servers) server.kill("SIGKILL");
  };
  report.note(`${name}: ready`);
  return { name, servers, play, stop };
}

interface Sum {
  actions: number;
  seconds: number;
  cpu: number;
  medianBytes: number;
}

/** Measures the candidates in turns, because the speed of a machine changes from minute to minute. */
async function measure(candidates: readonly Candidate[]): Promise<Figures[]> {
  const sums = candidates.map((): Sum => ({ actions: 0, seconds: 0, cpu: 0, medianBytes: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, { servers, play }] of candidates.entries()) {
      const before = await cpuOf(servers);
      const { actions, seconds, medianBytes } = await play({ seconds: SECONDS, perSecond: null });
      const sum = sums[place] as Sum;
      sum.cpu += (await cpuOf(servers)) - before;
      sum.actions += actions;
      sum.seconds += seconds;
      sum.medianBytes = medianBytes;
    }
  }
  const figures: Figures[] = [];
  for (const [place, { name, play, stop }] of candidates.entries()) {
    const { actions, seconds, cpu, medianBytes } = sums[place] as Sum;
    const paced = await play({ seconds: ROUNDS * SECONDS, perSecond: PACE });
    stop();
    figures.push({ name, perSecond: actions / seconds, cpuMicroseconds: cpu / actions, medianBytes, paced });
  }
  return figures;
}

function reportFigures(figures: readonly Figures[]): void {
  const [limit] = figures;
  report.table(
    "server: actions per second, processor time, and delays at 500 actions per second",
    [
      { name: "actions/s" },
      { name: "of bare", unit: "%" },
      { name: "CPU", unit: "µs/action" },
      { name: "CPU, times bare", digits: 1 },
      { name: "median delay", unit: "ms", digits: 1 },
      { name: "99th percentile", unit: "ms", digits: 1 },
      { name: "message", unit: "bytes" },
    ],
    figures.map(({ name, perSecond, cpuMicroseconds, medianBytes, paced }) => [
      name,
      perSecond,
      (100 * perSecond) / (limit?.perSecond ?? 1),
      cpuMicroseconds,
      cpuMicroseconds / (limit?.cpuMicroseconds ?? 1),
      paced.delays.median,
      paced.delays.p99,
      medianBytes,
    ]),
  );
}

const candidates = [
  await prepare("(a) bare limit", "bare", [start(bare)]),
  await prepare("(b) Rondel, SQLite", "rondel", [start(rondel)]),
];
const figures = await measure(candidates);
if (process.env.POSTGRES !== "no") {
  for (const processes of [1, 2]) {
    const postgres = await startPostgres();
    const environment = { BENCH_DATABASE_URL: postgres.url };
    const servers = Array.from({ length: processes }, () => start(rondel, environment));
    const name = `Rondel, PostgreSQL, ${processes} process${processes > 1 ? "es" : ""}`;
    figures.push(...(await measure([await prepare(name, "rondel", servers)])));
    await postgres.stop();
  }
}
reportFigures(figures);
report.end();
process.exit(0);
