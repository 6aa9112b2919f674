import { asSeat, parseNotation } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { type Action, dangersOf, imperunde, needsConfirmation, regionNamed } from "../src/index.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, type TestTable } from "./support/table.ts";

function dangers(table: TestTable, lines: string, seat = 0) {
  const actions = lines.split("\n").map((line): Action => {
    const read = parseNotation(imperunde.actionSchemas, line.trim());
    if ("problem" in read) throw new Error(`${line}: ${JSON.stringify(read.problem)}`);
    return read.value as Action;
  });
  return dangersOf(table.state, asSeat(seat), actions);
}

const codes = (...given: Parameters<typeof dangers>) => dangers(...given).map(({ code }) => code);
const times = (line: string, count: number) => Array.from({ length: count }, () => line).join("\n");

describe("the dangers at sea", () => {
  const FLEET = `${HOMES}\n pieces indian-ocean s0 frigate 3\n`;

  test("IR-11.4.2: every ship that sails into a storm is at stake, and more than one needs a confirmation", () => {
    const table = given(4, `${FLEET}\n storm arabian-sea\n turn movement s0`);
    const one = dangers(table, "move frigate indian-ocean arabian-sea");
    expect(one).toEqual([{ code: "storm", rule: "IR-11.4.2", region: regionNamed("arabian-sea"), units: 1, posts: 0 }]);
    expect(needsConfirmation(one)).toBe(false);
    const all = dangers(table, times("move frigate indian-ocean arabian-sea", 3));
    expect(all).toMatchObject([{ code: "storm", units: 3 }]);
    expect(needsConfirmation(all)).toBe(true);
    expect(dangers(table, "move frigate indian-ocean gulf-of-guinea")).toEqual([]);
  });

  test("IR-11.4.2: a storm on the way to a battle, and in the sea of the battle, is a danger", () => {
    const table = given(
      4,
      `${FLEET} ${WAR_01}\n pieces arabian-sea s1 frigate 1\n storm arabian-sea\n turn movement s0`,
    );
    expect(dangers(table, "attack arabian-sea\n send frigate indian-ocean -")).toMatchObject([
      { code: "storm", units: 1 },
    ]);
  });

  test("IR-11.3.2: a calm keeps ships, but nothing is lost in it", () => {
    const table = given(4, `${FLEET}\n calm arabian-sea\n turn movement s0`);
    const found = dangers(table, times("move frigate indian-ocean arabian-sea", 3));
    expect(found).toEqual([
      { code: "calm", rule: "IR-11.3.2", region: regionNamed("arabian-sea"), units: 0, posts: 0 },
    ]);
    expect(needsConfirmation(found)).toBe(false);
  });

  test("IR-10.1.4: embarking into a storm is as dangerous, and a calm is over before the ships sail", () => {
    const armies = `${HOMES}\n pieces south-africa s0 infantry 11\n`;
    const embark = times("embark infantry south-africa indian-ocean", 11);
    const stormy = given(4, `${armies}\n storm indian-ocean\n round 2 7\n turn embarkation s0`);
    expect(dangers(stormy, embark)).toMatchObject([{ code: "storm", units: 11 }]);
    const calm = given(4, `${armies}\n calm indian-ocean\n round 2 7\n turn embarkation s0`);
    expect(codes(calm, embark)).toEqual([]);
  });

  test("IR-7.4.5: a new warship meets the storm in its sea", () => {
    const table = given(4, `${HOMES}\n storm indian-ocean\n money s0 9 0\n turn investments s0`);
    expect(codes(table, "buyWarship frigate south-africa indian-ocean")).toEqual(["storm"]);
  });

  test("IR-9.4.6: transports that lose their last warship are at stake if an enemy can come", () => {
    const cargo = `${HOMES}\n pieces indian-ocean s0 frigate 1\n pieces indian-ocean s0 infantry-aboard 4\n pieces bay-of-bengal s1 frigate 1\n`;
    const leave = "move frigate indian-ocean gulf-of-guinea";
    const atWar = given(4, `${cargo} ${WAR_01}\n turn movement s0`);
    expect(dangers(atWar, leave)).toEqual([
      { code: "cargo", rule: "IR-9.4.6", region: regionNamed("indian-ocean"), other: 1, units: 4, posts: 0 },
    ]);
    expect(codes(given(4, `${cargo}\n turn movement s0`), leave)).toEqual([]);
    expect(codes(atWar, "move infantry-aboard indian-ocean gulf-of-guinea")).toEqual(["cargo"]);
  });
});

describe("the dangers on land", () => {
  const COLONY = (posts: number) =>
    given(4, `${HOMES}\n colony congo s0 ${posts}\n pieces congo s0 infantry 2\n turn movement s0`);

  test("IR-2.4.2: the last unit of a colony without posts gives it up", () => {
    expect(codes(COLONY(0), "move infantry congo south-africa")).toEqual([]);
    expect(codes(COLONY(0), times("move infantry congo south-africa", 2))).toEqual(["abandoned"]);
  });

  test("IR-12.3.4: the last unit of a colony with posts leaves them to any attacker", () => {
    const found = dangers(COLONY(2), times("move infantry congo south-africa", 2));
    expect(found).toEqual([
      { code: "undefended", rule: "IR-12.3.4", region: regionNamed("congo"), units: 0, posts: 2 },
    ]);
    expect(needsConfirmation(found)).toBe(true);
    expect(needsConfirmation(dangers(COLONY(1), times("move infantry congo south-africa", 2)))).toBe(false);
  });

  test("IR-12.3.4: units sent to a battle and embarked armies leave their colony too", () => {
    expect(codes(COLONY(1), times("send infantry congo -", 2))).toEqual(["undefended"]);
    expect(codes(COLONY(1), times("embark infantry congo gulf-of-guinea", 2))).toEqual(["undefended"]);
  });
});

describe("the dangers for income and victory", () => {
  test("IR-6.2.3: a war with the last friend ends the peace dividend", () => {
    const two = given(4, `${HOMES} ${WAR_01}\n relation s0 s2 war\n round 2 2\n turn talks s0`);
    expect(dangers(two, "declareWar s3")).toEqual([
      { code: "last-dividend", rule: "IR-6.2.3", other: 3, units: 0, posts: 0, amount: 2 },
    ]);
    const one = given(4, `${HOMES} ${WAR_01}\n round 2 2\n turn talks s0`);
    expect(codes(one, "declareWar s3")).toEqual([]);
    expect(dangers(one, "sealStance s1,s2,s3")).toMatchObject([{ code: "last-dividend", amount: 4 }]);
  });

  test("IR-14.1.1: a debt that stays keeps a player with enough posts from winning", () => {
    const position = `${HOMES}\n colony congo s0 2\n target 2\n money s0 0 5`;
    const table = given(4, `${position}\n round 2 3\n turn debts s0`);
    expect(dangers(table, "settleDebt 0")).toEqual([
      { code: "debt-blocks-victory", rule: "IR-14.1.1", units: 0, posts: 0, amount: 5 },
    ]);
    expect(codes(table, "settleDebt -5")).toEqual([]);
  });
});
