import type { CommandInput } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, startTestServer, type TestServer, tableOf } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

const clock: CommandInput<"table/make">["clock"] = { kind: "live", bank: 3600, increment: 0 };

/** A finished match of three people. */
async function finished() {
  const { table, players } = await tableOf([server.url, server.url, server.url], {
    options: { rounds: 1 },
    clock,
  });
  await playToEnd(table, players);
  const [first, second, third] = players as [TestPlayer, TestPlayer, TestPlayer];
  return { table, first, second, third };
}

describe("a rematch", () => {
  test("reserves the seats of the others, one seat further, and starts no clock", async () => {
    const { table, first, second, third } = await finished();
    const next = await first.ask("table/rematch", { table });
    expect(next).toMatchObject({ status: "gathering", started: null, host: first.id, rematchOf: table });
    expect(next.seats.map(({ kind, player }) => [kind, player])).toEqual([
      ["invited", second.id],
      ["invited", third.id],
      ["person", first.id],
    ]);
    const old = await second.ask("table/look", { table });
    expect(old.rematch).toBe(next.id);
    expect(next.commitment).not.toBe(old.commitment);
    const { tables } = await second.ask("tables/list", { which: "mine" });
    expect(tables.find(({ id }) => id === next.id)).toMatchObject({ invited: true, yourTurn: false });
    // The host cannot start without an answer or bots.
    expect((await refusalOf(first.ask("table/start", { table: next.id }))).code).toBe("seats-are-free");
  });

  test("is refused while the match runs", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [first] = players as [TestPlayer, TestPlayer];
    expect((await refusalOf(first.ask("table/rematch", { table }))).code).toBe("match-is-running");
  });

  test("starts when the last player has accepted, by the invitation or by asking for a rematch too", async () => {
    const { table, first, second, third } = await finished();
    const { id: next } = await first.ask("table/rematch", { table });
    expect(await second.ask("table/join", { table: next })).toMatchObject({ status: "gathering" });
    const started = await third.ask("table/rematch", { table });
    expect(started).toMatchObject({ id: next, status: "running" });
    expect(started.seats.map(({ player }) => player)).toEqual([second.id, third.id, first.id]);
  });

  test("gives a reserved seat to nobody else", async () => {
    const { table, first } = await finished();
    const next = await first.ask("table/rematch", { table });
    const stranger = await (await TestPlayer.signIn(server.url)).connect();
    const join = { table: next.id, invitation: next.invitation ?? "", seat: 0 };
    expect((await refusalOf(stranger.ask("table/join", join))).code).toBe("no-free-seat");
  });

  test("can be declined, and the host starts with bots", async () => {
    const { table, first, second, third } = await finished();
    const { id: next } = await first.ask("table/rematch", { table });
    const declined = await second.ask("table/decline", { table: next });
    expect(declined.seats.map(({ kind }) => kind)).toEqual(["open", "invited", "person"]);
    expect((await refusalOf(second.ask("table/decline", { table: next }))).code).toBe("not-invited");
    expect((await refusalOf(first.ask("table/start", { table: next, fill: "no-such" }))).code).toBe("unknown-bot");
    const started = await first.ask("table/start", { table: next, fill: "random" });
    expect(started).toMatchObject({ status: "running" });
    expect(started.seats.map(({ kind }) => kind)).toEqual(["bot", "bot", "person"]);
    expect((await refusalOf(third.ask("table/join", { table: next }))).code).toBe("match-has-begun");
  });

  test("that its host has left can be asked for again", async () => {
    const { table, first, second } = await finished();
    const next = await first.ask("table/rematch", { table });
    expect(await first.ask("table/leave", { table: next.id, seat: 2 })).toMatchObject({ status: "closed" });
    const again = await second.ask("table/rematch", { table });
    expect(again.id).not.toBe(next.id);
    expect(again).toMatchObject({ status: "gathering", host: second.id });
  });
});
