import { type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import type { NationName } from "../src/board/europe.ts";
import { imperial } from "../src/index.ts";
import { arranged, given, nation, type Table } from "./support/table.ts";

describe("interest", () => {
  it("TV-V1 is paid from the treasury", () => {
    const table = given("bonds s0 france 2\n treasury france 11\n turn france");
    table.play("s2 moveRondel investor");
    expect(table.treasury("france")).toBe(6);
    expect([table.cash(2), table.cash(0)]).toEqual([4, 1]);
  });

  it("TV-V2 of the government lapses as far as the treasury does not cover it", () => {
    const table = given("bonds s0 france 4\n treasury france 3\n investorCard s5\n turn france");
    table.play("s2 moveRondel investor");
    expect([table.cash(0), table.cash(2), table.treasury("france")]).toEqual([2, 1, 0]);
  });

  const poor = (cash: number) =>
    given(
      `bonds s0 france 2\n bonds s3 france 6\n treasury france 1\n cash s2 ${cash}\n investorCard s5\n turn france`,
    );

  it("TV-V3 of other players is paid from the cash of the government if the treasury is too low", () => {
    const table = poor(5);
    table.play("s2 moveRondel investor");
    expect([table.cash(0), table.cash(3), table.cash(2), table.treasury("france")]).toEqual([1, 3, 2, 0]);
    expect(table.eventsOf("money").filter((event) => event.flow === "guarantee")).toMatchObject([
      { from: { cash: 2 }, to: { cash: 3 }, amount: 3, rule: "IM-15.3" },
    ]);
  });

  it("TV-V4 makes Investor illegal if the government cannot pay it", () => {
    expect(poor(2).refusal("s2 moveRondel investor")).toBe("interest-not-covered");
  });

  it("TV-V16 insolventInvestor = partial: small bonds are paid first, and the rest lapses", () => {
    // Others are owed 1, 2 and 4; the treasury is empty.
    const insolvent = (cash: number) => {
      const table = arranged(
        4,
        `bonds s0 france 12\n government france s0\n bonds s1 france 2\n bonds s2 france 4\n bonds s3 france 9
         cash s0 ${cash}\n investorCard s1\n swissBanks s1,s2,s3\n turn france`,
        { insolventInvestor: "partial" },
      );
      table.play("s0 moveRondel investor");
      return table;
    };
    const paid = (table: Table) =>
      table.eventsOf("money").flatMap((event) => (event.flow === "guarantee" ? [event.amount] : []));
    expect(paid(insolvent(5))).toEqual([1, 2, 2]);
    expect(insolvent(5).eventsOf("interestLapsed")).toMatchObject([{ seat: 3, amount: 2, rule: "RL-22" }]);
    expect(insolvent(5).cash(0)).toBe(0);
    expect(paid(insolvent(3))).toEqual([1, 2]);
    expect(insolvent(3).eventsOf("interestLapsed")).toMatchObject([{ seat: 3, amount: 4 }]);
    expect(insolvent(6).eventsOf("interestLapsed")).toMatchObject([{ seat: 3, amount: 1 }]);
  });
});

/** The nation lands on Investor, and the holder of the card invests next. */
function investing(statements: string, mover: NationName = "russia", options = {}): Table {
  const table = given(`treasury ${mover} 30\n ${statements}\n turn ${mover}`, options);
  table.play(`s${nation(mover)} moveRondel investor`);
  return table;
}

describe("investing", () => {
  it("TV-V5 upgrading a bond costs the difference, and the old bond is available at once", () => {
    const table = investing(
      "bonds s0 italy 4\n cash s0 10\n cash s5 4\n investorCard s0\n swissBanks s5\n government russia s4",
      "france",
    );
    table.play("s0 invest italy 12 returned=4");
    expect(table.treasury("italy")).toBe(8);
    expect(table.cash(0)).toBe(10 + 2 - 8);
    expect(table.legal(5)).toContain("invest italy 4");
  });

  it("TV-V6 the holder who invests nothing still gets 2 million, and the card moves left", () => {
    const table = investing("cash s1 1");
    table.play("s1 pass");
    expect(table.cash(1)).toBe(3);
    expect(table.state.investorCard).toBe(2);
    expect(table.eventsOf("investorCard")).toMatchObject([{ from: 1, to: 2, rule: "IM-15.8" }]);
  });

  it("TV-V7 a holder with a Swiss Bank invests once", () => {
    const table = investing("government italy s0\n swissBanks s1\n cash s1 20");
    expect(table.eventsOf("investing")).toMatchObject([{ seats: [1], also: ["IM-15.1", "IM-15.7", "IM-15.10"] }]);
    expect(table.refusal("s2 invest germany 2")).toBe("not-your-decision");
    expect(() => imperial.play(table.state, 1 as Seat, { kind: "decline" }, seededRandom(1))).toThrow("does not fit");
    table.play("s1 invest germany 2");
    expect(table.eventsOf("investorCard")).toHaveLength(1);
  });

  it("TV-V8 an equal bond total keeps the government, a higher one replaces it", () => {
    const reaching = (bond: string) => {
      const table = investing("bonds s1 france 2,4\n bonds s4 france 12\n government france s4\n cash s1 20");
      table.play(`s1 invest france ${bond}`);
      return table;
    };
    // 2 + 4 and 6 are as much as seat 4 has, 2 + 4 and 16 are more.
    expect(reaching("6").government("france")).toBe(4);
    expect(reaching("16").government("france")).toBe(1);
    expect(reaching("16").eventsOf("government")).toMatchObject([{ also: ["IM-4.1", "IM-4.5", "IM-6.4"] }]);
  });

  it("TV-V9 among equal challengers the first one clockwise from the holder of the card governs", () => {
    // Seat 4 gets 12 with 2, 6 and then 4, seat 5 with the 12 itself: both more than the 9 of France's government.
    const challenged = (holder: number) =>
      investing(
        `bonds s4 france 2,6\n cash s4 20\n cash s5 20\n government germany s0\n government russia s0
         swissBanks s4,s5\n investorCard s${holder}`,
        "italy",
      );
    const fromTheThird = challenged(3);
    fromTheThird.play("s3 pass", "s4 invest france 4", "s5 invest france 12");
    expect(fromTheThird.government("france")).toBe(4);
    expect(fromTheThird.eventsOf("government")[0]?.also).toEqual(["IM-4.1", "IM-4.5", "IM-6.4", "IM-4.4"]);
    const fromTheFifth = challenged(5);
    fromTheFifth.play("s5 invest france 12", "s4 invest france 4");
    expect(fromTheFifth.government("france")).toBe(5);
  });

  it("TV-V12 a bond is exchanged only for a higher one of the same nation", () => {
    const table = investing("bonds s1 france 12\n cash s1 30\n government france s1\n swissBanks s2");
    expect(table.refusal("s1 invest france 6 returned=12")).toBe("bond-not-higher");
    expect(table.refusal("s1 invest germany 20 returned=12")).toBe("bond-not-yours");
  });

  it("TV-V13 gifts go only from players to treasuries", () => {
    const table = given("cash s1 5\n turn italy");
    expect(table.refusal("s4 gift italy 1")).toBe("gift-beyond-cash");
    table.play("s1 gift russia 2");
    expect(table.treasury("russia")).toBe(2);
    expect(table.cash(1)).toBe(3);
    // No action moves money between players or from a treasury to a player.
    expect(() => table.play("s1 gift s2 2")).toThrow("wrong-value");
  });

  it("TV-V19 6 million buy exactly these bonds", () => {
    const table = arranged(
      4,
      `bonds s3 russia 9\n bonds s3 france 2\n bonds s3 germany 4
       bonds s0 italy 9\n bonds s0 great-britain 2\n bonds s0 germany 6
       bonds s1 great-britain 9\n bonds s1 russia 2,6
       bonds s2 france 9\n bonds s2 austria-hungary 2,6
       government austria-hungary s2\n government italy s0\n government france s2
       government great-britain s1\n government germany s0\n government russia s3
       cash s3 4\n treasury italy 5\n investorCard s3\n turn italy`,
    );
    table.play("s0 moveRondel investor");
    expect(table.legal(3)).toEqual([
      "invest austria-hungary 4",
      "invest italy 2",
      "invest italy 4",
      "invest italy 6",
      "invest france 4",
      "invest france 4 returned=2",
      "invest france 6",
      "invest france 6 returned=2",
      "invest great-britain 4",
      "invest great-britain 6",
      "invest germany 2",
      "invest germany 9 returned=4",
      "invest russia 4",
      "invest russia 12 returned=9",
      "pass",
    ]);
  });
});
