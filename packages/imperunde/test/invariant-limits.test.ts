import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { ALL_TERRITORIES, regionNamed } from "../src/board/board.ts";
import type { Event } from "../src/events.ts";
import { imperunde } from "../src/index.ts";
import {
  hasStrangers,
  hasWrongHolder,
  intrudedRegion,
  isEmptyColony,
  isOverbuilt,
  isWronglyContested,
  piecesAddUp,
} from "../src/invariants/board.ts";
import { isCardMoment } from "../src/invariants/cards.ts";
import { strayMarkers } from "../src/invariants/markers.ts";
import { fundsAddUp, isOddDebt, overspent } from "../src/invariants/money.ts";
import { areAtWar } from "../src/invariants/readers.ts";
import { newEmbarkation } from "../src/phases/round.ts";
import { shiftPieces } from "../src/pieces.ts";
import { ARMISTICE, CARD_WAR, LOCALS, PIRATES, pairOf, STORM, type State, WAR } from "../src/state.ts";
import { unitNamed } from "../src/units.ts";
import { CONGO, CORAL, EGYPT, frame, log, S0, S1, stateOf, TWO_FLEETS, withOption } from "./support/planted-faults.ts";
import { battle, fighter, HOMES, movement, pending, ROUND, talks, window } from "./support/position-file.ts";
import { givenBoard, territory } from "./support/table.ts";

/* Faults that lie next to what is allowed. `invariants.test.ts` plants the plain ones. */

const broken = (id: string, state: State, before: State = state, entries: readonly Event[] = []): boolean =>
  imperunde.invariants.some((one) => one.id === id && one.broken(state, before, entries) !== undefined);

describe("the board", () => {
  test("INV-1 three players have double sets", () => {
    expect([3, 4].map((players) => piecesAddUp(givenBoard(players, HOMES.join("\n")).state, S0))).toEqual([true, true]);
  });

  test("INV-5 a ship on land is a stranger", () => {
    const state = stateOf("pieces coral-sea s0 frigate 1");
    state.stacks[CONGO] = [...(state.stacks[CORAL] ?? [])];
    expect(hasStrangers(state, CONGO)).toBe(true);
  });

  test("INV-6 nobody has lost a home before the homes are known", () => {
    const { state } = givenBoard(3, "");
    expect(state.home).toEqual([-1, -1, -1]);
    expect([intrudedRegion(state), broken("INV-6", state)]).toEqual([-1, false]);
    shiftPieces(state, territory("peru"), LOCALS, unitNamed("infantry"), 1);
    expect(intrudedRegion(state)).toBe(territory("peru"));
  });

  test("INV-7 two fleets share a sea until phase 5, before a battle, or until the next clearing", () => {
    const isWrong = (state: State) => isWronglyContested(state, CORAL);
    expect(isWrong(stateOf(...TWO_FLEETS, "round 1 5"))).toBe(false);
    expect(isWrong(stateOf(...TWO_FLEETS, "turn movement s0"))).toBe(true);
    expect(isWrong(withOption({ piratesCardTiming: "next-clearing" }, ...TWO_FLEETS, "turn movement s0"))).toBe(false);
    expect(isWrong(stateOf(...TWO_FLEETS, "round 1 6", pending(ROUND, movement(), battle(), window("battle"))))).toBe(
      false,
    );
    const clearing = { kind: "clearSea", sea: CORAL, ladder: [0, 1], cause: "pirates" };
    expect(isWrong(stateOf(...TWO_FLEETS, "round 1 6", pending(ROUND, movement(), clearing)))).toBe(false);
  });

  test("INV-9 a home has no posts but may have forts; a canal adds two posts, and forts only by option (RU-55)", () => {
    const canal = ["british s1", "home s0 south-africa", "home s1 great-britain", "canal egypt", "colony egypt s1 4"];
    const forts = (count: number) => `pieces egypt s1 fort ${count}`;
    const isWrong = (lines: readonly string[], options = {}) =>
      isOverbuilt(givenBoard(3, lines.join("\n"), options).state, EGYPT);
    expect(isOverbuilt(stateOf("pieces japan s2 fort 1"), territory("japan"))).toBe(false);
    expect([isWrong([...canal, forts(2)]), isWrong([...canal, forts(3)])]).toEqual([false, true]);
    const allowed = { canalPostsAllowForts: true };
    expect([isWrong([...canal, forts(4)], allowed), isWrong([...canal, forts(5)], allowed)]).toEqual([false, true]);
    const full = givenBoard(3, canal.join("\n")).state;
    full.canals.fill(0);
    expect(isOverbuilt(full, EGYPT)).toBe(true);
    full.canals.fill(1);
    full.posts[EGYPT] = 5;
    expect(isOverbuilt(full, EGYPT)).toBe(true);
    full.canals.fill(0);
    full.posts[EGYPT] = 3;
    expect(isOverbuilt(full, EGYPT)).toBe(true);
    const congo = stateOf("canal mosquito-coast");
    congo.posts[CONGO] = 3;
    expect(isOverbuilt(congo, CONGO)).toBe(true);
  });

  test("INV-10, RU-27 a colony is empty unless a unit is in it, it is fought over, or its units are on their way", () => {
    const java = territory("java");
    const empty = (...lines: readonly string[]) => stateOf("colony java s0 0", ...lines);
    const isEmpty = (state: State) => isEmptyColony(state, java);
    const sent = (from: number, target: number) => ({
      kind: "attack",
      seat: 0,
      target,
      cause: "movement",
      sent: [{ fighter: { ...fighter("infantry/0"), from, start: from }, seas: [] }],
    });
    const during = (...frames: readonly object[]) => empty("round 1 6", pending(ROUND, movement(), ...frames));
    expect(isEmpty(empty())).toBe(true);
    expect(isEmpty(empty("pieces java s0 infantry 1"))).toBe(false);
    expect(isEmpty(during(battle({ origins: [java] }), window("battle")))).toBe(false);
    expect(isEmpty(during(battle(), window("battle")))).toBe(true);
    expect(isEmpty(during(battle({ region: java }), window("battle")))).toBe(false);
    expect(isEmpty(during(sent(java, EGYPT)))).toBe(false);
    expect(isEmpty(during(sent(CONGO, EGYPT)))).toBe(true);
    const both = sent(CONGO, EGYPT);
    expect(isEmpty(during({ ...both, sent: [...both.sent, ...sent(java, EGYPT).sent] }))).toBe(false);
    expect(isEmpty(during(sent(CONGO, java)))).toBe(false);
  });

  test("INV-31 the holder of a sea is not checked while the sea is cleared", () => {
    const clearing = (cleared: number) => ({ kind: "clearSea", sea: cleared, ladder: [0, 1], cause: "pirates" });
    const held = (cleared: number) => {
      const state = stateOf("round 1 6", pending(ROUND, movement(), clearing(cleared)));
      state.holder[CORAL] = S0;
      return hasWrongHolder(state, CORAL);
    };
    expect([held(CORAL), held(regionNamed("tasman-sea"))]).toEqual([false, true]);
  });
});

describe("players and money", () => {
  test("INV-3 debts are 0 to 25 in steps of 5, and change for one player only in phase 3", () => {
    expect([-5, 0, 25, 30, 7].map(isOddDebt)).toEqual([true, false, false, true, true]);
    const state = stateOf("money s0 0 5");
    expect(broken("INV-3", state, stateOf())).toBe(true);
  });

  test("INV-4 funds are the surplus of the sheet, and its lines add up", () => {
    const sheet = (...[free, investments, credits, surplus]: readonly number[]) =>
      fundsAddUp(
        stateOf("money s0 4 0", `sheet s0 1 0,0,0,0,0,0,0,0,${free},${investments},${credits},${surplus},0`),
        S0,
      );
    expect([sheet(9, 8, 3, 4), sheet(9, 5, 0, 5), sheet(9, 4, 0, 4)]).toEqual([true, false, false]);
  });

  test("INV-11 only new spending is checked", () => {
    const state = stateOf("spending congo 9");
    expect([overspent(state, state), overspent(state, stateOf())].map((found) => found !== undefined)).toEqual([
      false,
      true,
    ]);
  });

  test("INV-12 three cards may be bought, and bought cards are not dealt", () => {
    expect(broken("INV-12", stateOf("cardsBought s0 3"))).toBe(false);
    const drawn = { kind: "cardDrawn", rule: "IR-7.3.2", party: S0 };
    expect(broken("INV-12", stateOf(), stateOf(), log(drawn, drawn))).toBe(false);
  });

  test("INV-17 an attack needs war before or after its step", () => {
    const attack = log({ kind: "attackBegan", party: S0, other: S1 });
    const [peace, war] = [stateOf(), stateOf("relation s0 s1 war")];
    expect([broken("INV-17", war, peace, attack), broken("INV-17", peace, war, attack)]).toEqual([false, false]);
    expect(broken("INV-17", peace, peace, log({ kind: "attackBegan", party: S0, other: LOCALS }))).toBe(false);
    expect(broken("INV-17", peace, peace, log({ kind: "attackBegan", party: PIRATES, other: S0 }))).toBe(false);
  });

  test("INV-18 relations by card are mutual, and end when the talks begin", () => {
    const half = stateOf();
    half.overlay[pairOf(S0, S1)] = CARD_WAR;
    expect(broken("INV-18", half)).toBe(true);
    const shuffled = (rule: string) => log({ kind: "deckShuffled", rule });
    const carded = stateOf("relation s0 s1 peace card=war");
    expect(broken("INV-18", carded, carded, shuffled("IR-5.1.2"))).toBe(true);
    expect(broken("INV-18", carded, carded, shuffled("IR-13.5.16"))).toBe(false);
  });

  test("IR-5.4.1 a relation by card counts before the diplomatic one", () => {
    const state = stateOf("relation s0 s1 war");
    const atWar = (overlay: number) => {
      state.overlay[pairOf(S0, S1)] = overlay as State["overlay"][number];
      return areAtWar(state, S0, S1);
    };
    expect([atWar(0), atWar(ARMISTICE), atWar(CARD_WAR)]).toEqual([true, false, true]);
    state.base[pairOf(S0, S0)] = WAR;
    expect([areAtWar(state, S0, S0), areAtWar(state, S0, asSeat(2))]).toEqual([false, false]);
  });

  test("INV-28 two counters do not cancel a card, three do", () => {
    const voided = (count: number) => broken("INV-28", stateOf(), stateOf(), log({ kind: "cardVoided", count }));
    expect([1, 2, 3].map(voided)).toEqual([false, true, false]);
  });

  test("INV-32 cards are played in windows, in turns, in open talks and in fair winds", () => {
    const moment = (value: object, options = {}) => isCardMoment(withOption(options), frame(value));
    const winds = { kind: "goodWinds", sea: CORAL, turn: 0, wind: [] };
    expect([moment(window("event")), moment(winds), moment(talks()), moment(movement())]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([moment(movement({ stage: "window" })), moment(talks({ stage: "closing" }))]).toEqual([false, false]);
    const embarkation = newEmbarkation(3);
    expect([moment(embarkation), moment({ ...embarkation, stage: "window" })]).toEqual([true, false]);
    expect(moment(embarkation, { embarkOrder: "simultaneous" })).toBe(false);
    expect([isCardMoment(stateOf(), undefined), moment({ kind: "round" })]).toEqual([false, false]);
  });
});

describe("phases", () => {
  const six = log({ kind: "phaseBegan", count: 6 });
  const convoy = ["pieces coral-sea s0 frigate 1", "pieces coral-sea s1 infantry-aboard 1", "relation s0 s1 war"];

  test("INV-8 transports beside one enemy fleet are sunk by the start of phase 6", () => {
    const isBroken = (state: State, entries = six) => broken("INV-8", state, state, entries);
    expect(isBroken(stateOf(...convoy))).toBe(true);
    expect(isBroken(stateOf(...convoy), [])).toBe(false);
    expect(isBroken(stateOf(...convoy), log({ kind: "phaseBegan", count: 5 }))).toBe(false);
    expect(isBroken(stateOf(...convoy, "pieces coral-sea s0 infantry-aboard 1"))).toBe(true);
    expect(isBroken(stateOf(...convoy, "pieces coral-sea s2 frigate 1"))).toBe(false);
    expect(isBroken(stateOf(...TWO_FLEETS, "relation s0 s1 war"))).toBe(false);
    expect(isBroken(stateOf("pieces coral-sea s0 frigate 1", "pieces coral-sea s0 infantry-aboard 1"))).toBe(false);
    expect(isBroken(withOption({ piratesCardTiming: "next-clearing" }, ...convoy))).toBe(false);
    expect(isBroken(withOption({ sinkCargo: "optional" }, ...convoy))).toBe(false);
    const pirates = ["pieces coral-sea pirates frigate 1", "pieces coral-sea s1 infantry-aboard 1"];
    expect(isBroken(stateOf(...pirates))).toBe(true);
  });

  test("INV-19 a round has nine events, three of them at sea, before the next one begins", () => {
    const lands = ALL_TERRITORIES.slice(0, 6);
    const seas = ["coral-sea", "tasman-sea", "south-sea"].map(regionNamed);
    const begun = { kind: "roundBegan", count: 2 };
    const drawn = (region: number) => ({ kind: "eventDrawn", region });
    const isBroken = (struck: readonly number[], ...entries: readonly object[]) => {
      const before = stateOf();
      before.struck = struck as State["struck"];
      return broken("INV-19", stateOf(), before, log(...entries));
    };
    expect(isBroken([...lands, ...seas], begun)).toBe(false);
    expect(isBroken([...lands, ...seas.slice(1)], begun)).toBe(true);
    expect(isBroken([...lands, territory("peru"), ...seas.slice(1)], begun)).toBe(true);
    expect(isBroken([...lands.slice(1), ...seas], begun)).toBe(true);
    expect(isBroken([...lands, ...seas.slice(1)], drawn(seas[0] as number), begun)).toBe(false);
    expect(isBroken([...lands, ...seas], begun, drawn(CONGO))).toBe(false);
  });

  test("INV-20 markers placed after phase 8 began stay; older ones go", () => {
    const [before, after] = [stateOf("storm coral-sea"), stateOf("storm tasman-sea")];
    const removed = { kind: "marksRemoved" };
    const eight = { kind: "phaseBegan", count: 8 };
    const mark = { kind: "marked", region: regionNamed("tasman-sea"), word: "storm" };
    const isStray = (...entries: readonly object[]) => strayMarkers(after, before, log(...entries)) !== undefined;
    expect(isStray(eight, removed, mark)).toBe(false);
    expect(isStray(removed, mark)).toBe(false);
    expect(isStray(mark, eight, removed)).toBe(true);
    const none = stateOf();
    expect(strayMarkers(none, none, log(removed, eight))).toBe("phase 8 began with old markers");
    const stormy = stateOf();
    stormy.weather[CORAL] = STORM;
    expect(strayMarkers(stormy, stormy, log(removed))).toBeDefined();
  });
});
