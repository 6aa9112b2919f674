import { describe, expect, test } from "vitest";
import { type EventKind, eventsOf, isSmuggled } from "../src/events.ts";
import { regionNamed } from "../src/index.ts";
import { unitNamed } from "../src/units.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, playCard, type TestTable, unitsAt } from "./support/table.ts";

const last = <Kind extends EventKind>({ events }: TestTable, kind: Kind) => eventsOf(events, kind).at(-1);

const CONGO = `${HOMES} ${WAR_01}\n colony congo s1 2\n pieces south-africa s0 cavalry 1\n pieces south-africa s0 infantry 2`;
const ATTACK_CONGO = "s0 attack congo\n s0 send infantry south-africa -\n s0 begin";

function attackOnCongo(more: string, options = {}): TestTable {
  const table = given(4, `${CONGO}\n ${more}\n turn movement s0`, options);
  table.play(ATTACK_CONGO);
  return table;
}

describe("cards for a battle on land", () => {
  test("RU-121: neither side has a bonus to play where nothing defends a colony", () => {
    const table = attackOnCongo("hand s0 surpriseAttack\n hand s1 ambush");
    expect(table.verdict("s1 ambush")).toBe("no-roll-to-come");
    expect(table.verdict("s0 surpriseAttack")).toBe("no-roll-to-come");
  });

  test.each([
    ["s0", "surpriseAttack", "surprise"],
    ["s0", "hussars", "attackerHussars"],
    ["s1", "hussars", "defenderHussars"],
    ["s1", "ambush", "ambush"],
  ] as const)("RU-08: refuses a second card of %s %s, unless bonuses add up", (seat, card, count) => {
    const hands = `pieces congo s1 cavalry 1\n hand ${seat} ${card},${card}`;
    const table = attackOnCongo(hands);
    playCard(table, `${seat} ${card}`);
    expect(last(table, "marked")).toMatchObject({ word: card, party: Number(seat[1]), region: regionNamed("congo") });
    expect(table.verdict(`${seat} ${card}`)).toBe("in-force-already");
    const stacking = attackOnCongo(hands, { bonusStacking: true });
    playCard(stacking, `${seat} ${card}`);
    playCard(stacking, `${seat} ${card}`);
    expect(battleOf(stacking)).toMatchObject({ [count]: 2 });
  });

  test("RU-08: a Hussar charge of one side does not stop that of the other", () => {
    const table = attackOnCongo("pieces congo s1 cavalry 1\n hand s0 hussars\n hand s1 hussars");
    playCard(table, "s0 hussars");
    playCard(table, "s1 hussars");
    expect(battleOf(table)).toMatchObject({ attackerHussars: 1, defenderHussars: 1 });
  });

  test("RU-97: a defender needs cavalry in the colony for a Hussar charge, whatever the attacker has", () => {
    const table = attackOnCongo("pieces congo s1 infantry 1\n hand s1 hussars\n hand s2 hussars");
    expect(table.verdict("s1 hussars")).toBe("no-cavalry");
    expect(table.verdict("s2 hussars")).toBe("not-in-this-battle");
  });

  test("IR-13.5.2, IR-13.5.5: no Betrayal and no Hussar charge in a battle at sea or without a player as defender", () => {
    const sea = given(
      4,
      `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n hand s0 hussars,betrayal\n turn movement s0`,
    );
    sea.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
    expect([sea.verdict("s0 hussars"), sea.verdict("s0 betrayal")]).toEqual(Array(2).fill("not-at-this-moment"));
    const free = given(4, `${HOMES} pieces south-africa s0 infantry 1\n hand s1 betrayal\n turn movement s0`);
    free.play(ATTACK_CONGO);
    expect(free.verdict("s1 betrayal")).toBe("not-at-this-moment");
  });

  test("ED-2: the attacker may play Betrayal in the edition first-cards", () => {
    const table = attackOnCongo("pieces congo s1 fort 1\n hand s0 betrayal", { edition: "first-cards" });
    playCard(table, "s0 betrayal");
    expect(last(table, "unitLost")).toMatchObject({ party: 1, unit: unitNamed("fort"), rule: "IR-13.5.2" });
  });
});

describe("forged orders", () => {
  const LAND = `${HOMES} colony congo s1 1\n colony egypt s1 1\n colony guinea s2 1\n hand s0 forgedOrdersLand`;

  test("IR-13.5.10: at most three armies move, one by one, and the card ends with the third", () => {
    const table = given(4, `${LAND}\n pieces congo s1 infantry 5\n turn investments s0`);
    playCard(table, "s0 forgedOrdersLand congo egypt");
    expect(table.top()).toBe("shift");
    expect(table.verdict("s0 endShift")).toBe("name-a-unit-first");
    expect(table.verdict("s1 shift infantry")).toBe("not-your-turn");
    expect(table.verdict("s0 shift cavalry")).toBe("no-such-unit");
    table.play("s0 shift infantry");
    expect(last(table, "shifted")).toMatchObject({ party: 0, other: 1, unit: unitNamed("infantry"), count: 1 });
    expect(table.verdict("s0 endShift")).toBe("legal");
    table.play("s0 shift infantry\n s0 shift infantry");
    expect(table.top()).toBe("investments");
    expect([table.count("congo", 1, "infantry"), table.count("egypt", 1, "infantry")]).toEqual([2, 3]);
  });

  test("IR-13.5.10: forts stay, and one army or fort is left in the colony", () => {
    const one = given(4, `${LAND}\n pieces congo s1 fort 1\n pieces congo s1 infantry 1\n turn investments s0`);
    playCard(one, "s0 forgedOrdersLand congo egypt");
    expect(one.offers(0)).toEqual(["shift infantry"]);
    one.play("s0 shift infantry");
    expect(one.top()).toBe("investments");
    const two = given(4, `${LAND}\n pieces congo s1 infantry 2\n turn investments s0`);
    playCard(two, "s0 forgedOrdersLand congo egypt");
    two.play("s0 shift infantry");
    expect([two.top(), two.count("congo", 1, "infantry")]).toEqual(["investments", 1]);
    const forts = given(
      4,
      `${LAND.replace("congo s1 1", "congo s1 2")}\n pieces congo s1 fort 2\n turn investments s0`,
    );
    expect(forts.verdict("s0 forgedOrdersLand congo egypt")).not.toBe("legal");
  });

  test("RU-19: refuses a destination of another player and a region that is no colony", () => {
    const table = given(4, `${LAND}\n pieces congo s1 infantry 2\n turn investments s0`);
    expect(table.verdict("s0 forgedOrdersLand congo guinea")).toBe("no-colony-next-door");
    expect(table.verdict("s0 forgedOrdersLand congo barbary")).toBe("no-colony-next-door");
    expect(table.verdict("s0 forgedOrdersLand mid-atlantic congo")).toBe("not-a-colony");
    expect(table.verdict("s0 forgedOrdersLand congo mid-atlantic")).toBe("no-colony-next-door");
  });

  test("IR-13.5.9: at sea all ships of one owner move with their moves; those of others stay", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea s1 frigate 2\n pieces coral-sea s1 infantry-aboard/1.1 1\n pieces coral-sea s2 infantry-aboard 1\n hand s0 forgedOrdersSea\n turn movement s0`,
    );
    playCard(table, "s0 forgedOrdersSea s1 coral-sea south-sea");
    expect(last(table, "shifted")).toMatchObject({ party: 0, other: 1, count: 3, to: regionNamed("south-sea") });
    expect(unitsAt(table, "south-sea")).toEqual(["infantry-aboard/1.1", "frigate"]);
    expect(unitsAt(table, "coral-sea")).toEqual(["infantry-aboard"]);
    expect(table.state.holder[regionNamed("south-sea")]).toBe(1);
  });

  test("IR-13.5.9: the owner’s warships do not close the destination; foreign ones, storm and calm do", () => {
    const position = `${HOMES} pieces coral-sea s1 frigate 1\n hand s0 forgedOrdersSea\n turn movement s0`;
    const verdict = (more: string) =>
      given(4, position.replace("hand", `${more}\n hand`)).verdict("s0 forgedOrdersSea s1 coral-sea south-sea");
    expect(verdict("pieces south-sea s1 frigate 1")).toBe("legal");
    expect(verdict("pieces south-sea s2 infantry-aboard 1")).toBe("legal");
    expect(verdict("pieces south-sea s2 frigate 1")).toBe("foreign-ships");
    expect(verdict("pieces south-sea pirates frigate 1")).toBe("foreign-ships");
    expect([verdict("storm south-sea"), verdict("calm south-sea")]).toEqual(["bad-weather", "bad-weather"]);
  });
});

describe("cards at sea", () => {
  test("IR-13.5.3, X-18: both pirate frigates of the card roll in a storm", () => {
    const table = given(4, `${HOMES} storm coral-sea\n hand s0 pirates\n turn investments s0`);
    table.play("s0 pirates coral-sea");
    table.passOnce({ "X-18": [1, 3] });
    expect(last(table, "piecesAppeared")).toMatchObject({ party: 6, count: 2, word: "frigate" });
    expect(table.count("coral-sea", 6, "frigate")).toBe(0);
  });

  test("RU-24: if another player declares war on the active player, warships of the active player sink transports of the other", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea s0 frigate 1\n pieces coral-sea s1 infantry-aboard 1\n hand s1 declarationOfWar\n turn movement s0`,
    );
    playCard(table, "s1 declarationOfWar s0");
    expect(last(table, "relationChanged")).toMatchObject({ party: 1, other: 0, word: "war" });
    expect(table.count("coral-sea", 1, "infantry")).toBe(0);
  });

  test("RU-107: a captured ship that is hired from the pirates stays immobile", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea pirates frigate/captured 1\n pieces coral-sea pirates frigate 1\n hand s0 freebooters\n turn movement s0`,
    );
    playCard(table, "s0 freebooters coral-sea");
    expect(unitsAt(table, "coral-sea")).toEqual(["frigate", "frigate/captured"]);
    expect(table.verdict("s0 move frigate/captured coral-sea south-sea")).toBe("captured-this-round");
    expect(table.verdict("s0 move frigate coral-sea south-sea")).toBe("legal");
    expect(table.state.holder[regionNamed("coral-sea")]).toBe(0);
  });

  test("IR-13.5.12: Sabotage sinks one transport or warship of another player and nothing else", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea s1 frigate 1\n pieces coral-sea s1 infantry-aboard 2\n pieces south-sea pirates frigate 1\n colony peru s1 1\n pieces peru s1 infantry 1
       hand s0 sabotage,sabotage\n turn investments s0`,
    );
    expect(table.verdict("s0 sabotage s1 infantry peru")).toBe("no-such-ship");
    expect(table.verdict("s0 sabotage s1 infantry coral-sea")).toBe("no-such-ship");
    playCard(table, "s0 sabotage s1 infantry-aboard coral-sea");
    expect(last(table, "unitLost")).toMatchObject({ party: 1, other: 0, unit: unitNamed("infantry-aboard") });
    expect(table.state.holder[regionNamed("coral-sea")]).toBe(1);
    playCard(table, "s0 sabotage s1 frigate coral-sea");
    expect(table.state.holder[regionNamed("coral-sea")]).toBe(-1);
    expect(table.count("coral-sea", 1, "infantry")).toBe(1);
  });
});

describe("Unmask spies", () => {
  const position = `${HOMES} hand s0 unmaskSpies\n hand s1 ambush,pirates\n turn investments s0`;

  test.each([
    ["private", [0, 1]],
    ["open", undefined],
  ] as const)("IR-13.5.16: shows a hand %s", (mode, knownTo) => {
    const table = given(4, position);
    playCard(table, `s0 unmaskSpies s1 ${mode}`);
    expect(last(table, "handSeen")).toMatchObject({ party: 0, other: 1, word: mode });
    expect(last(table, "handSeen")?.knownTo).toEqual(knownTo);
    expect(table.offers(0)).toEqual(["takeCard card=pirates", "takeCard card=ambush", "takeCard"]);
    expect(table.verdict("s1 takeCard card=ambush")).toBe("not-your-turn");
  });
});

describe("Smuggling", () => {
  const COAST = `${HOMES} colony madagascar s0 1\n hand s0 smuggling\n turn investments s1`;

  test("IR-13.5.11: a smuggled warship goes to the named sea, the rest to the colony", () => {
    const table = given(4, COAST);
    playCard(table, "s0 smuggling madagascar infantry,infantry,frigate sea=arabian-sea");
    const bought = eventsOf(table.events, "bought");
    expect(bought.map(({ unit, count, region }) => [unit, count, region])).toEqual([
      [unitNamed("infantry"), 1, regionNamed("madagascar")],
      [unitNamed("infantry"), 1, regionNamed("madagascar")],
      [unitNamed("frigate"), 1, regionNamed("arabian-sea")],
    ]);
    expect(bought.map(isSmuggled)).toEqual([true, true, true]);
    expect([unitsAt(table, "arabian-sea"), unitsAt(table, "madagascar")]).toEqual([["frigate"], ["infantry"]]);
    expect(table.count("madagascar", 0, "infantry")).toBe(2);
  });

  test("IR-7.4.5: reports a smuggled warship before it meets a storm", () => {
    const table = given(4, COAST.replace("hand", "storm arabian-sea\n hand"));
    playCard(table, "s0 smuggling madagascar shipOfTheLine sea=arabian-sea");
    const kinds = eventsOf(table.events, "bought", "stormRolled").map(({ kind }) => kind);
    expect(kinds).toEqual(["bought", "stormRolled"]);
  });

  test("IR-7.4.3, RU-26: refuses a basket without its sea, in another sea and beside a friend", () => {
    const table = given(4, COAST.replace("hand", "pieces arabian-sea s1 frigate 1\n hand"));
    const verdict = (rest: string) => table.verdict(`s0 smuggling madagascar ${rest}`);
    expect(verdict("shipOfTheLine sea=indian-ocean")).toBe("legal");
    expect(verdict("shipOfTheLine sea=arabian-sea")).toBe("no-such-basket");
    expect(verdict("shipOfTheLine sea=coral-sea")).toBe("no-such-basket");
    expect(verdict("shipOfTheLine")).toBe("no-such-basket");
  });
});
