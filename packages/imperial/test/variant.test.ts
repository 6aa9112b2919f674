import { describe, expect, it } from "vitest";
import { arranged, nation, type Table } from "./support/table.ts";

/** A position of the variant without the Investor card: four players, seat 3 has a Swiss Bank, no bond of Germany is sold. */
function variant(statements: string, options = {}): Table {
  return arranged(
    4,
    `factories vienna,budapest,rome,naples,paris,bordeaux,london,liverpool,berlin,hamburg,moscow,odessa
     bonds s0 austria-hungary 9\n government austria-hungary s0
     bonds s1 italy 9\n government italy s1
     bonds s2 france 9\n government france s2
     bonds s0 great-britain 9\n government great-britain s0
     bonds s1 russia 9\n government russia s1
     cash s0 4\n cash s1 4\n cash s2 4\n cash s3 4
     swissBanks s3
     ${statements}`,
    { investorCard: "without", ...options },
  );
}

describe("without the Investor card", () => {
  it("TV-X1 after each turn the government, then all others clockwise, may buy bonds of that nation", () => {
    const table = variant("turn italy");
    table.play("s1 moveRondel production-1\n s1 produceAll");
    expect(table.eventsOf("investing")).toMatchObject([
      { seats: [1, 2, 3, 0], nation: nation("italy"), rule: "IM-20.2" },
    ]);
    expect(table.legal(1)).toEqual(["invest italy 2", "invest italy 4", "invest italy 12 returned=9", "pass"]);
    table.play("s1 pass");
    expect(table.refusal("s2 invest france 4")).toBe("nation-not-offered");
    table.play("s2 pass");
    expect(table.legal(3)).toContain("invest germany 4");
    table.play("s3 pass", "s0 pass");
    expect(table.eventsOf("money").filter((event) => event.flow === "card-bonus")).toEqual([]);
    expect(table.eventsOf("investorCard")).toEqual([]);
    expect(table.state.investorCard).toBe(-1);
    expect(table.deciders()).toEqual([2]);
  });

  it("IM-16.7 a seat that can only pay an upgrade decides", () => {
    const table = variant("bonds s2 italy 2\n cash s1 3\n turn italy");
    table.play("s1 moveRondel production-1\n s1 produceAll");
    expect(table.legal(1)).toEqual(["invest italy 12 returned=9", "pass"]);
    const poor = variant("bonds s2 italy 2\n cash s1 1\n turn italy");
    poor.play("s1 moveRondel production-1\n s1 produceAll");
    expect(poor.eventsOf("passed")).toMatchObject([{ seat: 1, automatic: true }]);
  });

  it("TV-X2 an unsold nation is offered after the previous turn, and moves if it is sold", () => {
    const table = variant("turn great-britain");
    table.play("s0 moveRondel production-1\n s0 produceAll", "s0 pass", "s1 pass", "s2 pass", "s3 pass");
    expect(table.eventsOf("investing")[1]).toMatchObject({
      seats: [0, 1, 2, 3],
      nation: nation("germany"),
      rule: "IM-20.5",
    });
    table.play("s0 pass", "s1 pass");
    expect(table.legal(2)).toEqual(["invest germany 2", "invest germany 4", "pass"]);
    table.play("s2 invest germany 4");
    // RL-35: in this round a Swiss Bank may not choose the nation either.
    expect(table.refusal("s3 invest france 4")).toBe("nation-not-offered");
    expect(table.rule("s3 invest france 4")).toBe("RL-35");
    table.play("s3 pass");
    expect(table.government("germany")).toBe(2);
    expect(table.eventsOf("turn").at(-1)).toMatchObject({ nation: nation("germany"), seat: 2 });
  });

  it("TV-X2 an unsold nation is skipped if nobody buys a bond", () => {
    const table = variant("turn great-britain");
    const pass = ["s0 pass", "s1 pass", "s2 pass", "s3 pass"];
    table.play("s0 moveRondel production-1\n s0 produceAll", ...pass, ...pass);
    expect(table.eventsOf("skipped")).toMatchObject([{ nation: nation("germany"), also: ["RL-35"] }]);
    expect(table.deciders()).toEqual([1]);
  });

  it("TV-X3 passing Investor does nothing, landing pays interest only", () => {
    const passed = variant("rondel italy maneuver-1\n swissBanks -\n turn italy");
    passed.play("s1 moveRondel production-2\n s1 produceAll");
    expect(passed.eventsOf("rondel")).toMatchObject([{ passed: true }]);
    expect(passed.eventsOf("investing")).toMatchObject([{ nation: nation("italy") }]);
    const landed = variant("treasury italy 9\n turn italy");
    landed.play("s1 moveRondel investor");
    expect(landed.eventsOf("money").map((event) => event.flow)).toEqual(["interest"]);
    expect(landed.eventsOf("investing")).toHaveLength(1);
  });

  it("TV-X4 the new government of the previous nation opens the round of the vacant nation", () => {
    const table = variant("cash s1 12\n turn great-britain");
    table.play(
      "s0 moveRondel production-1\n s0 produceAll",
      "s0 pass",
      "s1 invest great-britain 12",
      "s2 pass",
      "s3 pass",
    );
    expect(table.government("great-britain")).toBe(1);
    expect(table.eventsOf("investing")[1]).toMatchObject({ seats: [1, 2, 3, 0], nation: nation("germany") });
  });

  it("TV-X5 a nation that a Swiss Bank bought in the previous round simply moves", () => {
    const table = variant("turn great-britain");
    table.play("s0 moveRondel production-1\n s0 produceAll", "s0 pass", "s1 pass", "s2 pass", "s3 invest germany 4");
    expect(table.eventsOf("investing")).toHaveLength(1);
    expect(table.eventsOf("turn").at(-1)).toMatchObject({ nation: nation("germany"), seat: 3 });
  });

  it("RL-57 a stop can still be forced, for interest only, unless the option is off", () => {
    const position = "treasury italy 4\n rondel italy maneuver-1\n turn italy";
    const table = variant(position);
    table.play("s1 moveRondel import", "s3 forceInvestor");
    expect(table.eventsOf("money").map((event) => event.flow)).toEqual(["interest"]);
    expect(table.eventsOf("investing")).toMatchObject([{ nation: nation("italy") }]);
    const off = variant(position, { swissForceWithoutCard: "off" });
    off.play("s1 moveRondel import");
    expect(off.eventsOf("announced")).toEqual([]);
  });

  it("RL-58 no round follows the tax that ends the game", () => {
    const table = variant("points italy 24\n flags italy spain,tunis\n turn italy");
    table.play("s1 moveRondel taxation");
    expect(table.deciders()).toEqual([]);
    expect(table.eventsOf("investing")).toEqual([]);
  });
});
