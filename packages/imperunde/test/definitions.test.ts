import { asSeat } from "@rondel/engine";
import { expect, test } from "vitest";
import { ALL_TERRITORIES, controller, hostile, imperunde, NOBODY, regionNamed } from "../src/index.ts";
import { roundOrder } from "../src/phases/round.ts";
import { ALL_KINDS, costOf, dieOffset, PIECE_KINDS, setSizeOf } from "../src/units.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, givenHands, playCard, sea } from "./support/table.ts";

test("IR-1.1.1, IR-3.2.1: three to six players sit in clockwise order", () => {
  expect(imperunde.players).toEqual({ fewest: 3, most: 6 });
  expect(given(5, "").state.order).toEqual([0, 1, 2, 3, 4]);
});

test("IR-1.2.1, IR-1.6.1: pieces, costs and dice of the unit table", () => {
  expect(PIECE_KINDS.map((kind) => setSizeOf(kind, 4))).toEqual([30, 20, 10, 20, 40, 15, 45]);
  expect(PIECE_KINDS.map(costOf)).toEqual([3, 3, 5, 2, 1, 3, 2]);
  expect(ALL_KINDS.map(dieOffset)).toEqual([3, 2, 2, 1, 0, 0]);
});

test("IR-1.1.3: the number of physical dice is no limit; three red dice can be rolled at once", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony china s1 3\n pieces china s1 fort 3\n colony siam s0 1\n pieces siam s0 artillery 3\n turn movement s0`,
  );
  table.play("s0 attack china\n s0 send artillery siam -\n s0 send artillery siam -\n s0 send artillery siam -");
  const rolled = table.passOnce().find((event) => event.kind === "rolled");
  expect(rolled?.otherDice).toHaveLength(3);
});

test("IR-1.2.2, IR-7.1.2: refuses purchases without pieces or money", () => {
  const table = given(4, `${HOMES} pieces sargasso-sea s0 shipOfTheLine 10\n money s0 50 0\n turn investments s0`);
  expect(table.rule("s0 buyWarship shipOfTheLine south-africa indian-ocean")).toBe("IR-1.2.2");
  expect(given(4, `${HOMES} money s0 2 0\n turn investments s0`).rule("s0 buyArmy artillery south-africa")).toBe(
    "IR-7.1.2",
  );
});

test("IR-1.5.1, IR-1.5.2: there are 48 cards, and hands have no limit", () => {
  const cards = "rebellion,rebellion,unmaskSpies,unmaskSpies,capture,plunder,ambush,ambush,pirates,pirates,sabotage";
  const table = givenHands(4, `${HOMES} hand s0 ${cards}\n money s0 15 0\n turn investments s0`);
  table.play("s0 buyCard\n s0 buyCard\n s0 buyCard");
  expect(table.state.hands[0]).toHaveLength(14);
  expect(table.state.deck).toHaveLength(48 - 14);
});

test("IR-1.5.3: the game may last more than ten rounds", () => {
  expect(given(4, "round 37 2").state.round).toBe(37);
  expect(imperunde.options.roundLimit?.default).toBe(0);
});

test("IR-2.1.3: a territory is a home, free, or a colony of one player", () => {
  const table = given(4, `${HOMES} colony china s0 1`);
  expect([table.owner("south-africa"), table.owner("peru"), table.owner("china")]).toEqual([0, NOBODY, 0]);
  expect(ALL_TERRITORIES).not.toContain(-1);
});

test("IR-2.2.1, IR-13.1.2: a home cannot be attacked, entered or targeted by a card", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony canada s0 1\n pieces canada s0 infantry 2\n relation s0 s3 war\n hand s0 rebellion,forgedOrdersLand\n turn movement s0`,
  );
  expect(table.verdict("s0 attack usa")).toBe("not-attackable");
  expect(table.verdict("s0 move infantry canada usa")).toBe("territory-of-a-friend");
  expect(table.verdict("s0 rebellion usa")).toBe("not-a-colony");
  expect(table.verdict("s0 forgedOrdersLand usa canada")).toBe("not-a-colony");
});

test("IR-2.4.6, RU-37, ED-14: no action removes posts", () => {
  const kinds = Object.keys(imperunde.actionSchemas);
  expect(kinds.filter((kind) => /post/i.test(kind))).toEqual(["buyPost"]);
});

test("IR-2.5.2, IR-2.5.3: a canal stays without an owner and is then open to all", () => {
  const table = given(4, `${HOMES} canal egypt\n pieces mediterranean-sea s0 frigate 1\n turn movement s0`);
  expect(table.verdict("s0 move frigate mediterranean-sea arabian-sea")).toBe("legal");
  expect(
    given(4, `${HOMES} pieces mediterranean-sea s0 frigate 1\n turn movement s0`).verdict(
      "s0 move frigate mediterranean-sea arabian-sea",
    ),
  ).toBe("not-adjacent");
});

test("IR-2.6.1, IR-9.4.2, IR-8.1.2: transports alone control no sea, block nobody and are not cleared", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces arabian-sea s0 infantry-aboard 1\n pieces arabian-sea s1 infantry-aboard 1\n turn investments s3`,
  );
  expect(controller(table.state, sea("arabian-sea"))).toBe(NOBODY);
  table.play("s3 endInvestments");
  table.pass();
  expect(table.count("arabian-sea", 0, "infantry") + table.count("arabian-sea", 1, "infantry")).toBe(2);
});

test("IR-3.2.4, IR-3.3.3, RU-41: the British player has no privilege; missing posts are the target less the posts on the board", () => {
  const table = given(4, `${HOMES} colony china s1 3\n turn talks s0`);
  expect(table.offers(1)).toEqual(table.offers(0).map((offer) => offer.replace("s1", "s0")));
  expect(table.ask(0, "standings")).toMatchObject([{}, { missing: 28 }, {}, {}]);
});

test("IR-4.2.2: with first player 2 of 4 the order is 2, 3, 0, 1 in round 1 and 2, 1, 0, 3 in round 2", () => {
  const starter = 2 as Parameters<typeof roundOrder>[0];
  expect(roundOrder(starter, 1, 4)).toEqual([2, 3, 0, 1]);
  expect(roundOrder(starter, 2, 4)).toEqual([2, 1, 0, 3]);
});

test("IR-6.3.3, RU-50: refuses to repay and borrow in one round", () => {
  const table = given(4, `${HOMES} money s0 20 10\n turn debts s0`);
  table.play("s0 settleDebt 5");
  expect(table.verdict("s0 settleDebt -5")).toBe("committed-already");
});

test("IR-7.4.2, IR-7.4.3, IR-7.4.4: enemy warships and transports do not prevent building, warships of a friend do", () => {
  const position = `${HOMES} ${WAR_01}\n colony persia s0 1\n money s0 9 0`;
  const build = "s0 buyWarship frigate persia arabian-sea";
  expect(given(4, `${position}\n pieces arabian-sea s1 frigate 1\n turn investments s0`).verdict(build)).toBe("legal");
  expect(given(4, `${position}\n pieces arabian-sea s2 infantry-aboard 1\n turn investments s0`).verdict(build)).toBe(
    "legal",
  );
  expect(given(4, `${position}\n pieces arabian-sea s2 frigate 1\n turn investments s0`).rule(build)).toBe("IR-7.4.3");
});

test("RU-61, IR-9.2.2, IR-9.2.5, IR-9.4.1, IR-9.4.9: refuses illegal moves with the rule", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony mozambique s2 1\n pieces south-africa s0 infantry 1\n pieces indian-ocean s0 infantry-aboard 1
     pieces indian-ocean s0 frigate/captured 1\n pieces arabian-sea s1 frigate 1\n turn movement s0`,
  );
  expect(table.rule("s0 move infantry south-africa mozambique")).toBe("IR-9.2.2");
  expect(table.rule("s0 move infantry south-africa indian-ocean")).toBe("IR-9.2.5");
  expect(table.rule("s0 move infantry-aboard indian-ocean arabian-sea")).toBe("IR-9.4.1");
  expect(table.rule("s0 move frigate/captured indian-ocean gulf-of-guinea")).toBe("IR-9.4.9");
});

test("IR-9.4.7: transports beside warships of their owner are safe", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n pieces arabian-sea s1 infantry-aboard 1\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  table.pass({ "X-10 attack": [1], "X-10 defence": [6] });
  expect(table.count("arabian-sea", 1, "infantry")).toBe(1);
});

test("IR-9.4.10, IR-9.5.3: after a lost attack another may follow; after a won sea battle transports may enter", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 2\n pieces indian-ocean s0 infantry-aboard 1\n pieces arabian-sea s1 frigate 1\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  table.passOnce({ "X-10 attack": [1], "X-10 defence": [6] });
  table.play("s0 hold\n s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  table.pass({ "X-10 attack": [6], "X-10 defence": [1] });
  expect(table.verdict("s0 move infantry-aboard indian-ocean arabian-sea")).toBe("legal");
});

test("IR-10.1.3, IR-10.1.5: refuses to embark beside enemy warships; an empty colony becomes free", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony persia s0 0\n pieces persia s0 infantry 1\n pieces arabian-sea s1 frigate 1\n turn embarkation s0`,
  );
  expect(table.rule("s0 embark infantry persia arabian-sea")).toBe("IR-10.1.3");
  const open = given(4, `${HOMES} colony persia s0 0\n pieces persia s0 infantry 1\n turn embarkation s0`);
  open.play("s0 embark infantry persia arabian-sea");
  expect(open.owner("persia")).toBe(NOBODY);
});

test("IR-11.4.1, IR-11.4.3: ships that stay in a storm do not roll; a calm does not prevent a battle", () => {
  const storm = given(4, `${HOMES} storm arabian-sea\n pieces arabian-sea s0 frigate 1\n turn movement s0`);
  storm.play("s0 endMovement");
  expect(storm.events.some((event) => event.kind === "stormRolled")).toBe(false);
  const calm = given(
    4,
    `${HOMES} ${WAR_01}\n calm arabian-sea\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n turn movement s0`,
  );
  expect(calm.verdict("s0 attack arabian-sea")).toBe("legal");
});

test("IR-12.4.4, IR-12.6.7: the defender gets no reinforcements, and transports do not fight", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n pieces arabian-sea s1 infantry-aboard 3
     pieces bay-of-bengal s1 frigate 5\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  const rolled = table.passOnce({ "X-10 attack": [6], "X-10 defence": [1] }).find((event) => event.kind === "rolled");
  expect(rolled?.otherDice).toEqual([1]);
  expect(table.top()).toBe("movement");
});

test("IR-13.1.5, IR-13.1.6: refuses cards without a legal target", () => {
  const table = given(4, `${HOMES} colony china s0 1\n hand s0 rebellion,armistice\n turn investments s0`);
  expect(table.verdict("s0 rebellion china")).toBe("not-against-oneself");
  expect(table.verdict("s0 armistice s1")).toBe("not-at-war");
  expect(table.verdict("s0 sabotage s1 frigate arabian-sea")).toBe("card-not-held");
});

test("IR-13.2.6, IR-13.2.7: losses follow a roll at once; a window closes when all have passed", () => {
  const table = given(
    4,
    `${HOMES} colony china s0 1\n pieces china s0 infantry 1\n ${drawn(4, regionNamed("china"), 4, false)}`,
  );
  table.play("s0 pass\n s1 pass\n s2 pass");
  expect(table.verdict("s0 pass")).toBe("passed-already");
  table.play("s3 pass");
  const kinds = table.passOnce().map((event) => event.kind);
  expect(kinds.slice(kinds.indexOf("rolled"), kinds.indexOf("rolled") + 2)).toEqual(["rolled", "unitLost"]);
});

test("IR-13.2.9: a battle that starts inside a window is finished first", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 1\n pieces south-africa s0 infantry 1\n colony china s3 1\n pieces china s3 fort 1
     hand s2 rebellion\n turn movement s0`,
  );
  table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
  playCard(table, "s2 rebellion china");
  expect(
    table.state.frames
      .filter((frame) => frame.kind === "battle")
      .map((frame) => frame.kind === "battle" && frame.region),
  ).toEqual([regionNamed("congo"), regionNamed("china")]);
  while (table.state.frames.filter((frame) => frame.kind === "battle").length === 2) table.passOnce();
  expect(table.deciders()).toEqual([0, 1, 2, 3]);
  expect(table.state.frames.at(-1)).toMatchObject({ kind: "window", at: "battle" });
});

test("IR-14.1.3, RU-78: of several winners the one with more posts wins, then the one with more funds", () => {
  const table = given(
    4,
    `${HOMES} colony china s0 2\n colony peru s1 3\n colony manchuria s2 3\n money s2 4 0\n turn talks s0`,
  );
  table.play(
    "s0 proposeTarget 2\n s1 voteTarget yes\n s2 voteTarget yes\n s3 voteTarget yes\n s0 ready\n s1 ready\n s2 ready\n s3 ready",
  );
  table.pass();
  expect(table.state.winner).toBe(2);
});

test("IR-14.1.4: a player without colonies plays on from the home country", () => {
  const table = given(4, `${HOMES} money s0 9 0\n turn investments s0`);
  expect(table.offers(0)).toContain("buyArmy infantry south-africa");
  expect(hostile(table.state, asSeat(0), asSeat(1))).toBe(false);
});
