/**
 * Computes what many players at once need, from the figures of `npm run bench -- scale --json` and from the cost of a real game, which it
 * measures itself. docs/performance.md shows the result.
 *
 *     npm run bench -- scale --json > scale.json
 *     npm run bench -- model scale.json
 *     PLAYERS=20000 npm run bench -- model scale.json
 */
import { readFileSync } from "node:fs";
import { ferry } from "@rondel/engine/reference";
import { imperial } from "@rondel/imperial";
import { imperunde } from "@rondel/imperunde";
import { openReport } from "./measure.ts";
import { type GameCost, measureGame } from "./model-games.ts";

const PLAYERS = Number(process.env.PLAYERS ?? 100_000);
const [file] = process.argv.slice(2).filter((word) => !word.startsWith("--"));

/** What nobody has measured. */
const ASSUMED = {
  /** How many of the connected players sit at a live table; the others have slow games and look around. */
  liveShare: 0.7,
  playersAtTable: 5,
  /** Actions per minute at a live table, by all its players together. */
  liveActionsPerMinute: 12,
  /** Actions per hour of a connected player with slow games. */
  slowActionsPerHour: 6,
  /** How much of a core is used on average, so that peaks find room. */
  load: 0.5,
  /** How many sockets a process holds. */
  socketsPerProcess: 8000,
  connectionsPerProcess: 12,
  hoursPerDay: 6,
};

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const GIGABYTE = 1024 * MEGABYTE;

interface Scale {
  readonly microseconds: number;
  readonly emptyProcess: number;
  readonly socket: number;
  readonly table: number;
}

function readScale(path: string): Scale {
  const { sections } = JSON.parse(readFileSync(path, "utf8")) as {
    readonly sections: readonly { readonly figures: readonly { readonly name: string; readonly value: number }[] }[];
  };
  const figures = new Map(sections.flatMap((section) => section.figures.map(({ name, value }) => [name, value])));
  const figure = (name: string): number => {
    const value = figures.get(name);
    if (value === undefined) throw new Error(`${path} has no figure "${name}"`);
    return value;
  };
  return {
    microseconds: figure("4 processes: at 1000/s"),
    emptyProcess: figure("memory of an empty process") * MEGABYTE,
    socket: figure("a connected socket") * KILOBYTE,
    table: figure("a table that four of them follow") * KILOBYTE,
  };
}

const report = openReport("model");
const reference = measureGame(ferry, 4);
const games: readonly (readonly [string, GameCost])[] = [
  ["reference game, 4 players", reference],
  ["Imperial, 5 players", measureGame(imperial, ASSUMED.playersAtTable)],
  ["ImpeRunde, 5 players", measureGame(imperunde, ASSUMED.playersAtTable)],
];
report.table(
  "model: an action of a random match, with the steps of all viewers",
  [
    { name: "CPU", unit: "µs" },
    { name: "median step", unit: "bytes" },
    { name: "mean step", unit: "bytes" },
    { name: "entry", unit: "bytes" },
    { name: "memory of a match", unit: "kB" },
  ],
  games.map(([name, cost]) => [
    name,
    cost.microseconds,
    cost.medianBytes,
    cost.meanBytes,
    cost.entryBytes,
    cost.memory / KILOBYTE,
  ]),
);

function reportNeeds(scale: Scale): void {
  const worst = (figure: (cost: GameCost) => number): number => Math.max(...games.map(([, cost]) => figure(cost)));
  const live = PLAYERS * ASSUMED.liveShare;
  const liveTables = live / ASSUMED.playersAtTable;
  const perSecond =
    (liveTables * ASSUMED.liveActionsPerMinute) / 60 + ((PLAYERS - live) * ASSUMED.slowActionsPerHour) / 3600;
  const microseconds = scale.microseconds + worst((cost) => cost.microseconds) - reference.microseconds;
  const cores = (perSecond * microseconds) / 1e6 / ASSUMED.load;
  const processes = Math.max(Math.ceil(cores), Math.ceil(PLAYERS / ASSUMED.socketsPerProcess));
  // A connected player with slow games has one table open, too.
  const tables = PLAYERS / ASSUMED.playersAtTable;
  const tableBytes = scale.table + worst((cost) => cost.memory) - reference.memory;
  const memory = processes * scale.emptyProcess + PLAYERS * scale.socket + tables * tableBytes;
  const network = perSecond * ASSUMED.playersAtTable * worst((cost) => cost.meanBytes);
  const disk = perSecond * 3600 * ASSUMED.hoursPerDay * worst((cost) => cost.entryBytes);
  report.list(`model: ${PLAYERS.toLocaleString("en")} players at once`, [
    { name: "actions per second", value: perSecond },
    { name: "processor time of an action", value: microseconds, unit: "µs" },
    { name: `cores for processes, at ${100 * ASSUMED.load} % load`, value: cores, unit: "cores", digits: 1 },
    { name: `processes (${ASSUMED.socketsPerProcess} sockets each at most)`, value: processes },
    { name: "memory of all processes", value: memory / GIGABYTE, unit: "GB", digits: 1 },
    { name: "connections to PostgreSQL", value: processes * ASSUMED.connectionsPerProcess },
    { name: "steps to clients", value: network / MEGABYTE, unit: "MB/s", digits: 1 },
    { name: `entries stored in ${ASSUMED.hoursPerDay} hours`, value: disk / GIGABYTE, unit: "GB a day", digits: 1 },
  ]);
}

if (file === undefined) report.note("For the rest, name a file with the output of `npm run bench -- scale --json`.");
else reportNeeds(readScale(file));
report.end();
