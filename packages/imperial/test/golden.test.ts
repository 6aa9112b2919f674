import { coverEvents, emptyCoverage } from "@rondel/engine/testing";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import { goldenFiles, readGolden, replay, rewritten } from "./support/golden.ts";
import { REFUSAL_CASES } from "./support/refusal-cases.ts";
import { HELD_OTHERWISE, RULE_IDS } from "./support/rule-ids.ts";

const coverage = emptyCoverage();

/** A file that was written by hand gets its hashes with `vitest run packages/imperial -u`; a change of rules that is meant needs a new `rulesVersion`. */
describe("golden matches", () => {
  it.each(goldenFiles())("$name folds into the same states, hash by hash, and keeps every invariant", async (file) => {
    const match = readGolden(file);
    replay(match, (state, before, events) => {
      coverEvents(coverage, events);
      for (const invariant of imperial.invariants) {
        expect(invariant.broken(state, before, events), invariant.id).toBeUndefined();
      }
    });
    await expect(rewritten(match)).toMatchFileSnapshot(file.path);
  });
});

describe("coverage of the rules", () => {
  const refused = new Set(REFUSAL_CASES.map(({ rule }) => rule));
  const howReached = (id: string): string => {
    const times = coverage.rules.get(id);
    if (times !== undefined) return `played ${times} times`;
    return refused.has(id) ? "refused" : (HELD_OTHERWISE[id] ?? "not reached");
  };

  it("golden matches reach every rule that play can reach; the others say where they are held", () => {
    console.log(RULE_IDS.map((id) => `${id.padEnd(9)} ${howReached(id)}`).join("\n"));
    expect(RULE_IDS.filter((id) => howReached(id) === "not reached")).toEqual([]);
    expect(Object.keys(HELD_OTHERWISE).filter((id) => coverage.rules.has(id) || refused.has(id))).toEqual([]);
  });

  it("events and refusals name only rules that exist", () => {
    const known = new Set([...RULE_IDS, "RD-1", "RD-2", "RD-3"]);
    expect([...coverage.rules.keys(), ...refused].filter((id) => !known.has(id))).toEqual([]);
  });
});
