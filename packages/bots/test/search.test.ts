import { describe, expect, it } from "vitest";
import { thinkWithin } from "../src/index.ts";
import { searchAmong } from "../src/search.ts";

const RULES = { seed: "1", width: 3, mostVisits: 50, curiosity: 0.1 };

describe("a search", () => {
  it("tries the better opinions only, each at least once, and the promising ones more often", () => {
    const search = searchAmong(["a", "b", "c", "d"], [1, 4, 3, 2], RULES, (action, random) => ({
      value: (action === "d" ? 0.6 : 0.4) + random.draw("luck", 10) / 100,
      nodes: 2,
    }));
    for (let trial = 0; trial < 60; trial++) search.step();
    expect(search.candidates.map(({ action }) => action)).toEqual(["b", "c", "d"]);
    expect(search.nodes()).toBe(120);
    const [best, ...others] = search.ranking();
    expect(best?.action).toBe("d");
    for (const { visits } of others) expect(visits).toBeLessThan(best?.visits as number);
  });

  it("ends when every candidate was tried often enough", () => {
    const search = searchAmong(["a", "b"], [0, 0], { ...RULES, mostVisits: 2 }, () => ({ value: 0.5, nodes: 1 }));
    const steps = Array.from({ length: 6 }, () => search.step());
    expect(steps).toEqual([true, true, true, true, false, false]);
  });

  it("follows opinion as long as nothing was tried", () => {
    const search = searchAmong(["a", "b"], [1, 2], RULES, () => ({ value: 0, nodes: 1 }));
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

  it("of nodes ends a train of thought", () => {
    expect(thinkWithin(endless(), { nodes: 45 }).nodes()).toBe(50);
  });

  it("of time goes by the clock that it is given", () => {
    let time = 0;
    const now = () => {
      time += 4;
      return time;
    };
    expect(thinkWithin(endless(), { milliseconds: 20, now }).nodes()).toBe(40);
  });

  it("is not needed where nothing is left to think about", () => {
    expect(thinkWithin(endless(), { nodes: 1_000_000 }).nodes()).toBe(1000);
  });
});
