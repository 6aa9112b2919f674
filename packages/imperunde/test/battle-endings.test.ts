import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { NOWHERE } from "../src/board/board.ts";
import { eventsOf } from "../src/events.ts";
import { NOBODY, regionNamed } from "../src/index.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, playCard } from "./support/table.ts";

const NEXT = { piratesCardTiming: "next-clearing" };
const PIRATES = 3;
const WIN = { "X-10 attack": [6], "X-10 defence": [1] };
const LOSE = { "X-10 attack": [1], "X-10 defence": [6] };
const CONGO = `${HOMES} ${WAR_01}\n colony congo s1 1\n colony guinea s0 0\n pieces guinea s0 infantry 1`;

describe("after a battle on land", () => {
  test("RU-27: a colony without posts whose last army has conquered another is free", () => {
    const table = given(4, `${CONGO}\n pieces congo s1 infantry 1\n turn movement s0`);
    table.play("s0 attack congo\n s0 send infantry guinea -\n s0 begin");
    table.passOnce(WIN);
    expect([table.owner("congo"), table.owner("guinea")]).toEqual([0, NOBODY]);
  });

  test("RU-27: a colony without posts whose last army has fallen is free when an armistice ends the battle", () => {
    const table = given(
      4,
      `${CONGO}\n pieces congo s1 infantry 3\n pieces south-africa s0 infantry 1\n hand s1 armistice\n turn movement s0`,
    );
    table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 send infantry guinea -\n s0 begin");
    table.passOnce({ "X-10 attack": [6, 1], "X-10 defence": [5, 5, 1] });
    expect(table.owner("guinea")).toBe(0);
    playCard(table, "s1 armistice s0");
    table.passOnce();
    expect([table.owner("guinea"), table.count("south-africa", 0, "infantry")]).toEqual([NOBODY, 1]);
  });

  test("IR-9.2.4: the attack names the rule of riding if one of its units rides through a territory", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n colony congo s0 1\n colony egypt s1 1\n pieces egypt s1 infantry 1\n pieces south-africa s0 cavalry 1\n pieces congo s0 infantry 1\n turn movement s0`,
    );
    table.play("s0 attack egypt\n s0 send cavalry south-africa congo\n s0 send infantry congo -\n s0 begin");
    expect(eventsOf(table.events, "attackBegan")[0]?.also).toContain("IR-9.2.4");
  });
});

test("IR-2.4.5: the posts of a conquered colony are not new for the conqueror", () => {
  const table = given(4, `${CONGO}\n newPosts congo 1\n pieces congo s1 infantry 1\n turn movement s0`);
  table.play("s0 attack congo\n s0 send infantry guinea -\n s0 begin");
  table.passOnce(WIN);
  expect([table.posts("congo"), table.state.newPosts[regionNamed("congo")]]).toEqual([1, 0]);
});

describe("after a battle at sea", () => {
  const SEA = `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1`;
  const ATTACK = "s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin";

  test("IR-12.6.6: the attacker takes the sea without a clearing if no other enemy is there", () => {
    const table = given(4, `${SEA}\n turn movement s0`);
    table.play(ATTACK);
    table.passOnce(WIN);
    expect(eventsOf(table.events, "seaCleared")).toEqual([]);
    expect(table.state.holder[regionNamed("arabian-sea")]).toBe(0);
  });

  test("IR-12.6.6, RU-119: pirates beside the beaten enemy attack the winner at once", () => {
    const table = given(4, `${SEA}\n pieces arabian-sea pirates frigate 1\n turn movement s0`, NEXT);
    table.play(ATTACK);
    expect(battleOf(table)).toMatchObject({ attacker: 0, defender: 1 });
    table.passOnce(WIN);
    expect(battleOf(table)).toMatchObject({ attacker: 6, defender: 0, cause: "pirates" });
  });

  test("RU-24, RU-119: a defender who keeps the sea beside pirates does not control it and sinks nothing", () => {
    const table = given(
      4,
      `${SEA}\n pieces arabian-sea pirates frigate 1\n pieces arabian-sea s0 infantry-aboard 1\n turn movement s0`,
      NEXT,
    );
    table.play(ATTACK);
    table.passOnce(LOSE);
    expect([battleOf(table), table.count("arabian-sea", 0, "infantry")]).toEqual([undefined, 1]);
  });

  test("IR-8.3.1: a player who beats the pirates of an event sinks enemy transports by the rule of the clearing", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n pieces south-sea s1 frigate 1\n pieces south-sea s0 infantry-aboard 1\n ${drawn(4, regionNamed("south-sea"), PIRATES, true)}`,
    );
    table.passOnce();
    table.passOnce(LOSE);
    expect(eventsOf(table.events, "cargoSunk")).toMatchObject([{ party: 1, other: 0, rule: "IR-8.3.1" }]);
  });

  test("IR-8.3.1: the winner of a clearing sinks enemy transports by its rule, also as the defender", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n pieces coral-sea s0 frigate 1\n pieces coral-sea s0 infantry-aboard 1\n pieces coral-sea s1 frigate 1\n turn investments s3`,
    );
    table.play("s3 endInvestments");
    table.passOnce();
    table.passOnce(LOSE);
    expect(eventsOf(table.events, "cargoSunk")).toMatchObject([{ party: 1, other: 0, rule: "IR-8.3.1" }]);
  });

  test("IR-12.6.2: a ship that the defender captures has come from nowhere", () => {
    const table = given(4, `${SEA.replace("s0 frigate 1", "s0 frigate 2")}\n turn movement s0`);
    table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 send frigate indian-ocean -\n s0 begin");
    table.passOnce({
      "X-10 attack": [4, 1],
      "X-10 defence": [4],
      "X-11 boarding attack": [1],
      "X-11 boarding defence": [6],
    });
    expect(battleOf(table)?.defenders.map(({ from, start }) => [from, start])).toEqual([
      [NOWHERE, NOWHERE],
      [NOWHERE, NOWHERE],
    ]);
  });

  test("RU-119: ships that attack from where they are have left no territory", () => {
    const table = given(
      4,
      `${HOMES} pieces arabian-sea s0 frigate 1\n pieces arabian-sea pirates frigate 1\n turn movement s0`,
      NEXT,
    );
    table.play("s0 attack arabian-sea\n s0 send frigate arabian-sea -\n s0 begin");
    expect(battleOf(table)?.origins).toEqual([]);
  });

  test("RU-100: the defender holds the sea again after an armistice, even if Sabotage sank the other ship there", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n pieces tasman-sea s0 frigate 1\n pieces tasman-sea s0 shipOfTheLine 1\n pieces tasman-sea pirates frigate 2\n hand s1 freebooters,armistice\n hand s2 sabotage\n turn movement s0`,
      NEXT,
    );
    playCard(table, "s1 freebooters tasman-sea");
    table.play("s0 attack tasman-sea\n s0 send frigate tasman-sea -\n s0 begin");
    playCard(table, "s2 sabotage s0 shipOfTheLine tasman-sea");
    playCard(table, "s1 armistice s0");
    table.passOnce();
    expect(table.state.holder[regionNamed("tasman-sea")]).toBe(asSeat(1));
  });
});
