import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, type TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, tableOf } from "./table.ts";
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
const seatFor = (player: TestPlayer, seat: number) =>
  player.pushes.flatMap((push) => (push.push === "table" ? [push.table.seats[seat]] : [])).at(-1);

describe("a vote for a substitute", () => {
  test("is refused against a player who is present, even in a match of two", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [victim, attacker] = players as [TestPlayer, TestPlayer];
    const vote = { table, seat: 0, level: "random", agree: true };
    expect(await refusalOf(attacker.ask("table/vote", vote))).toMatchObject({ code: "player-is-present" });
    time.pass(HOUR);
    expect(await refusalOf(attacker.ask("table/vote", vote))).toMatchObject({ code: "player-is-present" });
    expect((await victim.follow(table)).table.seats[0]).toMatchObject({ bot: null, votes: [], absence: null });
  });

  test("waits for the grace time, whose end the table shows, and ends at once when the player is back", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url]);
    const [away, second, third] = players as [TestPlayer, TestPlayer, TestPlayer];
    const vote = { table, seat: 0, level: "random", agree: true };
    expect((await refusalOf(away.ask("table/vote", vote))).code).toBe("cannot-vote");
    await away.leave();
    await second.until(() => Boolean(seatFor(second, 0)?.absence));
    const { since = 0, voteFrom = 0 } = seatFor(second, 0)?.absence ?? {};
    expect(voteFrom).toBeGreaterThan(since);
    const tooEarly = await refusalOf(second.ask("table/vote", vote));
    expect(tooEarly).toMatchObject({ code: "not-absent-long-enough", advice: "wait", params: { seat: 0, voteFrom } });
    time.pass(tooEarly.waitMilliseconds ?? 0);
    expect((await second.ask("table/vote", vote)).seats[0]).toMatchObject({ bot: null, votes: [1] });
    // A visit ends the vote that has begun.
    await away.connect();
    expect((await away.follow(table)).table.seats[0]).toMatchObject({ votes: [], absence: null });
    await away.leave();
    await second.until(() => (seatFor(second, 0)?.absence?.since ?? 0) > since);
    time.pass(HOUR);
    await second.ask("table/vote", vote);
    expect((await third.ask("table/vote", vote)).seats[0]).toMatchObject({ bot: "random", votes: [] });
    await second.until(() => second.stream(table, 1).causes.some((cause) => JSON.stringify(cause).includes("bot")));
    // And a visit ends the substitution.
    await away.connect();
    expect((await away.follow(table)).table.seats[0]).toMatchObject({ bot: null, votes: [], absence: null });
    await second.until(() => notices(second).includes("player-came-back"));
  });

  test("does not count people who are absent themselves", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url]);
    const [first, second, third] = players as [TestPlayer, TestPlayer, TestPlayer];
    await Promise.all([first.leave(), second.leave()]);
    await third.until(() => Boolean(seatFor(third, 0)?.absence && seatFor(third, 1)?.absence));
    time.pass(HOUR);
    const view = await third.ask("table/vote", { table, seat: 0, level: "random", agree: true });
    expect(view.seats[0]).toMatchObject({ bot: "random" });
  });

  test("waits at a slow table for as long as a player may think there", async () => {
    const day = 24 * 3600;
    const clock = { kind: "slow", bank: day, increment: day, cap: day } as const;
    const { table, players } = await tableOf([server.url, server.url], { clock });
    const [away, present] = players as [TestPlayer, TestPlayer];
    await away.leave();
    await present.until(() => Boolean(seatFor(present, 0)?.absence));
    time.pass(2 * HOUR);
    const vote = { table, seat: 0, level: "random", agree: true };
    expect((await refusalOf(present.ask("table/vote", vote))).code).toBe("not-absent-long-enough");
  });

  test("does not let a substituted player be outvoted when moves are taken back", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [away, attacker] = players as [TestPlayer, TestPlayer];
    await away.act(table, 0, { kind: "bid", coins: 1 });
    await attacker.act(table, 1, { kind: "bid", coins: 0 });
    await away.leave();
    await attacker.until(() => Boolean(seatFor(attacker, 0)?.absence));
    time.pass(HOUR);
    const view = await attacker.ask("table/vote", { table, seat: 0, level: "random", agree: true });
    expect(view.seats[0]?.bot).toBe("random");
    const asked = await attacker.ask("play/ask-takeback", { table, seat: 1, to: 0 });
    expect(asked.takeback).toMatchObject({ by: 1, mustAgree: [0], agreed: [] });
  });
});
