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
import { startPostgres } from "../packages/server/test/postgres.ts";
import { openReport } from "./measure.ts";
import { type Candidate, cpuOf, prepare, rondelProgram, start } from "./server-candidates.ts";
import type { LoadResult } from "./server-load.ts";

const SECONDS = Number(process.env.SECONDS ?? 2);
const ROUNDS = 6;
const TABLES = Number(process.env.TABLES ?? 250);
const PACE = 500;
const bare = new URL("./server-bare.ts", import.meta.url);

const report = openReport("server");

interface Figures {
  readonly name: string;
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
  readonly medianBytes: number;
  readonly paced: LoadResult;
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
  await prepare("(a) bare limit", { kind: "bare", tables: TABLES }, [start(bare)], SECONDS),
  await prepare("(b) Rondel, SQLite", { kind: "rondel", tables: TABLES }, [start(rondelProgram)], SECONDS),
];
const figures = await measure(candidates);
if (process.env.POSTGRES !== "no") {
  for (const processes of [1, 2]) {
    const postgres = await startPostgres();
    const environment = { BENCH_DATABASE_URL: postgres.url };
    const servers = Array.from({ length: processes }, () => start(rondelProgram, environment));
    const name = `Rondel, PostgreSQL, ${processes} process${processes > 1 ? "es" : ""}`;
    figures.push(...(await measure([await prepare(name, { kind: "rondel", tables: TABLES }, servers, SECONDS)])));
    await postgres.stop();
  }
}
reportFigures(figures);
report.end();
process.exit(0);
