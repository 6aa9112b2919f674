import { describe, expect, it } from "vitest";
import { REGION_NAMES } from "../src/board/europe.ts";
import { given, type Table } from "./support/table.ts";

/** The destinations of an army, with any status and by any route. */
function destinations(table: Table, seat: number, from: string): string[] {
  const areas = table.legal(seat, `moveArmy ${from} `).map((text) => text.split(" ")[2] ?? "");
  return [...new Set(areas)].sort();
}

describe("fleets", () => {
  it("TV-M1 leave port only for the anchor sea, and sail one sea", () => {
    const table = given(`
      fleets great-britain english-channel 1
      fleets great-britain london 1
      fleets great-britain dublin 1
      turn great-britain
    `);
    table.play("s3 moveRondel maneuver-1");
    expect(table.legal(3, "moveFleet")).toEqual([
      "moveFleet london english-channel",
      "moveFleet dublin north-atlantic",
      "moveFleet english-channel north-atlantic",
      "moveFleet english-channel north-sea",
      "moveFleet english-channel bay-of-biscay",
    ]);
    expect(table.legal(3)).toContain("endFleets");
  });

  it("TV-M22 may leave an occupied port", () => {
    const table = given("fleets italy naples 1\n armies france naples 1 standing=hostile\n turn italy");
    table.play("s1 moveRondel maneuver-1");
    expect(table.legal(1, "moveFleet")).toEqual(["moveFleet naples western-mediterranean"]);
  });
});

describe("convoys", () => {
  it("TV-M4 each fleet carries one army a turn", () => {
    const table = given(`
      armies austria-hungary trieste 2
      fleets austria-hungary ionian-sea 2
      fleets austria-hungary western-mediterranean 1
      turn austria-hungary
    `);
    table.play(`
      s0 moveRondel maneuver-1
      s0 endFleets
      s0 moveArmy trieste algeria seas=ionian-sea,western-mediterranean
    `);
    expect(table.eventsOf("armyMoved")).toMatchObject([{ journey: { by: "convoy" }, rule: "IM-11.9" }]);
    expect(table.refusal("s0 moveArmy trieste spain seas=ionian-sea,western-mediterranean")).toBe("no-free-fleet");
    expect(table.refusal("s0 moveArmy trieste tunis seas=ionian-sea")).toBe("legal");
    expect(destinations(table, 0, "trieste")).not.toContain("algeria");
  });

  it("TV-M23 a fleet lost in battle takes its used capacity with it", () => {
    const position = `
      armies austria-hungary trieste 3
      fleets austria-hungary ionian-sea 2
      fleets italy ionian-sea 1
      turn austria-hungary
    `;
    const exchange = "s0 declareBattle ionian-sea fleet italy fleet";
    const table = given(position);
    table.play(`
      s0 moveRondel maneuver-1
      s0 endFleets
      s0 moveArmy trieste tunis seas=ionian-sea
      ${exchange} piece=acted
      s0 moveArmy trieste greece seas=ionian-sea
    `);
    expect(table.refusal("s0 moveArmy trieste greece seas=ionian-sea")).toBe("no-free-fleet");

    const earlier = given(position);
    earlier.play(`s0 moveRondel maneuver-1\n s0 endFleets\n ${exchange}\n s0 moveArmy trieste tunis seas=ionian-sea`);
    expect(earlier.refusal("s0 moveArmy trieste greece seas=ionian-sea")).toBe("no-free-fleet");
  });

  it("IM-11.9 a fleet may carry an army to an area beside it", () => {
    const table = given("armies germany hamburg 2\n fleets germany baltic-sea 1\n turn germany");
    table.play("s4 moveRondel maneuver-1", "s4 endFleets");
    expect(table.legal(4, "moveArmy hamburg denmark")).toEqual([
      "moveArmy hamburg denmark",
      "moveArmy hamburg denmark seas=baltic-sea",
    ]);
    table.play("s4 moveArmy hamburg denmark seas=baltic-sea", "s4 moveArmy hamburg denmark");
    expect(table.eventsOf("armyMoved")).toMatchObject([
      { journey: { by: "convoy" }, rule: "IM-11.9" },
      { journey: { by: "march" }, rule: "IM-11.8" },
    ]);
  });

  it("RL-16 offers every chain without a detour", () => {
    const table = given(`
      armies great-britain london 1
      fleets great-britain english-channel 1
      fleets great-britain north-sea 1
      turn great-britain
    `);
    table.play("s3 moveRondel maneuver-1", "s3 endFleets");
    expect(table.legal(3, "moveArmy london holland")).toEqual([
      "moveArmy london holland seas=north-sea",
      "moveArmy london holland seas=english-channel",
    ]);
    expect(table.refusal("s3 moveArmy london holland seas=english-channel,north-sea")).toBe("no-such-chain");
    expect(table.legal(3, "moveArmy london belgium")).toEqual(["moveArmy london belgium seas=english-channel"]);
    expect(table.refusal("s3 moveArmy london belgium seas=north-sea")).toBe("no-such-chain");
  });
});

describe("rail", () => {
  it("TV-M5 comes before or after a march or convoy, not both", () => {
    const table = given(
      "armies germany holland 1\n armies germany cologne 1\n fleets germany baltic-sea 1\n turn germany",
    );
    table.play("s4 moveRondel maneuver-1", "s4 endFleets");
    const fromHolland = destinations(table, 4, "holland");
    for (const area of ["denmark", "sweden", "norway"]) expect(fromHolland).not.toContain(area);
    for (const area of ["hamburg", "berlin", "munich", "cologne", "danzig", "belgium"])
      expect(fromHolland).toContain(area);
    expect(fromHolland).toHaveLength(6);
    expect(table.legal(4, "moveArmy cologne denmark")).toEqual([
      "moveArmy cologne denmark",
      "moveArmy cologne denmark seas=baltic-sea",
    ]);
    expect(destinations(table, 4, "cologne")).toEqual(expect.arrayContaining(["sweden", "norway"]));
    const [moved] = table.play("s4 moveArmy cologne sweden seas=baltic-sea");
    expect(moved).toMatchObject({ journey: { by: "convoy", railBefore: expect.anything() } });
  });

  it("TV-M6 is cut by a hostile army", () => {
    const table = given(`
      armies russia berlin 1 standing=hostile
      armies germany hamburg 1
      armies germany cologne 1
      armies germany munich 1
      turn germany
    `);
    table.play("s4 moveRondel maneuver-1");
    for (const from of ["hamburg", "cologne", "munich"]) expect(destinations(table, 4, from)).not.toContain("danzig");
    // A march from a neighbouring area still leads there.
    const [moved] = table.play("s4 moveArmy hamburg berlin");
    expect(moved).toMatchObject({ journey: { by: "march" } });
  });

  it("IM-11.12 leads no further than the network beside the march", () => {
    const table = given("armies germany holland 1\n armies russia berlin 1 standing=hostile\n turn germany");
    table.play("s4 moveRondel maneuver-1");
    // Danzig is cut off by the army in Berlin.
    expect(destinations(table, 4, "holland")).toEqual(["belgium", "cologne", "hamburg", "munich"]);
  });

  it("TV-M12 does not lead to Dublin", () => {
    const table = given("armies great-britain liverpool 1\n turn great-britain");
    table.play("s3 moveRondel maneuver-1");
    expect(table.refusal("s3 moveArmy liverpool dublin")).toBe("not-reachable-on-foot");
  });

  it("TV-M24 is open again in the same manoeuvre once the hostile army is gone", () => {
    const table = given(`
      armies russia berlin 1 standing=hostile
      armies germany hamburg 1
      armies germany cologne 1
      turn germany
    `);
    table.play(`
      s4 moveRondel maneuver-1
      s4 moveArmy hamburg berlin
      s4 declareBattle berlin army russia army targetStanding=hostile
    `);
    expect(table.units("berlin")).toEqual([]);
    expect(destinations(table, 4, "cologne")).toEqual(expect.arrayContaining(["berlin", "danzig"]));
  });

  it("TV-M33 does not continue after a march into an occupied home province", () => {
    const table = given("armies germany holland 1\n armies russia hamburg 1 standing=hostile\n turn germany");
    table.play("s4 moveRondel maneuver-1");
    const reached = destinations(table, 4, "holland");
    expect(reached).toContain("hamburg");
    expect(reached).toContain("cologne");
    table.play("s4 moveArmy holland hamburg");
    expect(table.legal(4)).toEqual(["declareBattle hamburg army russia army targetStanding=hostile", "peace"]);
  });
});

describe("the rules that a move names", () => {
  const EVERY = ["IM-11.1", "IM-11.2", "IM-11.3"];
  const RAIL = ["IM-2.9", "IM-11.12", "IM-11.14"];
  const SEA = ["IM-11.10", "IM-11.21"];

  it.each([
    ["IM-11.8 a march", "holland belgium", "", "IM-11.8", EVERY],
    ["IM-11.12 rail", "munich danzig", "", "IM-11.12", [...EVERY, ...RAIL]],
    ["IM-11.12 rail and a march", "munich denmark", "", "IM-11.8", [...EVERY, ...RAIL]],
    ["IM-11.12 a march and rail", "holland munich", "", "IM-11.8", [...EVERY, ...RAIL]],
    ["IM-11.9 a convoy", "danzig sweden seas=baltic-sea", "", "IM-11.9", [...EVERY, ...SEA]],
    ["IM-11.9 rail and a convoy", "munich sweden seas=baltic-sea", "", "IM-11.9", [...EVERY, ...SEA, ...RAIL]],
    ["IM-11.9 a convoy and rail", "norway munich seas=baltic-sea", "", "IM-11.9", [...EVERY, ...SEA, ...RAIL]],
    ["IM-11.22 a foreign province", "danzig warsaw status=hostile", "", "IM-11.8", [...EVERY, "IM-11.22"]],
    [
      "IM-11.26 the last free factory",
      "danzig warsaw status=friendly",
      "armies italy moscow 1 standing=hostile\n armies italy odessa 1 standing=hostile\n factories warsaw",
      "IM-11.8",
      [...EVERY, "IM-11.26", "IM-11.40"],
    ],
  ])("%s", (_name, move, more, rule, also) => {
    const table = given(
      `armies germany munich 1\n armies germany holland 1\n armies germany danzig 1\n armies germany norway 1
       fleets germany baltic-sea 1\n ${more}\n turn germany`,
    );
    table.play("s4 moveRondel maneuver-1", "s4 endFleets");
    const [moved] = table.play(`s4 moveArmy ${move}`);
    expect(moved).toMatchObject({ kind: "armyMoved", rule, also });
  });
});

describe("the journey of an army", () => {
  const journeyOf = (move: string, position: string) => {
    const table = given(`${position}\n turn france`);
    table.play("s2 moveRondel maneuver-1", "s2 endFleets", `s2 moveArmy ${move}`);
    const [{ journey } = { journey: undefined }] = table.eventsOf("armyMoved");
    const names = (path: readonly number[] | undefined) => path?.map((place) => REGION_NAMES[place]);
    return { by: journey?.by, before: names(journey?.railBefore), after: names(journey?.railAfter) };
  };
  const FLEET = "fleets france western-mediterranean 1";

  it("IM-11.12 shows the shortest way by rail to the port of a convoy", () => {
    expect(journeyOf("brest tunis seas=western-mediterranean", `armies france brest 1\n ${FLEET}`)).toEqual({
      by: "convoy",
      before: ["bordeaux", "marseille"],
      after: undefined,
    });
    expect(journeyOf("marseille tunis seas=western-mediterranean", `armies france marseille 1\n ${FLEET}`)).toEqual({
      by: "convoy",
      before: undefined,
      after: undefined,
    });
  });

  it("IM-11.12 shows the way by rail from the port where a convoy lands", () => {
    expect(journeyOf("tunis brest seas=western-mediterranean", `armies france tunis 1\n ${FLEET}`)).toEqual({
      by: "convoy",
      before: undefined,
      after: ["marseille", "bordeaux", "brest"],
    });
  });

  it("IM-11.12 shows the way by rail after a march, from an open home province beside the army", () => {
    const after = (position: string) =>
      journeyOf("belgium marseille", `armies france belgium 1\n ${FLEET}\n ${position}`).after;
    expect(after("")).toEqual(["paris", "dijon", "marseille"]);
    expect(after("armies germany paris 1 standing=hostile")).toEqual(["dijon", "marseille"]);
  });
});

describe("borders", () => {
  const manoeuvre = (statements: string, seat: number) => {
    const table = given(statements);
    table.play(`s${seat} moveRondel maneuver-1`);
    if (table.legal(seat).includes("endFleets")) table.play(`s${seat} endFleets`);
    return table;
  };

  it("TV-M11 Dublin can be reached by convoy", () => {
    const table = manoeuvre(
      "armies france brest 1\n fleets france english-channel 1\n fleets france north-atlantic 1\n turn france",
      2,
    );
    expect(table.legal(2, "moveArmy brest dublin")).toEqual([
      "moveArmy brest dublin status=hostile seas=english-channel,north-atlantic",
      "moveArmy brest dublin status=friendly seas=english-channel,north-atlantic",
    ]);
  });

  it("IM-11.9 every sea of a chain is the one that is named", () => {
    const table = manoeuvre(
      `armies france brest 1\n fleets france english-channel 1\n fleets france north-atlantic 1
       fleets france bay-of-biscay 1\n turn france`,
      2,
    );
    const chain = "s2 moveArmy brest dublin status=hostile seas=english-channel";
    expect(table.refusal(`${chain},north-atlantic`)).toBe("legal");
    expect(table.refusal(`${chain},bay-of-biscay`)).toBe("no-such-chain");
  });

  it("TV-M13 join Bulgaria and Turkey by land, but not Sweden and Denmark, nor Spain and Morocco", () => {
    const table = manoeuvre(
      "armies russia bulgaria 1\n armies russia sweden 1\n armies russia spain 1\n turn russia",
      5,
    );
    expect(destinations(table, 5, "bulgaria")).toContain("turkey");
    expect(table.refusal("s5 moveArmy sweden denmark")).toBe("not-reachable-on-foot");
    expect(table.refusal("s5 moveArmy spain morocco")).toBe("not-reachable-on-foot");
  });
});
