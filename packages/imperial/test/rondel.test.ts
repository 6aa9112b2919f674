import { describe, expect, it } from "vitest";
import { given } from "./support/table.ts";

describe("the rondel", () => {
  const onInvestor = (cash: number) => given(`cash s1 ${cash}\n rondel italy investor\n turn italy`);

  it("TV-R1 four spaces cost 2 million", () => {
    const table = onInvestor(10);
    const bank = table.state.bank;
    const [paid, moved] = table.play("s1 moveRondel taxation");
    expect(moved).toMatchObject({ kind: "rondel", steps: 4, surcharge: 2, rule: "IM-7.4" });
    expect(paid).toMatchObject({ kind: "money", flow: "surcharge", from: { cash: 1 }, to: "bank", amount: 2 });
    // The tax that follows pays no bonus, because the marker does not rise; the bank pays the treasury.
    expect(table.cash(1)).toBe(8);
    expect(table.state.bank).toBe(bank + 2 - 4);
  });

  it("TV-R2 five spaces cost 4 million", () => {
    const table = onInvestor(10);
    const [, moved] = table.play("s1 moveRondel factory");
    expect(moved).toMatchObject({ steps: 5, surcharge: 4 });
    expect(table.cash(1)).toBe(6);
  });

  it("TV-R3 six spaces cost 6 million, seven and eight are illegal, one to three are free", () => {
    const table = onInvestor(10);
    expect(table.refusal("s1 moveRondel maneuver-1")).toBe("too-far");
    expect(table.refusal("s1 moveRondel investor")).toBe("too-far");
    for (const space of ["import", "production-2", "maneuver-2"]) {
      const free = onInvestor(10);
      free.play(`s1 moveRondel ${space}`);
      expect(free.cash(1)).toBe(10);
    }
    table.play("s1 moveRondel production-1\n s1 produceAll");
    expect(table.cash(1)).toBe(4);
  });

  it("TV-R4 a space is illegal without the cash for it, even if the treasury could pay", () => {
    const table = given("cash s1 1\n treasury italy 20\n rondel italy investor\n turn italy");
    expect(table.refusal("s1 moveRondel taxation")).toBe("surcharge-too-high");
    expect(table.legal(1)).toEqual(["moveRondel import", "moveRondel production-2", "moveRondel maneuver-2"]);
  });

  it("IM-7.2 six spaces are the limit, however rich the government is", () => {
    expect(onInvestor(100).legal(1)).toHaveLength(6);
  });

  it.each([
    ["IM-7.3 a free move", "investor", "maneuver-2", "IM-7.3", ["IM-7.2"]],
    ["IM-7.4 a paid move", "investor", "taxation", "IM-7.4", ["IM-7.2", "RL-27"]],
    ["IM-7.8 a move past Investor", "maneuver-1", "import", "IM-7.3", ["IM-7.2", "IM-7.8"]],
    ["IM-7.8 a paid move past Investor", "factory", "production-2", "IM-7.4", ["IM-7.2", "IM-7.8"]],
  ])("%s names its rules", (_name, from, to, rule, also) => {
    const table = given(`cash s1 10\n rondel italy ${from}\n turn italy`);
    table.play(`s1 moveRondel ${to}`);
    expect(table.eventsOf("rondel")).toMatchObject([{ rule, also }]);
  });

  it("TV-R5 the first placement is free on any space and passes nothing", () => {
    const table = given("turn italy\n treasury italy 4");
    expect(table.legal(1)).toHaveLength(8);
    table.play("s1 moveRondel taxation");
    expect(table.eventsOf("rondel")).toMatchObject([{ steps: 0, surcharge: 0, passed: false, rule: "IM-7.1" }]);
    expect(table.eventsOf("investing")).toEqual([]);
    const landed = given("turn italy\n treasury italy 4");
    landed.play("s1 moveRondel investor");
    expect(landed.eventsOf("investing")).toHaveLength(1);
  });

  it("TV-R6 passing Investor: first the action, then steps 2 and 3 without interest", () => {
    const table = given("rondel italy maneuver-1\n turn italy");
    table.play("s1 moveRondel production-2\n s1 produceAll");
    const kinds = table.events.map((event) => event.kind);
    expect(table.eventsOf("rondel")).toMatchObject([{ steps: 3, surcharge: 0, passed: true }]);
    expect(kinds.indexOf("produced")).toBeLessThan(kinds.indexOf("investing"));
    expect(table.eventsOf("money").map((event) => event.flow)).toEqual(["card-bonus"]);
  });

  describe("TV-R7 the surcharge is set aside while a Swiss Bank answers", () => {
    // Seat 5 governs nothing: Russia belongs to seat 0.
    const announced = () => {
      const table = given(`
        cash s1 6
        treasury italy 9
        government russia s0
        swissBanks s5
        investorCard s3
        rondel italy factory
        turn italy
      `);
      table.play("s1 moveRondel maneuver-2");
      return table;
    };

    it("and cannot be given away", () => {
      expect(announced().refusal("s1 gift italy 1")).toBe("gift-beyond-cash");
      expect(announced().rule("s1 gift italy 1")).toBe("IM-7.9");
    });

    it("and goes to the bank if all decline", () => {
      const table = announced();
      table.play("s5 decline");
      expect(table.cash(1)).toBe(0);
      expect(table.eventsOf("rondel")).toMatchObject([{ to: 6, surcharge: 6 }]);
    });

    it("and stays with the player if a forced stop is three spaces away", () => {
      const table = announced();
      const events = table.play("s5 forceInvestor");
      expect(table.eventsOf("rondel")).toMatchObject([{ to: 3, steps: 3, surcharge: 0 }]);
      expect(events.filter((event) => event.kind === "money" && event.flow === "surcharge")).toEqual([]);
      expect(table.cash(1)).toBe(6 + 4);
    });
  });

  it("TV-R8 Investor is legal only if the others can be paid after the surcharge", () => {
    const before = (cash: number) =>
      given(
        `cash s1 ${cash}\n treasury italy 1\n bonds s2 italy 2\n bonds s3 italy 6\n rondel italy taxation\n turn italy`,
      );
    expect(before(4).refusal("s1 moveRondel investor")).toBe("interest-not-covered");
    expect(before(4).legal(1)).toContain("moveRondel factory");
    const table = before(5);
    const events = table.play("s1 moveRondel investor");
    const flows = events.filter((event) => event.kind === "money").map((event) => [event.flow, event.amount]);
    expect(flows.slice(0, 4)).toEqual([
      ["surcharge", 2],
      ["interest", 1],
      ["guarantee", 3],
      ["card-bonus", 2],
    ]);
    expect(table.cash(1)).toBe(0 + 2);
  });
});
