import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { playToEnd, startTestServer, tableOf, temporaryFolder } from "./table.ts";

test("docs/hosting.md: a backup taken while people play can be restored, and they play on", async () => {
  const server = await startTestServer();
  const { table, players } = await tableOf([server.url, server.url], { options: { rounds: 20 } });
  await players[0]?.ask("talk/say", { table, seat: 0, room: "table", text: "kept" });
  for (const [seat, player] of players.entries()) await player.act(table, seat, { kind: "bid", coins: seat });

  // What `sqlite3 rondel.db "VACUUM INTO 'backup.db'"` does, on a file that is in use.
  const backup = join(temporaryFolder(), "backup.db");
  const reader = new Sqlite(join(server.folder, "rondel.db"), { readonly: true });
  reader.prepare("VACUUM INTO ?").run(backup);
  reader.close();
  const numbers = players.map((player, seat) => player.stream(table, seat).number);
  const positions = players.map((player, seat) => player.stream(table, seat).position);
  await players[1]?.act(table, 1, { kind: "rest" });
  await server.stop();

  const restored = temporaryFolder();
  mkdirSync(restored, { recursive: true });
  copyFileSync(backup, join(restored, "rondel.db"));
  const again = await startTestServer({ store: { folder: restored } });
  const back = await Promise.all(players.map((player) => player.at(again.url).connect()));
  for (const [seat, player] of back.entries()) {
    const { talk } = await player.follow(table);
    expect(talk).toEqual([expect.objectContaining({ text: "kept" })]);
    expect(player.stream(table, seat)).toMatchObject({ number: numbers[seat], position: positions[seat] });
  }
  await playToEnd(table, back, (actions) => actions.at(-1));
  await again.stop();
});
