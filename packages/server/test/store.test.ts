import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RemoteChange, StoreUnavailable } from "../src/store/database.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { migrations } from "../src/store/migrations.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { beginMatch, entryOf, nothingDue, tableOf } from "./store-fixtures.ts";

const folder = mkdtempSync(join(tmpdir(), "rondel-store-"));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const kinds = {
  SQLite: () => openStore({ folder }),
  PostgreSQL: () => openStore({ databaseUrl: postgres.url }),
};

for (const [kind, open] of Object.entries(kinds)) {
  describe(`the store on ${kind}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.database.close());

    test("finds players by their token, until it is removed", async () => {
      await store.players.add({ id: "p1", name: "Ada", nameIsGiven: true }, "device-hash");
      await store.players.addToken("link-hash", "p1", "link");
      expect(await store.players.byToken("device-hash", "device")).toEqual({
        id: "p1",
        name: "Ada",
        nameIsGiven: true,
      });
      expect(await store.players.byToken("device-hash", "link")).toBeUndefined();
      expect((await store.players.byToken("link-hash", "link"))?.id).toBe("p1");
      expect(await store.players.linkSince("p1")).toBeGreaterThan(0);
      await store.players.removeLinks("p1");
      expect(await store.players.byToken("link-hash", "link")).toBeUndefined();
      expect(await store.players.linkSince("p1")).toBeNull();
      await store.players.rename("p1", "Ada L.");
      expect(await store.players.byId("p1")).toEqual({ id: "p1", name: "Ada L.", nameIsGiven: false });
    });

    test("lets a passkey challenge be answered once, and only in time", async () => {
      await store.players.addChallenge("c1", "abc", null, Date.now() + 60_000);
      await store.players.addChallenge("c2", "def", null, Date.now() - 1);
      expect((await store.players.takeChallenge("c1"))?.challenge).toBe("abc");
      expect(await store.players.takeChallenge("c1")).toBeUndefined();
      expect(await store.players.takeChallenge("c2")).toBeUndefined();
    });

    test("replaces a table only by somebody who saw its latest revision", async () => {
      const table = tableOf("t-revision", "p1");
      expect(await store.tables.add(table, "secret")).toBe(true);
      expect(await store.tables.add(table, "other")).toBe(false);
      expect(await store.tables.replace({ ...table, host: "p2" }, 1)).toBe(true);
      expect(await store.tables.replace({ ...table, host: "p3" }, 1)).toBe(false);
      expect(await store.tables.get("t-revision")).toMatchObject({
        revision: 2,
        secret: "secret",
        document: { host: "p2" },
      });
    });

    test("lists the tables of a player and the public ones with open seats, newest first", async () => {
      await store.tables.add(tableOf("t-old", "p7"), "secret");
      await store.tables.add({ ...tableOf("t-hidden", "p7"), visibility: "link" }, "secret");
      await new Promise((done) => setTimeout(done, 2));
      await store.tables.add(tableOf("t-new", "p7"), "secret");
      const mine = await store.tables.ofPlayer("p7", 10);
      expect(mine.map(({ document }) => document.id)).toEqual(["t-new", expect.anything(), expect.anything()]);
      const open = await store.tables.listPublic("gathering", { game: "ferry", limit: 2, before: undefined });
      expect(open.map(({ document }) => document.id)).toEqual(["t-new", "t-old"]);
      const older = await store.tables.listPublic("gathering", { game: "ferry", limit: 9, before: open[1]?.changed });
      expect(older.map(({ document }) => document.id)).not.toContain("t-old");
    });

    test("gives an entry number to exactly one of many who want it", async () => {
      await beginMatch(store, "t-race");
      const wishes = Array.from({ length: 20 }, (_, index) =>
        store.matches.append("t-race", entryOf(1, index), { waiting: index, dueAt: null }),
      );
      const results = await Promise.all(wishes);
      expect(results.filter((won) => won)).toHaveLength(1);
      const [only] = await store.matches.entries("t-race", 0);
      expect(only).toEqual(entryOf(1, results.indexOf(true)));
      const [listed] = (await store.tables.ofPlayer("p1", 50)).filter(({ document }) => document.id === "t-race");
      expect(listed?.waiting).toBe(results.indexOf(true));
    });

    test("keeps the log in order, in ranges, and apart for each match", async () => {
      await beginMatch(store, "t-log");
      await beginMatch(store, "t-other");
      await Promise.all([1, 2, 3, 4, 5].map((number) => store.matches.append("t-log", entryOf(number, 0), nothingDue)));
      await store.matches.append("t-other", entryOf(1, 9), nothingDue);
      expect((await store.matches.entries("t-log", 2)).map(({ number }) => number)).toEqual([3, 4, 5]);
      expect((await store.matches.entries("t-log", 1, 3)).map(({ number }) => number)).toEqual([2, 3]);
      expect(await store.matches.entry("t-log", 4)).toEqual(entryOf(4, 0));
      expect(await store.matches.entry("t-log", 6)).toBeUndefined();
      expect((await store.matches.get("t-log"))?.header.id).toBe("t-log");
    });

    test("keeps a bounded number of snapshots and finds the nearest", async () => {
      await beginMatch(store, "t-snapshots");
      for (let number = 10; number <= 1000; number += 10) {
        await store.matches.saveSnapshot("t-snapshots", number, `state ${number}`);
      }
      const kept = await store.matches.snapshotNumbers("t-snapshots");
      expect(kept.length).toBeLessThanOrEqual(33);
      expect(kept.at(-1)).toBe(1000);
      expect((await store.matches.snapshot("t-snapshots"))?.text).toBe("state 1000");
      const nearest = kept.filter((number) => number <= 555).at(-1);
      expect((await store.matches.snapshot("t-snapshots", 555))?.number).toBe(nearest);
      expect(await store.matches.snapshot("t-snapshots", (kept[0] ?? 0) - 1)).toBeUndefined();
    });

    test("gives an overdue match to one process at a time", async () => {
      await beginMatch(store, "t-due");
      const overdue = async (now: number) => (await store.matches.overdue(now, 10)).map(({ id }) => id);
      await store.matches.setDue("t-due", 1000);
      expect(await overdue(999)).not.toContain("t-due");
      expect(await overdue(1000)).toContain("t-due");
      const claims = await Promise.all([1, 2, 3].map(() => store.matches.claim("t-due", 1000, 2000)));
      expect(claims.filter((won) => won)).toHaveLength(1);
      expect(await overdue(1500)).not.toContain("t-due");
      expect(await overdue(2001)).toContain("t-due");
      await store.matches.clearDue("t-due", 999);
      expect(await overdue(2001)).toContain("t-due");
      await store.matches.clearDue("t-due", 1000);
      expect(await overdue(2001)).not.toContain("t-due");
    });

    test("does not begin a match of a table that has changed meanwhile", async () => {
      await beginMatch(store, "t-begin");
      const again = { ...tableOf("t-begin", "p1"), status: "running" as const };
      const { first, next, notify } = store.tables.replaceTransaction(again, 1);
      expect(await store.database.write({ first, next, notify })).toBe(false);
    });

    test("numbers talk in order, never twice, and shows only the rooms asked for", async () => {
      const say = (room: "table" | number[], text: string) =>
        store.chat.add("t-talk", { kind: "said", room, seat: 0, text, at: 5000 });
      const lines = await Promise.all([say("table", "a"), say([0, 1], "b"), say("table", "c"), say([1, 2], "d")]);
      expect(new Set(lines.map(({ number }) => number)).size).toBe(4);
      const heard = await store.chat.lines("t-talk", ["table", [0, 1]], { limit: 10 });
      expect(heard.map((line) => line.kind === "said" && line.text).sort()).toEqual(["a", "b", "c"]);
      const numbers = heard.map(({ number }) => number);
      expect(numbers).toEqual([...numbers].sort((left, right) => left - right));
      const newest = await store.chat.lines("t-talk", ["table", [0, 1]], { limit: 1 });
      expect(newest).toEqual(heard.slice(-1));
    });

    test("keeps one standing order for each question of a seat", async () => {
      await store.standingAnswers.set("t-orders", { seat: 0, prompt: "a", action: { kind: "pass" }, once: false });
      await store.standingAnswers.set("t-orders", { seat: 0, prompt: "a", action: { kind: "rest" }, once: true });
      await store.standingAnswers.set("t-orders", { seat: 1, prompt: "a", action: { kind: "pass" }, once: false });
      await store.standingAnswers.clear("t-orders", 1, "a");
      expect(await store.standingAnswers.ofTable("t-orders")).toEqual([
        { seat: 0, prompt: "a", action: { kind: "rest" }, once: true },
      ]);
    });

    test("makes a key once, whoever asks first", async () => {
      const asked = await Promise.all(["x", "y", "z"].map((value) => store.reminders.key("vapid", () => value)));
      expect(new Set(asked).size).toBe(1);
      expect(await store.reminders.key("vapid", () => "later")).toBe(asked[0]);
    });

    test("reminds of a table once in a while", async () => {
      const may = (now: number) => store.reminders.mayRemind("p1", "t1", now, 1000);
      expect((await Promise.all([may(5000), may(5000)])).filter((yes) => yes)).toHaveLength(1);
      expect(await may(5999)).toBe(false);
      expect(await may(6000)).toBe(true);
    });

    test("finds the turns of which nothing was noted, of those who can be reached", async () => {
      const { matches, reminders } = store;
      await beginMatch(store, "t-unscheduled");
      const unscheduled = async () => (await reminders.unscheduled()).filter(({ table }) => table === "t-unscheduled");
      await matches.append("t-unscheduled", entryOf(1, 1), { waiting: 0b01, dueAt: null });
      expect(await unscheduled()).toEqual([]);
      const address = { player: "p1", address: "p1@rondel.example", token: "unscheduled" };
      await reminders.setMail({ ...address, confirmed: true, language: "fr" });
      expect(await unscheduled()).toMatchObject([{ player: "p1", table: "t-unscheduled" }]);
      await reminders.schedule("p1", "t-unscheduled", 5);
      expect(await unscheduled()).toEqual([]);
      await reminders.remove({ player: "p1", table: "t-unscheduled", dueAt: 5 }, 5);
      expect(await unscheduled()).toHaveLength(1);
      await matches.append("t-unscheduled", entryOf(2, 1), { waiting: 0b10, dueAt: null });
      expect(await unscheduled()).toEqual([]);
    });

    test("does what is right although something else of the same moment is wrong", async () => {
      const { build, write } = store.database;
      const twice = build.insertInto("keys").values({ name: "twice", value: "1" }).compile();
      const results = await Promise.allSettled([
        write({ first: twice, next: [twice] }),
        store.reminders.key("innocent", () => "kept"),
      ]);
      expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
      const rows = await store.database.read(
        build.selectFrom("keys").select("name").where("name", "in", ["twice", "innocent"]),
      );
      expect(rows).toEqual([{ name: "innocent" }]);
    });
  });
}

test("a process hears whole what another has added to a log; what is too long for that it reads", async () => {
  const [one, other] = [await openStore({ databaseUrl: postgres.url }), await openStore({ databaseUrl: postgres.url })];
  const heard: RemoteChange[] = [];
  const twoEntries = new Promise<void>((done, failed) => {
    const add = async (): Promise<void> => {
      const long = { ...entryOf(2, 0), seen: Array<number>(9000).fill(1) };
      await beginMatch(one, "t-news");
      expect(await one.matches.append("t-news", entryOf(1, 3), nothingDue, [["p1", true]])).toBe(true);
      expect(await one.matches.append("t-news", entryOf(1, 4), nothingDue)).toBe(false);
      expect(await one.matches.append("t-news", long, nothingDue)).toBe(true);
    };
    void other.database.listen((change) => {
      // The first word is that it listens now; from then on nothing is missed.
      if (!change) return void add().catch(failed);
      if (change.kind === "entry" && change.id === "t-news") heard.push(change);
      if (heard.length === 2) done();
    });
  });
  await twoEntries;
  expect(heard).toEqual([
    { kind: "entry", id: "t-news", turns: [["p1", true]], logged: entryOf(1, 3) },
    { kind: "entry", id: "t-news", turns: [] },
  ]);
  await one.database.close();
  await other.database.close();
});

test("a store of an older release is brought up to date on start, with everything in it", async () => {
  const own = mkdtempSync(join(tmpdir(), "rondel-upgrade-"));
  const file = new Sqlite(join(own, "rondel.db"));
  for (const step of migrations[0] ?? []) file.exec(step);
  file.exec("CREATE TABLE migrations (id INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)");
  file.exec("INSERT INTO migrations VALUES (0, 0)");
  file.exec("INSERT INTO matches VALUES ('t-old', 'ferry', '1', '{\"id\":\"t-old\"}', '[]', 1, 3, 1000, 0)");
  file.close();
  const store = await openStore({ folder: own });
  expect(await store.matches.overdue(1000, 10)).toEqual([{ id: "t-old", dueAt: 1000 }]);
  expect((await store.matches.get("t-old"))?.startedAt).toBe(1);
  await store.database.close();
  rmSync(own, { recursive: true, force: true });
});

test("a data folder serves one server at a time", async () => {
  const own = mkdtempSync(join(tmpdir(), "rondel-folder-"));
  const first = await openStore({ folder: own });
  await expect(openStore({ folder: own })).rejects.toThrow(StoreUnavailable);
  await first.database.close();
  await (await openStore({ folder: own })).database.close();
  rmSync(own, { recursive: true, force: true });
});
