import { describe, expect, it } from "vitest";
import { given } from "./support/table.ts";

describe("Factory", () => {
  const germany = (treasury: number) =>
    given(`
      treasury germany ${treasury}
      cash s4 3
      armies france cologne 1 standing=hostile
      turn germany
    `);

  it("TV-F1 is built only in home cities without a factory and without a hostile army", () => {
    const table = germany(7);
    const bank = table.state.bank;
    table.play("s4 moveRondel factory");
    expect(table.legal(4)).toEqual(["buildFactory munich", "buildFactory danzig", "buildNothing"]);
    table.play("s4 buildFactory munich");
    expect(table.treasury("germany")).toBe(2);
    expect(table.state.bank).toBe(bank + 5);
  });

  it("TV-F2 a treasury of 4 is too low, but the decision stays because a gift of 1 helps", () => {
    const table = germany(4);
    table.play("s4 moveRondel factory");
    expect(table.legal(4)).toEqual(["buildNothing"]);
    expect(table.refusal("s4 buildFactory munich")).toBe("treasury-too-low");
    table.play("s4 gift germany 1", "s4 buildFactory danzig");
    expect(table.treasury("germany")).toBe(0);
    expect(table.cash(4)).toBe(2);
  });

  it("RL-71 is skipped if even a gift would not suffice", () => {
    const table = given("treasury germany 1\n cash s4 3\n turn germany");
    table.play("s4 moveRondel factory");
    expect(table.eventsOf("nothingBuilt")).toMatchObject([{ automatic: true }]);
  });
});

describe("Production", () => {
  it("TV-P1 each factory gives a unit, except one with a hostile army", () => {
    const table = given(`
      factories munich
      treasury germany 3
      armies russia berlin 1 standing=hostile
      armies france munich 1 standing=friendly
      turn germany
    `);
    table.play("s4 moveRondel production-1", "s4 produceAll");
    expect(table.units("hamburg")).toEqual(["germany fleet"]);
    expect(table.units("munich")).toEqual(["france army", "germany army"]);
    expect(table.units("berlin")).toEqual(["russia army hostile"]);
    expect(table.treasury("germany")).toBe(3);
  });

  it("TV-P2 an empty supply gives nothing", () => {
    const table = given("factories munich\n armies germany cologne 8\n turn germany");
    table.play("s4 moveRondel production-1", "s4 produceAll");
    expect(table.units("munich")).toEqual([]);
    expect(table.units("berlin")).toEqual([]);
    expect(table.units("hamburg")).toEqual(["germany fleet"]);
    expect(table.eventsOf("productionEnded")).toMatchObject([{ automatic: true, rule: "IM-1.10" }]);
  });

  it("RL-42 the government chooses city by city if units are short", () => {
    const table = given("factories munich,cologne\n armies germany danzig 6\n turn germany");
    table.play("s4 moveRondel production-1", "s4 produce hamburg");
    expect(table.legal(4)).toEqual(["produce berlin", "produce munich", "produce cologne", "endProduction"]);
    expect(table.refusal("s4 produceAll")).toBe("supply-empty");
    table.play("s4 produce cologne");
    expect(table.legal(4)).toEqual(["produce berlin", "produce munich", "endProduction"]);
    table.play("s4 produce munich");
    expect(table.eventsOf("productionEnded")).toMatchObject([{ automatic: true }]);
    expect(table.units("berlin")).toEqual([]);
  });
});

describe("Production is optional", () => {
  it("IM-9.4 a government may leave out the unit of any factory", () => {
    const table = given("factories munich\n turn germany");
    table.play("s4 moveRondel production-1");
    expect(table.legal(4)).toEqual([
      "produceAll",
      "produce berlin",
      "produce hamburg",
      "produce munich",
      "endProduction",
    ]);
    table.play("s4 produce hamburg", "s4 endProduction");
    expect(table.units("hamburg")).toEqual(["germany fleet"]);
    expect(table.units("berlin")).toEqual([]);
    expect(table.units("munich")).toEqual([]);
  });

  it("IM-9.4 one action produces in every factory that is left", () => {
    const table = given("factories munich\n turn germany");
    table.play("s4 moveRondel production-1", "s4 produce munich", "s4 produceAll");
    expect(table.units("berlin")).toEqual(["germany army"]);
    expect(table.units("munich")).toEqual(["germany army"]);
    expect(table.units("hamburg")).toEqual(["germany fleet"]);
    expect(table.eventsOf("productionEnded")).toHaveLength(1);
  });
});

describe("Import", () => {
  it("TV-I1 places armies in any home province, fleets only in a port", () => {
    const table = given("treasury austria-hungary 5\n turn austria-hungary");
    table.play("s0 moveRondel import");
    expect(table.legal(0)).toEqual([
      "placeImport army vienna",
      "placeImport army budapest",
      "placeImport army prague",
      "placeImport army lemberg",
      "placeImport army trieste",
      "placeImport fleet trieste",
      "endImport",
    ]);
    table.play("s0 placeImport fleet trieste", "s0 placeImport fleet trieste", "s0 placeImport army trieste");
    expect(table.treasury("austria-hungary")).toBe(2);
    expect(table.units("trieste")).toEqual(["austria-hungary army", "austria-hungary fleet", "austria-hungary fleet"]);
  });

  it("TV-I2 a fourth unit, a fleet in Vienna and an occupied province are illegal", () => {
    const table = given("treasury austria-hungary 9\n armies russia lemberg 1 standing=hostile\n turn austria-hungary");
    table.play("s0 moveRondel import");
    expect(table.refusal("s0 placeImport fleet vienna")).toBe("no-port");
    expect(table.refusal("s0 placeImport army lemberg")).toBe("province-occupied");
    table.play("s0 placeImport army vienna", "s0 placeImport army vienna", "s0 placeImport army vienna");
    expect(table.eventsOf("importEnded")).toMatchObject([{ automatic: true }]);
    expect(table.refusal("s0 placeImport army vienna")).toBe("not-your-decision");
  });

  it("RL-71 is not skipped with an empty treasury while the government has cash", () => {
    const table = given("cash s0 2\n turn austria-hungary");
    table.play("s0 moveRondel import");
    expect(table.legal(0)).toEqual(["endImport"]);
    table.play("s0 gift austria-hungary 2", "s0 placeImport army prague", "s0 placeImport army prague");
    expect(table.eventsOf("importEnded")).toMatchObject([{ automatic: true, rule: "IM-10.3" }]);
  });
});
