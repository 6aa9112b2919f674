import type { Game } from "@rondel/engine";
import { tryPositions } from "@rondel/engine/testing";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import {
  AT_WAR,
  BOARD,
  cardRound,
  ENTERED,
  FRANCE,
  force,
  GERMANY,
  INVESTING,
  ITALY,
  manoeuvre,
  pending,
  problemOf,
  turn,
  window,
} from "./support/position-file.ts";
import { region } from "./support/table.ts";

describe("possible positions are accepted", () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ["a turn", [...BOARD, "turn italy"], []],
    [
      "a turn without Swiss Bank and factories",
      BOARD.slice(1)
        .filter((line) => !line.startsWith("swiss"))
        .concat("turn italy"),
      [],
    ],
    ["the end of the game", ["points italy 25", pending()], []],
    ["the offer of bonds", ["cash s0 9", "cash s1 9", "cash s2 9"], []],
    ["a move that Swiss Banks may stop", [...BOARD, "rondel italy maneuver-1", pending(turn(), force())], []],
    ["a manoeuvre", [...AT_WAR, pending(turn("action"), manoeuvre())], []],
    ["a window", [...AT_WAR, pending(turn("action"), ENTERED, window())], []],
    [
      "a nation that is asked",
      [...AT_WAR, pending(turn("action"), ENTERED, window({ stage: "asked", asked: FRANCE }))],
      [],
    ],
    [
      "production",
      [
        ...BOARD,
        "rondel italy production-1",
        pending(turn("action"), { kind: "production", nation: ITALY, left: [region("rome")] }),
      ],
      [],
    ],
    ["investments", [...INVESTING, "cash s1 9", pending(turn("next", { investing: true }), cardRound())], []],
    [
      "a card in a game without one",
      [...BOARD.filter((line) => !line.startsWith("investor")), "turn italy"],
      ["investorCard without"],
    ],
  ])("%s", (_name, lines, options) => {
    expect(problemOf(lines, options).code).toBeUndefined();
  });
});

describe("the Investor card, Swiss Banks and governments", () => {
  it("INV-14 a game with the card needs its holder", () => {
    const lines = [...BOARD.filter((line) => !line.startsWith("investor")), "turn italy"];
    expect(problemOf(lines)).toMatchObject({ code: "investor-card-missing", statement: "investorCard" });
  });

  it("IM-20.1 a game without the card has no holder", () => {
    expect(problemOf([...BOARD, "turn italy"], ["investorCard without"])).toMatchObject({
      code: "investor-card-not-in-play",
      statement: "investorCard s1",
      quoted: "with investorCard s1",
    });
  });

  it("IM-6.2 the turn of a nation that nobody governs", () => {
    expect(problemOf([...BOARD, "turn germany", "cash s2 3"])).toMatchObject({
      code: "nobody-governs",
      statement: "turn germany",
      params: { nation: GERMANY },
      quoted: "with turn germany",
    });
  });

  it("INV-13 a Swiss Bank of a government, or twice of one seat", () => {
    expect(problemOf([...BOARD, "swissBanks s2,s0", "turn italy"])).toMatchObject({
      code: "no-swiss-bank",
      statement: "swissBanks s2,s0",
      params: { seat: 0 },
    });
    expect(problemOf([...BOARD, "swissBanks s2,s2", "turn italy"])).toMatchObject({ params: { seat: 2 } });
  });

  it("IM-4.6 a government without bonds, and bonds without a government", () => {
    expect(problemOf([...BOARD, "government germany s1", "turn italy"])).toMatchObject({
      code: "government-without-bonds",
      statement: "government germany s1",
    });
    expect(problemOf([...BOARD, "bonds s1 germany 4", "turn italy"])).toMatchObject({
      code: "bonds-without-government",
      statement: "bonds s1 germany 4",
    });
  });

  it.each(["government italy s0", "investorCard s1", "swissBanks s2"])(
    "IM-3.13 to IM-3.15 while bonds are offered: %s",
    (line) => {
      expect(problemOf(["cash s0 9", "cash s1 9", "cash s2 9", line])).toMatchObject({
        code: "bonds-still-offered",
        statement: line,
      });
    },
  );

  it("RL-31 the last seat must be able to take a bond", () => {
    expect(problemOf(["cash s0 9", "cash s1 1", "cash s2 9"])).toMatchObject({
      code: "last-seat-cannot-pay",
      statement: "cash s1 1",
      params: { seat: 1, price: 2 },
    });
    expect(problemOf(["cash s0 9", "cash s1 1", "cash s2 9", "bonds s0 italy 2"]).code).toBeUndefined();
  });
});

describe("the board", () => {
  it("IM-17.6 a nation with 25 points while the game goes on", () => {
    expect(problemOf([...BOARD, "points france 25", "turn italy"])).toMatchObject({
      code: "points-end-the-game",
      statement: "points france 25",
    });
  });

  it("IM-18.1 the end of the game without 25 points", () => {
    expect(problemOf([...BOARD, "points france 24", pending()])).toMatchObject({
      code: "game-not-over",
      statement: 'pending "[]"',
    });
  });

  it.each(["rondel germany factory", "armies germany berlin 1", "fleets germany hamburg 1", "flags germany denmark"])(
    "IM-6.2 a nation that never had a government: %s",
    (line) => {
      expect(problemOf([...BOARD, line, "turn italy"])).toMatchObject({
        code: "nation-has-not-moved",
        statement: line,
      });
    },
  );

  it("INV-11 hostile armies in all factories of a nation", () => {
    const [one, other] = ["armies france rome 1 standing=hostile", "armies france naples 1 standing=hostile"];
    expect(problemOf([...BOARD, one, "turn italy"]).code).toBeUndefined();
    expect(problemOf([...BOARD, one, other, "turn italy"])).toMatchObject({
      code: "no-unoccupied-factory",
      statement: one,
      params: { nation: ITALY },
    });
  });
});

describe("positions with random changes", () => {
  it("are refused, or the rules can continue from them", () => {
    const report = tryPositions(imperial as Game, {
      matches: 24,
      positions: 30,
      mostActions: 150,
      playOn: 4,
      seed: "positions",
    });
    expect(report.failure).toBeUndefined();
    expect(report.accepted).toBeGreaterThan(100);
    for (const code of ["frames-out-of-order", "frame-contradicts-position", "bonds-without-government"])
      expect(report.refused.get(code), code).toBeGreaterThan(0);
  }, 120_000);
});
