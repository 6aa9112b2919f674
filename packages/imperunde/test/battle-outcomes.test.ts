import { describe, expect, test } from "vitest";
import { type BattleTable, regionNamed, stackCount, stackParty, stacksAt, stackUnit } from "../src/index.ts";
import type { Party, State } from "../src/state.ts";
import { isWarship, KINDS, kindOf } from "../src/units.ts";
import { foughtOut, tolerance } from "./support/fight-out.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given } from "./support/table.ts";

const table = given(4, HOMES);
const odds = (question: string): BattleTable => table.ask(0, `odds ${question}`) as BattleTable;
const chanceOf = ({ ends }: BattleTable, attackers: number, defenders: number): number =>
  ends.find((end) => end.attackers === attackers && end.defenders === defenders)?.chance ?? 0;

describe("the ends of a battle", () => {
  test("of one infantry against one are its victory and its death", () => {
    const { ends } = odds("land infantry - infantry");
    expect(ends).toEqual([
      { attackers: 0, defenders: 1, chance: expect.closeTo(21 / 36, 12) },
      { attackers: 1, defenders: 0, chance: expect.closeTo(15 / 36, 12) },
    ]);
  });

  test.each([
    "land infantry,cavalry artillery,infantry fort,cavalry,infantry surprise=yes storms=1",
    "land artillery,cavalry,infantry - fort,infantry ambush=yes attackerHussars=yes defenderHussars=yes",
    "sea frigate,shipOfTheLine frigate shipOfTheLine,frigate,frigate storms=1 reserveStorms=2",
  ])("of %s add up to the odds", (question) => {
    const found = odds(question);
    const sum = (weight: (end: BattleTable["ends"][number]) => number) =>
      found.ends.reduce((total, end) => total + end.chance * weight(end), 0);
    expect(sum(() => 1)).toBeCloseTo(1, 7);
    expect(sum(({ attackers }) => Number(attackers > 0))).toBeCloseTo(found.attackerWins, 7);
    expect(sum(({ attackers }) => attackers)).toBeCloseTo(found.attackersLeft, 6);
    expect(sum(({ defenders }) => defenders)).toBeCloseTo(found.defendersLeft, 6);
    expect(found.ends.every(({ attackers, defenders }) => attackers === 0 || defenders === 0)).toBe(true);
    const chances = found.ends.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  });

  test("IR-11.4.2: each storm on the way sinks half of the ships", () => {
    const calm = odds("sea frigate - frigate").attackerWins;
    expect(odds("sea frigate - frigate storms=1").attackerWins).toBeCloseTo(calm / 2, 12);
    expect(odds("sea frigate - frigate storms=2").attackerWins).toBeCloseTo(calm / 4, 12);
  });

  test("RU-95: reserves do not come if no attacker arrives", () => {
    expect(odds("sea frigate frigate,frigate,frigate frigate storms=1").attackerWins).toBeLessThan(0.5);
  });

  test("count reserves that were not sent among the units that are left, and sunk ones among the losses", () => {
    const { attackLeft } = odds("land infantry artillery -");
    expect(attackLeft).toEqual(KINDS.map((kind) => Number(kind === "infantry" || kind === "artillery")));
    const stormy = odds("sea frigate - - storms=1");
    expect(stormy.attackLeft[KINDS.indexOf("frigate")]).toBeCloseTo(0.5, 12);
  });
});

const SEEDS = 3000;

/** The warships or land units of a party in a region. */
function unitsOf(state: State, region: string, party: Party, atSea: boolean): number {
  const here = stacksAt(state, regionNamed(region)).filter(
    (stack) => stackParty(stack) === party && isWarship(stackUnit(stack)) === atSea,
  );
  return here.reduce((sum, stack) => sum + stackCount(stack), 0);
}

describe("the ends agree with battles of the real engine, played with many seeds", () => {
  test("a landing against a fort through a storm, with reinforcements through it", { timeout: 120_000 }, () => {
    const landing = given(
      4,
      `${HOMES} ${WAR_01}\n storm gulf-of-guinea\n colony congo s1 2\n pieces congo s1 fort 1\n pieces congo s1 infantry 2
       pieces indian-ocean s0 artillery-aboard 1\n pieces indian-ocean s0 infantry-aboard 4\n turn movement s0`,
    );
    landing.play("s0 attack congo");
    const found = odds(
      "land artillery,infantry,infantry infantry,infantry fort,infantry,infantry storms=1 reserveStorms=1",
    );
    const shares = new Map<string, number>();
    let artillery = 0;
    for (const state of foughtOut(landing.state, SEEDS)) {
      const key = [0, 1].map((party) => unitsOf(state, "congo", party as Party, false)).join();
      shares.set(key, (shares.get(key) ?? 0) + 1 / SEEDS);
      for (const region of ["congo", "indian-ocean"])
        for (const stack of stacksAt(state, regionNamed(region)))
          if (stackParty(stack) === 0 && KINDS[kindOf(stackUnit(stack))] === "artillery")
            artillery += stackCount(stack);
    }
    for (const [key, share] of shares) {
      const [attackers = 0, defenders = 0] = key.split(",").map(Number);
      const chance = chanceOf(found, attackers, defenders);
      expect(Math.abs(share - chance), key).toBeLessThan(tolerance(chance, SEEDS));
    }
    const left = found.attackLeft[KINDS.indexOf("artillery")] ?? 0;
    expect(Math.abs(artillery / SEEDS - left)).toBeLessThan(tolerance(left, SEEDS));
  });

  test("ships that capture each other, with a storm in the sea", { timeout: 120_000 }, () => {
    const fleet = given(
      4,
      `${HOMES} ${WAR_01}\n storm arabian-sea\n pieces arabian-sea s1 shipOfTheLine 1\n pieces arabian-sea s1 frigate 1
       pieces indian-ocean s0 shipOfTheLine 1\n pieces indian-ocean s0 frigate 3\n turn movement s0`,
    );
    fleet.play("s0 attack arabian-sea");
    const found = odds("sea shipOfTheLine,frigate,frigate frigate shipOfTheLine,frigate storms=1 reserveStorms=1");
    const shares = new Map<string, number>();
    for (const state of foughtOut(fleet.state, SEEDS)) {
      const key = [0, 1].map((party) => unitsOf(state, "arabian-sea", party as Party, true)).join();
      shares.set(key, (shares.get(key) ?? 0) + 1 / SEEDS);
    }
    for (const [key, share] of shares) {
      const [attackers = 0, defenders = 0] = key.split(",").map(Number);
      const chance = chanceOf(found, attackers, defenders);
      expect(Math.abs(share - chance), key).toBeLessThan(tolerance(chance, SEEDS) + 1e-3);
    }
  });
});
