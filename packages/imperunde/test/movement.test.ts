import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { imperunde, regionNamed } from "../src/index.ts";
import { unitNamed } from "../src/units.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, givenHands, playCard, type TestTable, unitsAt } from "./support/table.ts";

test("IR-9.1.2, IR-9.3.2: refuses a march or a landing without a move left", () => {
  const table = given(
    4,
    `${HOMES} colony congo s0 1\n pieces south-africa s0 infantry/0 1\n pieces gulf-of-guinea s0 infantry-aboard/1.0 1
     pieces gulf-of-guinea s0 infantry-aboard/0.1 1\n turn movement s0`,
  );
  expect(table.verdict("s0 move infantry/0 south-africa congo")).toBe("no-moves-left");
  expect(table.rule("s0 move infantry/0 south-africa congo")).toBe("IR-9.1.2");
  expect(table.verdict("s0 move infantry-aboard/1.0 gulf-of-guinea congo")).toBe("no-moves-left");
  expect(table.rule("s0 move infantry-aboard/1.0 gulf-of-guinea congo")).toBe("IR-9.3.2");
  expect(table.verdict("s0 move infantry-aboard/0.1 gulf-of-guinea congo")).toBe("no-moves-left");
});

test("IR-9.1.2, IR-9.3.3: the second step of cavalry is that of cavalry with one move left", () => {
  const table = given(
    4,
    `${HOMES} colony congo s0 1\n pieces south-africa s0 cavalry 1\n pieces indian-ocean s0 cavalry-aboard 1\n turn movement s0`,
  );
  table.play("s0 move cavalry south-africa congo\n s0 move cavalry-aboard indian-ocean south-africa");
  expect([unitsAt(table, "congo"), unitsAt(table, "south-africa")]).toEqual([["cavalry/1"], ["cavalry/1"]]);
  table.play("s0 move cavalry/1 congo south-africa");
  expect(unitsAt(table, "south-africa")).toEqual(["cavalry/1", "cavalry/0"]);
});

test("RU-117: cavalry that can land in the target is offered no ride through another territory", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 1\n colony guinea s0 1\n pieces gulf-of-guinea s0 cavalry-aboard 1\n turn movement s0`,
  );
  table.play("s0 attack congo");
  expect(table.offers(0)).toEqual(["send cavalry-aboard gulf-of-guinea -"]);
});

test("IR-9.4.3: transports enter the sea of a friend and have no passage through it", () => {
  const table = given(
    4,
    `${HOMES} pieces gulf-of-guinea s0 frigate 1\n pieces gulf-of-guinea s0 infantry-aboard 1\n pieces indian-ocean s2 frigate 1\n turn movement s0`,
  );
  const passage = (unit: string): string =>
    table.verdict(`s0 sailThrough ${unit} gulf-of-guinea indian-ocean arabian-sea`);
  expect([passage("frigate"), passage("infantry-aboard")]).toEqual(["legal", "no-such-passage"]);
});

test("RU-119: a ship beside hired pirates attacks from where it is, not by a detour", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces tasman-sea s0 frigate 1\n pieces tasman-sea pirates frigate 2\n hand s1 freebooters\n turn movement s0`,
    { piratesCardTiming: "next-clearing" },
  );
  playCard(table, "s1 freebooters tasman-sea");
  table.play("s0 attack tasman-sea");
  expect(table.offers(0)).toEqual(["send frigate tasman-sea -"]);
});

test("IR-9.4.3: a passage needs the warship and leads through the sea of the friend", () => {
  const table = given(
    4,
    `${HOMES} pieces bay-of-bengal s0 frigate 1\n pieces arabian-sea s2 frigate 1\n turn movement s0`,
  );
  const verdict = (unit: string, via: string): string =>
    table.verdict(`s0 sailThrough ${unit} bay-of-bengal ${via} indian-ocean`);
  expect(verdict("frigate", "arabian-sea")).toBe("legal");
  expect(verdict("frigate", "tasman-sea")).toBe("no-such-passage");
  expect(table.verdict("s0 sailThrough frigate bay-of-bengal arabian-sea coral-sea")).toBe("no-such-passage");
  expect(verdict("shipOfTheLine", "arabian-sea")).toBe("no-such-unit");
});

test("RU-24, IR-9.4.8: a warship that sinks in a storm asks nothing about transports that were spared", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n storm arabian-sea\n pieces arabian-sea s0 frigate 1\n pieces arabian-sea s1 infantry-aboard 1\n pieces indian-ocean s0 frigate 1\n turn movement s0`,
    { sinkCargo: "optional" },
  );
  if (table.top() === "sinking") table.play("s0 spare");
  table.play("s0 move frigate indian-ocean arabian-sea", { "X-09": [1] });
  expect([table.top(), table.count("arabian-sea", 0, "frigate")]).toEqual(["movement", 1]);
});

test("IR-11.3.2: no passage begins in a calm", () => {
  const table = given(
    4,
    `${HOMES} calm bay-of-bengal\n pieces bay-of-bengal s0 frigate 1\n pieces arabian-sea s2 frigate 1\n turn movement s0`,
  );
  expect(table.verdict("s0 sailThrough frigate bay-of-bengal arabian-sea indian-ocean")).toBe("no-such-passage");
});

test("IR-9.1.3: refuses a march and a landing in a territory that is not next door", () => {
  const table = given(
    4,
    `${HOMES} colony persia s0 1\n colony congo s0 1\n pieces south-africa s0 infantry 1\n pieces gulf-of-guinea s0 infantry-aboard 1\n turn movement s0`,
  );
  expect(table.verdict("s0 move infantry south-africa congo")).toBe("legal");
  expect(table.verdict("s0 move infantry south-africa persia")).toBe("not-adjacent");
  expect(table.verdict("s0 move infantry-aboard gulf-of-guinea persia")).toBe("not-adjacent");
});

test("IR-9.5.2: cavalry beside its target is offered no detour through another territory", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony egypt s1 1\n colony congo s0 1\n colony mozambique s0 1\n pieces congo s0 cavalry 1\n turn movement s0`,
  );
  table.play("s0 attack egypt");
  expect(table.offers(0)).toEqual(["send cavalry congo -"]);
});

test("RU-24: the question about transports names their owner", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 infantry-aboard 1\n turn movement s0`,
    { sinkCargo: "optional" },
  );
  table.play("s0 move frigate indian-ocean arabian-sea");
  expect(imperunde.prompt(table.state, asSeat(0)).params).toMatchObject({
    owner: 1,
    region: regionNamed("arabian-sea"),
  });
});

test("RU-24: the battle goes on as soon as the attacker has decided about transports on the way", () => {
  const table = givenHands(
    4,
    `${HOMES} ${WAR_01}\n pieces gulf-of-guinea s0 frigate 1\n pieces indian-ocean s1 infantry-aboard 1\n pieces arabian-sea s1 frigate 1\n turn movement s0`,
    { sinkCargo: "optional" },
  );
  table.play("s0 attack arabian-sea\n s0 send frigate gulf-of-guinea indian-ocean\n s0 begin");
  expect(table.top()).toBe("sinking");
  table.play("s0 sink", { "X-10 attack": [6], "X-10 defence": [1] });
  expect(table.top()).toBe("movement");
  expect(table.count("arabian-sea", 0, "frigate")).toBe(1);
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

  test("RU-62: an army that lands by wind has no move left", () => {
    const table = winds("pieces indian-ocean s0 infantry-aboard/0.0 1");
    table.play("s0 attack madagascar\n s0 send infantry-aboard/0.0 indian-ocean -\n s0 begin");
    table.passOnce({ "X-10 attack": [6], "X-10 defence": [1] });
    expect(unitsAt(table, "madagascar")).toEqual(["infantry/0"]);
  });

  test("RU-62, IR-11.4.2: rolls for a storm in the target", () => {
    const table = winds("storm arabian-sea\n pieces indian-ocean s0 frigate/0 1\n pieces arabian-sea s1 frigate 1");
    table.play("s0 attack arabian-sea\n s0 send frigate/0 indian-ocean -");
    table.play("s0 begin", { "X-09": [1] });
    expect(battleOf(table)).toBeUndefined();
    expect(table.count("indian-ocean", 0, "frigate")).toBe(0);
  });

  test("RU-62, IR-2.5.3: gets no reinforcement through a canal that a declaration of war has closed", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n canal egypt\n colony egypt s2 2\n hand s2 declarationOfWar\n pieces arabian-sea s0 frigate/0 2
       pieces mediterranean-sea s1 frigate 1\n ${drawn(4, regionNamed("arabian-sea"), 2, true)}`,
    );
    table.passOnce();
    table.play("s0 attack mediterranean-sea\n s0 send frigate/0 arabian-sea -\n s0 begin");
    playCard(table, "s2 declarationOfWar s0");
    table.passOnce({ "X-10 attack": [1], "X-10 defence": [6] });
    expect(battleOf(table)).toBeUndefined();
    expect(table.count("arabian-sea", 0, "frigate")).toBe(1);
  });
});
