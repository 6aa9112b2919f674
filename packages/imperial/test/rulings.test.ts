import { asSeat } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial } from "../src/index.ts";
import { given, nation } from "./support/table.ts";

describe("rulings without a test vector", () => {
  it("RL-20 any player may fill the treasury while Swiss Banks decide (RL-81)", () => {
    const table = given(`
      treasury italy 3\n cash s5 1\n cash s3 4\n government russia s0\n swissBanks s5\n rondel italy maneuver-1\n turn italy
    `);
    table.play("s1 moveRondel import", "s3 gift italy 1", "s5 forceInvestor");
    expect(table.eventsOf("forced")).toMatchObject([{ seat: 5, announced: 4 }]);
  });

  it("RL-38 a single bondholder gets what the treasury has, and Investor is always legal", () => {
    const table = given("treasury italy 1\n investorCard s4\n turn italy");
    table.play("s1 moveRondel investor");
    expect([table.cash(1), table.treasury("italy")]).toEqual([1, 0]);
  });

  it("RL-39 nobody can invest in a nation whose bonds are all sold", () => {
    const table = given(
      "bonds s1 france 2,4,6,12,16,20,25,30\n government france s1\n swissBanks s2\n cash s1 50\n treasury italy 4\n turn italy",
    );
    table.play("s1 moveRondel investor");
    expect(table.legal(1, "invest france")).toEqual([]);
  });

  it("RL-44 points beyond 25 are cut", () => {
    const table = given("points italy 24\n flags italy spain,tunis,algeria,morocco\n turn italy");
    table.play("s1 moveRondel taxation");
    expect(table.eventsOf("taxed")).toMatchObject([{ gained: 1, total: 25, also: expect.arrayContaining(["RL-44"]) }]);
  });

  it("RL-54 a region without a flag stays so while two nations share it", () => {
    const table = given("fleets italy ionian-sea 1\n fleets france ionian-sea 1\n turn italy");
    table.play("s1 moveRondel maneuver-1", "s1 endFleets", "s1 endManoeuvre");
    expect(table.flag("ionian-sea")).toBeUndefined();
  });

  it("RL-30 a forced stop prevents even the tax that would end the game", () => {
    const table = given(`
      points italy 24\n flags italy spain,tunis\n treasury italy 4\n cash s1 4
      government russia s0\n swissBanks s5\n rondel italy maneuver-1\n turn italy
    `);
    table.play("s1 moveRondel taxation", "s5 forceInvestor");
    expect(table.points("italy")).toBe(24);
    expect(table.eventsOf("gameOver")).toEqual([]);
  });

  it("RL-25 only the bond totals at the check count: a Swiss Bank overtakes the holder of the card", () => {
    const table = given(
      "cash s1 12\n cash s5 16\n government russia s0\n swissBanks s5\n treasury germany 9\n turn germany",
    );
    table.play("s4 moveRondel investor", "s1 invest france 12", "s5 invest france 16");
    const changes = table.eventsOf("government").filter((event) => event.nation === nation("france"));
    expect(changes).toMatchObject([{ from: 2, to: 5 }]);
  });

  it("RL-49 the army of a third nation may fight the port fleet", () => {
    const table = given(
      "armies germany trieste 1 standing=friendly\n fleets austria-hungary trieste 1\n armies france venice 1 standing=friendly\n turn france",
    );
    table.play("s2 moveRondel maneuver-1", "s2 moveArmy venice trieste standing=friendly status=friendly");
    expect(table.legal(2)).toContain("declareBattle trieste army austria-hungary fleet standing=friendly");
    expect(table.legal(2)).toContain(
      "declareBattle trieste army germany army standing=friendly targetStanding=friendly",
    );
  });

  it("RL-07 a battle can be demanded only against the unit that has just entered", () => {
    const table = given(
      "fleets france english-channel 1\n fleets france brest 1\n fleets italy english-channel 1\n turn france",
    );
    table.play("s2 moveRondel maneuver-1", "s2 moveFleet brest english-channel", "s2 peace", "s1 demandBattle fleet");
    // The fleet that was there before remains and has not acted.
    expect(table.units("english-channel")).toEqual(["france fleet"]);
    expect(table.legal(2, "moveFleet english-channel")).toHaveLength(3);
  });

  it("IM-7.6 several nations may stand on one space", () => {
    const table = given("rondel france import\n treasury italy 4\n turn italy");
    expect(table.refusal("s1 moveRondel import")).toBe("legal");
  });

  it("RL-66 armies may fight during the fleet step", () => {
    const table = given("fleets italy naples 1\n armies italy tunis 1\n armies france tunis 1\n turn italy");
    table.play("s1 moveRondel maneuver-1", "s1 declareBattle tunis army france army");
    expect(table.legal(1)).toEqual(["moveFleet naples western-mediterranean", "endFleets"]);
  });

  it("RL-10 fleets may fight during the army step", () => {
    const table = given("armies italy tunis 1\n fleets italy ionian-sea 1\n fleets france ionian-sea 1\n turn italy");
    table.play("s1 moveRondel maneuver-1", "s1 endFleets", "s1 declareBattle ionian-sea fleet france fleet");
    expect(table.units("ionian-sea")).toEqual([]);
  });

  it("RL-06 turning friendly also opens a window", () => {
    const table = given("armies france munich 1 standing=hostile\n armies germany munich 1\n turn france");
    table.play("s2 moveRondel maneuver-1", "s2 setStatus munich friendly", "s2 peace");
    expect(table.deciders()).toEqual([4]);
  });

  it("RL-01 by default the nations are asked in turn order after the active one", () => {
    const table = given(`
      fleets france brest 1\n fleets austria-hungary english-channel 1\n fleets great-britain english-channel 1\n turn france
    `);
    table.play("s2 moveRondel maneuver-1", "s2 moveFleet brest english-channel", "s2 peace");
    expect(table.legal(2)).toEqual(["nextToAsk great-britain", "nextToAsk austria-hungary"]);
    expect(imperial.defaultAction(table.state, asSeat(2))).toEqual({
      kind: "nextToAsk",
      nation: nation("great-britain"),
    });
  });

  it("RL-03 a player who governs two nations in the region is asked for each", () => {
    const table = given(`
      government italy s3\n swissBanks s1
      fleets france brest 1\n fleets italy english-channel 1\n fleets great-britain english-channel 1\n turn france
    `);
    table.play(
      "s2 moveRondel maneuver-1",
      "s2 moveFleet brest english-channel",
      "s2 peace",
      "s2 nextToAsk great-britain",
    );
    table.play("s3 decline", "s3 demandBattle fleet");
    expect(table.eventsOf("battle")).toMatchObject([{ by: { nation: nation("italy") } }]);
  });

  it("RL-26 no Swiss Bank for a player who loses the last government and gains another at the same check", () => {
    const table = given("bonds s2 italy 12\n cash s1 40\n bonds s1 france 2\n treasury russia 9\n turn russia");
    table.play("s5 moveRondel investor", "s1 invest france 12");
    expect([table.government("italy"), table.government("france")]).toEqual([2, 1]);
    expect(table.eventsOf("swissBank")).toEqual([]);
  });

  it("IM-4.8 a player who loses the last government gets a Swiss Bank", () => {
    const table = given("cash s1 12\n treasury russia 9\n turn russia");
    table.play("s5 moveRondel investor", "s1 invest france 12");
    expect(table.eventsOf("swissBank")).toMatchObject([{ seat: 2, gained: true }]);
    expect(table.state.withoutGovernment).toEqual([2]);
  });

  it("RL-36 any player may give while another player decides, even during a battle", () => {
    const table = given("cash s0 2\n fleets france brest 1\n fleets italy english-channel 1\n turn france");
    table.play("s2 moveRondel maneuver-1", "s2 moveFleet brest english-channel", "s0 gift germany 2", "s2 peace");
    expect(table.treasury("germany")).toBe(2);
    expect(table.deciders()).toEqual([1]);
  });

  it("IM-6.5 a nation sold before its place in the turn order moves in the same round", () => {
    const table = given("cash s1 20\n treasury italy 9\n turn italy");
    table.state.bondHolders.fill(-1, 0, 9);
    table.state.bondHolders.fill(-1, 18, 27);
    table.state.government[nation("austria-hungary")] = -1;
    table.state.government[nation("france")] = -1;
    table.state.withoutGovernment.push(0, 2);
    table.play("s1 moveRondel investor", "s1 invest france 4");
    expect(table.eventsOf("turn").at(-1)).toMatchObject({ nation: nation("france"), seat: 1 });
    expect(table.legal(1)).toHaveLength(8);
  });
});
