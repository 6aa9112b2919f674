import { describe, expect, it } from "vitest";
import { given, nation } from "./support/table.ts";

const ATTACK_ITALY = "s5 declareBattle baltic-sea fleet italy fleet";

describe("battles of fleets", () => {
  // Russia enters a sea with an Italian and an Austrian fleet.
  const entering = () => {
    const table = given(`
      fleets russia st-petersburg 1
      fleets italy baltic-sea 1
      fleets austria-hungary baltic-sea 1
      turn russia
    `);
    table.play("s5 moveRondel maneuver-1", "s5 moveFleet st-petersburg baltic-sea");
    return table;
  };

  it("TV-M2 a: the active nation attacks either fleet, and nobody is asked", () => {
    const table = entering();
    expect(table.legal(5)).toEqual([
      "declareBattle baltic-sea fleet austria-hungary fleet",
      "declareBattle baltic-sea fleet italy fleet",
      "peace",
    ]);
    table.play(ATTACK_ITALY);
    expect(table.units("baltic-sea")).toEqual(["austria-hungary fleet"]);
    expect(table.eventsOf("asked")).toEqual([]);
  });

  it("TV-M2 b: it keeps the peace and asks Italy first; Italy demands a battle, and Austria-Hungary is not asked", () => {
    const table = entering();
    table.play("s5 peace", "s5 nextToAsk italy");
    expect(table.deciders()).toEqual([1]);
    table.play("s1 demandBattle fleet");
    expect(table.units("baltic-sea")).toEqual(["austria-hungary fleet"]);
    expect(table.eventsOf("asked")).toMatchObject([{ nation: nation("italy") }]);
  });

  it("TV-M2 c: all three fleets stay if all decline", () => {
    const table = entering();
    table.play("s5 peace", "s5 nextToAsk italy", "s1 decline");
    expect(table.eventsOf("asked")).toMatchObject([{ nation: 1 }, { nation: 0, automatic: true }]);
    table.play("s0 decline");
    expect(table.units("baltic-sea")).toHaveLength(3);
  });

  it("TV-M3 among fleets that were there before, only the active nation may start a battle", () => {
    const table = given("fleets russia baltic-sea 1\n fleets italy baltic-sea 1\n turn russia");
    table.play("s5 moveRondel maneuver-1");
    expect(table.deciders()).toEqual([5]);
    expect(table.refusal("s1 demandBattle fleet")).toBe("not-your-decision");
    table.play(ATTACK_ITALY);
    expect(table.units("baltic-sea")).toEqual([]);
  });

  it("TV-M29 a battle of another fleet leaves the window open", () => {
    const table = given(`
      fleets france english-channel 1
      fleets france brest 1
      fleets italy english-channel 1
      fleets great-britain english-channel 1
      turn france
    `);
    table.play(`
      s2 moveRondel maneuver-1
      s2 moveFleet brest english-channel
      s2 declareBattle english-channel fleet great-britain fleet piece=fresh
      s2 peace
    `);
    expect(table.deciders()).toEqual([1]);
    table.play("s1 demandBattle fleet");
    expect(table.units("english-channel")).toEqual([]);
  });

  it("TV-M30 another nation of the active player is not asked", () => {
    const table = given(`
      government italy s2
      swissBanks s1
      fleets france brest 1
      fleets italy english-channel 1
      fleets great-britain english-channel 1
      turn france
    `);
    table.play("s2 moveRondel maneuver-1", "s2 moveFleet brest english-channel", "s2 peace");
    expect(table.deciders()).toEqual([3]);
    expect(table.eventsOf("asked")).toMatchObject([{ nation: nation("great-britain"), automatic: true }]);
  });
});

describe("battles of armies", () => {
  it("TV-M14 a battle can be demanded against a friendly army that enters", () => {
    const table = given("armies france dijon 1\n armies germany munich 1\n turn france");
    table.play("s2 moveRondel maneuver-1", "s2 moveArmy dijon munich status=friendly", "s2 peace");
    expect(table.legal(4)).toEqual(["demandBattle army", "decline"]);
    table.play("s4 demandBattle army");
    expect(table.units("munich")).toEqual([]);
  });

  it("TV-M15 a battle can be demanded against an army that turns hostile in a later manoeuvre", () => {
    const table = given("armies france munich 1 standing=friendly\n armies germany munich 1\n turn france");
    table.play("s2 moveRondel maneuver-1", "s2 setStatus munich hostile", "s2 peace", "s4 demandBattle army");
    expect(table.eventsOf("battle")).toMatchObject([{ demanded: true, against: { standing: "hostile" } }]);
    expect(table.units("munich")).toEqual([]);
  });

  it("TV-M16 an army and the port fleet of its area: either side may start a battle", () => {
    const position = "armies austria-hungary rome 1 standing=friendly\n fleets italy naples 1\n turn austria-hungary";
    const attacked = given(position);
    attacked.play(`
      s0 moveRondel maneuver-1
      s0 moveArmy rome naples standing=friendly status=hostile
      s0 declareBattle naples army italy fleet standing=hostile
    `);
    expect(attacked.units("naples")).toEqual([]);
    const demanded = given(position);
    demanded.play(`
      s0 moveRondel maneuver-1
      s0 moveArmy rome naples standing=friendly status=friendly
      s0 peace
      s1 demandBattle fleet
    `);
    expect(demanded.units("naples")).toEqual([]);
    const atSea = given(
      "fleets austria-hungary western-mediterranean 1\n fleets italy naples 1\n turn austria-hungary",
    );
    atSea.play("s0 moveRondel maneuver-1");
    expect(atSea.legal(0, "declareBattle")).toEqual([]);
  });

  it("RL-48 the port fleet of the active nation may attack an army in its port", () => {
    const table = given("armies austria-hungary naples 1 standing=hostile\n fleets italy naples 1\n turn italy");
    table.play("s1 moveRondel maneuver-1", "s1 declareBattle naples fleet austria-hungary army targetStanding=hostile");
    expect(table.units("naples")).toEqual([]);
  });

  it("RL-05 a nation with army and port fleet chooses which one it gives up", () => {
    const table = given(
      "armies france genoa 1 standing=friendly\n armies italy venice 1\n fleets italy venice 1\n turn france",
    );
    table.play("s2 moveRondel maneuver-1", "s2 moveArmy genoa venice standing=friendly status=hostile", "s2 peace");
    expect(table.legal(1)).toEqual(["demandBattle army", "demandBattle fleet", "decline"]);
    table.play("s1 demandBattle fleet");
    expect(table.units("venice")).toEqual(["italy army"]);
  });

  it("TV-M34 an arrival by rail opens a window; provinces on the way do not", () => {
    const table = given(`
      armies germany cologne 2
      armies france munich 1 standing=friendly
      armies france berlin 1 standing=friendly
      turn germany
    `);
    table.play("s4 moveRondel maneuver-1", "s4 moveArmy cologne danzig");
    expect(table.deciders()).toEqual([4]);
    table.play("s4 moveArmy cologne munich", "s4 peace");
    expect(table.deciders()).toEqual([2]);
    table.play("s2 decline");
    expect(table.units("munich")).toEqual(["france army", "germany army"]);
  });
});
