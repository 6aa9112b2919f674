import type { CommandInput } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, tableOf } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

const quick: CommandInput<"table/make">["clock"] = { kind: "live", bank: 1, increment: 1 };

const notices = (player: TestPlayer) =>
  player.pushes.flatMap((push) => (push.push === "talk" && push.line.kind === "notice" ? [push.line.notice.code] : []));

describe("clocks", () => {
  test("play the default action on a time-out; after two in a row a bot takes the seat until the player returns", async () => {
    const { table, players } = await tableOf([server.url, server.url], { clock: quick, options: { rounds: 20 } });
    const [absent, present] = players as [TestPlayer, TestPlayer];
    const bot = () =>
      present.pushes.flatMap((push) => (push.push === "table" ? [push.table.seats[0]?.bot] : [])).at(-1);
    const done = () => typeof bot() === "string";
    while (!done()) {
      await present.until(() => done() || present.stream(table, 1).position.actions.length > 0);
      const { actions } = present.stream(table, 1).position;
      const action =
        actions.find((one) => one.kind === "rest") ??
        actions.find((one) => one.kind === "bid" && "coins" in one && one.coins === 1) ??
        actions[0];
      if (done() || !action) break;
      const { number } = await present.act(table, 1, action).catch(() => ({ number: -1 }));
      await present.until(() => present.stream(table, 1).number >= number);
    }
    expect(present.stream(table, 1).causes).toContainEqual({ kind: "time-out", seat: 0 });
    await present.until(() => notices(present).includes("bot-took-over"));
    expect(notices(present).filter((code) => code === "time-out").length).toBeGreaterThanOrEqual(2);
    const back = await absent.ask("table/return", { table, seat: 0 });
    expect(back.seats[0]).toMatchObject({ bot: null, yours: true });
    await present.until(() => notices(present).includes("player-came-back"));
  });

  test("time an answer window separately; its time-out passes without a notice", async () => {
    const { table, players } = await tableOf([server.url, server.url], { clock: { ...quick, bank: 500 } });
    const [first, second] = players as [TestPlayer, TestPlayer];
    await first.act(table, 0, { kind: "bid", coins: 1 });
    await second.act(table, 1, { kind: "bid", coins: 0 });
    await first.until(() => first.stream(table, 0).position.actions.length > 0);
    await first.act(table, 0, { kind: "sail" });
    const clock = () => second.pushes.flatMap((push) => (push.push === "clock" ? [push.clock] : [])).at(-1);
    await second.until(() => typeof clock()?.window?.end === "number");
    expect(clock()?.seats.every(({ running }) => !running)).toBe(true);
    await second.until(() => second.stream(table, 1).events.some(({ kind }) => kind === "rolled"));
    expect(second.stream(table, 1).causes).toEqual([]);
    expect(notices(second)).toEqual([]);
  });
});
