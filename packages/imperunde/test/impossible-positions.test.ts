import { type Game, readMatch } from "@rondel/engine";
import { tryPositions } from "@rondel/engine/testing";
import { describe, expect, test } from "vitest";
import { imperunde, regionNamed } from "../src/index.ts";
import { newEmbarkation, newTalks } from "../src/phases/round.ts";
import { unitNamed } from "../src/units.ts";
import { territory } from "./support/table.ts";

const HOMES = [
  "british s1",
  "home s0 south-africa",
  "home s1 great-britain",
  "home s2 japan",
  "colony congo s0 2",
  "pieces congo s0 infantry 2",
  "colony egypt s1 2",
  "pieces egypt s1 infantry 2",
];

type Frame = Readonly<Record<string, unknown>> & { readonly kind: string };

const ROUND: Frame = { kind: "round" };
const PASSED = [0, 0, 0];
const pending = (...frames: readonly object[]): string => `pending ${JSON.stringify(JSON.stringify(frames))}`;
const talks = (changes: object = {}) => ({ ...newTalks(3), ...changes });
const movement = (changes: object = {}) => ({ kind: "movement", turn: 0, stage: "turn", ...changes });
const window = (at: string) => ({ kind: "window", at, passed: PASSED });
const fighter = (unit: string, fights = true) => ({
  unit: unitNamed(unit),
  from: territory("congo"),
  start: territory("congo"),
  back: unitNamed(unit),
  fights,
});
const battle = (changes: object = {}) => ({
  kind: "battle",
  region: territory("egypt"),
  cause: "movement",
  attacker: 0,
  defender: 1,
  attackers: [fighter("infantry/0")],
  defenders: [fighter("infantry")],
  origins: [territory("congo")],
  stage: "window",
  rolls: 0,
  attackerLost: false,
  changed: false,
  ambush: 0,
  surprise: 0,
  attackerHussars: 0,
  defenderHussars: 0,
  ...changes,
});
const events = (changes: object = {}) => ({
  kind: "events",
  drawn: 1,
  stage: "window",
  region: territory("congo"),
  event: 1,
  ...changes,
});
const card = (changes: object = {}) => ({
  kind: "card",
  seat: 0,
  play: { kind: "unmaskSpies", player: 1, mode: "open" },
  chain: [],
  passed: PASSED,
  ...changes,
});

function problemOf(lines: readonly string[], options: readonly string[] = []) {
  const text = [
    "rondel 1",
    "game imperunde rules 2",
    "players 3",
    ...options.map((option) => `option ${option}`),
    "begin empty",
    ...lines.map((line) => `with ${line}`),
  ].join("\n");
  const { match, problem } = readMatch(text, () => imperunde as Game);
  expect(match === undefined).toBe(problem !== undefined);
  const { statement = "", ...params } = problem?.params ?? {};
  return { code: problem?.code, statement, params, quoted: text.split("\n")[(problem?.line ?? 0) - 1] };
}

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
    ["RU-111 secret stances at an open table", "talks", "sealed", ["round 1 2"], talks({ sealed: [0, null, null] })],
    ["RU-111 a stage of secret stances at an open table", "talks", "stage", ["round 1 2"], talks({ stage: "sealing" })],
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
    [
      "IR-9.5.1 an attack of another player",
      "attack",
      "seat",
      ["round 1 6"],
      movement(),
      { kind: "attack", seat: 1, target: congo, cause: "movement", sent: [] },
    ],
    [
      "IR-9.5.1 an attack by winds in phase 6",
      "attack",
      "cause",
      ["round 1 6"],
      movement(),
      { kind: "attack", seat: 0, target: territory("egypt"), cause: "winds", sent: [] },
    ],
    [
      "IR-9.5.1 an attack on the player's own territory",
      "attack",
      "target",
      ["round 1 6"],
      movement(),
      { kind: "attack", seat: 0, target: congo, cause: "movement", sent: [] },
    ],
    [
      "IR-12.1.2 an attack with a ship on land",
      "attack",
      "sent",
      ["round 1 6"],
      movement(),
      {
        kind: "attack",
        seat: 0,
        target: territory("egypt"),
        cause: "movement",
        sent: [{ fighter: fighter("frigate"), seas: [] }],
      },
    ],
    [
      "IR-12.1.1 a rising in a movement battle",
      "battle",
      "attacker",
      ["round 1 6"],
      movement(),
      battle({ attacker: 7 }),
      window("battle"),
    ],
    [
      "IR-12.1.1 a clearing battle in phase 6",
      "battle",
      "cause",
      ["round 1 6"],
      movement(),
      battle({ cause: "clearing" }),
      window("battle"),
    ],
    [
      "IR-12.1.1 another defender than the owner",
      "battle",
      "defender",
      ["round 1 6"],
      movement(),
      battle({ defender: 2 }),
      window("battle"),
    ],
    [
      "IR-12.1.1 a ship that attacks on land",
      "battle",
      "attackers",
      ["round 1 6"],
      movement(),
      battle({ attackers: [fighter("frigate")] }),
      window("battle"),
    ],
    [
      "IR-12.1.1 a transport that defends",
      "battle",
      "defenders",
      ["round 1 6"],
      movement(),
      battle({ defenders: [fighter("infantry-aboard")] }),
      window("battle"),
    ],
    [
      "IR-12.2.1 a roll without attackers",
      "battle",
      "attackers",
      ["round 1 6"],
      movement(),
      battle({ attackers: [] }),
      window("battle"),
    ],
    [
      "IR-12.2.2 a roll with defenders who were not chosen",
      "battle",
      "defenders",
      ["round 1 6"],
      movement(),
      battle({ defenders: [fighter("infantry", false)] }),
      window("battle"),
    ],
    [
      "IR-8.2.1 insurgents at sea",
      "clearSea",
      "ladder",
      ["round 1 5"],
      { kind: "clearing", sea },
      { kind: "clearSea", sea, ladder: [7], cause: "clearing" },
      battle({ region: sea, cause: "clearing", stage: "name" }),
    ],
    [
      "IR-8.1.3 the clearing of another sea",
      "clearSea",
      "sea",
      ["round 1 5"],
      { kind: "clearing", sea: sea + 1 },
      { kind: "clearSea", sea, ladder: [], cause: "clearing" },
      battle({ region: sea, cause: "clearing", stage: "name" }),
    ],
    [
      "IR-8.1.1 a clearing in phase 6",
      "clearSea",
      "cause",
      ["round 1 6"],
      movement(),
      { kind: "clearSea", sea, ladder: [], cause: "clearing" },
      battle({ region: sea, cause: "clearing", stage: "name" }),
    ],
    [
      "RU-11 a ship that withdraws from land",
      "withdrawal",
      "fighters",
      ["round 1 6"],
      movement(),
      { kind: "withdrawal", seat: 0, region: territory("egypt"), fighters: [fighter("frigate")], harbours: [] },
    ],
    [
      "RU-24 transports sink without a choice",
      "sinking",
      "sea",
      ["round 1 6"],
      movement(),
      { kind: "sinking", seat: 0, sea, owners: [1] },
    ],
  ])("%s: %s.%s", (_name, frame, field, lines, ...frames) => {
    const found = problemOf([...HOMES, ...lines, pending(ROUND, ...frames)]);
    expect(found).toMatchObject({ code: "frame-contradicts-position", params: { frame, field } });
    expect(found.statement).toContain("pending");
  });

  test.each<[string, string, readonly string[], object]>([
    ["RU-24 another player rules the sea", "seat", ["pieces gulf-of-guinea s1 frigate 1"], { owners: [1] }],
    ["RU-24 an owner twice", "owners", [], { owners: [1, 1] }],
  ])("%s", (_name, field, lines, changes) => {
    const frames = pending(ROUND, movement(), { kind: "sinking", seat: 0, sea, owners: [1], ...changes });
    const found = problemOf([...HOMES, "round 1 6", ...lines, frames], ["sinkCargo optional"]);
    expect(found).toMatchObject({ code: "frame-contradicts-position", params: { frame: "sinking", field } });
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
