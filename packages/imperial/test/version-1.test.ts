import { type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperialVersion1 } from "../src/index.ts";
import { given } from "./support/table.ts";

/** The position in a match that began under version 1, after Italy has moved to Production. */
function producing(position: string) {
  const { state } = given(`${position}\n turn italy`);
  const { rules: _rules, ...options } = state.options;
  const old = { ...state, options };
  const events = imperialVersion1.play(old, 1 as Seat, { kind: "moveRondel", space: 1 as never }, seededRandom(1));
  const produced = events.filter((event) => event.kind === "produced");
  return { produced, deciders: imperialVersion1.deciders(old), actions: imperialVersion1.actions(old, 1 as Seat) };
}

describe("production in matches of version 1", () => {
  it("IM-9.1 every factory produces without a decision, even the last units in supply", () => {
    for (const position of ["", "armies italy spain 7\n fleets italy ionian-sea 7"]) {
      const { produced, deciders } = producing(position);
      expect(produced).toMatchObject([
        { unit: "army", automatic: true },
        { unit: "fleet", automatic: true },
      ]);
      expect(deciders).toEqual([2]);
    }
  });

  it("RL-42 only factories that compete for the last unit ask the government", () => {
    const { produced, deciders, actions } = producing("factories florence\n armies italy spain 7");
    expect(produced).toMatchObject([{ unit: "fleet", automatic: true }]);
    expect(deciders).toEqual([1]);
    expect(actions.filter(({ kind }) => kind === "produce")).toHaveLength(2);
  });
});
