import type { FerryAction } from "@rondel/engine/reference";
import { expect, test } from "vitest";
import { refusalOf, TestPlayer } from "./player.ts";
import { startTestServer } from "./table.ts";

const plenty = { burst: 1e6, perSecond: 1e6 };
const limits = { perPlayer: plenty, perAddress: plenty, newGuests: plenty, costly: plenty };

const bid = (coins: number): FerryAction => ({ kind: "bid", coins });

async function makeTables(host: TestPlayer, count: number): Promise<string[]> {
  const tables: string[] = [];
  for (let made = 0; made < count; made++) {
    const input = { game: "ferry", options: {}, visibility: "public", clock: { kind: "none" }, start: true } as const;
    tables.push((await host.ask("table/make", { ...input, seats: [{ kind: "me" }, { kind: "me" }] })).id);
  }
  return tables;
}

test("a table that is followed stays in memory and its followers are sent every step, however many tables are followed", async () => {
  const server = await startTestServer({ maxIdleTables: 3, limits });
  const host = await (await TestPlayer.signIn(server.url)).connect();
  const tables = await makeTables(host, 12);
  for (const table of tables) await host.follow(table);
  // Idle tables are counted apart: they come and go without moving the followed ones.
  await makeTables(host, 6);
  for (const table of tables) {
    await host.act(table, 0, { kind: "bid", coins: 1 });
    await host.until(() => host.stream(table, 0).number === 1 && host.stream(table, 1).number === 1);
  }
  await server.stop();
});

test("many tables that are loaded at the same time answer each of their tasks once", async () => {
  const server = await startTestServer({ maxIdleTables: 1, limits });
  const host = await (await TestPlayer.signIn(server.url)).connect();
  const tables = await makeTables(host, 10);
  const acts = tables.flatMap((table) =>
    [0, 1].map((seat) => host.ask("play/act", { table, seat, number: 0, action: bid(seat) })),
  );
  expect((await Promise.all(acts)).length).toBe(20);
  for (const table of tables) expect((await host.follow(table)).streams.length).toBe(2);
  await server.stop();
});

test("a player and an address follow a limited number of tables, and more after they unsubscribed", async () => {
  const server = await startTestServer({ limits, caps: { followedPerPlayer: 4, followedPerAddress: 6 } });
  const host = await (await TestPlayer.signIn(server.url)).connect();
  const tables = await makeTables(host, 5);
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = tables;
  for (const table of [first, second, third]) await host.follow(table);
  // The limit holds for all connections of a player together.
  const otherDevice = await host.at(server.url).connect();
  await otherDevice.follow(fourth);
  expect(await refusalOf(otherDevice.follow(fifth))).toMatchObject({ code: "follows-too-many", params: { most: 4 } });
  await host.follow(first);
  const neighbour = await (await TestPlayer.signIn(server.url)).connect();
  await neighbour.follow(first);
  await neighbour.follow(second);
  expect(await refusalOf(neighbour.follow(third))).toMatchObject({ code: "follows-too-many", params: { most: 6 } });
  await otherDevice.leave();
  await host.ask("play/unsubscribe", { table: third });
  await host.follow(fifth);
  await neighbour.follow(third);
  await server.stop();
});
