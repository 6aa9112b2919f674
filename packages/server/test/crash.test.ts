import { describe, expect, test } from "vitest";
import { TestPlayer, WasRefused } from "./player.ts";
import { startProcess } from "./processes.ts";
import { playToEnd, tableOf, temporaryFolder } from "./table.ts";

describe("a server that is killed in the middle", () => {
  test("has lost nothing that it acknowledged, and play goes on to the end", async () => {
    const folder = temporaryFolder();
    let server = await startProcess({ DATA_FOLDER: folder });
    const { table, players } = await tableOf([server.url, server.url, server.url], { options: { rounds: 20 } });
    const acknowledged = players.map(() => 0);
    await players[0]?.ask("talk/say", { table, seat: 0, room: "table", text: "before the crash" });

    for (const killAfter of [10, 35]) {
      // Everybody plays as fast as they can; the server dies while actions are under way.
      let count = 0;
      let dead: Promise<void> | undefined;
      await Promise.all(
        players.map(async (player, seat) => {
          while (!dead) {
            await player.until(() => dead !== undefined || player.stream(table, seat).position.actions.length > 0);
            const action = player.stream(table, seat).position.actions.at(-1);
            if (dead || !action) break;
            const answer = await player.act(table, seat, action).catch((error: unknown) => {
              if (error instanceof WasRefused && error.refusal.advice === "refresh") return undefined;
              throw error;
            });
            if (answer) acknowledged[seat] = Math.max(acknowledged[seat] ?? 0, answer.number);
            if (answer && ++count === killAfter) dead = server.kill();
            else if (answer)
              await player.until(() => player.stream(table, seat).number >= answer.number || dead !== undefined);
          }
        }),
      );
      await dead;
      server = await startProcess({ DATA_FOLDER: folder });
      for (const [seat, player] of players.entries()) {
        const back = player.at(server.url);
        for (const [key, stream] of player.streams) back.streams.set(key, stream);
        await back.connect();
        await back.follow(table);
        expect(back.stream(table, seat).number).toBeGreaterThanOrEqual(acknowledged[seat] ?? 0);
        players[seat] = back;
      }
    }
    await playToEnd(table, players, (actions) => actions.at(-1));
    const fresh = await (await TestPlayer.enter(server.url, players[1]?.cookie)).connect();
    const { talk, table: seen } = await fresh.follow(table);
    expect(seen.status).toBe("finished");
    expect(fresh.stream(table, 1).position).toEqual(players[1]?.stream(table, 1).position);
    expect(talk).toEqual([expect.objectContaining({ text: "before the crash" })]);
    await server.kill();
  });

  test("stops politely when asked: what is under way is answered, clients are told, the store is closed", async () => {
    const folder = temporaryFolder();
    const server = await startProcess({ DATA_FOLDER: folder });
    const { table, players } = await tableOf([server.url, server.url]);
    const [first, second] = players as [TestPlayer, TestPlayer];
    const bid = first.act(table, 0, { kind: "bid", coins: 0 });
    const ended = server.terminate();
    expect(await bid).toEqual({ number: 1 });
    await second.until(() => second.closeCode !== undefined);
    expect(second.closeCode).toBe(1012);
    expect(second.pushes.at(-1)).toEqual({ push: "closing", reconnectIn: 1000 });
    expect(await ended).toBe(0);
    const again = await startProcess({ DATA_FOLDER: folder });
    const back = await first.at(again.url).connect();
    await back.follow(table);
    expect(back.stream(table, 0).number).toBe(1);
    await again.kill();
  });
});
