import type { Game, Seat } from "@rondel/engine";
import { imperunde, type View } from "@rondel/imperunde";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { TableSession } from "./session.ts";

vi.stubGlobal("localStorage", { length: 0, getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);
// Test files share loaded modules: this file needs those of its own globals.
vi.resetModules();
const { createLocalTable } = await import("./local-match.ts");
const { openLocalSession } = await import("./local-session.ts");
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const NAMES = ["Anna", "Bruno", "Clara", "David", "Emma", "Felix"];
const game = imperunde as Game;

function openSix() {
  const seats = NAMES.map((name) => ({ kind: "person", name }) as const);
  const table = createLocalTable(game, { options: {}, seats });
  const opened = openLocalSession(game, table);
  if ("refused" in opened) throw new Error(opened.refused.code);
  return { table, session: opened.session };
}

const viewOf = (session: TableSession) => session.view.value as View;

/** The seats whose cards are on the screen. */
const shownHands = (session: TableSession): number[] =>
  viewOf(session).board.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));

/** Buttons that end a turn, and the first choice otherwise. */
const ENDS: readonly string[] = ["ready", "endInvestments", "endMovement", "endEmbarkation"];

async function decide(session: TableSession): Promise<void> {
  const actions = session.actions.value;
  const action = actions.find(({ kind }) => ENDS.includes(kind)) ?? actions[0];
  if (!action) throw new Error("nobody decides");
  expect(await session.act(action)).toBeUndefined();
}

interface Curtain {
  readonly seat: Seat;
  readonly round: number;
  readonly prompt: string | undefined;
}

/** Plays until a round has begun, as people who play no cards, and lists the curtains. */
async function playToRound(session: TableSession, round: number): Promise<readonly Curtain[]> {
  const curtains: Curtain[] = [];
  while (viewOf(session).board.round < round) {
    const seat = session.curtain.value;
    if (seat !== undefined) {
      expect(shownHands(session)).toEqual([]);
      session.liftCurtain();
      curtains.push({ seat, round: viewOf(session).board.round, prompt: session.prompt.value?.code });
    } else if (session.question.value) {
      expect(shownHands(session)).toEqual([]);
      session.answerQuestion();
    } else await decide(session);
  }
  return curtains;
}

describe("six people at one device", () => {
  let played: ReturnType<typeof openSix> & { readonly curtains: readonly Curtain[] };
  beforeAll(async () => {
    const { table, session } = openSix();
    played = { table, session, curtains: await playToRound(session, 2) };
  }, 60_000);

  it("need no curtain in the setup, and one for each player's debts in a round without cards", () => {
    expect(played.curtains.filter(({ round }) => round === 0)).toEqual([]);
    expect(new Set(played.curtains.map(({ prompt }) => prompt))).toEqual(new Set(["debts"]));
    expect(played.curtains.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("see no cards in an open decision; the person who decides sees them behind a curtain on request", async () => {
    const { session } = played;
    const seat = session.viewer.value as Seat;
    expect([session.curtain.value, session.isCovered.value, shownHands(session)]).toEqual([undefined, true, []]);
    expect(viewOf(session).handSizes[seat]).toBeGreaterThan(0);
    session.showHidden();
    expect([session.curtain.value, shownHands(session)]).toEqual([seat, []]);
    session.liftCurtain();
    expect(shownHands(session)).toEqual([seat]);
    await decide(session);
    expect(shownHands(session)).toEqual([]);
  });

  it("see no cards after a reload", async () => {
    const file = await played.session.exportFile();
    if ("refused" in file) throw new Error(file.refused.code);
    const opened = openLocalSession(game, { ...played.table, text: file.text });
    if ("refused" in opened) throw new Error(opened.refused.code);
    expect(shownHands(opened.session)).toEqual([]);
  });
});
