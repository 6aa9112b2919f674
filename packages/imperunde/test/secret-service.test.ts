import { expect, test } from "vitest";
import { CARD_NAMES, cardNamed, imperunde, regionNamed } from "../src/index.ts";
import { UNIT_NAMES } from "../src/units.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, givenHands, playCard } from "./support/table.ts";

const names = (cards: readonly number[] = []): string[] => cards.map((card) => CARD_NAMES[card] ?? "");

test("IR-13.5.19: 48 cards of 18 kinds", () => {
  const table = givenHands(6, "");
  expect(CARD_NAMES).toHaveLength(18);
  expect(table.state.deck).toHaveLength(48);
});

test("TV-FAQ-4: refuses forged orders for the player's own units", () => {
  const table = given(
    4,
    `${HOMES} colony persia s0 1\n pieces persia s0 infantry 3\n colony turkestan s0 1\n pieces arabian-sea s0 frigate 1
     hand s0 forgedOrdersLand,forgedOrdersSea\n turn investments s0`,
  );
  expect(table.verdict("s0 forgedOrdersLand persia turkestan")).toBe("not-against-oneself");
  expect(table.verdict("s0 forgedOrdersSea s0 arabian-sea indian-ocean")).toBe("not-against-oneself");
});

const REBELLION = `${HOMES} colony china s3 3\n pieces china s3 fort 1\n hand s0 rebellion\n hand s1 counterEspionage\n hand s2 counterEspionage`;

test("TV-RUL-6, RU-02: a countered counter lets the rebellion take effect; three cards are discarded", () => {
  const table = given(4, `${REBELLION}\n turn investments s0`);
  table.play("s0 rebellion china\n s1 counterEspionage\n s2 counterEspionage");
  table.passOnce();
  expect(table.top()).toBe("window");
  expect(table.state.frames.some((frame) => frame.kind === "battle")).toBe(true);
  expect(names(table.state.discard)).toEqual(["rebellion", "counterEspionage", "counterEspionage"]);
});

test("IR-13.3.2: one counter cancels the card", () => {
  const table = given(4, `${REBELLION}\n turn investments s0`);
  expect(imperunde.answerWindow(table.state)).toBeUndefined();
  table.play("s0 rebellion china\n s1 counterEspionage");
  expect(imperunde.answerWindow(table.state)).toBeDefined();
  table.passOnce();
  expect(table.top()).toBe("investments");
  expect(names(table.state.discard)).toEqual(["rebellion", "counterEspionage"]);
});

test("IR-13.3.4: refuses a counter to the player's own top card and a second counter to the same card", () => {
  const table = given(4, `${REBELLION}\n hand s0 counterEspionage\n turn investments s0`);
  table.play("s0 rebellion china");
  expect(table.verdict("s0 counterEspionage")).toBe("own-card");
  table.play("s1 counterEspionage");
  expect(table.verdict("s1 counterEspionage")).toBe("own-card");
  expect(table.verdict("s0 counterEspionage")).toBe("legal");
  expect(table.verdict("s0 rebellion china")).toBe("not-offered");
});

test("TV-RUL-20, RU-105: Unmask spies has no effect on a hand that became empty in its own chain", () => {
  const table = given(
    4,
    `${HOMES} hand s0 unmaskSpies,counterEspionage\n hand s1 counterEspionage\n turn investments s0`,
  );
  const deck = [...table.state.deck];
  table.play("s0 unmaskSpies s1 private\n s1 counterEspionage\n s0 counterEspionage");
  table.passOnce();
  expect(table.top()).toBe("investments");
  expect(table.state.deck).toEqual(deck);
  expect(table.state.discard).toHaveLength(3);
});

test("IR-13.5.16: a card taken by Unmask spies goes into the deck, and only the two players know it", () => {
  const table = given(4, `${HOMES} hand s0 unmaskSpies\n hand s1 ambush,plunder\n turn investments s0`);
  playCard(table, "s0 unmaskSpies s1 private");
  expect(names(table.view(0).board.hands[1])).toEqual(["ambush", "plunder"]);
  expect(table.view(2).board.hands[1]).toEqual([]);
  const events = table.play("s0 takeCard card=plunder");
  expect(names(table.state.hands[1])).toEqual(["ambush"]);
  expect(table.state.deck).toHaveLength(44);
  expect(events.find((event) => event.kind === "cardReturned")).toMatchObject({
    card: cardNamed("plunder"),
    knownTo: [0, 1],
  });
  expect(table.view(2).board.snapshots).toEqual([]);
  expect(table.view(0).board.snapshots).toHaveLength(1);
});

const SMUGGLER = `${HOMES} colony egypt s0 0\n pieces egypt s0 infantry 1\n hand s0 smuggling`;

test("TV-RUL-23, RU-26: allows baskets worth exactly five doubloons", () => {
  const table = given(4, `${SMUGGLER}\n turn investments s1`, { smugglingMayBuyPosts: true });
  const basket = (goods: string, sea = ""): string => table.verdict(`s0 smuggling egypt ${goods}${sea}`);
  expect(basket("infantry,infantry,infantry,infantry,infantry")).toBe("legal");
  expect(basket("shipOfTheLine", " sea=arabian-sea")).toBe("legal");
  expect(basket("fort,post")).toBe("legal");
  expect(basket("infantry,post,post")).toBe("legal");
  expect(basket("cavalry,fort")).toBe("no-such-basket");
  expect(basket("infantry,infantry,infantry,infantry")).toBe("no-such-basket");
  expect(basket("post,post,post")).toBe("no-such-basket");
});

test("TV-RUL-24, RU-122: a smuggled post can win on another player's turn", () => {
  const position = `${SMUGGLER}\n colony china s0 3\n target 4\n turn investments s1`;
  const table = given(4, position, { smugglingMayBuyPosts: true });
  playCard(table, "s0 smuggling egypt infantry,infantry,infantry,post");
  expect(table.state.winner).toBe(0);
  expect(table.deciders()).toEqual([]);
});

test("TV-RUL-35, RU-101: refuses cards while players choose debts", () => {
  const table = given(4, `${HOMES} hand s1 declarationOfWar\n turn debts s0`);
  table.play("s0 settleDebt 0");
  expect(table.verdict("s1 declarationOfWar s0")).toBe("no-cards-now");
  expect(table.state.hands[1]).toHaveLength(1);
});

test("TV-RUL-36, RU-102: after a card everyone may answer again", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n pieces coral-sea s2 frigate 1
     hand s3 sabotage\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin\n s0 pass\n s1 pass\n s2 pass");
  expect(table.deciders()).toEqual([3]);
  playCard(table, "s3 sabotage s2 frigate coral-sea");
  expect(table.deciders()).toEqual([0, 1, 2, 3]);
});

test("TV-RUL-37, RU-126: refuses Smuggling into a territory under attack", () => {
  const table = given(4, `${SMUGGLER}\n colony china s0 1\n hand s1 rebellion\n turn investments s1`);
  playCard(table, "s1 rebellion egypt");
  expect(table.verdict("s0 smuggling egypt infantry,infantry,infantry,infantry,infantry")).toBe("battle-is-open");
  expect(table.verdict("s0 smuggling china infantry,infantry,infantry,infantry,infantry")).toBe("legal");
});

test("IR-13.5.10: forged orders leave at least one army or fort", () => {
  const table = given(
    4,
    `${HOMES} colony persia s1 1\n pieces persia s1 infantry 2\n pieces persia s1 cavalry 1\n colony turkestan s1 1
     hand s0 forgedOrdersLand\n turn investments s0`,
  );
  playCard(table, "s0 forgedOrdersLand persia turkestan");
  expect(table.offers(0)).toEqual(["shift cavalry", "shift infantry"]);
  table.play("s0 shift cavalry\n s0 shift infantry");
  expect(table.top()).toBe("investments");
  expect(table.count("persia", 1, "infantry")).toBe(1);
  expect(table.count("turkestan", 1, "cavalry")).toBe(1);
});

test("IR-13.5.14: Plunder diverts the tax of a coastal colony and prevents investments there", () => {
  const frames = JSON.stringify(
    JSON.stringify([
      { kind: "round" },
      { kind: "income", stage: "window", commits: [null, null, null, null] },
      { kind: "window", at: "income", passed: [0, 0, 0, 0] },
    ]),
  );
  const table = given(
    4,
    `round 1 3\n ${HOMES} ${WAR_01}\n colony persia s1 2\n colony mongolia s1 1\n hand s0 plunder\n pending ${frames}`,
  );
  expect(table.verdict("s0 plunder mongolia")).toBe("no-coast");
  playCard(table, "s0 plunder persia");
  expect(table.ask(0, "budget s0")).toMatchObject({ sheet: { colonialTax: 2 } });
  expect(table.ask(0, "budget s1")).toMatchObject({ sheet: { colonialTax: 1 } });
  table.pass();
  table.play("s0 settleDebt 0\n s1 settleDebt 0\n s2 settleDebt 0\n s3 settleDebt 0\n s0 endInvestments");
  table.pass();
  expect(table.verdict("s1 buyArmy infantry persia")).toBe("black-disc");
});

test("IR-13.5.18: Capture takes a frigate before the first roll without a fight", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea s1 frigate 1\n hand s0 capture\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  playCard(table, "s0 capture frigate");
  table.pass();
  expect(table.count("arabian-sea", 0, "frigate")).toBe(2);
  expect(table.state.holder[regionNamed("arabian-sea")]).toBe(0);
});

test("IR-13.5.4: Privateers turns the pirates of a battle against their opponent", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea pirates frigate 2\n hand s1 freebooters\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  playCard(table, "s1 freebooters arabian-sea");
  table.pass({ "X-10 attack": [1], "X-10 defence": [6, 6] });
  expect(table.count("arabian-sea", 1, "frigate")).toBe(2);
});

test("RU-17: Privateers names the kinds of the ships that change sides in a battle", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces arabian-sea pirates frigate 2
     pieces arabian-sea pirates shipOfTheLine 1\n pieces north-sea s1 frigate 14\n hand s1 freebooters\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin");
  playCard(table, "s1 freebooters arabian-sea");
  const appeared = table.events.flatMap((event) => (event.kind === "piecesAppeared" ? [event] : []));
  expect(appeared.map((event) => "unit" in event && [UNIT_NAMES[event.unit], event.count])).toEqual([
    ["shipOfTheLine", 1],
    ["frigate", 1],
  ]);
});

test("IR-13.2.8, RU-04: refuses cards while units are sent or chosen", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 3\n pieces congo s1 cavalry 2\n pieces south-africa s0 infantry 1
     hand s2 rebellion\n colony china s3 1\n turn movement s0`,
  );
  table.play("s0 attack congo");
  expect(table.verdict("s2 rebellion china")).toBe("no-cards-now");
  table.play("s0 send infantry south-africa -\n s0 begin");
  expect(table.verdict("s2 rebellion china")).toBe("no-cards-now");
  table.play("s1 name cavalry,cavalry,infantry");
  expect(table.verdict("s2 rebellion china")).toBe("legal");
});

test("IR-13.1.3: the log shows all targets of a played card", () => {
  const table = given(4, `${SMUGGLER}\n hand s1 peaceTreaty\n turn investments s1`);
  const [smuggled] = table.play("s0 smuggling egypt shipOfTheLine sea=arabian-sea");
  expect(smuggled).toMatchObject({
    region: regionNamed("egypt"),
    to: regionNamed("arabian-sea"),
    word: "shipOfTheLine",
  });
  const talks = given(4, `${HOMES} hand s1 peaceTreaty\n turn talks s0`);
  expect(talks.play("s1 peaceTreaty s0 s2")[0]).toMatchObject({ kind: "cardPlayed", party: 1, players: [0, 2] });
});
