import { seededRandom } from "@rondel/engine";
import { imperial, type Options } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import { LEVELS, type Level } from "../src/index.ts";
import { decider, optionsWith, played, think } from "./table.ts";

const TABLES: readonly Partial<Options>[] = [
  {},
  { cash: "hidden" },
  { investorCard: "without" },
  { setup: "experienced" },
  {
    setup: "experienced",
    investorCard: "without",
    cash: "hidden",
    insolventInvestor: "partial",
    swissBankCap: "three",
  },
];
const NODES: Readonly<Record<Level, number>> = {
  random: 1,
  beginner: 1,
  simple: 1,
  steady: 60,
  skilled: 60,
  strong: 60,
};

describe("a bot's action is legal", () => {
  for (const players of [2, 3, 4, 5, 6]) {
    it(`for ${players} players, with every option, at every level`, () => {
      for (const [place, table] of TABLES.entries()) {
        const random = seededRandom(`legal/${players}/${place}`);
        const state = imperial.setup(players, optionsWith(table), random).state;
        for (let number = 0; number < 45 && imperial.deciders(state).length > 0; number++) {
          const seat = decider(state);
          const level = LEVELS[random.draw("level", LEVELS.length)] as Level;
          const { action, choices } = think(state, seat, level, NODES[level], `${number}`);
          expect(imperial.refuse(state, seat, action)).toBeUndefined();
          // A hint of the search may try more actions than the search itself, and find a better one.
          if (level !== "strong") expect(choices[0]?.action).toEqual(action);
          for (const choice of choices) expect(imperial.refuse(state, seat, choice.action)).toBeUndefined();
          expect(choices.length).toBeLessThanOrEqual(3);
          imperial.play(state, seat, action, random);
        }
      }
    });
  }

  it("in positions of random play", () => {
    for (let number = 1; number <= 12; number++) {
      const state = played(2 + (number % 5), optionsWith({}), "random", number * 25, `random/${number}`);
      if (imperial.deciders(state).length === 0) continue;
      const seat = decider(state);
      for (const level of LEVELS) {
        const { action } = think(state, seat, level, NODES[level]);
        expect(imperial.refuse(state, seat, action)).toBeUndefined();
      }
    }
  });
});
