import { expect, test } from "vitest";
import { imperunde, regionNamed } from "../src/index.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard } from "./support/table.ts";

test("RU-29: the Pirates card may be played on the player's own sea", () => {
  const table = given(4, `${HOMES} pieces arabian-sea s0 frigate 1\n hand s0 pirates\n turn investments s0`);
  expect(table.verdict("s0 pirates arabian-sea")).toBe("legal");
});

test("RU-48, RU-120: a famine does not stop the sea-trade tax; pirates in the sea do", () => {
  const position = `round 1 3\n ${HOMES} colony west-india s0 1\n famine west-india\n pieces arabian-sea s0 frigate 1`;
  expect(given(4, `${position}\n turn debts s0`).ask(0, "budget s0")).toMatchObject({
    sheet: { seaTradeTax: 3, colonialTax: 0 },
  });
  expect(
    given(4, `${position}\n pieces arabian-sea pirates frigate 1\n turn debts s0`).ask(0, "budget s0"),
  ).toMatchObject({
    sheet: { seaTradeTax: 0 },
  });
});

test("RU-49: refuses a repayment without the money for it", () => {
  const table = given(
    4,
    `${HOMES} relation s0 s1 war\n relation s0 s2 war\n relation s0 s3 war\n money s0 0 25\n turn debts s0`,
  );
  expect(table.offers(0)).toEqual(["settleDebt 0"]);
});

test("RU-53, RU-54, RU-57: old posts share their allowance, a new post allows no fort, a canal needs no post", () => {
  const table = given(4, `${HOMES} colony egypt s0 0\n colony siam s0 2\n money s0 40 0\n turn investments s0`);
  expect(table.verdict("s0 buyWarship shipOfTheLine siam chinese-sea")).toBe("legal");
  table.play("s0 buyCanal egypt");
  expect(table.posts("egypt")).toBe(2);
  expect(table.verdict("s0 buyFort egypt")).toBe("no-old-post");
  const mixed = given(4, `${HOMES} colony siam s0 1\n pieces siam s0 fort 1\n money s0 40 0\n turn investments s0`);
  mixed.play("s0 buyPost siam");
  expect(mixed.verdict("s0 buyFort siam")).toBe("fort-needs-a-post");
});

test("RU-63: a calm in the sea of a friend closes the passage", () => {
  const position = `${HOMES} pieces bering-sea s0 frigate 1\n pieces gulf-of-alaska s2 frigate 1\n turn movement s0`;
  const passage = "s0 sailThrough frigate bering-sea gulf-of-alaska south-sea";
  expect(given(4, position).verdict(passage)).toBe("legal");
  expect(given(4, `${position.replace("turn", "calm gulf-of-alaska\n turn")}`).verdict(passage)).toBe(
    "no-such-passage",
  );
});

test("RU-68: with more than three ships after captures the attacker chooses three", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 3\n pieces arabian-sea s1 frigate 4\n turn movement s0`,
  );
  table.play(
    "s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 send frigate indian-ocean -\n s0 send frigate indian-ocean -",
  );
  table.passOnce({
    "X-10 attack": [4, 4, 4],
    "X-10 defence": [4, 4, 4],
    "X-11 boarding attack": [6, 6, 6],
    "X-11 boarding defence": [1, 1, 1],
  });
  expect(table.deciders()).toEqual([0]);
  expect(table.offers(0)).toContain("name frigate/1,frigate/1,frigate/captured");
});

test("RU-71, RU-85: no reinforcement before a loss, even if fewer than three were sent", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 2\n pieces south-africa s0 infantry 3\n turn movement s0`,
  );
  table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
  table.passOnce({ "X-10 attack": [6], "X-10 defence": [1, 1] });
  expect(table.top()).toBe("window");
});

test("RU-75, RU-90: Sabotage of the defender's only ship wins the sea without dice", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n hand s2 sabotage\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  playCard(table, "s2 sabotage s1 frigate arabian-sea");
  expect(table.pass().some((event) => event.kind === "rolled")).toBe(false);
  expect(table.count("arabian-sea", 0, "frigate")).toBe(1);
});

test("RU-88: a player in debt may build beyond the target", () => {
  const table = given(
    4,
    `${HOMES} colony china s0 2\n colony peru s0 2\n target 4\n money s0 9 5\n turn investments s0`,
  );
  table.play("s0 buyPost china");
  expect(table.state.ended).toBe(false);
});

test("RU-91, RU-84: a war card during a battle with a third player affects its pair only", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 1\n pieces south-africa s0 infantry 1\n hand s2 declarationOfWar\n turn movement s0`,
  );
  table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
  playCard(table, "s2 declarationOfWar s0");
  expect(table.state.frames.find((frame) => frame.kind === "battle")).toMatchObject({ attacker: 0, defender: 1 });
  expect([table.relation(0, 2), table.relation(1, 2)]).toEqual(["war", "peace"]);
});

test("RU-94: ships that the defender has captured fight on that side and stay", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  table.pass({ "X-10": [4, 4], "X-11 boarding attack": [1], "X-11 boarding defence": [6] });
  expect(table.count("arabian-sea", 1, "frigate")).toBe(2);
});

test("RU-99: an epidemic that kills the last piece frees the territory; its disc stays", () => {
  const table = given(
    4,
    `${HOMES} colony persia s0 0\n pieces persia s0 infantry 1\n ${drawn(4, regionNamed("persia"), 3, false)}`,
  );
  table.state.famine[regionNamed("persia")] = 1;
  table.passOnce({ "X-12 epidemic": [3] });
  expect(table.owner("persia")).toBe(-1);
  expect(table.state.famine[regionNamed("persia")]).toBe(1);
});

test("RU-123: when an armistice during a war has ended, phase 5 sinks transports in the former partner's sea", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces arabian-sea s1 frigate 1\n pieces arabian-sea s0 infantry-aboard 1\n turn investments s3`,
  );
  table.play("s3 endInvestments");
  table.passOnce();
  expect(table.count("arabian-sea", 0, "infantry")).toBe(0);
});

test("RU-109, RU-101: no card can be played while the attacker reinforces", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 2\n pieces south-africa s0 infantry 2\n hand s2 sabotage\n pieces coral-sea s3 frigate 1\n turn movement s0`,
  );
  table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
  table.passOnce({ "X-10 attack": [1], "X-10 defence": [6, 6] });
  expect(table.offers(0)).toEqual(["hold", "send infantry south-africa -"]);
  expect(table.verdict("s2 sabotage s3 frigate coral-sea")).toBe("no-cards-now");
});

test("RU-87: pirates fight with ships of the line before frigates", () => {
  const table = given(
    4,
    `${HOMES} pieces indian-ocean s0 frigate 1\n pieces arabian-sea pirates shipOfTheLine 1\n pieces arabian-sea pirates frigate 4\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  const rolled = table
    .passOnce({ "X-10 attack": [6], "X-10 defence": [6, 1, 1] })
    .find((event) => event.kind === "rolled");
  expect(rolled?.otherDice).toEqual([8, 1, 1]);
});

test("RU-108: pirates hired by Privateers join a player who fights in the clearing", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces coral-sea s0 frigate 1\n pieces coral-sea s1 frigate 2\n pieces coral-sea pirates frigate 2\n hand s0 freebooters\n turn investments s3`,
  );
  table.play("s3 endInvestments");
  table.passOnce();
  playCard(table, "s0 freebooters coral-sea");
  const battle = table.state.frames.find((frame) => frame.kind === "battle");
  expect(battle).toMatchObject({ attacker: 0, defender: 1 });
  expect(battle?.kind === "battle" && battle.attackers).toHaveLength(3);
});

test("RU-16: pirates placed by the card in phase 4 wait for phase 5", () => {
  const table = given(4, `${HOMES} pieces coral-sea s0 frigate 1\n hand s1 pirates\n turn investments s3`);
  playCard(table, "s1 pirates coral-sea");
  expect(table.top()).toBe("investments");
  table.play("s3 endInvestments");
  table.passOnce();
  expect(table.state.frames.find((frame) => frame.kind === "battle")).toMatchObject({ attacker: 0, defender: 6 });
});

test("RU-127: a move that has sunk transports cannot be undone", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 infantry-aboard 1\n turn movement s0`,
  );
  expect(table.play("s0 move frigate indian-ocean arabian-sea").some((event) => imperunde.reveals(event))).toBe(true);
});
