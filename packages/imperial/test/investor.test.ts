import { describe, expect, it } from "vitest";
import type { PowerName } from "../src/board/europe.ts";
import { arranged, given, power, type Table } from "./table.ts";

describe("interest", () => {
  it("TV-V1 everybody is paid from the treasury", () => {
    const table = given("bonds s0 france 2\n treasury france 11\n turn france");
    table.play("s2 moveRondel investor");
    expect(table.treasury("france")).toBe(6);
    expect([table.cash(2), table.cash(0)]).toEqual([4, 1]);
  });

  it("TV-V2 the government forgoes what the treasury does not cover", () => {
    const table = given("bonds s0 france 4\n treasury france 3\n investorCard s5\n turn france");
    table.play("s2 moveRondel investor");
    expect([table.cash(0), table.cash(2), table.treasury("france")]).toEqual([2, 1, 0]);
  });

  const poor = (cash: number) =>
    given(
      `bonds s0 france 2\n bonds s3 france 6\n treasury france 1\n cash s2 ${cash}\n investorCard s5\n turn france`,
    );

  it("TV-V3 and pays the rest from its own cash", () => {
    const table = poor(5);
    table.play("s2 moveRondel investor");
    expect([table.cash(0), table.cash(3), table.cash(2), table.treasury("france")]).toEqual([1, 3, 2, 0]);
    expect(table.happened("money").filter((event) => event.flow === "guarantee")).toMatchObject([
      { from: { cash: 2 }, to: { cash: 3 }, amount: 3, rule: "IM-15.3" },
    ]);
  });

  it("TV-V4 if it cannot, Investor is not selectable", () => {
    expect(poor(2).refusal("s2 moveRondel investor")).toBe("interest-not-covered");
  });

  it("TV-V16 insolventInvestor = partial: small interests first, and what is missing lapses", () => {
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
      table.happened("money").flatMap((event) => (event.flow === "guarantee" ? [event.amount] : []));
    expect(paid(insolvent(5))).toEqual([1, 2, 2]);
    expect(insolvent(5).happened("interestLapsed")).toMatchObject([{ seat: 3, amount: 2, rule: "RL-22" }]);
    expect(insolvent(5).cash(0)).toBe(0);
    expect(paid(insolvent(3))).toEqual([1, 2]);
    expect(insolvent(3).happened("interestLapsed")).toMatchObject([{ seat: 3, amount: 4 }]);
  });
});

/** Somebody lands on Investor, and the holder of the card is asked. */
function investing(statements: string, mover: PowerName = "russia", options = {}): Table {
  const table = given(`treasury ${mover} 30\n ${statements}\n turn ${mover}`, options);
  table.play(`s${power(mover)} moveRondel investor`);
  return table;
}

describe("investing", () => {
  it("TV-V5 raising a bond costs the difference, and the old one is in the stack at once", () => {
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
    expect(table.happened("investorCard")).toMatchObject([{ from: 1, to: 2, rule: "IM-15.8" }]);
  });

  it("TV-V7 a holder with a Swiss Bank invests once", () => {
    const table = investing("government italy s0\n swissBanks s1\n cash s1 20");
    expect(table.happened("investing")).toMatchObject([{ seats: [1] }]);
    table.play("s1 invest germany 2");
    expect(table.happened("investorCard")).toHaveLength(1);
  });

  it("TV-V8 equality keeps the government, more replaces it", () => {
    const reaching = (bond: string) => {
      const table = investing("bonds s1 france 2,4\n bonds s4 france 12\n government france s4\n cash s1 20");
      table.play(`s1 invest france ${bond}`);
      return table.government("france");
    };
    // 2 + 4 and 6 are as much as seat 4 has, 2 + 4 and 16 are more.
    expect(reaching("6")).toBe(4);
    expect(reaching("16")).toBe(1);
  });

  it("TV-V9 among equal challengers the first from the holder of the card governs", () => {
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
    const fromTheFifth = challenged(5);
    fromTheFifth.play("s5 invest france 12", "s4 invest france 4");
    expect(fromTheFifth.government("france")).toBe(5);
  });

  it("TV-V12 a bond is only handed back for a higher one of the same power", () => {
    const table = investing("bonds s1 france 12\n cash s1 30\n government france s1\n swissBanks s2");
    expect(table.refusal("s1 invest france 6 returned=12")).toBe("bond-not-higher");
    expect(table.refusal("s1 invest germany 20 returned=12")).toBe("bond-not-yours");
  });

  it("TV-V13 only players give, and only to treasuries", () => {
    const table = given("cash s1 5\n turn italy");
    expect(table.refusal("s4 gift italy 1")).toBe("gift-beyond-cash");
    table.play("s1 gift russia 2");
    expect(table.treasury("russia")).toBe(2);
    expect(table.cash(1)).toBe(3);
    // No action moves money between players or out of a treasury into a purse.
    expect(() => table.play("s1 gift s2 2")).toThrow("wrong-value");
  });

  it("TV-V19 everything within reach of 6 million, and nothing else", () => {
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

describe("Swiss Banks", () => {
  const passing = (treasury: number, cash: number) =>
    given(`
      treasury italy ${treasury}
      bonds s2 italy 12
      bonds s0 italy 6
      government italy s2
      government france s3
      swissBanks s1
      cash s1 ${cash}
      rondel italy production-1
      investorCard s5
      turn italy
    `);
  // Interest of Italy: 4 + 5 + 3 = 12.

  it("TV-V10 a stop is forced if the treasury covers all interest, and the nation does not import", () => {
    const table = passing(12, 0);
    table.play("s2 moveRondel import");
    expect(table.deciders()).toEqual([1]);
    table.play("s1 forceInvestor");
    expect(table.happened("rondel")).toMatchObject([{ to: 3, surcharge: 0 }]);
    expect(table.treasury("italy")).toBe(0);
    expect(table.happened("imported")).toEqual([]);
    expect(table.happened("investing")).toMatchObject([{ seats: [5, 1] }]);
  });

  it("TV-V10 with a treasury that is 1 short only after a gift", () => {
    const unasked = passing(11, 0);
    unasked.play("s2 moveRondel import");
    expect(unasked.happened("announced")).toEqual([]);
    const table = passing(11, 1);
    table.play("s2 moveRondel import");
    expect(table.refusal("s1 forceInvestor")).toBe("treasury-does-not-cover-interest");
    table.play("s1 gift italy 1", "s1 forceInvestor");
    expect(table.cash(1)).toBe(4);
  });

  it("TV-V11 the surcharge is that of the way to Investor", () => {
    const forced = (from: string, to: string) => {
      const table = given(`
        treasury italy 20\n government russia s0\n swissBanks s5\n cash s1 6\n rondel italy ${from}\n turn italy
      `);
      table.play(`s1 moveRondel ${to}`, "s5 forceInvestor");
      return table.happened("rondel")[0]?.surcharge;
    };
    expect(forced("factory", "maneuver-2")).toBe(0);
    expect(forced("taxation", "production-2")).toBe(2);
  });

  it("RL-18 all holders are asked at once, and one is enough", () => {
    const table = given(`
      treasury italy 20\n government russia s0\n government germany s0\n swissBanks s5,s4\n rondel italy maneuver-1\n turn italy
    `);
    table.play("s1 moveRondel import");
    expect(table.deciders().sort()).toEqual([4, 5]);
    table.play("s4 decline", "s5 forceInvestor");
    expect(table.happened("forced")).toMatchObject([{ seat: 5 }]);
  });

  it("TV-V14 a power without bonds gets its government at the check only", () => {
    const table = arranged(
      3,
      `bonds s0 italy 9\n government italy s0\n bonds s1 france 9\n government france s1\n swissBanks s2
       cash s1 10\n cash s2 10\n treasury italy 9\n investorCard s1\n turn italy`,
    );
    table.play("s0 moveRondel investor", "s1 invest germany 4");
    expect(table.government("germany")).toBe(-1);
    table.play("s2 invest germany 6");
    expect(table.government("germany")).toBe(2);
    expect(table.state.withoutGovernment).toEqual([]);
    expect(table.happened("swissBank")).toMatchObject([{ seat: 2, gained: false }]);
  });

  it("TV-V15 order A, C, D; C and D overtake B with 12 each: C governs, and only then the card goes to B", () => {
    const table = arranged(
      4,
      `bonds s0 italy 9\n government italy s0\n bonds s1 france 9\n government france s1
       bonds s2 france 2,6\n swissBanks s3,s2
       cash s2 9\n cash s3 12\n treasury italy 9\n investorCard s0\n turn italy`,
    );
    table.play("s0 moveRondel investor");
    expect(table.happened("investing")).toMatchObject([{ seats: [0, 2, 3] }]);
    table.play("s0 pass", "s2 invest france 4", "s3 invest france 12");
    expect(table.government("france")).toBe(2);
    const kinds = table.events.map((event) => event.kind);
    expect(kinds.lastIndexOf("government")).toBeLessThan(kinds.lastIndexOf("investorCard"));
    expect(table.state.investorCard).toBe(1);
  });

  it("TV-V17 one player governs all six: the other forces, invests, and is never asked about battles", () => {
    const table = arranged(
      2,
      `factories rome,naples\n bonds s0 italy 9\n bonds s0 austria-hungary 9\n bonds s0 france 9
       bonds s0 great-britain 9\n bonds s0 germany 9\n bonds s0 russia 9
       government italy s0\n government austria-hungary s0\n government france s0
       government great-britain s0\n government germany s0\n government russia s0
       swissBanks s1\n investorCard s0\n treasury italy 9\n cash s1 4
       fleets italy naples 1\n fleets france western-mediterranean 1\n rondel italy factory\n turn italy`,
    );
    table.play("s0 moveRondel maneuver-1", "s0 moveFleet naples western-mediterranean", "s0 peace");
    expect(table.deciders()).toEqual([0]);
    table.play("s0 endManoeuvre");
    expect(table.happened("asked")).toEqual([]);
    const stopped = arranged(
      2,
      `factories rome,naples\n bonds s0 italy 9\n government italy s0\n swissBanks s1\n investorCard s0
       treasury italy 9\n cash s1 4\n rondel italy maneuver-1\n turn italy`,
    );
    stopped.play("s0 moveRondel import", "s1 forceInvestor", "s0 pass");
    expect(stopped.deciders()).toEqual([1]);
  });

  it("TV-V18 with hidden cash the holder is asked although nothing is within reach, and the log shows a plain pass", () => {
    const allButFour = "bonds s0 italy 2,4,6,9\n bonds s0 france 2,4,6,9\n bonds s0 great-britain 2,4,6,9";
    const table = arranged(
      2,
      `${allButFour}\n bonds s0 germany 2,4,6,9\n bonds s0 russia 2,4,6,9\n bonds s1 austria-hungary 2
       government italy s0\n government france s0\n government great-britain s0\n government germany s0
       government russia s0\n government austria-hungary s1\n treasury italy 20\n investorCard s1\n turn italy`,
      { cash: "hidden" },
    );
    table.play("s0 moveRondel investor");
    expect(table.deciders()).toEqual([1]);
    expect(table.legal(1)).toEqual(["invest austria-hungary 4 returned=2", "pass"]);
    const [passed] = table.play("s1 pass");
    expect(passed).toEqual({ kind: "passed", seat: 1, rule: "IM-16.1" });
  });

  it("RL-21 swissBankCap = three: the fourth waits for a card", () => {
    const table = arranged(
      5,
      `bonds s0 italy 9\n government italy s0\n swissBanks s1,s2,s3,s4\n treasury italy 9\n rondel italy maneuver-1
       investorCard s0\n turn italy`,
      { swissBankCap: "three" },
    );
    table.play("s0 moveRondel import");
    expect(table.deciders()).toEqual([1, 2, 3]);
  });
});
