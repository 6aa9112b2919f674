import { type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, it, test } from "vitest";
import { imperial } from "../src/index.ts";
import { FAULTS } from "./support/faults.ts";
import { falsify } from "./support/spoil.ts";
import { STEPS, type Step } from "./support/steps.ts";
import { given } from "./support/table.ts";

const broken = ({ state, before, events }: Step): string[] =>
  imperial.invariants.filter((invariant) => invariant.broken(state, before, events)).map(({ id }) => id);

describe("invariants", () => {
  test.each(Object.keys(STEPS) as (keyof typeof STEPS)[])("hold in %s", (name) => {
    expect(broken(STEPS[name]())).toEqual([]);
  });

  test.each(
    Object.entries(FAULTS).flatMap(([id, faults]) =>
      faults.map(([fault, name, spoil]) => ({ id, fault, name, spoil })),
    ),
  )("$id finds $fault in $name", ({ id, name, spoil }) => {
    const spoilt = STEPS[name]();
    spoil(spoilt);
    expect(broken(spoilt)).toContain(id);
  });

  it("are listed by id", () => {
    const ids = imperial.invariants.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  it("have a planted fault each; INV-20 has its own", () => {
    const ids = imperial.invariants.map(({ id }) => id);
    expect(ids.filter((id) => !(id in FAULTS))).toEqual(["INV-20"]);
  });

  it("INV-22 accepts the taxes of one and of all factories and flags", () => {
    for (const tax of [2, 25]) {
      const spoilt = STEPS["a taxation"]();
      falsify(spoilt, "taxed", { tax });
      expect(broken(spoilt)).toEqual([]);
    }
  });

  it("INV-20 finds a view that shows the cash of others", () => {
    const { state } = given("turn italy", { cash: "hidden" });
    const cash = Object.assign([...state.cash], { map: () => state.cash });
    const inv20 = imperial.invariants.find(({ id }) => id === "INV-20");
    expect(inv20?.broken({ ...state, cash }, undefined, [])).toBe("seat 0 sees hidden cash");
  });

  it("INV-20 finds a view that shows hidden cash", () => {
    const { state } = STEPS["hidden cash"]();
    const inv20 = imperial.invariants.find(({ id }) => id === "INV-20");
    expect(inv20?.broken(state, undefined, [])).toBeUndefined();
    // The view reads the option through `cashIsHidden`; a state whose option changes while it is read shows everything.
    let reads = 0;
    const options = { ...state.options };
    Object.defineProperty(options, "cash", { get: () => (reads++ === 0 ? "hidden" : "open") });
    expect(inv20?.broken({ ...state, options }, undefined, [])).toBe("the view shows the bank");
  });

  it("hold after random actions", () => {
    const { state } = imperial.setup(3, given("turn italy").state.options, seededRandom("invariants"));
    for (let left = 200; left > 0; left--) {
      const [seat = 0 as Seat] = imperial.deciders(state);
      const before = imperial.clone(state);
      const events = imperial.play(state, seat, imperial.defaultAction(state, seat), seededRandom(left));
      expect(broken({ state, before, events })).toEqual([]);
    }
  });
});
