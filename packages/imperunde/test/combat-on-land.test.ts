import { expect, test } from "vitest";
import { regionNamed } from "../src/index.ts";
import { UNIT_NAMES } from "../src/units.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard, type TestTable } from "./support/table.ts";

const left = (table: TestTable, side: "attackers" | "defenders"): string[] => {
  const battle = table.state.frames.find((frame) => frame.kind === "battle");
  if (battle?.kind !== "battle") return [];
  return battle[side].map((fighter) => (UNIT_NAMES[fighter.unit] ?? "").split("/")[0] ?? "");
};

const attackCongo = (mine: string, theirs: string, hands: string, options = {}): TestTable => {
  const pieces = (territory: string, seat: string, names: string) =>
    names
      .split(" ")
      .map((name) => `pieces ${territory} ${seat} ${name} 1`)
      .join("\n");
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 2\n ${pieces("congo", "s1", theirs)}\n ${pieces("south-africa", "s0", mine)}\n ${hands}
     turn movement s0`,
    options,
  );
  table.play("s0 attack congo");
  return table;
};

test("TV-RUL-1, RU-14: Hussar charge counts before the dice are sorted, or after pairing", () => {
  const early = attackCongo("cavalry artillery", "infantry infantry/0", "hand s0 hussars");
  early.play("s0 send artillery south-africa -\n s0 send cavalry south-africa -\n s0 begin");
  playCard(early, "s0 hussars");
  early.pass({ "X-10 attack": [4, 5], "X-10 defence": [6, 5] });
  expect(early.owner("congo")).toBe(0);

  const late = attackCongo("cavalry artillery", "infantry infantry/0", "hand s0 hussars", { hussarsBeforeSort: false });
  late.play("s0 send artillery south-africa -\n s0 send cavalry south-africa -\n s0 begin");
  playCard(late, "s0 hussars");
  const roll = late.passOnce({ "X-10 attack": [4, 5], "X-10 defence": [6, 5] });
  const rolled = roll.find((event) => event.kind === "rolled");
  expect(rolled).toMatchObject({ lateBonuses: [0, 1] });
  expect(rolled).not.toHaveProperty("bonuses");
  expect(left(late, "attackers")).toEqual(["cavalry"]);
  expect(left(late, "defenders")).toEqual(["infantry"]);
});

test("TV-RUL-2, RU-74: Surprise attack and Ambush count in the first roll only", () => {
  const table = attackCongo("infantry infantry", "infantry", "hand s0 surpriseAttack\n hand s1 ambush");
  table.play("s0 send infantry south-africa -\n s0 begin");
  playCard(table, "s0 surpriseAttack");
  playCard(table, "s1 ambush");
  const first = table.passOnce({ "X-10 attack": [3], "X-10 defence": [3] });
  expect(first.find((event) => event.kind === "rolled")).toMatchObject({ dice: [5], otherDice: [5] });
  expect(left(table, "attackers")).toEqual([]);
  table.play("s0 send infantry south-africa -");
  table.pass({ "X-10 attack": [4], "X-10 defence": [3] });
  expect(table.owner("congo")).toBe(0);
});

test("IR-1.3.2, TV-RUL-3, RU-73: six insurgents attack a fort three at a time", () => {
  const table = given(
    4,
    `${HOMES} colony china s0 3\n pieces china s0 fort 1\n ${drawn(4, regionNamed("china"), 5, false)}`,
  );
  table.passOnce();
  const rolls = [
    [[6, 6, 5], [6], 5],
    [[6, 4, 2], [5], 4],
    [[6, 6, 6], [6], 3],
    [[3, 2, 1], [1], 2],
    [[5, 1], [3], 1],
    [[4], [1], 0],
  ] as const;
  for (const [insurgents, fort, remain] of rolls) {
    table.passOnce({ "X-10 attack": insurgents, "X-10 defence": fort });
    expect(left(table, "attackers")).toHaveLength(remain);
  }
  expect(table.owner("china")).toBe(0);
  expect(table.count("china", 0, "fort")).toBe(1);
});

test("TV-RUL-4: unrest frees a colony without units without dice; its canal stays", () => {
  const table = given(4, `${HOMES} canal egypt\n colony egypt s0 2\n ${drawn(4, regionNamed("egypt"), 4, false)}`);
  table.passOnce();
  const events = table.passOnce();
  expect(events.some((event) => event.kind === "rolled")).toBe(false);
  expect(table.owner("egypt")).toBe(-1);
  expect(table.posts("egypt")).toBe(0);
  expect(table.state.canals).toEqual([1, 0]);
});

test("TV-RUL-10, RU-28: Betrayal of the only fort loses the colony without dice", () => {
  const table = attackCongo("infantry", "fort", "hand s0 betrayal");
  table.play("s0 send infantry south-africa -\n s0 begin");
  playCard(table, "s0 betrayal");
  const events = table.pass();
  expect(events.some((event) => event.kind === "rolled")).toBe(false);
  expect(table.owner("congo")).toBe(0);
});

const OUT_OF_MOZAMBIQUE = `${HOMES} ${WAR_01}\n colony mozambique s0 0\n pieces mozambique s0 infantry 3
  colony congo s1 1\n pieces congo s1 infantry 1\n hand s1 armistice\n hand s2 rebellion`;
const attackFromMozambique = "s0 attack congo\n".concat("s0 send infantry mozambique -\n".repeat(3));

test("TV-RUL-14, RU-27, RU-96: a colony whose armies all attack is kept when an armistice sends them back", () => {
  const table = given(4, `${OUT_OF_MOZAMBIQUE}\n turn movement s0`);
  table.play(attackFromMozambique);
  playCard(table, "s1 armistice s0");
  table.pass();
  expect(table.owner("mozambique")).toBe(0);
  expect(table.count("mozambique", 0, "infantry")).toBe(3);
  expect(table.count("congo", 1, "infantry")).toBe(1);
  expect(table.offers(0)).toEqual(["endMovement"]);
});

test("TV-RUL-15, RU-14: cavalry 7 with Hussar charge loses the tie against fort 7", () => {
  const table = attackCongo("cavalry", "fort", "hand s0 hussars");
  table.play("s0 send cavalry south-africa -\n s0 begin");
  playCard(table, "s0 hussars");
  table.pass({ "X-10 attack": [6], "X-10 defence": [4] });
  expect(table.owner("congo")).toBe(1);
  expect(table.count("congo", 1, "fort")).toBe(1);
});

/** The attacker loses the first roll, Rebellion frees Mozambique, and an armistice ends the battle. */
const withdrawFromCongo = (position: string): TestTable => {
  const table = given(4, `${position}\n turn movement s0`);
  table.play(attackFromMozambique);
  table.passOnce({ "X-10 attack": [1, 1, 1], "X-10 defence": [6] });
  table.play("s2 rebellion mozambique");
  table.passOnce();
  table.passOnce();
  expect(table.owner("mozambique")).toBe(-1);
  playCard(table, "s1 armistice s0");
  table.pass();
  return table;
};

test("TV-RUL-25, RU-103: units whose territory was lost withdraw to a neighbouring territory of their owner, or are lost", () => {
  const position = OUT_OF_MOZAMBIQUE.replace("colony mozambique s0 0", "colony mozambique s0 1");
  expect(withdrawFromCongo(position).count("south-africa", 0, "infantry")).toBe(2);
  const lost = withdrawFromCongo(position.replace("home s0 south-africa", "home s0 brazil"));
  expect(lost.events.filter((event) => event.rule === "RU-103")).toHaveLength(2);
});

test("TV-RUL-31, RU-117: cavalry sails, lands in a colony of its owner and rides on to attack", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces south-atlantic s0 cavalry-aboard 1\n pieces south-atlantic s0 infantry-aboard 1
     colony guinea s0 1\n colony barbary s1 1\n pieces barbary s1 infantry 1\n turn movement s0`,
  );
  table.play("s0 attack barbary");
  expect(table.offers(0)).toContain("send cavalry-aboard south-atlantic gulf-of-guinea,guinea");
  expect(table.verdict("s0 send infantry-aboard south-atlantic gulf-of-guinea,guinea")).toBe("cannot-reach-it");
});

test("TV-FAQ-3: after an armistice infantry returns to its territory and cavalry to its transport, without moves", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 3\n pieces south-africa s0 infantry 2
     pieces gulf-of-guinea s0 cavalry-aboard 1\n hand s1 armistice\n turn movement s0`,
  );
  table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 send infantry south-africa -");
  table.play("s0 send cavalry-aboard gulf-of-guinea -");
  table.passOnce({ "X-10 attack": [6, 6, 1], "X-10 defence": [1, 1, 6] });
  playCard(table, "s1 armistice s0");
  table.pass();
  expect(table.count("south-africa", 0, "infantry")).toBe(1);
  expect(table.count("gulf-of-guinea", 0, "cavalry")).toBe(1);
  expect(table.offers(0).some((offer) => offer.startsWith("move infantry"))).toBe(false);
  expect(table.offers(0)).toContain("move cavalry-aboard/1.1 gulf-of-guinea south-africa");
});

test("RU-103: without a neighbouring territory of its owner, a withdrawing army boards the transports of the attack", () => {
  const position = OUT_OF_MOZAMBIQUE.replace("colony mozambique s0 0", "colony mozambique s0 1")
    .replace("home s0 south-africa", "home s0 brazil")
    .replace("pieces mozambique s0 infantry 3", "pieces mozambique s0 infantry 2");
  const table = given(4, `${position}\n pieces gulf-of-guinea s0 infantry-aboard 1\n turn movement s0`);
  table.play(
    "s0 attack congo\n s0 send infantry mozambique -\n s0 send infantry mozambique -\n s0 send infantry-aboard gulf-of-guinea -",
  );
  table.play("s2 rebellion mozambique");
  table.passOnce();
  table.passOnce();
  playCard(table, "s1 armistice s0");
  table.pass();
  expect(table.count("gulf-of-guinea", 0, "infantry")).toBe(3);
});
