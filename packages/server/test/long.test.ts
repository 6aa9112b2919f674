import { appendAction, chanceSource, lastNumber, optionInteger } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { expect, test } from "vitest";
import { advanceLiveMatch, pendingDecision } from "../src/play/live-match.ts";
import { openLiveMatch, snapshotIfDue } from "../src/play/open.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { TestPlayer } from "./player.ts";
import { servedFerry, startTestServer, temporaryFolder } from "./table.ts";

const ENTRIES = 2000;
const longFerry = { ...ferry, options: { ...ferry.options, rounds: optionInteger(1, 1000, 1000) } };
const served = { ...servedFerry, game: longFerry };

test("opens a match of 2,000 entries from its last snapshot, and shows any past position", async () => {
  const folder = temporaryFolder();
  const server = await startTestServer({ store: { folder }, games: [served] });
  const host = await TestPlayer.signIn(server.url);
  const { id: table } = await host.post("table/make", {
    game: "ferry",
    options: {},
    seats: [{ kind: "me" }, { kind: "me" }],
    visibility: "link",
    clock: { kind: "none" },
    start: true,
  });
  await server.stop();

  const store = await openStore({ folder });
  const views = await playLong(store, table);
  const live = await open(store, table);
  expect(lastNumber(live.match)).toBe(ENTRIES);
  expect(ENTRIES - live.match.base).toBeLessThan(80);
  expect(live.positions[0]?.view).toEqual(views.at(-1));
  expect((await store.matches.snapshotNumbers(table)).length).toBeLessThanOrEqual(33);
  await store.database.close();

  const again = await startTestServer({ store: { folder }, games: [served] });
  const back = await host.at(again.url).connect();
  await back.follow(table);
  expect(back.stream(table, 0)).toMatchObject({ number: views.length - 1, position: { view: views.at(-1) } });
  for (const number of [0, 1, 63, 64, 65, 500, 1234, views.length - 1]) {
    expect((await back.ask("play/history", { table, viewer: 0, number })).view).toEqual(views[number]);
  }
  await again.stop();

  // Without snapshots, the log alone leads to the same position.
  const bare = await openStore({ folder });
  await bare.database.write({ first: bare.database.build.deleteFrom("snapshots").compile() });
  const replayed = await open(bare, table);
  expect(replayed.match.base).toBe(0);
  for (const part of ["seen", "clocks", "positions", "timeOuts"] as const) expect(replayed[part]).toEqual(live[part]);
  expect(replayed.match.state).toEqual(live.match.state);
  await bare.database.close();
});

/** Writes a long log without waiting for every entry. Returns the views of the first seat by stream number. */
async function playLong(store: Store, table: string): Promise<unknown[]> {
  const live = await open(store, table);
  const { match } = live;
  const secret = (await store.tables.get(table))?.secret;
  const source = chanceSource(match.header.chance, table, secret);
  if (!source) throw new Error("the store has no secret");
  const views = [live.positions[0]?.view];
  let lastSnapshot = 0;
  const writes: Promise<unknown>[] = [];
  while (match.entries.length < ENTRIES) {
    const before = pendingDecision(served, match);
    const [seat] = match.deciders;
    if (seat === undefined) throw new Error("the match ended too soon");
    const action = match.game.defaultAction(match.state, seat);
    const answer = appendAction(match, match.entries.length, seat, action, source);
    const entry = match.entries.at(-1);
    if ("refused" in answer || !entry) throw new Error("the default action is refused");
    const { logged } = advanceLiveMatch(live, {
      entry,
      events: answer.events,
      author: "hand",
      at: 1,
      before,
      by: seat,
    });
    views[live.seen[0] ?? 0] = live.positions[0]?.view;
    writes.push(store.matches.append(table, logged, { waiting: 0, dueAt: null }));
    const snapshot = snapshotIfDue(live, lastSnapshot);
    if (snapshot === undefined) continue;
    lastSnapshot = match.entries.length;
    await store.matches.saveSnapshot(table, lastSnapshot, snapshot);
  }
  expect(await Promise.all(writes)).toEqual(Array(ENTRIES).fill(true));
  return views;
}

async function open(store: Store, table: string) {
  const opened = await openLiveMatch(store, served, { rule: { kind: "none" }, pauses: [] }, table);
  if (!("live" in opened)) throw new Error("the match cannot be opened");
  return opened.live;
}

test("drops idle tables from memory and loads them again on request", async () => {
  const server = await startTestServer({ maxIdleTables: 2, games: [served] });
  const host = await (await TestPlayer.signIn(server.url)).connect();
  const tables: string[] = [];
  for (let count = 0; count < 6; count++) {
    const seats = [{ kind: "me" }, { kind: "me" }] as const;
    const input = { game: "ferry", options: {}, visibility: "link", clock: { kind: "none" }, start: true } as const;
    tables.push((await host.ask("table/make", { ...input, seats: [...seats] })).id);
  }
  const inMemory = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/rondel_tables_in_memory (\d+)/.exec(text)?.[1]);
  };
  // The most recently used table may exceed the limit until the next one is loaded.
  expect(await inMemory()).toBeLessThanOrEqual(3);
  for (const table of tables) {
    const action = { kind: "bid", coins: 1 };
    expect(await host.ask("play/act", { table, seat: 0, number: 0, action })).toEqual({ number: 1 });
  }
  expect(await inMemory()).toBeLessThanOrEqual(3);
  await server.stop();
});
