import { describe, expect, it } from "vitest";
import { NATION_NAMES } from "../src/board/europe.ts";
import { dealt, flagCards, flagsOf, type Table } from "./support/table.ts";

/** Anton (Italy), Bert (Great Britain), Claudia (France) and Daniel (Russia), clockwise: the quick-start game, which begins with TV-S4. */
const ANTON = 0;
const BERT = 1;
const CLAUDIA = 2;
const DANIEL = 3;

export const QUICK_START: readonly (readonly [id: string, lines: string, check: (table: Table) => void])[] = [
  [
    "TV-Q1 Austria-Hungary imports a fleet and an army",
    "s2 moveRondel import\n s2 placeImport fleet trieste\n s2 placeImport army lemberg\n s2 endImport",
    (table) => {
      expect(table.treasury("austria-hungary")).toBe(0);
      expect(table.units("trieste")).toEqual(["austria-hungary fleet"]);
    },
  ],
  [
    "TV-Q2 Italy on Investor: Daniel buys Germany",
    "s0 moveRondel investor\n s3 invest germany 4",
    (table) => {
      expect([table.cash(ANTON), table.treasury("italy")]).toEqual([6, 5]);
      expect([table.cash(DANIEL), table.treasury("germany")]).toEqual([0, 4]);
      expect(table.government("germany")).toBe(DANIEL);
      expect(table.state.investorCard).toBe(ANTON);
    },
  ],
  [
    "TV-Q3 France builds a factory in Marseille",
    "s2 moveRondel factory",
    (table) => {
      expect(table.legal(CLAUDIA, "buildFactory")).toEqual([
        "buildFactory brest",
        "buildFactory dijon",
        "buildFactory marseille",
      ]);
      table.play("s2 buildFactory marseille");
      expect(table.treasury("france")).toBe(6);
    },
  ],
  [
    "TV-Q4 Great Britain produces",
    "s1 moveRondel production-1\n s1 produceAll",
    (table) => {
      expect(table.units("london")).toEqual(["great-britain fleet"]);
      expect(table.units("liverpool")).toEqual(["great-britain fleet"]);
    },
  ],
  [
    "TV-Q5 Germany produces",
    "s3 moveRondel production-2\n s3 produceAll",
    (table) => {
      expect(table.units("berlin")).toEqual(["germany army"]);
      expect(table.units("hamburg")).toEqual(["germany fleet"]);
    },
  ],
  [
    "TV-Q6 Russia on Investor: Anton takes Germany over",
    "s3 moveRondel investor\n s0 invest germany 6",
    (table) => {
      expect([table.cash(DANIEL), table.cash(BERT), table.treasury("russia")]).toEqual([4, 3, 6]);
      expect([table.cash(ANTON), table.treasury("germany")]).toEqual([2, 10]);
      expect(table.government("germany")).toBe(ANTON);
      expect(table.state.investorCard).toBe(BERT);
    },
  ],
  [
    "TV-Q7 Austria-Hungary produces",
    "s2 moveRondel production-2\n s2 produceAll",
    (table) => {
      expect(table.units("vienna")).toEqual(["austria-hungary army"]);
      expect(table.units("budapest")).toEqual(["austria-hungary army"]);
    },
  ],
  [
    "TV-Q8 Italy produces",
    "s0 moveRondel production-2\n s0 produceAll",
    (table) => {
      expect(table.units("rome")).toEqual(["italy army"]);
      expect(table.units("naples")).toEqual(["italy fleet"]);
    },
  ],
  [
    "TV-Q9 France produces",
    "s2 moveRondel production-1\n s2 produceAll",
    (table) => {
      expect(table.units("bordeaux")).toEqual(["france fleet"]);
      expect(table.units("marseille")).toEqual(["france fleet"]);
      expect(table.units("paris")).toEqual(["france army"]);
    },
  ],
  [
    "TV-Q10 Great Britain manoeuvres",
    "s1 moveRondel maneuver-1\n s1 moveFleet liverpool north-atlantic\n s1 moveFleet london english-channel",
    (table) => expect(flagsOf(table, "great-britain")).toEqual(["north-atlantic", "english-channel"]),
  ],
  [
    "TV-Q11 Germany manoeuvres: rail and convoy to Norway",
    "s0 moveRondel maneuver-2\n s0 moveFleet hamburg north-sea\n s0 moveArmy berlin norway seas=north-sea",
    (table) => expect(flagsOf(table, "germany")).toEqual(["norway", "north-sea"]),
  ],
  [
    "TV-Q12 Russia imports",
    "s3 moveRondel import\n s3 placeImport fleet st-petersburg\n s3 placeImport army moscow\n s3 placeImport army moscow",
    (table) => expect(table.treasury("russia")).toBe(3),
  ],
  [
    "TV-Q13 Austria-Hungary manoeuvres",
    `s2 moveRondel maneuver-2
     s2 moveFleet trieste ionian-sea
     s2 moveArmy lemberg romania
     s2 moveArmy budapest west-balkan
     s2 moveArmy vienna tunis seas=ionian-sea`,
    (table) => expect(flagsOf(table, "austria-hungary")).toEqual(["tunis", "west-balkan", "romania", "ionian-sea"]),
  ],
  [
    "TV-Q14 Italy manoeuvres",
    "s0 moveRondel maneuver-2\n s0 moveFleet naples western-mediterranean\n s0 moveArmy rome spain seas=western-mediterranean",
    (table) => expect(flagsOf(table, "italy")).toEqual(["spain", "western-mediterranean"]),
  ],
  [
    "TV-Q15 France manoeuvres and loses a fleet against an Italian one",
    `s2 moveRondel maneuver-1
     s2 moveFleet marseille western-mediterranean
     s2 declareBattle western-mediterranean fleet italy fleet
     s2 moveFleet bordeaux bay-of-biscay
     s2 moveArmy paris morocco seas=bay-of-biscay`,
    (table) => {
      expect(table.units("western-mediterranean")).toEqual([]);
      expect(table.flag("western-mediterranean")).toBe("italy");
      expect(flagsOf(table, "france")).toEqual(["morocco", "bay-of-biscay"]);
    },
  ],
  [
    "TV-Q16 Great Britain on Investor: Bert buys Russia",
    "s1 moveRondel investor\n s1 invest russia 6",
    (table) => {
      expect([table.treasury("great-britain"), table.cash(BERT), table.cash(ANTON)]).toEqual([6, 3, 3]);
      expect(table.treasury("russia")).toBe(9);
      expect(table.government("russia")).toBe(DANIEL);
      expect(table.state.investorCard).toBe(CLAUDIA);
    },
  ],
  [
    "TV-Q17 Germany is taxed",
    "s0 moveRondel taxation",
    (table) => {
      expect(table.eventsOf("taxed").at(-1)).toMatchObject({ tax: 6, markerTo: 6 });
      expect([table.cash(ANTON), table.points("germany"), table.treasury("germany")]).toEqual([4, 1, 14]);
    },
  ],
  [
    "TV-Q18 Russia produces",
    "s3 moveRondel production-2\n s3 produceAll",
    (table) => {
      expect(table.units("odessa")).toEqual(["russia fleet"]);
      expect(table.units("moscow")).toHaveLength(3);
    },
  ],
  [
    "TV-Q19 Austria-Hungary is taxed",
    "s2 moveRondel taxation",
    (table) => {
      expect(table.eventsOf("taxed").at(-1)).toMatchObject({ tax: 8 });
      expect([table.cash(CLAUDIA), table.points("austria-hungary"), table.treasury("austria-hungary")]).toEqual([
        5, 3, 4,
      ]);
    },
  ],
  [
    "TV-Q20 Italy produces",
    "s0 moveRondel production-1\n s0 produceAll",
    (table) => {
      expect(table.units("rome")).toEqual(["italy army"]);
      expect(table.units("naples")).toEqual(["italy fleet"]);
    },
  ],
  [
    "TV-Q21 France produces and passes Investor: Claudia buys Austria-Hungary",
    "s2 moveRondel production-2\n s2 produceAll\n s2 invest austria-hungary 6",
    (table) => {
      expect(table.units("bordeaux")).toEqual(["france fleet"]);
      expect([table.cash(CLAUDIA), table.treasury("austria-hungary")]).toEqual([1, 10]);
      expect(table.state.investorCard).toBe(DANIEL);
    },
  ],
  [
    "TV-Q22 Great Britain produces",
    "s1 moveRondel production-2\n s1 produceAll",
    (table) => {
      expect(table.units("london")).toEqual(["great-britain fleet"]);
      expect(table.units("liverpool")).toEqual(["great-britain fleet"]);
    },
  ],
  [
    "TV-Q23 Germany builds a factory in Cologne",
    "s0 moveRondel factory\n s0 buildFactory cologne",
    (table) => expect(table.treasury("germany")).toBe(9),
  ],
  [
    "TV-Q24 Russia manoeuvres, one army into Lemberg",
    `s3 moveRondel maneuver-2
     s3 moveFleet st-petersburg baltic-sea
     s3 moveFleet odessa black-sea
     s3 moveArmy moscow sweden seas=baltic-sea
     s3 moveArmy moscow turkey seas=black-sea
     s3 moveArmy moscow lemberg status=friendly`,
    (table) => {
      expect(flagsOf(table, "russia")).toEqual(["sweden", "turkey", "baltic-sea", "black-sea"]);
      expect(table.units("lemberg")).toEqual(["russia army"]);
    },
  ],
  [
    "TV-Q25 Austria-Hungary manoeuvres, one army into Odessa",
    `s2 moveRondel maneuver-1
     s2 moveFleet ionian-sea western-mediterranean
     s2 moveArmy tunis algeria
     s2 moveArmy west-balkan bulgaria
     s2 moveArmy romania odessa status=hostile`,
    (table) => {
      expect(flagsOf(table, "austria-hungary")).toEqual([
        "algeria",
        "tunis",
        "west-balkan",
        "bulgaria",
        "romania",
        "western-mediterranean",
        "ionian-sea",
      ]);
      expect(flagsOf(table, "italy")).toEqual(["spain"]);
    },
  ],
  [
    "TV-Q26 Italy on Investor: Daniel upgrades his German bond and takes over Germany",
    "s0 moveRondel investor\n s3 invest germany 9 returned=4",
    (table) => {
      expect([table.cash(ANTON), table.treasury("italy")]).toEqual([8, 1]);
      expect([table.cash(DANIEL), table.treasury("germany")]).toEqual([1, 14]);
      expect(table.government("germany")).toBe(DANIEL);
      expect(table.state.investorCard).toBe(ANTON);
    },
  ],
];

describe("the quick-start game", () => {
  const table = dealt(4, {}, (t) => flagCards(t).join(";") === "italy;great-britain;france;russia");

  it.each(QUICK_START)("%s", (_id, lines, check) => {
    table.play(lines);
    check(table);
  });

  it("costs no surcharge and leaves every marker where the quick-start sheet shows it", () => {
    expect(table.eventsOf("money").filter((event) => event.flow === "surcharge")).toEqual([]);
    expect(NATION_NAMES.map((_, nation) => table.state.rondel[nation])).toEqual([2, 3, 5, 5, 0, 6]);
  });
});
