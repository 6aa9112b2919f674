/** Kills one of three processes again and again while people play, and looks whether every table moves on and nothing is lost. */
import { CommandRefused, TestPlayer } from "../packages/server/test/player.ts";
import { startPostgres } from "../packages/server/test/postgres.ts";
import { type ServerProcess, startProcess } from "../packages/server/test/processes.ts";
import { type Figure, quantile } from "./measure.ts";

const PROCESSES = 3;
const GROUPS = 12;
const SEATS = 4;
const RETRY_MILLISECONDS = 50;
/** How long people play before the next kill. */
const PLAY_MILLISECONDS = 500;
const MOST_MILLISECONDS = 30_000;

/** Players who stay together, match after match. */
interface Group {
  readonly players: TestPlayer[];
  table: string;
  /** The highest acknowledged number of each seat in the present match. */
  acknowledged: number[];
  actions: number;
  lost: number;
}

type UrlFor = (place: number) => string;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export async function measureKills(kills: number): Promise<Figure[]> {
  const postgres = await startPostgres();
  const start = () => startProcess({ TEST_DATABASE_URL: postgres.url });
  const processes: ServerProcess[] = [];
  for (let count = 0; count < PROCESSES; count++) processes.push(await start());
  const urlFor: UrlFor = (place) => processes[place % PROCESSES]?.url ?? "";
  const groups: Group[] = [];
  for (let count = 0; count < GROUPS; count++) groups.push(await openGroup(count, urlFor));

  const moved: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    for (const group of groups) await beginMatch(group, urlFor);
    const playing = { stopped: false };
    const loops = groups.map((group) => keepPlaying(group, urlFor, playing));
    await wait(PLAY_MILLISECONDS);
    const before = groups.map(({ actions }) => actions);
    const killedAt = performance.now();
    await processes[kill % PROCESSES]?.kill();
    moved.push(...(await Promise.all(groups.map((group, place) => untilMoved(group, before[place] ?? 0, killedAt)))));
    processes[kill % PROCESSES] = await start();
    playing.stopped = true;
    await Promise.all(loops);
  }
  for (const { players } of groups) for (const player of players) await player.leave();
  for (const process of processes) await process.kill();
  await postgres.stop();
  return [
    { name: "median time until a table has its next action", value: quantile(moved, 0.5), unit: "ms" },
    { name: "longest time", value: Math.max(...moved), unit: "ms", goal: "at most 3,000 ms" },
    { name: "actions", value: groups.reduce((sum, { actions }) => sum + actions, 0) },
    { name: "acknowledged actions lost", value: groups.reduce((sum, { lost }) => sum + lost, 0), goal: "0" },
  ];
}

async function openGroup(count: number, urlFor: UrlFor): Promise<Group> {
  const urls = Array.from({ length: SEATS }, (_, seat) => urlFor(count + seat));
  const players = await Promise.all(urls.map(async (url) => (await TestPlayer.signIn(url)).connect()));
  return { players, table: "", acknowledged: [], actions: 0, lost: 0 };
}

/** Seats the players at a new table, because a match ends long before the last kill. */
async function beginMatch(group: Group, urlFor: UrlFor): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    for (const seat of group.players.keys()) {
      if (group.players[seat]?.closeCode !== undefined) await reconnect(group, seat, urlFor, attempt);
    }
    try {
      await seatPlayers(group);
      return;
    } catch (error) {
      // Processes that come and go move their clients, so a socket may be closed at any time.
      if (!(error instanceof CommandRefused)) throw error;
    }
  }
}

async function seatPlayers(group: Group): Promise<void> {
  const [host, ...others] = group.players as [TestPlayer, ...TestPlayer[]];
  const { id: table } = await open(host).ask("table/make", {
    game: "ferry",
    options: { rounds: 20 },
    seats: [{ kind: "me" }, ...others.map(() => ({ kind: "open" }) as const)],
    visibility: "public",
    clock: { kind: "none" },
  });
  for (const other of others) await open(other).ask("table/join", { table });
  await open(host).ask("table/start", { table });
  for (const player of group.players) await open(player).follow(table);
  group.table = table;
  group.acknowledged = group.players.map(() => 0);
}

/** A player whose socket is open; a closed one would never answer. */
function open(player: TestPlayer): TestPlayer {
  if (player.closeCode === undefined) return player;
  throw new CommandRefused({ code: "connection-lost", params: {}, advice: "refresh" });
}

async function untilMoved(group: Group, actions: number, since: number): Promise<number> {
  while (group.actions <= actions) {
    if (performance.now() - since > MOST_MILLISECONDS) throw new Error(`table ${group.table} does not move on`);
    await wait(2);
  }
  return performance.now() - since;
}

/** Plays the match until the flag is set. A seat whose socket is closed connects again to another process. */
async function keepPlaying(group: Group, urlFor: UrlFor, playing: { readonly stopped: boolean }): Promise<void> {
  for (let turn = 0; !playing.stopped; turn++) {
    for (const seat of group.players.keys()) {
      if (group.players[seat]?.closeCode !== undefined) await reconnect(group, seat, urlFor, turn);
    }
    const seat = group.players.findIndex((player, at) => player.stream(group.table, at).position.actions.length > 0);
    if (seat >= 0) await play(group, seat);
    else await wait(2);
  }
}

async function play(group: Group, seat: number): Promise<void> {
  const player = group.players[seat] as TestPlayer;
  const stream = player.stream(group.table, seat);
  // The cheapest bid keeps the match going for long.
  const action = stream.position.actions[0];
  if (!action) return;
  try {
    const { number } = await open(player).act(group.table, seat, action);
    group.acknowledged[seat] = number;
    group.actions++;
    await player.until(() => player.closeCode !== undefined || player.stream(group.table, seat).number >= number);
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    await wait(RETRY_MILLISECONDS);
  }
}

/** Like a page, tries one process after another until the table is back, and counts actions that were acknowledged and are gone. */
async function reconnect(group: Group, seat: number, urlFor: UrlFor, turn: number): Promise<void> {
  for (let attempt = turn; ; attempt++) {
    const old = group.players[seat] as TestPlayer;
    const back = old.at(urlFor(attempt));
    for (const [key, stream] of old.streams) back.streams.set(key, stream);
    try {
      await back.connect();
      if (group.table) await back.follow(group.table);
      group.players[seat] = back;
      if (group.table && back.stream(group.table, seat).number < (group.acknowledged[seat] ?? 0)) group.lost++;
      return;
    } catch {
      // The process is dead or does not serve yet; the next attempt decides.
      await back.leave();
      await wait(RETRY_MILLISECONDS);
    }
  }
}
