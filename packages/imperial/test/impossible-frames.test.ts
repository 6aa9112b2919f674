import { describe, expect, it } from "vitest";
import {
  AT_WAR,
  BOARD,
  cardRound,
  ENTERED,
  FRANCE,
  type Frame,
  force,
  INVESTING,
  ITALY,
  manoeuvre,
  pending,
  problemOf,
  turn,
  window,
} from "./support/position-file.ts";
import { region } from "./support/table.ts";

describe("frames", () => {
  it.each<[string, string]>([
    ["a window without a manoeuvre", pending(turn("action"), window())],
    ["a manoeuvre without a turn", pending(manoeuvre())],
    ["a turn on a turn", pending(turn(), turn())],
    ["an offer under a turn", pending({ kind: "offer", startPlayer: 0, nation: 0, answered: 0 }, turn())],
    ["an action before the announcement", pending(turn(), manoeuvre())],
    ["a stage in which nobody decides", pending(turn("action"))],
    ["a stage that passes by itself", pending(turn("investors"))],
    ["investments during the action", pending(turn("action"), cardRound())],
    ["two windows", pending(turn("action"), ENTERED, window(), window())],
  ])("IM-6.3 out of order: %s", (_name, line) => {
    expect(problemOf([...AT_WAR, line]).code).toBe("frames-out-of-order");
  });

  it.each<[string, string, string, readonly string[], ...Frame[]]>([
    [
      "IM-3.11 more answers than seats",
      "answered",
      "offer",
      ["cash s1 9"],
      { kind: "offer", startPlayer: 0, nation: 0, answered: 3 },
    ],
    ["IM-6.1 another upcoming nation", "upcoming", "turn", BOARD, turn("announce", { upcoming: FRANCE })],
    ["IM-15.1 investors before the move", "investing", "turn", BOARD, turn("announce", { investing: true })],
    [
      "IM-6.3 an action of another space",
      "stage",
      "turn",
      [...BOARD, "rondel italy factory"],
      turn("action"),
      manoeuvre(),
    ],
    [
      "IM-15.9 a forced stop although nothing is passed",
      "space",
      "force",
      [...BOARD, "rondel italy factory"],
      turn(),
      force({ space: 1 }),
    ],
    [
      "IM-7.2 a forced stop of a move that is too far",
      "space",
      "force",
      [...BOARD, "rondel italy maneuver-1"],
      turn(),
      force({ space: 1 }),
    ],
    [
      "IM-7.2 a forced stop of a move that is too far, for a rich government",
      "space",
      "force",
      [...BOARD, "cash s0 20", "rondel italy maneuver-1"],
      turn(),
      force({ space: 1 }),
    ],
    [
      "IM-7.9 a move that cannot be paid",
      "space",
      "force",
      [...BOARD, "rondel italy factory"],
      turn(),
      force({ space: 6 }),
    ],
    [
      "RL-18 nobody may force the stop",
      "waiting",
      "force",
      [...BOARD, "rondel italy maneuver-1"],
      turn(),
      force({ waiting: [] }),
    ],
    [
      "RL-18 a government may force the stop",
      "waiting",
      "force",
      [...BOARD, "rondel italy maneuver-1"],
      turn(),
      force({ waiting: [2, 1] }),
    ],
    [
      "IM-6.3 a forced stop of another nation",
      "nation",
      "force",
      [...BOARD, "rondel italy maneuver-1"],
      turn(),
      force({ nation: FRANCE }),
    ],
    [
      "IM-9.1 production without a factory",
      "left",
      "production",
      [...BOARD, "rondel italy production-1"],
      turn("action"),
      { kind: "production", nation: ITALY, left: [region("venice")] },
    ],
    [
      "IM-9.1 production twice",
      "left",
      "production",
      [...BOARD, "rondel italy production-1"],
      turn("action"),
      { kind: "production", nation: ITALY, left: [region("rome"), region("rome")] },
    ],
    [
      "IM-6.3 production of another nation",
      "nation",
      "production",
      [...BOARD, "rondel italy production-1"],
      turn("action"),
      { kind: "production", nation: FRANCE, left: [] },
    ],
    [
      "IM-10.1 a fourth import",
      "placed",
      "import",
      [...BOARD, "rondel italy import"],
      turn("action"),
      { kind: "import", nation: ITALY, placed: 3 },
    ],
    [
      "IM-6.3 the import of another nation",
      "nation",
      "import",
      [...BOARD, "rondel italy import"],
      turn("action"),
      { kind: "import", nation: FRANCE, placed: 0 },
    ],
    [
      "IM-6.3 the factory of another nation",
      "nation",
      "factory",
      [...BOARD, "rondel italy factory"],
      turn("action"),
      { kind: "factory", nation: FRANCE },
    ],
    [
      "RL-69 the flags of another nation",
      "active",
      "flags",
      AT_WAR,
      turn("action"),
      { kind: "flags", active: FRANCE, turn: 0 },
    ],
    ["IM-15.1 investments without Investor", "occasion", "investment", INVESTING, turn("next"), cardRound()],
    [
      "IM-20.2 a round in a game with the card",
      "occasion",
      "investment",
      INVESTING,
      turn("next", { investing: true }),
      cardRound({ occasion: "round", nation: ITALY }),
    ],
    [
      "IM-15.5 a nation offered with the card",
      "nation",
      "investment",
      INVESTING,
      turn("next", { investing: true }),
      cardRound({ nation: ITALY }),
    ],
    [
      "IM-15.6 an empty queue of investors",
      "queue",
      "investment",
      INVESTING,
      turn("next", { investing: true }),
      cardRound({ queue: [] }),
    ],
    [
      "IM-15.6 another queue of investors",
      "queue",
      "investment",
      INVESTING,
      turn("next", { investing: true }),
      cardRound({ queue: [0, 1] }),
    ],
    [
      "IM-15.8 all investors have answered",
      "answered",
      "investment",
      INVESTING,
      turn("next", { investing: true }),
      cardRound({ answered: 2 }),
    ],
  ])("%s: %s of %s", (_name, field, frame, lines, ...frames) => {
    const found = problemOf([...lines, pending(...frames)]);
    expect(found).toMatchObject({ code: "frame-contradicts-position", params: { field, frame } });
    expect(found.statement).toContain("pending");
  });

  it("IM-6.3 the action of a nation that is not on the rondel", () => {
    const frames = pending(turn("next", { investing: true }), cardRound());
    expect(problemOf([...BOARD, frames])).toMatchObject({ code: "nation-has-not-moved" });
  });

  it.each<[string, readonly string[], ...Frame[]]>([
    [
      "INV-21 production without units in supply",
      [...BOARD, "rondel italy production-1"],
      turn("action"),
      { kind: "production", nation: ITALY, left: [] },
    ],
    [
      "INV-21 import without money",
      [...BOARD, "cash s0 0", "rondel italy import"],
      turn("action"),
      { kind: "import", nation: ITALY, placed: 0 },
    ],
    ["INV-21 flags without a choice", AT_WAR, turn("action"), { kind: "flags", active: ITALY, turn: 0 }],
    [
      "INV-21 a single nation to ask next",
      AT_WAR,
      turn("action"),
      ENTERED,
      window({ stage: "order", toAsk: [FRANCE] }),
    ],
    ["INV-21 investors without money", INVESTING, turn("next", { investing: true }), cardRound()],
  ])("%s", (_name, lines, ...frames) => {
    expect(problemOf([...lines, pending(...frames)])).toMatchObject({ code: "nothing-to-decide" });
  });
});
