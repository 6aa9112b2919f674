import { chooseOptions, type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import type { Options } from "../src/options.ts";
import { compareWithModel, eagerChoice } from "./support/model/compare.ts";

const GAMES = 25;
const ACTIONS = 400;

/** Plays a random match and compares every decision with the model. */
function playWithModel(game: number, decisions: Map<string, number>): void {
  const random = seededRandom(`model ${game}`);
  const chosen = chooseOptions(imperial.options, {});
  if ("problem" in chosen) throw new Error("the default options are refused");
  const { state } = imperial.setup(2 + (game % 5), chosen.options as Options, random);
  for (let number = 0; number < ACTIONS; number++) {
    const [seat] = imperial.deciders(state);
    if (seat === undefined) return;
    const kind = state.frames.at(-1)?.kind ?? "none";
    const found = compareWithModel(state, seat as Seat, random, 4);
    if (found) decisions.set(kind, (decisions.get(kind) ?? 0) + 1);
    expect(found ?? "agreed", `game ${game}, action ${number}`).toBe("agreed");
    imperial.play(state, seat, eagerChoice(imperial.actions(state, seat), random), random);
  }
}

describe("a second implementation of the rules", () => {
  it("lists the same factories, imports, fleet and army moves, battles, statuses and destructions", () => {
    const decisions = new Map<string, number>();
    for (let game = 0; game < GAMES; game++) playWithModel(game, decisions);
    expect(decisions.get("manoeuvre")).toBeGreaterThan(1000);
    expect(decisions.get("window")).toBeGreaterThan(200);
    expect(decisions.get("factory")).toBeGreaterThan(20);
    expect(decisions.get("import")).toBeGreaterThan(100);
    expect(decisions.get("production")).toBeGreaterThan(20);
  });
});
