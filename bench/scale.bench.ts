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
 * With fewer cores than processes, processor time per action is the figure: actions per second say little. It depends on how many actions
 * a process has per second: the more, the more of them share a wake-up, a commit and warm caches. So it is measured in three ways:
 *
 * - at the same rate for each process, with as many tables for each (`EACH`): what a process costs when it is one of several;
 * - at one rate for all processes together (`RATE`), and at full speed: what it costs to split the same load.
 *
 * "Apart" is the same number of processes with a database each, which know nothing of each other: what more than one process costs in any case
 * on this machine.
 */
import type { ChildProcess } from "node:child_process";
import { addDatabase, startPostgres } from "../packages/server/test/postgres.ts";
import { openReport, quantile } from "./measure.ts";
import { measureKills } from "./scale-kills.ts";
import { measureMemory } from "./scale-memory.ts";
import { type Candidate, cpuOf, prepare, rondelProgram, start } from "./server-candidates.ts";
import type { LoadPhase } from "./server-load.ts";

const SECONDS = Number(process.env.SECONDS ?? 2);
const TABLES = Number(process.env.TABLES ?? 250);
const KILLS = Number(process.env.KILLS ?? 10);
const IDLE_TABLES = Number(process.env.IDLE_TABLES ?? 1000);
const RATE = Number(process.env.RATE ?? 1000);
const EACH = Number(process.env.EACH ?? 250);
const ROUNDS = Number(process.env.ROUNDS ?? 6);

/** One line of the result. */
interface Way {
  readonly processes: number;
  readonly kind: "direct" | "relaying" | "apart";
}

const MOST_PROCESSES = 4;
const WAYS: readonly Way[] = [
  { processes: 1, kind: "direct" },
  ...[2, MOST_PROCESSES].flatMap((processes) =>
    (["direct", "relaying", "apart"] as const).map((kind): Way => ({ processes, kind })),
  ),
];

const report = openReport("scale");

interface Cost extends Way {
  readonly perSecond: number;
  /** Microseconds of processor time per action: at full speed, at the rate of all processes together, and at the rate of each. */
  readonly cpu: number;
  readonly steadyCpu: number;
  readonly eachCpu: number;
  /** Milliseconds of processor time per second of a process while nobody plays. */
  readonly idle: number;
}

interface Sample {
  readonly perSecond: number;
  readonly cpu: number;
}

async function sample({ servers, play }: Candidate, load: Omit<LoadPhase, "seconds">): Promise<Sample> {
  const before = await cpuOf(servers);
  const { actions, seconds } = await play({ seconds: SECONDS, ...load });
  return { cpu: ((await cpuOf(servers)) - before) / actions, perSecond: actions / seconds };
}

async function sampleIdle({ servers }: Candidate): Promise<number> {
  const before = await cpuOf(servers);
  await new Promise((done) => setTimeout(done, SECONDS * 1000));
  return ((await cpuOf(servers)) - before) / 1000 / SECONDS / servers.length;
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
  const each = candidates.map((): Sample[] => []);
  const idle = candidates.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, candidate] of candidates.entries()) {
      const { length } = candidate.servers;
      fast[place]?.push(await sample(candidate, { perSecond: null }));
      steady[place]?.push(await sample(candidate, { perSecond: RATE }));
      const tables = Math.ceil((TABLES * length) / MOST_PROCESSES);
      each[place]?.push(await sample(candidate, { perSecond: EACH * length, tables }));
      idle[place]?.push(await sampleIdle(candidate));
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
    eachCpu: median(each[place], ({ cpu }) => cpu),
    idle: quantile(idle[place] ?? [], 0.5),
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
      { name: `each at ${EACH}/s`, unit: "µs/action" },
      { name: `each at ${EACH}/s, times one`, digits: 2 },
      { name: "idle", unit: "ms/s each", digits: 1 },
    ],
    costs.map((cost) => [
      nameOf(cost),
      cost.cpu,
      cost.cpu / (costs[0]?.cpu ?? 1),
      cost.perSecond,
      cost.steadyCpu,
      cost.steadyCpu / (costs[0]?.steadyCpu ?? 1),
      cost.eachCpu,
      cost.eachCpu / (costs[0]?.eachCpu ?? 1),
      cost.idle,
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
