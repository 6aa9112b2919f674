import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { FULL_DECK } from "../src/cards/list.ts";
import { CARD_NAMES, imperunde, imperundeVersion2, NOBODY, regionNamed, type Statement } from "../src/index.ts";
import { changeSupply, supplyOf } from "../src/pieces.ts";
import { ARTILLERY, INFANTRY, POST } from "../src/units.ts";
import {
  battle,
  card,
  fighter,
  HOMES,
  movement,
  pending,
  problemOf,
  ROUND,
  talks,
  window,
} from "./support/position-file.ts";
import { givenBoard, optionsWith, territory } from "./support/table.ts";

const SHEET = "0,0,0,0,0,0,0,0,0,0,0,0,0";
const seen = (changes: object) => ({
  round: 1,
  thief: 0,
  victim: 1,
  cards: [3],
  removed: 3,
  open: false,
  ...changes,
});
const S0 = asSeat(0);
const namesOf = (cards: readonly number[]) => cards.map((place) => CARD_NAMES[place]).join(",");
/** A sheet of s0 in round 1 with its free funds, investments, credits and surplus. */
const sheet = (freeFunds: number, investments: number, credits: number, surplus: number) =>
  `sheet s0 1 0,0,0,0,0,0,0,0,${freeFunds},${investments},${credits},${surplus},0`;
const quoted = (value: unknown) => JSON.stringify(JSON.stringify(value));
const snapshot = (changes: object) => `snapshot ${quoted(seen(changes))}`;
const stateOf = (...lines: readonly string[]) => givenBoard(3, lines.join("\n")).state;

describe("statements that contradict those before them", () => {
  test.each<[string, readonly string[], string]>([
    ["a home that another player has", ["home s2 south-africa"], "territory-is-taken"],
    ["a colony that another player has", ["colony congo s1 1"], "territory-is-taken"],
    ["a colony in a home", ["colony japan s1 1"], "territory-is-taken"],
    ["IR-2.4.1 more posts than the value", ["colony mozambique s0 3"], "no-room-for-posts"],
    ["a relation of a player to themselves", ["relation s1 s1 war"], "no-such-pair"],
    ["a seat beyond the last", ["british s3"], "no-such-seat"],
    ["a storm on land", ["storm congo"], "not-a-sea"],
    ["IR-2.5.1 a canal where none can be built", ["canal congo"], "no-canal-here"],
    ["IR-6.1.1 a sheet with two lines", ["sheet s0 1 0,0"], "no-such-sheet"],
    ["IR-6.1.1 a sheet after a missing round", [`sheet s0 2 ${SHEET}`], "no-such-sheet"],
    ["IR-5.2.4 war on the player who promises it", ["promise s0 s1 war 3 1 open third=s0"], "not-a-promise"],
    ["IR-13.2.10 a shown card that is not in the hand", ["shown s0 ambush"], "not-in-that-hand"],
    ["IR-13.2.10 one card shown twice", ["hand s0 ambush", "shown s0 ambush,ambush"], "not-in-that-hand"],
    ["IR-13.5.16 a hand seen by nobody", [snapshot({ thief: 3 })], "not-a-snapshot"],
    ["IR-13.5.16 a hand of nobody", [snapshot({ victim: 3 })], "not-a-snapshot"],
    ["IR-13.5.16 a hand seen during the setup", [snapshot({ round: 0 })], "not-a-snapshot"],
    ["IR-13.5.16 a hand seen after round 999", [snapshot({ round: 1000 })], "not-a-snapshot"],
    ["IR-13.5.16 a hand larger than the deck", [snapshot({ cards: Array(49).fill(3) })], "not-a-snapshot"],
    ["a snapshot of another kind", [snapshot({ kind: "snapshot" })], "not-a-snapshot"],
    ["a deck without the last card", [`deck ${namesOf(FULL_DECK.slice(1))}`], "not-the-rest-of-the-cards"],
    ["an event of the sea on land", ["event congo storm"], "no-event-here"],
    ["an event of the land at sea", ["event coral-sea famine"], "no-event-here"],
    [
      "IR-14.1.1 a setup after the end",
      ["target 2", "over winner=s0", pending({ kind: "startColonies", turn: 0, territory: -1 })],
      "nothing-after-the-end",
    ],
    ["RU-34 an end before the round limit", ["round 3 8", "over"], "match-not-over"],
    ["IR-6.1.1 a surplus that differs from the funds", ["money s0 4 0", sheet(9, 5, 0, 5)], "funds-do-not-add-up"],
    ["IR-6.1.1 lines that do not add up", ["money s0 4 0", sheet(9, 4, 0, 4)], "funds-do-not-add-up"],
  ])("%s", (_name, lines, code) => {
    const { code: found } = problemOf([...HOMES, ...lines], ["roundLimit 4"]);
    expect(found).toBe(code);
  });

  test("IR-1.2.2 a colony takes the last posts of a player and no more", () => {
    const state = stateOf();
    changeSupply(state, S0, POST, 2 - supplyOf(state, S0, POST));
    const colony = (territory: string, posts: number) =>
      imperunde.arrange(state, { kind: "colony", territory: regionNamed(territory), player: S0, posts });
    expect(colony("java", 3)?.code).toBe("no-piece-left");
    expect(colony("congo", 2)).toBeUndefined();
  });

  test("IR-13.2.10 shown cards are not recorded before version 3", () => {
    const state = imperundeVersion2.emptyBoard(3, optionsWith());
    const arrange = (statement: object) => imperundeVersion2.arrange(state, statement as Statement)?.code;
    expect(arrange({ kind: "hand", player: 0, cards: [6] })).toBeUndefined();
    expect(arrange({ kind: "shown", player: 0, cards: [6] })).toBe("not-in-that-hand");
  });
});

describe("statements that agree with those before them", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ["IR-6.1.1 funds as the sheet leaves them", ["money s0 4 0", sheet(9, 8, 3, 4), "turn investments s0"], []],
    ["RU-34 the end of a match of one round", ["round 1 8", "over"], ["roundLimit 1"]],
    ["IR-7.3.5 a fort in a home", ["pieces japan s2 fort 1"], []],
  ])("%s", (_name, lines, options) => {
    expect(problemOf([...HOMES, ...lines], options).code).toBeUndefined();
  });

  test("the rest of the deck in any order", () => {
    const rest = FULL_DECK.slice(1).toReversed();
    expect(stateOf(`hand s0 ${namesOf(FULL_DECK.slice(0, 1))}`, `deck ${namesOf(rest)}`).deck).toEqual(rest);
  });

  test("RU-131 a standing order, IR-13.5.16 a hand that was seen, IR-13.2.10 shown cards, IR-7.3.2 cards bought", () => {
    const order = { kind: "orderCounter", against: "me" };
    const cards = Array(48).fill(3);
    const state = stateOf(
      `standingOrder s1 ${quoted(order)}`,
      snapshot({ round: 999, cards }),
      snapshot({}),
      "hand s2 betrayal,ambush",
      "shown s2 betrayal,ambush",
      "cardsBought s1 2",
    );
    expect(state.orders).toEqual([[], [order], []]);
    expect(state.snapshots).toEqual([seen({ round: 999, cards }), seen({})]);
    expect(state.shown).toEqual([[], [], [1, 6]]);
    expect(state.cardsBought).toEqual([0, 2, 0]);
  });

  test("IR-6.1.1 sheets of two rounds, by round and player", () => {
    const lines = (first: number) => Array.from({ length: 13 }, (_, place) => first + place);
    const none = Array(13).fill(0);
    const state = stateOf(`sheet s1 1 ${lines(20)}`, `sheet s0 1 ${lines(40)}`, `sheet s0 2 ${lines(60)}`);
    expect(state.sheets).toEqual([
      [...lines(40), ...lines(20), ...none],
      [...lines(60), ...none, ...none],
    ]);
  });

  test("IR-5.2.4 two channels", () => {
    expect(stateOf("channel s0,s1", "channel s1,s2").channels).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test("IR-3.3.2 the third player places ships while start colonies wait for the British player", () => {
    const { round, phase, frames } = stateOf("british s1", "round 3 6", "startShips s0");
    expect([round, phase]).toEqual([0, 0]);
    expect(frames).toEqual([
      { kind: "startColonies", turn: 0, territory: -1 },
      { kind: "startShips", turn: 2 },
    ]);
  });

  test("IR-11.1.2 the first events of land and sea, each region struck once", () => {
    const land = stateOf("struck congo,egypt", "event congo volunteers");
    expect(land.struck).toEqual([territory("egypt"), territory("congo")]);
    expect(land.frames[1]).toMatchObject({ drawn: 2, event: 0 });
    expect(stateOf("event coral-sea storm").frames[1]).toMatchObject({ drawn: 1, event: 0 });
  });
});

describe("pieces and cards in frames", () => {
  const fight = (attackers: readonly object[]) => [movement(), battle({ attackers }), window("battle")] as const;
  const attack = {
    kind: "attack",
    seat: 0,
    target: territory("egypt"),
    cause: "movement",
    sent: [{ fighter: fighter("infantry/0"), seas: [] }],
  };

  test("are taken from deck and supply, down to the last piece", () => {
    const state = stateOf(
      pending(ROUND, ...fight([fighter("infantry/0")]), card({ play: { kind: "armistice", player: 1 } })),
    );
    expect(state.deck).toEqual(FULL_DECK.slice(1));
    expect([0, 1].map((seat) => supplyOf(state, asSeat(seat), INFANTRY))).toEqual([79, 79]);
    expect(supplyOf(stateOf(pending(ROUND, movement(), attack)), S0, INFANTRY)).toBe(79);
    const artillery = Array.from({ length: 40 }, () => fighter("artillery/0"));
    expect(supplyOf(stateOf(pending(ROUND, ...fight(artillery))), S0, ARTILLERY)).toBe(0);
  });

  test("return when other frames replace them", () => {
    const frames = pending(ROUND, ...fight([fighter("infantry/0")]), card({ play: { kind: "armistice", player: 1 } }));
    const state = stateOf(frames, "turn talks s0");
    expect(state.supply).toEqual(stateOf().supply);
    expect(state.deck.toSorted((one, other) => one - other)).toEqual(FULL_DECK);
  });

  test("stay where they are if the frames are refused", () => {
    const state = stateOf("turn movement s0");
    const before = structuredClone(state);
    const artillery = Array.from({ length: 41 }, () => fighter("artillery/0"));
    const frames = JSON.stringify([ROUND, talks(), ...fight(artillery), card({ play: { kind: "betrayal" } })]);
    expect(imperunde.arrange(state, { kind: "pending", frames })?.code).toBe("no-piece-left");
    expect(state).toEqual(before);
  });
});

describe("the statements of a state", () => {
  test("RU-100 name the holder only of a sea that another party controls", () => {
    const state = stateOf("pieces coral-sea s0 frigate 1", "pieces tasman-sea s1 frigate 1");
    const [coral, tasman] = [regionNamed("coral-sea"), regionNamed("tasman-sea")];
    state.holder[coral] = NOBODY;
    expect(imperunde.depict(state).filter(({ kind }) => kind === "holder")).toEqual([{ kind: "holder", sea: coral }]);
    state.holder[tasman] = S0;
    expect(imperunde.depict(state)).toContainEqual({ kind: "holder", sea: tasman, party: 0 });
  });

  test("name no home before the homes are known", () => {
    expect(imperunde.depict(stateOf()).some(({ kind }) => kind === "home")).toBe(false);
  });

  test("IR-14.1.1 end with the winner", () => {
    const kinds = imperunde.depict(stateOf(...HOMES, "target 2", "over winner=s0")).map(({ kind }) => kind);
    expect(kinds).toContain("over");
    expect(kinds).not.toContain("pending");
  });
});
