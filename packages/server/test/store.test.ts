import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RETENTION_DAYS } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FREQUENT } from "../src/store/collection-search.ts";
import type { RemoteChange } from "../src/store/database.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { entryOf, NO_DEADLINES, startMatch, tableOf } from "./store-fixtures.ts";

const DAY = 24 * 60 * 60 * 1000;
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

    test("queues the review of a match at its end, hands it to one process, and keeps it", async () => {
      const outcome = { ranking: [] };
      const table = { ...tableOf("t-reviewed", "p1"), status: "finished", outcome, ended: 1_000_000 } as const;
      await store.tables.add(tableOf("t-reviewed", "p1"), "secret");
      expect(await store.reviews.get("t-reviewed", 2)).toBeUndefined();
      expect(await store.tables.replace(table, 1)).toBe(true);
      expect(await store.reviews.next(2, 999_999, 5)).toBe("t-reviewed");
      expect(await store.reviews.next(2, 1_000_000, 5)).toBeUndefined();
      await store.reviews.want("t-reviewed", 1_000_001);
      expect(await store.reviews.next(2, 1_000_000, 5)).toBe("t-reviewed");
      expect(await store.reviews.claim("t-reviewed", 5, 10)).toBe(true);
      expect(await store.reviews.claim("t-reviewed", 9, 20)).toBe(false);
      expect(await store.reviews.next(2, 0, 9)).toBeUndefined();
      await store.reviews.save("t-reviewed", 2, { version: 2 });
      expect(await store.reviews.get("t-reviewed", 2)).toEqual({ version: 2 });
      expect(await store.reviews.get("t-reviewed", 3)).toBeUndefined();
      await store.reviews.save("t-reviewed", 3, undefined);
      expect(await store.reviews.get("t-reviewed", 3)).toBeNull();
    });

    test("finds the matches of a frequent name as it finds those of a rare one", async () => {
      const { build, write } = store.database;
      const count = FREQUENT / 2 + 1;
      const idOf = (place: number) => `t-frequent-${String(place).padStart(4, "0")}`;
      const matches = Array.from({ length: count }, (_, place) => ({
        ...{ match_id: idOf(place), game: "frequent", players: 2, options: "{}", ended_at: place, moves: 9 },
        ...{ stars: 0, comments: 0, hidden: 0 },
      }));
      const seatOf = (match: string, seat: number, name: string) => {
        const key = Buffer.from(name.toLowerCase()).toString("hex");
        return { match_id: match, seat, name, name_key: key, bot: null, rank: seat + 1, score: 0 };
      };
      // Many wins everywhere except in the last match.
      const seats = matches.flatMap(({ match_id: match }, place) =>
        (place === count - 1 ? ["Rare", "Many"] : ["Many", "Many other"]).map((name, seat) =>
          seatOf(match, seat, name),
        ),
      );
      for (let from = 0; from < count; from += 200) {
        const some = matches.slice(from, from + 200);
        await write({ first: build.insertInto("collection").values(some).compile() });
        const theirs = seats.filter(({ match_id: match }) => some.some(({ match_id: id }) => id === match));
        await write({ first: build.insertInto("collection_seats").values(theirs).compile() });
      }
      const find = async (wanted: { readonly player?: string; readonly winner?: string }) => {
        const found = await store.collection.search({ game: "frequent", viewer: "p1", limit: 2, ...wanted });
        return found.map(({ id }) => id);
      };
      expect(await find({ player: "many" })).toEqual([idOf(count - 1), idOf(count - 2)]);
      expect(await find({ winner: "many" })).toEqual([idOf(count - 2), idOf(count - 3)]);
      expect(await find({ player: "rare" })).toEqual([idOf(count - 1)]);
      expect(await find({ player: "many", winner: "rare" })).toEqual([idOf(count - 1)]);
      expect(await find({ player: "many o" })).toEqual([idOf(count - 2), idOf(count - 3)]);
      expect(await find({ winner: "many other" })).toEqual([]);
    });

    test("deletes no table that has started, and no player who has come back, since they were found", async () => {
      const { matches, players, retention, tables } = store;
      const later = store.time.now() + (RETENTION_DAYS.unstartedTables + 1) * DAY;
      await tables.add(tableOf("t-left", "p-left"), "secret");
      await players.add({ id: "p-old", name: "Old", nameIsGiven: true }, "old-hash");
      await players.add({ id: "p-back", name: "Back", nameIsGiven: true }, "back-hash");
      expect(await retention.unstartedTables(later, 1000)).toContain("t-left");
      expect(await retention.unusedPlayers(later, 1000)).toEqual(expect.arrayContaining(["p-old", "p-back"]));
      await startMatch(store, "t-joined");
      await players.markSeen("p-back", later);
      expect(await retention.deleteUnstarted("t-joined", later)).toBe(false);
      expect(await matches.get("t-joined")).toBeDefined();
      expect(await retention.deleteUnstarted("t-left", later)).toBe(true);
      expect(await tables.get("t-left")).toBeUndefined();
      expect(await retention.signOutUnused("p-back", later)).toBe(false);
      expect(await players.byToken("back-hash", "device")).toBeDefined();
      expect(await retention.signOutUnused("p-old", later)).toBe(true);
      expect(await players.byToken("old-hash", "device")).toBeUndefined();
    });

    test("accepts one answer to a passkey challenge, before it expires", async () => {
      await store.players.addChallenge("c1", "abc", null, store.time.now() + 60_000);
      await store.players.addChallenge("c2", "def", null, store.time.now() - 1);
      expect((await store.players.takeChallenge("c1"))?.challenge).toBe("abc");
      expect(await store.players.takeChallenge("c1")).toBeUndefined();
      expect(await store.players.takeChallenge("c2")).toBeUndefined();
    });

    test("writes nothing of a transaction of which one required query changes no row", async () => {
      const table = tableOf("t-required", "p1");
      await store.tables.add(table, "secret");
      const change = (revision: number) => store.tables.replaceTransaction({ ...table, host: "p2" }, revision).first;
      const { build } = store.database;
      const first = build.insertInto("keys").values({ name: "required", value: "1" }).compile();
      const isStored = async () => (await store.tables.get("t-required"))?.document.host === "p2";
      // Other writes of the same tick are not concerned.
      const [lost, other] = await Promise.all([
        store.database.write({ first, required: [change(1), change(1)] }),
        store.tables.add(tableOf("t-beside", "p1"), "secret"),
      ]);
      expect([lost, other, await isStored()]).toEqual([false, true, false]);
      expect(await store.database.write({ first, required: [change(1), change(2)] })).toBe(true);
      expect(await isStored()).toBe(true);
    });

    test("moves reminders, addresses and webhooks of a merged player, and keeps those of the remaining one", async () => {
      const { reminders, recovery, webhooks } = store;
      const [from, into] = ["p-from", "p-into"];
      for (const id of [from, into]) await store.players.add({ id, name: id, nameIsGiven: true }, `hash-${id}`);
      const mail = { confirmed: true, language: "en" } as const;
      await reminders.setMail({ ...mail, player: from, address: "from@rondel.example", token: "mail-from" });
      await reminders.setMail({ ...mail, player: into, address: "into@rondel.example", token: "mail-into" });
      await recovery.setMail({ ...mail, player: from, address: "from@rondel.example", token: "recovery-from" });
      await recovery.addLink("sent-link", from, store.time.now() + 60_000);
      await reminders.addDevice(from, "https://push.example/1", "{}");
      await webhooks.add({
        id: "w1",
        player: from,
        kind: "json",
        url: "https://a.example",
        language: "en",
        created_at: 1,
      });
      await reminders.schedule(from, "t-both", 5);
      await reminders.schedule(into, "t-both", 7);
      await reminders.schedule(from, "t-own", 6);
      const merge = { from, into };
      const first = store.merge.deleteQuery(merge);
      expect(await store.database.write({ first, next: store.merge.moveQueries(merge) })).toBe(true);
      expect(await store.database.write({ first })).toBe(false);

      expect((await reminders.mailOf(into))?.address).toBe("into@rondel.example");
      expect((await recovery.mailOf(into))?.address).toBe("from@rondel.example");
      expect(await recovery.playerOfLink("sent-link")).toBeUndefined();
      expect(await reminders.devicesOf(into)).toHaveLength(1);
      expect(await webhooks.of(into)).toHaveLength(1);
      const due = (await reminders.due(10, 10)).filter(({ player }) => player === into || player === from);
      expect(due).toEqual([
        { player: into, table: "t-own", dueAt: 6 },
        { player: into, table: "t-both", dueAt: 7 },
      ]);
      expect((await store.players.byToken(`hash-${from}`, "device"))?.id).toBe(into);
      expect(await reminders.mailOf(from)).toBeUndefined();
    });

    test("replaces a table only at its latest revision", async () => {
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

    test("lists the tables of a player, and public tables with open seats, newest first", async () => {
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

    test("gives an entry number to exactly one of several writers", async () => {
      await startMatch(store, "t-race");
      const appends = Array.from({ length: 20 }, (_, index) =>
        store.matches.append("t-race", entryOf(1, index), { waiting: index, dueAt: null }),
      );
      const results = await Promise.all(appends);
      expect(results.filter((isFirst) => isFirst)).toHaveLength(1);
      const [only] = await store.matches.entries("t-race", 0);
      expect(only).toEqual(entryOf(1, results.indexOf(true)));
      const [listed] = (await store.tables.ofPlayer("p1", 50)).filter(({ document }) => document.id === "t-race");
      expect(listed?.waiting).toBe(results.indexOf(true));
    });

    test("returns ranges of a log in order, separately for each match", async () => {
      await startMatch(store, "t-log");
      await startMatch(store, "t-other");
      await Promise.all(
        [1, 2, 3, 4, 5].map((number) => store.matches.append("t-log", entryOf(number, 0), NO_DEADLINES)),
      );
      await store.matches.append("t-other", entryOf(1, 9), NO_DEADLINES);
      expect((await store.matches.entries("t-log", 2)).map(({ number }) => number)).toEqual([3, 4, 5]);
      expect((await store.matches.entries("t-log", 1, 3)).map(({ number }) => number)).toEqual([2, 3]);
      expect(await store.matches.entry("t-log", 4)).toEqual(entryOf(4, 0));
      expect(await store.matches.entry("t-log", 6)).toBeUndefined();
      expect((await store.matches.get("t-log"))?.header.id).toBe("t-log");
    });

    test("stores a bounded number of snapshots and finds the nearest", async () => {
      await startMatch(store, "t-snapshots");
      for (let number = 10; number <= 1000; number += 10) {
        await store.matches.saveSnapshot("t-snapshots", number, `state ${number}`);
      }
      const numbers = await store.matches.snapshotNumbers("t-snapshots");
      expect(numbers.length).toBeLessThanOrEqual(33);
      expect(numbers.at(-1)).toBe(1000);
      expect((await store.matches.snapshot("t-snapshots"))?.text).toBe("state 1000");
      const nearest = numbers.filter((number) => number <= 555).at(-1);
      expect((await store.matches.snapshot("t-snapshots", 555))?.number).toBe(nearest);
      expect(await store.matches.snapshot("t-snapshots", (numbers[0] ?? 0) - 1)).toBeUndefined();
    });

    test("lets one process at a time claim an overdue match", async () => {
      await startMatch(store, "t-due");
      const overdue = async (now: number) => (await store.matches.overdue(now, 10)).map(({ id }) => id);
      await store.matches.setDue("t-due", 1000);
      expect(await overdue(999)).not.toContain("t-due");
      expect(await overdue(1000)).toContain("t-due");
      const claims = await Promise.all([1, 2, 3].map(() => store.matches.claim("t-due", 1000, 2000)));
      expect(claims.filter((isFirst) => isFirst)).toHaveLength(1);
      expect(await overdue(1500)).not.toContain("t-due");
      expect(await overdue(2001)).toContain("t-due");
      await store.matches.moveDue("t-due", 999, null);
      expect(await overdue(2001)).toContain("t-due");
      await store.matches.moveDue("t-due", 1000, null);
      expect(await overdue(2001)).not.toContain("t-due");
    });

    test("does not start a match if its table has changed", async () => {
      await startMatch(store, "t-begin");
      const again = { ...tableOf("t-begin", "p1"), status: "running" as const };
      const { first, next, notify } = store.tables.replaceTransaction(again, 1);
      expect(await store.database.write({ first, next, notify })).toBe(false);
    });

    test("numbers chat lines uniquely in order, and returns private ones only to their people", async () => {
      const send = (room: "table" | number[], text: string) =>
        store.chat.add("t-talk", {
          line: { kind: "said", room, seat: 0, text, at: 5000 },
          author: "p0",
          name: "Ada",
          people: room === "table" ? null : room.map((seat) => `p${seat}`),
        });
      const lines = await Promise.all([send("table", "a"), send([0, 1], "b"), send("table", "c"), send([1, 2], "d")]);
      expect(new Set(lines.map(({ line }) => line.number)).size).toBe(4);
      const received = await store.chat.lines(
        "t-talk",
        { player: "p0", rooms: ["table"], hidden: new Set() },
        { limit: 10 },
      );
      expect(received.map(({ line }) => line.kind === "said" && line.text).sort()).toEqual(["a", "b", "c"]);
      const numbers = received.map(({ line }) => line.number);
      expect(numbers).toEqual([...numbers].sort((left, right) => left - right));
      const newest = await store.chat.lines(
        "t-talk",
        { player: "p0", rooms: ["table"], hidden: new Set() },
        { limit: 1 },
      );
      expect(newest).toEqual(received.slice(-1));
      const hidden = new Set(["p0"]);
      expect(await store.chat.lines("t-talk", { player: "p1", rooms: ["table"], hidden }, { limit: 9 })).toEqual([]);
    });

    test("stores one standing answer for each prompt of a seat", async () => {
      await store.standingAnswers.set("t-orders", { seat: 0, prompt: "a", action: { kind: "pass" }, once: false });
      await store.standingAnswers.set("t-orders", { seat: 0, prompt: "a", action: { kind: "rest" }, once: true });
      await store.standingAnswers.set("t-orders", { seat: 1, prompt: "a", action: { kind: "pass" }, once: false });
      await store.standingAnswers.clear("t-orders", 1, "a");
      expect(await store.standingAnswers.ofTable("t-orders")).toEqual([
        { seat: 0, prompt: "a", action: { kind: "rest" }, once: true },
      ]);
    });

    test("creates a key only once", async () => {
      const asked = await Promise.all(["x", "y", "z"].map((value) => store.reminders.key("vapid", () => value)));
      expect(new Set(asked).size).toBe(1);
      expect(await store.reminders.key("vapid", () => "later")).toBe(asked[0]);
    });

    test("allows one reminder of a table within the interval", async () => {
      const may = (now: number) => store.reminders.mayRemind("p1", "t1", now, 1000);
      expect((await Promise.all([may(5000), may(5000)])).filter((yes) => yes)).toHaveLength(1);
      expect(await may(5999)).toBe(false);
      expect(await may(6000)).toBe(true);
    });

    test("finds turns of reachable players without a scheduled reminder", async () => {
      const { matches, reminders } = store;
      await startMatch(store, "t-unscheduled");
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

    test("commits valid writes although another write of the same batch fails", async () => {
      const { build, write } = store.database;
      const twice = build.insertInto("keys").values({ name: "twice", value: "1" }).compile();
      const results = await Promise.allSettled([
        write({ first: twice, next: [twice] }),
        store.reminders.key("innocent", () => "numbers"),
      ]);
      expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
      const rows = await store.database.read(
        build.selectFrom("keys").select("name").where("name", "in", ["twice", "innocent"]),
      );
      expect(rows).toEqual([{ name: "innocent" }]);
    });
  });
}

test("notifies processes that watch a table of its entries, with their content unless it is too long, and all of turns", async () => {
  const [one, other] = [await openStore({ databaseUrl: postgres.url }), await openStore({ databaseUrl: postgres.url })];
  const received: RemoteChange[] = [];
  let onChange = (): void => undefined;
  const until = (condition: () => boolean): Promise<void> =>
    new Promise((done) => {
      onChange = () => void (condition() && done());
      onChange();
    });
  await other.database.listen((change) => {
    if (change && "id" in change && change.id === "t-news") received.push(change);
    onChange();
  });
  const kinds = () => received.map(({ kind }) => kind);
  await startMatch(one, "t-news");
  expect(await one.matches.append("t-news", entryOf(1, 2), NO_DEADLINES, [["p1", true]])).toBe(true);
  await until(() => kinds().includes("turns"));
  expect(received.splice(0)).toEqual([{ kind: "turns", id: "t-news", turns: [["p1", true]] }]);

  await other.database.watch("t-news");
  const long = { ...entryOf(3, 0), seen: Array<number>(9000).fill(1) };
  expect(await one.matches.append("t-news", entryOf(2, 3), NO_DEADLINES)).toBe(true);
  expect(await one.matches.append("t-news", entryOf(2, 4), NO_DEADLINES)).toBe(false);
  expect(await one.matches.append("t-news", long, NO_DEADLINES)).toBe(true);
  await until(() => received.length === 2);
  expect(received.splice(0)).toEqual([
    { kind: "entry", id: "t-news", logged: entryOf(2, 3) },
    { kind: "entry", id: "t-news" },
  ]);

  other.database.unwatch("t-news");
  await other.database.watch("another table");
  expect(await one.matches.append("t-news", entryOf(4, 2), NO_DEADLINES, [["p1", false]])).toBe(true);
  await until(() => kinds().includes("turns"));
  expect(kinds()).toEqual(["turns"]);
  await one.database.close();
  await other.database.close();
});
