import { describe, expect, test } from "vitest";
import { type MoveWay, REGION_NAMES, type UnitMoves } from "../src/index.ts";
import { UNIT_NAMES, unitNamed } from "../src/units.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, sea, type TestTable } from "./support/table.ts";

/** Answers that follow from the board and the rules by hand. */

const named = (regions: readonly number[]): string => regions.map((region) => REGION_NAMES[region]).join(" ");

type Step = MoveWay["actions"][number];
const regionsOf = (step: Step): string => named(step.kind === "sailThrough" ? [step.via, step.to] : [step.to]);

/** A way: its regions, ship and army moves, the chance to arrive and the storms. */
const wayText = ({ actions, cost, arrives, storms }: MoveWay): string =>
  `${actions.map(regionsOf).join(", ")}: ${cost.ship}+${cost.army} ${arrives} ${named(storms)}`.trim();

/** What each stack of s0 can do, by "count unit region". */
function movesOf(table: TestTable): Record<string, { ways: string[]; attacks: string[] }> {
  const all = table.ask(0, "moves") as readonly UnitMoves[];
  return Object.fromEntries(
    all.map(({ count, unit, from, ways, attacks }) => [
      `${count} ${UNIT_NAMES[unit]} ${REGION_NAMES[from]}`,
      {
        ways: ways.map(wayText).sort(),
        attacks: attacks
          .map(({ via, target, arrives, storms }) => `${named([...via, target])}: ${arrives} ${named(storms)}`.trim())
          .sort(),
      },
    ]),
  );
}

describe("the moves question", () => {
  test("IR-9.1.2, IR-9.2.1: cavalry moves or attacks across two borders, infantry across one", () => {
    const table = given(
      4,
      `${HOMES}\n colony congo s0 1\n pieces south-africa s0 cavalry 2\n pieces south-africa s0 infantry 1\n turn movement s0`,
    );
    expect(movesOf(table)).toEqual({
      "2 cavalry south-africa": {
        ways: ["congo: 0+1 1"],
        attacks: ["congo barbary: 1", "congo egypt: 1", "congo guinea: 1", "mozambique: 1"],
      },
      "1 infantry south-africa": { ways: ["congo: 0+1 1"], attacks: ["mozambique: 1"] },
    });
  });

  test("IR-9.1.3: cavalry goes straight to a territory that it could also reach through another one", () => {
    const table = given(
      4,
      `${HOMES}\n colony congo s0 1\n colony mozambique s0 1\n pieces south-africa s0 cavalry 1\n turn movement s0`,
    );
    expect(movesOf(table)["1 cavalry south-africa"]?.ways).toEqual(["congo: 0+1 1", "mozambique: 0+1 1"]);
  });

  test("IR-9.4.1, IR-9.4.3, IR-11.4.2: warships pass friends, attack enemies and risk storms", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n storm gulf-of-guinea\n pieces strait-of-magellan s2 frigate 1\n pieces arabian-sea s1 frigate 1\n pieces indian-ocean s0 frigate 2\n turn movement s0`,
    );
    expect(movesOf(table)).toEqual({
      "2 frigate indian-ocean": {
        ways: [
          "bay-of-bengal, java-sea: 2+0 1",
          "bay-of-bengal: 1+0 1",
          "gulf-of-guinea, mid-atlantic: 2+0 0.5 gulf-of-guinea",
          "gulf-of-guinea: 1+0 0.5 gulf-of-guinea",
          "strait-of-magellan east-pacific: 2+0 1",
          "strait-of-magellan south-atlantic: 2+0 1",
          "tasman-sea, coral-sea: 2+0 1",
          "tasman-sea, south-pacific: 2+0 1",
          "tasman-sea: 1+0 1",
        ],
        attacks: ["arabian-sea: 1"],
      },
    });
  });

  test("IR-11.4.2, RU-63: a passage risks the storms of both seas", () => {
    const table = given(
      4,
      `${HOMES}\n storm strait-of-magellan\n storm east-pacific\n pieces strait-of-magellan s2 frigate 1\n pieces indian-ocean s0 frigate 1\n turn movement s0`,
    );
    expect(movesOf(table)["1 frigate indian-ocean"]?.ways.filter((way) => way.startsWith("strait"))).toEqual([
      "strait-of-magellan east-pacific: 2+0 0.25 strait-of-magellan east-pacific",
    ]);
  });

  test("of two ways with as many steps the one with fewer storms is given, in whichever order they are found", () => {
    const ways = (storm: string) => {
      const table = given(
        4,
        `${HOMES} ${WAR_01}\n storm ${storm}\n pieces south-pacific s1 frigate 1\n pieces indian-ocean s0 shipOfTheLine 1\n turn movement s0`,
      );
      const { ways: found = [], attacks = [] } = movesOf(table)["1 shipOfTheLine indian-ocean"] ?? {};
      return [found.find((way) => way.includes("south-atlantic")), ...attacks];
    };
    expect(ways("gulf-of-guinea")).toEqual([
      "strait-of-magellan, south-atlantic: 2+0 1",
      "strait-of-magellan south-pacific: 1",
    ]);
    expect(ways("strait-of-magellan")).toEqual([
      "gulf-of-guinea, south-atlantic: 2+0 1",
      "tasman-sea south-pacific: 1",
    ]);
    expect(ways("tasman-sea")[1]).toBe("strait-of-magellan south-pacific: 1");
  });

  test("IR-9.3.2: an army aboard lands with its last ship move and its army move", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n colony congo s0 1\n storm indian-ocean\n pieces strait-of-magellan s0 infantry-aboard 1\n turn movement s0`,
    );
    expect(movesOf(table)).toEqual({
      "1 infantry-aboard strait-of-magellan": {
        ways: [
          "east-pacific, gulf-of-california: 2+0 1",
          "east-pacific, south-sea: 2+0 1",
          "east-pacific: 1+0 1",
          "gulf-of-guinea, congo: 2+1 1",
          "gulf-of-guinea, mid-atlantic: 2+0 1",
          "gulf-of-guinea, south-africa: 2+1 1",
          "gulf-of-guinea: 1+0 1",
          "indian-ocean, arabian-sea: 2+0 0.5 indian-ocean",
          "indian-ocean, bay-of-bengal: 2+0 0.5 indian-ocean",
          "indian-ocean: 1+0 0.5 indian-ocean",
          "south-atlantic: 1+0 1",
          "south-pacific, coral-sea: 2+0 1",
          "south-pacific, tasman-sea: 2+0 1",
          "south-pacific: 1+0 1",
        ],
        attacks: [
          "chile: 1",
          "east-pacific mosquito-coast: 1",
          "east-pacific new-granada: 1",
          "east-pacific peru: 1",
          "gulf-of-guinea guinea: 1",
          "indian-ocean madagascar: 0.5 indian-ocean",
          "indian-ocean mozambique: 0.5 indian-ocean",
          "la-plata: 1",
          "south-atlantic brazil: 1",
          "south-pacific new-zealand: 1",
          "south-pacific polynesia: 1",
        ],
      },
    });
  });

  test("IR-10.1.1: each army embarks to the seas of its own territory", () => {
    const table = given(
      4,
      `${HOMES}\n colony congo s0 1\n pieces south-africa s0 infantry 3\n pieces congo s0 cavalry 1\n pieces congo s0 fort 1\n pieces congo s0 infantry 1\n storm indian-ocean\n round 2 7\n turn embarkation s0`,
    );
    expect(movesOf(table)).toEqual({
      "3 infantry south-africa": {
        ways: ["gulf-of-guinea: 0+0 1", "indian-ocean: 0+0 0.5 indian-ocean"],
        attacks: [],
      },
      "1 infantry congo": { ways: ["gulf-of-guinea: 0+0 1"], attacks: [] },
      "1 cavalry congo": { ways: ["gulf-of-guinea: 0+0 1"], attacks: [] },
    });
  });

  test("IR-11.3.3, RU-62: fair winds carry each ship in their sea one step, to a battle only by the option", () => {
    const winds = drawn(4, sea("indian-ocean"), 2, true);
    const pieces =
      "pieces indian-ocean s0 frigate 2\n pieces indian-ocean s0 infantry-aboard 1\n pieces tasman-sea s0 frigate 1";
    const position = `${HOMES} ${WAR_01}\n ${pieces}\n pieces arabian-sea s1 frigate 1\n storm gulf-of-guinea\n ${winds}`;
    const steps = [
      "bay-of-bengal: 0+0 1",
      "gulf-of-guinea: 0+0 0.5 gulf-of-guinea",
      "strait-of-magellan: 0+0 1",
      "tasman-sea: 0+0 1",
    ];
    const landing = [...steps, "south-africa: 0+0 1"].sort();
    for (const mayAttack of [true, false]) {
      const table = given(4, position, { goodWindsMayAttack: mayAttack });
      table.pass();
      const army = { ways: landing, attacks: mayAttack ? ["madagascar: 1", "mozambique: 1"] : [] };
      const ships = { ways: steps, attacks: mayAttack ? ["arabian-sea: 1"] : [] };
      expect(movesOf(table)).toEqual({ "1 infantry-aboard indian-ocean": army, "2 frigate indian-ocean": ships });
      table.play("s0 move frigate indian-ocean strait-of-magellan");
      expect(movesOf(table)).toEqual({ "1 infantry-aboard indian-ocean": army, "1 frigate indian-ocean": ships });
    }
  });

  test("RU-62: fair winds carry ships without moves of their own, and each only once", () => {
    const winds = drawn(4, sea("indian-ocean"), 2, true);
    const pieces = "pieces indian-ocean s0 frigate/0 3\n pieces arabian-sea s1 frigate 1";
    const table = given(4, `${HOMES} ${WAR_01}\n ${pieces}\n ${winds}`, { goodWindsMayAttack: true });
    table.pass();
    const frame = table.state.frames.at(-1);
    if (frame?.kind === "goodWinds") frame.wind[unitNamed("frigate/0")] = 2;
    expect(movesOf(table)).toMatchObject({ "2 frigate/0 indian-ocean": { attacks: ["arabian-sea: 1"] } });
  });

  test("IR-9.5.1: the option about fair winds does not forbid attacks in phase 6", () => {
    const position = `${HOMES}\n pieces south-africa s0 infantry 1\n turn movement s0`;
    const table = given(4, position, { goodWindsMayAttack: false });
    expect(movesOf(table)["1 infantry south-africa"]?.attacks).toEqual(["congo: 1", "mozambique: 1"]);
  });
});
