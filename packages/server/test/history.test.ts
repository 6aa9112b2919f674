import { lastNumber } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { firstEntryAt, pastPosition, streamFrom } from "../src/play/history.ts";
import type { LiveMatch } from "../src/play/live-match.ts";
import { openLiveMatch } from "../src/play/open.ts";
import type { ServedGame } from "../src/play/served-game.ts";
import type { Services } from "../src/services.ts";
import { closeTestServices, openTestServices } from "./services.ts";
import { servedFerry, startTestServer, temporaryFolder, withFerryman } from "./table.ts";

let services: Services;
let live: LiveMatch;
/** How often the store was asked for one entry, and for several. */
let reads = { entry: 0, entries: 0 };
let views = 0;
const countingFerry: ServedGame = {
  ...servedFerry,
  game: {
    ...ferry,
    view(state, viewer) {
      views++;
      return ferry.view(state, viewer);
    },
  } as typeof ferry,
};

beforeAll(async () => {
  const folder = temporaryFolder();
  const server = await startTestServer({ store: { folder } });
  const { table, ferryman } = await withFerryman(server.url, 2);
  for (let count = 0; count < 2; count++) {
    const { number } = await ferryman.act(table, 0, { kind: "donate", coins: 1 });
    await ferryman.until(() => ferryman.stream(table, 0).number === number);
  }
  await server.stop();

  const opened = await openTestServices(folder, countingFerry);
  const { matches } = opened.store;
  const counted: Pick<typeof matches, "entry" | "entries"> = {
    entry(...wanted) {
      reads.entry++;
      return matches.entry(...wanted);
    },
    entries(...wanted) {
      reads.entries++;
      return matches.entries(...wanted);
    },
  };
  services = { ...opened, store: { ...opened.store, matches: { ...matches, ...counted } } };
  const found = await openLiveMatch(services.store, countingFerry, { rule: { kind: "none" }, pauses: [] }, table);
  if (!("live" in found)) throw new Error("the match cannot be opened");
  live = found.live;
}, 60_000);
beforeEach(() => {
  reads = { entry: 0, entries: 0 };
});
afterAll(() => closeTestServices(services), 60_000);

test("a match that is opened computes the position of each viewer once", () => {
  expect(lastNumber(live.match)).toBe(4);
  expect(views).toBe(live.viewers.length);
});

describe("the history of a match in memory", () => {
  test("finds an entry by the number of a viewer without the store", async () => {
    expect(await firstEntryAt(services, live, 0, 3)).toBe(3);
    expect(reads).toEqual({ entry: 0, entries: 0 });
  });

  test("replays the log once before the steps, and reads it once for them", async () => {
    const stream = await streamFrom(services, live, live.viewers[0] ?? "spectator", { from: 2 });
    expect("steps" in stream && stream.steps.map(({ number }) => number)).toEqual([3, 4]);
    expect(reads).toEqual({ entry: 0, entries: 2 });
  });

  test("replays the log once for a past position, and reads one entry more for its numbers", async () => {
    const past = await pastPosition(services, live, "spectator", 3, "spectator");
    expect(past).toMatchObject({ number: 3, latest: 4, events: [{ kind: "paid" }] });
    expect(reads).toEqual({ entry: 1, entries: 2 });
  });
});
