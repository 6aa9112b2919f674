import { parseNotation, schemaProblem } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { SEAS } from "../src/board/board.ts";
import { REGION_NAMES } from "../src/board/europe.ts";
import { imperial } from "../src/index.ts";
import { FRAME_SCHEMAS } from "../src/position/statements.ts";
import { acted, cardRound, force, ITALY, manoeuvre, window } from "./support/position-file.ts";

describe("the notation of actions", () => {
  const seas = SEAS.map((sea) => REGION_NAMES[sea]).join(",");

  it.each([
    [
      "IM-11.9 a chain of all nine seas",
      `moveArmy rome tunis seas=${seas}`,
      `moveArmy rome tunis seas=${seas},ionian-sea`,
    ],
    ["RL-61 three armies that destroy a factory", "destroyFactory rome acted=3", "destroyFactory rome acted=4"],
    ["IM-5.4 a gift of four digits", "gift italy 9999", "gift italy 10000"],
    ["IM-5.4 a gift of at least one million", "gift italy 1", "gift italy 0"],
  ])("accepts %s and no more", (_name, accepted, refused) => {
    expect(parseNotation(imperial.actionSchemas, accepted)).toHaveProperty("value");
    expect(parseNotation(imperial.actionSchemas, refused)).toHaveProperty("problem");
  });
});

const times = (count: number, word: string): string => Array.from({ length: count }, () => word).join(",");

describe("the notation of positions", () => {
  it.each([
    ["IM-1.1 six seats", `seating ${times(6, "s0")}`, `seating ${times(7, "s0")}`],
    ["IM-1.1 six Swiss Banks", `swissBanks ${times(6, "s0")}`, `swissBanks ${times(7, "s0")}`],
    ["IM-5.1 money of four digits", "cash s0 9999", "cash s0 10000"],
    ["IM-1.2 ten armies", "armies austria-hungary vienna 10", "armies austria-hungary vienna 11"],
    ["IM-1.6 nine bonds", `bonds s0 italy ${times(9, "30")}`, `bonds s0 italy ${times(10, "30")}`],
    ["IM-2.11 the highest tax field", "tax italy 15", "tax italy 16"],
    ["IM-2.12 25 points", "points italy 25", "points italy 26"],
    ["IM-2.12 no points", "points italy 0", "points italy -1"],
    ["IM-2.4 30 factories", `factories ${times(30, "rome")}`, `factories ${times(31, "rome")}`],
    ["IM-1.4 15 flags", `flags italy ${times(15, "tunis")}`, `flags italy ${times(16, "tunis")}`],
    ["frames of 6000 characters", `pending "${"a".repeat(6000)}"`, `pending "${"a".repeat(6001)}"`],
  ])("accepts %s and no more", (_name, accepted, refused) => {
    expect(parseNotation(imperial.statementSchemas, accepted)).toHaveProperty("value");
    expect(parseNotation(imperial.statementSchemas, refused)).toHaveProperty("problem");
  });
});

describe("the notation of frames", () => {
  const list = (count: number): number[] => Array.from({ length: count }, () => 0);

  it.each<[string, number, (limit: number) => object]>([
    ["IM-3.11 six answers to an offer", 6, (answered) => ({ kind: "offer", startPlayer: 0, nation: 0, answered })],
    ["RL-18 six seats that may force a stop", 6, (count) => force({ waiting: list(count) })],
    ["IM-9.1 five factories", 5, (count) => ({ kind: "production", nation: ITALY, left: list(count) })],
    ["IM-10.1 three imports", 3, (placed) => ({ kind: "import", nation: ITALY, placed })],
    ["RL-61 ten units that acted", 10, (count) => manoeuvre({ actedPeaceful: acted({ rome: count }) })],
    ["IM-11.19 six nations to ask", 6, (count) => window({ toAsk: list(count) })],
    ["IM-11.34 five nations after the active one", 5, (count) => ({ kind: "flags", active: ITALY, turn: count })],
    ["IM-15.6 six investors", 6, (count) => cardRound({ queue: list(count) })],
    ["IM-15.6 six answers of investors", 6, (answered) => cardRound({ answered })],
  ])("accepts %s and no more", (_name, limit, frame) => {
    expect(schemaProblem(FRAME_SCHEMAS, frame(limit))).toBeUndefined();
    expect(schemaProblem(FRAME_SCHEMAS, frame(limit + 1))).toBeDefined();
  });
});
