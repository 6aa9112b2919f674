import { describe, expect, test } from "vitest";
import { regionNamed } from "../src/index.ts";
import { newEmbarkation, newTalks } from "../src/phases/round.ts";
import {
  battle,
  card,
  events,
  HOMES,
  movement,
  pending,
  problemOf,
  ROUND,
  talks,
  window,
} from "./support/position-file.ts";
import { territory } from "./support/table.ts";

describe("frames", () => {
  test.each<[string, number, readonly object[]]>([
    ["a window without a reason", 6, [ROUND, movement(), window("movement")]],
    ["a phase without a round", 6, [movement()]],
    ["two phases", 6, [ROUND, movement(), newEmbarkation(3)]],
    ["a battle in the middle of a window stage", 6, [ROUND, movement({ stage: "window" }), battle()]],
    ["a start of a turn that passes by itself", 6, [ROUND, movement({ stage: "start" })]],
    ["a battle that is over", 6, [ROUND, movement(), battle({ stage: "over" })]],
    ["a clearing without a battle", 5, [ROUND, { kind: "clearing", sea: 60 }]],
    ["a card on a card", 2, [ROUND, talks(), card(), card()]],
  ])("out of order: %s", (_name, phase, frames) => {
    expect(problemOf([...HOMES, `round 1 ${phase}`, pending(...frames)]).code).toBe("frames-out-of-order");
  });

  const congo = territory("congo");
  const sea = regionNamed("gulf-of-guinea");
  const SHIFT = { kind: "shift", seat: 1, owner: 0, from: congo, to: territory("mozambique"), shifted: 0 };

  test.each<[string, string, string, readonly string[], ...object[]]>([
    ["RU-112 a proposal beyond all posts", "talks", "proposal", ["round 1 2"], talks({ proposal: 91 })],
    [
      "IR-5.2.1 war with oneself",
      "talks",
      "stances",
      ["round 1 2"],
      talks({ stances: [1, ...newTalks(3).stances.slice(1)] }),
    ],
    [
      "RU-112 a vote against a target that nobody proposes",
      "talks",
      "objections",
      ["round 1 2"],
      talks({ objections: [{ by: 0 }] }),
    ],
    ["RU-111 secret stances at an open table", "talks", "sealed", ["round 1 2"], talks({ sealed: [0, null, null] })],
    ["RU-111 a stage of secret stances at an open table", "talks", "stage", ["round 1 2"], talks({ stage: "sealing" })],
    [
      "IR-5.2.4 a proposal to oneself",
      "talks",
      "proposals",
      ["round 1 2"],
      talks({ proposals: [{ by: 0, player: 0, offer: ["peace"], ask: [], rounds: 1, answer: "open" }] }),
    ],
    [
      "IR-6.3.1 a repayment without debt",
      "income",
      "commits",
      ["round 1 3"],
      { kind: "income", stage: "debts", commits: [-5, null, null] },
    ],
    [
      "RU-45 secret embarkation in round order",
      "embarkation",
      "commits",
      ["round 1 7"],
      { ...newEmbarkation(3), commits: [[25, congo, sea], [], []] },
    ],
    [
      "RU-45 a player done in round order",
      "embarkation",
      "done",
      ["round 1 7"],
      { ...newEmbarkation(3), done: [1, 0, 0] },
    ],
    [
      "IR-11.1.3 an event in a region that was not struck",
      "events",
      "region",
      ["round 1 8", "struck egypt"],
      events(),
      window("event"),
    ],
    [
      "IR-11.1.3 more events than struck regions",
      "events",
      "drawn",
      ["round 1 8", "struck congo"],
      events({ drawn: 2 }),
      window("event"),
    ],
    [
      "IR-11.1.3 a sea among the first six",
      "events",
      "drawn",
      ["round 1 8", "struck coral-sea"],
      events({ region: regionNamed("coral-sea") }),
      window("event"),
    ],
    [
      "IR-11.1.2 an event without a name",
      "events",
      "event",
      ["round 1 8", "struck congo"],
      events({ event: -1 }),
      window("event"),
    ],
    [
      "IR-11.3.3 fair winds in another sea",
      "goodWinds",
      "sea",
      ["round 1 8", "struck congo"],
      events({ stage: "draw" }),
      { kind: "goodWinds", sea, turn: 0, wind: Array.from({ length: 37 }, () => 0) },
    ],
    [
      "IR-13.2.5 a window of another phase",
      "window",
      "at",
      ["round 1 6"],
      movement({ stage: "window" }),
      window("investments"),
    ],
    ["IR-13.2.3 the window of a later roll", "window", "at", ["round 1 6"], movement(), battle(), window("roll")],
    [
      "IR-13.3.4 a counter to the player's own card",
      "card",
      "chain",
      ["round 1 2", "hand s1 ambush"],
      talks(),
      card({ chain: [0] }),
    ],
    ["RU-25 a card without a legal target", "card", "play", ["round 1 2"], talks(), card()],
    [
      "IR-13.1.6 a hand of the player's own",
      "unmask",
      "victim",
      ["round 1 2", "hand s0 ambush"],
      talks(),
      { kind: "unmask", seat: 0, victim: 0, open: true },
    ],
    [
      "RU-105 an empty hand",
      "unmask",
      "victim",
      ["round 1 2"],
      talks(),
      { kind: "unmask", seat: 0, victim: 1, open: true },
    ],
    ["IR-13.5.10 forged orders to a land of nobody", "shift", "owner", ["round 1 2"], talks(), SHIFT],
  ])("%s: %s.%s", (_name, frame, field, lines, ...frames) => {
    const found = problemOf([...HOMES, ...lines, pending(ROUND, ...frames)]);
    expect(found).toMatchObject({ code: "frame-contradicts-position", params: { frame, field } });
    expect(found.statement).toContain("pending");
  });

  test.each<[string, readonly string[], number[]]>([
    [
      "RU-45 more armies embark than are there",
      ["pieces congo s0 infantry 1"],
      [25, congo, sea, 25, congo, sea, 25, congo, sea, 25, congo, sea],
    ],
    ["RU-45 an army embarks from the land of another", [], [25, territory("egypt"), regionNamed("arabian-sea")]],
    ["RU-45 an army embarks to a sea far away", [], [25, congo, regionNamed("coral-sea")]],
    ["RU-45 a choice that is not complete", [], [25, congo]],
  ])("%s", (_name, lines, commits) => {
    const frames = pending(ROUND, { ...newEmbarkation(3), commits: [commits, [], []] });
    const found = problemOf([...HOMES, "round 1 7", ...lines, frames], ["embarkOrder simultaneous"]);
    expect(found).toMatchObject({
      code: "frame-contradicts-position",
      params: { frame: "embarkation", field: "commits" },
    });
  });

  test("IR-3.4.1 a start colony of another player", () => {
    const frames = pending({ kind: "startColonies", turn: 0, territory: congo });
    expect(problemOf([...HOMES, "round 0 0", frames])).toMatchObject({
      code: "frame-contradicts-position",
      params: { frame: "startColonies", field: "territory" },
    });
  });

  test.each<[string, readonly string[], ...object[]]>([
    ["everyone is ready", ["round 1 2"], talks({ ready: [1, 1, 1] })],
    ["everyone has passed", ["round 1 6"], movement({ stage: "window" }), { ...window("movement"), passed: [1, 1, 1] }],
    [
      "no unit can be sent",
      ["round 1 6"],
      movement(),
      { kind: "attack", seat: 0, target: territory("china"), cause: "movement", sent: [] },
    ],
    ["no army can be moved", ["round 1 2", "colony mozambique s0 1"], talks(), { ...SHIFT, shifted: 3 }],
    ["every side has chosen its units", ["round 1 6"], movement(), battle({ stage: "name" })],
  ])("nothing to decide: %s", (_name, lines, ...frames) => {
    expect(problemOf([...HOMES, ...lines, pending(ROUND, ...frames)]).code).toBe("nothing-to-decide");
  });
});
