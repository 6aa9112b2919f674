import { imperial } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import { beginThinking, botFor, thinkWithin } from "../src/index.ts";
import { type SearchedGame, searchTree } from "../src/search.ts";
import { decider, optionsWith, played } from "./table.ts";

const SETTINGS = { width: 3, simulations: 60, exploration: 0.1 };

/** A game of two seats in which a state is the word of all letters played so far; the seats take turns, for as many letters as given. */
function wordGame(letters: string, moves: number, worth: (word: string) => number): SearchedGame<string, string> {
  let nodes = 0;
  return {
    nodes: () => nodes,
    after: (word, _seat, letter) => word + letter,
    branching: (word) =>
      word.length === moves
        ? undefined
        : { seat: word.length % 2, actions: [...letters], priors: [...letters].map(() => 1 / letters.length) },
    evaluate: (word) => {
      nodes++;
      const value = worth(word);
      return { values: [value, 1 - value], chance: value };
    },
  };
}

const root = (actions: string, priors: readonly number[]) => ({ seat: 0, actions: [...actions], priors });

describe("a search", () => {
  it("tries the best opinions only, each at least once, promising ones more often", () => {
    const game = wordGame("abcd", 1, (word) => (word === "c" ? 0.6 : 0.4));
    const search = searchTree(game, [""], root("abcd", [0.4, 0.3, 0.2, 0.1]), SETTINGS);
    while (search.step());
    expect(search.candidates.map(({ action }) => action)).toEqual(["a", "b", "c"]);
    const [best, ...others] = search.ranking();
    expect(best?.action).toBe("c");
    for (const { visits } of others) {
      expect(visits).toBeGreaterThan(0);
      expect(visits).toBeLessThan(best?.visits as number);
    }
  });

  it("sees with more simulations what a rival would answer", () => {
    // After "a" everything looks good for seat 0, but seat 1 has an answer to it.
    const game = wordGame("ab", 2, (word) => (word === "ab" ? 0 : word.startsWith("a") ? 0.6 : 0.5));
    const bestAfter = (simulations: number) => {
      const search = searchTree(game, [""], root("ab", [0.5, 0.5]), { ...SETTINGS, simulations });
      while (search.step());
      return search.ranking()[0]?.action;
    };
    expect(bestAfter(2)).toBe("a");
    expect(bestAfter(40)).toBe("b");
  });

  it("ends after its simulations, and at once if there is nothing to choose", () => {
    const game = wordGame("ab", 3, () => 0.5);
    const steps = (actions: string) => {
      const search = searchTree(game, [""], root(actions, [0.5, 0.5]), { ...SETTINGS, simulations: 4 });
      return Array.from({ length: 6 }, () => search.step()).filter(Boolean).length;
    };
    expect(steps("ab")).toBe(4);
    expect(steps("a")).toBe(0);
  });

  it("takes turns between several guesses of what is hidden", () => {
    const game = wordGame("ab", 2, (word) => (word[0] === "x" ? 1 : 0));
    const search = searchTree(game, ["x", "y"], root("ab", [0.5, 0.5]), { ...SETTINGS, simulations: 8 });
    while (search.step());
    for (const { visits, total } of search.candidates) expect(Math.abs(total - visits / 2)).toBeLessThan(1);
  });

  it("ranks by opinion before the first simulation", () => {
    const search = searchTree(
      wordGame("ab", 1, () => 0),
      [""],
      root("ba", [0.7, 0.3]),
      SETTINGS,
    );
    expect(search.ranking().map(({ action }) => action)).toEqual(["b", "a"]);
  });

  it("of Imperial does ten times the simulations with ten times the effort", () => {
    const state = played(3, optionsWith({}), "simple", 40, "effort");
    const seat = decider(state);
    const known = { view: imperial.view(state, seat), seat, actions: imperial.actions(state, seat), seed: "1" };
    const nodesWith = (effort: number) =>
      thinkWithin(beginThinking(botFor("imperial"), { ...known, level: "strong", effort }), { nodes: 1e6 }).nodes();
    expect(nodesWith(1)).toBeGreaterThan(5 * nodesWith(0.1));
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
