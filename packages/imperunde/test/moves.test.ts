import { describe, expect, test } from "vitest";
import { type AttackForecast, REGION_NAMES, type UnitMoves } from "../src/index.ts";
import { UNIT_NAMES } from "../src/units.ts";
import { CONGO, drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, sea, type TestTable } from "./support/table.ts";

/** What a stack can do, in names: "to" for each way, with the number of moves and the chance to arrive. */
function movesOf(table: TestTable, unit: string, from: string) {
  const all = table.ask(0, "moves") as readonly UnitMoves[];
  const found = all.find((one) => UNIT_NAMES[one.unit] === unit && REGION_NAMES[one.from] === from);
  return {
    count: found?.count ?? 0,
    ways: Object.fromEntries<[number, number]>(
      (found?.ways ?? []).map(({ to, cost, arrives }) => [String(REGION_NAMES[to]), [cost.ship + cost.army, arrives]]),
    ),
    attacks: (found?.attacks ?? []).map(({ target }) => REGION_NAMES[target]),
  };
}

describe("the moves of a turn", () => {
  test("IR-9.2.1, IR-9.2.3: armies reach territories of their player, cavalry two of them, each with its cost", () => {
    const table = given(
      4,
      `${HOMES}\n colony congo s0 1\n colony guinea s0 1\n pieces south-africa s0 cavalry 2\n pieces south-africa s0 infantry 1\n turn movement s0`,
    );
    const cavalry = movesOf(table, "cavalry", "south-africa");
    expect(cavalry).toMatchObject({ count: 2, ways: { congo: [1, 1], guinea: [2, 1] } });
    expect(movesOf(table, "infantry", "south-africa").ways).toEqual({ congo: [1, 1] });
  });

  test("IR-9.1.2, IR-11.4.2: ships reach two seas, on the way with the fewest storms", () => {
    const table = given(4, `${HOMES}\n pieces indian-ocean s0 frigate 3\n storm gulf-of-guinea\n turn movement s0`);
    const { count, ways } = movesOf(table, "frigate", "indian-ocean");
    expect(count).toBe(3);
    expect(ways["arabian-sea"]).toEqual([1, 1]);
    expect(ways["gulf-of-guinea"]).toEqual([1, 0.5]);
    expect(Object.keys(ways)).not.toContain("indian-ocean");
    expect(Object.values(ways).every(([cost]) => cost === 1 || cost === 2)).toBe(true);
  });

  test("IR-9.3.2: an army aboard sails one sea and lands with its last ship move", () => {
    const table = given(
      4,
      `${HOMES}\n colony congo s0 1\n pieces indian-ocean s0 infantry-aboard 1\n turn movement s0`,
    );
    expect(movesOf(table, "infantry-aboard", "indian-ocean").ways.congo).toEqual([3, 1]);
  });

  test("IR-9.5.1: every stack has its own attacks", () => {
    const table = given(4, CONGO);
    expect(movesOf(table, "artillery", "south-africa").attacks).toContain("congo");
    expect(movesOf(table, "infantry-aboard", "indian-ocean").attacks).toContain("congo");
    expect(movesOf(table, "cavalry", "ottoman-empire").attacks).not.toContain("congo");
  });

  test("the actions of a way are legal one after another", () => {
    const position = `${HOMES}\n colony congo s0 1\n colony guinea s0 1\n pieces south-africa s0 cavalry 1\n pieces indian-ocean s0 infantry-aboard 1\n pieces indian-ocean s0 frigate 1\n turn movement s0`;
    const all = given(4, position).ask(0, "moves") as readonly UnitMoves[];
    const sequences = all.flatMap(({ ways }) => ways.map(({ actions }) => actions));
    expect(sequences.some((actions) => actions.length === 2)).toBe(true);
    for (const actions of sequences) {
      const table = given(4, position);
      const lines = actions.map((action) => {
        const unit = UNIT_NAMES[action.unit];
        const [from, to] = [action.from, action.to].map((region) => REGION_NAMES[region]);
        return action.kind === "move" ? `s0 move ${unit} ${from} ${to}` : `s0 sailThrough ${unit} ${from} - ${to}`;
      });
      expect(() => table.play(lines.join("\n"))).not.toThrow();
    }
  });

  test("units that can do nothing are left out, and others have no moves now", () => {
    const table = given(4, `${HOMES}\n colony mongolia s0 1\n pieces mongolia s0 infantry 1\n turn movement s1`);
    expect(table.ask(0, "moves")).toMatchObject({ code: "not-your-turn", rule: "IR-9.1.1" });
    const calm = given(4, `${HOMES}\n pieces indian-ocean s0 frigate 1\n calm indian-ocean\n turn movement s0`);
    expect(movesOf(calm, "frigate", "indian-ocean").count).toBe(0);
  });

  test("RU-62: by fair winds each ship in the sea has one step, which costs nothing", () => {
    const winds = drawn(4, sea("indian-ocean"), 2, true);
    const table = given(4, `${HOMES}\n pieces indian-ocean s0 frigate 2\n ${winds}`);
    table.pass();
    expect(table.top()).toBe("goodWinds");
    const { count, ways } = movesOf(table, "frigate", "indian-ocean");
    expect(count).toBe(2);
    expect(ways["arabian-sea"]).toEqual([0, 1]);
  });
});

describe("the moves of an embarkation", () => {
  const ARMIES = `${HOMES}\n pieces south-africa s0 infantry 3\n storm indian-ocean\n round 2 7\n turn embarkation s0`;

  test("IR-10.1.1: armies reach the seas beside their territory", () => {
    const { count, ways, attacks } = movesOf(given(4, ARMIES), "infantry", "south-africa");
    expect([count, attacks]).toEqual([3, []]);
    expect(ways["indian-ocean"]).toEqual([0, 0.5]);
    expect(ways["gulf-of-guinea"]).toEqual([0, 1]);
  });

  test("RU-45: secretly chosen armies cannot be chosen again", () => {
    const table = given(4, ARMIES, { embarkOrder: "simultaneous" });
    table.play("s0 embark infantry south-africa gulf-of-guinea");
    expect(movesOf(table, "infantry", "south-africa").count).toBe(2);
    table.play("s0 endEmbarkation");
    expect(table.ask(0, "moves")).toMatchObject({ code: "not-your-turn" });
  });
});

describe("the odds of an attack that has not begun", () => {
  const ask = (table: TestTable, question: string) => table.ask(0, `attack ${question}`) as AttackForecast;
  const battleOdds = (table: TestTable, question: string) =>
    (table.ask(0, `odds ${question}`) as { attackerWins: number }).attackerWins;
  const DEFENDERS = "fort,cavalry,infantry,infantry,infantry";

  test("are those of the chosen units with the reinforcements in reach", () => {
    const table = given(4, CONGO);
    const { chance, assumes, falls } = ask(table, "congo artillery,cavalry south-africa,south-africa");
    const reserves = "artillery,artillery,cavalry,infantry,infantry";
    expect(chance).toBeCloseTo(battleOdds(table, `land artillery,cavalry ${reserves} ${DEFENDERS}`), 12);
    expect(assumes).toEqual({ sent: 0, reinforcements: 5 });
    expect(falls).toBe(false);
  });

  test("count the strongest three if no unit is chosen", () => {
    const table = given(4, CONGO);
    expect(ask(table, "congo - -")).toMatchObject({ assumes: { sent: 3 }, actions: [] });
  });

  test("come with the actions that start the attack; the third unit begins it", () => {
    const three = given(4, CONGO);
    const { actions } = ask(three, "congo artillery,cavalry,infantry south-africa,south-africa,south-africa");
    expect(actions.map(({ kind }) => kind)).toEqual(["attack", "send", "send", "send"]);
    const one = ask(three, "congo infantry-aboard indian-ocean").actions;
    expect(one.map(({ kind }) => kind)).toEqual(["attack", "send", "begin"]);
    expect(one[1]).toMatchObject({ via: [sea("gulf-of-guinea")] });
  });

  test("IR-13.5.8, IR-13.5.5: follow the battle cards of the viewer", () => {
    const table = given(4, CONGO);
    const plain = ask(table, "congo cavalry south-africa").chanceAlone;
    const surprise = ask(table, "congo cavalry south-africa cards=surpriseAttack").chanceAlone;
    const both = ask(table, "congo cavalry south-africa cards=surpriseAttack,hussars").chanceAlone;
    expect(surprise).toBeGreaterThan(plain);
    expect(both).toBeGreaterThan(surprise);
    expect(ask(table, "congo cavalry south-africa cards=ambush")).toMatchObject({ code: "not-at-this-moment" });
    expect(table.top()).toBe("movement");
  });

  test("IR-12.3.4: an undefended colony falls without a roll", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n colony congo s1 2\n pieces south-africa s0 infantry 1\n turn movement s0`,
    );
    expect(ask(table, "congo infantry south-africa")).toMatchObject({ falls: true, chance: 1 });
  });

  test("are refused for units that cannot come and for regions that cannot be attacked", () => {
    const table = given(4, CONGO);
    expect(ask(table, "congo cavalry ottoman-empire")).toMatchObject({ code: "cannot-reach-it", rule: "IR-9.5.2" });
    expect(ask(table, "congo cavalry,cavalry south-africa,south-africa")).toMatchObject({ code: "cannot-reach-it" });
    expect(ask(table, "japan cavalry south-africa")).toMatchObject({ code: "not-attackable" });
    expect(table.ask(1, "attack congo - -")).toMatchObject({ code: "not-your-turn" });
  });
});
