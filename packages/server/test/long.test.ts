import { optionInteger } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { expect, test } from "vitest";
import { openFold } from "../src/play/open.ts";
import { openStore } from "../src/store/index.ts";
import { servedFerry, startTestServer, TestPlayer, temporaryFolder } from "./table.ts";

const longFerry = { ...ferry, id: "long-ferry", options: { ...ferry.options, rounds: optionInteger(1, 1000, 700) } };
const served = { ...servedFerry, game: longFerry };

test("a match of two thousand entries opens with a few of them, goes back anywhere, and proves its dice", async () => {
  const folder = temporaryFolder();
  const plenty = { burst: 1e6, perSecond: 1e6 };
  const limits = { perPlayer: plenty, perAddress: plenty, newGuests: plenty, costly: plenty };
  const server = await startTestServer({ store: { folder }, games: [served], limits });
  const host = await (await TestPlayer.enter(server.url)).connect();
  const { id: table } = await host.ask("table/make", {
    game: "long-ferry",
    options: {},
    seats: [{ kind: "me" }, { kind: "me" }],
    visibility: "link",
    clock: { kind: "none" },
    start: true,
  });
  await host.follow(table);
  const had = new Map<number, unknown>();
  let entries = 0;
  while (entries < 2000) {
    for (const seat of [0, 1]) {
      const { position, number } = host.stream(table, seat);
      had.set(host.stream(table, 0).number, host.stream(table, 0).position.view);
      const action = position.actions.find(({ kind }) => kind === "rest") ?? position.actions[0];
      if (!action) continue;
      const done = await host.ask("play/act", { table, seat, number, action });
      await host.until(() => host.stream(table, seat).number >= done.number);
      entries++;
    }
  }
  for (const number of [0, 1, 63, 64, 65, 500, 1234, host.stream(table, 0).number]) {
    if (!had.has(number)) continue;
    expect((await host.ask("play/history", { table, viewer: 0, number })).view).toEqual(had.get(number));
  }
  const last = host.stream(table, 0);
  await server.stop();

  const store = await openStore({ folder });
  const opened = await openFold(store, served, { kind: "none" }, table);
  if (!("fold" in opened)) throw new Error("the match cannot be opened");
  expect(opened.fold.match.entries.length).toBeGreaterThanOrEqual(2000);
  expect(opened.fold.match.entries.length - opened.fold.base).toBeLessThan(80);
  expect(opened.fold.positions[0]).toEqual(last.position);
  expect((await store.matches.snapshotNumbers(table)).length).toBeLessThanOrEqual(33);

  // Snapshots can be thrown away: the log alone leads to the same state.
  await store.database.write({ first: store.database.build.deleteFrom("snapshots").compile() });
  const again = await openFold(store, served, { kind: "none" }, table);
  if (!("fold" in again)) throw new Error("the match cannot be opened");
  expect(again.fold.base).toBe(0);
  expect(again.fold.match.state).toEqual(opened.fold.match.state);
  expect(again.fold.seen).toEqual(opened.fold.seen);
  expect(again.fold.clocks).toEqual(opened.fold.clocks);
  await store.database.close();
});
