import { expect, test } from "vitest";
import { regionNamed } from "../src/index.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard, type TestTable, unitsAt } from "./support/table.ts";

const fighters = (table: TestTable, side: "attackers" | "defenders"): number => {
  const battle = table.state.frames.find((frame) => frame.kind === "battle");
  return battle?.kind === "battle" ? battle[side].length : -1;
};
/** Ends the last turn of phase 4. Phase 5 starts when the window closes. */
const toClearing = (table: TestTable): void => {
  table.play("s3 endInvestments");
};
const SEA_FIGHT = `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1`;

test("TV-RUL-5, RU-15: a captured frigate sinks if the captor has no piece for it", () => {
  const table = given(4, `${SEA_FIGHT}\n pieces gulf-of-guinea s0 frigate 14\n turn movement s0`);
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  table.pass({ "X-10": [4, 4], "X-11 boarding attack": [6], "X-11 boarding defence": [1] });
  expect(unitsAt(table, "arabian-sea")).toEqual(["frigate/1"]);
  expect(table.state.supply[5]).toBe(0);
});

test("TV-RUL-7, RU-67: every ship that enters a storm rolls, even on its way elsewhere", () => {
  const position = `${HOMES} pieces arabian-sea s0 frigate 1\n storm indian-ocean\n turn movement s0`;
  const sunk = given(4, position);
  sunk.play("s0 move frigate arabian-sea indian-ocean", { "X-09": [3] });
  expect(sunk.count("indian-ocean", 0, "frigate")).toBe(0);
  const afloat = given(4, position);
  afloat.play("s0 move frigate arabian-sea indian-ocean", { "X-09": [4] });
  afloat.play("s0 move frigate/1 indian-ocean gulf-of-guinea");
  expect(afloat.count("gulf-of-guinea", 0, "frigate")).toBe(1);
});

test("TV-RUL-8, RU-66: ships may enter a calm but not leave it", () => {
  const table = given(
    4,
    `${HOMES} calm arabian-sea\n colony west-india s0 1\n pieces arabian-sea s0 infantry-aboard 1\n pieces indian-ocean s0 frigate 1\n turn movement s0`,
  );
  expect(table.rule("s0 move infantry-aboard arabian-sea west-india")).toBe("IR-11.3.2");
  expect(table.rule("s0 move infantry-aboard arabian-sea indian-ocean")).toBe("IR-11.3.2");
  expect(table.verdict("s0 move frigate indian-ocean arabian-sea")).toBe("legal");
});

test("TV-RUL-11: a clearing follows the round order, with the pirates last", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n relation s0 s2 war\n relation s1 s2 war\n pieces coral-sea s0 shipOfTheLine 9\n pieces coral-sea s1 frigate 1
     pieces coral-sea s2 frigate 1\n pieces coral-sea pirates frigate 1\n turn investments s3`,
  );
  toClearing(table);
  for (let window = 0; window < 200 && table.state.phase < 6; window++) {
    if (table.top() === "battle") {
      const seat = table.deciders()[0] ?? 0;
      table.play(`s${seat} ${table.offers(seat)[0]}`);
    } else table.passOnce();
  }
  const won = table.events.filter((event) => event.kind === "battleWon");
  expect(won).toHaveLength(3);
  expect(won.map((event) => [event.party, event.other])).toEqual([
    [0, 1],
    [0, 2],
    [0, 6],
  ]);
});

test("TV-RUL-13, RU-30: with 19 pirate frigates on the board the card places one", () => {
  const table = given(4, `${HOMES} pieces sargasso-sea pirates frigate 19\n hand s0 pirates\n turn investments s0`);
  playCard(table, "s0 pirates coral-sea");
  expect(table.count("coral-sea", 6, "frigate")).toBe(1);
});

test("TV-RUL-19, RU-106: both sides capture, and captors may use pieces lost in the same roll", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 2\n pieces gulf-of-guinea s0 frigate 13\n pieces arabian-sea s1 frigate 2
     pieces north-sea s1 frigate 13\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 send frigate indian-ocean -\n s0 begin");
  table.passOnce({
    "X-10 attack": [5, 3],
    "X-10 defence": [5, 3],
    "X-11 boarding attack": [6, 1],
    "X-11 boarding defence": [2, 4],
  });
  expect(table.events.filter((event) => event.kind === "shipCaptured")).toMatchObject([{ party: 0 }, { party: 1 }]);
  expect([fighters(table, "attackers"), fighters(table, "defenders")]).toEqual([2, 2]);
});

test("TV-RUL-21, RU-109: an attacker sunk by Sabotage before the roll may be reinforced, or the battle is over", () => {
  const withReserve = given(
    4,
    `${SEA_FIGHT}\n pieces bay-of-bengal s0 frigate 1\n hand s2 sabotage\n turn movement s0`,
  );
  withReserve.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  playCard(withReserve, "s2 sabotage s0 frigate/1 arabian-sea");
  withReserve.passOnce();
  expect(withReserve.offers(0)).toEqual(["hold", "send frigate bay-of-bengal -"]);

  const alone = given(4, `${SEA_FIGHT}\n hand s2 sabotage\n turn movement s0`);
  alone.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  playCard(alone, "s2 sabotage s0 frigate/1 arabian-sea");
  alone.passOnce();
  expect(alone.top()).toBe("movement");
  expect(alone.count("arabian-sea", 1, "frigate")).toBe(1);
});

const SHARED = `${HOMES} ${WAR_01}\n colony west-india s1 1\n colony persia s0 1\n pieces arabian-sea s1 frigate 1
  pieces arabian-sea s0 frigate 1\n pieces arabian-sea s0 infantry-aboard 1\n pieces arabian-sea s1 infantry-aboard 1
  holder arabian-sea party=s1\n money s0 9 0\n money s1 9 0`;

test("TV-FAQ-1: partners in an armistice still fight in phase 5, but the loser keeps the transports", () => {
  const table = given(4, `${SHARED}\n hand s0 armistice\n turn investments s3`);
  playCard(table, "s0 armistice s1");
  toClearing(table);
  table.passOnce();
  table.pass({ "X-10 attack": [6], "X-10 defence": [1] });
  expect(table.count("arabian-sea", 1, "frigate")).toBe(0);
  expect(table.count("arabian-sea", 1, "infantry")).toBe(1);
});

test("TV-FAQ-2: after an armistice A may not build where B's warships are", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony persia s0 1\n pieces arabian-sea s1 frigate 1\n money s0 9 0\n hand s1 armistice\n turn investments s0`,
  );
  expect(table.verdict("s0 buyWarship frigate persia arabian-sea")).toBe("legal");
  playCard(table, "s1 armistice s0");
  expect(table.rule("s0 buyWarship frigate persia arabian-sea")).toBe("IR-7.4.3");
});

test("TV-RUL-26, RU-104: an armistice during a battle of phase 5 spares only the transports", () => {
  const table = given(4, `${SHARED}\n pieces arabian-sea s0 frigate 1\n hand s1 armistice\n turn investments s3`);
  toClearing(table);
  table.passOnce();
  table.passOnce({ "X-10 attack": [1, 1], "X-10 defence": [6] });
  playCard(table, "s1 armistice s0");
  table.pass({ "X-10 attack": [6], "X-10 defence": [1] });
  expect(table.count("arabian-sea", 1, "frigate")).toBe(0);
  expect(table.count("arabian-sea", 1, "infantry")).toBe(1);
});

test("TV-RUL-27, RU-100: in an armistice the holder of a sea may build there, the intruder may not", () => {
  const table = given(4, `${SHARED}\n hand s2 counterEspionage\n hand s0 armistice\n turn investments s0`);
  playCard(table, "s0 armistice s1");
  expect(table.verdict("s0 buyWarship frigate persia arabian-sea")).toBe("sea-of-a-friend");
  table.play("s0 endInvestments");
  table.pass();
  expect(table.verdict("s1 buyWarship frigate west-india arabian-sea")).toBe("legal");
});

test("RU-60, TV-RUL-28, RU-107: a captured ship cannot move in this round, not even by fair winds", () => {
  const captured = `${HOMES} ${WAR_01}\n pieces arabian-sea s1 frigate/captured 1`;
  const turn = given(4, `${captured}\n turn movement s1`);
  expect(turn.offers(1)).toEqual(["endMovement"]);
  expect(turn.verdict("s1 move frigate/captured arabian-sea indian-ocean")).toBe("captured-this-round");
  const wind = given(4, `${captured}\n ${drawn(4, regionNamed("arabian-sea"), 2, true)}`);
  wind.passOnce();
  expect(wind.top()).not.toBe("goodWinds");
  const next = given(4, `${captured}\n turn embarkation s3`);
  next.play("s3 endEmbarkation");
  for (let step = 0; step < 4000 && next.state.round === 1; step++) next.passOnce();
  expect(next.state.round).toBe(2);
  expect(unitsAt(next, "arabian-sea").filter((unit) => unit === "frigate/captured")).toEqual([]);
});

test("TV-RUL-29, RU-124: fair winds may move a transport into a calm, where it has to stay", () => {
  const table = given(
    4,
    `${HOMES} calm arabian-sea\n pieces indian-ocean s0 infantry-aboard/0.0 1\n colony persia s0 1\n ${drawn(4, regionNamed("indian-ocean"), 2, true)}`,
  );
  table.passOnce();
  table.play("s0 move infantry-aboard/0.0 indian-ocean arabian-sea");
  expect(table.count("arabian-sea", 0, "infantry")).toBe(1);
  const later = given(
    4,
    `${HOMES} calm arabian-sea\n pieces arabian-sea s0 infantry-aboard 1\n colony persia s0 1\n turn movement s0`,
  );
  expect(later.offers(0)).toEqual(["endMovement"]);
});

test("TV-RUL-30, RU-118: a canal is open only to players at peace with its current owner", () => {
  const base = `${HOMES} canal egypt\n pieces mediterranean-sea s0 frigate 1\n relation s1 s2 war`;
  const sail = (seat: number): string => `s${seat} move frigate mediterranean-sea arabian-sea`;
  expect(given(4, `${base}\n colony egypt s2 2\n turn movement s0`).verdict(sail(0))).toBe("legal");
  const enemy = base.replace("s0 frigate", "s1 frigate");
  expect(given(4, `${enemy}\n colony egypt s2 2\n turn movement s1`).verdict(sail(1))).toBe("not-adjacent");
  expect(given(4, `${enemy}\n colony egypt s1 2\n turn movement s1`).verdict(sail(1))).toBe("legal");
  expect(given(4, `${base}\n colony egypt s1 2\n turn movement s0`).verdict(sail(0))).toBe("legal");
  expect(given(4, `${base}\n ${WAR_01}\n colony egypt s1 2\n turn movement s0`).verdict(sail(0))).toBe("not-adjacent");
});

test("TV-RUL-34: a frigate that wins with its first move keeps its second", () => {
  const table = given(4, `${SEA_FIGHT}\n pieces bay-of-bengal s1 frigate 1\n turn movement s0`);
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  table.pass({ "X-10 attack": [6], "X-10 defence": [1] });
  expect(table.offers(0)).toContain("move frigate/1 arabian-sea indian-ocean");
  expect(table.offers(0)).toContain("attack bay-of-bengal");
});

test("TV-RUL-38, RU-24, RU-128: a war card sinks the transports of the new enemy; the enemy's turn starts by sinking the player's", () => {
  const position = `${HOMES} pieces arabian-sea s0 frigate 1\n pieces arabian-sea s1 infantry-aboard 1
    pieces bay-of-bengal s1 frigate 1\n pieces bay-of-bengal s0 infantry-aboard 1\n hand s0 declarationOfWar\n turn movement s0`;
  const stays = given(4, position);
  playCard(stays, "s0 declarationOfWar s1");
  expect(stays.count("arabian-sea", 1, "infantry")).toBe(0);
  expect(stays.count("bay-of-bengal", 0, "infantry")).toBe(1);
  stays.play("s0 endMovement");
  stays.pass();
  expect(stays.count("bay-of-bengal", 0, "infantry")).toBe(0);
  const flees = given(4, position);
  playCard(flees, "s0 declarationOfWar s1");
  flees.play("s0 move infantry-aboard bay-of-bengal arabian-sea\n s0 endMovement");
  flees.pass();
  expect(flees.count("arabian-sea", 0, "infantry")).toBe(1);
});

test("TV-RUL-39, RU-130: pirates sink transports without a card window and without dice", () => {
  const table = given(
    4,
    `${HOMES} pieces coral-sea s0 infantry-aboard 1\n pieces coral-sea s1 cavalry-aboard 1\n ${drawn(4, regionNamed("coral-sea"), 3, true)}`,
  );
  const events = table.passOnce();
  expect(
    events.filter((event) => event.kind === "rolled" || (event.kind === "passed" && event.rule === "IR-13.2.3")),
  ).toEqual([]);
  expect(unitsAt(table, "coral-sea")).toEqual(["frigate"]);
});

test("TV-RUL-40, RU-89, RU-100: after hired pirates and peace nobody gets tax, the holder may build, and the battle spares transports", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony west-india s1 1\n colony persia s0 1\n pieces arabian-sea s1 frigate 1\n pieces arabian-sea s1 infantry-aboard 1
     hand s2 pirates\n hand s0 freebooters\n money s0 20 0\n money s1 20 0\n turn talks s0`,
  );
  playCard(table, "s2 pirates arabian-sea");
  playCard(table, "s0 freebooters arabian-sea");
  table.play("s0 consentPeace s1\n s1 consentPeace s0\n s0 ready\n s1 ready\n s2 ready\n s3 ready");
  table.passOnce();
  expect(table.ask(0, "budget s0")).toMatchObject({ sheet: { peaceDividend: 6, seaTradeTax: 0 } });
  expect(table.ask(1, "budget s1")).toMatchObject({ sheet: { peaceDividend: 6, seaTradeTax: 0 } });
  table.passOnce();
  table.play("s0 settleDebt 0\n s1 settleDebt 0\n s2 settleDebt 0\n s3 settleDebt 0");
  expect(table.verdict("s0 buyWarship frigate persia arabian-sea")).toBe("sea-of-a-friend");
  table.play("s0 endInvestments");
  table.passOnce();
  expect(table.verdict("s1 buyWarship frigate west-india arabian-sea")).toBe("legal");
  table.play("s1 endInvestments");
  table.passOnce();
  table.play("s2 endInvestments");
  table.passOnce();
  table.play("s3 endInvestments");
  table.passOnce();
  table.pass({ "X-10 attack": [6, 6], "X-10 defence": [1] });
  expect(table.count("arabian-sea", 0, "frigate")).toBe(2);
  expect(table.count("arabian-sea", 1, "infantry")).toBe(1);
});

test("RU-24: a defender who wins sinks the attacker's transports in the sea", () => {
  const table = given(4, `${SEA_FIGHT}\n pieces arabian-sea s0 infantry-aboard 1\n turn movement s0`);
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  table.pass({ "X-10 attack": [1], "X-10 defence": [6] });
  expect(table.count("arabian-sea", 0, "infantry")).toBe(0);
});
