import type { CommandInput } from "@rondel/protocol";
import { describe, expect, test } from "vitest";
import { refusalOf, type TestPlayer } from "./player.ts";
import { startTestServer, tableOf } from "./table.ts";
import { testTime } from "./test-time.ts";

const DAY = 24 * 3_600_000;
const CHECK = 50;
const hour: CommandInput<"table/make">["clock"] = { kind: "live", bank: 3600, increment: 0 };

const clockOf = async (player: TestPlayer, table: string) => (await player.follow(table)).clock?.seats[0];

describe("a wall clock that is set back by a day", () => {
  test("does not lock out players, does not stop clocks, and gives no time", async () => {
    const time = testTime();
    const limits = { costly: { burst: 3, perSecond: 1000 } };
    const server = await startTestServer({ time: time.source, timeCheckMilliseconds: CHECK, limits });
    const { table, players } = await tableOf([server.url, server.url], { clock: hour });
    const [first, second] = players as [TestPlayer, TestPlayer];
    time.setWall(-DAY);
    for (let line = 0; line < 10; line++) {
      time.pass(1000);
      await first.ask("talk/say", { table, seat: 0, room: "table", text: String(line) });
    }
    time.pass(1_000_000);
    expect(Math.round(((await clockOf(second, table))?.left ?? 0) / 60_000)).toBe(43);
    await first.act(table, 0, { kind: "bid", coins: 1 });
    time.pass(3_000_000);
    // The time of the second player is over although the wall clock says that it is still yesterday.
    await second.until(() =>
      second.stream(table, 1).causes.some((cause) => JSON.stringify(cause).includes("time-out")),
    );
    const lines = (await first.ask("talk/read", { table })).lines.map(({ number }) => number);
    expect(lines).toEqual([...lines].sort((one, other) => one - other));
    await server.stop();
  });

  test("while no server runs, the next start continues from the last moment", async () => {
    const time = testTime();
    const server = await startTestServer({ time: time.source });
    const { table, players } = await tableOf([server.url, server.url], { clock: hour });
    time.pass(600_000);
    await server.stop();
    time.setWall(-DAY);
    const again = await startTestServer({ time: time.source, store: { folder: server.folder } });
    const [first] = players as [TestPlayer, TestPlayer];
    const returned = await first.at(again.url).connect();
    expect(Math.round(((await clockOf(returned, table))?.left ?? 0) / 60_000)).toBe(50);
    await again.stop();
  });
});

describe("a wall clock that is set forward by a day", () => {
  test("costs nobody thinking time, and absence does not grow", async () => {
    const time = testTime();
    const server = await startTestServer({ time: time.source, timeCheckMilliseconds: CHECK });
    const { table, players } = await tableOf([server.url, server.url], { clock: hour });
    const [away, present] = players as [TestPlayer, TestPlayer];
    await away.leave();
    const seat = () => present.pushes.flatMap((push) => (push.push === "table" ? [push.table.seats[0]] : [])).at(-1);
    await present.until(() => Boolean(seat()?.absence));
    const clocks = () => present.pushes.flatMap((push) => (push.push === "clock" ? [push.clock] : []));
    const sent = clocks().length;
    time.setWall(DAY);
    // The clocks are sent again with the new time.
    await present.until(() => clocks().length > sent);
    const latest = clocks().at(-1);
    expect((latest?.now ?? 0) - Date.now()).toBeGreaterThan(DAY - 60_000);
    expect(Math.round((latest?.seats[0]?.left ?? 0) / 60_000)).toBe(60);
    expect(Math.round(((latest?.seats[0]?.deadline ?? 0) - (latest?.now ?? 0)) / 60_000)).toBe(60);
    const vote = { table, seat: 0, level: "random", agree: true };
    expect((await refusalOf(present.ask("table/vote", vote))).code).toBe("not-absent-long-enough");
    await server.stop();
  });

  test("while no server runs, like any downtime, costs nobody thinking time", async () => {
    const time = testTime();
    const server = await startTestServer({ time: time.source });
    const { table, players } = await tableOf([server.url, server.url], { clock: hour });
    await server.stop();
    time.setWall(DAY);
    const again = await startTestServer({ time: time.source, store: { folder: server.folder } });
    const [first] = players as [TestPlayer, TestPlayer];
    const returned = await first.at(again.url).connect();
    expect(Math.round(((await clockOf(returned, table))?.left ?? 0) / 60_000)).toBe(60);
    await returned.act(table, 0, { kind: "bid", coins: 1 });
    expect(returned.stream(table, 0).causes).toEqual([]);
    await again.stop();
  });
});
