import type { Seat } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import { flagsOf, given, region } from "./support/table.ts";

describe("flags", () => {
  it("TV-M17 a fleet alone replaces the flag", () => {
    const table = given("flags germany north-sea\n fleets great-britain north-sea 1\n turn great-britain");
    table.play("s3 moveRondel maneuver-1", "s3 endFleets");
    expect(table.flag("north-sea")).toBe("great-britain");
  });

  it("TV-M18 two nations in a region leave the flag as it is", () => {
    const table = given(`
      flags germany north-sea
      fleets great-britain north-sea 1
      fleets germany north-sea 1
      turn great-britain
    `);
    table.play("s3 moveRondel maneuver-1", "s3 endFleets", "s3 endManoeuvre");
    expect(table.flag("north-sea")).toBe("germany");
  });

  it("TV-M19 a flag stays when all units leave", () => {
    const table = given("flags great-britain north-sea\n fleets great-britain north-sea 1\n turn great-britain");
    table.play("s3 moveRondel maneuver-1", "s3 moveFleet north-sea baltic-sea");
    expect(flagsOf(table, "great-britain")).toEqual(["north-sea", "baltic-sea"]);
  });

  it("TV-M20 a nation left alone by the battle of two others places its flag", () => {
    const table = given(`
      flags france english-channel
      fleets france brest 1
      fleets italy english-channel 1
      fleets great-britain english-channel 1
      turn france
    `);
    table.play(
      "s2 moveRondel maneuver-1",
      "s2 moveFleet brest english-channel",
      "s2 declareBattle english-channel fleet great-britain fleet",
    );
    expect(table.flag("english-channel")).toBe("italy");
    expect(table.eventsOf("flagPlaced")).toMatchObject([{ rule: "IM-11.37" }]);
  });

  it("TV-M21 there are no flags in home provinces", () => {
    const table = given("armies russia warsaw 1\n turn russia");
    table.play("s5 moveRondel maneuver-1", "s5 moveArmy warsaw danzig status=hostile");
    expect(table.eventsOf("flagPlaced")).toEqual([]);
    expect(table.state.flags).toHaveLength(24);
  });

  const fifteenItalian =
    "norway,sweden,denmark,holland,belgium,spain,portugal,morocco,algeria,tunis,greece,bulgaria,romania,turkey,black-sea";

  it("TV-M28 a flag that is removed can be placed again in the same check", () => {
    const table = given(`
      flags italy ${fifteenItalian}
      flags austria-hungary ionian-sea
      armies france algeria 1
      fleets italy ionian-sea 1
      turn france
    `);
    table.play("s2 moveRondel maneuver-1", "s2 moveArmy algeria tunis");
    expect(table.flag("tunis")).toBe("france");
    expect(table.flag("ionian-sea")).toBe("italy");
    expect(flagsOf(table, "italy")).toHaveLength(15);
  });

  it("RL-17 a nation short of flags chooses, and the other regions lose their foreign flag", () => {
    const table = given(`
      flags italy ${fifteenItalian.replace("norway,", "")}
      flags austria-hungary ionian-sea,eastern-mediterranean
      fleets italy ionian-sea 1
      fleets italy eastern-mediterranean 1
      turn italy
    `);
    table.play("s1 moveRondel maneuver-1", "s1 endFleets");
    expect(table.legal(1)).toEqual(["placeFlag ionian-sea", "placeFlag eastern-mediterranean"]);
    table.play("s1 placeFlag ionian-sea");
    expect(table.flag("ionian-sea")).toBe("italy");
    expect(table.flag("eastern-mediterranean")).toBeUndefined();
    expect(table.eventsOf("flagLacking")).toHaveLength(1);
  });

  const oneFlagLeft = fifteenItalian.replace("norway,", "").replace("black-sea", "ionian-sea");

  it("RL-17 the default is the first region by alphabet, and only the government chooses", () => {
    const table = given(`
      flags italy ${oneFlagLeft}
      fleets italy north-atlantic 1
      fleets italy bay-of-biscay 1
      fleets italy black-sea 1
      turn italy
    `);
    table.play("s1 moveRondel maneuver-1", "s1 endFleets");
    expect(imperial.defaultAction(table.state, 1 as Seat)).toEqual({
      kind: "placeFlag",
      region: region("bay-of-biscay"),
    });
    expect(table.legal(2)).toEqual([]);
    expect(table.refusal("s2 placeFlag black-sea")).toBe("not-your-decision");
    expect(table.refusal("s1 placeFlag spain")).toBe("no-flag-to-place-here");
  });
});
