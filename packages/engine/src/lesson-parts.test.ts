import { describe, expect, it } from "vitest";
import { seededSource } from "./chance.ts";
import type { Game } from "./game.ts";
import { readMatch } from "./match-reader.ts";
import { matchToText } from "./match-text.ts";
import { fitsPattern } from "./notation-pattern.ts";
import { ferry as typedFerry } from "./reference/index.ts";
import { restrictActions } from "./restricted-game.ts";
import { asSeat } from "./seat.ts";
import { statedSource } from "./stated-random.ts";

const ferry = typedFerry as Game;
const seat = asSeat(0);

function ferryAt(...lines: readonly string[]) {
  const text = ["rondel 1", "game ferry rules 1", "players 2", "seed 4", ...lines].join("\n");
  const { match, problem } = readMatch(text, () => ferry);
  if (!match) throw new Error(problem?.code);
  return match;
}

describe("stated draws", () => {
  const roll = (random: { draw(label: string, sides: number): number }, label: string) => random.draw(label, 6) + 1;

  it("come in order by the beginning of their label, across entries", () => {
    const source = statedSource(
      [
        { label: "X-10 attack", results: [3, 5] },
        { label: "X-10", results: [6] },
      ],
      seededSource("0"),
    );
    expect(roll(source(1), "X-10 attack of s0")).toBe(3);
    expect(roll(source(2), "X-10 defence")).toBe(6);
    expect(roll(source(3), "X-10 attack of s1")).toBe(5);
  });

  it("give way to the other source when they are used up", () => {
    const source = statedSource([{ label: "die", results: [1] }], () => ({ draw: () => 4 }));
    expect([roll(source(1), "die"), roll(source(1), "die"), roll(source(1), "coin")]).toEqual([1, 5, 5]);
  });

  it("refuse a result that the die does not have", () => {
    const source = statedSource([{ label: "die", results: [7] }], seededSource("0"));
    expect(() => roll(source(1), "die")).toThrow("die: 7 is stated, but there are 6 sides");
  });
});

describe("a game with restricted actions", () => {
  const { state } = ferryAt();
  const reason = { code: "not-now", rule: "", params: {} };
  const only = (wanted: number) =>
    restrictActions(ferry, (_, _seat, action) => fitsPattern(ferry.actionSchemas, action, `bid ${wanted}`), reason);

  it("lists and accepts only what the filter allows", () => {
    const game = only(0);
    expect(game.actions(state, seat)).toEqual([{ kind: "bid", coins: 0 }]);
    expect(game.refuse(state, seat, { kind: "bid", coins: 0 } as never)).toBeUndefined();
    expect(game.refuse(state, seat, { kind: "bid", coins: 1 } as never)).toBe(
      ferry.refuse(state, seat, { kind: "bid", coins: 1 } as never) ?? reason,
    );
    expect(game.defaultAction(state, seat)).toEqual({ kind: "bid", coins: 0 });
  });

  it("keeps all legal actions where the filter would leave none", () => {
    const game = only(99);
    expect(game.actions(state, seat)).toEqual(ferry.actions(state, seat));
    expect(game.refuse(state, seat, ferry.defaultAction(state, seat))).toBeUndefined();
  });
});

describe("a pattern of actions", () => {
  const schemas = {
    move: { from: { kind: "integer", least: 0, most: 9 }, to: { kind: "integer", least: 0, most: 9 } },
  };
  const move = { kind: "move", from: 1, to: 2 };

  it.each([
    ["move", true],
    ["move 1", true],
    ["move * 2", true],
    ["move 2", false],
    ["move 1 3", false],
    ["stay", false],
  ])("%s fits: %s", (pattern, fits) => {
    expect(fitsPattern(schemas as never, move, pattern)).toBe(fits);
  });
});

describe("an action with a stop", () => {
  it("ends between two steps of the rules, with the events until then", () => {
    const { state } = ferryAt();
    ferry.play(state, seat, ferry.defaultAction(state, seat), seededSource("4")(1));
    const stopped = ferry.clone(state);
    const last = asSeat(1);
    const play = (on: unknown, stop?: () => boolean) =>
      ferry.play(on, last, ferry.defaultAction(on, last), seededSource("4")(2), stop);
    const all = play(state);
    const until = play(stopped, () => true);
    expect(until.length).toBeLessThan(all.length);
    expect(all.slice(0, until.length)).toEqual(until);
  });
});

describe("names of seats in a file", () => {
  it("are read and written", () => {
    const match = ferryAt("name s1 Bruno the Great");
    expect(match.header.names).toEqual(["", "Bruno the Great"]);
    expect(matchToText(match)).toContain("\nname s1 Bruno the Great\n");
  });

  it.each(["name s2 Clara", "name s1", "name Bruno"])("are refused: %s", (line) => {
    expect(() => ferryAt(line)).toThrow("wrong-name");
  });
});
