import { coverEvents, emptyCoverage } from "@rondel/engine/testing";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import { commentOf, goldenFiles, readGolden, replay, rewritten } from "./support/golden.ts";
import { REFUSAL_CASES } from "./support/refusal-cases.ts";
import { RULE_IDS, TESTED_ELSEWHERE } from "./support/rule-ids.ts";

const coverage = emptyCoverage();

/** `vitest run packages/imperial -u` adds the hashes to a file written by hand. A deliberate change of rules needs a new `rulesVersion`. */
describe("golden matches", () => {
  it.each(goldenFiles())("$name begins with a comment about its content", ({ text }) => {
    expect(commentOf(text)).toMatch(/^# \S/);
  });

  it.each(goldenFiles())("$name leads to the stored hashes and satisfies every invariant", async (file) => {
    const match = readGolden(file);
    replay(match, (state, before, events) => {
      coverEvents(coverage, events);
      for (const invariant of imperial.invariants) {
        expect(invariant.broken(state, before, events), invariant.id).toBeUndefined();
      }
    });
    await expect(rewritten(match, file)).toMatchFileSnapshot(file.path);
  });
});

describe("coverage of the rules", () => {
  const refused = new Set(REFUSAL_CASES.map(({ rule }) => rule));
  const howReached = (id: string): string => {
    const times = coverage.rules.get(id);
    if (times !== undefined) return `played ${times} times`;
    return refused.has(id) ? "refused" : (TESTED_ELSEWHERE[id] ?? "not reached");
  };

  it("every rule is reached by a golden match or a refusal, or tested elsewhere", () => {
    console.log(RULE_IDS.map((id) => `${id.padEnd(9)} ${howReached(id)}`).join("\n"));
    expect(RULE_IDS.filter((id) => howReached(id) === "not reached")).toEqual([]);
    expect(Object.keys(TESTED_ELSEWHERE).filter((id) => coverage.rules.has(id) || refused.has(id))).toEqual([]);
  });

  it("events and refusals name only existing rules", () => {
    const known = new Set([...RULE_IDS, "RD-1", "RD-2", "RD-3"]);
    expect([...coverage.rules.keys(), ...refused].filter((id) => !known.has(id))).toEqual([]);
  });
});
