import type { Seat } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import { given, nation } from "./support/table.ts";

describe("limits of a manoeuvre", () => {
  it("IM-11.3 an army in Dublin without fleets cannot move, so step 2 ends by itself", () => {
    const table = given("armies great-britain dublin 1\n turn great-britain");
    table.play("s3 moveRondel maneuver-1");
    expect(table.eventsOf("manoeuvreEnded")).toMatchObject([{ automatic: true }]);
    const with2 = given("armies great-britain dublin 1\n fleets great-britain north-atlantic 1\n turn great-britain");
    with2.play("s3 moveRondel maneuver-1", "s3 endFleets");
    expect(with2.legal(3, "moveArmy").length).toBeGreaterThan(0);
  });

  it("IM-11.3 a single hostile army keeps step 2 open", () => {
    const table = given("armies france rome 1 standing=hostile\n turn france");
    table.play("s2 moveRondel maneuver-1");
    expect(table.deciders()).toEqual([2]);
    expect(imperial.prompt(table.state, 2 as Seat).code).toBe("move-armies");
    expect(table.legal(1)).toEqual([]);
  });

  it("IM-11.5 a fleet that has moved is not listed again", () => {
    const table = given("fleets italy naples 1\n fleets italy genoa 1\n turn italy");
    table.play("s1 moveRondel maneuver-1");
    expect(imperial.prompt(table.state, 1 as Seat).code).toBe("move-fleets");
    table.play("s1 moveFleet naples western-mediterranean");
    expect(table.legal(1, "moveFleet")).toEqual(["moveFleet genoa western-mediterranean"]);
    expect(table.eventsOf("fleetMoved")).toMatchObject([{ rule: "IM-11.5", also: ["IM-11.1", "IM-11.2", "IM-2.5"] }]);
  });

  it("IM-11.10 only fleets at sea carry armies, not those in port", () => {
    const table = given("fleets italy naples 2\n armies italy rome 1\n turn italy");
    table.play("s1 moveRondel maneuver-1", "s1 moveFleet naples western-mediterranean", "s1 endFleets");
    expect(table.refusal("s1 moveArmy rome tunis seas=naples")).toBe("no-free-fleet");
    expect(table.refusal("s1 moveArmy rome tunis seas=western-mediterranean")).toBe("legal");
  });

  it("IM-11.6 a fleet at sea names the rule for the sea", () => {
    const table = given("fleets italy ionian-sea 1\n turn italy");
    table.play("s1 moveRondel maneuver-1", "s1 moveFleet ionian-sea western-mediterranean");
    expect(table.eventsOf("fleetMoved")).toMatchObject([{ also: ["IM-11.1", "IM-11.2", "IM-11.6"] }]);
  });

  it("IM-11.3 the steps name whether they ended by themselves", () => {
    const table = given("fleets italy naples 1\n armies italy rome 1\n turn italy");
    table.play("s1 moveRondel maneuver-1");
    expect(table.play("s1 endFleets")[0]).toEqual({
      kind: "fleetsEnded",
      nation: nation("italy"),
      rule: "IM-11.3",
      also: ["IM-11.1", "RL-52"],
    });
    expect(table.play("s1 endManoeuvre")[0]).toEqual({
      kind: "manoeuvreEnded",
      nation: nation("italy"),
      rule: "IM-11.1",
      also: ["IM-11.1", "RL-52"],
    });
    const without = given("turn italy");
    expect(without.play("s1 moveRondel maneuver-1")).toEqual(
      expect.arrayContaining([
        { kind: "fleetsEnded", nation: nation("italy"), automatic: true, rule: "IM-11.3" },
        { kind: "manoeuvreEnded", nation: nation("italy"), automatic: true, rule: "IM-11.3" },
      ]),
    );
  });
});

describe("the status of armies abroad", () => {
  it("IM-11.25 lists a change for each status that a fresh army has", () => {
    const friendly = given("armies france munich 1 standing=friendly\n turn france");
    friendly.play("s2 moveRondel maneuver-1");
    expect(friendly.legal(2, "setStatus")).toEqual(["setStatus munich hostile"]);
    const hostile = given("armies france munich 1 standing=hostile\n turn france");
    hostile.play("s2 moveRondel maneuver-1");
    expect(hostile.legal(2, "setStatus")).toEqual(["setStatus munich friendly"]);
    const both = given(
      "armies france munich 1 standing=hostile\n armies france munich 1 standing=friendly\n turn france",
    );
    both.play("s2 moveRondel maneuver-1");
    expect(both.legal(2, "setStatus")).toEqual(["setStatus munich hostile", "setStatus munich friendly"]);
    expect(both.play("s2 setStatus munich friendly")[0]).toEqual({
      kind: "statusChanged",
      nation: nation("france"),
      province: 22,
      status: "friendly",
      rule: "IM-11.25",
      also: ["IM-11.18", "IM-11.39"],
    });
  });

  it("IM-11.27 lists no hostile status in the province of the last free factory", () => {
    const table = given(
      "armies russia berlin 1 standing=hostile\n armies france hamburg 1 standing=friendly\n turn france",
    );
    table.play("s2 moveRondel maneuver-1");
    expect(table.legal(2, "setStatus")).toEqual([]);
    expect(table.refusal("s2 setStatus hamburg hostile")).toBe("factory-protected");
    expect(table.refusal("s2 setStatus paris friendly")).toBe("no-status-here");
    expect(table.refusal("s2 moveArmy paris dijon standing=friendly")).toBe("no-status-here");
  });
});

describe("the choice of pieces (RL-61)", () => {
  const fourInMunich = () => {
    const table = given(
      "factories munich\n armies france munich 3 standing=hostile\n armies france dijon 1\n turn france",
    );
    table.play("s2 moveRondel maneuver-1", "s2 moveArmy dijon munich status=hostile");
    return table;
  };

  it("RL-61 a destruction names how many of the three have acted", () => {
    const table = fourInMunich();
    expect(table.legal(2, "destroyFactory")).toEqual([
      "destroyFactory munich acted=0",
      "destroyFactory munich acted=1",
    ]);
    for (const line of ["destroyFactory munich", "destroyFactory munich acted=2"])
      expect(table.refusal(`s2 ${line}`)).toBe("how-many-acted");
    table.play("s2 destroyFactory munich acted=1");
    expect(table.legal(2, "moveArmy munich").length).toBeGreaterThan(0);
    const other = fourInMunich();
    other.play("s2 destroyFactory munich acted=0");
    expect(other.units("munich")).toEqual(["france army hostile"]);
    expect(other.eventsOf("manoeuvreEnded")).toMatchObject([{ automatic: true }]);
  });

  it("RL-61 a destruction needs as many armies that have acted as the fresh ones leave open", () => {
    const table = given(
      "factories munich\n armies france munich 2 standing=hostile\n armies france dijon 2\n turn france",
    );
    table.play("s2 moveRondel maneuver-1");
    table.play("s2 moveArmy dijon munich status=hostile", "s2 moveArmy dijon munich status=hostile");
    expect(table.legal(2, "destroyFactory")).toEqual([
      "destroyFactory munich acted=1",
      "destroyFactory munich acted=2",
    ]);
    expect(table.refusal("s2 destroyFactory munich acted=0")).toBe("how-many-acted");
  });

  it("RL-61 a destruction without a choice names nothing", () => {
    const table = given("factories munich\n armies france munich 3 standing=hostile\n turn france");
    table.play("s2 moveRondel maneuver-1");
    expect(table.legal(2, "destroyFactory")).toEqual(["destroyFactory munich"]);
    expect(table.refusal("s2 destroyFactory munich acted=0")).toBe("how-many-acted");
    const defended = given(
      "factories munich\n armies france munich 3 standing=hostile\n armies germany munich 1\n turn france",
    );
    defended.play("s2 moveRondel maneuver-1");
    expect(defended.legal(2, "destroyFactory")).toEqual([]);
    const two = given("factories munich\n armies france munich 2 standing=hostile\n turn france");
    two.play("s2 moveRondel maneuver-1");
    expect(two.legal(2, "destroyFactory")).toEqual([]);
  });

  it("RL-61 a battle names fresh and acted armies, and each loses its own", () => {
    const table = given("armies italy algeria 1\n armies italy tunis 1\n armies france tunis 2\n turn italy");
    table.play("s1 moveRondel maneuver-1", "s1 moveArmy algeria tunis", "s1 peace", "s2 decline");
    const pieces = ["acted", "fresh"].map((piece) => `declareBattle tunis army france army piece=${piece}`);
    expect(table.legal(1, "declareBattle")).toEqual(pieces);
    for (const line of ["declareBattle tunis army france army", "declareBattle tunis army france army piece=itself"])
      expect(table.refusal(`s1 ${line}`)).toBe("which-piece");
    table.play("s1 declareBattle tunis army france army piece=acted");
    expect(table.legal(1, "moveArmy tunis").length).toBeGreaterThan(0);
    expect(table.eventsOf("battle")).toMatchObject([
      { demanded: false, rule: "IM-11.17", also: ["IM-11.15", "IM-11.16", "IM-1.11"] },
    ]);
  });
});

describe("forced stops", () => {
  const announced = (treasury: number) => {
    const table = given(
      `government russia s0\n swissBanks s5\n treasury italy ${treasury}\n cash s1 9\n cash s5 9\n rondel italy maneuver-1\n turn italy`,
    );
    table.play("s1 moveRondel import");
    return table;
  };

  it("IM-15.9 a Swiss Bank forces the stop only if the treasury pays all interest", () => {
    expect(announced(4).legal(5)).toEqual(["forceInvestor", "decline"]);
    expect(announced(3).legal(5)).toEqual(["decline"]);
    expect(announced(4).legal(1)).toEqual([]);
    const table = announced(3);
    expect(table.refusal("s5 forceInvestor")).toBe("treasury-does-not-cover-interest");
    expect(table.refusal("s5 pass")).toBe("not-now");
    expect(imperial.refuse(table.state, 5 as Seat, { kind: "forceInvestor" })?.params).toMatchObject({ missing: 1 });
    expect(table.play("s5 decline")[0]).toMatchObject({ kind: "notForced", rule: "IM-15.9", also: ["RL-18"] });
  });

  it("IM-7.9 only the mover's surcharge is set aside", () => {
    const table = given(
      "government russia s0\n swissBanks s5\n treasury italy 9\n cash s1 9\n cash s5 9\n rondel italy factory\n turn italy",
    );
    table.play("s1 moveRondel maneuver-2");
    expect(table.refusal("s1 gift italy 4")).toBe("gift-beyond-cash");
    expect(table.refusal("s1 gift italy 3")).toBe("legal");
    expect(table.refusal("s5 gift italy 9")).toBe("legal");
  });
});
