/** Kills one of three processes again and again while people play, and looks whether every table moves on and nothing is lost. */
import { CommandRefused, type TestPlayer } from "../packages/server/test/player.ts";
import { startPostgres } from "../packages/server/test/postgres.ts";
import { type ServerProcess, startProcess } from "../packages/server/test/processes.ts";
import { tableOf } from "../packages/server/test/table.ts";
import { type Figure, quantile } from "./measure.ts";

const PROCESSES = 3;
const TABLES = 12;
const SEATS = 4;
const RETRY_MILLISECONDS = 50;
/** How long people play before the next kill. */
const PLAY_MILLISECONDS = 500;
const MOST_MILLISECONDS = 30_000;

interface PlayedTable {
  readonly id: string;
  readonly players: TestPlayer[];
  /** The highest acknowledged number of each seat. */
  readonly acknowledged: number[];
  actions: number;
  lost: number;
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export async function measureKills(kills: number): Promise<Figure[]> {
  const postgres = await startPostgres();
  const start = () => startProcess({ TEST_DATABASE_URL: postgres.url });
  const processes: ServerProcess[] = [];
  for (let count = 0; count < PROCESSES; count++) processes.push(await start());
  const urlFor = (seat: number) => processes[seat % PROCESSES]?.url ?? "";
  const tables: PlayedTable[] = [];
  for (let count = 0; count < TABLES; count++) tables.push(await openTable(count, urlFor));

  const moved: number[] = [];
  const playing = { stopped: false };
  const loops = tables.map((table) => keepPlaying(table, urlFor, playing));
  for (let kill = 0; kill < kills; kill++) {
    await wait(PLAY_MILLISECONDS);
    const victim = processes[kill % PROCESSES];
    const before = tables.map(({ actions }) => actions);
    const killedAt = performance.now();
    await victim?.kill();
    const replaced = start().then((process) => {
      processes[kill % PROCESSES] = process;
    });
    moved.push(...(await Promise.all(tables.map((table, place) => untilMoved(table, before[place] ?? 0, killedAt)))));
    await replaced;
  }
  playing.stopped = true;
  await Promise.all(loops);
  for (const { players } of tables) for (const player of players) await player.leave();
  for (const process of processes) await process.kill();
  await postgres.stop();
  return [
    { name: "median time until a table has its next action", value: quantile(moved, 0.5), unit: "ms" },
    { name: "longest time", value: Math.max(...moved), unit: "ms", goal: "at most 3,000 ms" },
    { name: "actions", value: tables.reduce((sum, { actions }) => sum + actions, 0) },
    { name: "acknowledged actions lost", value: tables.reduce((sum, { lost }) => sum + lost, 0), goal: "0" },
  ];
}

async function openTable(count: number, urlFor: (seat: number) => string): Promise<PlayedTable> {
  const urls = Array.from({ length: SEATS }, (_, seat) => urlFor(count + seat));
  const { table, players } = await tableOf(urls, { options: { rounds: 12 } });
  return { id: table, players, acknowledged: players.map(() => 0), actions: 0, lost: 0 };
}

async function untilMoved(table: PlayedTable, actions: number, since: number): Promise<number> {
  while (table.actions <= actions) {
    if (performance.now() - since > MOST_MILLISECONDS) throw new Error(`table ${table.id} does not move on`);
    await wait(2);
  }
  return performance.now() - since;
}

/** Plays the table, match after match, until the flag is set. A seat whose socket is closed connects again to another process. */
async function keepPlaying(
  table: PlayedTable,
  urlFor: (seat: number) => string,
  playing: { readonly stopped: boolean },
): Promise<void> {
  for (let turn = 0; !playing.stopped; turn++) {
    for (const seat of table.players.keys()) {
      if (table.players[seat]?.closeCode !== undefined) await reconnect(table, seat, urlFor, turn);
    }
    const seat = table.players.findIndex((player, at) => player.stream(table.id, at).position.actions.length > 0);
    if (seat >= 0) await play(table, seat);
    else await wait(2);
  }
}

async function play(table: PlayedTable, seat: number): Promise<void> {
  const player = table.players[seat] as TestPlayer;
  const stream = player.stream(table.id, seat);
  // The cheapest bid keeps the match going for long.
  const action = stream.position.actions[0];
  if (!action) return;
  try {
    const { number } = await player.act(table.id, seat, action);
    table.acknowledged[seat] = number;
    table.actions++;
    await player.until(() => player.closeCode !== undefined || player.stream(table.id, seat).number >= number);
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    await wait(RETRY_MILLISECONDS);
  }
}

/** Like a page, tries one process after another until the table is back, and counts actions that were acknowledged and are gone. */
async function reconnect(
  table: PlayedTable,
  seat: number,
  urlFor: (seat: number) => string,
  turn: number,
): Promise<void> {
  for (let attempt = turn; ; attempt++) {
    const old = table.players[seat] as TestPlayer;
    const back = old.at(urlFor(attempt));
    for (const [key, stream] of old.streams) back.streams.set(key, stream);
    try {
      await back.connect();
      await back.follow(table.id);
      table.players[seat] = back;
      if (back.stream(table.id, seat).number < (table.acknowledged[seat] ?? 0)) table.lost++;
      return;
    } catch {
      // The process is dead or does not serve yet; the next attempt decides.
      await back.leave();
      await wait(RETRY_MILLISECONDS);
    }
  }
}
