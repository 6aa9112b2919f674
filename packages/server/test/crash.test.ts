import { describe, expect, test } from "vitest";
import { CommandRefused, TestPlayer } from "./player.ts";
import { startProcess } from "./processes.ts";
import { playToEnd, tableOf, temporaryFolder } from "./table.ts";

describe("a server that ends during play", () => {
  test("resumes after a crash with every acknowledged action", async () => {
    const folder = temporaryFolder();
    let server = await startProcess({ DATA_FOLDER: folder });
    const { table, players } = await tableOf([server.url, server.url, server.url], { options: { rounds: 20 } });
    const acknowledged = players.map(() => 0);
    await players[0]?.ask("talk/say", { table, seat: 0, room: "table", text: "before the crash" });

    for (const killAfter of [10, 35]) {
      // The server dies while actions are being processed.
      let count = 0;
      let dead: Promise<void> | undefined;
      await Promise.all(
        players.map(async (player, seat) => {
          while (!dead) {
            await player.until(() => dead !== undefined || player.stream(table, seat).position.actions.length > 0);
            const action = player.stream(table, seat).position.actions.at(-1);
            if (dead || !action) break;
            const answer = await player.act(table, seat, action).catch((error: unknown) => {
              if (error instanceof CommandRefused && error.refusal.advice === "refresh") return undefined;
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
    const fresh = await (await TestPlayer.signIn(server.url, players[1]?.cookie)).connect();
    const { talk, table: seen } = await fresh.follow(table);
    expect(seen.status).toBe("finished");
    expect(fresh.stream(table, 1).position).toEqual(players[1]?.stream(table, 1).position);
    expect(talk).toEqual([expect.objectContaining({ text: "before the crash" })]);
    await server.kill();
  });

  test("stops on SIGTERM with all answered actions stored and all clients notified", async () => {
    const folder = temporaryFolder();
    const server = await startProcess({ DATA_FOLDER: folder });
    const { table, players } = await tableOf([server.url, server.url, server.url, server.url]);
    await players[3]?.act(table, 3, { kind: "bid", coins: 0 });
    // SIGTERM arrives between the bids: each of them is either stored or refused.
    const bids = players.slice(0, 3).map((player, seat) =>
      player.act(table, seat, { kind: "bid", coins: 0 }).then(
        () => true,
        (error: unknown) => {
          expect(error instanceof CommandRefused && error.refusal.code).toMatch(/server-is-stopping|connection-lost/);
          return false;
        },
      ),
    );
    const ended = server.terminate();
    const done = await Promise.all(bids);
    for (const player of players) {
      await player.until(() => player.closeCode !== undefined);
      expect(player.closeCode).toBe(1012);
      expect(player.pushes).toContainEqual({ push: "closing", reconnectIn: 1000 });
    }
    expect(await ended).toBe(0);

    const again = await startProcess({ DATA_FOLDER: folder });
    for (const [seat, isStored] of done.entries()) {
      const back = await (players[seat] as TestPlayer).at(again.url).connect();
      await back.follow(table);
      const { prompt } = back.stream(table, seat).position;
      expect(prompt?.code === "ferry.bid").toBe(!isStored);
    }
    await again.kill();
  });
});
