import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { FULL_DECK } from "../src/cards/list.ts";
import { sabotage } from "../src/cards/sabotage.ts";
import { eventsOf } from "../src/events.ts";
import { CARD_NAMES, cardNamed, regionNamed } from "../src/index.ts";
import { unitNamed } from "../src/units.ts";
import { HOMES, ninthEvent, WAR_01 } from "./support/positions.ts";
import { battleOf, given, givenHands, playCard, unitsAt } from "./support/table.ts";

const NEXT = { piratesCardTiming: "next-clearing" };
const SEA = `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 2`;
const ATTACK_SEA = "s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 begin";
const LOSE = { "X-10 attack": [1], "X-10 defence": [6] };

describe("Capture", () => {
  test("IR-13.5.18, RU-11: the captured frigate withdraws with its captor", () => {
    const table = given(
      4,
      `${SEA}\n pieces arabian-sea s1 frigate 2\n hand s0 capture\n hand s1 armistice\n turn movement s0`,
    );
    table.play(ATTACK_SEA);
    playCard(table, "s0 capture frigate");
    playCard(table, "s1 armistice s0");
    table.passOnce();
    expect(unitsAt(table, "indian-ocean")).toEqual(["frigate", "frigate/1", "frigate/captured"]);
  });

  test("RU-98: is not possible in the forced battle with a friend", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea s0 frigate 1\n pieces coral-sea s2 frigate 1\n holder coral-sea party=s2\n hand s0 capture\n turn investments s3`,
    );
    table.play("s3 endInvestments");
    table.passOnce();
    expect(battleOf(table)).toMatchObject({ attacker: 0, defender: 2 });
    expect(table.verdict("s0 capture frigate")).toBe("not-at-this-moment");
  });

  test("RU-98, RU-119: the attacker of hired pirates may capture, even as the holder of the sea", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n pieces tasman-sea s0 frigate 2\n pieces tasman-sea pirates frigate 2\n holder tasman-sea party=s0\n hand s0 capture\n hand s1 freebooters\n turn movement s0`,
      NEXT,
    );
    playCard(table, "s1 freebooters tasman-sea");
    table.play("s0 attack tasman-sea\n s0 send frigate tasman-sea -\n s0 begin");
    expect(table.verdict("s0 capture frigate")).toBe("legal");
  });
});

test("IR-13.5.1: an armistice needs an opponent", () => {
  const table = given(4, `${HOMES} ${WAR_01}\n hand s0 armistice\n turn investments s0`);
  expect(["s0", "s1", "s4"].map((seat) => table.verdict(`s0 armistice ${seat}`))).toEqual([
    "no-such-opponent",
    "legal",
    "no-such-opponent",
  ]);
});

describe("Sabotage", () => {
  const position = `${SEA}\n pieces arabian-sea s1 frigate 1\n pieces arabian-sea s1 infantry-aboard 1\n pieces coral-sea s3 infantry-aboard 1\n hand s2 sabotage\n turn movement s0`;
  const attacked = () => {
    const table = given(4, position);
    table.play("s0 attack arabian-sea\n s0 send frigate indian-ocean -\n s0 send frigate indian-ocean -\n s0 begin");
    return table;
  };

  test("RU-109: of a ship that fights makes both sides choose their ships again", () => {
    const table = attacked();
    playCard(table, "s2 sabotage s0 frigate/1 arabian-sea");
    expect(eventsOf(table.passOnce(), "namingRepeated")).toHaveLength(1);
  });

  test("IR-13.5.12: finds a ship that fights only under its owner and in its sea", () => {
    const table = attacked();
    expect(table.verdict("s2 sabotage s0 frigate/1 arabian-sea")).toBe("legal");
    expect(table.verdict("s2 sabotage s1 frigate/1 arabian-sea")).toBe("no-such-ship");
    expect(table.verdict("s2 sabotage s0 frigate/1 coral-sea")).toBe("no-such-ship");
  });

  test("RU-100: of a transport beside a battle leaves the holder of the sea", () => {
    const table = attacked();
    playCard(table, "s2 sabotage s1 infantry-aboard arabian-sea");
    expect(table.state.holder[regionNamed("arabian-sea")]).toBe(1);
  });

  test("RU-119: lists equal ships in and beside a battle once", () => {
    const table = given(
      4,
      `${HOMES} pieces arabian-sea s1 frigate 2\n pieces arabian-sea pirates frigate 1\n hand s2 sabotage\n turn movement s1`,
      NEXT,
    );
    table.play("s1 attack arabian-sea\n s1 send frigate arabian-sea -\n s1 begin");
    const region = regionNamed("arabian-sea");
    expect(sabotage.targets(table.state, asSeat(2))).toEqual([
      { kind: "sabotage", owner: 1, unit: unitNamed("frigate"), region },
    ]);
  });
});

describe("Pirates in phase 5", () => {
  const inClearing = () => {
    const table = given(
      4,
      `${HOMES} pieces north-sea s1 frigate 1\n pieces coral-sea s2 frigate 1\n pieces coral-sea pirates frigate 1\n pieces east-pacific s1 frigate 1
       hand s0 pirates\n turn investments s3`,
    );
    table.play("s3 endInvestments");
    table.passOnce();
    expect(battleOf(table)?.region).toBe(regionNamed("coral-sea"));
    return table;
  };

  test("RU-16: fight at once in a sea that has been cleared", () => {
    const table = inClearing();
    playCard(table, "s0 pirates north-sea");
    expect(battleOf(table)).toMatchObject({ region: regionNamed("north-sea"), cause: "pirates" });
  });

  test("RU-16: wait for the clearing of a sea that comes later", () => {
    const table = inClearing();
    playCard(table, "s0 pirates east-pacific");
    expect(battleOf(table)?.region).toBe(regionNamed("coral-sea"));
    table.passOnce(LOSE);
    expect(battleOf(table)).toMatchObject({ region: regionNamed("east-pacific"), cause: "clearing" });
  });
});

describe("Rebellion and forged orders", () => {
  const FROM_GUINEA = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 2\n colony egypt s1 1\n colony guinea s0 0\n hand s2 rebellion,forgedOrdersLand`;
  const attackWith = (armies: number) => {
    const table = given(4, `${FROM_GUINEA}\n pieces guinea s0 infantry ${armies}\n turn movement s0`);
    table.play("s0 attack congo\n s0 send infantry guinea -\n s0 begin");
    return table;
  };

  test("RU-06, RU-27: no rebellion in a colony that is kept only for the army that left it", () => {
    expect(attackWith(1).verdict("s2 rebellion guinea")).toBe("battle-is-open");
    expect(attackWith(2).verdict("s2 rebellion guinea")).toBe("legal");
  });

  test("RU-06: no forged orders out of the region of a battle", () => {
    const table = attackWith(1);
    expect([table.verdict("s2 forgedOrdersLand congo egypt"), table.rule("s2 forgedOrdersLand congo egypt")]).toEqual([
      "battle-is-open",
      "RU-06",
    ]);
  });
});

describe("Smuggling", () => {
  test("RU-26: refuses an empty basket if no piece is left", () => {
    const table = given(
      4,
      `${HOMES} colony mongolia s0 0\n pieces mongolia s0 infantry 1\n pieces coral-sea s0 infantry-aboard 39\n pieces coral-sea s0 cavalry-aboard 20\n pieces coral-sea s0 artillery-aboard 20
       hand s0 smuggling\n turn investments s1`,
    );
    expect(table.verdict("s0 smuggling mongolia -")).toBe("no-such-basket");
    expect(table.offers(0).filter((offer) => offer.startsWith("smuggling"))).toEqual([]);
  });

  test("RU-55: the posts of a canal allow more forts if the option says so", () => {
    const verdict = (options: { canalPostsAllowForts: boolean }): string =>
      given(
        4,
        `${HOMES} canal egypt\n colony egypt s0 4\n pieces egypt s0 fort 2\n hand s0 smuggling\n turn investments s1`,
        options,
      ).verdict("s0 smuggling egypt cavalry,fort");
    expect([verdict({ canalPostsAllowForts: false }), verdict({ canalPostsAllowForts: true })]).toEqual([
      "no-such-basket",
      "legal",
    ]);
  });
});

test("RU-116: ships hired in phase 7 have no moves left", () => {
  const table = given(4, `${HOMES} pieces coral-sea pirates frigate 1\n hand s0 freebooters\n turn embarkation s0`);
  playCard(table, "s0 freebooters coral-sea");
  expect(unitsAt(table, "coral-sea")).toEqual(["frigate/0"]);
});

test("RU-24: a war by card after the turn sinks no transports", () => {
  const table = given(
    4,
    `${HOMES} pieces coral-sea s0 frigate 1\n pieces coral-sea s1 infantry-aboard 1\n hand s1 declarationOfWar\n turn movement s0`,
  );
  table.play("s0 endMovement");
  playCard(table, "s1 declarationOfWar s0");
  expect(table.count("coral-sea", 1, "infantry")).toBe(1);
});

test("RU-118: a canal without an owner is open, whatever wars others fight", () => {
  const table = given(
    6,
    `home s0 south-africa\n home s1 great-britain\n home s2 japan\n home s3 usa\n home s4 brazil\n home s5 victoria
     relation s0 s5 war\n canal egypt\n pieces mediterranean-sea s1 frigate 1\n turn movement s1`,
  );
  expect(table.verdict("s1 move frigate mediterranean-sea arabian-sea")).toBe("legal");
});

describe("the deck", () => {
  const hand = (cards: readonly number[]): string => cards.map((card) => CARD_NAMES[card]).join();

  test("RU-125: a refilled deck counts the discards, and the refill is announced", () => {
    const position = `${HOMES} money s0 20 0\n hand s2 ${hand(FULL_DECK.slice(0, 46))}\n discard ${hand(FULL_DECK.slice(46, 47))}\n turn investments s0`;
    const table = givenHands(4, position, { deckRefill: "when-empty" });
    expect([table.state.deck.length, table.state.discard.length, table.verdict("s0 buyCard")]).toEqual([1, 1, "legal"]);
    table.play("s0 buyCard");
    expect(eventsOf(table.events, "deckShuffled")).toEqual([]);
    table.play("s0 buyCard");
    expect(eventsOf(table.events, "deckShuffled")).toMatchObject([{ rule: "RU-125", count: 1 }]);
  });

  test("RU-46: without the option nothing is shuffled when the deck is empty", () => {
    const table = givenHands(4, `${HOMES} hand s2 ${hand(FULL_DECK)}\n ${ninthEvent()}`);
    table.pass();
    expect(table.state.round).toBe(2);
    expect(eventsOf(table.events, "deckShuffled").map(({ rule }) => rule)).toEqual(["IR-5.1.2"]);
  });

  test("IR-13.2.10: a card that all have seen stays known when its owner plays another", () => {
    const table = given(
      4,
      `${HOMES} pieces coral-sea s1 frigate 1\n hand s0 sabotage,pirates\n shown s0 pirates\n turn investments s0`,
    );
    playCard(table, "s0 sabotage s1 frigate coral-sea");
    expect(table.state.shown?.[0]).toEqual([cardNamed("pirates")]);
  });
});
