import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { REFUSAL_CODES } from "../src/index.ts";
import { REFUSAL_CASES } from "./support/refusal-cases.ts";
import { arranged, dealt, given, type Table } from "./support/table.ts";

describe("every refusal has a code and a rule", () => {
  it.each(REFUSAL_CASES)("$code ($rule): $refused", ({ code, rule, refused, position, after, options }) => {
    const table = given(position, options);
    if (after) table.play(after);
    const before = JSON.stringify(table.state);
    expect(table.refusal(refused)).toBe(code);
    expect(table.rule(refused)).toBe(rule);
    expect(JSON.stringify(table.state)).toBe(before);
  });

  const offered = (): Table => dealt(2, { setup: "experienced" }, (table) => table.deciders()[0] === 0);

  it("must-take-a-bond (RL-31): the last seat if nobody has taken a bond", () => {
    const table = offered();
    while (table.legal(table.deciders()[0] ?? 0).includes("pass")) table.play(`s${table.deciders()[0]} pass`);
    expect(table.rule(`s${table.deciders()[0]} pass`)).toBe("RL-31");
  });

  it("bond-not-in-stack (IM-3.12): a bond that another player has taken", () => {
    const table = offered();
    table.play("s0 takeSetupBond 9");
    expect([table.refusal("s1 takeSetupBond 9"), table.rule("s1 takeSetupBond 9")]).toEqual([
      "bond-not-in-stack",
      "IM-3.12",
    ]);
  });

  it("not-enough-cash (IM-3.12): a bond beyond the starting money that is left", () => {
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

  it("no-such-seat (IM-1.1): a gift from a seat beyond the last player", () => {
    expect(given("turn italy").refusal("s7 gift italy 1")).toBe("no-such-seat");
  });
});

describe("impossible positions are refused", () => {
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

describe("every refusal is tested", () => {
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"))
    .join("\n");

  it.each(REFUSAL_CODES)("%s occurs in a test", (code) => {
    expect(tests).toContain(`"${code}"`);
  });
});
