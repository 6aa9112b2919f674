import { isRefusal, type Seat, seededRandom } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperial, type Question, type State } from "../src/index.ts";
import { given, nation, type Table } from "./support/table.ts";

/** The answer to a question of seat 1, who governs Italy. */
function answer<Asked extends Question>(state: State, question: Asked) {
  const found = imperial.answer(state, 1 as Seat, question);
  if (isRefusal(found)) throw new Error(found.code);
  return found;
}

const kindsOf = (table: Table, last: string): string[] => table.play(last).map(({ kind }) => kind);

describe("limits of Factory", () => {
  const ALL_BUT_VENICE = "factories florence,genoa\n";

  it("IM-8.1 one free city is enough for a choice", () => {
    const table = given(`${ALL_BUT_VENICE} treasury italy 5\n turn italy`);
    table.play("s1 moveRondel factory");
    expect(table.legal(1)).toEqual(["buildFactory venice", "buildNothing"]);
  });

  it("IM-8.2, IM-8.3 without a free city nothing is built", () => {
    const built = given(`${ALL_BUT_VENICE} factories venice\n treasury italy 5\n turn italy`);
    expect(kindsOf(built, "s1 moveRondel factory")).toContain("nothingBuilt");
    const occupied = given(
      `${ALL_BUT_VENICE} armies france venice 1 standing=hostile\n treasury italy 5\n cash s1 9\n turn italy`,
    );
    expect(kindsOf(occupied, "s1 moveRondel factory")).toContain("nothingBuilt");
  });

  it("IM-6.3 the turn goes on after a factory that cannot be built", () => {
    const table = given("turn italy");
    table.play("s1 moveRondel factory");
    expect(table.deciders()).toEqual([2]);
  });

  it("RL-71 treasury and cash of the government together may just pay", () => {
    const enough = given("treasury italy 2\n cash s1 3\n turn italy");
    enough.play("s1 moveRondel factory");
    expect(enough.deciders()).toEqual([1]);
    expect(enough.legal(1)).toEqual(["buildNothing"]);
    const short = given("treasury italy 2\n cash s1 2\n turn italy");
    expect(kindsOf(short, "s1 moveRondel factory")).toContain("nothingBuilt");
    const hidden = given("treasury italy 0\n turn italy", { cash: "hidden" });
    hidden.play("s1 moveRondel factory");
    expect(hidden.legal(1)).toEqual(["buildNothing"]);
  });

  it("IM-4.2 only the government decides, and about a factory only", () => {
    const table = given("treasury italy 5\n turn italy");
    table.play("s1 moveRondel factory");
    expect(table.legal(2)).toEqual([]);
    expect(table.refusal("s2 buildNothing")).toBe("not-your-decision");
    expect(table.refusal("s2 buildFactory venice")).toBe("not-your-decision");
    expect(table.refusal("s1 pass")).toBe("not-now");
    expect(table.play("s1 buildFactory venice")).toContainEqual(
      expect.objectContaining({ kind: "factoryBuilt", rule: "IM-8.1", nation: nation("italy") }),
    );
  });

  it("IM-7.7 building nothing is an event of its own", () => {
    const table = given("treasury italy 5\n turn italy");
    table.play("s1 moveRondel factory");
    const played = table.play("s1 buildNothing");
    expect(played[0]).toEqual({ kind: "nothingBuilt", nation: nation("italy"), rule: "IM-8.1", also: ["IM-7.7"] });
    expect(table.treasury("italy")).toBe(5);
  });
});

describe("limits of Import", () => {
  it("IM-10.1 the last million of the treasury buys a unit", () => {
    const table = given("treasury italy 1\n turn italy");
    table.play("s1 moveRondel import");
    expect(table.legal(1, "placeImport")).toHaveLength(8);
    table.play("s1 placeImport army rome");
    expect(table.treasury("italy")).toBe(0);
    expect(table.deciders()).not.toEqual([1]);
  });

  it("IM-10.1 the prompt counts the units that are left", () => {
    const table = given("treasury italy 9\n turn italy");
    table.play("s1 moveRondel import", "s1 placeImport army rome");
    expect(imperial.prompt(table.state, 1 as Seat)).toMatchObject({ code: "import", params: { left: 2 } });
  });

  it.each([
    ["IM-10.1 after the third unit", "treasury italy 9", 3, "IM-10.1"],
    ["IM-10.3 when the money is gone", "treasury italy 1", 1, "IM-10.3"],
  ])("%s it ends by itself", (_name, position, units, rule) => {
    const table = given(`${position}\n turn italy`);
    table.play("s1 moveRondel import");
    const placed = Array.from({ length: units }, () => table.play("s1 placeImport army rome"));
    expect(placed.at(-1)).toContainEqual(expect.objectContaining({ kind: "importEnded", automatic: true, rule }));
  });

  it("RL-71 an empty treasury ends it unless the government has cash", () => {
    const rich = given("cash s1 1\n turn italy");
    rich.play("s1 moveRondel import");
    expect(rich.legal(1)).toEqual(["endImport"]);
    expect(kindsOf(given("turn italy"), "s1 moveRondel import")).toContain("importEnded");
    const hidden = given("turn italy", { cash: "hidden" });
    hidden.play("s1 moveRondel import");
    expect(hidden.legal(1)).toEqual(["endImport"]);
  });

  it("IM-10.3 an empty supply leaves the other kind of unit", () => {
    const table = given("treasury italy 9\n armies italy rome 8\n fleets italy naples 7\n turn italy");
    table.play("s1 moveRondel import");
    expect(table.legal(1, "placeImport")).toEqual([
      "placeImport fleet naples",
      "placeImport fleet genoa",
      "placeImport fleet venice",
    ]);
    const played = table.play("s1 placeImport fleet genoa");
    expect(played).toContainEqual(expect.objectContaining({ kind: "importEnded", automatic: true }));
  });

  it("IM-10.2 a single open province is enough, a single port too", () => {
    const occupied = ["florence", "genoa", "venice"]
      .map((home) => `armies france ${home} 1 standing=hostile\n`)
      .join("");
    const table = given(`${occupied} armies france rome 1 standing=hostile\n treasury italy 9\n turn italy`);
    table.play("s1 moveRondel import");
    expect(table.legal(1, "placeImport")).toEqual(["placeImport army naples", "placeImport fleet naples"]);
    const armies = given(
      `${occupied} armies france rome 1 standing=hostile\n fleets italy ionian-sea 8\n treasury italy 9\n turn italy`,
    );
    armies.play("s1 moveRondel import");
    expect(armies.legal(1, "placeImport")).toEqual(["placeImport army naples"]);
    const fleets = given(
      `${occupied} armies france rome 1 standing=hostile\n armies italy spain 8\n treasury italy 9\n turn italy`,
    );
    fleets.play("s1 moveRondel import");
    expect(fleets.legal(1, "placeImport")).toEqual(["placeImport fleet naples"]);
  });

  it("IM-7.7 ends on request with an event, and only by the government", () => {
    const table = given("treasury italy 9\n turn italy");
    table.play("s1 moveRondel import");
    expect(table.legal(0)).toEqual([]);
    expect(table.refusal("s0 endImport")).toBe("not-your-decision");
    expect(table.refusal("s0 placeImport army rome")).toBe("not-your-decision");
    expect(table.play("s1 endImport")[0]).toEqual({
      kind: "importEnded",
      nation: nation("italy"),
      rule: "IM-10.1",
      also: ["IM-7.7"],
    });
  });

  it.each([
    [0, 0],
    [2, 2],
    [3, 3],
    [9, 3],
  ])("IM-10.1 with %i M the preview shows %i units", (treasury, most) => {
    const { state } = given(`treasury italy ${treasury}\n turn italy`);
    const preview = answer(state, { kind: "rondel", nation: nation("italy") });
    expect(preview[4]?.effect).toMatchObject({ action: "import", most });
  });
});

describe("limits of Production", () => {
  it("RL-42 a supply that just suffices is not short", () => {
    const table = given("armies italy spain 7\n fleets italy ionian-sea 7\n turn italy");
    table.play("s1 moveRondel production-1");
    expect(table.legal(1)).toContain("produceAll");
    table.play("s1 produceAll");
    expect([table.units("rome"), table.units("naples")]).toEqual([["italy army"], ["italy fleet"]]);
  });

  it("RL-42 a short supply leaves the choice to the government, by default the first cities", () => {
    const table = given("factories florence\n armies italy spain 7\n turn italy");
    table.play("s1 moveRondel production-1");
    expect(table.refusal("s1 produceAll")).toBe("supply-empty");
    expect(imperial.defaultAction(table.state, 1 as Seat)).toMatchObject({ kind: "produce" });
    expect(table.legal(0)).toEqual([]);
    expect(table.refusal("s0 produceAll")).toBe("not-your-decision");
    const played = table.play("s1 produce florence");
    expect(played[0]).toMatchObject({
      kind: "produced",
      unit: "army",
      rule: "IM-9.1",
      also: ["IM-9.3", "IM-9.4", "RL-42"],
    });
    expect(played[0]).not.toHaveProperty("automatic");
  });

  it("IM-9.1 produces everything by default, and ends by itself when all factories have produced", () => {
    const table = given("turn italy");
    table.play("s1 moveRondel production-1");
    expect(imperial.defaultAction(table.state, 1 as Seat)).toEqual({ kind: "produceAll" });
    const played = table.play("s1 produceAll");
    expect(played[0]).not.toHaveProperty("automatic");
    expect(played).toContainEqual(
      expect.objectContaining({ kind: "productionEnded", automatic: true, rule: "IM-9.1" }),
    );
  });

  it("IM-1.10 ends by itself when the only other factory lacks a unit", () => {
    const table = given("fleets italy ionian-sea 8\n turn italy");
    table.play("s1 moveRondel production-1");
    expect(table.play("s1 produce rome")).toContainEqual(
      expect.objectContaining({ kind: "productionEnded", automatic: true, rule: "IM-1.10" }),
    );
  });

  it("IM-1.10 ends by itself when the supply is empty, and on request with an event", () => {
    const table = given("factories florence\n fleets italy ionian-sea 8\n armies italy spain 7\n turn italy");
    table.play("s1 moveRondel production-1");
    expect(table.play("s1 produce rome")).toContainEqual(
      expect.objectContaining({ kind: "productionEnded", automatic: true, rule: "IM-1.10" }),
    );
    const other = given("turn italy");
    other.play("s1 moveRondel production-1");
    expect(other.play("s1 endProduction")[0]).toEqual({
      kind: "productionEnded",
      nation: nation("italy"),
      rule: "IM-9.4",
    });
  });

  it("IM-1.10 hostile armies abroad are not in supply", () => {
    const table = given("armies italy spain 7\n armies italy paris 1 standing=hostile\n turn italy");
    table.play("s1 moveRondel production-1");
    expect(table.refusal("s1 produce rome")).toBe("supply-empty");
  });

  it("IM-9.2 names the factories that hostile armies stop", () => {
    const table = given("armies france rome 1 standing=hostile\n turn italy");
    const stopped = table.play("s1 moveRondel production-1").filter(({ kind }) => kind === "notProduced");
    expect(stopped).toHaveLength(1);
    expect(stopped[0]).toMatchObject({ rule: "IM-9.2", also: ["IM-11.23"] });
    expect(table.legal(1, "produce ")).toEqual(["produce naples"]);
  });
});

describe("an action that was not checked", () => {
  it.each([
    ["turn italy", []],
    ["treasury italy 5\n turn italy", ["s1 moveRondel factory"]],
    ["treasury italy 5\n turn italy", ["s1 moveRondel import"]],
    ["turn italy", ["s1 moveRondel production-1"]],
    ["armies italy rome 1\n turn italy", ["s1 moveRondel maneuver-1"]],
  ])("is never carried out: %s %s", (position, lines) => {
    const table = given(position);
    table.play(...lines);
    expect(() => imperial.play(table.state, 1 as Seat, { kind: "decline" }, seededRandom(1))).toThrow(
      "decline does not fit the current decision",
    );
  });
});
