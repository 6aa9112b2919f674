import { asSeat, parseNotation } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { boardAfter } from "../src/dangers/departures.ts";
import {
  type Action,
  dangersOf,
  imperunde,
  needsConfirmation,
  provisionalSheet,
  regionNamed,
  stacksAt,
  stackUnit,
} from "../src/index.ts";
import type { State } from "../src/state.ts";
import { UNIT_NAMES } from "../src/units.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { givenBoard } from "./support/table.ts";

const S0 = asSeat(0);
const stateOf = (...lines: readonly string[]): State => givenBoard(4, [HOMES, ...lines].join("\n")).state;
const actionsOf = (...lines: readonly string[]): Action[] =>
  lines.map((line) => {
    const read = parseNotation(imperunde.actionSchemas, line);
    if ("problem" in read) throw new Error(`${line}: ${JSON.stringify(read.problem)}`);
    return read.value as Action;
  });
const dangers = (state: State, ...lines: readonly string[]) => dangersOf(state, S0, actionsOf(...lines));
const codes = (state: State, ...lines: readonly string[]) => dangers(state, ...lines).map(({ code }) => code);

describe("IR-14.1.1 a debt that keeps a player from winning", () => {
  const DEBT = "debt-blocks-victory";
  const investing = (target: number) =>
    stateOf("colony congo s0 2", "colony guinea s0 0", `target ${target}`, "money s0 20 5", "turn investments s0");

  test("is a danger of the post that would reach the target, and of no other purchase", () => {
    expect(dangers(investing(3), "buyPost guinea")).toEqual([
      { code: DEBT, rule: "IR-14.1.1", units: 0, posts: 0, amount: 5 },
    ]);
    expect(codes(investing(3), "buyPost guinea", "buyArmy infantry congo")).toEqual([DEBT]);
    expect(codes(investing(4), "buyPost guinea")).toEqual([]);
    expect(codes(investing(4), "buyPost guinea", "buyArmy infantry congo")).toEqual([]);
    expect(codes(investing(3), "buyArmy infantry congo")).toEqual([]);
    expect(codes(investing(2), "buyArmy infantry congo")).toEqual([]);
  });

  const settling = (target: number, debt: number) =>
    stateOf("colony congo s0 2", `target ${target}`, `money s0 0 ${debt}`, "round 1 3", "turn debts s0");

  test.each([-5, 0, 5])(
    "is a danger in phase 3 if the free funds pay for the missing posts, debt changed by %i",
    (change) => {
      const affordable = Math.floor((provisionalSheet(settling(3, 10), S0).freeFunds + change) / 2);
      expect(affordable).toBeGreaterThan(1);
      expect(codes(settling(2 + affordable, 10), `settleDebt ${change}`)).toEqual([DEBT]);
      expect(codes(settling(3 + affordable, 10), `settleDebt ${change}`)).toEqual([]);
      expect(codes(settling(3 + affordable, 10), `settleDebt ${change}`, "buyPost guinea")).toEqual([DEBT]);
    },
  );

  test("is no danger if repaying leaves no funds", () => {
    const state = settling(3, 15);
    expect(provisionalSheet(state, S0).freeFunds).toBeLessThan(20);
    state.funds[0] = -10;
    expect(codes(state, "settleDebt -10")).toEqual([]);
  });
});

describe("IR-6.2.3 the last peace dividend", () => {
  test("names the first new enemy", () => {
    expect(dangers(stateOf(WAR_01), "sealStance s1,s2,s3")).toMatchObject([
      { code: "last-dividend", other: 2, amount: 4 },
    ]);
  });

  test("is no danger without a peace", () => {
    const wars = [1, 2, 3].map((seat) => `relation s0 s${seat} war`);
    expect(codes(stateOf(...wars), "declareWar s1")).toEqual([]);
  });
});

describe("the board after some moves", () => {
  const unitsAfter = (state: State, region: string, ...lines: readonly string[]) =>
    stacksAt(boardAfter(state, S0, actionsOf(...lines)), regionNamed(region)).map(
      (stack) => UNIT_NAMES[stackUnit(stack)],
    );
  const FLEET = "pieces indian-ocean s0 frigate 1";

  test("IR-9.4.1 a step uses a move, a passage two", () => {
    expect(unitsAfter(stateOf(FLEET), "arabian-sea", "move frigate indian-ocean arabian-sea")).toEqual(["frigate/1"]);
    const passage = "sailThrough frigate indian-ocean arabian-sea bay-of-bengal";
    expect(unitsAfter(stateOf(FLEET), "bay-of-bengal", passage)).toEqual(["frigate/0"]);
    expect(unitsAfter(stateOf(FLEET), "indian-ocean", passage)).toEqual([]);
  });

  test("RU-62 a step by fair winds uses no move at sea, and a landing uses all", () => {
    const state = stateOf(
      FLEET,
      "pieces indian-ocean s0 cavalry-aboard 1",
      "pieces indian-ocean s0 cavalry-aboard/0.0 1",
    );
    state.frames.push({ kind: "goodWinds", sea: regionNamed("indian-ocean") as never, turn: 0, wind: [] });
    expect(unitsAfter(state, "arabian-sea", "move frigate indian-ocean arabian-sea")).toEqual(["frigate"]);
    for (const unit of ["cavalry-aboard", "cavalry-aboard/0.0"])
      expect(unitsAfter(state, "mozambique", `move ${unit} indian-ocean mozambique`)).toEqual(["cavalry/0"]);
  });

  test("one unit leaves and one arrives", () => {
    const state = stateOf("pieces indian-ocean s0 frigate 3");
    const moved = boardAfter(state, S0, actionsOf("move frigate indian-ocean arabian-sea"));
    const expected = stateOf("pieces indian-ocean s0 frigate 2", "pieces arabian-sea s0 frigate/1 1");
    expect(moved.stacks).toEqual(expected.stacks);
  });

  test("a unit that is not there moves nothing, and a sent unit leaves alone", () => {
    const armies = stateOf("pieces south-africa s0 infantry 3");
    const left = (...lines: readonly string[]) => boardAfter(armies, S0, actionsOf(...lines)).stacks;
    expect(left("move cavalry south-africa congo", "send cavalry south-africa -")).toEqual(armies.stacks);
    const one = stateOf("pieces south-africa s0 infantry 2");
    expect(left("send infantry south-africa -")).toEqual(one.stacks);
  });
});

describe("the dangers of moves", () => {
  test("IR-2.4.2 a colony without posts is given up with its last unit", () => {
    const state = stateOf("colony congo s0 0", "pieces congo s0 infantry 1", "turn movement s0");
    expect(dangers(state, "move infantry congo south-africa")).toEqual([
      { code: "abandoned", rule: "IR-2.4.2", region: regionNamed("congo"), units: 0, posts: 0 },
    ]);
  });

  test("IR-9.4.6 only the player's own transports count, and only near enemy warships", () => {
    const convoy = [WAR_01, "pieces indian-ocean s0 frigate 1", "pieces indian-ocean s0 infantry-aboard 1"];
    const away = "move frigate indian-ocean gulf-of-guinea";
    expect(codes(stateOf(...convoy, "turn movement s0"), away)).toEqual([]);
    const hunted = [...convoy, "pieces arabian-sea s1 frigate 1", "pieces indian-ocean s2 infantry-aboard 2"];
    expect(dangers(stateOf(...hunted, "turn movement s0"), away)).toMatchObject([
      { code: "cargo", units: 1, other: 1 },
    ]);
  });

  test("IR-11.4.2 a passage enters both seas", () => {
    const state = stateOf("pieces indian-ocean s0 frigate 1", "storm arabian-sea", "turn movement s0");
    expect(codes(state, "sailThrough frigate indian-ocean arabian-sea bay-of-bengal")).toEqual(["storm"]);
  });

  test("RU-119 a warship that is in the sea of its battle enters no storm", () => {
    const state = stateOf("pieces indian-ocean s0 frigate 2", "storm indian-ocean", "turn movement s0");
    expect(codes(state, "attack indian-ocean", "send frigate indian-ocean -")).toEqual([]);
  });

  test("two units need a confirmation", () => {
    expect(needsConfirmation([{ code: "storm", rule: "IR-11.4.2", units: 2, posts: 0 }])).toBe(true);
  });
});
