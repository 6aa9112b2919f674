import { expect, test } from "vitest";
import { eventsOf } from "../src/events.ts";
import { regionNamed } from "../src/index.ts";
import { unitNamed } from "../src/units.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, type TestTable } from "./support/table.ts";

/** Attacks with one unit, which is lost in the first roll. */
function afterLoss(position: string, lines: string): TestTable {
  const table = given(4, position);
  table.play(lines);
  table.passOnce({ "X-10 attack": [1], "X-10 defence": [6] });
  expect(table.deciders()).toEqual([0]);
  return table;
}

const CONGO = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 1\n pieces south-africa s0 infantry 1`;
const ATTACK_CONGO = "s0 attack congo\n s0 send infantry south-africa -\n s0 begin";

test("IR-12.4.2: refuses a reinforcement that cannot reach the battle", () => {
  const table = afterLoss(
    `${CONGO}\n colony guinea s0 0\n pieces guinea s0 infantry 1\n pieces coral-sea s0 infantry-aboard 1\n colony peru s0 1\n pieces peru s0 infantry 1\n turn movement s0`,
    ATTACK_CONGO,
  );
  expect(table.verdict("s0 send infantry guinea -")).toBe("legal");
  expect(table.verdict("s0 send infantry-aboard coral-sea -")).toBe("cannot-reach-it");
  expect(table.verdict("s0 send infantry peru -")).toBe("cannot-reach-it");
  expect(table.rule("s0 send infantry-aboard coral-sea -")).toBe("IR-12.4.2");
  expect(table.verdict("s0 endMovement")).not.toBe("legal");
});

test("RU-27: a colony that sends its last army as reinforcement is kept during the battle and freed after it", () => {
  const table = afterLoss(
    `${CONGO}\n colony guinea s0 0\n pieces guinea s0 infantry 1\n turn movement s0`,
    ATTACK_CONGO,
  );
  table.play("s0 send infantry guinea -");
  expect(table.owner("guinea")).toBe(0);
  table.passOnce({ "X-10 attack": [1], "X-10 defence": [6] });
  expect(table.owner("guinea")).toBe(-1);
});

test("IR-12.4.3, RU-95: a reinforcement that sinks in a storm does not join, and its piece is back in supply", () => {
  const table = afterLoss(
    `${CONGO}\n storm gulf-of-guinea\n pieces indian-ocean s0 infantry-aboard 2\n turn movement s0`,
    ATTACK_CONGO,
  );
  table.play("s0 send infantry-aboard indian-ocean gulf-of-guinea", { "X-09": [3] });
  expect(battleOf(table)?.attackers).toHaveLength(0);
  expect(eventsOf(table.events, "reinforced")).toHaveLength(0);
  table.play("s0 send infantry-aboard indian-ocean gulf-of-guinea", { "X-09": [4] });
  expect(battleOf(table)?.attackers).toHaveLength(1);
  expect(eventsOf(table.events, "reinforced")).toMatchObject([{ rule: "IR-12.4.1", region: regionNamed("congo") }]);
});

test("IR-9.4.6: a warship on its way to reinforce sinks the enemy transports that it passes", () => {
  const table = afterLoss(
    `${HOMES} ${WAR_01}\n pieces bay-of-bengal s0 frigate 1\n pieces gulf-of-guinea s0 frigate 1\n pieces arabian-sea s1 frigate 1
     pieces indian-ocean s1 infantry-aboard 2\n turn movement s0`,
    "s0 attack arabian-sea\n s0 send frigate bay-of-bengal -\n s0 begin",
  );
  expect(table.count("indian-ocean", 1, "infantry")).toBe(2);
  table.play("s0 send frigate gulf-of-guinea indian-ocean");
  expect(table.count("indian-ocean", 1, "infantry")).toBe(0);
});

test("RU-62: ships with a wind move may reinforce an attack by fair winds", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate/0 2\n pieces arabian-sea s1 frigate 1\n ${drawn(4, regionNamed("indian-ocean"), 2, true)}`,
  );
  table.passOnce();
  table.play("s0 attack arabian-sea\n s0 send frigate/0 indian-ocean -\n s0 begin");
  table.passOnce({ "X-10 attack": [1], "X-10 defence": [6] });
  expect(table.offers(0)).toEqual(["hold", "send frigate/0 indian-ocean -"]);
});

test("IR-9.4.4, IR-9.4.6: on its way to a battle a warship sinks transports in an empty sea, not in that of a friend", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n relation s0 s2 peace\n pieces gulf-of-guinea s0 frigate 2\n pieces arabian-sea s1 frigate 1\n pieces arabian-sea s1 infantry-aboard 1
     pieces indian-ocean s2 frigate 1\n pieces indian-ocean s1 infantry-aboard 1\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate gulf-of-guinea indian-ocean\n s0 begin");
  expect([table.count("indian-ocean", 1, "infantry"), table.count("arabian-sea", 1, "infantry")]).toEqual([1, 1]);
});

test("RU-24: transports on their way to a landing do not ask again about transports that were spared", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces gulf-of-guinea s0 frigate 1\n pieces gulf-of-guinea s1 infantry-aboard 1\n pieces indian-ocean s0 infantry-aboard 1\n turn movement s0`,
    { sinkCargo: "optional" },
  );
  if (table.top() === "sinking") table.play("s0 spare");
  table.play("s0 attack congo\n s0 send infantry-aboard indian-ocean gulf-of-guinea\n s0 begin");
  expect(table.top()).toBe("window");
  expect(table.count("gulf-of-guinea", 1, "infantry")).toBe(1);
});

test("IR-9.2.4: cavalry rides through its owner's territory into a battle and has no move left", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s0 1\n colony egypt s1 1\n pieces egypt s1 infantry 1\n pieces south-africa s0 cavalry 1\n pieces south-africa s0 infantry 1\n turn movement s0`,
  );
  table.play("s0 attack egypt");
  expect(table.offers(0)).toEqual(["send cavalry south-africa congo"]);
  expect(table.verdict("s0 send cavalry south-africa -")).toBe("cannot-reach-it");
  table.play("s0 send cavalry south-africa congo\n s0 begin");
  expect(battleOf(table)?.attackers).toMatchObject([
    { unit: unitNamed("cavalry/0"), from: regionNamed("congo"), start: regionNamed("south-africa") },
  ]);
});
