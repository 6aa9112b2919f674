import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { eventsOf } from "../src/events.ts";
import { regionNamed } from "../src/index.ts";
import { supplyOf } from "../src/pieces.ts";
import { CAVALRY, FRIGATE } from "../src/units.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard, type TestTable, unitsAt } from "./support/table.ts";

const EGYPT = `${HOMES} ${WAR_01}\n colony egypt s1 1\n pieces egypt s1 infantry 3\n hand s1 armistice\n hand s2 rebellion,pirates`;

/** An attack on Egypt; a rebellion frees the colony from which the attackers came; an armistice ends the battle. */
function calledOff(position: string, attack: string, freed: string, ...pirates: readonly string[]): TestTable {
  const table = given(4, `${EGYPT}\n colony ${freed} s0 1\n ${position}\n turn movement s0`);
  table.play(`s0 attack egypt\n ${attack}`);
  for (const sea of pirates) playCard(table, `s2 pirates ${sea}`);
  playCard(table, `s2 rebellion ${freed}`);
  table.passOnce();
  playCard(table, "s1 armistice s0");
  table.passOnce();
  return table;
}

/** One infantry by land from Abyssinia, two by sea. */
const byLandAndSea = (position: string, ...pirates: readonly string[]): TestTable =>
  calledOff(
    `pieces abyssinia s0 infantry 1\n pieces arabian-sea s0 infantry-aboard 1\n pieces mediterranean-sea s0 infantry-aboard 1\n ${position}`,
    `s0 send infantry-aboard arabian-sea -\n s0 send infantry abyssinia -\n s0 send infantry-aboard mediterranean-sea -`,
    "abyssinia",
    ...pirates,
  );

describe("the attackers of a battle on land that was called off", () => {
  test("RU-11: go back aboard in their seas, even beside warships of a friend", () => {
    const table = byLandAndSea("pieces mediterranean-sea s2 frigate 1");
    expect([table.count("arabian-sea", 0, "infantry"), table.count("mediterranean-sea", 0, "infantry")]).toEqual([
      1, 1,
    ]);
  });

  test("RU-103: embark on the ships of those who landed if their own territory is lost", () => {
    const table = byLandAndSea("pieces mediterranean-sea s2 frigate 1");
    expect(table.offers(0)).toEqual(["withdrawTo mediterranean-sea", "withdrawTo arabian-sea"]);
    expect(eventsOf(table.events, "landFreed")).toMatchObject([{ party: 0, region: regionNamed("abyssinia") }]);
    expect(table.verdict("s0 withdrawTo gulf-of-guinea")).toBe("no-refuge");
    table.play("s0 withdrawTo arabian-sea");
    expect(unitsAt(table, "arabian-sea")).toEqual(["infantry-aboard/1.0", "infantry-aboard/0.0"]);
  });

  test("RU-11, RU-103: avoid a sea that pirates have entered", () => {
    const table = byLandAndSea("", "arabian-sea");
    expect(table.top()).toBe("movement");
    expect([table.count("arabian-sea", 0, "infantry"), table.count("mediterranean-sea", 0, "infantry")]).toEqual([
      0, 3,
    ]);
  });

  test("RU-11: return to empty seas without a question", () => {
    const table = given(
      4,
      `${EGYPT}\n pieces arabian-sea s0 infantry-aboard 1\n pieces mediterranean-sea s0 infantry-aboard 1\n turn movement s0`,
    );
    table.play(
      "s0 attack egypt\n s0 send infantry-aboard arabian-sea -\n s0 send infantry-aboard mediterranean-sea -\n s0 begin",
    );
    playCard(table, "s1 armistice s0");
    table.passOnce();
    expect(table.top()).toBe("movement");
    expect([table.count("arabian-sea", 0, "infantry"), table.count("mediterranean-sea", 0, "infantry")]).toEqual([
      1, 1,
    ]);
  });

  test("RU-11, RU-103: go to another sea if they came by sea, to a territory of their owner if they came by land", () => {
    const table = byLandAndSea("colony congo s0 1", "arabian-sea");
    expect(table.count("mediterranean-sea", 0, "infantry")).toBe(2);
    expect(table.count("congo", 0, "infantry")).toBe(1);
  });

  test("RU-103, RU-117: are lost if they rode through a territory that is lost, and return to supply", () => {
    const table = calledOff(
      "pieces indian-ocean s0 cavalry-aboard 1",
      "s0 send cavalry-aboard indian-ocean mozambique\n s0 begin",
      "mozambique",
    );
    expect(eventsOf(table.events, "unitLost")).toMatchObject([
      { party: 0, rule: "RU-103", region: regionNamed("egypt") },
    ]);
    expect([table.count("indian-ocean", 0, "cavalry"), supplyOf(table.state, asSeat(0), CAVALRY)]).toEqual([0, 20]);
  });
});

test("RU-11, RU-62: after an attack by fair winds that was called off the next player has the wind", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n hand s1 armistice\n pieces indian-ocean s0 frigate/0 1\n pieces indian-ocean s2 infantry-aboard/0.0 1\n pieces arabian-sea s1 frigate 1
     ${drawn(4, regionNamed("indian-ocean"), 2, true)}`,
  );
  table.passOnce();
  table.play("s0 attack arabian-sea\n s0 send frigate/0 indian-ocean -\n s0 begin");
  playCard(table, "s1 armistice s0");
  table.passOnce();
  expect([table.top(), table.deciders(), unitsAt(table, "indian-ocean")[0]]).toEqual(["goodWinds", [2], "frigate/0"]);
  expect(supplyOf(table.state, asSeat(0), FRIGATE)).toBe(14);
});
