import { describe, expect, test } from "vitest";
import { eventsOf, regionNamed } from "../src/index.ts";
import { UNIT_NAMES, unitNamed } from "../src/units.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, playCard, type TestTable } from "./support/table.ts";

const FAIR_WINDS = 2;

/** Fair winds blow in the Arabian Sea. */
function winds(pieces: string): TestTable {
  const table = given(4, `${HOMES} ${WAR_01}\n ${pieces}\n ${drawn(4, regionNamed("arabian-sea"), FAIR_WINDS, true)}`);
  table.passOnce();
  expect(table.top()).toBe("goodWinds");
  return table;
}

const windOf = (table: TestTable, unit: string): number | undefined => {
  const frame = table.state.frames.at(-1);
  return frame?.kind === "goodWinds" ? frame.wind[unitNamed(unit)] : undefined;
};

describe("RU-62: fair winds", () => {
  test("carry each ship of the player in turn once, not those of others", () => {
    const table = winds("pieces arabian-sea s0 infantry-aboard/0.0 1\n pieces arabian-sea s2 infantry-aboard/0.0 3");
    expect([table.deciders(), windOf(table, "infantry-aboard/0.0")]).toEqual([[0], 1]);
    table.play("s0 move infantry-aboard/0.0 arabian-sea indian-ocean");
    expect([table.deciders(), windOf(table, "infantry-aboard/0.0")]).toEqual([[2], 3]);
  });

  test("IR-11.3.3: are the rule of each move and landing", () => {
    const table = winds("colony persia s0 1\n pieces arabian-sea s0 infantry-aboard/0.0 2");
    table.play("s0 move infantry-aboard/0.0 arabian-sea persia\n s0 move infantry-aboard/0.0 arabian-sea indian-ocean");
    for (const kind of ["landed", "moved"] as const)
      expect(eventsOf(table.events, kind)).toMatchObject([{ rule: "IR-11.3.3", also: ["RU-62"] }]);
  });

  test("end for a player who has had enough", () => {
    const table = winds("pieces arabian-sea s0 frigate/0 1\n pieces arabian-sea s2 infantry-aboard/0.0 1");
    expect(table.offers(0)).toContain("endMovement");
    table.play("s0 endMovement");
    expect([table.deciders(), table.count("arabian-sea", 0, "frigate")]).toEqual([[2], 1]);
  });

  test("land armies, not warships", () => {
    const table = winds(
      "colony persia s0 1\n pieces arabian-sea s0 frigate/0 1\n pieces arabian-sea s0 infantry-aboard/0.0 1",
    );
    expect(table.offers(0).filter((offer) => offer.endsWith(" persia"))).toEqual([
      "move infantry-aboard/0.0 arabian-sea persia",
    ]);
    expect(table.verdict("s0 move frigate/0 arabian-sea persia")).toBe("no-step-by-wind");
  });

  test("offer equal units of the player in turn once for an attack, not those of others", () => {
    const table = winds("pieces arabian-sea s0 infantry-aboard/0.0 2\n pieces arabian-sea s2 infantry-aboard/0.0 1");
    table.play("s0 attack persia");
    expect(table.offers(0).filter((offer) => offer.startsWith("send"))).toEqual([
      "send infantry-aboard/0.0 arabian-sea -",
    ]);
  });

  test("move only ships in the sea where they blow", () => {
    const table = winds("pieces arabian-sea s0 frigate/0 1\n pieces indian-ocean s0 frigate/0 1");
    expect(table.verdict("s0 move frigate/0 arabian-sea bay-of-bengal")).toBe("legal");
    expect(table.verdict("s0 move frigate/0 indian-ocean bay-of-bengal")).toBe("no-wind-move");
  });

  test("use none of the moves of a ship that they carry to a battle", () => {
    const table = winds(
      "pieces arabian-sea s0 frigate 1\n pieces arabian-sea s0 frigate/0 1\n pieces indian-ocean s1 frigate 2",
    );
    table.play("s0 attack indian-ocean\n s0 send frigate arabian-sea -\n s0 send frigate/0 arabian-sea -\n s0 begin");
    expect(battleOf(table)?.attackers.map(({ unit }) => UNIT_NAMES[unit])).toEqual(["frigate", "frigate/0"]);
  });

  test("do not move a ship that Sabotage has sunk in between", () => {
    const table = winds("pieces arabian-sea s0 frigate/0 2\n pieces indian-ocean s1 frigate 1\n hand s2 sabotage");
    table.play("s0 attack indian-ocean\n s0 send frigate/0 arabian-sea -\n s0 begin");
    playCard(table, "s2 sabotage s0 frigate/0 arabian-sea");
    table.pass({ "X-10 attack": [6], "X-10 defence": [1] });
    expect(table.count("indian-ocean", 0, "frigate")).toBe(1);
    expect(table.state.frames.some(({ kind }) => kind === "goodWinds")).toBe(false);
  });
});
