import { expect, test } from "vitest";
import { boardingChance } from "../src/combat/odds/dice.ts";
import { regionNamed } from "../src/index.ts";
import { kindNamed } from "../src/units.ts";
import { ARABIA, ARABIA_ATTACK, CONGO, CONGO_ATTACK, HOMES, WAR_01 } from "./support/positions.ts";
import { given, type TestTable } from "./support/table.ts";

interface Odds {
  attackerWins: number;
  attackersLeft: number;
  defendersLeft: number;
}
interface Forecast {
  chance: number;
}
const table = given(4, `${HOMES} turn investments s0`);
const odds = (question: string): Odds => table.ask(0, `odds ${question}`) as Odds;

test("odds: one infantry wins 15 of 36 against one, because the defender wins ties", () => {
  expect(odds("land infantry - infantry").attackerWins).toBeCloseTo(15 / 36, 14);
});

test("odds: a reserve allows a second try", () => {
  const once = 15 / 36;
  expect(odds("land infantry infantry infantry").attackerWins).toBeCloseTo(once + (1 - once) * once, 14);
});

test("odds: reserves are sent in the order of their strength, in whichever order they are named", () => {
  const battle = (reserves: string) => odds(`land infantry,infantry,infantry ${reserves} fort,infantry,infantry`);
  expect(battle("infantry,artillery")).toEqual(battle("artillery,infantry"));
});

test("odds: three against two infantry have the known shares of 7776 throws", () => {
  const twoAgainstOne = 125 / 216 + (91 / 216) * (15 / 36);
  const oneAgainstTwo = (55 / 216) * (15 / 36);
  const expected = 2890 / 7776 + (2611 / 7776) * twoAgainstOne + (2275 / 7776) * oneAgainstTwo;
  expect(odds("land infantry,infantry,infantry - infantry,infantry").attackerWins).toBeCloseTo(expected, 13);
});

test("odds: six insurgents attack three at a time", () => {
  const wave = odds("land infantry,infantry,infantry,infantry,infantry,infantry - fort");
  const three = odds("land infantry,infantry,infantry - fort");
  expect(wave.attackerWins).toBeGreaterThan(three.attackerWins);
  expect(wave.attackersLeft + 0).toBeLessThan(6);
});

test("odds: include forts, Surprise attack, Ambush and Hussar charge", () => {
  const plain = odds("land cavalry - fort").attackerWins;
  expect(plain).toBeCloseTo(3 / 36, 14);
  expect(odds("land artillery - fort").attackerWins).toBeCloseTo(15 / 36, 14);
  expect(odds("land cavalry - fort attackerHussars=yes").attackerWins).toBeCloseTo(6 / 36, 14);
  expect(odds("land infantry - infantry surprise=yes").attackerWins).toBeCloseTo(26 / 36, 14);
  expect(odds("land infantry - infantry surprise=yes ambush=yes").attackerWins).toBeCloseTo(15 / 36, 14);
});

test("odds: equal ships have equal chances at sea, including captures", () => {
  expect(odds("sea frigate - frigate").attackerWins).toBeCloseTo(0.5, 14);
  expect(odds("sea frigate,frigate - frigate,frigate").attackerWins).toBeCloseTo(0.5, 13);
  const board = boardingChance(kindNamed("shipOfTheLine"), kindNamed("frigate"));
  expect(board).toBeCloseTo(26 / 32, 14);
  expect(odds("sea shipOfTheLine - frigate").attackerWins).toBeCloseTo(26 / 36 + (4 / 36) * board, 14);
});

test("odds: the defender's Hussar charge adds one to cavalry", () => {
  expect(odds("land infantry - cavalry").attackerWins).toBeCloseTo(10 / 36, 14);
  expect(odds("land infantry - cavalry defenderHussars=yes").attackerWins).toBeCloseTo(6 / 36, 14);
});

test("odds: the strongest reserve comes first, in whichever order they are named", () => {
  const sorted = odds("land infantry artillery,infantry cavalry,fort");
  expect(odds("land infantry infantry,artillery cavalry,fort")).toEqual(sorted);
});

test("odds: refuses a battle that mixes land and sea, and forts that attack", () => {
  expect(odds("sea infantry - frigate")).toMatchObject({ code: "no-such-battle" });
  expect(odds("land fort - infantry")).toMatchObject({ code: "no-such-battle" });
  expect(odds("land infantry fort infantry")).toMatchObject({ code: "no-such-battle" });
});

test("battle: the odds of the current battle include reinforcements in reach", () => {
  const congo = given(4, CONGO);
  expect(congo.ask(0, "battle")).toMatchObject({ code: "no-battle-now" });
  congo.play(CONGO_ATTACK);
  const pending = congo.ask(0, "battle") as Forecast;
  const described = congo.ask(
    0,
    "odds land artillery,cavalry,infantry artillery,artillery,cavalry,infantry fort,cavalry,infantry,infantry,infantry",
  ) as Odds;
  expect(pending.chance).toBeCloseTo(described.attackerWins, 14);
  congo.play("s1 name cavalry,infantry,infantry");
  congo.passOnce({ "X-10 attack": [2, 6, 4], "X-10 defence": [3, 5, 2] });
  const afterLoss = congo.ask(0, "battle") as Forecast;
  const reinforced = congo.ask(
    0,
    "odds land artillery,cavalry,infantry artillery,cavalry,infantry fort,cavalry,infantry",
  ) as Odds;
  expect(afterLoss.chance).toBeCloseTo(reinforced.attackerWins, 14);
  const sea = given(4, ARABIA);
  sea.play(ARABIA_ATTACK);
  expect((sea.ask(0, "battle") as Forecast).chance).toBeGreaterThan(0);
});

test("battle: before any unit is sent, the strongest three in reach count as sent", () => {
  const congo = given(4, CONGO);
  congo.play("s0 attack congo");
  const strongest = congo.ask(
    0,
    "odds land artillery,artillery,artillery cavalry,cavalry,infantry,infantry fort,cavalry,infantry,infantry,infantry",
  ) as Odds;
  expect((congo.ask(0, "battle") as Forecast).chance).toBeCloseTo(strongest.attackerWins, 14);
});

test("battle: the odds with a card are those after its effect, held or not", () => {
  const congo = given(4, CONGO);
  congo.play(CONGO_ATTACK);
  congo.play("s1 name cavalry,infantry,infantry");
  expect(congo.state.frames.at(-1)).toMatchObject({ kind: "window", at: "battle" });
  const described = (more: string, defenders = "fort,cavalry,infantry,infantry,infantry") =>
    congo.ask(
      0,
      `odds land artillery,cavalry,infantry artillery,artillery,cavalry,infantry ${defenders} ${more}`,
    ) as Odds;
  const withCard = (seat: number, card: string) => (congo.ask(seat, `battle card=${card}`) as Forecast).chance;
  expect(withCard(0, "surpriseAttack")).toBeCloseTo(described("surprise=yes").attackerWins, 14);
  expect(withCard(1, "ambush")).toBeCloseTo(described("ambush=yes").attackerWins, 14);
  expect(withCard(0, "hussars")).toBeCloseTo(described("attackerHussars=yes").attackerWins, 14);
  expect(withCard(1, "hussars")).toBeCloseTo(described("defenderHussars=yes").attackerWins, 14);
  expect(withCard(2, "betrayal")).toBeCloseTo(described("", "cavalry,infantry,infantry,infantry").attackerWins, 14);
  expect(congo.state.frames.some((frame) => frame.kind === "battle" && frame.surprise + frame.ambush > 0)).toBe(false);
});

test("battle: refuses a card that cannot be played now", () => {
  const congo = given(4, CONGO);
  congo.play(CONGO_ATTACK);
  expect(congo.ask(0, "battle card=ambush")).toMatchObject({ code: "not-at-this-moment", rule: "IR-13.2.3" });
  expect(congo.ask(0, "battle card=armistice")).toMatchObject({ code: "not-at-this-moment" });
});

test("battle: a captured frigate fights for its captor", () => {
  const sea = given(4, ARABIA);
  sea.play(ARABIA_ATTACK);
  expect(sea.state.frames.at(-1)).toMatchObject({ kind: "window", at: "battle" });
  const plain = sea.ask(0, "battle") as Forecast;
  expect((sea.ask(0, "battle card=capture") as Forecast).chance).toBeGreaterThan(plain.chance);
});

test("reach: lists every neighbour with a move, an attack or the reason against both", () => {
  const congo: TestTable = given(4, `${CONGO} pieces mid-atlantic s1 frigate 1`);
  const unit = "artillery";
  expect(congo.ask(0, `reach ${unit} south-africa`)).toEqual({
    here: true,
    regions: [
      { region: regionNamed("congo"), how: "attack", storms: [], arrives: 1 },
      { region: regionNamed("mozambique"), how: "attack", storms: [], arrives: 1 },
    ],
    passages: [],
  });
  const friend = given(4, `${HOMES} colony mozambique s2 1\n pieces south-africa s0 infantry 1\n turn movement s0`);
  expect(friend.ask(0, "reach infantry south-africa")).toMatchObject({
    regions: [
      { region: regionNamed("congo"), how: "attack" },
      { region: regionNamed("mozambique"), how: "none", code: "territory-of-a-friend", rule: "IR-9.2.2" },
    ],
  });
});

test("reach: an equal unit elsewhere does not count", () => {
  const elsewhere = given(
    4,
    `${HOMES} colony congo s0 1\n colony mozambique s0 1\n pieces mozambique s0 infantry 1\n turn movement s0`,
  );
  const { here, regions } = elsewhere.ask(0, "reach infantry congo") as { here: boolean; regions: object[] };
  expect(here).toBe(false);
  expect(regions).toContainEqual({
    region: regionNamed("egypt"),
    how: "none",
    code: "must-be-attacked",
    rule: "IR-9.2.1",
  });
});

test("reach: gives the storms on the way and the chance to arrive", () => {
  const storms = "storm indian-ocean\n storm strait-of-magellan\n storm south-pacific";
  const fleet = given(
    4,
    `${HOMES} ${WAR_01}\n ${storms}\n pieces gulf-of-guinea s0 frigate 1\n pieces indian-ocean s1 frigate 1\n pieces strait-of-magellan s2 frigate 1
     turn movement s0`,
  );
  const { regions, passages } = fleet.ask(0, "reach frigate gulf-of-guinea") as {
    regions: { region: number; how: string }[];
    passages: object[];
  };
  const at = (name: string) => regions.find(({ region }) => region === regionNamed(name));
  expect(at("indian-ocean")).toMatchObject({ how: "attack", storms: [regionNamed("indian-ocean")], arrives: 0.5 });
  expect(at("mid-atlantic")).toMatchObject({ how: "move", storms: [], arrives: 1 });
  expect(at("strait-of-magellan")).toMatchObject({ how: "none" });
  const via = regionNamed("strait-of-magellan");
  expect(passages).toContainEqual({
    via,
    to: regionNamed("south-pacific"),
    storms: [via, regionNamed("south-pacific")],
    arrives: 0.25,
  });
  expect(passages).toContainEqual({ via, to: regionNamed("east-pacific"), storms: [via], arrives: 0.5 });
});

test("purchase: gives the price and the money left, or the reason why not", () => {
  const market = given(4, `${HOMES} colony east-india s0 2\n money s0 7 0\n turn investments s0`);
  expect(market.ask(0, "purchase frigate territory=east-india sea=bay-of-bengal")).toEqual({
    cost: 3,
    possible: true,
    fundsAfter: 4,
    allowanceAfter: 3,
  });
  expect(market.ask(0, "purchase fort territory=south-africa")).toMatchObject({
    possible: false,
    refused: { code: "not-in-a-home" },
  });
  expect(market.ask(0, "purchase card")).toMatchObject({ cost: 5, possible: true, fundsAfter: 2 });
});

test("budget: shows the effect of a loan or a repayment on both sheets", () => {
  const debts = given(4, `${HOMES} money s0 3 5\n turn debts s0`);
  const { sheet } = debts.ask(0, "budget s0") as { sheet: Record<string, number> };
  const freeFunds = sheet.freeFunds ?? 0;
  expect(debts.ask(0, "budget s0 change=5")).toMatchObject({
    sheet: { newDebt: 5, repayment: 0, freeFunds: freeFunds + 5, surplus: freeFunds + 5, totalDebt: 10 },
    forecast: { carried: freeFunds + 5, interest: 2, totalDebt: 10 },
  });
  expect(debts.ask(0, "budget s0 change=-5")).toMatchObject({
    sheet: { newDebt: 0, repayment: 5, freeFunds: freeFunds - 5, totalDebt: 0 },
    forecast: { carried: freeFunds - 5, interest: 0, totalDebt: 0 },
  });
});

test("budget: refuses a seat that nobody has", () => {
  const debts = given(4, `${HOMES} turn debts s0`);
  expect(debts.ask(0, "budget s4")).toMatchObject({ code: "no-such-seat", rule: "D-01" });
});

test("budget: the forecast ignores relations by card", () => {
  const budget = given(4, `${HOMES} ${WAR_01} card=peace\n colony china s0 3\n famine china\n turn debts s0`);
  expect(budget.ask(0, "budget s0")).toMatchObject({
    fixed: false,
    sheet: { peaceDividend: 6, colonialTax: 0 },
    forecast: { peaceDividend: 4, colonialTax: 3 },
  });
});

test("standings, IR-14.1.1: no post is missing if only a debt keeps a player from victory", () => {
  const position = `${HOMES} colony china s0 3\n target 2\n money s0 0 5\n turn investments s0`;
  expect(given(4, position).ask(0, "standings")).toMatchObject([{ posts: 3, missing: 0, debt: 5 }, {}, {}, {}]);
});

test("standings: counts the posts that are missing to victory", () => {
  const standing = given(4, `${HOMES} colony china s0 3\n money s0 4 10\n turn investments s0`).ask(0, "standings");
  expect(standing).toMatchObject([{ seat: 0, posts: 3, missing: 28, debt: 10, funds: 4 }, {}, {}, {}]);
});

test("storm: half of the ships sink on average; gives the chance of each number", () => {
  expect(table.ask(0, "storm 2")).toEqual({ expected: 1, none: 0.25, exactly: [0.25, 0.5, 0.25] });
});
