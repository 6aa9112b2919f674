import { asSeat } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { afterAll, beforeEach, expect, it, vi } from "vitest";

/** A storage in memory and a page that is never hidden, for modules that need a browser. */
const setItem = vi.fn();
vi.stubGlobal("localStorage", { length: 0, setItem });
vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);

const chooseForBot = vi.hoisted(() => vi.fn());
vi.mock("./bots.ts", () => ({ chooseForBot, botPause: () => 0, DEFAULT_LEVEL: "simple" }));

// Test files share loaded modules: this file needs those with its bots, and later files those without.
vi.resetModules();
const { createLocalTable } = await import("./local-match.ts");
const { openLocalSession } = await import("./local-session.ts");

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

function openWithBot() {
  const seats = [{ kind: "person", name: "Mara" } as const, { kind: "bot", name: "Hansa" } as const];
  const opened = openLocalSession(ferry, createLocalTable(ferry, { options: { rounds: 4, hands: "hidden" }, seats }));
  if ("refused" in opened) throw new Error(opened.refused.code);
  return opened.session;
}

it.each([
  ["throws", async () => Promise.reject(new Error("broken"))],
  ["chooses an illegal action", async () => ({ kind: "bid", coins: 1000 })],
])("plays the default action for a bot that %s, so that the match continues", async (_, failing) => {
  chooseForBot.mockImplementation(failing);
  const session = openWithBot();
  await vi.waitFor(() => expect(session.log.value.map(({ by }) => by)).toContain(asSeat(1)));
  session.close();
});

it("saves an action even if showing it throws", async () => {
  chooseForBot.mockImplementation(async (game, state, seat) => game.defaultAction(state, seat));
  const session = openWithBot();
  await vi.waitFor(() => expect(session.number.value).toBe(1));
  setItem.mockClear();
  const stop = session.number.subscribe((number) => {
    if (number === 2) throw new Error("broken screen");
  });
  const [bid] = session.actions.value;
  if (!bid) throw new Error("no action to play");
  await expect(session.act(bid)).rejects.toThrow("broken screen");
  stop();
  session.close();
  expect(setItem).toHaveBeenCalledOnce();
});

function openTogether() {
  const seats = ["Mara", "Jonas"].map((name) => ({ kind: "person" as const, name }));
  const opened = openLocalSession(ferry, createLocalTable(ferry, { options: { rounds: 4, hands: "hidden" }, seats }));
  if ("refused" in opened) throw new Error(opened.refused.code);
  return opened.session;
}

/** Hands the device over and plays, with the coins of a bid. */
async function play(session: ReturnType<typeof openTogether>, kind: string, coins?: number): Promise<void> {
  session.liftCurtain();
  const action = coins === undefined ? { kind } : { kind, coins };
  expect(await session.act(action)).toBeUndefined();
}

it("takes back the last move of the device, and redoes it until something else happens", async () => {
  const session = openTogether();
  await play(session, "bid", 1);
  await play(session, "bid", 0);
  session.liftCurtain();
  expect(session.canRedo.value).toBe(false);
  expect(await session.planTakeback()).toEqual({ to: 1, seats: [asSeat(1)], mustAgree: [] });
  await session.requestTakeback(1);
  session.liftCurtain();
  expect([session.viewer.value, session.canRedo.value]).toEqual([asSeat(1), true]);
  await session.redo();
  session.liftCurtain();
  expect([session.viewer.value, session.canRedo.value]).toEqual([asSeat(0), false]);
  session.close();
});

it("takes nothing back before dice", async () => {
  const session = openTogether();
  await play(session, "bid", 1);
  await play(session, "bid", 0);
  await play(session, "sail");
  await play(session, "pass");
  await play(session, "pass");
  session.liftCurtain();
  expect(await session.planTakeback()).toMatchObject({ refused: { code: "dice-have-fallen" } });
  expect(await session.requestTakeback(session.number.value - 1)).toMatchObject({ code: "dice-have-fallen" });
  session.close();
});
