import type { Seat } from "@rondel/engine";
import type { CommandInput } from "@rondel/protocol";
import { afterEach, expect, test } from "vitest";
import type { ServedGame } from "../src/play/served-game.ts";
import { donateOnce, pausingFerry } from "./pausing-ferry.ts";
import type { TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, tableOf } from "./table.ts";

let server: TestServer | undefined;
afterEach(() => server?.stop(), 60_000);

type Clock = CommandInput<"table/make">["clock"];
const SLOW: Clock = { kind: "slow", bank: 1000, increment: 0, cap: 1000 };

interface AtSea {
  readonly table: string;
  readonly players: readonly [TestPlayer, TestPlayer];
  /** The end of the pause as the page shows it; null if it shows none. */
  shownEnd(): number | null | undefined;
  hasRolled(): boolean;
}

/** Two people at a table of Ferry; the first sets sail, so that a pause opens. */
async function setSail(game: ServedGame, clock: Clock): Promise<AtSea> {
  server = await startTestServer({ games: [game] });
  const { table, players } = await tableOf([server.url, server.url], { clock });
  const [first, second] = players as [TestPlayer, TestPlayer];
  await first.act(table, 0, { kind: "bid", coins: 1 });
  await second.act(table, 1, { kind: "bid", coins: 0 });
  await first.until(() => first.stream(table, 0).position.actions.length > 0);
  await first.act(table, 0, { kind: "sail" });
  return {
    table,
    players: [first, second],
    shownEnd: () => second.pushes.flatMap((push) => (push.push === "clock" ? [push.clock.window?.end] : [])).at(-1),
    hasRolled: () => second.stream(table, 1).events.some(({ kind }) => kind === "rolled"),
  };
}

test("a pause at a live table ends by itself after its length, although one player has passed", async () => {
  const opened = Date.now();
  const { table, players, shownEnd, hasRolled } = await setSail(pausingFerry(), { kind: "none", pauses: "fast" });
  const [first, second] = players;
  await second.until(() => typeof shownEnd() === "number");
  await second.act(table, 1, { kind: "pass" });
  expect(hasRolled()).toBe(false);
  await first.until(hasRolled);
  expect(Date.now() - opened).toBeGreaterThanOrEqual(1500);
  expect(second.stream(table, 1).causes).toEqual([]);
});

test("the length of a pause is the pace of the table", async () => {
  const ends = { fast: 1500, calm: 6000 } as const;
  for (const pauses of ["fast", "calm"] as const) {
    const { players, shownEnd } = await setSail(pausingFerry(), { kind: "live", bank: 500, increment: 0, pauses });
    await players[1].until(() => typeof shownEnd() === "number");
    const clock = players[1].pushes.flatMap((push) => (push.push === "clock" ? [push.clock] : [])).at(-1);
    expect(clock?.window && clock.window.end - clock.window.opened).toBe(ends[pauses]);
    await server?.stop();
  }
});

test("a slow table waits in a pause only for the seats with a stop, and shows nobody that it waits", async () => {
  const without = await setSail(pausingFerry(), SLOW);
  await without.players[1].until(without.hasRolled);
  await server?.stop();
  const stopped = await setSail(pausingFerry([1 as Seat]), SLOW);
  const [, second] = stopped.players;
  await new Promise((done) => setTimeout(done, 300));
  expect([stopped.hasRolled(), stopped.shownEnd() ?? null]).toEqual([false, null]);
  await second.act(stopped.table, 1, { kind: "pass" });
  await second.until(stopped.hasRolled);
});

test("a standing order acts within the pause, as an entry of its seat", async () => {
  const order = donateOnce(1 as Seat);
  const { players, table, hasRolled } = await setSail(pausingFerry([], order), { kind: "none", pauses: "fast" });
  const donated = () => players[0].stream(table, 0).events.some((event) => "rule" in event && event.rule === "FE-9");
  await players[0].until(donated);
  expect(hasRolled()).toBe(false);
  await players[0].until(() => players[0].stream(table, 0).events.some(({ kind }) => kind === "rolled"));
});

test("a person alone with bots is asked without a clock, and only with something to play", async () => {
  server = await startTestServer({ games: [pausingFerry()], botPaceMilliseconds: 0 });
  const [player] = (
    await tableOf([server.url], { seats: [{ kind: "me" }, { kind: "bot", level: "random" }], options: { rounds: 20 } })
  ).players as [TestPlayer];
  const table = [...player.streams.keys()][0]?.split(" ")[0] ?? "";
  const position = () => player.stream(table, 0).position;
  const isInPause = () => position().actions.some(({ kind }) => kind === "pass");
  let asked = 0;
  while (position().outcome === null) {
    await player.until(() => position().outcome !== null || position().actions.length > 0);
    if (isInPause()) {
      await player.until(() => !isInPause() || position().actions.length > 1);
      if (!isInPause()) continue;
      asked += 1;
    }
    const [action] = position().actions;
    if (action) await player.act(table, 0, action).catch(() => undefined);
  }
  expect(asked).toBeGreaterThan(0);
  const windows = player.pushes.flatMap((push) =>
    push.push === "clock" && push.clock.window ? [push.clock.window] : [],
  );
  expect(windows).toEqual([]);
});
