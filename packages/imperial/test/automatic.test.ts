import { type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial, type State } from "../src/index.ts";
import { options } from "./support/table.ts";

/** Plays random matches and visits every state that waits for a decision. */
function forEachDecision(cash: "open" | "hidden", visit: (state: State, seat: Seat) => void): void {
  for (let seed = 0; seed < 6; seed++) {
    const random = seededRandom(`automatic ${seed}`);
    const { state } = imperial.setup(
      2 + (seed % 5),
      options({ cash, setup: seed % 2 ? "experienced" : "standard" }),
      random,
    );
    for (let number = 0; number < 1000; number++) {
      const [seat] = imperial.deciders(state);
      if (seat === undefined) break;
      visit(state, seat);
      const actions = imperial.actions(state, seat);
      imperial.play(state, seat, actions[random.draw("action", actions.length)] ?? { kind: "pass" }, random);
    }
  }
}

describe("decisions with a single option", () => {
  it("are skipped unless a gift could add options (RL-71, RL-81)", () => {
    const single = new Map<string, number>();
    forEachDecision("open", (state, seat) => {
      const frame = state.frames.at(-1);
      if (!frame || imperial.actions(state, seat).length > 1) return;
      single.set(frame.kind, (single.get(frame.kind) ?? 0) + 1);
      const means = state.cash.reduce((sum, amount) => sum + amount, 0);
      expect(means, frame.kind).toBeGreaterThan(0);
    });
    expect([...single.keys()].filter((kind) => !["factory", "import", "force"].includes(kind))).toEqual([]);
  });

  it("are not skipped with hidden cash if only lack of money leaves a single option", () => {
    const single = new Set<string>();
    forEachDecision("hidden", (state, seat) => {
      const frame = state.frames.at(-1);
      if (frame && imperial.actions(state, seat).length === 1) single.add(frame.kind);
    });
    const allowed = ["factory", "import", "force", "investment", "offer"];
    expect([...single].filter((kind) => !allowed.includes(kind))).toEqual([]);
  });
});
