/**
 * Measures several processes on one PostgreSQL. The sockets of every table are opened at all processes in turn. Relaying processes
 * pass their messages on; the others tell them the path of the process that serves the table, and the sockets go there.
 *
 *     npm run bench -- scale               everything, about ten minutes
 *     npm run bench -- scale --json        one JSON object
 *     SECONDS=1 TABLES=50 npm run bench -- scale
 *     IDLE_TABLES=10000 npm run bench -- scale   also opens so many tables with four sockets each, and prints the memory
 *     KILLS=50 npm run bench -- scale            kills one of three processes so many times
 *     COSTS=no npm run bench -- scale            without the processor time per action; KILLS=0 and IDLE_TABLES=0 leave out the others
 *
 * With fewer cores than processes, processor time per action is the figure: actions per second say little. It is measured at full speed and at
 * a steady rate. At full speed a process handles many messages at once, which makes each cheaper, and one process does so more than four.
 * "Apart" is the same number of processes with a database each, which know nothing of each other: what more than one process costs in any case
 * on this machine.
 */
import type { ChildProcess } from "node:child_process";
import { addDatabase, startPostgres } from "../packages/server/test/postgres.ts";
import { openReport, quantile } from "./measure.ts";
import { measureKills } from "./scale-kills.ts";
import { measureMemory } from "./scale-memory.ts";
import { type Candidate, cpuOf, prepare, rondelProgram, start } from "./server-candidates.ts";

const SECONDS = Number(process.env.SECONDS ?? 2);
const TABLES = Number(process.env.TABLES ?? 250);
const KILLS = Number(process.env.KILLS ?? 10);
const IDLE_TABLES = Number(process.env.IDLE_TABLES ?? 1000);
const RATE = Number(process.env.RATE ?? 1000);
const ROUNDS = 6;

/** One line of the result. */
interface Way {
  readonly processes: number;
  readonly kind: "direct" | "relaying" | "apart";
}

const WAYS: readonly Way[] = [
  { processes: 1, kind: "direct" },
  ...[2, 4].flatMap((processes) =>
    (["direct", "relaying", "apart"] as const).map((kind): Way => ({ processes, kind })),
  ),
];

const report = openReport("scale");

interface Cost extends Way {
  readonly perSecond: number;
  /** Microseconds of processor time per action, all processes together, at full speed and at the steady rate. */
  readonly cpu: number;
  readonly steadyCpu: number;
}

interface Sample {
  readonly perSecond: number;
  readonly cpu: number;
}

async function sample({ servers, play }: Candidate, perSecond: number | null): Promise<Sample> {
  const before = await cpuOf(servers);
  const { actions, seconds } = await play({ seconds: SECONDS, perSecond });
  return { cpu: ((await cpuOf(servers)) - before) / actions, perSecond: actions / seconds };
}

const nameOf = ({ processes, kind }: Way): string =>
  `${processes} process${processes > 1 ? "es" : ""}${kind === "direct" ? "" : `, ${kind}`}`;

async function prepareProcesses(way: Way): Promise<Candidate & { readonly postgres: { stop(): Promise<void> } }> {
  const postgres = await startPostgres();
  const areApart = way.kind === "apart";
  const servers: ChildProcess[] = [];
  for (let place = 0; place < way.processes; place++) {
    servers.push(
      start(rondelProgram, {
        BENCH_DATABASE_URL: areApart ? await addDatabase(postgres.url, `apart_${place}`) : postgres.url,
        ...(way.kind === "direct" ? { BENCH_SOCKET_PATH: `/process/${place}/socket` } : {}),
      }),
    );
  }
  const name = nameOf(way);
  const candidate = await prepare(name, { kind: "rondel", tables: TABLES, areApart }, servers, SECONDS);
  report.note(`${name}: ready`);
  return { ...candidate, postgres };
}

/** Measures the numbers of processes in turns, because the speed of a machine changes from minute to minute. */
async function measureCosts(): Promise<Cost[]> {
  const candidates = [];
  for (const way of WAYS) candidates.push(await prepareProcesses(way));
  const fast = candidates.map((): Sample[] => []);
  const steady = candidates.map((): Sample[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, candidate] of candidates.entries()) {
      fast[place]?.push(await sample(candidate, null));
      steady[place]?.push(await sample(candidate, RATE));
    }
  }
  for (const { stop, postgres } of candidates) {
    stop();
    await postgres.stop();
  }
  return WAYS.map((way, place) => ({
    ...way,
    perSecond: median(fast[place], ({ perSecond }) => perSecond),
    cpu: median(fast[place], ({ cpu }) => cpu),
    steadyCpu: median(steady[place], ({ cpu }) => cpu),
  }));
}

function median(samples: readonly Sample[] = [], figure: (sample: Sample) => number): number {
  return quantile(samples.map(figure), 0.5);
}

function reportCosts(costs: readonly Cost[]): void {
  report.table(
    "scale: processor time per action, sockets opened at all processes in turn (goal: at most 1.15 times one process)",
    [
      { name: "CPU", unit: "µs/action" },
      { name: "times one", digits: 2 },
      { name: "actions/s" },
      { name: `at ${RATE}/s`, unit: "µs/action" },
      { name: `at ${RATE}/s, times one`, digits: 2 },
    ],
    costs.map((cost) => [
      nameOf(cost),
      cost.cpu,
      cost.cpu / (costs[0]?.cpu ?? 1),
      cost.perSecond,
      cost.steadyCpu,
      cost.steadyCpu / (costs[0]?.steadyCpu ?? 1),
    ]),
  );
}

if (process.env.COSTS !== "no") reportCosts(await measureCosts());
if (KILLS > 0) report.list(`scale: one of three processes is killed, ${KILLS} times`, await measureKills(KILLS));
if (IDLE_TABLES > 0) {
  report.list(
    `scale: ${IDLE_TABLES} tables with four sockets each, on four processes`,
    await measureMemory(IDLE_TABLES),
  );
}
report.end();
process.exit(0);
