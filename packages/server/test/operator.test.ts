import {
  type OperatorCommandName,
  type OperatorInput,
  type OperatorOutput,
  operatorCommands,
} from "@rondel/protocol/operator";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CommandRefused, refusalOf, TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, tableOf } from "./table.ts";

const KEY = "correct-horse-battery";
const HOUR = 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operatorKeys: [{ name: "mara", key: KEY }] });
});
afterAll(() => server.stop());

/** Sends a command of an operator and checks the answer against its schema. */
async function operate<Name extends OperatorCommandName>(
  name: Name,
  input: OperatorInput<Name>,
  key = KEY,
): Promise<OperatorOutput<Name>> {
  const response = await fetch(`${server.url}/api/operator/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify(input),
  });
  const body = await response.json();
  if (!response.ok) throw new CommandRefused(body.refused);
  return v.parse(operatorCommands[name].output, body) as OperatorOutput<Name>;
}

const playerIn = async (id: string) => (await operate("players", { search: id })).players[0];
const lastEntry = async () => (await operate("audit", { limit: 1 })).entries[0];

describe("an operator", () => {
  test("sees tables, players, sockets and load", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [ada] = players as [TestPlayer];
    const overview = await operate("overview", {});
    expect(overview.operator).toBe("mara");
    expect(overview.process).toMatchObject({ sockets: 2, tablesFollowed: 1 });
    expect(overview.process.load).toBeGreaterThanOrEqual(0);
    expect(overview.stored).toMatchObject({ players: 2, tables: { running: 1, closed: 0 }, openReports: 0 });
    const { tables } = await operate("tables", { status: "running" });
    expect(tables).toMatchObject([{ id: table, game: "ferry", followers: 2, seats: [{ player: ada.id }, {}] }]);
    expect((await operate("tables", { search: ada.id })).tables).toHaveLength(1);
    expect((await operate("tables", { status: "finished" })).tables).toEqual([]);
    expect(await playerIn(ada.id)).toMatchObject({ id: ada.id, sockets: 1, tables: 1, mutedUntil: null });
    await ada.ask("me/rename", { name: "Ada Lovelace" });
    expect((await operate("players", { search: "LOVE" })).players.map(({ id }) => id)).toEqual([ada.id]);
  });

  test("mutes a player, who can still play, and lets the player write again", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [ada] = players as [TestPlayer];
    const say = { table, seat: 0, room: "table", text: "Hello." } as const;
    const until = Date.now() + HOUR;
    await operate("mute", { player: ada.id, until, why: "insults" });
    expect(await refusalOf(ada.ask("talk/say", say))).toMatchObject({ code: "muted", params: { until } });
    expect((await refusalOf(ada.ask("talk/offer", say))).code).toBe("muted");
    await ada.act(table, 0, { kind: "bid", coins: 1 });
    expect(await playerIn(ada.id)).toMatchObject({ mutedUntil: until });
    expect(await lastEntry()).toMatchObject({ who: "mara", act: "mute", target: ada.id, until, why: "insults" });

    await operate("unmute", { player: ada.id, why: "apologised" });
    await ada.ask("talk/say", say);
    expect(await lastEntry()).toMatchObject({ act: "unmute", target: ada.id, why: "apologised" });
    expect((await refusalOf(operate("unmute", { player: ada.id, why: "again" }))).code).toBe("not-muted");
    expect((await lastEntry())?.act).toBe("unmute");
  });

  test("suspends a player until a time, even across a restart", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [ada, ben] = players as [TestPlayer, TestPlayer];
    await operate("suspend", { player: ada.id, until: Date.now() + HOUR, why: "cheating" });
    await ada.until(() => ada.closeCode !== undefined);
    expect(ada.closeCode).toBe(4403);
    expect((await refusalOf(ada.post("talk/read", { table }))).code).toBe("suspended");
    const again = await TestPlayer.signIn(server.url, ada.cookie);
    expect(again.id).toBe(ada.id);
    await ben.ask("talk/read", { table });

    const url = server.url;
    await server.stop();
    server = await startTestServer({
      store: { folder: server.folder },
      operatorKeys: [{ name: "mara", key: KEY }],
      port: Number(new URL(url).port),
    });
    expect((await refusalOf(ada.post("talk/read", { table }))).code).toBe("suspended");
    await operate("unsuspend", { player: ada.id, why: "served" });
    await ada.post("talk/read", { table });

    await operate("suspend", { player: ada.id, until: Date.now() + 200, why: "short" });
    expect((await refusalOf(ada.post("talk/read", { table }))).code).toBe("suspended");
    await new Promise((done) => setTimeout(done, 250));
    await ada.post("talk/read", { table });
  });

  test("closes a running table, which then refuses actions and chat", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [ada] = players as [TestPlayer];
    await operate("close-table", { table, why: "abuse" });
    await ada.until(() => ada.pushes.some((push) => push.push === "table" && push.table.status === "closed"));
    expect((await refusalOf(ada.act(table, 0, { kind: "bid", coins: 1 }))).code).toBe("table-is-closed");
    const say = { table, seat: 0, room: "table", text: "Hello." } as const;
    expect((await refusalOf(ada.ask("talk/say", say))).code).toBe("table-is-closed");
    expect((await ada.ask("tables/list", { which: "mine" })).tables).toEqual([]);
    expect(await lastEntry()).toMatchObject({ act: "close-table", target: table, why: "abuse" });
    expect((await refusalOf(operate("close-table", { table, why: "again" }))).code).toBe("table-is-closed");
  });

  test("reads reports with their lines and closes or dismisses each once", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [ada, ben] = players as [TestPlayer, TestPlayer];
    await ben.ask("talk/say", { table, seat: 1, room: "table", text: "Go away." });
    await ada.ask("reports/make", { table, seat: 1, reason: "harassment", words: "Rude." });
    await ada.ask("reports/make", { table, seat: 1, reason: "spam" });
    const { reports } = await operate("reports", {});
    const [second, first] = reports;
    expect(first).toMatchObject({ reason: "harassment", words: "Rude.", reported: { player: ben.id } });
    expect(first?.lines).toMatchObject([{ text: "Go away.", isByReported: true }]);
    await operate("close-report", { report: first?.id ?? "", why: "warned" });
    await operate("dismiss-report", { report: second?.id ?? "", why: "no spam" });
    expect((await operate("reports", {})).reports).toEqual([]);
    expect((await operate("reports", { status: "done" })).reports).toMatchObject([{ id: first?.id }]);
    expect((await operate("reports", { status: "dismissed" })).reports).toMatchObject([{ id: second?.id }]);
    const again = refusalOf(operate("close-report", { report: first?.id ?? "", why: "again" }));
    expect((await again).code).toBe("no-such-report");
    const { entries } = await operate("audit", { limit: 2 });
    expect(entries.map(({ act, why }) => [act, why])).toEqual([
      ["dismiss-report", "no spam"],
      ["close-report", "warned"],
    ]);
  });

  test("must give a reason and an end", async () => {
    const ada = await TestPlayer.signIn(server.url);
    const code = async (input: OperatorInput<"mute">) => (await refusalOf(operate("mute", input))).code;
    expect(await code({ player: ada.id, until: Date.now() + HOUR, why: " " })).toBe("malformed-message");
    expect(await code({ player: ada.id, until: Date.now() - HOUR, why: "late" })).toBe("until-is-not-possible");
    expect(await code({ player: ada.id, until: Date.now() + 99e12, why: "forever" })).toBe("until-is-not-possible");
    expect(await code({ player: `p${"a".repeat(20)}`, until: Date.now() + HOUR, why: "who?" })).toBe("no-such-player");
  });
});

describe("a stranger", () => {
  test("gets no answer without the right key, and waits after wrong ones", async () => {
    const code = async (key: string) => (await refusalOf(operate("overview", {}, key))).code;
    for (let count = 0; count < 5; count++) expect(await code("wrong-key-wrong-key")).toBe("operator-key-wrong");
    expect(await code("wrong-key-wrong-key")).toBe("too-fast");
    expect(await code(KEY)).toBe("too-fast");
  });

  test("cannot use the commands as a player, or from a page of another site", async () => {
    const ada = await TestPlayer.signIn(server.url);
    const send = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/operator/overview`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.9", ...headers },
        body: "{}",
      });
    expect((await send({ cookie: ada.cookie })).status).toBe(401);
    expect((await send({ authorization: `Bearer ${KEY}`, origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await send({ authorization: `Bearer ${KEY}` })).status).toBe(200);
  });
});
