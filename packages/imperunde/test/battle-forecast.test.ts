import { describe, expect, test } from "vitest";
import { type BattleForecast, regionNamed } from "../src/index.ts";
import { kindNamed } from "../src/units.ts";
import { shareOfVictories, tolerance } from "./support/fight-out.ts";
import { CONGO, drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard, type TestTable } from "./support/table.ts";

const SEEDS = 4000;
const PATIENCE = { timeout: 120_000 };

const forecastOf = (table: TestTable): BattleForecast => table.ask(0, "battle") as BattleForecast;

const STORMY_OCEAN = `${HOMES} ${WAR_01}\n storm indian-ocean\n pieces arabian-sea s1 frigate 1`;

/** One frigate sails from the Gulf of Guinea through the Indian Ocean into the Arabian Sea. */
function throughStorm(more = ""): TestTable {
  const table = given(4, `${STORMY_OCEAN}\n pieces gulf-of-guinea s0 frigate 1\n ${more}\n turn movement s0`);
  table.play("s0 attack arabian-sea\n s0 send frigate gulf-of-guinea indian-ocean");
  return table;
}

describe("the odds of an attack", () => {
  test("IR-11.4.2, RU-95: a storm on the way halves the even chance of a frigate to a quarter", () => {
    expect(forecastOf(throughStorm())).toEqual({
      chance: 0.25,
      chanceAtTarget: 0.5,
      chanceAlone: 0.25,
      attackersLeft: expect.closeTo(0.25 + 0.5 / 12, 10),
      defendersLeft: expect.closeTo(0.75 + 0.5 / 12, 10),
      arrival: [
        {
          kind: kindNamed("frigate"),
          from: regionNamed("gulf-of-guinea"),
          storms: [regionNamed("indian-ocean")],
          arrives: 0.5,
          isReinforcement: false,
        },
      ],
      storms: [regionNamed("indian-ocean")],
      calms: [],
      assumes: { sent: 0, reinforcements: 0 },
    });
  });

  test("IR-11.4.2: a storm in the target counts as well, and two storms leave one ship in four", () => {
    const table = throughStorm("storm arabian-sea");
    expect(forecastOf(table)).toMatchObject({ chance: 0.125, chanceAtTarget: 0.5, arrival: [{ arrives: 0.25 }] });
  });

  test("IR-11.4.1: a storm where a unit starts does not count", () => {
    const table = given(4, `${STORMY_OCEAN}\n pieces indian-ocean s0 frigate 1\n turn movement s0`);
    table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -");
    expect(forecastOf(table)).toMatchObject({ chance: 0.5, storms: [], arrival: [{ arrives: 1 }] });
  });

  test("IR-12.3.4: an undefended colony falls if any of the armies arrives", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n storm gulf-of-guinea\n colony congo s1 1\n pieces indian-ocean s0 infantry-aboard 2\n turn movement s0`,
    );
    table.play("s0 attack congo\n s0 send infantry-aboard indian-ocean gulf-of-guinea");
    table.play("s0 send infantry-aboard indian-ocean gulf-of-guinea");
    expect(forecastOf(table)).toMatchObject({ chance: 0.75, chanceAtTarget: 1, attackersLeft: 1 });
  });

  test("say how many units count as sent before any is sent, and how many reinforcements are assumed", () => {
    const table = given(4, CONGO);
    table.play("s0 attack congo");
    expect(forecastOf(table).assumes).toEqual({ sent: 3, reinforcements: 4 });
    table.play("s0 send artillery south-africa -");
    const { assumes, arrival, chance, chanceAlone } = forecastOf(table);
    expect(assumes).toEqual({ sent: 0, reinforcements: 6 });
    expect(arrival.map(({ isReinforcement }) => isReinforcement)).toEqual([false, ...Array(6).fill(true)]);
    expect(chanceAlone).toBeLessThan(chance);
  });

  test("IR-11.3.2: a calm keeps ships and landings out of the odds, and the answer counts them by sea", () => {
    const table = given(4, `${CONGO.replace("turn", "calm indian-ocean\n turn")}`);
    table.play("s0 attack congo");
    expect(forecastOf(table)).toMatchObject({
      calms: [{ sea: regionNamed("indian-ocean"), count: 3 }],
      assumes: { sent: 3, reinforcements: 1 },
    });
    // The cavalry can still land in South Africa and ride on.
    const shore = given(4, `${CONGO.replace("turn", "calm gulf-of-guinea\n turn")}`);
    shore.play("s0 attack congo");
    expect(forecastOf(shore).calms).toEqual([{ sea: regionNamed("gulf-of-guinea"), count: 2 }]);
    const landing = given(4, `${CONGO.replace("turn", "calm gulf-of-guinea\n turn")}`, { calmBlocksLanding: false });
    landing.play("s0 attack congo");
    expect(forecastOf(landing).calms).toEqual([]);
  });

  test("choose the way with the fewest storms", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n storm indian-ocean\n pieces arabian-sea s1 frigate 1\n pieces tasman-sea s0 frigate 1\n turn movement s0`,
    );
    table.play("s0 attack arabian-sea");
    expect(table.offers(0)).toContain("send frigate tasman-sea indian-ocean");
    expect(forecastOf(table)).toMatchObject({ chance: 0.5, storms: [], assumes: { sent: 1 } });
  });

  test("IR-12.4.1, IR-12.4.3: reinforcements come before the next roll only if they were not declined", () => {
    const table = given(4, CONGO);
    table.play("s0 attack congo\n s0 send artillery south-africa -\n s0 send cavalry south-africa -\n s0 begin");
    table.play("s1 name cavalry,infantry,infantry");
    table.passOnce({ "X-10 attack": [6, 1], "X-10 defence": [3, 5, 2] });
    const reinforcing = forecastOf(table).chance;
    table.play("s0 hold");
    expect(forecastOf(table).chance).toBeLessThan(reinforcing);
  });

  test("TV-RUL-21, RU-109: a frigate in reach replaces one that Sabotage has sunk before the roll", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n pieces arabian-sea s1 frigate 1\n pieces indian-ocean s0 frigate 1\n pieces bay-of-bengal s0 frigate 1
       hand s2 sabotage\n turn movement s0`,
    );
    table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
    playCard(table, "s2 sabotage s0 frigate/1 arabian-sea");
    expect(table.top()).toBe("window");
    expect(forecastOf(table)).toMatchObject({ chance: expect.closeTo(0.5, 12), chanceAlone: 0 });
  });

  test("RU-119: of several enemies in a sea, the first in round order defends it", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n pieces arabian-sea s1 frigate 1\n pieces arabian-sea pirates frigate 9\n pieces indian-ocean s0 frigate 1\n turn movement s0`,
      { piratesCardTiming: "next-clearing" },
    );
    table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -");
    expect(forecastOf(table).chance).toBeCloseTo(0.5, 12);
  });

  test("RU-119: a ship already in the sea has no way and no risk", () => {
    const table = given(
      4,
      `${HOMES} storm arabian-sea\n pieces arabian-sea s0 frigate 1\n pieces arabian-sea pirates frigate 1\n turn movement s0`,
      { piratesCardTiming: "next-clearing" },
    );
    table.play("s0 attack arabian-sea\n s0 send frigate arabian-sea -");
    expect(forecastOf(table)).toMatchObject({
      storms: [],
      arrival: [{ from: regionNamed("arabian-sea"), arrives: 1 }],
    });
  });

  test("RU-62: fair winds bring only ships with a wind move as reinforcements", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate/0 2\n pieces indian-ocean pirates frigate 3\n pieces arabian-sea s1 frigate 1\n hand s0 freebooters
       ${drawn(4, regionNamed("indian-ocean"), 2, true)}`,
      { piratesCardTiming: "next-clearing" },
    );
    table.passOnce();
    expect(table.top()).toBe("goodWinds");
    playCard(table, "s0 freebooters indian-ocean");
    expect(table.count("indian-ocean", 0, "frigate")).toBe(5);
    table.play("s0 attack arabian-sea\n s0 send frigate/0 indian-ocean -");
    expect(forecastOf(table).assumes.reinforcements).toBe(1);
  });
});

interface Case {
  readonly name: string;
  readonly position: string;
  readonly lines: string;
}

const BY_SEA = `${HOMES} ${WAR_01}\n pieces arabian-sea s1 shipOfTheLine 1\n pieces arabian-sea s1 frigate 1`;
const STORMY_CONGO = CONGO.replace("turn", "storm gulf-of-guinea\n turn");

const CASES: readonly Case[] = [
  {
    name: "a storm in the target sea and two reinforcements",
    position: `${BY_SEA}\n storm arabian-sea\n pieces indian-ocean s0 frigate 3\n pieces indian-ocean s0 shipOfTheLine 1\n turn movement s0`,
    lines: "s0 attack arabian-sea\n s0 send shipOfTheLine indian-ocean -\n s0 send frigate indian-ocean -",
  },
  {
    name: "a storm on the way of some ships",
    position: `${BY_SEA}\n storm indian-ocean\n pieces gulf-of-guinea s0 shipOfTheLine 2\n pieces bay-of-bengal s0 frigate 2\n turn movement s0`,
    lines:
      "s0 attack arabian-sea\n s0 send shipOfTheLine gulf-of-guinea indian-ocean\n s0 send frigate bay-of-bengal -",
  },
  {
    name: "a landing through a storm with reinforcements by land and by sea",
    position: STORMY_CONGO,
    lines: "s0 attack congo\n s0 send artillery south-africa -\n s0 send cavalry-aboard indian-ocean gulf-of-guinea",
  },
  { name: "units that count as sent", position: STORMY_CONGO, lines: "s0 attack congo" },
  {
    name: "a free territory and armies from overseas only",
    position: `${HOMES} storm gulf-of-guinea\n pieces indian-ocean s0 infantry-aboard 3\n pieces indian-ocean s0 cavalry-aboard 2\n turn movement s0`,
    lines:
      "s0 attack congo\n s0 send infantry-aboard indian-ocean gulf-of-guinea\n s0 send cavalry-aboard indian-ocean gulf-of-guinea",
  },
];

describe("the odds agree with the real engine, played with many seeds", () => {
  const check = (table: TestTable): void => {
    const { chance, chanceAlone } = forecastOf(table);
    expect(Math.abs(shareOfVictories(table.state, SEEDS, true) - chance)).toBeLessThan(tolerance(chance, SEEDS));
    const alone = shareOfVictories(table.state, SEEDS, false);
    expect(Math.abs(alone - chanceAlone)).toBeLessThan(tolerance(chanceAlone, SEEDS));
  };

  test.each(CASES)("$name", PATIENCE, ({ position, lines }) => {
    const table = given(4, position);
    table.play(lines);
    check(table);
  });

  test("IR-12.4.1: reinforcements that were declined come only after the next roll", PATIENCE, () => {
    const table = given(4, STORMY_CONGO);
    table.play("s0 attack congo\n s0 send artillery south-africa -\n s0 send cavalry south-africa -\n s0 begin");
    table.play("s1 name cavalry,infantry,infantry");
    table.passOnce({ "X-10 attack": [6, 1], "X-10 defence": [3, 5, 2] });
    const reinforcing = forecastOf(table).chance;
    check(table);
    table.play("s0 hold");
    expect(forecastOf(table).chance).toBeLessThan(reinforcing);
    check(table);
  });
});
