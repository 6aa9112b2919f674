import { chooseOptions, type Game, seededRandom } from "@rondel/engine";
import { type Action, imperial, isSea, type State } from "@rondel/imperial";
import { beforeAll, describe, expect, test } from "vitest";
import { nameOf, pieceKeeper } from "./board/board-pieces.ts";
import { ownerOf } from "./owners.ts";
import { freshIn, groupsToMove, isMoveOf, type UnitGroup } from "./unit-group.ts";

interface Moment {
  readonly state: State;
  readonly actions: readonly Action[];
}

/** Its options come from their table, as anybody's would. */
const game: Game<State> = imperial;

/** Positions of random games in which units may move. */
const manoeuvres: Moment[] = [];

beforeAll(() => {
  const answer = chooseOptions(imperial.options, {});
  if ("problem" in answer) throw new Error(answer.problem.code);
  for (const seed of ["first", "second"]) {
    const random = seededRandom(seed);
    const { state } = game.setup(3, answer.options, random);
    for (let [seat] = imperial.deciders(state); seat !== undefined; [seat] = imperial.deciders(state)) {
      const actions = imperial.actions(state, seat);
      if (actions.some(({ kind }) => kind === "moveArmy" || kind === "moveFleet")) {
        manoeuvres.push({ state: imperial.clone(state), actions });
      }
      imperial.play(state, seat, actions[random.draw("action", actions.length)] ?? { kind: "pass" }, random);
    }
  }
});

describe("units that may move", () => {
  test("are offered in groups: every legal move belongs to exactly one", () => {
    expect(manoeuvres.length).toBeGreaterThan(50);
    for (const { actions } of manoeuvres) {
      const moves = actions.filter(({ kind }) => kind === "moveArmy" || kind === "moveFleet");
      const groups = groupsToMove(actions);
      for (const move of moves) expect(groups.filter((group) => isMoveOf(move, group))).toHaveLength(1);
    }
  });

  test("are counted without those that have acted: a group that may move has at least one left", () => {
    for (const { state, actions } of manoeuvres) {
      const frame = state.frames.at(-1);
      if (frame?.kind !== "manoeuvre") throw new Error("units move in a manoeuvre");
      for (const group of groupsToMove(actions)) expect(freshIn(state, frame, group)).toBeGreaterThan(0);
    }
  });

  test("stand for themselves on the board once they have acted", () => {
    let spent = 0;
    for (const { state, actions } of manoeuvres) {
      const frame = state.frames.find((one) => one.kind === "manoeuvre");
      if (!frame) throw new Error("units move in a manoeuvre");
      const pieces = pieceKeeper()(state);
      spent += pieces.filter(({ isSpent }) => isSpent).length;
      for (const group of groupsToMove(actions).filter(({ unit, from }) => unit === "army" || isSea(from))) {
        const fresh = pieces.filter(
          ({ region, owner, symbol, isSpent }) =>
            region === nameOf(group.from) && owner === ownerOf(frame.nation) && symbol === symbolOf(group) && !isSpent,
        );
        expect(fresh).toHaveLength(freshIn(state, frame, group));
      }
    }
    expect(spent).toBeGreaterThan(50);
  });
});

function symbolOf({ unit, standing }: UnitGroup): string {
  return standing === "friendly" ? "army-lying" : unit;
}
