import { asSeat, parseNotation } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import {
  boughtAgain,
  type Event,
  imperunde,
  type Purchase,
  planInvestments,
  postsFirst,
  refuseInPlan,
} from "../src/index.ts";
import { HOMES } from "./support/positions.ts";
import { given, tableOf } from "./support/table.ts";

const POSITION = (funds: number) => `${HOMES}
  colony congo s0 1
  colony guinea s0 0
  pieces guinea s0 infantry 1
  money s0 ${funds} 0
  turn investments s0`;
const SEAT = asSeat(0);

function purchases(...lines: readonly string[]): Purchase[] {
  return lines.map((line) => {
    const read = parseNotation(imperunde.actionSchemas, line);
    if ("problem" in read) throw new Error(`${line}: ${JSON.stringify(read.problem)}`);
    return read.value as Purchase;
  });
}

const plan = (funds: number, ...lines: readonly string[]) =>
  planInvestments(given(4, POSITION(funds)).state, SEAT, purchases(...lines));

describe("a plan of investments", () => {
  test("has running totals and changes nothing", () => {
    const table = given(4, POSITION(10));
    const found = planInvestments(table.state, SEAT, purchases("buyPost guinea", "buyArmy infantry south-africa"));
    expect(found).toMatchObject({ spent: 3, left: 7, posts: 2 });
    expect(table.state.funds[0]).toBe(10);
    expect(table.posts("guinea")).toBe(0);
  });

  test("IR-7.1.2: leaves out what the funds do not cover", () => {
    const found = plan(3, "buyPost guinea", "buyFort congo", "buyArmy infantry south-africa");
    expect(found?.basket.map(({ kind }) => kind)).toEqual(["buyPost", "buyArmy"]);
    expect(found).toMatchObject({ left: 0, offers: [] });
  });

  test("IR-7.3.3, IR-7.3.4: counts the allowance of a colony, and new posts add nothing to it", () => {
    const found = plan(20, "buyPost congo", "buyFort congo", "buyArmy infantry congo");
    expect(found?.basket.map(({ kind }) => kind)).toEqual(["buyPost", "buyFort"]);
    const [more] = purchases("buyArmy infantry congo");
    expect(found && more && refuseInPlan(found, SEAT, more)).toMatchObject({
      code: "allowance-used",
      rule: "IR-7.3.3",
    });
  });

  test("IR-7.1.1: belongs to the player whose turn it is", () => {
    expect(planInvestments(given(4, POSITION(5)).state, asSeat(1), [])).toBeUndefined();
  });

  test("IR-14.1.1: ends with the post that wins", () => {
    const { state } = given(4, `${POSITION(20)}\n target 2`);
    const found = planInvestments(state, SEAT, purchases("buyPost guinea", "buyArmy infantry south-africa"));
    expect(found?.basket.map(({ kind }) => kind)).toEqual(["buyPost"]);
    expect(found).toMatchObject({ offers: [], posts: 2 });
  });

  test("IR-7.4.5: every new ship survives a storm", () => {
    const { state } = given(4, `${POSITION(20)}\n storm indian-ocean`);
    const found = planInvestments(state, SEAT, purchases("buyWarship frigate south-africa indian-ocean"));
    expect(found && tableOf(found.state).count("indian-ocean", 0, "frigate")).toBe(1);
  });

  test("its purchases are legal one after another", () => {
    const table = given(4, POSITION(12));
    const found = planInvestments(table.state, SEAT, postsFirst(table.state, SEAT));
    for (const purchase of found?.basket ?? []) {
      expect(imperunde.refuse(table.state, SEAT, purchase)).toBeUndefined();
      imperunde.play(table.state, SEAT, purchase, { draw: () => 1 });
    }
    expect(table.state.funds[0]).toBe(found?.left);
  });
});

describe("the presets", () => {
  test("posts first buys every post that fits", () => {
    const basket = postsFirst(given(4, POSITION(100)).state, SEAT);
    expect(basket.length).toBeGreaterThan(2);
    expect(basket.every(({ kind }) => kind === "buyPost")).toBe(true);
    expect(postsFirst(given(4, POSITION(5)).state, SEAT)).toHaveLength(2);
  });

  test("bought again repeats a turn as far as it is possible", () => {
    const before = given(4, POSITION(20));
    const events: Event[] = before.play(
      "s0 buyPost guinea\n s0 buyArmy cavalry south-africa\n s0 buyWarship frigate south-africa indian-ocean\n s0 buyCard",
    );
    const now = given(4, POSITION(20)).state;
    expect(boughtAgain(now, SEAT, events).map(({ kind }) => kind)).toEqual([
      "buyPost",
      "buyArmy",
      "buyWarship",
      "buyCard",
    ]);
    expect(boughtAgain(given(4, POSITION(4)).state, SEAT, events).map(({ kind }) => kind)).toEqual([
      "buyPost",
      "buyArmy",
    ]);
    expect(boughtAgain(now, SEAT, [])).toEqual([]);
  });

  test("bought again puts nothing in the place of a purchase that the funds do not cover", () => {
    const events = given(4, POSITION(3)).play("s0 buyFort congo");
    expect(boughtAgain(given(4, POSITION(2)).state, SEAT, events)).toEqual([]);
  });

  test.each([
    "buyPost congo",
    "buyPost guinea",
    "buyFort congo",
    "buyFort guinea",
    "buyArmy infantry congo",
    "buyArmy infantry guinea",
  ])("bought again repeats %s in the same territory", (line) => {
    const position = `${HOMES}\n colony congo s0 1\n colony guinea s0 1\n money s0 20 0\n turn investments s0`;
    const events = given(4, position).play(`s0 ${line}`);
    expect(boughtAgain(given(4, position).state, SEAT, events)).toEqual(purchases(line));
  });
});
