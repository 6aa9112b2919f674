import type { Seat } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import { given, nation, type Table } from "./support/table.ts";

const defaultOf = (table: Table, seat: number) => imperial.defaultAction(table.state, seat as Seat).kind;

describe("the window after an entry", () => {
  /** An Italian army enters Tunis, where three nations have an army each. */
  const entering = () => {
    const table = given(`
      armies italy algeria 1
      armies france tunis 1
      armies germany tunis 1
      armies russia tunis 1
      turn italy
    `);
    table.play("s1 moveRondel maneuver-1", "s1 moveArmy algeria tunis");
    return table;
  };

  it("IM-11.19 first the active government decides, by default for peace", () => {
    const table = entering();
    expect(table.legal(2)).toEqual([]);
    expect(table.refusal("s2 peace")).toBe("not-your-decision");
    expect(table.refusal("s2 declareBattle tunis army italy army")).toBe("not-your-decision");
    expect(defaultOf(table, 1)).toBe("peace");
    expect(table.play("s1 peace")).toEqual([
      { kind: "peace", nation: nation("italy"), region: 39, rule: "IM-11.19", also: ["RL-01"] },
    ]);
  });

  it("IM-11.19 then it asks one nation after the other, and each decides, by default against a battle", () => {
    const table = entering();
    table.play("s1 peace");
    expect(defaultOf(table, 1)).toBe("nextToAsk");
    expect(table.play("s1 nextToAsk germany")[0]).not.toHaveProperty("automatic");
    expect(table.deciders()).toEqual([4]);
    expect(defaultOf(table, 4)).toBe("decline");
    expect(table.play("s4 decline")[0]).toMatchObject({ kind: "noDemand", rule: "IM-11.19", also: ["RL-02"] });
    expect(table.deciders()).toEqual([1]);
    expect(table.legal(1)).toEqual(["nextToAsk france", "nextToAsk russia"]);
  });

  it("IM-11.20 a battle that is demanded names its rules", () => {
    const table = entering();
    table.play("s1 peace", "s1 nextToAsk germany", "s4 demandBattle army");
    expect(table.eventsOf("battle")).toMatchObject([
      { demanded: true, rule: "IM-11.20", also: ["IM-11.15", "IM-11.16", "IM-11.18", "IM-1.11", "RL-02"] },
    ]);
  });

  it("RL-60 closes if a battle of another army leaves no opponent", () => {
    const table = given("armies italy algeria 1\n armies italy tunis 1\n armies france tunis 1\n turn italy");
    table.play("s1 moveRondel maneuver-1", "s1 moveArmy algeria tunis");
    table.play("s1 declareBattle tunis army france army piece=fresh");
    expect(table.eventsOf("peace")).toEqual([]);
    expect(table.eventsOf("manoeuvreEnded")).toHaveLength(1);
  });

  it("RL-05 an army abroad is named with its status", () => {
    const table = given(`
      armies france dijon 1
      armies russia munich 1 standing=hostile
      armies russia munich 1 standing=friendly
      turn france
    `);
    table.play("s2 moveRondel maneuver-1", "s2 moveArmy dijon munich status=friendly", "s2 peace");
    expect(table.legal(5)).toEqual([
      "demandBattle army standing=friendly",
      "demandBattle army standing=hostile",
      "decline",
    ]);
  });
});

describe("the pieces of a battle (RL-61)", () => {
  it("RL-61 the fleet that entered is a piece of its own", () => {
    const table = given(`
      fleets italy naples 1
      fleets italy western-mediterranean 1
      fleets france western-mediterranean 1
      turn italy
    `);
    table.play("s1 moveRondel maneuver-1", "s1 moveFleet naples western-mediterranean");
    const battle = "declareBattle western-mediterranean fleet france fleet piece=";
    expect(table.legal(1)).toEqual([`${battle}itself`, `${battle}fresh`, "peace"]);
  });

  it("RL-61 the army that entered is a piece of its own beside others that have acted", () => {
    const table = given("armies italy algeria 2\n armies france tunis 1\n turn italy");
    table.play("s1 moveRondel maneuver-1", "s1 moveArmy algeria tunis", "s1 peace", "s2 decline");
    table.play("s1 moveArmy algeria tunis");
    const battle = "declareBattle tunis army france army piece=";
    expect(table.legal(1)).toEqual([`${battle}itself`, `${battle}acted`, "peace"]);
  });

  it("RL-61 an army of the other status is not that piece", () => {
    const table = given(`
      armies france dijon 1
      armies france munich 1 standing=friendly
      armies germany munich 1
      turn france
    `);
    table.play("s2 moveRondel maneuver-1", "s2 moveArmy dijon munich status=hostile");
    expect(table.legal(2)).toEqual([
      "declareBattle munich army germany army standing=friendly",
      "declareBattle munich army germany army standing=hostile",
      "peace",
    ]);
  });

  it.each([
    ["IM-11.22 without the status of an army abroad", "munich army germany army", "status-of-army-needed"],
    [
      "IM-11.28 with a status at home",
      "paris army russia army standing=hostile targetStanding=hostile",
      "no-status-here",
    ],
    ["IM-11.16 with a unit that is not there", "paris fleet russia army targetStanding=hostile", "no-such-unit"],
    ["IM-11.16 with a fleet abroad", "munich fleet germany army", "no-such-unit"],
    [
      "IM-11.16 against a unit that is not there",
      "munich army italy army standing=hostile targetStanding=hostile",
      "no-such-unit",
    ],
  ])("refuses a battle %s", (_name, battle, code) => {
    const table = given(`
      armies france munich 1 standing=hostile
      armies france paris 1
      armies germany munich 1
      armies russia paris 1 standing=hostile
      turn france
    `);
    table.play("s2 moveRondel maneuver-1");
    expect(table.refusal(`s2 declareBattle ${battle}`)).toBe(code);
  });
});
