import { seededRandom } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import { beginThinking, botFor, thinkWithin } from "../src/index.ts";
import { mostSuitable, whim } from "../src/preference.ts";
import { decider, optionsWith, think } from "./table.ts";

/** Candidates with these values, best first, all visited equally often. */
const candidates = (values: readonly number[]) =>
  values.map((value, action) => ({ action, prior: 0.5, visits: 20, total: 20 * value, totalChance: 0 }));

const SEEDS = Array.from({ length: 40 }, (_, seed) => String(seed));

describe("a whim", () => {
  const chosenOf = (values: readonly number[]) => {
    const ranking = candidates(values);
    const actions = ranking.map(({ action }) => action);
    return new Set(SEEDS.map((seed) => mostSuitable(ranking, [whim(actions, seededRandom(seed))])));
  };

  it("chooses between actions that are almost equally good", () => {
    expect(chosenOf([0.3, 0.299])).toEqual(new Set([0, 1]));
  });

  it("never chooses an action that is worse by half a percentage point", () => {
    expect(chosenOf([0.3, 0.295])).toEqual(new Set([0]));
  });
});

describe("the strong level of Imperial", () => {
  /** Its first actions after a deal that is always the same. */
  const opening = (seed: string) => {
    const { state } = imperial.setup(2, optionsWith({}), seededRandom("deal"));
    return Array.from({ length: 12 }, (_, decision) => {
      const seat = decider(state);
      const { action } = think(state, seat, "strong", 200, `${seed}/${decision}`);
      imperial.play(state, seat, action, seededRandom("play"));
      return action;
    });
  };

  it("does not play the same game after the same deal", () => {
    expect(opening("1")).toEqual(opening("1"));
    expect(opening("1")).not.toEqual(opening("2"));
  });

  it("always gives the same advice", () => {
    const { state } = imperial.setup(2, optionsWith({}), seededRandom("deal"));
    const advice = (seed: string) => {
      const seat = decider(state);
      const known = { view: imperial.view(state, seat), seat, actions: imperial.actions(state, seat), seed };
      return thinkWithin(beginThinking(botFor("imperial"), { ...known, level: "strong" }), { nodes: 200 }).thought();
    };
    expect(advice("1").action).toEqual(advice("1").choices[0]?.action);
    for (const seed of ["2", "3"]) expect(advice(seed)).toEqual(advice("1"));
  });
});
