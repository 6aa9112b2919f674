import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BackupProblem, backUp, restore } from "../src/store/backup.ts";
import type { StoreAddress } from "../src/store/index.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { playToEnd, startTestServer, tableOf, temporaryFolder } from "./table.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

const inFolder = (): StoreAddress => ({ folder: temporaryFolder() });

describe("docs/hosting.md: a backup taken during play", () => {
  test("restores as lines from and to SQLite and PostgreSQL, and play continues", async () => {
    const onPostgres = { databaseUrl: postgres.url };
    await playAcross(inFolder(), throughFile(inFolder()));
    await playAcross(inFolder(), throughFile(onPostgres));
    await playAcross(onPostgres, throughFile(inFolder()));
  });
  test("restores as a copy of the SQLite file, and play continues", () => playAcross(inFolder(), copyOfFile));
});

test("refuses to restore into a store that is not empty, from other files, or from another release", async () => {
  const server = await startTestServer();
  await tableOf([server.url, server.url]);
  await server.stop();
  const address = { folder: server.folder };
  const lines = await linesOf(address);
  await expect(restore(address, each(lines))).rejects.toThrow(BackupProblem);
  await expect(restore(inFolder(), each(["something else"]))).rejects.toThrow(BackupProblem);
  const older = [JSON.stringify({ ...JSON.parse(lines[0] ?? ""), migrations: 1 }), ...lines.slice(1)];
  await expect(restore(inFolder(), each(older))).rejects.toThrow(BackupProblem);
});

/** Moves the content of one store into another through a backup. */
type Move = (from: StoreAddress) => Promise<StoreAddress>;

async function playAcross(from: StoreAddress, move: Move): Promise<void> {
  const server = await startTestServer({ store: from });
  const { table, players } = await tableOf([server.url, server.url], { options: { rounds: 20 } });
  await players[0]?.ask("talk/say", { table, seat: 0, room: "table", text: "saved" });
  for (const [seat, player] of players.entries()) await player.act(table, seat, { kind: "bid", coins: seat });
  const to = await move(from);
  for (const player of players) await player.ask("table/look", { table });
  const numbers = players.map((player, seat) => player.stream(table, seat).number);
  const positions = players.map((player, seat) => player.stream(table, seat).position);
  await players[1]?.act(table, 1, { kind: "rest" });
  await server.stop();

  const again = await startTestServer({ store: to });
  const back = await Promise.all(players.map((player) => player.at(again.url).connect()));
  for (const [seat, player] of back.entries()) {
    const { talk } = await player.follow(table);
    expect(talk).toEqual([expect.objectContaining({ text: "saved" })]);
    expect(player.stream(table, seat)).toMatchObject({ number: numbers[seat], position: positions[seat] });
  }
  await playToEnd(table, back, (actions) => actions.at(-1));
  await again.stop();
}

function throughFile(to: StoreAddress): Move {
  return async (from) => {
    const lines = await linesOf(from);
    expect(await restore(to, each(lines))).toBe(lines.length - 1);
    return to;
  };
}

/** Does the same as `sqlite3 rondel.db "VACUUM INTO 'backup.db'"`, on a file that is in use. */
async function copyOfFile(from: StoreAddress): Promise<StoreAddress> {
  const backup = join(temporaryFolder(), "backup.db");
  const reader = new Sqlite(join("folder" in from ? from.folder : "", "rondel.db"), { readonly: true });
  reader.prepare("VACUUM INTO ?").run(backup);
  reader.close();
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  copyFileSync(backup, join(folder, "rondel.db"));
  return { folder };
}

async function linesOf(address: StoreAddress): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of backUp(address)) lines.push(line.trimEnd());
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
