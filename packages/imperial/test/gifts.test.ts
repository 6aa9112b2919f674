import { formatNotation, type Seat } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import { given, type Table } from "./support/table.ts";

const listed = (table: Table, seat: number): string[] =>
  imperial.freeActions(table.state, seat as Seat).map((action) => formatNotation(imperial.actionSchemas, action));

describe("gifts", () => {
  it("IM-1.1 come from a seat of the match", () => {
    const table = given("cash s5 1\n turn italy");
    expect(table.refusal("s5 gift italy 1")).toBe("legal");
    expect(table.refusal("s6 gift italy 1")).toBe("no-such-seat");
  });

  it("RL-36 an option limits them to the giver’s own decisions", () => {
    const table = given("cash s0 1\n cash s1 1\n turn italy", { gifts: "onOwnDecision" });
    expect(table.refusal("s1 gift france 1")).toBe("legal");
    expect(table.refusal("s0 gift france 1")).toBe("gift-only-on-own-decision");
  });

  it("RL-36 a gift of the last cash ends an investment that it makes impossible", () => {
    const table = given("cash s1 2\n rondel italy factory\n investorCard s1\n turn italy");
    table.play("s1 moveRondel investor");
    expect(table.deciders()).toEqual([1]);
    table.play(`s1 gift france ${table.cash(1)}`);
    expect(table.eventsOf("passed")).toMatchObject([{ seat: 1, automatic: true, rule: "IM-16.7" }]);
  });

  it("IM-7.9 the samples leave out the cash that is set aside", () => {
    const announced = (cash: number) => {
      const table = given(
        `government russia s0\n swissBanks s5\n treasury italy 9\n cash s1 ${cash}\n rondel italy factory\n turn italy`,
      );
      table.play("s1 moveRondel maneuver-2");
      return listed(table, 1).filter((text) => text.startsWith("gift italy"));
    };
    expect(announced(9)).toEqual(["gift italy 1", "gift italy 3"]);
    expect(announced(7)).toEqual(["gift italy 1"]);
    expect(announced(6)).toEqual([]);
  });

  it("IM-18.1 end with the game", () => {
    const table = given("points italy 24\n flags italy tunis,spain\n cash s1 7\n rondel italy import\n turn italy");
    table.play("s1 moveRondel taxation");
    expect(listed(table, 1)).toEqual([]);
    expect(imperial.prompt(table.state, 1 as Seat)).toEqual({ code: "game-over", params: {} });
  });
});
