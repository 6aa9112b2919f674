import { describe, expect, it } from "vitest";
import {
  AT_WAR,
  acted,
  BOARD,
  cardRound,
  FRANCE,
  type Frame,
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

/** Nobody governs Germany. */
const WITHOUT_CARD = BOARD.filter((line) => !line.startsWith("investorCard"));
const PASSING = ["rondel italy maneuver-1"];
const round = (changes: object = {}): Frame =>
  cardRound({ occasion: "round", nation: ITALY, queue: [0, 1, 2], ...changes });

describe("possible positions are accepted", () => {
  it.each<[string, readonly string[], readonly string[], ...Frame[]]>([
    [
      "IM-8.1 the choice of a city for a factory",
      [...BOARD, "treasury italy 5", "rondel italy factory"],
      [],
      turn("action"),
      { kind: "factory", nation: ITALY },
    ],
    [
      "IM-10.1 an import",
      [...BOARD, "treasury italy 3", "rondel italy import"],
      [],
      turn("action"),
      { kind: "import", nation: ITALY, placed: 0 },
    ],
    [
      "IM-7.2 an announced move of six spaces, paid with the last cash",
      [...BOARD, "cash s0 6", ...PASSING],
      [],
      turn(),
      force({ space: 0 }),
    ],
    [
      "RL-57 a stop that the option for play without the card does not forbid",
      [...BOARD, ...PASSING],
      ["swissForceWithoutCard off"],
      turn(),
      force(),
    ],
    ["RL-57 a stop without the card", [...WITHOUT_CARD, ...PASSING], ["investorCard without"], turn(), force()],
    [
      "IM-20.2 the round after a turn",
      [...WITHOUT_CARD, "cash s1 9", "rondel italy factory"],
      ["investorCard without"],
      turn("next"),
      round(),
    ],
    [
      "IM-20.5 the round of a nation without bonds",
      [...WITHOUT_CARD, "cash s1 9", "rondel italy factory"],
      ["investorCard without"],
      turn("vacant", { upcoming: GERMANY }),
      round({ occasion: "vacant", nation: GERMANY }),
    ],
    [
      "IM-4.5 a bond that was bought since the last check",
      [...INVESTING, "cash s2 9", "bonds s1 germany 2"],
      [],
      turn("next", { investing: true }),
      cardRound({ answered: 1 }),
    ],
    [
      "IM-11.1 the fleets of a manoeuvre",
      [...AT_WAR, "fleets italy naples 1", "fleets italy ionian-sea 1"],
      [],
      turn("action"),
      manoeuvre({ step: "fleets", actedFleets: acted({ "ionian-sea": 1 }) }),
    ],
    [
      "IM-11.18 the window of a fleet",
      [...AT_WAR, "fleets italy ionian-sea 1", "fleets france ionian-sea 1"],
      [],
      turn("action"),
      manoeuvre({ step: "fleets", actedFleets: acted({ "ionian-sea": 1 }) }),
      window({ unit: "fleet", region: region("ionian-sea") }),
    ],
    [
      "IM-11.25 the window of an army that turned hostile",
      [...AT_WAR, "armies italy paris 1 standing=hostile", "armies france paris 1"],
      [],
      turn("action"),
      manoeuvre({ actedHostile: acted({ paris: 1 }) }),
      window({ region: region("paris"), hostile: true, cause: "status" }),
    ],
    [
      "IM-11.19 the choice of the nation to ask next",
      [...AT_WAR, "bonds s2 germany 9", "government germany s2", "swissBanks -", "armies germany tunis 1"],
      [],
      turn("action"),
      manoeuvre({ actedPeaceful: acted({ tunis: 1 }) }),
      window({ stage: "order", toAsk: [FRANCE, GERMANY] }),
    ],
  ])("%s", (_name, lines, options, ...frames) => {
    expect(problemOf([...lines, pending(...frames)], options).code).toBeUndefined();
  });

  it("IM-18.1 pieces of a nation without a government after the end", () => {
    expect(problemOf(["points italy 25", "armies france paris 1", pending()]).code).toBeUndefined();
  });

  it("RL-31 a last seat that can just pay the smallest bond", () => {
    expect(problemOf(["cash s0 9", "cash s1 2"]).code).toBeUndefined();
    expect(problemOf(["cash s0 9", "cash s1 1"]).code).toBe("last-seat-cannot-pay");
  });
});

describe("impossible positions are refused", () => {
  it("RL-57 a forced stop without the card if the option forbids it", () => {
    const lines = [...WITHOUT_CARD, ...PASSING, pending(turn(), force())];
    const found = problemOf(lines, ["investorCard without", "swissForceWithoutCard off"]);
    expect(found).toMatchObject({ code: "frame-contradicts-position", params: { field: "waiting", frame: "force" } });
  });
});
