import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { eventsOf } from "../src/events.ts";
import { controller, hostile, NOBODY, regionNamed } from "../src/index.ts";
import { UNIT_NAMES } from "../src/units.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, playCard, sea, type TestTable, unitsAt } from "./support/table.ts";

const NEXT = { piratesCardTiming: "next-clearing" };
const ALL_AT_WAR = `${WAR_01}\n relation s0 s2 war\n relation s1 s2 war`;
const PIRATES = 3;

/** Plays the first choice of every decision until phase 6, and returns the battles and their winners. */
function clearedBy(table: TestTable): { fights: readonly (readonly [number, number])[]; winners: readonly number[] } {
  table.play("s3 endInvestments");
  while (table.state.phase < 6) {
    const [seat = 0] = table.deciders();
    table.play(`s${seat} ${table.offers(seat)[0]}`);
  }
  return {
    fights: eventsOf(table.events, "battleForced").map(({ party, other }) => [party, other] as const),
    winners: eventsOf(table.events, "battleWon").map(({ party }) => party),
  };
}

describe("three parties and pirates in one sea, option next-clearing", () => {
  test("IR-8.2.1, RU-119: all at war fight in round order, each winner fights the next, the pirates come last", () => {
    const table = given(
      4,
      `${HOMES} ${ALL_AT_WAR}\n sequence s2,s0,s1,s3\n pieces coral-sea s0 frigate 1\n pieces coral-sea s1 frigate 1\n pieces coral-sea s2 shipOfTheLine 9
       pieces coral-sea pirates frigate 1\n turn investments s3`,
      NEXT,
    );
    const { fights, winners } = clearedBy(table);
    expect(fights).toEqual([
      [2, 0],
      [2, 1],
      [2, 6],
    ]);
    expect(winners).toEqual([2, 2, 2]);
    expect(controller(table.state, sea("coral-sea"))).toBe(2);
  });

  test("IR-8.2.4, IR-8.3.2: a player at peace with both fights as well, and the losers keep their transports", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n pieces coral-sea s0 frigate 1\n pieces coral-sea s1 frigate 1\n pieces coral-sea s2 shipOfTheLine 9
       pieces coral-sea s0 infantry-aboard 1\n pieces coral-sea s1 infantry-aboard 1\n pieces coral-sea pirates frigate 1\n turn investments s3`,
      NEXT,
    );
    expect([hostile(table.state, asSeat(2), asSeat(0)), hostile(table.state, asSeat(2), asSeat(1))]).toEqual([
      false,
      false,
    ]);
    const { fights, winners } = clearedBy(table);
    const first = winners[0] ?? -1;
    expect(fights).toEqual([
      [0, 1],
      [first, 2],
      [2, 6],
    ]);
    expect([table.count("coral-sea", 0, "infantry"), table.count("coral-sea", 1, "infantry")]).toEqual([1, 1]);
  });

  test("IR-8.3.1: pirates who win sink the transports of everyone", () => {
    const table = given(
      4,
      `${HOMES} ${ALL_AT_WAR}\n pieces coral-sea s0 frigate 1\n pieces coral-sea s1 frigate 1\n pieces coral-sea s2 frigate 1
       pieces coral-sea s3 infantry-aboard 2\n pieces coral-sea pirates shipOfTheLine 5\n pieces coral-sea pirates frigate 15\n turn investments s3`,
      NEXT,
    );
    expect(clearedBy(table).fights.map(([, other]) => other)).toEqual([1, 2, 6]);
    expect(controller(table.state, sea("coral-sea"))).toBe(6);
    expect(table.count("coral-sea", 3, "infantry")).toBe(0);
  });
});

describe("a sea with pirates until the next clearing", () => {
  const BESIDE = `${HOMES} pieces arabian-sea s1 frigate 1\n pieces arabian-sea s1 infantry-aboard 1\n pieces arabian-sea s0 infantry-aboard 1
    pieces indian-ocean s1 frigate 1\n pieces indian-ocean s1 cavalry-aboard 1\n colony west-india s1 1\n hand s2 pirates`;
  const beside = (turn: string): TestTable => {
    const table = given(4, `${BESIDE}\n turn movement ${turn}`, NEXT);
    playCard(table, "s2 pirates arabian-sea");
    return table;
  };

  test("RU-119: nobody controls the sea, nothing is sunk, and ships may leave", () => {
    const table = beside("s1");
    expect(controller(table.state, sea("arabian-sea"))).toBe(NOBODY);
    expect([table.count("arabian-sea", 0, "infantry"), table.count("arabian-sea", 1, "infantry")]).toEqual([1, 1]);
    expect(table.verdict("s1 move frigate arabian-sea bay-of-bengal")).toBe("legal");
    expect(table.verdict("s1 move infantry-aboard arabian-sea west-india")).toBe("legal");
  });

  test("RU-119: ships that enter must attack; ships already there join without a path and without a move", () => {
    const table = beside("s1");
    expect(table.verdict("s1 move frigate indian-ocean arabian-sea")).toBe("hostile-warships");
    expect(table.verdict("s1 move cavalry-aboard indian-ocean arabian-sea")).toBe("hostile-warships");
    table.play("s1 attack arabian-sea\n s1 send frigate arabian-sea -\n s1 send frigate indian-ocean -\n s1 begin");
    const attackers = battleOf(table)?.attackers ?? [];
    expect(attackers).toHaveLength(2);
    table.pass({ "X-10 attack": [6, 6], "X-10 defence": [1, 1] });
    expect(unitsAt(table, "arabian-sea")).toContain("frigate");
    expect(unitsAt(table, "arabian-sea")).toContain("frigate/1");
  });

  test("RU-119: a player who loses with one ship keeps the other beside the pirates", () => {
    const table = given(4, `${BESIDE}\n pieces arabian-sea s1 shipOfTheLine 1\n turn movement s1`, NEXT);
    playCard(table, "s2 pirates arabian-sea");
    table.play("s1 attack arabian-sea\n s1 send shipOfTheLine arabian-sea -\n s1 begin");
    table.pass({ "X-10 attack": [1], "X-10 defence": [6, 6] });
    expect(table.offers(1)).toContain("send frigate arabian-sea -");
    table.play("s1 hold");
    expect(table.top()).toBe("movement");
    expect([table.count("arabian-sea", 1, "frigate"), table.count("arabian-sea", 6, "frigate")]).toEqual([1, 2]);
  });

  describe("pirates that another player has hired in phase 6", () => {
    const hired = (turn: string): TestTable => {
      const table = given(
        4,
        `${HOMES} ${WAR_01}\n pieces tasman-sea s0 frigate 1\n pieces tasman-sea pirates frigate 2\n hand s1 freebooters\n turn movement ${turn}`,
        NEXT,
      );
      playCard(table, "s1 freebooters tasman-sea");
      return table;
    };

    test("RU-17, RU-119: wait for the next clearing beside the frigate of an enemy; nobody controls the sea", () => {
      const table = hired("s0");
      expect(battleOf(table)).toBeUndefined();
      expect([table.count("tasman-sea", 0, "frigate"), table.count("tasman-sea", 1, "frigate")]).toEqual([1, 2]);
      expect(controller(table.state, sea("tasman-sea"))).toBe(NOBODY);
      expect(table.verdict("s0 move frigate tasman-sea coral-sea")).toBe("legal");
    });

    test.each(["s0", "s1"])("RU-119: can be attacked and attack in place without a move in the turn of %s", (seat) => {
      const table = hired(seat);
      table.play(`${seat} attack tasman-sea\n ${seat} send frigate tasman-sea -\n ${seat} begin`);
      expect(battleOf(table)).toMatchObject({ attacker: seat === "s0" ? 0 : 1, defender: seat === "s0" ? 1 : 0 });
      expect(battleOf(table)?.attackers.map(({ unit }) => UNIT_NAMES[unit])).toEqual(["frigate"]);
    });
  });

  test("RU-119: a pirates event in the sea starts a battle with all pirates", () => {
    const table = given(
      4,
      `${HOMES} pieces arabian-sea s1 frigate 1\n pieces arabian-sea pirates frigate 2\n ${drawn(4, regionNamed("arabian-sea"), PIRATES, true)}`,
      NEXT,
    );
    table.passOnce();
    expect(battleOf(table)).toMatchObject({ attacker: 6, defender: 1 });
    expect(battleOf(table)?.attackers).toHaveLength(5);
  });
});
