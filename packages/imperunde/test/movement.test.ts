import { describe, expect, test } from "vitest";
import { regionNamed } from "../src/index.ts";
import { unitNamed } from "../src/units.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, type TestTable } from "./support/table.ts";

test("IR-9.1.2, IR-9.3.2: refuses a march or a landing without a move left", () => {
  const table = given(
    4,
    `${HOMES} colony congo s0 1\n pieces south-africa s0 infantry/0 1\n pieces gulf-of-guinea s0 infantry-aboard/1.0 1\n turn movement s0`,
  );
  expect(table.verdict("s0 move infantry/0 south-africa congo")).toBe("no-moves-left");
  expect(table.rule("s0 move infantry/0 south-africa congo")).toBe("IR-9.1.2");
  expect(table.verdict("s0 move infantry-aboard/1.0 gulf-of-guinea congo")).toBe("no-moves-left");
  expect(table.rule("s0 move infantry-aboard/1.0 gulf-of-guinea congo")).toBe("IR-9.3.2");
});

test("RU-117: cavalry that can land in the target is offered no ride through another territory", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 1\n colony guinea s0 1\n pieces gulf-of-guinea s0 cavalry-aboard 1\n turn movement s0`,
  );
  table.play("s0 attack congo");
  expect(table.offers(0)).toEqual(["send cavalry-aboard gulf-of-guinea -"]);
});

describe("an attack by fair winds", () => {
  function winds(pieces: string): TestTable {
    const table = given(4, `${HOMES} ${WAR_01}\n ${pieces}\n ${drawn(4, regionNamed("indian-ocean"), 2, true)}`);
    table.passOnce();
    expect(table.top()).toBe("goodWinds");
    return table;
  }

  test("RU-62: reaches neighbouring seas and coasts only", () => {
    const table = winds(
      `pieces indian-ocean s0 frigate/0 1\n pieces indian-ocean s0 infantry-aboard/0.0 1\n pieces arabian-sea s1 frigate 1\n pieces coral-sea s1 frigate 1`,
    );
    expect(table.verdict("s0 attack arabian-sea")).toBe("legal");
    expect(table.verdict("s0 attack coral-sea")).not.toBe("legal");
    expect(table.verdict("s0 attack madagascar")).toBe("legal");
    expect(table.verdict("s0 attack peru")).not.toBe("legal");
  });

  test("RU-60, RU-62: leaves captured ships where they are", () => {
    const table = winds(
      `pieces indian-ocean s0 frigate/0 1\n pieces indian-ocean s0 frigate/captured 1\n pieces arabian-sea s1 frigate 1`,
    );
    table.play("s0 attack arabian-sea");
    expect(table.offers(0)).toEqual(["send frigate/0 indian-ocean -"]);
    table.play("s0 send frigate/0 indian-ocean -\n s0 begin");
    expect(battleOf(table)?.attackers).toMatchObject([{ unit: unitNamed("frigate/0") }]);
  });

  test("RU-62, IR-11.4.2: rolls for a storm in the target", () => {
    const table = winds("storm arabian-sea\n pieces indian-ocean s0 frigate/0 1\n pieces arabian-sea s1 frigate 1");
    table.play("s0 attack arabian-sea\n s0 send frigate/0 indian-ocean -");
    table.play("s0 begin", { "X-09": [1] });
    expect(battleOf(table)).toBeUndefined();
    expect(table.count("indian-ocean", 0, "frigate")).toBe(0);
  });
});
