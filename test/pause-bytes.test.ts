import { afterAll, beforeAll, expect, test } from "vitest";
import { THREE_PLAYERS } from "../e2e/imperunde-positions.ts";
import type { TestPlayer } from "../packages/server/test/player.ts";
import { startTestServer, type TestServer } from "../packages/server/test/table.ts";
import { arrangedImperunde } from "./arranged-imperunde.ts";
import { play, startImperundeTable } from "./imperunde-players.ts";

/*
 * Two tables whose positions differ only in a hidden hand play the same actions. Everyone else receives the same bytes, before, in and
 * after the pause.
 */

const PAUSE_FACTOR = 0.3;
/** A pause after talks takes 1.5 seconds. */
const PAUSE = 1500 * PAUSE_FACTOR;

const { served, setStartPosition } = arrangedImperunde();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: [served], pauseFactor: PAUSE_FACTOR });
}, 60_000);
afterAll(() => server.stop(), 60_000);

interface Received {
  /** The texts that each reader received, without ids and times. */
  readonly texts: readonly (readonly string[])[];
  /** The lengths of the pauses that were shown. */
  readonly pauses: readonly number[];
}

/** Ends the talks and the pause of a table in which the second seat has the cards; what everyone else received. */
async function receivedWith(...cards: readonly string[]): Promise<Received> {
  setStartPosition([
    ...THREE_PLAYERS,
    "pieces arabian-sea s0 frigate 1",
    ...cards.map((card) => `hand s1 ${card}`),
    "round 2 2",
    "turn talks s0",
  ]);
  const game = await startImperundeTable(server.url, { people: 3, bots: 0 });
  const [first, , third] = game.people as [TestPlayer, TestPlayer, TestPlayer];
  const readers = [first, third, game.watcher];
  const starts = readers.map(({ received }) => received.length);
  for (const seat of game.people.keys()) await play(game, seat, "ready");
  for (const [seat, player] of game.people.entries()) {
    await player.until(() => player.stream(game.table, seat).position.prompt?.code === "debts");
  }
  // The answer to a later request shows that nothing else was on its way.
  for (const reader of readers) await reader.ask("table/look", { table: game.table });
  const pauses = first.pushes.flatMap((push) =>
    push.push === "clock" && push.clock.window ? [push.clock.window.end - push.clock.window.opened] : [],
  );
  const plain = (text: string) => {
    const ids = [game.table, ...[...game.people, game.watcher].map(({ id }) => id)];
    return ids.reduce((rest, id) => rest.replaceAll(id, "id"), text).replaceAll(/\d{13}/g, "time");
  };
  const texts = readers.map(({ received }, reader) =>
    received
      .slice(starts[reader])
      .filter((text) => /^{"push":"(step|clock)"/.test(text))
      .map(plain),
  );
  return { texts, pauses };
}

test("a pause sends the same bytes and has the same length, whatever card another player holds", async () => {
  const playable = await receivedWith("sabotage");
  const idle = await receivedWith("ambush");
  expect(playable.pauses).not.toEqual([]);
  expect(new Set(playable.pauses)).toEqual(new Set([PAUSE]));
  expect(idle.pauses).toEqual(playable.pauses);
  for (const texts of playable.texts) expect(texts.length).toBeGreaterThan(3);
  expect(idle.texts).toEqual(playable.texts);

  // Everyone knows that a hand is empty, so there is no pause, and the texts differ.
  const nothing = await receivedWith();
  expect(nothing.pauses).toEqual([]);
  expect(nothing.texts).not.toEqual(playable.texts);
});
