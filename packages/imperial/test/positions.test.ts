import { formatNotation, parseNotation } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial, type State, type Statement } from "../src/index.ts";
import { arranged, given, options } from "./support/table.ts";

const depicted = (state: State) =>
  imperial.depict(state).map((statement) => formatNotation(imperial.statementSchemas, statement));

function readBack(players: number, lines: readonly string[]): State {
  const state = imperial.emptyBoard(players, options());
  for (const line of lines) {
    const read = parseNotation(imperial.statementSchemas, line);
    if ("problem" in read) throw new Error(`${line}: ${read.problem.code}`);
    expect(imperial.arrange(state, read.value as Statement)).toBeUndefined();
  }
  return state;
}

describe("positions", () => {
  it("contain no statement for anything empty", () => {
    const lines = [
      "seating s1,s0",
      "cash s0 4",
      "treasury italy 7",
      "bonds s0 italy 2,9",
      "government italy s0",
      "bonds s1 russia 9",
      "government russia s1",
      "investorCard s1",
      "rondel italy maneuver-2",
      "tax italy 8",
      "points italy 3",
      "factories rome,naples,moscow",
      "armies italy tunis 2",
      "fleets italy ionian-sea 1",
      "flags italy tunis,ionian-sea",
      "armies russia lemberg 1 standing=hostile",
      "armies russia kiev 1",
      "turn italy",
    ];
    const state = readBack(2, lines);
    expect(depicted(state).toSorted()).toEqual(lines.toSorted());
    expect(state.bank).toBe(-11);
  });

  it("restore every frame on the stack", () => {
    const table = given("fleets france brest 1\n fleets italy english-channel 1\n armies france paris 1\n turn france");
    table.play("s2 moveRondel maneuver-1", "s2 moveFleet brest english-channel", "s2 peace");
    const again = readBack(6, depicted(table.state));
    expect(again).toEqual(table.state);
    expect(imperial.deciders(again)).toEqual([1]);
  });

  it("start from an empty board on which the first bond is offered", () => {
    const board = imperial.emptyBoard(3, options());
    expect(imperial.deciders(board)).toEqual([0]);
    expect(depicted(board)).toHaveLength(1);
  });

  it("can start at the turn of any nation", () => {
    const table = arranged(
      2,
      "bonds s1 france 9\n government france s1\n swissBanks s0\n investorCard s0\n turn france",
    );
    expect(table.deciders()).toEqual([1]);
    expect(table.legal(1)).toHaveLength(8);
  });
});
