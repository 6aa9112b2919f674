import { imperial } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import { beginThinking, botFor, thinkWithin } from "../src/index.ts";
import { searchAmong } from "../src/search.ts";
import { decider, optionsWith, played } from "./table.ts";

const SETTINGS = { seed: "1", width: 3, mostVisits: 50, exploration: 0.1 };

describe("a search", () => {
  it("plays out the best opinions only, each at least once, promising ones more often", () => {
    const search = searchAmong(["a", "b", "c", "d"], [1, 4, 3, 2], SETTINGS, (action, random) => ({
      value: (action === "d" ? 0.6 : 0.4) + random.draw("luck", 10) / 100,
      nodes: 2,
    }));
    for (let playout = 0; playout < 60; playout++) search.step();
    expect(search.candidates.map(({ action }) => action)).toEqual(["b", "c", "d"]);
    expect(search.nodes()).toBe(120);
    const [best, ...others] = search.ranking();
    expect(best?.action).toBe("d");
    for (const { visits } of others) expect(visits).toBeLessThan(best?.visits as number);
  });

  it("ends when every candidate has had all its playouts", () => {
    const search = searchAmong(["a", "b"], [0, 0], { ...SETTINGS, mostVisits: 2 }, () => ({ value: 0.5, nodes: 1 }));
    const steps = Array.from({ length: 6 }, () => search.step());
    expect(steps).toEqual([true, true, true, true, false, false]);
  });

  it("ends after the largest number of playouts of all candidates", () => {
    const rules = { ...SETTINGS, mostPlayouts: 3 };
    const search = searchAmong(["a", "b"], [0, 0], rules, () => ({ value: 0.5, nodes: 1 }));
    expect(Array.from({ length: 5 }, () => search.step())).toEqual([true, true, true, false, false]);
  });

  it("of Imperial does ten times the playouts with ten times the effort", () => {
    const state = played(3, optionsWith({}), "simple", 40, "effort");
    const seat = decider(state);
    const known = { view: imperial.view(state, seat), seat, actions: imperial.actions(state, seat), seed: "1" };
    const nodesWith = (effort: number) =>
      thinkWithin(beginThinking(botFor("imperial"), { ...known, level: "strong", effort }), { nodes: 1e6 }).nodes();
    expect(nodesWith(10)).toBeGreaterThan(5 * nodesWith(1));
  });

  it("ranks by opinion before the first playout", () => {
    const search = searchAmong(["a", "b"], [1, 2], SETTINGS, () => ({ value: 0, nodes: 1 }));
    expect(search.ranking().map(({ action }) => action)).toEqual(["b", "a"]);
  });
});

describe("a budget", () => {
  const endless = () => {
    let nodes = 0;
    return {
      nodes: () => nodes,
      step: () => {
        nodes += 10;
        return nodes < 1000;
      },
      action: () => ({ kind: "pass" }),
      thought: () => ({ action: { kind: "pass" }, choices: [] }),
    };
  };

  it("of nodes ends the search", () => {
    expect(thinkWithin(endless(), { nodes: 45 }).nodes()).toBe(50);
  });

  it("of time uses the clock of the caller", () => {
    let time = 0;
    const now = () => {
      time += 4;
      return time;
    };
    expect(thinkWithin(endless(), { milliseconds: 20, now }).nodes()).toBe(40);
  });

  it("does not matter once the search is complete", () => {
    expect(thinkWithin(endless(), { nodes: 1_000_000 }).nodes()).toBe(1000);
  });
});
