import { formatNotation, parseNotation } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial, type State, type Statement } from "../src/index.ts";
import { pending } from "./support/position-file.ts";
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

const offerBy = (seat: number): string => pending({ kind: "offer", startPlayer: seat, nation: 0, answered: 0 });

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

  it("contain a statement for a single piece, million and point", () => {
    const lines = [
      "seating s0,s2,s1",
      "cash s0 1",
      "treasury italy 1",
      "bonds s0 italy 9",
      "government italy s0",
      "bonds s1 france 9",
      "government france s1",
      "investorCard s1",
      "swissBanks s2",
      "rondel italy maneuver-2",
      "points italy 1",
      "factories rome",
      "flags italy tunis",
      "turn italy",
    ];
    expect(depicted(readBack(3, lines)).toSorted()).toEqual(lines.toSorted());
  });

  it.each([
    ["IM-1.1 a seat that is not there", "cash s3 1", "no-such-seat"],
    ["IM-1.1 a Swiss Bank of a seat that is not there", "swissBanks s2,s3", "no-such-seat"],
    ["RL-55 a seat twice", "seating s0,s0,s1", "seating-incomplete"],
    ["RL-55 a seat too many", "seating s0,s1,s2,s0", "seating-incomplete"],
    ["IM-2.3 a fleet in a brown city", "fleets italy rome 1", "no-place-for-fleets"],
    ["IM-2.3 an army at sea", "armies italy ionian-sea 1", "armies-stay-on-land"],
    ["INV-21 a start player who is not there", offerBy(3), "not-frames"],
  ])("refuse %s and stay as they were", (_name, line, code) => {
    const state = imperial.emptyBoard(3, options());
    const before = imperial.clone(state);
    const read = parseNotation(imperial.statementSchemas, line);
    if ("problem" in read) throw new Error(read.problem.code);
    expect(imperial.arrange(state, read.value as Statement)?.code).toBe(code);
    expect(state).toEqual(before);
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
