import { describe, expect, it } from "vitest";
import { homesOf } from "../src/board/board.ts";
import { taxationOf } from "../src/taxation.ts";
import { workingFactories } from "../src/units.ts";
import { given, nation } from "./support/table.ts";

describe("armies in foreign home provinces", () => {
  const lastFactory = `
    armies austria-hungary rome 1 standing=hostile
    armies france genoa 3 standing=friendly
    armies france florence 1 standing=friendly
    turn france
  `;

  it("TV-M8 the only unoccupied factory is protected", () => {
    const table = given(
      "armies austria-hungary rome 1 standing=hostile\n armies france naples 3 standing=friendly\n armies france rome 1 standing=friendly\n turn france",
    );
    table.play("s2 moveRondel maneuver-1");
    expect(table.legal(2, "moveArmy rome naples")).toEqual(["moveArmy rome naples standing=friendly status=friendly"]);
    expect(table.refusal("s2 moveArmy rome naples standing=friendly status=hostile")).toBe("factory-protected");
    expect(table.refusal("s2 setStatus naples hostile")).toBe("factory-protected");
    expect(table.rule("s2 setStatus naples hostile")).toBe("IM-11.27");
    expect(table.refusal("s2 destroyFactory naples")).toBe("three-hostile-armies-needed");
    const [moved] = table.play("s2 moveArmy rome naples standing=friendly status=friendly");
    expect(moved).toMatchObject({ kind: "armyMoved", status: "friendly", automatic: true });
  });

  it("IM-11.26, RL-63 the only hostile army in Rome may enter Naples as hostile: on leaving, both factories are free", () => {
    const table = given("armies france rome 1 standing=hostile\n turn france");
    table.play("s2 moveRondel maneuver-1");
    expect(table.legal(2, "moveArmy rome naples")).toEqual([
      "moveArmy rome naples standing=hostile status=hostile",
      "moveArmy rome naples standing=hostile status=friendly",
    ]);
    table.play("s2 moveArmy rome naples standing=hostile status=hostile");
    expect(table.units("naples")).toEqual(["france army hostile"]);
  });

  it("IM-11.26, RL-63 two hostile armies in Rome protect Naples from each other", () => {
    const table = given("armies france rome 2 standing=hostile\n turn france");
    table.play("s2 moveRondel maneuver-1");
    expect(table.refusal("s2 moveArmy rome naples standing=hostile status=hostile")).toBe("factory-protected");
  });

  it("IM-11.26 a nation without factories has no protected province", () => {
    const table = given("armies france rome 1 standing=friendly\n turn france");
    for (const province of homesOf(nation("italy"))) table.state.factories[province] = 0;
    table.play("s2 moveRondel maneuver-1");
    expect(table.legal(2, "moveArmy rome naples")).toEqual([
      "moveArmy rome naples standing=friendly status=hostile",
      "moveArmy rome naples standing=friendly status=friendly",
    ]);
  });

  it("IM-11.26 an army of the owner enters the protected province without a status", () => {
    const table = given("armies austria-hungary rome 1 standing=hostile\n armies italy rome 1\n turn italy");
    table.play("s1 moveRondel maneuver-1");
    const [moved] = table.play("s1 moveArmy rome naples");
    expect(moved).toMatchObject({ kind: "armyMoved", rule: "IM-11.8" });
    expect(moved).not.toHaveProperty("status");
    expect(moved).not.toHaveProperty("automatic");
  });

  it("TV-M9 Naples may be entered with hostile armies once the army has left Rome", () => {
    const table = given(`
      armies france rome 1 standing=hostile
      armies france florence 1 standing=friendly
      fleets france western-mediterranean 1
      turn france
    `);
    table.play("s2 moveRondel maneuver-1", "s2 endFleets");
    const entry = "s2 moveArmy florence naples standing=friendly status=hostile seas=western-mediterranean";
    expect(table.refusal(entry)).toBe("factory-protected");
    const entries = (status: string) =>
      `moveArmy florence naples standing=friendly status=${status} seas=western-mediterranean`;
    expect(table.legal(2, "moveArmy florence naples")).toEqual([entries("friendly")]);
    table.play("s2 moveArmy rome venice standing=hostile status=friendly");
    expect(table.refusal(entry)).toBe("legal");
    expect(table.legal(2, "moveArmy florence naples")).toEqual([entries("hostile"), entries("friendly")]);
  });

  it("TV-M27 an army that had to be friendly stays friendly; the next one may be hostile", () => {
    const table = given(`
      armies france rome 1 standing=hostile
      armies france florence 2 standing=friendly
      fleets france western-mediterranean 2
      turn france
    `);
    table.play(`
      s2 moveRondel maneuver-1
      s2 endFleets
      s2 moveArmy florence naples standing=friendly status=friendly seas=western-mediterranean
      s2 moveArmy rome venice standing=hostile status=friendly
    `);
    expect(table.units("naples")).toEqual(["france army"]);
    expect(table.refusal("s2 setStatus naples hostile")).toBe("army-has-acted");
    table.play("s2 moveArmy florence naples standing=friendly status=hostile seas=western-mediterranean");
    expect(table.units("naples")).toEqual(["france army", "france army hostile"]);
  });

  it("TV-M31 two nations of one player are foreign to each other", () => {
    const table = given(
      "government germany s2\n swissBanks s4\n armies france berlin 1 standing=hostile\n turn germany",
    );
    expect(workingFactories(table.state, nation("germany"))).toHaveLength(1);
    expect(taxationOf(table.state, nation("germany")).tax).toBe(2);
    table.play("s2 moveRondel production-1\n s2 produceAll");
    expect(table.units("berlin")).toEqual(["france army hostile"]);
  });

  it("TV-M32 the last factory of a nation without government is protected too", () => {
    const table = given(`
      armies russia prague 1 standing=friendly
      armies russia denmark 1
      turn russia
    `);
    table.state.government[nation("germany")] = -1;
    table.play("s5 moveRondel maneuver-1", "s5 moveArmy prague berlin standing=friendly status=hostile");
    expect(table.legal(5, "moveArmy denmark hamburg")).toEqual(["moveArmy denmark hamburg status=friendly"]);
  });

  it("IM-11.39 an army acts once: it moves or changes its status", () => {
    const table = given(lastFactory);
    table.play("s2 moveRondel maneuver-1", "s2 setStatus genoa hostile", "s2 setStatus genoa hostile");
    table.play("s2 setStatus genoa hostile");
    expect(table.refusal("s2 setStatus genoa friendly")).toBe("army-has-acted");
    expect(table.refusal("s2 moveArmy genoa marseille standing=hostile")).toBe("army-has-acted");
  });
});

describe("destroying a factory", () => {
  it("TV-M7 takes three armies after one was lost against the port fleet", () => {
    const table = given(`
      factories venice
      fleets italy venice 1
      armies austria-hungary vienna 2
      armies austria-hungary budapest 2
      turn austria-hungary
    `);
    const enter = "venice status=hostile";
    table.play(`
      s0 moveRondel maneuver-1
      s0 moveArmy vienna ${enter}
      s0 declareBattle venice army italy fleet standing=hostile
      s0 moveArmy vienna ${enter}
      s0 moveArmy budapest ${enter}
    `);
    expect(table.refusal("s0 destroyFactory venice")).toBe("three-hostile-armies-needed");
    table.play(`s0 moveArmy budapest ${enter}`, "s0 destroyFactory venice");
    expect(table.units("venice")).toEqual([]);
    expect(workingFactories(table.state, nation("italy"))).toHaveLength(2);
    expect(table.eventsOf("factoryDestroyed")).toMatchObject([{ owner: nation("italy"), rule: "IM-11.29" }]);
  });

  const threeFriendly = "factories munich\n armies france munich 3 standing=friendly\n turn france";
  const turnAndDestroy = [
    "s2 setStatus munich hostile",
    "s2 setStatus munich hostile",
    "s2 setStatus munich hostile",
    "s2 destroyFactory munich",
  ];

  it("TV-M25 is possible for three friendly armies that turn hostile in the same manoeuvre", () => {
    const table = given(threeFriendly);
    table.play("s2 moveRondel maneuver-1", ...turnAndDestroy);
    expect(table.units("munich")).toEqual([]);
    expect(table.state.factories[22]).toBe(0);
  });

  it("TV-M26 is impossible for the last unoccupied factory", () => {
    const table = given(
      `${threeFriendly}\n armies russia berlin 1 standing=hostile\n armies russia hamburg 1 standing=hostile`,
    );
    table.play("s2 moveRondel maneuver-1");
    expect(table.refusal("s2 setStatus munich hostile")).toBe("factory-protected");
  });

  it("TV-M10 is impossible for fleets", () => {
    const table = given("fleets france western-mediterranean 3\n turn france");
    table.play("s2 moveRondel maneuver-1", "s2 endFleets");
    expect(table.eventsOf("manoeuvreEnded")).toMatchObject([{ automatic: true }]);
    expect(table.events.some((event) => event.kind === "factoryDestroyed")).toBe(false);
  });

  it("RL-61 lets the government choose how many of the three armies have acted", () => {
    const table = given(`
      factories munich
      armies france munich 3 standing=hostile
      armies france dijon 1
      turn france
    `);
    table.play("s2 moveRondel maneuver-1", "s2 moveArmy dijon munich status=hostile");
    expect(table.legal(2, "destroyFactory")).toEqual([
      "destroyFactory munich acted=0",
      "destroyFactory munich acted=1",
    ]);
    table.play("s2 destroyFactory munich acted=1");
    expect(table.units("munich")).toEqual(["france army hostile"]);
    expect(table.legal(2, "moveArmy munich").length).toBeGreaterThan(0);
  });
});
