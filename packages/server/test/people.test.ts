import type { CommandInput } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, startTestServer, type TestServer, tableOf } from "./table.ts";
import { testTime } from "./test-time.ts";

const time = testTime();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ time: time.source });
}, 60_000);
afterAll(() => server.stop(), 60_000);

const connected = async () => (await TestPlayer.signIn(server.url)).connect();
const input: CommandInput<"table/make"> = {
  game: "ferry",
  options: {},
  seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
  visibility: "public",
  clock: { kind: "none" },
};
const said = (player: TestPlayer) =>
  player.pushes.flatMap((push) => (push.push === "talk" && push.line.kind === "said" ? [push.line.text] : []));

async function gathering() {
  const [host, second, third] = (await Promise.all([connected(), connected(), connected()])) as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ];
  const { id: table } = await host.ask("table/make", input);
  await second.ask("table/join", { table, seat: 1 });
  await third.ask("table/join", { table, seat: 2 });
  return { table, host, second, third };
}

describe("the host", () => {
  test("frees a seat before the start, and the person cannot return", async () => {
    const { table, host, second, third } = await gathering();
    expect((await refusalOf(third.ask("table/free", { table, seat: 1 }))).code).toBe("only-the-host");
    expect((await refusalOf(host.ask("table/free", { table, seat: 0 }))).code).toBe("no-such-seat");
    const freed = await host.ask("table/free", { table, seat: 1 });
    expect(freed.seats.map(({ kind }) => kind)).toEqual(["person", "open", "person"]);
    expect((await refusalOf(second.ask("table/join", { table }))).code).toBe("barred-from-table");
    await host.ask("table/start", { table, fill: "random" });
    expect((await refusalOf(host.ask("table/free", { table, seat: 2 }))).code).toBe("match-has-begun");
  });

  test("mutes a person in the chat of the table, who can still play and write in private", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url]);
    const [host, loud, other] = players as [TestPlayer, TestPlayer, TestPlayer];
    const muted = await host.ask("table/mute", { table, seat: 1, muted: true });
    expect(muted.seats.map((seat) => seat.muted)).toEqual([false, true, false]);
    expect((await refusalOf(other.ask("table/mute", { table, seat: 0, muted: true }))).code).toBe("only-the-host");
    const line = { table, seat: 1, text: "hello" };
    expect((await refusalOf(loud.ask("talk/say", { ...line, room: "table" }))).code).toBe("muted-at-table");
    expect((await refusalOf(loud.ask("talk/offer", { ...line, room: "table" }))).code).toBe("muted-at-table");
    await loud.ask("talk/say", { ...line, room: [1, 2] });
    await loud.act(table, 1, { kind: "bid", coins: 1 });
    await host.ask("table/mute", { table, seat: 1, muted: false });
    await loud.ask("talk/say", { ...line, room: "table" });
  });

  test("closes a table that has not started", async () => {
    const { table, host, second } = await gathering();
    expect((await refusalOf(second.ask("table/close", { table }))).code).toBe("only-the-host");
    expect(await host.ask("table/close", { table })).toMatchObject({ status: "closed" });
    expect((await second.ask("tables/list", { which: "mine" })).tables.map(({ id }) => id)).not.toContain(table);
  });

  test("closes a running table only when everybody else is gone", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [host, other] = players as [TestPlayer, TestPlayer];
    expect((await refusalOf(host.ask("table/close", { table }))).code).toBe("others-are-here");
    await other.leave();
    await host.until(() => host.pushes.some((push) => push.push === "table" && Boolean(push.table.seats[1]?.absence)));
    expect((await refusalOf(host.ask("table/close", { table }))).code).toBe("others-are-here");
    time.pass(3_600_000);
    expect(await host.ask("table/close", { table })).toMatchObject({ status: "closed" });
  });
});

describe("a player", () => {
  test("hides the messages of a muted person, live and in the history, until unmuted", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url]);
    const [annoyed, loud, other] = players as [TestPlayer, TestPlayer, TestPlayer];
    const list = await annoyed.ask("people/set", { player: loud.id, relation: "muted" });
    expect(list.people).toMatchObject([{ player: loud.id, relation: "muted" }]);
    await loud.ask("talk/say", { table, seat: 1, room: "table", text: "noise" });
    await other.ask("talk/say", { table, seat: 2, room: "table", text: "sense" });
    await annoyed.until(() => said(annoyed).includes("sense"));
    expect(said(annoyed)).toEqual(["sense"]);
    await other.until(() => said(other).includes("sense"));
    expect(said(other)).toEqual(["noise", "sense"]);
    expect((await annoyed.ask("talk/read", { table })).lines).toHaveLength(1);
    expect((await annoyed.follow(table)).talk).toHaveLength(1);
    // Muted people can be written to.
    await annoyed.ask("talk/say", { table, seat: 0, room: [0, 1], text: "please stop" });
    expect((await annoyed.ask("people/set", { player: loud.id, relation: null })).people).toEqual([]);
    expect((await annoyed.ask("talk/read", { table })).lines).toHaveLength(3);
  });

  test("blocks a person: no private chat in either direction, and nobody is notified", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url]);
    const [annoyed, rude] = players as [TestPlayer, TestPlayer, TestPlayer];
    const before = rude.received.length;
    await annoyed.ask("people/set", { player: rude.id, relation: "blocked" });
    expect(rude.received.length).toBe(before);
    const toBoth = { table, seat: 1, text: "psst" };
    expect((await refusalOf(rude.ask("talk/say", { ...toBoth, room: [0, 1] }))).code).toBe("blocked-here");
    expect((await refusalOf(rude.ask("talk/offer", { ...toBoth, room: [0, 1, 2] }))).code).toBe("blocked-here");
    expect((await refusalOf(annoyed.ask("talk/say", { ...toBoth, seat: 0, room: [0, 1] }))).code).toBe("blocked-here");
    await rude.ask("talk/say", { ...toBoth, room: [1, 2] });
    expect((await rude.ask("people/list", {})).people).toEqual([]);
  });

  test("is not joined by blocked people, and does not see their tables and invitations", async () => {
    const [annoyed, rude] = (await Promise.all([connected(), connected()])) as [TestPlayer, TestPlayer];
    await annoyed.ask("people/set", { player: rude.id, relation: "blocked" });
    const { id: mine } = await annoyed.ask("table/make", input);
    expect((await refusalOf(rude.ask("table/join", { table: mine }))).code).toBe("barred-from-table");
    const { id: theirs } = await rude.ask("table/make", input);
    const open = async (player: TestPlayer) =>
      (await player.ask("tables/list", { which: "open", limit: 100 })).tables.map(({ id }) => id);
    expect(await open(annoyed)).not.toContain(theirs);
    expect(await open(await connected())).toContain(theirs);
  });

  test("gets no rematch invitation from a blocked person", async () => {
    const { table, players } = await tableOf([server.url, server.url], { options: { rounds: 1 } });
    const [annoyed, rude] = players as [TestPlayer, TestPlayer];
    await playToEnd(table, players);
    await annoyed.ask("people/set", { player: rude.id, relation: "blocked" });
    const next = await rude.ask("table/rematch", { table });
    expect(next.seats.map(({ kind }) => kind)).toEqual(["person", "open"]);
    expect((await annoyed.ask("tables/list", { which: "mine" })).tables.map(({ id }) => id)).not.toContain(next.id);
  });

  test("keeps the list across restarts, and cannot list oneself or nobody", async () => {
    const own = await startTestServer();
    const player = await TestPlayer.signIn(own.url);
    const other = await TestPlayer.signIn(own.url);
    await player.post("people/set", { player: other.id, relation: "blocked" });
    const self = player.post("people/set", { player: player.id, relation: "muted" });
    expect((await refusalOf(self)).code).toBe("cannot-block");
    const nobody = player.post("people/set", { player: `p${"a".repeat(20)}`, relation: "muted" });
    expect((await refusalOf(nobody)).code).toBe("cannot-block");
    await own.stop();
    const again = await startTestServer({ store: { folder: own.folder } });
    expect((await player.at(again.url).post("people/list", {})).people).toMatchObject([{ player: other.id }]);
    await again.stop();
  });
});
