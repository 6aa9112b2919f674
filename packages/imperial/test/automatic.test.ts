import { type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial, type State } from "../src/index.ts";
import { options } from "./support/table.ts";

/** Plays at random and shows every state that waits for somebody. */
function atEveryQuestion(cash: "open" | "hidden", visit: (state: State, seat: Seat) => void): void {
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

describe("a choice with one outcome is not put to anybody", () => {
  it("but where a gift could widen it (RL-71, RL-81)", () => {
    const asked = new Map<string, number>();
    atEveryQuestion("open", (state, seat) => {
      const frame = state.frames.at(-1);
      if (!frame || imperial.actions(state, seat).length > 1) return;
      asked.set(frame.kind, (asked.get(frame.kind) ?? 0) + 1);
      const means = state.cash.reduce((sum, amount) => sum + amount, 0);
      expect(means, frame.kind).toBeGreaterThan(0);
    });
    expect([...asked.keys()].filter((kind) => !["factory", "import", "force"].includes(kind))).toEqual([]);
  });

  it("and with hidden cash where only lack of private money narrows it", () => {
    const asked = new Set<string>();
    atEveryQuestion("hidden", (state, seat) => {
      const frame = state.frames.at(-1);
      if (frame && imperial.actions(state, seat).length === 1) asked.add(frame.kind);
    });
    const allowed = ["factory", "import", "force", "investment", "offer"];
    expect([...asked].filter((kind) => !allowed.includes(kind))).toEqual([]);
  });
});
