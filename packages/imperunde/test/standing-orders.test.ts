import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { cardNamed, regionNamed } from "../src/index.ts";
import { newEmbarkation } from "../src/phases/round.ts";
import { asksPlayer } from "../src/secret/asking.ts";
import { orderedPlay } from "../src/secret/ordered-play.ts";
import { refuseOrder, sampleOrders } from "../src/secret/orders.ts";
import { possibleAnswerers } from "../src/secret/possible-cards.ts";
import { isSecretDecision } from "../src/secret/secret-decision.ts";
import type { State } from "../src/state.ts";
import {
  battle,
  card,
  events,
  fighter,
  HOMES,
  movement,
  pending,
  ROUND,
  talks,
  window,
} from "./support/position-file.ts";
import { givenBoard, givenVersion2, territory } from "./support/table.ts";

const order = (seat: number, fields: object) => `standingOrder s${seat} ${JSON.stringify(JSON.stringify(fields))}`;
const play = (name: Parameters<typeof cardNamed>[0], when: string, fields: object = {}) => ({
  kind: "orderPlay",
  card: cardNamed(name),
  when,
  ...fields,
});
const stateOf = (frames: readonly object[], ...lines: readonly string[]): State =>
  givenBoard(3, [...HOMES, ...lines, pending(ROUND, ...frames)].join("\n")).state;
const seatOf = (frames: readonly object[], ...lines: readonly string[]) => orderedPlay(stateOf(frames, ...lines))?.seat;

const [CONGO, EGYPT, CORAL] = [territory("congo"), territory("egypt"), regionNamed("coral-sea")];

describe("RU-131 orders for battles", () => {
  const BATTLE = [movement(), battle(), window("battle")];
  const AMBUSH = "hand s1 ambush";

  test("play a card for the player who is attacked, or who attacks, in any region or in the one they name", () => {
    expect(orderedPlay(stateOf(BATTLE, AMBUSH, order(1, play("ambush", "attacked"))))).toEqual({
      seat: 1,
      action: { kind: "ambush" },
    });
    expect(seatOf(BATTLE, AMBUSH, order(1, play("ambush", "attacked", { where: EGYPT })))).toBe(1);
    expect(seatOf(BATTLE, "hand s0 surpriseAttack", order(0, play("surpriseAttack", "attacking")))).toBe(0);
  });

  test("do nothing elsewhere, on the other side, without the card, or at an event", () => {
    expect(seatOf(BATTLE, AMBUSH, order(1, play("ambush", "attacked", { where: CONGO })))).toBeUndefined();
    expect(seatOf(BATTLE, AMBUSH, order(1, play("ambush", "attacking")))).toBeUndefined();
    expect(seatOf(BATTLE, order(1, play("ambush", "attacked")))).toBeUndefined();
    expect(seatOf(BATTLE, AMBUSH, "hand s0 unmaskSpies", order(0, play("unmaskSpies", "event")))).toBeUndefined();
    expect(seatOf(BATTLE, AMBUSH, "hand s2 unmaskSpies", order(2, play("unmaskSpies", "attacked")))).toBeUndefined();
  });

  test("RU-113 play the card of the defender first", () => {
    const both = [order(0, play("unmaskSpies", "attacking")), order(1, play("ambush", "attacked"))];
    expect(seatOf(BATTLE, AMBUSH, "hand s0 unmaskSpies", ...both)).toBe(1);
  });
});

describe("RU-131 orders for events", () => {
  const SPIES = ["hand s0 unmaskSpies", "hand s1 unmaskSpies", "hand s2 unmaskSpies", "round 1 8"];
  const at = (region: number, event: number) => [events({ region, event }), window("event")];
  const spy = (fields: object = {}) => play("unmaskSpies", "event", fields);
  const COAST = ["pieces coral-sea s0 frigate 1", "pieces coral-sea s1 frigate 1", "holder coral-sea party=s1"];

  test("play a card for a player in the region, as owner or with units", () => {
    expect(seatOf(at(CONGO, 1), ...SPIES, order(0, spy()))).toBe(0);
    expect(seatOf(at(CONGO, 1), ...SPIES, order(2, spy()))).toBeUndefined();
    expect(seatOf(at(territory("japan"), 1), ...SPIES, order(2, spy()))).toBe(2);
    expect(seatOf(at(CORAL, 1), ...SPIES, ...COAST, order(0, spy()))).toBe(0);
    expect(seatOf(at(CORAL, 1), ...SPIES, ...COAST, order(2, spy()))).toBeUndefined();
  });

  test("play a card for anyone in the region that they name", () => {
    expect(seatOf(at(CONGO, 1), ...SPIES, order(2, spy({ where: CONGO })))).toBe(2);
    expect(seatOf(at(CONGO, 1), ...SPIES, order(0, spy({ where: EGYPT })))).toBeUndefined();
  });

  test("play a card only at the event that they name", () => {
    expect(seatOf(at(CONGO, 0), ...SPIES, order(0, spy({ event: "volunteers" })))).toBe(0);
    expect(seatOf(at(CONGO, 1), ...SPIES, order(0, spy({ event: "volunteers" })))).toBeUndefined();
    expect(seatOf(at(CORAL, 0), ...SPIES, ...COAST, order(0, spy({ event: "storm" })))).toBe(0);
  });

  test("play a card only with the player and the region that they name", () => {
    const named = (fields: object) => orderedPlay(stateOf(at(CONGO, 1), ...SPIES, order(0, spy(fields))))?.action;
    expect(named({})).toEqual({ kind: "unmaskSpies", player: 1, mode: "private" });
    expect(named({ player: 2 })).toEqual({ kind: "unmaskSpies", player: 2, mode: "private" });
    expect(named({ target: EGYPT })).toBeUndefined();
    const rebel = (target: number) => order(0, play("rebellion", "event", { target }));
    const lines = ["round 1 8", "hand s0 rebellion", "colony java s2 1", "pieces java s2 infantry 1"];
    expect(orderedPlay(stateOf(at(CONGO, 1), ...lines, rebel(territory("java"))))?.action).toEqual({
      kind: "rebellion",
      territory: territory("java"),
    });
    expect(orderedPlay(stateOf(at(CONGO, 1), ...lines, rebel(territory("peru"))))).toBeUndefined();
  });

  test("RU-113 play the card of the owner, or of the holder of the sea, first", () => {
    const both = (region: number) => [0, 1].map((seat) => order(seat, spy({ where: region })));
    expect(seatOf(at(EGYPT, 1), ...SPIES, ...both(EGYPT))).toBe(1);
    expect(seatOf(at(CORAL, 1), ...SPIES, ...COAST, ...both(CORAL))).toBe(1);
    expect(seatOf(at(CONGO, 1), ...SPIES, ...both(CONGO))).toBe(0);
  });

  test("RU-04 do nothing in the pause after the last event", () => {
    expect(seatOf([events({ stage: "end" }), window("roundEnd")], ...SPIES, order(0, spy()))).toBeUndefined();
  });
});

describe("RU-131 orders to counter", () => {
  const COUNTERS = [0, 1, 2].map((seat) => `hand s${seat} counterEspionage`);
  const by = (chain: readonly number[], ...orders: readonly string[]) =>
    seatOf([talks(), card({ chain })], ...COUNTERS, ...orders);
  const counter = (seat: number, against: string, fields: object = {}) =>
    order(seat, { kind: "orderCounter", against, ...fields });

  test("answer every card, or those against the player", () => {
    expect(by([], counter(2, "all"))).toBe(2);
    expect(by([], counter(2, "me"))).toBeUndefined();
    expect(by([], counter(1, "me"))).toBe(1);
    expect(by([], order(1, { kind: "orderStop", window: "event" }), counter(1, "me"))).toBe(1);
    expect(by([], order(1, { kind: "orderStop", window: "event" }))).toBeUndefined();
    expect(by([])).toBeUndefined();
  });

  test("never answer the player's own card or counter", () => {
    expect(by([], counter(0, "all"))).toBeUndefined();
    expect(by([1], counter(1, "all"))).toBeUndefined();
  });

  test("answer a counter to the player's card or counter", () => {
    expect(by([1], counter(0, "me"))).toBe(0);
    expect(by([1, 2], counter(0, "me"))).toBeUndefined();
    expect(by([1, 2], counter(1, "me"))).toBe(1);
    expect(by([2, 0], counter(1, "all"), counter(2, "me"))).toBe(2);
  });

  test("answer only the cards that they name", () => {
    const spies = { cards: [cardNamed("unmaskSpies")] };
    const counters = { cards: [cardNamed("counterEspionage")] };
    expect([by([], counter(2, "all", spies)), by([1], counter(2, "all", spies))]).toEqual([2, undefined]);
    expect([by([], counter(2, "all", counters)), by([1], counter(2, "all", counters))]).toEqual([undefined, 2]);
  });
});

describe("RU-131 limits", () => {
  const stop = { kind: "orderCounter", against: "me" } as const;

  test("a player has at most 32 standing orders", () => {
    const { state } = givenBoard(3, "");
    const filled = Array.from({ length: 31 }, () => stop);
    state.orders[0] = [...filled];
    const another = { kind: "orderStop", window: "event" } as const;
    expect(refuseOrder(state, asSeat(0), another)).toBeUndefined();
    state.orders[0].push(stop);
    expect(refuseOrder(state, asSeat(0), another)?.code).toBe("too-many-orders");
  });

  test("nobody gives orders after the end", () => {
    const { state } = givenBoard(3, "over");
    expect(refuseOrder(state, asSeat(0), stop)?.code).toBe("game-over");
  });

  test("before version 3 an order passes in windows, since then it stops in pauses", () => {
    const kinds = (state: State) => new Set(sampleOrders(state, asSeat(0)).map(({ kind }) => kind));
    expect(kinds(givenBoard(3, "").state)).toEqual(new Set(["orderStop", "orderCounter", "orderPlay"]));
    expect(kinds(givenVersion2(3, "").state)).toEqual(new Set(["orderAutoPass", "orderCounter", "orderPlay"]));
  });

  test("RU-113 before version 3 a card that an order plays is countered by an order at once", () => {
    const table = givenVersion2(
      3,
      `${HOMES.join("\n")}\n relation s0 s1 war\n hand s1 ambush\n hand s0 counterEspionage\n turn movement s0`,
    );
    table.play(
      "s1 orderPlay ambush attacked\n s0 orderCounter all\n s0 attack egypt\n s0 send infantry congo -\n s0 begin",
    );
    expect(table.events.map(({ kind }) => kind)).toContain("cardCountered");
  });

  test("a player who passes automatically has passed", () => {
    const table = givenVersion2(3, `${HOMES.join("\n")}\n hand s2 unmaskSpies\n hand s1 ambush\n turn investments s0`);
    table.play("s2 orderAutoPass investments\n s0 endInvestments");
    expect(table.verdict("s2 unmaskSpies s1 open")).toBe("passed-already");
  });
});

describe("windows", () => {
  const ROLL = [movement(), battle({ rolls: 1, attackers: [fighter("cavalry/0")] }), window("roll")];
  const asks = (frames: readonly object[], seat: number, setting: "mine" | "battles" | "all", ...lines: string[]) =>
    asksPlayer(stateOf(frames, "hand s1 ambush", ...lines), asSeat(seat), setting);

  test("RU-05 before a later roll a card for any time needs a question only if all battles are wanted", () => {
    expect(asks(ROLL, 2, "battles", "hand s2 unmaskSpies")).toBe(true);
    expect(asks(ROLL, 2, "mine", "hand s2 unmaskSpies")).toBe(false);
    expect(asks([events(), window("event")], 2, "battles", "hand s2 unmaskSpies")).toBe(false);
    expect(asks(ROLL, 0, "mine", "hand s0 hussars,unmaskSpies")).toBe(true);
  });

  test("RU-05 before the first roll attackers are asked, but not about cards that they could have played before", () => {
    const before = (cause: string) => [movement(), battle({ cause }), window("battle")];
    expect(asks(before("movement"), 0, "mine", "hand s0 surpriseAttack")).toBe(true);
    expect(asks(before("movement"), 0, "mine", "hand s0 unmaskSpies")).toBe(false);
    expect(asks(before("pirates"), 0, "mine", "hand s0 unmaskSpies")).toBe(true);
  });

  test("IR-13.3.4 nobody is asked to counter their own card", () => {
    const counters = ["hand s0 counterEspionage", "hand s2 counterEspionage"];
    expect([0, 2].map((seat) => asks([talks(), card()], seat, "all", ...counters))).toEqual([false, true]);
  });

  test("IR-13.2.10 nobody can hold a card of which all copies are seen, in the discards or in shown hands", () => {
    const possible = (...lines: string[]) => {
      const state = stateOf([talks(), card()], "hand s1 counterEspionage", "hand s2 ambush", ...lines);
      const frame = state.frames.at(-1);
      return frame?.kind === "card" ? possibleAnswerers(state, frame) : [];
    };
    const seven = `discard ${Array.from({ length: 7 }, () => "counterEspionage").join()}`;
    expect(possible(seven)).toEqual([1, 2]);
    expect(possible(seven, "shown s1 counterEspionage")).toEqual([1]);
  });
});

test("secret decisions are those of windows, debts, secret stances, secret embarkation and seen hands", () => {
  const isSecret = (frames: readonly object[], options = {}) => {
    const lines = [...HOMES, "hand s1 ambush", pending(ROUND, ...frames)];
    return isSecretDecision(givenBoard(3, lines.join("\n"), options).state);
  };
  const income = { kind: "income", stage: "debts", commits: [null, null, null] };
  const unmask = { kind: "unmask", seat: 0, victim: 1, open: true };
  for (const frames of [[events(), window("event")], [talks(), card()], [income], [talks(), unmask]])
    expect(isSecret(frames)).toBe(true);
  expect([isSecret([talks()]), isSecret([talks({ stage: "sealing" })])]).toEqual([false, true]);
  const simultaneous = { embarkOrder: "simultaneous" };
  expect([isSecret([newEmbarkation(3)]), isSecret([newEmbarkation(3)], simultaneous)]).toEqual([false, true]);
  expect(isSecret([movement()])).toBe(false);
});
