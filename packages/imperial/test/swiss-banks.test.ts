import { type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import { arranged, given } from "./support/table.ts";

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
  // Italy owes interest of 4 + 5 + 3 = 12.

  it("TV-V10 force a stop if the treasury covers all interest, and the nation does not import", () => {
    const table = passing(12, 0);
    table.play("s2 moveRondel import");
    expect(table.deciders()).toEqual([1]);
    table.play("s1 forceInvestor");
    expect(table.eventsOf("rondel")).toMatchObject([{ to: 3, surcharge: 0 }]);
    expect(table.treasury("italy")).toBe(0);
    expect(table.eventsOf("imported")).toEqual([]);
    expect(table.eventsOf("investing")).toMatchObject([{ seats: [5, 1] }]);
  });

  it("TV-V10 force a stop only after a gift if the treasury is 1 short", () => {
    const unasked = passing(11, 0);
    unasked.play("s2 moveRondel import");
    expect(unasked.eventsOf("announced")).toEqual([]);
    const table = passing(11, 1);
    table.play("s2 moveRondel import");
    expect(table.refusal("s1 forceInvestor")).toBe("treasury-does-not-cover-interest");
    table.play("s1 gift italy 1", "s1 forceInvestor");
    expect(table.cash(1)).toBe(4);
  });

  it("TV-V11 a forced stop costs the surcharge for Investor", () => {
    const forced = (from: string, to: string) => {
      const table = given(`
        treasury italy 20\n government russia s0\n swissBanks s5\n cash s1 6\n rondel italy ${from}\n turn italy
      `);
      table.play(`s1 moveRondel ${to}`, "s5 forceInvestor");
      return table.eventsOf("rondel")[0]?.surcharge;
    };
    expect(forced("factory", "maneuver-2")).toBe(0);
    expect(forced("taxation", "production-2")).toBe(2);
  });

  it("RL-18 decide at the same time, and one is enough", () => {
    const table = given(`
      treasury italy 20\n government russia s0\n government germany s0\n swissBanks s5,s4\n rondel italy maneuver-1\n turn italy
    `);
    expect(imperial.answerWindow(table.state)).toBeUndefined();
    table.play("s1 moveRondel import");
    expect(table.deciders().sort()).toEqual([4, 5]);
    expect(imperial.answerWindow(table.state)).toEqual({ live: 30, slow: 43_200 });
    table.play("s4 decline", "s5 forceInvestor");
    expect(table.eventsOf("forced")).toMatchObject([{ seat: 5 }]);
  });

  it("TV-V14 a nation without bonds gets its government only at the check", () => {
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
    expect(table.eventsOf("swissBank")).toMatchObject([{ seat: 2, gained: false }]);
  });

  it("TV-V15 order A, C, D; C and D overtake B with 12 each: C governs, and only then the card goes to B", () => {
    const table = arranged(
      4,
      `bonds s0 italy 9\n government italy s0\n bonds s1 france 9\n government france s1
       bonds s2 france 2,6\n swissBanks s3,s2
       cash s2 9\n cash s3 12\n treasury italy 9\n investorCard s0\n turn italy`,
    );
    table.play("s0 moveRondel investor");
    expect(table.eventsOf("investing")).toMatchObject([{ seats: [0, 2, 3] }]);
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
    expect(table.eventsOf("asked")).toEqual([]);
    const stopped = arranged(
      2,
      `factories rome,naples\n bonds s0 italy 9\n government italy s0\n swissBanks s1\n investorCard s0
       treasury italy 9\n cash s1 4\n rondel italy maneuver-1\n turn italy`,
    );
    stopped.play("s0 moveRondel import", "s1 forceInvestor", "s0 pass");
    expect(stopped.deciders()).toEqual([1]);
  });

  it("TV-V18 with hidden cash the holder decides even without a choice, and the event is a plain pass", () => {
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

  it("RL-57 the option for play without the card changes nothing with the card", () => {
    const table = given(
      "treasury italy 20\n government russia s0\n swissBanks s5\n rondel italy maneuver-1\n turn italy",
      { swissForceWithoutCard: "off" },
    );
    table.play("s1 moveRondel import");
    expect(table.deciders()).toEqual([5]);
    expect(() => imperial.play(table.state, 5 as Seat, { kind: "pass" }, seededRandom(1))).toThrow("pass does not fit");
  });

  it("RL-21 swissBankCap = three: the fourth player gets none", () => {
    const position = `bonds s0 italy 9\n government italy s0\n swissBanks s1,s2,s3,s4\n treasury italy 9
       rondel italy maneuver-1\n investorCard s0\n turn italy`;
    const table = arranged(5, position, { swissBankCap: "three" });
    table.play("s0 moveRondel import");
    expect(table.deciders()).toEqual([1, 2, 3]);
    const uncapped = arranged(5, position);
    uncapped.play("s0 moveRondel import");
    expect(uncapped.deciders()).toEqual([1, 2, 3, 4]);
  });
});
