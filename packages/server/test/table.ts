import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tagged } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { type CommandInput, closeCodes } from "@rondel/protocol";
import { pino } from "pino";
import type { ServedGame } from "../src/play/served-game.ts";
import type { ServerSettings } from "../src/settings.ts";
import { type Server, startServer } from "../src/start.ts";
import { CommandRefused, TestPlayer } from "./player.ts";

export const servedFerry: ServedGame = {
  game: ferry,
  module: import.meta.resolve("@rondel/engine/reference"),
  name: "ferry",
};

/** The games of the next release: new rules, and the old ones for running matches. */
export const releaseTwo: readonly ServedGame[] = [
  { ...servedFerry, game: { ...ferry, rulesVersion: "2" } },
  servedFerry,
];

/** On a busy machine a process may stand still for seconds. Only tests of lost leases want its tables to move then. */
export const PATIENT_LEASE = 10_000;

export interface TestServer extends Server {
  readonly folder: string;
}

/** Starts a server on loopback with a temporary data folder. */
export async function startTestServer(settings: Partial<ServerSettings> = {}): Promise<TestServer> {
  const folder = settings.store && "folder" in settings.store ? settings.store.folder : temporaryFolder();
  const server = await startServer({
    games: [servedFerry],
    store: { folder },
    port: 0,
    log: pino({ level: process.env.TEST_LOG ?? "silent" }),
    botBudgetMilliseconds: 5,
    botThreads: 1,
    ...settings,
  });
  return { ...server, folder };
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "rondel-server-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a table of Ferry with one connected player for each url, all subscribed. */
export async function tableOf(
  urls: readonly string[],
  input: Partial<CommandInput<"table/make">> = {},
): Promise<{ readonly table: string; readonly players: TestPlayer[] }> {
  const players = await Promise.all(urls.map(async (url) => (await TestPlayer.signIn(url)).connect()));
  const [host, ...others] = players;
  if (!host) throw new Error("no players");
  const { id: table } = await host.ask("table/make", {
    game: "ferry",
    options: {},
    seats: [{ kind: "me" }, ...others.map(() => ({ kind: "open" }) as const)],
    visibility: "public",
    clock: { kind: "none" },
    ...input,
  });
  for (const other of others) await other.ask("table/join", { table });
  await host.ask("table/start", { table });
  for (const player of players) await player.follow(table);
  return { table, players };
}

/** The input for a table of Ferry with its host and bots of these levels, which starts at once. */
export function tableWithBots(
  levels: readonly string[],
  options: CommandInput<"table/make">["options"] = {},
): CommandInput<"table/make"> {
  const bots = levels.map((level) => ({ kind: "bot", level }) as const);
  return {
    game: "ferry",
    options,
    seats: [{ kind: "me" }, ...bots],
    visibility: "link",
    clock: { kind: "none" },
    start: true,
  };
}

/**
 * Plays legal actions for all players until the match is over. Seats without a player are played by others. Players whom a server
 * process asks to connect again, because their table has moved, do so like a page.
 */
export async function playToEnd(
  table: string,
  players: readonly (TestPlayer | undefined)[],
  choose: (actions: readonly Tagged[]) => Tagged | undefined | Promise<Tagged | undefined> = ([first]) => first,
): Promise<void> {
  await Promise.all(
    players.map(async (player, seat) => {
      if (!player) return;
      const isOver = () => player.stream(table, seat).position.outcome !== null;
      const isClosed = () => player.closeCode !== undefined;
      while (!isOver()) {
        await player.until(() => isOver() || isClosed() || player.stream(table, seat).position.actions.length > 0);
        if (player.closeCode === closeCodes.stopping) await player.reconnect(table);
        if (isClosed()) throw new Error(`the server closed the connection of seat ${seat} with ${player.closeCode}`);
        const action = await choose(player.stream(table, seat).position.actions);
        if (isOver() || !action) continue;
        const { number } = await player.act(table, seat, action).catch((error: unknown) => {
          if (error instanceof CommandRefused && isPassing(error)) return { number: -1 };
          throw error;
        });
        await player.until(() => isClosed() || player.stream(table, seat).number >= number);
      }
    }),
  );
}

/** Whether the next try may succeed: in a newer position, or at another process. */
function isPassing({ refusal }: CommandRefused): boolean {
  return refusal.advice === "refresh" || refusal.code === "server-is-stopping";
}

/** Starts a table and bids so that the first seat becomes ferryman. */
export async function withFerryman(url: string, players: number) {
  const { table, players: seated } = await tableOf(Array(players).fill(url), {
    seats: [{ kind: "me" }, ...Array(players - 1).fill({ kind: "open" })],
  });
  for (const [seat, player] of seated.entries())
    await player.act(table, seat, { kind: "bid", coins: seat === 0 ? 1 : 0 });
  const [ferryman, ...others] = seated;
  if (!ferryman) throw new Error("no players");
  await ferryman.until(() => ferryman.stream(table, 0).position.actions.some(({ kind }) => kind === "sail"));
  return { table, ferryman, others, all: seated };
}
