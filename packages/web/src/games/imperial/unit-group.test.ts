import { chooseOptions, type Game, seededRandom } from "@rondel/engine";
import { type Action, imperial, isSea, type State } from "@rondel/imperial";
import { beforeAll, describe, expect, test } from "vitest";
import { createPieceTracker, nameOf } from "./board/board-pieces.ts";
import { ownerOf } from "./owners.ts";
import { countFresh, groupsToMove, isMoveOf, type UnitGroup } from "./unit-group.ts";

interface Decision {
  readonly state: State;
  readonly actions: readonly Action[];
}

/** Typed loosely, because `chooseOptions` returns options of any game. */
const game: Game<State> = imperial;

/** Positions of random matches in which units may move. */
const manoeuvres: Decision[] = [];

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
  test("puts every legal move into exactly one group", () => {
    expect(manoeuvres.length).toBeGreaterThan(50);
    for (const { actions } of manoeuvres) {
      const moves = actions.filter(({ kind }) => kind === "moveArmy" || kind === "moveFleet");
      const groups = groupsToMove(actions);
      for (const move of moves) expect(groups.filter((group) => isMoveOf(move, group))).toHaveLength(1);
    }
  });

  test("counts at least one unit that has not acted in every group with a legal move", () => {
    for (const { state, actions } of manoeuvres) {
      const frame = state.frames.at(-1);
      if (frame?.kind !== "manoeuvre") throw new Error("expected a manoeuvre");
      for (const group of groupsToMove(actions)) expect(countFresh(state, frame, group)).toBeGreaterThan(0);
    }
  });

  test("draws units that have acted as stacks of their own", () => {
    let spent = 0;
    for (const { state, actions } of manoeuvres) {
      const frame = state.frames.find((candidate) => candidate.kind === "manoeuvre");
      if (!frame) throw new Error("expected a manoeuvre");
      const pieces = createPieceTracker()(state);
      spent += pieces.filter(({ isSpent }) => isSpent).length;
      for (const group of groupsToMove(actions).filter(({ unit, from }) => unit === "army" || isSea(from))) {
        const fresh = pieces.filter(
          ({ region, owner, symbol, isSpent }) =>
            region === nameOf(group.from) && owner === ownerOf(frame.nation) && symbol === symbolOf(group) && !isSpent,
        );
        expect(fresh).toHaveLength(countFresh(state, frame, group));
      }
    }
    expect(spent).toBeGreaterThan(50);
  });
});

function symbolOf({ unit, standing }: UnitGroup): string {
  return standing === "friendly" ? "army-lying" : unit;
}
