import { expect, test } from "vitest";
import { imperunde } from "../src/index.ts";
import { FAULTS } from "./support/faults.ts";
import { STEPS, type Step } from "./support/steps.ts";

const brokenBy = ({ state, before, events }: Step): string[] =>
  imperunde.invariants.filter(({ broken }) => broken(state, before, events) !== undefined).map(({ id }) => id);

test.each(Object.entries(STEPS))("%s breaks no invariant", (_, make) => {
  expect(brokenBy(make())).toEqual([]);
});

test.each(Object.entries(FAULTS).flatMap(([id, faults]) => faults.map((fault) => [id, ...fault] as const)))(
  "%s catches %s in %s",
  (id, _fault, name, spoil) => {
    const step = STEPS[name]();
    spoil(step);
    expect(brokenBy(step)).toContain(id);
  },
);

test("every invariant has a fault here, except those that the conformance tests check", () => {
  const inSteps = new Set(imperunde.invariants.map(({ id }) => id));
  expect(new Set(Object.keys(FAULTS))).toEqual(inSteps);
  const all = Array.from({ length: 33 }, (_, place) => `INV-${place + 1}`);
  expect(all.filter((id) => !inSteps.has(id))).toEqual(["INV-23", "INV-24", "INV-25", "INV-26"]);
});
