import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { eventsOf } from "../src/events.ts";
import { regionNamed } from "../src/index.ts";
import { supplyOf } from "../src/pieces.ts";
import { PIRATES } from "../src/state.ts";
import { FRIGATE } from "../src/units.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, playCard, type TestTable } from "./support/table.ts";

const AT_WAR = `${WAR_01}\n relation s0 s2 war\n relation s0 s3 war\n relation s1 s2 war\n relation s1 s3 war\n relation s2 s3 war`;
const WIN = { "X-10 attack": [6, 6], "X-10 defence": [1] };
const PIRATES_EVENT = 3;
const frigates = ({ state }: TestTable, party: number): number => supplyOf(state, party as typeof PIRATES, FRIGATE);

/** Phase 5 in the Coral Sea, where some players and the pirates have one frigate each. */
function clearingOf(...seats: readonly number[]): TestTable {
  const pieces = seats.map((seat) => `pieces coral-sea s${seat} frigate 1`).join("\n");
  const table = given(
    4,
    `${HOMES} ${AT_WAR}\n ${pieces}\n pieces coral-sea pirates frigate 1\n holder coral-sea party=s${seats[0]}\n hand s0 freebooters\n turn investments s3`,
  );
  table.play("s3 endInvestments");
  table.passOnce();
  return table;
}

describe("pirates hired during the clearing of a sea", () => {
  test("RU-17: fight for their new owner in their turn", () => {
    const table = clearingOf(1, 2);
    expect(battleOf(table)).toMatchObject({ attacker: 1, defender: 2 });
    playCard(table, "s0 freebooters coral-sea");
    table.passOnce(WIN);
    expect(battleOf(table)).toMatchObject({ attacker: 1, defender: 0 });
  });

  test("RU-108, RU-109: join the battle of their new owner at once, and both sides choose again", () => {
    const table = clearingOf(0, 1, 2);
    playCard(table, "s0 freebooters coral-sea");
    expect(battleOf(table)?.attackers).toHaveLength(2);
    expect(table.count("coral-sea", 0, "frigate")).toBe(0);
    expect(table.state.holder[regionNamed("coral-sea")]).toBe(0);
    expect(eventsOf(table.passOnce(), "namingRepeated")).toHaveLength(1);
    table.passOnce(WIN);
    expect(battleOf(table)).toMatchObject({ attacker: 0, defender: 2 });
    table.passOnce(WIN);
    expect([table.state.phase, table.count("coral-sea", 0, "frigate")]).toEqual([6, 2]);
  });
});

describe("pirates hired in their own battle", () => {
  test("RU-17: join their attacker as far as pieces are left; none are left to be hired again", () => {
    const table = given(
      4,
      `${HOMES} pieces north-sea s0 frigate 13\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea pirates frigate 3\n hand s0 freebooters\n hand s1 freebooters\n relation s0 s1 war\n turn movement s0`,
    );
    table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
    playCard(table, "s0 freebooters arabian-sea");
    expect(battleOf(table)).toMatchObject({ attacker: 0, defender: 6, defenders: [] });
    expect(battleOf(table)?.attackers).toHaveLength(2);
    expect([frigates(table, asSeat(0)), frigates(table, PIRATES)]).toEqual([0, 20]);
    expect(table.verdict("s1 freebooters arabian-sea")).toBe("no-pirates");
    expect(table.pass().some(({ kind }) => kind === "rolled")).toBe(false);
    expect(table.count("arabian-sea", 0, "frigate")).toBe(2);
  });

  test("RU-17: attack for their new owner if they were the attackers", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n pieces arabian-sea s1 frigate 1\n hand s0 freebooters\n ${drawn(4, regionNamed("arabian-sea"), PIRATES_EVENT, true)}`,
    );
    table.passOnce();
    playCard(table, "s0 freebooters arabian-sea");
    expect(battleOf(table)).toMatchObject({ attacker: 0, defender: 1 });
    expect(battleOf(table)?.attackers).toHaveLength(3);
    expect([frigates(table, asSeat(0)), frigates(table, PIRATES)]).toEqual([12, 20]);
  });
});
