import { appendAction, asSeat, createMatch, entryAt, type MatchHeader, newHeader, seededSource } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { describe, expect, test } from "vitest";
import type { Bots } from "../bots/bots.ts";
import { botMoveAt } from "./due.ts";
import { advanceLiveMatch, type LiveMatch, pendingDecision } from "./live-match.ts";
import { newLiveMatch } from "./open.ts";

const PACE = 700;
const BUDGET = 300;
const START = 1_000_000;
const services = { bots: { pace: PACE, budget: BUDGET } as Bots };
const served = { game: ferry, module: "", name: "ferry" };
const source = seededSource("7");

/** A match at the open window of Ferry, with these hands. */
function inWindow(hands: readonly ("wind" | "fog")[][]): LiveMatch {
  const players = hands.length;
  const passed = Array<boolean>(players).fill(false);
  return worldOf(hands, { kind: "window", ferryman: 0, bonus: 0, passed });
}

function worldOf(hands: readonly ("wind" | "fog")[][], frame: unknown): LiveMatch {
  const chance = { kind: "seed", seed: "7" } as const;
  const options = { rounds: 4, hands: "hidden" } as const;
  const pending = { kind: "pending", frames: JSON.stringify([frame]) };
  const perSeat = hands.flatMap((cards, seat) => [
    { kind: "coins", seat: asSeat(seat), coins: 3 },
    { kind: "hand", seat: asSeat(seat), cards },
  ]);
  const statements = [...perSeat, pending];
  const plain = newHeader(ferry, { id: "pace", players: hands.length, options, chance });
  const header: MatchHeader = { ...plain, begin: "empty", statements };
  const created = createMatch(ferry, header, source);
  if ("refused" in created) throw new Error(created.refused.code);
  return newLiveMatch(served, { rule: { kind: "none" }, pauses: [] }, created.match, START);
}

function act(live: LiveMatch, seat: number, action: { readonly kind: string }, at: number): void {
  const before = pendingDecision(served, live.match);
  const result = appendAction(live.match, live.match.entries.length, asSeat(seat), action, source);
  if ("refused" in result) throw new Error(result.refused.code);
  const entry = entryAt(live.match, result.number);
  if (!entry) throw new Error("the entry is missing");
  advanceLiveMatch(live, { entry, events: result.events, author: "hand", at, before, by: seat });
}

const timesOf = (live: LiveMatch) => live.match.deciders.map((seat) => botMoveAt(services, live, seat));

describe("the time of a bot's move", () => {
  test("is the same in two matches that differ only in hands", () => {
    const frames = [
      { kind: "window", ferryman: 0, bonus: 0, passed: [false, false, false] },
      { kind: "bidding", bids: [-1, -1, -1] },
      { kind: "crossing", ferryman: 1 },
    ];
    for (const frame of frames) {
      const withCards = worldOf([["wind"], ["fog"], ["fog", "wind"]], frame);
      const without = worldOf([[], [], []], frame);
      expect(timesOf(withCards)).toEqual(timesOf(without));
    }
    const choices = (live: LiveMatch) => live.positions[1]?.actions.length;
    expect(choices(inWindow([["wind"], ["fog"]]))).not.toBe(choices(inWindow([[], []])));
  });

  test("is one moment for all bots in an answer window, after the thinking time of each", () => {
    const live = inWindow([["wind"], [], ["fog"]]);
    expect(timesOf(live)).toEqual(Array(3).fill(START + PACE + BUDGET));
  });

  test("does not move when another seat passes in secret", () => {
    const live = inWindow([["wind"], [], ["fog"]]);
    const before = botMoveAt(services, live, 1);
    act(live, 2, { kind: "pass" }, START + 400);
    expect(live.match.deciders).toEqual([0, 1]);
    expect(botMoveAt(services, live, 1)).toBe(before);
  });

  test("counts from the last public entry", () => {
    const live = inWindow([["wind"], [], ["fog"]]);
    const card = live.positions[2]?.actions.find(({ kind }) => kind === "play");
    if (!card) throw new Error("no card to play");
    act(live, 2, card, START + 400);
    expect(botMoveAt(services, live, 1)).toBe(START + 400 + PACE + BUDGET);
  });
});
