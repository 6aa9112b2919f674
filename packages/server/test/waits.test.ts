import { afterEach, expect, test } from "vitest";
import { pausingFerry } from "./pausing-ferry.ts";
import { CommandRefused, type TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, tableOf } from "./table.ts";

let server: TestServer | undefined;
afterEach(() => server?.stop(), 60_000);

/** With this factor a calm pause takes 0.6 seconds, and a request for time stops it for 2 seconds. */
const PAUSE_FACTOR = 0.1;
const PAUSE = 600;
const STOPPED = 2000;

interface Crew {
  readonly table: string;
  readonly players: readonly [TestPlayer, TestPlayer, TestPlayer];
}

async function gather(): Promise<Crew> {
  server = await startTestServer({ games: [pausingFerry()], pauseFactor: PAUSE_FACTOR });
  const clock = { kind: "none", pauses: "calm" } as const;
  const { table, players } = await tableOf(Array(3).fill(server.url), { clock, options: { rounds: 20 } });
  return { table, players: players as [TestPlayer, TestPlayer, TestPlayer] };
}

/** Lets the first player set sail, so that a pause opens for all. */
async function setSail({ table, players }: Crew): Promise<void> {
  const [ferryman] = players;
  const canDo = (player: TestPlayer, seat: number, kind: string) => () =>
    player.stream(table, seat).position.actions.some((action) => action.kind === kind);
  for (const [seat, player] of players.entries()) await player.until(canDo(player, seat, "bid"));
  for (const [seat, player] of players.entries()) {
    await player.act(table, seat, { kind: "bid", coins: seat === 0 ? 1 : 0 });
  }
  await ferryman.until(canDo(ferryman, 0, "sail"));
  await ferryman.act(table, 0, { kind: "sail" });
  for (const player of players) await player.until(() => windowOf(player) !== null);
}

const windowOf = (player: TestPlayer) =>
  player.pushes.flatMap((push) => (push.push === "clock" ? [push.clock.window] : [])).at(-1) ?? null;

/** Asks for time for a seat, or lets the clock run on. */
async function wait({ table, players }: Crew, seat: number, stop: boolean): Promise<void> {
  const player = players[seat] as TestPlayer;
  const { number } = player.stream(table, seat);
  await player.ask("play/wait", { table, seat, number, stop });
}

const refusalCode = (asked: Promise<unknown>): Promise<string | undefined> =>
  asked.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof CommandRefused) return error.refusal.code;
      throw error;
    },
  );

const rolls = ({ table, players: [, , third] }: Crew): number =>
  third.stream(table, 2).events.filter(({ kind }) => kind === "rolled").length;

test("a request for time stops the clock of the pause once, and the rest of the pause follows", async () => {
  const crew = await gather();
  await setSail(crew);
  const [, , third] = crew.players;
  await wait(crew, 1, true);
  await third.until(() => windowOf(third)?.wait != null);
  const { opened = 0, end = 0, wait: shown } = windowOf(third) ?? {};
  expect(shown && shown.until - shown.from).toBe(STOPPED);
  expect(end - opened).toBe(PAUSE + STOPPED);
  expect(await refusalCode(wait(crew, 2, true))).toBe("pause-is-stopped");
  expect(rolls(crew)).toBe(0);
  await third.until(() => rolls(crew) === 1);
  expect(Date.now()).toBeGreaterThanOrEqual(end);
  expect(await refusalCode(wait(crew, 1, true))).toBe("no-pause-is-open");
});

test("the player who has stopped the clock can let it run on, nobody else can", async () => {
  const crew = await gather();
  await setSail(crew);
  const [, second] = crew.players;
  await wait(crew, 1, true);
  expect(await refusalCode(wait(crew, 0, false))).toBe("no-pause-is-open");
  await wait(crew, 1, false);
  await second.until(() => rolls(crew) === 1);
  const stopped = second.pushes.flatMap((push) => (push.push === "clock" ? [push.clock.window?.wait] : [])).at(-2);
  expect(stopped && stopped.until - stopped.from).toBeLessThan(STOPPED);
});

test("a seat stops the clock three times in a round, also after it has passed", async () => {
  const crew = await gather();
  for (let count = 0; count < 3; count++) {
    await setSail(crew);
    await crew.players[1].act(crew.table, 1, { kind: "pass" });
    await wait(crew, 1, true);
    await wait(crew, 1, false);
    await crew.players[2].until(() => rolls(crew) === count + 1);
  }
  await setSail(crew);
  expect(await refusalCode(wait(crew, 1, true))).toBe("no-waits-left");
  expect(await refusalCode(wait(crew, 2, true))).toBeUndefined();
});

/** What the third player receives in an open pause until it ends, without the ids and moments of one table. */
async function receivedWhile(asking: 0 | 1): Promise<readonly string[]> {
  const crew = await gather();
  const [, , third] = crew.players;
  await setSail(crew);
  const before = third.received.length;
  await wait(crew, asking, true);
  await wait(crew, asking, false);
  await third.until(() => rolls(crew) === 1);
  const received = third.received.slice(before).filter((text) => !text.includes("rolled"));
  const secrets = [crew.table, ...crew.players.map(({ id }) => id)];
  const named = received.map((text) => secrets.reduce((rest, id, index) => rest.replaceAll(id, `id${index}`), text));
  await server?.stop();
  return named.map((text) =>
    text.replace(/\b\d{13}(\.\d+)?\b/g, "moment").replace(/"(commitment|invitation|name)":"[^"]*"/g, "$1"),
  );
}

test("the others receive the same bytes whichever seat asks for time", async () => {
  const [first, second] = [await receivedWhile(0), await receivedWhile(1)];
  expect(first).toEqual(second);
  expect(first.filter((text) => text.includes('"from":moment,"until":moment')).length).toBe(2);
});
