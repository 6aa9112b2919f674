import { seededRandom } from "@rondel/engine";
import { expect, test } from "vitest";
import { eventsOf } from "../src/events.ts";
import { type Event, imperunde, regionNamed, stacksAt, stackUnit } from "../src/index.ts";
import { machine } from "../src/rulebook.ts";
import { UNIT_NAMES } from "../src/units.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, givenBoard, optionsWith, playCard, tableOf } from "./support/table.ts";

const EDITIONS = ["de-2018", "fr-2019", "first-cards"] as const;
test("ED-2, TV-RUL-17: the edition first-cards refuses Betrayal by a third player", () => {
  const position = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 fort 1\n pieces south-africa s0 infantry 1\n hand s2 betrayal\n turn movement s0`;
  const verdict = (edition: string): string => {
    const table = given(4, position, { edition });
    table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
    return table.verdict("s2 betrayal");
  };
  expect(EDITIONS.map(verdict)).toEqual(["legal", "legal", "only-the-attacker"]);
});

test("ED-3, TV-RUL-18: only the edition first-cards refuses Smuggling into a colony with a black disc", () => {
  const position = `${HOMES} colony egypt s0 1\n famine egypt\n hand s0 smuggling\n turn investments s1`;
  const verdict = (edition: string) =>
    given(4, position, { edition }).verdict("s0 smuggling egypt infantry,infantry,infantry,infantry,infantry");
  expect(EDITIONS.map(verdict)).toEqual(["legal", "legal", "black-disc"]);
});

test("ED-4, TV-RUL-16: only the edition fr-2019 refuses forged orders into a sea with transports of others", () => {
  const position = `${HOMES} pieces arabian-sea s1 frigate 1\n pieces indian-ocean s2 infantry-aboard 1\n hand s0 forgedOrdersSea\n turn investments s0`;
  const table = (edition: string) => given(4, position, { edition });
  const verdict = (edition: string) => table(edition).verdict("s0 forgedOrdersSea s1 arabian-sea indian-ocean");
  expect(EDITIONS.map(verdict)).toEqual(["legal", "foreign-ships", "legal"]);
  const moved = table("de-2018");
  playCard(moved, "s0 forgedOrdersSea s1 arabian-sea indian-ocean");
  expect(stacksAt(moved.state, regionNamed("indian-ocean")).map((stack) => UNIT_NAMES[stackUnit(stack)])).toEqual([
    "frigate",
    "infantry-aboard",
  ]);
});

test.each(EDITIONS)(
  "ED-5 in %s: Ambush and Surprise attack add 2 to each die of the player in the first roll",
  (edition) => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 2\n pieces south-africa s0 infantry 2\n hand s0 surpriseAttack\n hand s1 ambush\n turn movement s0`,
      { edition },
    );
    table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 send infantry south-africa -\n s0 begin");
    playCard(table, "s0 surpriseAttack");
    playCard(table, "s1 ambush");
    const rolled = table
      .passOnce({ "X-10 attack": [1, 2], "X-10 defence": [3, 4] })
      .find((event) => event.kind === "rolled");
    expect([rolled?.dice, rolled?.otherDice]).toEqual([
      [3, 4],
      [5, 6],
    ]);
  },
);

test.each(EDITIONS)("ED-6 in %s: Rebellion works only in colonies of others", (edition) => {
  const table = given(4, `${HOMES} colony china s0 1\n colony peru s1 1\n hand s0 rebellion\n turn investments s0`, {
    edition,
  });
  expect([table.verdict("s0 rebellion china"), table.verdict("s0 rebellion peru")]).toEqual([
    "not-against-oneself",
    "legal",
  ]);
});

test.each(EDITIONS)("ED-7 in %s: a war card ends a peace treaty", (edition) => {
  const table = given(4, `${HOMES} ${WAR_01} card=peace\n hand s0 declarationOfWar\n turn investments s0`, { edition });
  playCard(table, "s0 declarationOfWar s1");
  expect(table.relation(0, 1)).toBe("war");
});

test.each(EDITIONS)("ED-8 in %s: a counter and the counter to it are both discarded", (edition) => {
  const table = given(
    4,
    `${HOMES} colony china s3 1\n hand s0 rebellion\n hand s1 counterEspionage\n hand s2 counterEspionage\n turn investments s0`,
    { edition },
  );
  table.play("s0 rebellion china\n s1 counterEspionage\n s2 counterEspionage");
  table.passOnce();
  expect(table.state.discard).toHaveLength(3);
});

test.each(EDITIONS)(
  "ED-9, ED-10, ED-12, RU-72 in %s: ships roll in every storm on their way, a calm prevents landings, transports block no reinforcements",
  (edition) => {
    const storm = given(4, `${HOMES} storm indian-ocean\n pieces arabian-sea s0 frigate 1\n turn movement s0`, {
      edition,
    });
    expect(storm.play("s0 move frigate arabian-sea indian-ocean").some((event) => event.kind === "stormRolled")).toBe(
      true,
    );
    const calm = given(
      4,
      `${HOMES} calm arabian-sea\n pieces arabian-sea s0 infantry-aboard 1\n colony persia s0 1\n turn movement s0`,
      { edition },
    );
    expect(calm.verdict("s0 move infantry-aboard arabian-sea persia")).toBe("calm");
    const cargo = given(
      4,
      `${HOMES} ${WAR_01}\n pieces indian-ocean s1 infantry-aboard 1\n pieces gulf-of-guinea s0 frigate 1\n pieces arabian-sea s1 frigate 1\n turn movement s0`,
      { edition },
    );
    cargo.play("s0 attack arabian-sea");
    expect(cargo.offers(0)).toEqual(["send frigate gulf-of-guinea indian-ocean"]);
  },
);

test.each(EDITIONS)("ED-15 in %s: in a clearing the last player attacks the pirates", (edition) => {
  const table = given(
    4,
    `${HOMES} pieces coral-sea s2 frigate 1\n pieces coral-sea pirates frigate 1\n turn investments s3`,
    { edition },
  );
  table.play("s3 endInvestments");
  table.passOnce();
  expect(table.state.frames.find((frame) => frame.kind === "battle")).toMatchObject({ attacker: 2, defender: 6 });
});

test.each(EDITIONS)("ED-22 in %s: Sabotage and forged orders also work against players at peace", (edition) => {
  const table = given(
    4,
    `${HOMES} pieces arabian-sea s1 frigate 1\n hand s0 sabotage,forgedOrdersSea\n turn investments s0`,
    { edition },
  );
  expect(table.verdict("s0 sabotage s1 frigate arabian-sea")).toBe("legal");
  expect(table.verdict("s0 forgedOrdersSea s1 arabian-sea indian-ocean")).toBe("legal");
});

test.each(EDITIONS)("ED-23 in %s: Hussar charge and Surprise attack add up", (edition) => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 1\n pieces south-africa s0 cavalry 1\n hand s0 surpriseAttack,hussars\n turn movement s0`,
    { edition },
  );
  table.play("s0 attack congo\n s0 send cavalry south-africa -\n s0 begin");
  playCard(table, "s0 surpriseAttack");
  playCard(table, "s0 hussars");
  const rolled = table.pass({ "X-10 attack": [2], "X-10 defence": [1] }).find((event) => event.kind === "rolled");
  expect(rolled?.dice).toEqual([6]);
});

test("ED-17: anyone may play Betrayal for insurgents, except in the edition first-cards", () => {
  const verdict = (edition: string): string => {
    const table = given(
      4,
      `${HOMES} colony china s1 1\n pieces china s1 fort 1\n hand s0 rebellion\n hand s2 betrayal\n turn investments s0`,
      { edition },
    );
    playCard(table, "s0 rebellion china");
    return table.verdict("s2 betrayal");
  };
  expect(EDITIONS.map(verdict)).toEqual(["legal", "legal", "only-the-attacker"]);
});

test.each(EDITIONS)(
  "ED-13, ED-19 in %s: everyone has a home; starting ships may be placed together or apart",
  (edition) => {
    const { state } = imperunde.setup(6, optionsWith({ edition }), seededRandom("homes"));
    expect(new Set(state.home).size).toBe(6);
    const offers = tableOf(state).offers(state.british);
    expect(offers).toEqual([
      "startShips frigate=north-atlantic shipOfTheLine=north-atlantic",
      "startShips frigate=north-atlantic shipOfTheLine=north-sea",
      "startShips frigate=north-sea shipOfTheLine=north-atlantic",
      "startShips frigate=north-sea shipOfTheLine=north-sea",
    ]);
  },
);

test.each(EDITIONS)("ED-20 in %s: cards are dealt clockwise, the British player last", (edition) => {
  const round = givenBoard(4, `${HOMES} round 1 8\n pending ${JSON.stringify('[{"kind":"round"}]')}`, { edition });
  const table = { random: seededRandom("deal"), emit: (event: Event) => round.events.push(event) };
  machine.runToDecision(round.state, table);
  expect(eventsOf(round.events, "cardDrawn").map(({ party }) => party)).toEqual([2, 3, 0, 1]);
});
