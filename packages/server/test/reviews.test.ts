import { REVIEW_VERSION } from "@rondel/bots/review-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type StoreAddress } from "../src/store/index.ts";
import { refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, startTestServer, type TestServer, tableOf, temporaryFolder } from "./table.ts";

let server: TestServer;
const store: StoreAddress = { folder: temporaryFolder() };
beforeAll(async () => {
  server = await startTestServer({ store });
});
afterAll(() => server.stop());

/** Changes the reviews of a stopped server, and starts it again. */
async function whileStopped(
  task: (reviews: Awaited<ReturnType<typeof openStore>>["reviews"]) => Promise<void>,
  every?: number,
) {
  await server.stop();
  const opened = await openStore(store);
  await task(opened.reviews);
  await opened.database.close();
  server = await startTestServer({ store, ...(every === undefined ? {} : { reviewMilliseconds: every }) });
}

const metrics = async () => (await fetch(`${server.url}/metrics`)).text();

describe("the review of a match on the server", () => {
  test("is refused before the end, and hidden from people who may not see the table", async () => {
    const { table, players } = await tableOf([server.url, server.url], { visibility: "public" });
    expect((await refusalOf((players[0] as TestPlayer).ask("play/review", { table }))).code).toBe("match-is-running");
    const host = await (await TestPlayer.signIn(server.url)).connect();
    const { id } = await host.ask("table/make", {
      game: "ferry",
      options: {},
      seats: [{ kind: "me" }, { kind: "me" }],
      visibility: "link",
      clock: { kind: "none" },
      start: true,
    });
    await host.follow(id);
    await playToEnd(id, [host, host]);
    expect(await host.ask("play/review", { table: id })).toEqual({ review: null });
    expect((await refusalOf((players[0] as TestPlayer).ask("play/review", { table: id }))).code).toBe("no-such-table");
  });

  test("is sent as it was computed, and computed again when its version has changed", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    await playToEnd(table, players);
    const [ada] = players as [TestPlayer];
    expect(await ada.ask("play/review", { table })).toEqual({ review: null });
    const review = { version: REVIEW_VERSION, moments: [] };
    await whileStopped(async (reviews) => {
      const now = Date.now();
      expect(await reviews.next(REVIEW_VERSION, 0, now)).toBe(table);
      expect(await reviews.claim(table, now, now + 1000)).toBe(true);
      expect(await reviews.claim(table, now, now + 1000)).toBe(false);
      await reviews.save(table, REVIEW_VERSION, review);
      expect(await reviews.next(REVIEW_VERSION, 0, now)).not.toBe(table);
      expect(await reviews.next(REVIEW_VERSION + 1, 0, now)).toBe(table);
    });
    expect(await (await ada.at(server.url).connect()).ask("play/review", { table })).toEqual({ review });
  });

  test("is attempted in idle time once: a match that no bot can judge has none", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    await playToEnd(table, players);
    await whileStopped(async (reviews) => {
      expect(await reviews.next(REVIEW_VERSION, 0, Date.now())).toBe(table);
    }, 20);
    await expect.poll(metrics, { timeout: 30_000 }).toMatch(/rondel_reviews_total\{end="impossible"\} \d/);
    await whileStopped(async (reviews) => {
      expect(await reviews.next(REVIEW_VERSION, 0, Date.now())).not.toBe(table);
      expect(await reviews.get(table, REVIEW_VERSION)).toBeNull();
    });
  });
});
