import { readMatch, verifyChance } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServedGame } from "../src/play/served-game.ts";
import { openStore } from "../src/store/index.ts";
import { refusalOf, type TestPlayer } from "./player.ts";
import {
  playToEnd,
  servedFerry,
  startTestServer,
  type TestServer,
  tableOf,
  temporaryFolder,
  withFerryman,
} from "./table.ts";

/** A game whose views can fail, as with a fault in the rules. */
let fails = false;
const failingFerry: ServedGame = {
  ...servedFerry,
  game: {
    ...ferry,
    view(state, viewer) {
      if (fails) throw new Error("a fault of the rules");
      return ferry.view(state, viewer);
    },
  } as typeof ferry,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: [failingFerry] });
}, 60_000);
afterAll(() => server.stop(), 60_000);

describe("a match that fails between an entry and its commit", () => {
  test("goes on from its stored log, without a gap", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [first] = players as [TestPlayer];
    fails = true;
    expect((await refusalOf(first.act(table, 0, { kind: "bid", coins: 1 }))).code).toBe("internal-error");
    fails = false;
    await first.act(table, 0, { kind: "bid", coins: 1 });
    await playToEnd(table, players);
    const { text } = await first.ask("play/export", { table });
    const { match, secret, problem } = readMatch(text, () => ferry);
    expect(problem).toBeUndefined();
    expect(match && verifyChance(match, secret)).toMatchObject({ verdict: "fair" });
  });

  test("keeps its draft after a takeback that failed", async () => {
    const { table, ferryman: first, all: players } = await withFerryman(server.url, 2);
    const start = first.stream(table, 0).number;
    await first.act(table, 0, { kind: "donate", coins: 1 });
    const undo = { table, seat: 0, number: start + 1, to: start };
    fails = true;
    expect((await refusalOf(first.ask("play/undo", undo))).code).toBe("internal-error");
    fails = false;
    expect(await first.ask("play/undo", undo)).toEqual({ number: start + 2 });
    await first.until(() => first.stream(table, 0).number === start + 2);
    await playToEnd(table, players);
  });
});

describe("a stored log with a gap", () => {
  test("is not replayed", async () => {
    const folder = temporaryFolder();
    const before = await startTestServer({ store: { folder } });
    const { table, ferryman } = await withFerryman(before.url, 2);
    for (let count = 0; count < 2; count++) {
      const { number } = await ferryman.act(table, 0, { kind: "donate", coins: 1 });
      await ferryman.until(() => ferryman.stream(table, 0).number === number);
    }
    await before.stop();

    const { database } = await openStore({ folder });
    // One of two equal donations: the rules alone would not notice that it is missing.
    const gap = database.build.deleteFrom("entries").where("match_id", "=", table).where("number", "=", 3);
    await database.write({ first: gap.compile() });
    await database.close();

    const after = await startTestServer({ store: { folder } });
    const back = await ferryman.at(after.url).connect();
    const { table: shown, streams } = await back.follow(table);
    expect(shown.unavailable?.code).toBe("log-does-not-fit-rules");
    expect(streams).toEqual([]);
    await after.stop();
  });
});
