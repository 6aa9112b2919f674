import { type Game, readMatch } from "@rondel/engine";
import { tryPositions } from "@rondel/engine/testing";
import { describe, expect, test } from "vitest";
import { imperunde } from "../src/index.ts";
import {
  battle,
  card,
  events,
  fighter,
  HOMES,
  movement,
  pending,
  problemOf,
  ROUND,
  talks,
  window,
} from "./support/position-file.ts";

describe("possible positions are accepted", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ["an empty board", [], []],
    ["a turn", [...HOMES, "turn movement s0"], []],
    ["a victory", [...HOMES, "target 2", "over winner=s0"], []],
    ["the end by the round limit", [...HOMES, "round 4 8", "over"], ["roundLimit 4"]],
    ["a battle", [...HOMES, "round 1 6", pending(ROUND, movement(), battle(), window("battle"))], []],
    ["an event", [...HOMES, "round 1 8", "struck congo", pending(ROUND, events(), window("event"))], []],
    ["a card", [...HOMES, "hand s1 ambush", pending(ROUND, talks(), card())], []],
    [
      "a turn after a battle",
      [...HOMES, pending(ROUND, movement(), battle(), window("battle")), "turn movement s0"],
      [],
    ],
  ])("%s", (_name, lines, options) => {
    expect(problemOf(lines, options).code).toBeUndefined();
  });
});

describe("the board", () => {
  test.each<[string, readonly string[], string, string, object?]>([
    ["IR-14.1.1 a player has won", ["target 2", "turn talks s0"], "won-already", "target 2", { seat: 0 }],
    ["IR-14.1.1 a winner without posts", ["over winner=s2"], "not-the-winner", "over winner=s2", { seat: 2 }],
    [
      "IR-14.1.1 a winner with debts",
      ["target 2", "money s0 0 5", "over winner=s0"],
      "not-the-winner",
      "over winner=s0",
    ],
    ["RU-34 an end without a winner", ["over"], "match-not-over", "over"],
    [
      "IR-14.1.1 moves after the end",
      ["target 2", "over winner=s0", "turn talks s0"],
      "nothing-after-the-end",
      "over winner=s0",
    ],
    ["IR-14.1.1 nothing pending before the end", [pending()], "match-not-over", 'pending "[]"'],
    [
      "IR-7.3.4 more new posts than posts",
      ["newPosts congo 3", "turn talks s0"],
      "too-much-in-a-territory",
      "newPosts congo 3",
    ],
    [
      "IR-7.3.5 more forts than posts",
      ["pieces congo s0 fort 3", "turn talks s0"],
      "too-much-in-a-territory",
      "pieces congo s0 fort 3",
    ],
    [
      "RU-100 a holder without warships",
      ["holder coral-sea party=s1", "turn talks s0"],
      "not-the-holder",
      "holder coral-sea party=s1",
    ],
    [
      "IR-6.1.1 a sheet of a later round",
      ["sheet s0 1 0,0,0,0,0,0,0,0,0,0,0,0,0", "sheet s0 2 0,0,0,0,0,0,0,0,0,0,0,0,0", "turn talks s0"],
      "funds-do-not-add-up",
      "sheet s0 2 0,0,0,0,0,0,0,0,0,0,0,0,0",
    ],
    [
      "IR-6.1.1 a sheet with other funds",
      ["money s0 3 0", "sheet s0 1 0,0,0,0,0,0,0,0,4,0,0,4,0", "turn investments s0"],
      "funds-do-not-add-up",
      "sheet s0 1 0,0,0,0,0,0,0,0,4,0,0,4,0",
    ],
    [
      "IR-4.1.1 a turn in another phase",
      ["turn movement s0", "round 1 4"],
      "phase-contradicts-decision",
      "round 1 4",
      { round: 1, phase: 4 },
    ],
    [
      "IR-4.1.1 a phase before the first round",
      ["turn movement s0", "round 0 6"],
      "phase-contradicts-decision",
      "round 0 6",
    ],
  ])("%s", (_name, lines, code, statement, params = {}) => {
    const quoted = `with ${statement}`;
    expect(problemOf([...HOMES, ...lines])).toMatchObject({ code, params, statement, quoted });
  });
});

describe("statements", () => {
  const snapshot = (changes: object) =>
    `snapshot ${JSON.stringify(JSON.stringify({ round: 1, thief: 0, victim: 1, cards: [3], removed: 3, open: false, ...changes }))}`;

  test.each<[string, string, string]>([
    ["RU-112 a target that is too high", "target 90", "target-too-high"],
    ["IR-11.1.3 a region struck twice", "struck congo,congo", "no-event-here"],
    ["IR-5.2.4 a channel with oneself", "channel s0", "not-a-channel"],
    ["IR-5.2.4 a member twice", "channel s0,s0", "not-a-channel"],
    [
      "RU-131 an order for a card that orders cannot play",
      `standingOrder s0 ${JSON.stringify('{"kind":"orderPlay","card":16,"when":"event"}')}`,
      "counter-by-its-own-order",
    ],
    ["IR-13.5.16 a hand of nobody", snapshot({ victim: 5 }), "not-a-snapshot"],
    ["IR-13.5.16 a hand of the player's own", snapshot({ victim: 0 }), "not-a-snapshot"],
    ["IR-13.5.16 a card that was not in the hand", snapshot({ removed: 4 }), "not-a-snapshot"],
    ["IR-13.5.16 a card that does not exist", snapshot({ cards: [99], removed: 99 }), "not-a-snapshot"],
  ])("%s", (_name, line, code) => {
    const text = ["rondel 1", "game imperunde rules 2", "players 4", "begin empty", `with ${line}`].join("\n");
    expect(readMatch(text, () => imperunde as Game).problem).toMatchObject({ code, line: 5 });
  });

  test("IR-5.2.4 the same channel twice", () => {
    expect(problemOf(["channel s0,s1", "channel s0,s1"]).code).toBe("channel-is-open");
  });

  test("IR-1.2.2 pieces in a battle that are not in supply", () => {
    const attackers = Array.from({ length: 41 }, () => fighter("artillery/0", false));
    const frames = pending(ROUND, movement(), battle({ attackers }), window("battle"));
    expect(problemOf([...HOMES, frames]).code).toBe("no-piece-left");
  });

  test("IR-13.1.1 a card in a chain that is in a hand", () => {
    const frames = pending(ROUND, talks(), card({ chain: [1, 0, 1, 0, 1, 0, 1, 0, 1] }));
    expect(problemOf([...HOMES, frames]).code).toBe("no-such-card-left");
  });

  test.each<[string, object]>([
    ["an unknown kind", { kind: "war" }],
    ["a missing field", { kind: "movement", turn: 0 }],
    ["a field too many", { ...movement(), speed: 3 }],
    ["a seat that is not there", movement({ turn: 3 })],
    ["an unknown stage", movement({ stage: "halt" })],
    ["a list that is too short", talks({ ready: [0] })],
    ["a unit that does not exist", battle({ attackers: [{ ...fighter("infantry"), unit: 99 }] })],
    ["a party that does not exist", battle({ attacker: 5 })],
    ["no object", [7]],
  ])("are no frames: %s", (_name, frame) => {
    expect(problemOf([...HOMES, pending(ROUND, frame)]).code).toBe("not-frames");
  });
});

describe("positions with random changes", () => {
  test("are refused, or the rules can continue from them", () => {
    const plan = { matches: 20, positions: 20, mostActions: 300, playOn: 4, seed: "positions" };
    const report = tryPositions(imperunde as Game, plan);
    expect(report.failure).toBeUndefined();
    expect(report.accepted).toBeGreaterThan(40);
    for (const code of ["frames-out-of-order", "not-frames", "phase-contradicts-decision"])
      expect(report.refused.get(code), code).toBeGreaterThan(0);
  }, 240_000);
});
