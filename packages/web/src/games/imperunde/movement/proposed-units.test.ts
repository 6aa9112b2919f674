import { asSeat, isRefusal, parseNotation } from "@rondel/engine";
import { imperunde, regionNamed, type State, type Statement, type UnitMoves, unitNamed } from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import { defaultOptions } from "../../../../test/default-options.ts";
import { proposedBoarding, proposedSenders } from "./proposed-units.ts";

const ANNA = asSeat(0);
const HOMES = ["home s0 great-britain", "home s1 japan", "home s2 usa", "relation s0 s1 war"];

/** A turn of Anna, and what her units can do. */
function turnWith(
  lines: readonly string[],
  turn: string,
): { readonly state: State; readonly moves: readonly UnitMoves[] } {
  const state = imperunde.emptyBoard(3, defaultOptions(imperunde));
  for (const line of [...HOMES, ...lines, turn === "movement" ? "round 2 6" : "round 2 7", `turn ${turn} s0`]) {
    const read = parseNotation(imperunde.statementSchemas, line);
    if ("problem" in read || imperunde.arrange(state, read.value as Statement)) throw new Error(line);
  }
  const moves = imperunde.answer(state, ANNA, { kind: "moves" });
  if (isRefusal(moves)) throw new Error(moves.code);
  return { state, moves };
}

/** The proposed units, each as its kind and the region that it leaves. */
function sendersTo(target: string, lines: readonly string[]) {
  const { state, moves } = turnWith(lines, "movement");
  return proposedSenders(state, ANNA, moves, regionNamed(target));
}

const sender = (unit: string, from: string) => ({ unit: unitNamed(unit), from: regionNamed(from) });

describe("the units proposed for an attack", () => {
  const SPAIN = ["colony spain s1 2", "pieces spain s1 infantry 1"];

  test("are the three strongest in reach, wherever they are", () => {
    const armies = [
      "pieces france s0 infantry 3",
      "pieces france s0 artillery 1",
      "pieces mid-atlantic s0 cavalry-aboard 1",
    ];
    expect(sendersTo("spain", ["colony france s0 1", ...SPAIN, ...armies])).toEqual([
      sender("artillery", "france"),
      sender("cavalry-aboard", "mid-atlantic"),
      sender("infantry", "france"),
    ]);
  });

  test("leave a defender in a colony", () => {
    const armies = ["pieces france s0 infantry 3"];
    expect(sendersTo("spain", ["colony france s0 2", ...SPAIN, ...armies])).toHaveLength(2);
  });

  test("are the last defenders if no other can come", () => {
    const armies = ["pieces france s0 infantry 1"];
    expect(sendersTo("spain", ["colony france s0 2", ...SPAIN, ...armies])).toEqual([sender("infantry", "france")]);
  });

  test("do not sail into a storm if others can come", () => {
    const fleet = ["storm mid-atlantic", "pieces north-atlantic s0 frigate 1", "pieces caribbean-sea s0 frigate 1"];
    const enemy = ["pieces mediterranean-sea s1 frigate 1"];
    expect(sendersTo("mediterranean-sea", [...fleet, ...enemy])).toEqual([sender("frigate", "north-atlantic")]);
  });
});

describe("the armies proposed to embark", () => {
  function boarding(lines: readonly string[]): number {
    const { state, moves } = turnWith(lines, "embarkation");
    const here = moves.filter(({ from }) => from === regionNamed("spain"));
    return [...proposedBoarding(state, ANNA, here).values()].reduce((sum, count) => sum + count, 0);
  }

  test("are all but the weakest if the colony would be left without a defender", () => {
    const lines = ["colony spain s0 2", "pieces spain s0 infantry 1", "pieces spain s0 artillery 2"];
    const { state, moves } = turnWith(lines, "embarkation");
    expect(proposedBoarding(state, ANNA, moves).get(unitNamed("infantry"))).toBe(0);
    expect(boarding(lines)).toBe(2);
  });

  test("are all if a fort stays, or if there is only one", () => {
    expect(boarding(["colony spain s0 2", "pieces spain s0 infantry 3", "pieces spain s0 fort 1"])).toBe(3);
    expect(boarding(["colony spain s0 2", "pieces spain s0 infantry 1"])).toBe(1);
  });
});
