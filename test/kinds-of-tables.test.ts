import type { Game, Seat } from "@rondel/engine";
import { imperunde } from "@rondel/imperunde";
import type { CommandInput } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { THREE_PLAYERS } from "../e2e/imperunde-positions.ts";
import type { TestPlayer } from "../packages/server/test/player.ts";
import { startTestServer, type TestServer } from "../packages/server/test/table.ts";
import { arrangedImperunde } from "./arranged-imperunde.ts";
import { endTalksUntil, type ImperundeTable, play, startImperundeTable } from "./imperunde-players.ts";

/*
 * The windows for cards at the four kinds of tables. Each test ends the same talks, after which two windows follow each other
 * without a decision between them.
 */

const PAUSE_FACTOR = 0.3;
/** A normal pause of 2.5 seconds takes 1.5 after talks, when only cards for any time can be played. */
const PAUSE = 1500 * PAUSE_FACTOR;
const SLOW: CommandInput<"table/make">["clock"] = { kind: "slow", bank: 1000, increment: 0, cap: 1000 };

const CARDS = ["pieces arabian-sea s1 frigate 1", "hand s0 sabotage", "hand s1 plunder"];
const TALKS = ["round 2 2", "turn talks s0"];
const WITH_CARDS = [...THREE_PLAYERS, ...CARDS, ...TALKS];
/** The first seat has nothing to play; the others have. */
const FIRST_WITHOUT = [...THREE_PLAYERS, "hand s1 plunder", "hand s2 sabotage", ...TALKS];

const { served, setStartPosition } = arrangedImperunde();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: [served], pauseFactor: PAUSE_FACTOR, botPaceMilliseconds: 0 });
}, 60_000);
afterAll(() => server.stop(), 60_000);

const promptOf = ({ table, people }: ImperundeTable, seat: number) =>
  people[seat]?.stream(table, seat).position.prompt?.code;

/** Every window with a clock that a player was shown, without repetitions. */
function shownWindows(player: TestPlayer): readonly { readonly opened: number; readonly end: number }[] {
  const windows = player.pushes.flatMap((push) =>
    push.push === "clock" && push.clock.window ? [push.clock.window] : [],
  );
  return [...new Map(windows.map(({ opened, end }) => [opened, { opened, end }])).values()];
}

/** Ends the talks for all people. */
async function endTalks(game: ImperundeTable): Promise<void> {
  for (const seat of game.people.keys()) await play(game, seat, "ready");
}

/** Waits until people choose their debts, which follows the windows. */
async function untilDebts(game: ImperundeTable): Promise<void> {
  for (const [seat, player] of game.people.entries()) await player.until(() => promptOf(game, seat) === "debts");
}

describe("live with people", () => {
  test("one pause of fixed length ends by itself for all, with a card or without", async () => {
    setStartPosition(WITH_CARDS);
    const game = await startImperundeTable(server.url, { people: 3, bots: 0 });
    await endTalks(game);
    await untilDebts(game);
    const [first, ...others] = game.people.map(shownWindows);
    expect(first?.map(({ opened, end }) => end - opened)).toEqual([PAUSE]);
    for (const windows of others) expect(windows).toEqual(first);
    expect(Date.now()).toBeGreaterThanOrEqual(first?.[0]?.end ?? Number.POSITIVE_INFINITY);
  });

  test("the pause is as long after the players with cards have passed", async () => {
    setStartPosition(WITH_CARDS);
    const game = await startImperundeTable(server.url, { people: 3, bots: 0 });
    await endTalks(game);
    for (const [seat, player] of game.people.slice(0, 2).entries()) {
      await player.until(() => shownWindows(player).length > 0);
      await play(game, seat, "pass");
    }
    await untilDebts(game);
    const [window] = game.people[0] ? shownWindows(game.people[0]) : [];
    expect(Date.now()).toBeGreaterThanOrEqual(window?.end ?? Number.POSITIVE_INFINITY);
  });
});

describe("slow", () => {
  test("there is no pause, whatever cards there are", async () => {
    setStartPosition(WITH_CARDS);
    const game = await startImperundeTable(server.url, { people: 3, bots: 0 }, SLOW);
    await endTalks(game);
    await untilDebts(game);
    expect(game.people.flatMap(shownWindows)).toEqual([]);
  });

  test("the table waits for a seat with a stop, also without a card, and shows it to nobody", async () => {
    setStartPosition(WITH_CARDS);
    const game = await startImperundeTable(server.url, { people: 3, bots: 0 }, SLOW);
    await play(game, 2, "orderStop talks");
    await endTalks(game);
    const [first, , third] = game.people as [TestPlayer, TestPlayer, TestPlayer];
    await third.until(() => third.stream(game.table, 2).position.actions.some(({ kind }) => kind === "pass"));
    // An answer to a later request shows that nothing else was on its way.
    await first.ask("table/look", { table: game.table });
    expect([promptOf(game, 0) === "debts", shownWindows(first)]).toEqual([false, []]);
    await play(game, 2, "pass");
    await untilDebts(game);
  });
});

describe("against bots", () => {
  test("the person is asked without a clock with a card for the occasion", async () => {
    setStartPosition(WITH_CARDS);
    const game = await startImperundeTable(server.url, { people: 1, bots: 2 });
    const [person] = game.people as [TestPlayer];
    const actions = () => person.stream(game.table, 0).position.actions.map(({ kind }) => kind);
    await endTalksUntil(game, () => actions().includes("sabotage") && actions().includes("pass"));
    await new Promise((done) => setTimeout(done, 2 * PAUSE));
    expect(actions()).toContain("pass");
    expect(shownWindows(person)).toEqual([]);
    while (promptOf(game, 0) !== "debts") {
      await person.until(() => actions().includes("pass") || promptOf(game, 0) === "debts");
      if (promptOf(game, 0) !== "debts") await play(game, 0, "pass");
    }
  });

  test("the person is not asked without a card, although the bots have some", async () => {
    setStartPosition(FIRST_WITHOUT);
    const game = await startImperundeTable(server.url, { people: 1, bots: 2 });
    await endTalksUntil(game, () => promptOf(game, 0) === "debts");
    expect(game.people.flatMap(shownWindows)).toEqual([]);
  });
});

describe("one device", () => {
  let openSession: typeof import("../packages/web/src/session/local-session.ts").openLocalSession;
  beforeAll(async () => {
    vi.stubGlobal("localStorage", { length: 0, getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
    // Test files share loaded modules: this file needs those of its own globals.
    vi.resetModules();
    openSession = (await import("../packages/web/src/session/local-session.ts")).openLocalSession;
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  async function endTalksTogether() {
    const header = ["rondel 1", "game imperunde rules 3", "id prepared", "players 3", "seed 1", "begin empty"];
    const text = `${[...header, ...WITH_CARDS.map((statement) => `with ${statement}`)].join("\n")}\n`;
    const seats = ["Anna", "Bruno", "Clara"].map((name) => ({ kind: "person", name }) as const);
    const times = { status: "running", waiting: true, created: 0, changed: 0, seen: 0 } as const;
    const table = { id: "prepared", game: "imperunde", options: {}, seats, ...times, text };
    const opened = openSession(imperunde as Game, table);
    if ("refused" in opened) throw new Error(opened.refused.code);
    for (let person = 0; person < 3; person++) await opened.session.act({ kind: "ready" });
    return opened.session;
  }

  test("the whole table is asked on the open board, without a curtain, once for windows that follow each other", async () => {
    const session = await endTalksTogether();
    expect([session.question.value, session.curtain.value, session.viewer.value]).toEqual([
      [0, 1],
      undefined,
      "spectator",
    ]);
    session.answerQuestion();
    expect([session.question.value, session.curtain.value]).toEqual([undefined, 0]);
    session.liftCurtain();
    expect(session.prompt.value?.code).toBe("debts");
  });

  test("a person who answers gets a curtain before the card", async () => {
    const session = await endTalksTogether();
    session.answerQuestion(0 as Seat);
    expect([session.curtain.value, session.actions.value]).toEqual([0, []]);
    session.liftCurtain();
    expect(session.actions.value.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["sabotage", "pass"]));
  });
});
