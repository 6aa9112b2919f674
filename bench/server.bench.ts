/**
 * How fast is the server? Measures in one run, with the load from a second process:
 * (a) the bare limit (server-bare.ts) and (b) ours with 1,000 players at 250 tables in turns, then ours on PostgreSQL.
 *
 * A player waits for the acknowledgement before the next action. At the bare tables all four do so at once; at ours one acts
 * and the others wait for it, so the bare server has four times as many actions to group in one commit.
 *
 *     npm run bench -- server              all of it, about three minutes
 *     SECONDS=1 npm run bench -- server    shorter phases
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { startPostgres } from "../packages/server/test/postgres.ts";
import type { LoadJob, LoadPhase, LoadResult } from "./server-load.ts";

const SECONDS = Number(process.env.SECONDS ?? 2);
const ROUNDS = 6;
const TABLES = Number(process.env.TABLES ?? 250);
const PACE = 500;
const WARM_UP_ACTIONS = 20_000;
const MOST_WARM_UPS = 8;
const bare = new URL("./server-bare.ts", import.meta.url);
const ours = new URL("./server-ours.ts", import.meta.url);
const loading = new URL("./server-load.ts", import.meta.url);

interface Figures {
  readonly name: string;
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
  readonly medianBytes: number;
  readonly paced: LoadResult;
}

const start = (program: URL, environment: Readonly<Record<string, string>> = {}): ChildProcess =>
  fork(program, { env: { ...process.env, ...environment } });

async function heard<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, "message")) as [Message];
  return message;
}

async function cpuOf(servers: readonly ChildProcess[]): Promise<number> {
  let sum = 0;
  for (const server of servers) {
    server.send("cpu");
    const { cpu } = await heard<{ readonly cpu: NodeJS.CpuUsage }>(server);
    sum += cpu.user + cpu.system;
  }
  return sum;
}

/** A server under test, or several that share a store, and the load on it. */
interface Contestant {
  readonly name: string;
  readonly servers: readonly ChildProcess[];
  play(wanted: LoadPhase): Promise<LoadResult>;
  stop(): void;
}

async function enter(name: string, kind: LoadJob["kind"], servers: readonly ChildProcess[]): Promise<Contestant> {
  const told = await Promise.all(servers.map((server) => heard<{ readonly url: string }>(server)));
  const urls = told.map(({ url }) => url);
  const load = start(loading);
  const job: LoadJob = { kind, urls, tables: TABLES };
  load.send(job);
  await heard(load);
  const play = (wanted: LoadPhase): Promise<LoadResult> => {
    load.send(wanted);
    return heard<LoadResult>(load);
  };
  // Until the compiler has done its work: what is measured is the server, not its youth.
  for (let warm = 0, round = 0; warm < WARM_UP_ACTIONS && round < MOST_WARM_UPS; round++) {
    warm += (await play({ seconds: SECONDS, perSecond: null })).actions;
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

/** The contestants take turns, because the same machine is faster in one minute than in the next. */
async function contest(contestants: readonly Contestant[]): Promise<Figures[]> {
  const sums = contestants.map((): Sum => ({ actions: 0, seconds: 0, cpu: 0, medianBytes: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, { servers, play }] of contestants.entries()) {
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
  for (const [place, { name, play, stop }] of contestants.entries()) {
    const { actions, seconds, cpu, medianBytes } = sums[place] as Sum;
    const paced = await play({ seconds: ROUNDS * SECONDS, perSecond: PACE });
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

const contestants = [
  await enter("(a) bare limit", "bare", [start(bare)]),
  await enter("(b) ours, embedded", "ours", [start(ours)]),
];
const figures = await contest(contestants);
if (process.env.POSTGRES !== "no") {
  for (const processes of [1, 2]) {
    const postgres = await startPostgres();
    const environment = { BENCH_DATABASE_URL: postgres.url };
    const servers = Array.from({ length: processes }, () => start(ours, environment));
    const name = `ours, PostgreSQL, ${processes} process${processes > 1 ? "es" : ""}`;
    figures.push(...(await contest([await enter(name, "ours", servers)])));
    await postgres.stop();
  }
}
report(figures);
process.exit(0);
