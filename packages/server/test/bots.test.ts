import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openStore } from "../src/store/index.ts";
import { refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, startTestServer, type TestServer, tableOf, tableWithBots } from "./table.ts";
import { testTime } from "./test-time.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

const isMoveOfBot = (seat: number) => (cause: unknown) =>
  JSON.stringify(cause) === JSON.stringify({ kind: "bot", seat });

describe("bots", () => {
  test("play whole matches", async () => {
    const host = await (await TestPlayer.signIn(server.url)).connect();
    const { id: table } = await host.ask("table/make", tableWithBots(["simple", "random"], { rounds: 3 }));
    await host.follow(table);
    await playToEnd(table, [host]);
    expect(host.stream(table, 0).causes).toContainEqual({ kind: "bot", seat: 1 });
    expect((await host.ask("table/look", { table })).status).toBe("finished");
    expect(
      (await refusalOf(host.ask("table/arrange", { table, seat: 1, plan: { kind: "bot", level: "x" } }))).code,
    ).toBe("match-has-begun");
  });

  test("that never answer are replaced by the default action", async () => {
    const own = await startTestServer({ botWorker: new URL("./endless-bot.ts", import.meta.url) });
    const host = await (await TestPlayer.signIn(own.url)).connect();
    const { id: table } = await host.ask("table/make", tableWithBots(["strong"], { rounds: 1 }));
    await host.follow(table);
    await host.act(table, 0, { kind: "bid", coins: 1 });
    await host.until(() => host.stream(table, 0).position.actions.some(({ kind }) => kind === "rest"));
    expect(host.stream(table, 0).events).toContainEqual(expect.objectContaining({ kind: "bidsShown", bids: [1, 0] }));
    await own.stop();
  });
});

describe("a seat", () => {
  test("can be left to a bot during a match and taken back at any time", async () => {
    const { table, players } = await tableOf([server.url, server.url], { options: { rounds: 20 } });
    const [leaving, staying] = players as [TestPlayer, TestPlayer];
    await leaving.act(table, 0, { kind: "bid", coins: 0 });
    const { number } = await staying.act(table, 1, { kind: "bid", coins: 1 });
    await staying.until(() => staying.stream(table, 1).number >= number);

    const left = await leaving.ask("table/leave", { table, seat: 0 });
    expect(left.seats[0]).toMatchObject({ kind: "person", yours: true, bot: "beginner" });
    await staying.act(table, 1, { kind: "rest" });
    // The bot bids in the next round without any request.
    await staying.until(() => staying.stream(table, 1).causes.some(isMoveOfBot(0)));
    expect(staying.stream(table, 1).position.outcome).toBeNull();

    expect((await leaving.ask("table/return", { table, seat: 0 })).seats[0]).toMatchObject({ bot: null });
    // After the answer to this request, all earlier moves of the bot have arrived.
    await staying.ask("table/look", { table });
    const botMoves = () => staying.stream(table, 1).causes.filter(isMoveOfBot(0)).length;
    const before = botMoves();
    await playToEnd(table, players);
    expect(botMoves()).toBe(before);
    expect((await staying.ask("table/look", { table })).status).toBe("finished");
  });

  test("that was left on its turn is played after a restart, if the process ended before the bot moved", async () => {
    const own = await startTestServer({ botPaceMilliseconds: 60 * 60 * 1000 });
    const { table, players } = await tableOf([own.url, own.url]);
    await players[0]?.ask("table/leave", { table, seat: 0 });
    expect(players[1]?.stream(table, 1).causes).toEqual([]);
    await own.stop();
    const store = await openStore({ folder: own.folder });
    expect(await store.matches.overdue(Date.now(), 10)).toEqual([{ id: table, dueAt: expect.any(Number) }]);
    await store.database.close();

    const again = await startTestServer({ store: { folder: own.folder } });
    const back = await (players[1] as TestPlayer).at(again.url).connect();
    await back.follow(table);
    await back.until(() => back.stream(table, 1).number > 0);
    await again.stop();
  });
});

test("bots think at once and act when their time has come", async () => {
  const time = testTime();
  const hour = 60 * 60 * 1000;
  const asked: unknown[] = [];
  const channel = new BroadcastChannel("rondel-thinking-bot");
  channel.onmessage = ({ data }: { readonly data: unknown }) => asked.push(data);
  const own = await startTestServer({
    botWorker: new URL("./thinking-bot.ts", import.meta.url),
    botPaceMilliseconds: hour,
    time: time.source,
  });
  const host = await (await TestPlayer.signIn(own.url)).connect();
  const { id: table } = await host.ask("table/make", tableWithBots(["random"], { rounds: 1 }));
  await host.follow(table);
  await vi.waitFor(() => expect(asked).toEqual([1]), 10_000);
  expect(host.stream(table, 0).number).toBe(0);
  time.pass(2 * hour);
  await host.until(() => host.stream(table, 0).number > 0);
  expect(asked).toEqual([1]);
  channel.close();
  await own.stop();
});

test("bots wait for the configured pace before they move", async () => {
  const own = await startTestServer({ botPaceMilliseconds: 400 });
  const host = await (await TestPlayer.signIn(own.url)).connect();
  const { id: table } = await host.ask("table/make", tableWithBots(["random"], { rounds: 1 }));
  const { table: begun } = await host.follow(table);
  await host.until(() => host.stream(table, 0).number > 0);
  const { steps } = await host
    .ask("play/since", { table, viewer: 0, from: 0 })
    .then((since) => ("steps" in since ? since : { steps: [] }));
  // The wait is at least half the pace. Both times are those of the server.
  expect((steps[0]?.at ?? 0) - (begun.started ?? 0)).toBeGreaterThanOrEqual(200);
  await playToEnd(table, [host]);
  await own.stop();
});
