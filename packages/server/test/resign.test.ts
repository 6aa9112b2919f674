import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, tableOf, withFerryman } from "./table.ts";
import { testTime } from "./test-time.ts";

const HOUR = 3_600_000;
const time = testTime();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ time: time.source });
}, 60_000);
afterAll(() => server.stop(), 60_000);

const notices = (player: TestPlayer) =>
  player.pushes.flatMap((push) => (push.push === "talk" && push.line.kind === "notice" ? [push.line.notice.code] : []));

const isMoveOfBot = (cause: unknown, seat: number) => JSON.stringify(cause) === JSON.stringify({ kind: "bot", seat });

/** Withdraws a vote until the server has seen that the people of these seats have left. */
async function untilAbsent(player: TestPlayer, table: string, seats: readonly number[]): Promise<void> {
  for (;;) {
    const shown = await player.post("table/abandon", { table, agree: false });
    if (seats.every((seat) => shown.seats[seat]?.absence)) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

describe("a player who resigns", () => {
  test("is played by a bot to the end, and cannot come back", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [first, second] = players as [TestPlayer, TestPlayer];
    await second.act(table, 1, { kind: "bid", coins: 0 });
    const { number } = first.stream(table, 0);
    expect((await first.ask("table/resign", { table, seat: 0 })).seats[0]).toMatchObject({ resigned: true });
    await second.until(() => notices(second).includes("resigned"));
    await second.until(() => second.stream(table, 1).causes.some((cause) => JSON.stringify(cause).includes("bot")));
    const returned = first.ask("table/return", { table, seat: 0 });
    expect((await refusalOf(returned)).code).toBe("you-resigned");
    const action = { kind: "bid", coins: 1 };
    const act = first.ask("play/act", { table, seat: 0, number, action });
    expect((await refusalOf(act)).code).toBe("you-resigned");
    expect((await second.follow(table)).table).toMatchObject({ status: "running", abandoned: false });
  });

  test("plays no more by standing answers", async () => {
    const { table, ferryman, others } = await withFerryman(server.url, 3);
    const [gone] = others as [TestPlayer];
    const answer = { table, seat: 1, prompt: "ferry.bid", action: { kind: "bid", coins: 1 }, once: false };
    await gone.ask("play/order", answer);
    await gone.ask("table/resign", { table, seat: 1 });
    expect((await gone.follow(table)).orders).toEqual([]);
    expect((await refusalOf(gone.ask("play/order", answer))).code).toBe("you-resigned");
    const { number } = gone.stream(table, 1);
    const time = gone.ask("play/wait", { table, seat: 1, number, stop: true });
    expect((await refusalOf(time)).code).toBe("you-resigned");
    await ferryman.act(table, 0, { kind: "rest" });
    await ferryman.until(() => ferryman.stream(table, 0).causes.some((cause) => isMoveOfBot(cause, 1)));
  });

  test("need not agree to a takeback, and cannot refuse it", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url]);
    const [first, second, third] = players as [TestPlayer, TestPlayer, TestPlayer];
    await second.act(table, 1, { kind: "bid", coins: 0 });
    await first.ask("table/resign", { table, seat: 0 });
    const { takeback } = await second.ask("play/ask-takeback", { table, seat: 1, to: 0 });
    expect(takeback?.mustAgree).toEqual([2]);
    for (const agree of [true, false]) {
      const answer = first.ask("play/answer-takeback", { table, seat: 0, agree });
      expect((await refusalOf(answer)).code).toBe("not-asked-to-agree");
    }
    expect((await second.ask("table/look", { table })).takeback?.mustAgree).toEqual([2]);
    await third.ask("play/answer-takeback", { table, seat: 2, agree: false });
  });

  test("leaves nobody who plays: the match is abandoned", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [first, second] = players as [TestPlayer, TestPlayer];
    await first.ask("table/resign", { table, seat: 0 });
    const { status, abandoned, outcome } = await second.ask("table/resign", { table, seat: 1 });
    expect({ status, abandoned, outcome }).toEqual({ status: "finished", abandoned: true, outcome: null });
  });
});

describe("a vote to abandon a match", () => {
  test("ends it without a ranking when everybody agrees", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [first, second] = players as [TestPlayer, TestPlayer];
    const { number } = first.stream(table, 0);
    expect(await first.ask("table/abandon", { table, agree: true })).toMatchObject({
      status: "running",
      abandonVotes: [0],
    });
    expect(await first.ask("table/abandon", { table, agree: false })).toMatchObject({ abandonVotes: [] });
    await first.ask("table/abandon", { table, agree: true });
    const { status, abandoned, outcome } = await second.ask("table/abandon", { table, agree: true });
    expect({ status, abandoned, outcome }).toEqual({ status: "finished", abandoned: true, outcome: null });
    const action = { kind: "bid", coins: 1 };
    const act = first.ask("play/act", { table, seat: 0, number, action });
    expect((await refusalOf(act)).code).toBe("match-is-abandoned");
    expect((await first.ask("play/export", { table })).text).toContain("game ferry");
  });

  test("does not wait for people who have been absent for the grace time", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [away, present] = players as [TestPlayer, TestPlayer];
    await away.leave();
    expect(await present.ask("table/abandon", { table, agree: true })).toMatchObject({ status: "running" });
    time.pass(HOUR);
    expect(await present.ask("table/abandon", { table, agree: true })).toMatchObject({ abandoned: true });
  });

  test("does not end a match of absent people without a vote in favour", async () => {
    const clock = { kind: "slow", bank: 3600, increment: 86_400, cap: 86_400 } as const;
    const { table, players } = await tableOf([server.url, server.url], { clock });
    const [first, second] = players as [TestPlayer, TestPlayer];
    for (const player of players) await player.leave();
    await untilAbsent(first, table, [0, 1]);
    time.pass(HOUR);
    const running = { status: "running", abandoned: false };
    expect(await first.post("table/abandon", { table, agree: false })).toMatchObject(running);
    expect(await second.post("table/abandon", { table, agree: true })).toMatchObject({ abandoned: true });
  });

  test("that was withdrawn does not count when somebody resigns", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [first, away] = players as [TestPlayer, TestPlayer];
    await first.ask("table/abandon", { table, agree: true });
    await away.leave();
    await untilAbsent(first, table, [1]);
    time.pass(HOUR);
    const { status, abandoned } = await first.ask("table/resign", { table, seat: 0 });
    expect({ status, abandoned }).toEqual({ status: "running", abandoned: false });
    expect(await away.post("table/abandon", { table, agree: true })).toMatchObject({ abandoned: true });
  });

  test("is refused to spectators", async () => {
    const { table } = await tableOf([server.url, server.url], { visibility: "public" });
    const watcher = await (await TestPlayer.signIn(server.url)).connect();
    expect((await refusalOf(watcher.ask("table/abandon", { table, agree: true }))).code).toBe("cannot-vote");
  });
});
