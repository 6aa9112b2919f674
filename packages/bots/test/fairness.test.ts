import { seededRandom } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import { LEVELS } from "../src/index.ts";
import { decider, optionsWith, played, think } from "./table.ts";

const HIDDEN = optionsWith({ cash: "hidden" });

describe("a bot", () => {
  it("has the same thought whatever is hidden from its seat", () => {
    for (let number = 1; number <= 8; number++) {
      const state = played(4, HIDDEN, "simple", number * 14, `hidden/${number}`);
      const seat = decider(state);
      const other = imperial.redealHidden(state, seat, seededRandom(number));
      expect(other.cash).not.toEqual(state.cash);
      for (const level of LEVELS) expect(think(other, seat, level, 80)).toEqual(think(state, seat, level, 80));
    }
  });

  it("has the same thought for the same seed", () => {
    const state = played(5, optionsWith({}), "simple", 40, "again");
    for (const level of LEVELS) {
      const thoughts = [1, 2].map(() => think(state, decider(state), level, 100, "seed"));
      expect(thoughts[0]).toEqual(thoughts[1]);
    }
  });

  it("does not change the state", () => {
    const state = played(3, optionsWith({}), "simple", 30, "unchanged");
    const before = structuredClone(state);
    for (const level of LEVELS) think(state, decider(state), level, 100);
    expect(state).toEqual(before);
  });
});

describe("the seed", () => {
  it("changes the choices of a beginner", () => {
    const state = played(4, optionsWith({}), "simple", 20, "moods");
    const chosen = Array.from({ length: 30 }, (_, seed) =>
      JSON.stringify(think(state, decider(state), "beginner", 1, `${seed}`).action),
    );
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });
});
