import { join } from "node:path";
import { FORMER_PLAYER_NAME, RETENTION_DAYS } from "@rondel/protocol";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store } from "../src/store/index.ts";
import { refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, startTestServer, type TestServer, tableOf } from "./table.ts";
import { type TestTime, testTime } from "./test-time.ts";

const DAY = 24 * 60 * 60 * 1000;
const DELETE = { confirm: "delete my account" } as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Runs a task on the store of a stopped server, as one text of all rows if wanted. */
async function inStore<Result>(folder: string, task: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ folder });
  try {
    return await task(store);
  } finally {
    await store.database.close();
  }
}

describe("my data", () => {
  test("contains the account, tables with seats, own chat lines and reports, and nothing of others", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [ada, ben] = players as [TestPlayer, TestPlayer];
    await ada.ask("me/rename", { name: "Ada" });
    await ada.ask("talk/say", { table, seat: 0, room: [0, 1], text: "my words" });
    await ben.ask("talk/say", { table, seat: 1, room: "table", text: "words of Ben" });
    await ada.ask("reports/make", { table, seat: 1, reason: "spam", words: "my report" });
    await ada.post("me/link", {});
    const { format, data } = await ada.post("me/data", {});
    expect(format).toBe("rondel my-data 1");
    expect(data).toMatchObject({
      account: { id: ada.id, name: "Ada", nameIsGiven: false },
      devices: [{ kind: "device" }, { kind: "link" }],
      passkeys: [],
      tables: [{ id: table, game: "ferry", isHost: true, mySeats: [0] }],
      chat: [{ table, kind: "said", text: "my words", room: [0, 1] }],
      reports: [{ reason: "spam", words: "my report", status: "open" }],
      sanctions: [],
    });
    expect(JSON.stringify(data.chat)).not.toContain("words of Ben");
    const bens = JSON.stringify((await ben.post("me/data", {})).data);
    expect(bens).toContain("words of Ben");
    expect(bens).not.toContain("my words");
    expect(bens).not.toContain("my report");
  });
});

describe("a deleted account", () => {
  test("signs out all devices, and leaves matches to a bot and a former player", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [ada, ben] = players as [TestPlayer, TestPlayer];
    await ada.ask("me/rename", { name: "Ada Lovelace" });
    await ada.ask("talk/say", { table, seat: 0, room: "table", text: "to be removed" });
    await ben.ask("talk/say", { table, seat: 1, room: "table", text: "stays" });
    const { secret } = await ada.post("me/link", {});
    expect((await refusalOf(ada.post("me/delete", { confirm: "yes" } as never))).code).toBe("malformed-message");

    await ada.post("me/delete", DELETE);
    await ada.until(() => ada.closeCode !== undefined);
    expect(ada.closeCode).toBe(4401);
    expect((await TestPlayer.signIn(server.url, ada.cookie)).id).not.toBe(ada.id);
    expect((await refusalOf(ben.post("me/follow", { secret }))).code).toBe("link-not-valid");

    const seen = await ben.ask("table/look", { table });
    expect(seen.seats[0]).toMatchObject({ kind: "person", name: FORMER_PLAYER_NAME });
    expect(seen.seats[0]?.bot).not.toBeNull();
    expect(JSON.stringify(seen)).not.toContain(ada.id);
    const { lines } = await ben.ask("talk/read", { table });
    expect(JSON.stringify(lines)).toContain("stays");
    expect(JSON.stringify(lines)).not.toContain("to be removed");
    await playToEnd(table, [undefined, ben]);
    expect((await ben.ask("table/look", { table })).status).toBe("finished");
  });

  test("frees its seat at an open table, which gets another host", async () => {
    const [ada, ben] = await Promise.all([TestPlayer.signIn(server.url), TestPlayer.signIn(server.url)]);
    const make = () =>
      ada.post("table/make", {
        game: "ferry",
        options: {},
        seats: [{ kind: "me" }, { kind: "open" }],
        visibility: "public",
        clock: { kind: "none" },
      });
    const [{ id: shared }, { id: alone }] = [await make(), await make()];
    await ben.post("table/join", { table: shared });
    await ada.post("me/delete", DELETE);
    expect(await ben.post("table/look", { table: shared })).toMatchObject({
      host: ben.id,
      status: "gathering",
      seats: [{ kind: "open" }, { kind: "person" }],
    });
    expect((await ben.post("table/look", { table: alone })).status).toBe("closed");
  });

  test("passes the tables that it hosts without a seat on to a person there, or closes them", async () => {
    const [ada, ben] = await Promise.all([TestPlayer.signIn(server.url), TestPlayer.signIn(server.url)]);
    const seats: { kind: "open" }[] = [{ kind: "open" }, { kind: "open" }];
    const input = { game: "ferry", options: {}, seats, visibility: "public", clock: { kind: "none" } } as const;
    const [{ id: shared }, { id: empty }] = [await ada.post("table/make", input), await ada.post("table/make", input)];
    await ben.post("table/join", { table: shared });
    await ada.post("me/delete", DELETE);
    expect(await ben.post("table/look", { table: shared })).toMatchObject({ host: ben.id, status: "gathering" });
    const closed = await ben.post("table/look", { table: empty });
    expect(closed.status).toBe("closed");
    expect(closed.host).not.toBe(ada.id);
  });

  test("is forgotten at tables that the player has left, or from which the host has removed the player", async () => {
    const own = await startTestServer();
    const [ben, ada] = await Promise.all([TestPlayer.signIn(own.url), TestPlayer.signIn(own.url)]);
    const seats: ({ kind: "me" } | { kind: "open" })[] = [{ kind: "me" }, { kind: "open" }];
    const input = { game: "ferry", options: {}, seats, visibility: "public", clock: { kind: "none" } } as const;
    const [{ id: left }, { id: barred }] = [await ben.post("table/make", input), await ben.post("table/make", input)];
    for (const table of [left, barred]) await ada.post("table/join", { table });
    await ben.post("talk/say", { table: left, seat: 0, room: [0, 1], text: "a word for two" });
    await ada.post("table/leave", { table: left, seat: 1 });
    await ben.post("table/free", { table: barred, seat: 1 });
    await ada.post("me/delete", DELETE);
    await own.stop();
    const text = await inStore(own.folder, async ({ database: { build, read } }) => {
      const [talk, tables] = [build.selectFrom("talk").selectAll(), build.selectFrom("tables").selectAll()];
      return JSON.stringify([await read(talk), await read(tables)]);
    });
    expect(text).toContain("a word for two");
    expect(text).not.toContain(ada.id);
  });

  test("leaves no name, id or word in the store, except in the reports of others", async () => {
    const own = await startTestServer();
    const { table, players } = await tableOf([own.url, own.url]);
    const [ada, ben] = players as [TestPlayer, TestPlayer];
    await ada.ask("me/rename", { name: "Ada Lovelace" });
    await ada.ask("talk/say", { table, seat: 0, room: "table", text: "secret words" });
    await ada.ask("reports/make", { table, seat: 1, reason: "spam" });
    await ada.post("me/delete", DELETE);
    await ben.leave();
    await own.stop();
    const text = await inStore(own.folder, async ({ database: { build, read } }) => {
      const names = ["players", "entrances", "tables", "seats", "talk", "reports", "entries", "matches"] as const;
      return JSON.stringify(await Promise.all(names.map((name) => read(build.selectFrom(name).selectAll()))));
    });
    expect(text).toContain(ben.id);
    for (const trace of [ada.id, "Lovelace", "secret words"]) expect(text).not.toContain(trace);
  });
});

describe("the server deletes by itself", () => {
  let time: TestTime;
  let aging: TestServer;
  beforeAll(async () => {
    time = testTime();
    aging = await startTestServer({
      time: time.source,
      retentionMilliseconds: 20,
      timeCheckMilliseconds: 60_000,
      webhooks: { allowPrivate: true },
      reminders: { pushServices: ["push.example"] },
    });
  });
  afterAll(() => aging.stop());

  /** Polls until the condition holds. */
  const eventually = (condition: () => Promise<boolean>) => expect.poll(condition, { timeout: 10_000 }).toBe(true);
  const exists = async (player: TestPlayer) => {
    const response = await fetch(`${aging.url}/api/games/list`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: player.cookie },
      body: "{}",
    });
    return response.status === 200;
  };
  /** Some sweeps, so that something that must stay had the chance to be deleted. */
  const sweeps = () => new Promise((done) => setTimeout(done, 150));

  test("guests without a table after a month, but not players with one or with a personal link", async () => {
    const guest = await TestPlayer.signIn(aging.url);
    const linked = await TestPlayer.signIn(aging.url);
    await linked.post("me/link", {});
    const { players } = await tableOf([aging.url, aging.url]);
    for (const player of players) await player.leave();
    time.pass((RETENTION_DAYS.unusedGuests - 1) * DAY);
    await sweeps();
    expect(await exists(guest)).toBe(true);
    time.pass(2 * DAY);
    await eventually(async () => !(await exists(guest)));
    expect(await exists(linked)).toBe(true);
    for (const player of players) expect(await exists(player)).toBe(true);
  });

  test("guests who only have reminders, together with these", async () => {
    const guest = await TestPlayer.signIn(aging.url);
    const subscription = { endpoint: "https://push.example/1", keys: { p256dh: "key", auth: "auth" } };
    await guest.post("reminders/add-push", { subscription });
    await guest.post("webhooks/add", { kind: "json", url: "http://127.0.0.1:9/hook", language: "en" });
    time.pass((RETENTION_DAYS.unusedGuests - 1) * DAY);
    await sweeps();
    expect(await exists(guest)).toBe(true);
    time.pass(2 * DAY);
    await eventually(async () => !(await exists(guest)));
    const rows = new Sqlite(join(aging.folder, "rondel.db"), { readonly: true });
    for (const name of ["push_devices", "webhooks"]) {
      expect(rows.prepare(`SELECT count(*) FROM ${name} WHERE player = ?`).pluck().get(guest.id)).toBe(0);
    }
    rows.close();
  });

  test("accounts that nobody has used for two years, as if they had been deleted by hand", async () => {
    const { table, players } = await tableOf([aging.url, aging.url]);
    const [ada, ben] = players as [TestPlayer, TestPlayer];
    await ada.leave();
    await ben.leave();
    time.pass((RETENTION_DAYS.unusedAccounts - 1) * DAY);
    await TestPlayer.signIn(aging.url, ben.cookie);
    await sweeps();
    expect(await exists(ada)).toBe(true);
    time.pass(2 * DAY);
    await eventually(async () => !(await exists(ada)));
    expect((await ben.post("table/look", { table })).seats[0]?.name).toBe(FORMER_PLAYER_NAME);
  });

  test("tables that never began, and the chat of finished matches", async () => {
    const { table, players } = await tableOf([aging.url, aging.url]);
    const [ada] = players as [TestPlayer];
    const { id: open } = await ada.ask("table/make", {
      game: "ferry",
      options: {},
      seats: [{ kind: "me" }, { kind: "open" }],
      visibility: "public",
      clock: { kind: "none" },
    });
    await ada.ask("talk/say", { table, seat: 0, room: "table", text: "well played" });
    await playToEnd(table, players);
    time.pass((RETENTION_DAYS.unstartedTables - 1) * DAY);
    await sweeps();
    const mine = async () => (await ada.ask("tables/list", { which: "mine" })).tables.map(({ id }) => id).sort();
    expect(await mine()).toEqual([open, table].sort());
    time.pass(2 * DAY);
    await eventually(async () => (await mine()).join() === table);
    const chat = async () => JSON.stringify((await ada.ask("talk/read", { table })).lines);
    expect(await chat()).toContain("well played");
    time.pass((RETENTION_DAYS.finishedChats - RETENTION_DAYS.unstartedTables) * DAY);
    await eventually(async () => !(await chat()).includes("well played"));
    expect((await ada.ask("table/look", { table })).status).toBe("finished");
  });
});

test("reports, audit entries, sanctions and unconfirmed addresses are deleted by their times", async () => {
  const time = testTime();
  const folder = server.folder;
  await server.stop();
  await inStore(folder, async (store) => {
    const { build, read } = store.database;
    const start = time.source.wall();
    const person = { player: "p1", name: "Ada" };
    const report = {
      madeAt: start,
      reporter: person,
      reported: person,
      table: "t1",
      reason: "spam",
      words: "",
      lines: [],
    } as const;
    await store.reports.add({ ...report, id: "closed", status: "done", closedAt: start });
    await store.reports.add({ ...report, id: "open", status: "open", closedAt: null });
    const entry = {
      id: "a1",
      at: start,
      who: "mara",
      act: "mute",
      target: "p1",
      name: null,
      until: null,
      why: "x",
    } as const;
    await store.sanctions.set({ player: "p1", kind: "mute", until: start + DAY, since: start }, [
      store.audit.addQuery(entry),
    ]);
    const mail = { address: "a@rondel.example", token: "t", language: "en" } as const;
    await store.reminders.setMail({ ...mail, player: "p1", confirmed: false });
    await store.reminders.setMail({ ...mail, player: "p2", token: "u", confirmed: true });
    const left = async (days: number) => {
      await store.retention.deleteOldRows(start + days * DAY);
      const [reports, audit, sanctions, mails] = await Promise.all([
        read(build.selectFrom("reports").select("id").orderBy("id")),
        read(build.selectFrom("audit").select("id")),
        read(build.selectFrom("sanctions").select("kind as id")),
        read(build.selectFrom("mails").select("player as id").orderBy("player")),
      ]);
      return [reports, audit, sanctions, mails].flat().map(({ id }): string => id);
    };
    const ours = async (days: number) =>
      (await left(days)).filter((id) => ["closed", "open", "a1", "mute", "p1", "p2"].includes(id));
    expect(await ours(0.5)).toEqual(["closed", "open", "a1", "mute", "p1", "p2"]);
    expect(await ours(2)).toEqual(["closed", "open", "a1", "p1", "p2"]);
    expect(await ours(RETENTION_DAYS.unconfirmedEmails + 1)).toEqual(["closed", "open", "a1", "p2"]);
    expect(await ours(RETENTION_DAYS.closedReports + 1)).toEqual(["open", "a1", "p2"]);
    expect(await ours(RETENTION_DAYS.openReports + 1)).toEqual(["a1", "p2"]);
    expect(await ours(RETENTION_DAYS.audit + 1)).toEqual(["p2"]);
  });
  server = await startTestServer({ store: { folder } });
});
