import type { Game, Seat, Tagged } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { localBots } from "./local-bots.ts";
import { createLocalTable, openLocalMatch } from "./local-match.ts";
import { createStage } from "./stage.ts";

const PAUSE = 500;
const choose = vi.fn();
const thinking = { choose, pause: () => PAUSE };

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

const person = { kind: "person", name: "Mara" } as const;
const bot = { kind: "bot", name: "Hansa" } as const;

/** A window of Ferry in which a person and two bots are asked; the first bot has this hand. */
function openWindow(hand: string) {
  const seats = [person, bot, bot];
  const table = createLocalTable(ferry, { options: { rounds: 4, hands: "hidden" }, seats });
  const frame = { kind: "window", ferryman: 0, bonus: 0, passed: [false, false, false] };
  const lines = ["rondel 1", "game ferry rules 1", "players 3", "begin empty", `with hand s1 ${hand}`];
  lines.push(`with pending ${JSON.stringify(JSON.stringify([frame]))}`);
  const opened = openLocalMatch(ferry, lines.join("\n"));
  if (!opened || opened.isDamaged) throw new Error("the position cannot be read");
  return { table, local: opened.local };
}

/** The times of the answers of both bots, in milliseconds. A bot with a choice takes longer to think. */
async function timesOfAnswers(hand: string): Promise<number[]> {
  choose.mockImplementation(async (game: Game, state: unknown, seat: Seat): Promise<Tagged> => {
    const choices = game.actions(state, seat).length;
    if (choices > 1) await new Promise((resolve) => setTimeout(resolve, 250));
    return { kind: "pass" };
  });
  const { table, local } = openWindow(hand);
  const began = Date.now();
  const times: number[] = [];
  const bots = localBots(ferry, table, local, createStage(), () => times.push(Date.now() - began), thinking);
  bots.schedule();
  await vi.advanceTimersByTimeAsync(10_000);
  bots.close();
  return times;
}

it("lets all bots answer a window at one moment that does not depend on their hands", async () => {
  const answers = await timesOfAnswers("-");
  expect(answers).toHaveLength(2);
  expect(new Set(answers).size).toBe(1);
  expect(await timesOfAnswers("fog")).toEqual(answers);
});

it("lets the other bots decide again after a public answer", async () => {
  choose.mockReset();
  choose.mockImplementation(async (game: Game, state: unknown, seat: Seat) => game.actions(state, seat)[0]);
  const { table, local } = openWindow("fog");
  const bots = localBots(ferry, table, local, createStage(), () => undefined, thinking);
  bots.schedule();
  await vi.advanceTimersByTimeAsync(PAUSE * 10);
  bots.close();
  expect(local.events.flat().map(({ kind }) => kind)).toContain("cardPlayed");
  // Both bots were asked in the window; the first one played a card, so the other one was asked again.
  expect(choose.mock.calls.map(([, , seat]) => seat)).toEqual([1, 2, 2]);
});

it("plays nothing after it was closed", async () => {
  const { table, local } = openWindow("fog");
  const bots = localBots(ferry, table, local, createStage(), () => undefined, thinking);
  bots.schedule();
  bots.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(local.match.entries).toEqual([]);
});

it("keeps the move of a bot back until the stage is ready", async () => {
  choose.mockImplementation(async () => ({ kind: "pass" }));
  const { table, local } = openWindow("-");
  const stage = createStage();
  const release = stage.hold();
  const bots = localBots(ferry, table, local, stage, () => undefined, thinking);
  bots.schedule();
  await vi.advanceTimersByTimeAsync(PAUSE * 10);
  expect(local.match.entries).toEqual([]);
  release();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(local.match.entries).toHaveLength(2);
  bots.close();
});
