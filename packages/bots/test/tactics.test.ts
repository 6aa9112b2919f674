import { type Action, faceValue, imperial, NATION_NAMES, SPACE_NAMES, type Space } from "@rondel/imperial";
import { describe, expect, it } from "vitest";
import type { Level } from "../src/index.ts";
import { decider, position, think } from "./table.ts";

const THINKING: readonly Level[] = ["steady", "skilled", "strong"];
const ENOUGH = 3000;

/** The rondel space that a level chooses in a position. */
function spaceChosen(name: string, level: Level): string | undefined {
  const state = position(name);
  const { action } = think(state, decider(state), level, ENOUGH);
  return action.kind === "moveRondel" ? SPACE_NAMES[action.space] : undefined;
}

describe("in a position with a clear best move", () => {
  it("a leader ends the game by taxation", () => {
    for (const level of THINKING) expect(spaceChosen("end-the-game", level)).toBe("taxation");
  });

  it("a seat that would lose does not end the game", () => {
    for (const level of THINKING) expect(spaceChosen("let-the-game-go-on", level)).not.toBe("taxation");
  });

  it("a government takes all interest from its treasury on Investor", () => {
    for (const level of THINKING) expect(spaceChosen("rich-treasury", level)).toBe("investor");
  });

  it("flags come before taxes", () => {
    expect(spaceChosen("flags-before-taxes", "strong")).toBe("maneuver-2");
    for (const level of THINKING) expect(spaceChosen("flags-before-taxes", level)).not.toBe("taxation");
  });

  it("a bond keeps the last government from a Swiss Bank", () => {
    const state = position("keep-the-last-government");
    for (const level of ["steady", "strong"] as const) {
      const { action } = think(state, decider(state), level, ENOUGH);
      expect(action).toMatchObject({ kind: "invest", nation: NATION_NAMES.indexOf("italy") });
    }
  });
});

describe("production", () => {
  it("is used in full by every level without a search, whatever its noise", () => {
    const state = position("rich-treasury");
    const seat = decider(state);
    imperial.play(
      state,
      seat,
      { kind: "moveRondel", space: SPACE_NAMES.indexOf("production-2") as Space },
      { draw: () => 0 },
    );
    for (const level of ["beginner", "simple", "steady", "skilled"] as const) {
      for (const seed of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
        expect(think(state, seat, level, ENOUGH, seed).action).toEqual({ kind: "produceAll" });
      }
    }
  });
});

describe("an explanation", () => {
  it("lists the effects of the best choice, with the bond that the interest pays", () => {
    const state = position("rich-treasury");
    const [best] = think(state, decider(state), "skilled", ENOUGH).choices;
    const bond = best?.plan.steps[1]?.action;
    const price = bond?.kind === "invest" ? faceValue(bond.bond) : Number.NaN;
    expect(best?.effects.find(({ code }) => code === "hint-cash")?.params).toEqual({ amount: 15 + 2 - price });
    expect(best?.effects.find(({ code }) => code === "hint-treasury")?.params).toMatchObject({
      amount: expect.any(Number),
    });
  });

  it("says that the game ends, with place and score", () => {
    const state = position("end-the-game");
    const [best] = think(state, decider(state), "skilled", ENOUGH).choices;
    const after = imperial.clone(state);
    imperial.play(after, decider(state), best?.action as Action, { draw: () => 0 });
    const score = imperial.outcome(after)?.ranking[0]?.score;
    expect(best?.effects).toEqual([{ code: "hint-game-ends", params: { place: 1, score } }]);
  });
});
