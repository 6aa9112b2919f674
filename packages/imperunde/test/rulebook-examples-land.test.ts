import { expect, test } from "vitest";
import { UNIT_NAMES } from "../src/units.ts";
import { CONGO, CONGO_ATTACK, HOMES } from "./support/positions.ts";
import { given, type TestTable, unitsAt } from "./support/table.ts";

const kindsLeft = (table: TestTable, side: "attackers" | "defenders"): string[] => {
  const battle = table.state.frames.find((frame) => frame.kind === "battle");
  if (battle?.kind !== "battle") return [];
  return battle[side].map((fighter) => (UNIT_NAMES[fighter.unit] ?? "").split("/")[0] ?? "").sort();
};

test("TV-COL-1: the value of a territory limits posts and forts", () => {
  const posts = given(
    4,
    `${HOMES} colony china s0 0\n colony siam s0 0\n colony mongolia s0 0\n money s0 99 0\n turn investments s0`,
  );
  posts.play(
    "s0 buyPost china\n s0 buyPost china\n s0 buyPost china\n s0 buyPost siam\n s0 buyPost siam\n s0 buyPost mongolia",
  );
  for (const territory of ["china", "siam", "mongolia"])
    expect(posts.verdict(`s0 buyPost ${territory}`)).toBe("no-room-for-posts");

  const forts = given(
    4,
    `${HOMES} colony china s0 3\n colony siam s0 2\n colony mongolia s0 1\n money s0 99 0\n turn investments s0`,
  );
  forts.play(
    "s0 buyFort china\n s0 buyFort china\n s0 buyFort china\n s0 buyFort siam\n s0 buyFort siam\n s0 buyFort mongolia",
  );
  for (const territory of ["china", "siam", "mongolia"])
    expect(forts.verdict(`s0 buyFort ${territory}`)).not.toBe("legal");
  forts.state.spending.fill(0);
  for (const territory of ["china", "siam", "mongolia"])
    expect(forts.verdict(`s0 buyFort ${territory}`)).toBe("fort-needs-a-post");
});

test("TV-CARGO-1: five armies become five transports that cannot sail before the next phase 6", () => {
  const table = given(
    4,
    `${HOMES} colony west-india s0 1\n pieces west-india s0 infantry 3\n pieces west-india s0 cavalry 1
     pieces west-india s0 artillery 1\n pieces arabian-sea s0 frigate 1\n pieces arabian-sea s0 shipOfTheLine 1
     turn embarkation s0`,
  );
  table.play("s0 embark infantry west-india arabian-sea\n".repeat(3));
  table.play("s0 embark cavalry west-india arabian-sea\n s0 embark artillery west-india arabian-sea");
  expect(table.count("arabian-sea", 0, "infantry")).toBe(3);
  expect(table.count("west-india", 0, "infantry")).toBe(0);
  expect(unitsAt(table, "arabian-sea").filter((unit) => unit.includes("aboard"))).toEqual([
    "artillery-aboard/0.0",
    "cavalry-aboard/0.0",
    "infantry-aboard/0.0",
  ]);
});

test("TV-DIV-1: each peace pays two doubloons", () => {
  const peaceful = given(4, `${HOMES} turn debts s0`);
  expect(peaceful.ask(0, "budget s0")).toMatchObject({ sheet: { peaceDividend: 6 } });
  const atWar = given(4, `${HOMES} relation s0 s1 war\n turn debts s0`);
  expect(atWar.ask(0, "budget s0")).toMatchObject({ sheet: { peaceDividend: 4 } });
});

test("TV-TAX-1: sea-trade tax needs a warship and a coast of the player with a post", () => {
  const table = given(
    4,
    `${HOMES} colony madagascar s0 1\n colony guinea s0 0\n pieces guinea s0 infantry 1\n pieces arabian-sea s0 frigate 1
     pieces gulf-of-guinea s0 shipOfTheLine 1\n pieces indian-ocean s0 infantry-aboard 2
     pieces strait-of-magellan s0 frigate 1\n pieces mid-atlantic s0 frigate 1\n turn debts s0`,
  );
  expect(table.ask(0, "budget s0")).toMatchObject({ sheet: { seaTradeTax: 5, colonialTax: 1 } });
});

test("TV-INT-1: a debt of five costs one doubloon of interest", () => {
  const table = given(4, `${HOMES} money s0 0 5\n money s1 0 25\n turn debts s0`);
  expect(table.ask(0, "budget s0")).toMatchObject({ sheet: { interest: 1 } });
  expect(table.ask(0, "budget s1")).toMatchObject({ sheet: { interest: 5 } });
});

test("TV-CONGO-1: units attack by land and by sea; the defender must choose three units", () => {
  const table = given(4, CONGO);
  table.play(CONGO_ATTACK);
  expect(kindsLeft(table, "attackers")).toEqual(["artillery", "cavalry", "infantry"]);
  const battle = table.state.frames.find((frame) => frame.kind === "battle");
  const units = battle?.kind === "battle" ? battle.attackers.map((fighter) => UNIT_NAMES[fighter.back]) : [];
  expect(units).toEqual(["artillery/0", "cavalry-aboard/0.1", "infantry-aboard/0.0"]);
  expect(table.deciders()).toEqual([1]);
  expect(table.verdict("s1 name cavalry,infantry")).toBe("name-as-many-as-possible");
  expect(table.verdict("s1 name cavalry,infantry,infantry")).toBe("legal");
});

const afterFirstRoll = (): TestTable => {
  const table = given(4, CONGO);
  table.play(CONGO_ATTACK);
  table.play("s1 name cavalry,infantry,infantry");
  table.passOnce({ "X-10 attack": [2, 6, 4], "X-10 defence": [3, 5, 2] });
  return table;
};

test("TV-CONGO-2: cavalry 7, artillery 4, infantry 4 against infantry 5, cavalry 4, infantry 2", () => {
  const table = afterFirstRoll();
  expect(table.events.find((event) => event.kind === "rolled")).toMatchObject({
    dice: [4, 7, 4],
    otherDice: [4, 5, 2],
  });
  expect(kindsLeft(table, "attackers")).toEqual(["cavalry", "infantry"]);
  expect(kindsLeft(table, "defenders")).toEqual(["cavalry", "fort", "infantry"]);
});

test("TV-CONGO-3: only units in reach may reinforce", () => {
  const table = afterFirstRoll();
  const offers = table.offers(0);
  expect(offers).toContain("send artillery-aboard indian-ocean gulf-of-guinea");
  for (const army of ["artillery", "cavalry", "infantry"]) expect(offers).toContain(`send ${army} south-africa -`);
  expect(offers.some((offer) => offer.includes("ottoman-empire"))).toBe(false);
  expect(table.deciders()).toEqual([0]);
});

const afterSecondRoll = (): TestTable => {
  const table = afterFirstRoll();
  table.play("s0 send artillery south-africa -");
  table.passOnce({ "X-10 attack": [2, 6, 5], "X-10 defence": [3, 5, 3] });
  return table;
};

test("TV-CONGO-4, RU-13: cavalry 7 against a fort counts 6 and loses the tie", () => {
  const table = afterSecondRoll();
  expect(kindsLeft(table, "attackers")).toEqual(["artillery"]);
  expect(kindsLeft(table, "defenders")).toEqual(["cavalry", "fort"]);
});

test("TV-CONGO-5: artillery 7 against a fort counts 8; Congo falls with its posts", () => {
  const table = afterSecondRoll();
  table.play("s0 send cavalry south-africa -\n s0 send artillery-aboard indian-ocean gulf-of-guinea");
  table.pass({ "X-10 attack": [5, 2, 5], "X-10 defence": [4, 4] });
  expect(table.owner("congo")).toBe(0);
  expect(table.posts("congo")).toBe(2);
  expect(table.count("congo", 0, "artillery") + table.count("congo", 0, "cavalry")).toBe(3);
  expect(table.state.supply[1 * 7 + 6]).toBe(45);
});

const EAST_INDIA = `${HOMES} colony west-india s0 1\n pieces west-india s0 artillery 1\n pieces west-india s0 infantry 3\n turn movement s0`;
const attackEastIndia = (): TestTable => {
  const table = given(4, EAST_INDIA);
  table.play(
    `s0 attack east-india\n s0 send artillery west-india -\n s0 send infantry west-india -\n s0 send infantry west-india -`,
  );
  table.passOnce({ "X-10 attack": [1, 4, 3], "X-10 defence": [5, 3, 2] });
  return table;
};

test("TV-EIND-1: infantry 4, artillery 3, infantry 3 against locals 5, 3, 2", () => {
  const table = attackEastIndia();
  expect(kindsLeft(table, "attackers")).toEqual(["infantry"]);
  expect(kindsLeft(table, "defenders")).toHaveLength(2);
});

test("TV-EIND-2: infantry 5 loses the battle against locals 6, 1", () => {
  const table = attackEastIndia();
  table.play("s0 hold");
  table.passOnce({ "X-10 attack": [5], "X-10 defence": [6, 1] });
  table.play("s0 hold");
  expect(table.top()).toBe("movement");
  expect(table.owner("east-india")).toBe(-1);
});

test("TV-EIND-3, RU-86: a new attack in the same turn meets three local infantry again", () => {
  const table = attackEastIndia();
  table.play("s0 hold");
  table.passOnce({ "X-10 attack": [5], "X-10 defence": [6, 1] });
  table.play("s0 hold\n s0 attack east-india\n s0 send infantry west-india -\n s0 begin");
  expect(kindsLeft(table, "defenders")).toHaveLength(3);
});

test("TV-INV-1: new posts allow no military unit in the same phase", () => {
  const table = given(4, `${HOMES} colony east-india s0 0\n money s0 50 0\n turn investments s0`);
  table.play("s0 buyPost east-india\n s0 buyPost east-india");
  expect(table.state.funds[0]).toBe(46);
  expect(table.verdict("s0 buyArmy infantry east-india")).toBe("no-old-post");
});

test("TV-INV-2: two old posts allow six doubloons of military units besides posts", () => {
  const table = given(4, `${HOMES} colony east-india s0 2\n money s0 50 0\n turn investments s0`);
  table.play("s0 buyWarship frigate east-india bay-of-bengal");
  table.play("s0 buyArmy infantry east-india\n".repeat(3));
  table.play("s0 buyPost east-india");
  expect(table.state.funds[0]).toBe(42);
  expect(table.verdict("s0 buyArmy infantry east-india")).toBe("allowance-used");
  expect(table.verdict("s0 buyPost east-india")).toBe("no-room-for-posts");
});
