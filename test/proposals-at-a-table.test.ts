import { afterAll, beforeAll, expect, test } from "vitest";
import { THREE_PLAYERS } from "../e2e/imperunde-positions.ts";
import type { TestPlayer } from "../packages/server/test/player.ts";
import { startTestServer, type TestServer } from "../packages/server/test/table.ts";
import { arrangedImperunde } from "./arranged-imperunde.ts";
import { endTalksUntil, type ImperundeTable, play, startImperundeTable } from "./imperunde-players.ts";

/** The time of a bot for an answer, so that a busy machine does not answer for it. */
const PATIENT = 20_000;

const { served, setStartPosition } = arrangedImperunde();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: [served], botPaceMilliseconds: 0, botBudgetMilliseconds: PATIENT });
}, 60_000);
afterAll(() => server.stop(), 60_000);

/** The first two seats have people, the third a bot. The first is at war with both, and nobody has a card. */
const TALKS = [...THREE_PLAYERS, "relation s0 s1 war", "relation s0 s2 war", "round 2 2", "turn talks s0"];

async function openTalks(): Promise<ImperundeTable> {
  setStartPosition(TALKS);
  return startImperundeTable(server.url, { people: 2, bots: 1 });
}

/** The kinds of events that belong to proposals. */
const DIPLOMACY = /^(proposal|promise|target|stance|relation)/;

type Logged = Readonly<Record<string, unknown>> & { readonly kind: string };

/** What a viewer reads about diplomacy in the log, from the first proposal on. Earlier events may precede the visit of a viewer. */
function logOf({ table }: ImperundeTable, player: TestPlayer, viewer: number | "spectator"): readonly Logged[] {
  const { events } = player.stream(table, viewer);
  const start = events.findIndex(({ kind }) => kind === "proposalMade");
  return start < 0 ? [] : events.slice(start).filter(({ kind }) => DIPLOMACY.test(kind));
}

const logs = (game: ImperundeTable): readonly (readonly Logged[])[] => [
  ...game.people.map((player, seat) => logOf(game, player, seat)),
  logOf(game, game.watcher, "spectator"),
];

const isIn = (log: readonly Logged[], event: Partial<Logged>): boolean =>
  log.some((one) => Object.entries(event).every(([key, value]) => one[key] === value));

/** Waits until everyone has an event in the log. */
async function allRead(game: ImperundeTable, event: Partial<Logged>): Promise<void> {
  for (const [seat, player] of game.people.entries()) await player.until(() => isIn(logOf(game, player, seat), event));
  await game.watcher.until(() => isIn(logOf(game, game.watcher, "spectator"), event));
}

test("a bot accepts, counters and votes with a reason that everyone reads", async () => {
  const game = await openTalks();
  await play(game, 0, "propose s2 peace peace 1");
  await allRead(game, { kind: "proposalAnswered", party: 2, other: 0, word: "accepted", reason: "no-gain" });
  await play(game, 1, "propose s2 peace peace 3");
  await allRead(game, { kind: "proposalAnswered", party: 2, other: 1, word: "countered", reason: "shorter" });
  await play(game, 1, "rejectProposal 2");
  await play(game, 0, "proposeTarget 20");
  await allRead(game, { kind: "targetVoted", party: 2, word: "no", reason: "no-reason" });
  const [first, ...others] = logs(game);
  for (const log of others) expect(log).toEqual(first);
});

test("people accept and counter, and a broken promise is in everyone's log", async () => {
  const game = await openTalks();
  await play(game, 0, "propose s1 passage passage 2");
  await play(game, 1, "counterProposal 0 peace,passage peace,passage 1 reason=shorter");
  await play(game, 0, "acceptProposal 1");
  await allRead(game, { kind: "proposalAnswered", party: 0, other: 1, word: "accepted" });
  await play(game, 0, "declareWar s1");
  const broken = { kind: "promiseBroken", party: 0, other: 1, word: "peace" };
  await endTalksUntil(game, () => logs(game).some((log) => isIn(log, broken)));
  await allRead(game, broken);
  const [first, ...others] = logs(game);
  for (const log of others) expect(log).toEqual(first);
  expect(first?.map(({ kind }) => kind)).not.toContain("promiseKept");
});

test("a private conversation about a proposal reaches nobody else, and its channel shows only its members", async () => {
  const game = await openTalks();
  const { table, people, watcher } = game;
  const [first, second] = people as [TestPlayer, TestPlayer];
  await play(game, 0, "openChannel s0,s1");
  await first.ask("talk/say", { table, seat: 0, room: [0, 1], text: "I will break it" });
  await first.ask("talk/offer", { table, seat: 0, room: [0, 1], text: "Half of Siam for you" });
  await play(game, 0, "propose s2 peace peace 1");
  await allRead(game, { kind: "proposalMade", party: 0, other: 2 });
  await first.ask("talk/say", { table, seat: 0, room: "table", text: "Peace to all" });
  await watcher.until(() => watcher.received.some((text) => text.includes("Peace to all")));
  await second.until(() => second.received.some((text) => text.includes("Peace to all")));
  const received = (player: TestPlayer, text: string) => player.received.some((message) => message.includes(text));
  for (const text of ["I will break it", "Half of Siam for you"]) {
    expect([received(second, text), received(watcher, text)]).toEqual([true, false]);
  }
  expect((await watcher.ask("talk/read", { table })).lines).toHaveLength(1);
  expect(watcher.stream(table, "spectator").position.view).toMatchObject({ board: { channels: [[0, 1]] } });
});
