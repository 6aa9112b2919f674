import { describe, expect, it } from "vitest";
import type { Options } from "../src/options.ts";
import { arranged, dealt, given, type Table } from "./table.ts";

/** What is refused, with which code and rule, in which position and after which actions. */
interface Case {
  readonly code: string;
  readonly rule: string;
  readonly refused: string;
  readonly position: string;
  readonly after?: string;
  readonly options?: Partial<Options>;
}

const manoeuvring = (position: string, seat: number, power: string) => ({
  position: `${position}\n turn ${power}`,
  after: `s${seat} moveRondel maneuver-1`,
});
const onArmies = (position: string, seat: number, power: string) => ({
  position: `${position}\n fleets ${power} baltic-sea 1\n turn ${power}`,
  after: `s${seat} moveRondel maneuver-1\n s${seat} endFleets`,
});
const investing = (position: string) => ({
  position: `treasury russia 9\n ${position}\n turn russia`,
  after: "s5 moveRondel investor",
});

const CASES: readonly Case[] = [
  { code: "not-your-decision", rule: "IM-4.2", refused: "s1 moveRondel import", position: "turn france" },
  { code: "not-now", rule: "IM-6.3", refused: "s2 endFleets", position: "turn france" },
  { code: "too-far", rule: "IM-7.2", refused: "s2 moveRondel import", position: "rondel france import\n turn france" },
  {
    code: "surcharge-too-high",
    rule: "IM-7.5",
    refused: "s2 moveRondel taxation",
    position: "cash s2 1\n rondel france investor\n turn france",
  },
  {
    code: "interest-not-covered",
    rule: "RL-22",
    refused: "s2 moveRondel investor",
    position: "bonds s1 france 4\n turn france",
  },
  {
    code: "treasury-does-not-cover-interest",
    rule: "RL-20",
    refused: "s5 forceInvestor",
    position: "government russia s0\n swissBanks s5\n cash s5 4\n rondel italy maneuver-1\n turn italy",
    after: "s1 moveRondel import",
  },
  {
    code: "not-an-own-city",
    rule: "IM-8.2",
    refused: "s4 buildFactory prague",
    position: "treasury germany 9\n turn germany",
    after: "s4 moveRondel factory",
  },
  {
    code: "factory-already-there",
    rule: "IM-8.2",
    refused: "s4 buildFactory berlin",
    position: "treasury germany 9\n turn germany",
    after: "s4 moveRondel factory",
  },
  {
    code: "province-occupied",
    rule: "IM-8.3",
    refused: "s4 buildFactory munich",
    position: "treasury germany 9\n armies france munich 1 standing=hostile\n turn germany",
    after: "s4 moveRondel factory",
  },
  {
    code: "treasury-too-low",
    rule: "IM-8.4",
    refused: "s4 buildFactory munich",
    position: "treasury germany 4\n cash s4 1\n turn germany",
    after: "s4 moveRondel factory",
  },
  {
    code: "no-factory-to-produce",
    rule: "IM-9.1",
    refused: "s4 produce danzig",
    position: "factories munich\n armies germany cologne 7\n turn germany",
    after: "s4 moveRondel production-1",
  },
  {
    code: "supply-empty",
    rule: "IM-9.3",
    refused: "s4 produce berlin",
    position: `factories munich,danzig\n armies germany cologne 7\n fleets germany hamburg 7\n turn germany`,
    after: "s4 moveRondel production-1\n s4 produce munich",
  },
  {
    code: "supply-empty",
    rule: "IM-10.3",
    refused: "s4 placeImport army berlin",
    position: "armies germany cologne 8\n treasury germany 3\n turn germany",
    after: "s4 moveRondel import",
  },
  {
    code: "not-an-own-province",
    rule: "IM-10.2",
    refused: "s4 placeImport army warsaw",
    position: "treasury germany 3\n turn germany",
    after: "s4 moveRondel import",
  },
  {
    code: "no-port",
    rule: "IM-10.2",
    refused: "s4 placeImport fleet berlin",
    position: "treasury germany 3\n turn germany",
    after: "s4 moveRondel import",
  },
  {
    code: "province-occupied",
    rule: "IM-10.2",
    refused: "s4 placeImport army berlin",
    position: "treasury germany 3\n armies russia berlin 1 standing=hostile\n turn germany",
    after: "s4 moveRondel import",
  },
  {
    code: "treasury-too-low",
    rule: "IM-10.3",
    refused: "s4 placeImport army berlin",
    position: "cash s4 1\n turn germany",
    after: "s4 moveRondel import",
  },
  {
    code: "no-fleet-there",
    rule: "IM-11.5",
    refused: "s4 moveFleet danzig baltic-sea",
    ...manoeuvring("fleets germany hamburg 1", 4, "germany"),
  },
  {
    code: "fleet-has-moved",
    rule: "IM-11.3",
    refused: "s4 moveFleet north-sea baltic-sea",
    position: "fleets germany hamburg 2\n turn germany",
    after: "s4 moveRondel maneuver-1\n s4 moveFleet hamburg north-sea",
  },
  {
    code: "fleets-stay-at-sea",
    rule: "IM-11.6",
    refused: "s4 moveFleet north-sea hamburg",
    ...manoeuvring("fleets germany north-sea 1", 4, "germany"),
  },
  {
    code: "sea-not-adjacent",
    rule: "IM-11.5",
    refused: "s4 moveFleet north-sea bay-of-biscay",
    ...manoeuvring("fleets germany north-sea 1", 4, "germany"),
  },
  {
    code: "not-the-anchor-sea",
    rule: "IM-11.5",
    refused: "s4 moveFleet hamburg baltic-sea",
    ...manoeuvring("fleets germany hamburg 1", 4, "germany"),
  },
  {
    code: "no-army-there",
    rule: "IM-11.3",
    refused: "s4 moveArmy berlin munich",
    ...onArmies("armies germany cologne 1", 4, "germany"),
  },
  {
    code: "army-has-acted",
    rule: "IM-11.39",
    refused: "s4 moveArmy munich berlin",
    position: "armies germany berlin 1\n armies germany cologne 1\n turn germany",
    after: "s4 moveRondel maneuver-1\n s4 moveArmy berlin munich",
  },
  {
    code: "status-of-army-needed",
    rule: "IM-11.22",
    refused: "s4 moveArmy vienna munich",
    ...onArmies("armies germany vienna 1 standing=hostile", 4, "germany"),
  },
  {
    code: "no-status-here",
    rule: "IM-11.28",
    refused: "s4 moveArmy berlin munich status=friendly",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "status-on-arrival-needed",
    rule: "IM-11.22",
    refused: "s4 moveArmy munich vienna",
    ...onArmies("armies germany munich 1", 4, "germany"),
  },
  {
    code: "armies-stay-on-land",
    rule: "IM-2.3",
    refused: "s4 moveArmy berlin baltic-sea",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "already-there",
    rule: "RL-51",
    refused: "s4 moveArmy berlin berlin",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "not-reachable-on-foot",
    rule: "IM-11.8",
    refused: "s4 moveArmy berlin sweden",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "no-free-fleet",
    rule: "IM-11.10",
    refused: "s4 moveArmy berlin norway seas=north-sea",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "no-such-chain",
    rule: "IM-11.9",
    refused: "s4 moveArmy berlin spain seas=baltic-sea",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "factory-protected",
    rule: "IM-11.26",
    refused: "s4 moveArmy cologne vienna status=hostile",
    ...onArmies("armies germany cologne 1\n armies russia budapest 1 standing=hostile", 4, "germany"),
  },
  {
    code: "factory-protected",
    rule: "IM-11.27",
    refused: "s4 setStatus vienna hostile",
    ...onArmies("armies germany vienna 1 standing=friendly\n armies russia budapest 1 standing=hostile", 4, "germany"),
  },
  {
    code: "own-power",
    rule: "IM-11.15",
    refused: "s4 declareBattle berlin army germany army",
    ...onArmies("armies germany berlin 2", 4, "germany"),
  },
  {
    code: "fleets-fight-at-sea",
    rule: "IM-11.7",
    refused: "s4 declareBattle hamburg fleet france fleet",
    ...manoeuvring("fleets germany hamburg 1", 4, "germany"),
  },
  {
    code: "no-such-unit",
    rule: "IM-11.16",
    refused: "s4 declareBattle berlin army france army targetStanding=hostile",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "which-piece",
    rule: "RL-61",
    refused: "s4 declareBattle munich army france army targetStanding=friendly",
    position:
      "armies germany munich 1\n armies germany berlin 1\n armies france munich 1 standing=friendly\n turn germany",
    after: "s4 moveRondel maneuver-1\n s4 moveArmy berlin munich",
  },
  {
    code: "battle-elsewhere",
    rule: "IM-11.19",
    refused: "s4 declareBattle berlin army russia army targetStanding=friendly",
    position:
      "armies germany berlin 1\n armies germany cologne 1\n armies france munich 1 standing=friendly\n armies russia berlin 1 standing=friendly\n turn germany",
    after: "s4 moveRondel maneuver-1\n s4 moveArmy cologne munich",
  },
  {
    code: "not-to-be-asked",
    rule: "IM-11.19",
    refused: "s5 nextToAsk france",
    position: "fleets russia st-petersburg 1\n fleets italy baltic-sea 1\n fleets germany baltic-sea 1\n turn russia",
    after: "s5 moveRondel maneuver-1\n s5 moveFleet st-petersburg baltic-sea\n s5 peace",
  },
  {
    code: "not-a-foreign-province",
    rule: "IM-11.32",
    refused: "s4 destroyFactory berlin",
    ...onArmies("armies germany berlin 3", 4, "germany"),
  },
  {
    code: "three-hostile-armies-needed",
    rule: "IM-11.31",
    refused: "s4 destroyFactory vienna",
    ...onArmies("armies germany vienna 3 standing=friendly", 4, "germany"),
  },
  {
    code: "no-factory-there",
    rule: "IM-11.29",
    refused: "s4 destroyFactory prague",
    ...onArmies("armies germany prague 3 standing=hostile", 4, "germany"),
  },
  {
    code: "province-defended",
    rule: "IM-11.29",
    refused: "s4 destroyFactory vienna",
    ...onArmies("armies germany vienna 3 standing=hostile\n armies austria-hungary vienna 1", 4, "germany"),
  },
  {
    code: "how-many-acted",
    rule: "RL-61",
    refused: "s4 destroyFactory vienna acted=1",
    ...onArmies("armies germany vienna 3 standing=hostile", 4, "germany"),
  },
  {
    code: "no-flag-to-place-here",
    rule: "IM-11.34",
    refused: "s1 placeFlag spain",
    position: `
      flags italy norway,sweden,denmark,holland,belgium,portugal,morocco,algeria,tunis,greece,bulgaria,romania,turkey,black-sea
      fleets italy ionian-sea 1\n fleets italy eastern-mediterranean 1\n turn italy`,
    after: "s1 moveRondel maneuver-1\n s1 endFleets",
  },
  { code: "bond-not-in-stack", rule: "IM-16.2", refused: "s1 invest france 9", ...investing("cash s1 9") },
  { code: "bond-not-yours", rule: "IM-16.4", refused: "s1 invest france 12 returned=9", ...investing("cash s1 9") },
  { code: "bond-not-higher", rule: "IM-16.5", refused: "s1 invest italy 6 returned=9", ...investing("cash s1 9") },
  { code: "not-enough-cash", rule: "IM-16.3", refused: "s1 invest france 20", ...investing("cash s1 9") },
  {
    code: "power-not-offered",
    rule: "IM-20.2",
    refused: "s1 invest france 2",
    position: "cash s1 9\n turn italy",
    after: "s1 moveRondel production-1",
    options: { investorCard: "without" },
  },
  { code: "gift-beyond-cash", rule: "IM-7.9", refused: "s3 gift italy 4", position: "cash s3 3\n turn italy" },
  {
    code: "gift-only-on-own-decision",
    rule: "RL-36",
    refused: "s3 gift italy 1",
    position: "cash s3 3\n turn italy",
    options: { gifts: "onOwnDecision" },
  },
  { code: "game-over", rule: "IM-18.1", refused: "s3 gift italy 1", position: 'cash s3 3\n pending "[]"' },
];

describe("every refusal has a code and a rule", () => {
  it.each(CASES)("$code ($rule): $refused", ({ code, rule, refused, position, after, options }) => {
    const table = given(position, options);
    if (after) table.play(after);
    const before = JSON.stringify(table.state);
    expect(table.refusal(refused)).toBe(code);
    expect(table.rule(refused)).toBe(rule);
    expect(JSON.stringify(table.state)).toBe(before);
  });

  const offered = (): Table => dealt(2, { setup: "experienced" }, (table) => table.deciders()[0] === 0);

  it("must-take-a-bond (RL-31): the last one after nobody took any", () => {
    const table = offered();
    while (table.legal(table.deciders()[0] ?? 0).includes("pass")) table.play(`s${table.deciders()[0]} pass`);
    expect(table.rule(`s${table.deciders()[0]} pass`)).toBe("RL-31");
  });

  it("bond-not-in-stack (IM-3.12): a bond somebody else has taken", () => {
    const table = offered();
    table.play("s0 takeSetupBond 9");
    expect([table.refusal("s1 takeSetupBond 9"), table.rule("s1 takeSetupBond 9")]).toEqual([
      "bond-not-in-stack",
      "IM-3.12",
    ]);
  });

  it("not-enough-cash (IM-3.12): a bond beyond the start money that is left", () => {
    const table = offered();
    table.play("s0 takeSetupBond 25", "s1 pass", "s1 pass");
    expect([table.refusal("s0 takeSetupBond 16"), table.rule("s0 takeSetupBond 16")]).toEqual([
      "not-enough-cash",
      "IM-3.12",
    ]);
  });

  it("no-gifts-during-setup (RL-71)", () => {
    expect(offered().refusal("s0 gift italy 1")).toBe("no-gifts-during-setup");
  });

  it("no-such-seat (IM-1.1): a gift from nowhere", () => {
    expect(given("turn italy").refusal("s7 gift italy 1")).toBe("no-such-seat");
  });
});

describe("positions that cannot be are refused", () => {
  it.each([
    ["no-such-seat", "cash s4 3"],
    ["seating-incomplete", "seating s0,s1"],
    ["bond-held-already", "bonds s0 italy 9\n bonds s1 italy 9"],
    ["factory-outside-a-city", "factories spain"],
    ["armies-stay-on-land", "armies italy ionian-sea 1"],
    ["status-only-abroad", "armies italy berlin 1"],
    ["status-only-abroad", "armies italy rome 1 standing=hostile"],
    ["supply-empty", "armies great-britain london 7"],
    ["no-place-for-fleets", "fleets italy trieste 1"],
    ["supply-empty", "fleets italy naples 9"],
    ["no-place-for-a-flag", "flags italy rome"],
    ["no-place-for-a-flag", "flags italy spain\n flags france spain"],
    [
      "too-many-flags",
      "flags italy norway,sweden,denmark,holland,belgium,spain,portugal,morocco,algeria,tunis,greece,bulgaria,romania,turkey\n flags italy black-sea,ionian-sea",
    ],
    ["not-frames", 'pending "nonsense"'],
    ["not-frames", 'pending "[{\\"kind\\":\\"turn\\"}]"'],
    ["not-frames", 'pending "[{\\"kind\\":\\"force\\",\\"power\\":0,\\"space\\":1,\\"waiting\\":[5]}]"'],
  ])("%s: %s", (code, statements) => {
    expect(() => arranged(3, statements)).toThrow(code);
  });
});
