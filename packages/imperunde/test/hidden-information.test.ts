import { asSeat, seededRandom, type Viewer } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { type Card, cardNamed } from "../src/cards/list.ts";
import { answering, type Event, imperunde, type State } from "../src/index.ts";
import { newTalks } from "../src/phases/round.ts";
import { redealCards } from "../src/view/redeal-hidden.ts";
import { reveals, seesHand } from "../src/view/view.ts";
import { boardWith, top } from "./support/board-with-frame.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard, type TestTable } from "./support/table.ts";

const BATTLE = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 2\n pieces south-africa s0 infantry 2`;
const HANDS = "hand s0 sabotage\n hand s1 plunder,ambush\n hand s2 rebellion";
const ATTACK = "s0 attack congo\n s0 send infantry south-africa -\n s0 begin";

const unmask = (mode: string): TestTable => {
  const table = given(4, `${HOMES} hand s0 unmaskSpies\n hand s1 plunder,ambush\n turn investments s3`);
  playCard(table, `s0 unmaskSpies s1 ${mode}`);
  return table;
};

const sortedCards = (cards: readonly Card[]): Card[] => cards.toSorted((one, other) => one - other);
const allCards = ({ deck, discard, hands }: State): Card[] => sortedCards([...deck, ...discard, ...hands.flat()]);

describe("hidden cards", () => {
  const redealt = ({ state }: TestTable, viewer: Viewer): State[] =>
    Array.from({ length: 40 }, (_, seed) => imperunde.redealHidden(state, viewer, seededRandom(`cards ${seed}`)));

  test("H-1, H-2, H-3: are dealt again in hands of the same size; the viewer's hand and the discards stay", () => {
    const table = given(4, `${BATTLE}\n ${HANDS}\n discard betrayal\n turn movement s0`);
    const { hands, discard } = table.state;
    const others = redealt(table, asSeat(0));
    for (const other of others) {
      expect(allCards(other)).toEqual(allCards(table.state));
      expect([other.hands[0], other.discard]).toEqual([hands[0], discard]);
      expect(other.hands.map((hand) => hand.length)).toEqual([1, 2, 1, 1]);
      expect(other.hands.map(sortedCards)).toEqual(other.hands);
    }
    for (const seat of [1, 2, 3])
      expect(new Set(others.map((other) => other.hands[seat]?.join())).size).toBeGreaterThan(5);
    expect(new Set(others.map(({ deck }) => deck.join())).size).toBe(others.length);
    expect(table.state.hands).toBe(hands);
  });

  test("H-1: a spectator sees no hand", () => {
    const table = given(4, `${BATTLE}\n ${HANDS}\n turn movement s0`);
    const first = redealt(table, "spectator").map(({ hands }) => hands[0]?.join());
    expect(new Set(first).size).toBeGreaterThan(5);
  });

  test("H-6: cards that all have seen stay in their hand", () => {
    const table = unmask("open");
    table.play("s0 takeCard card=plunder");
    table.state.hands[1] = sortedCards([...(table.state.hands[1] ?? []), ...table.state.deck.splice(-1)]);
    expect(table.state.shown?.[1]).toEqual([cardNamed("ambush")]);
    for (const viewer of [asSeat(2), "spectator"] as const) {
      for (const other of redealt(table, viewer)) {
        expect(other.hands[1]).toContain(cardNamed("ambush"));
        expect(other.hands[1]).toHaveLength(2);
        expect(other.hands.map(sortedCards)).toEqual(other.hands);
        expect(allCards(other)).toEqual(allCards(table.state));
      }
      const guessed = imperunde.guess(table.view(viewer), seededRandom("shown"));
      expect(guessed.hands[1]).toContain(cardNamed("ambush"));
      expect(guessed.hands[1]).toHaveLength(2);
    }
  });

  test("H-5, H-6: the hand that Unmask spies shows at this moment is not redealt for those who see it", () => {
    const who = (mode: string): boolean[] => {
      const { state } = unmask(mode);
      return [0, 1, 2, 3].map((viewer) => seesHand(state, asSeat(viewer), asSeat(1)));
    };
    expect(who("private")).toEqual([true, true, false, false]);
    expect(who("open")).toEqual([true, true, true, true]);
    const { state } = unmask("open");
    expect(seesHand(state, "spectator", asSeat(1))).toBe(true);
    expect([0, 2, 3].map((seat) => seesHand(state, asSeat(1), asSeat(seat)))).toEqual([false, false, false]);
    const table = unmask("private");
    const [hand] = table.state.hands.slice(1, 2);
    for (const other of redealt(table, asSeat(0))) expect(other.hands[1]).toEqual(hand);
    redealCards(table.state, asSeat(0), seededRandom("seen"));
    expect(table.state.hands[1]).toEqual(hand);
  });

  test("H-5, H-6: a hand seen in private is forgotten by all but its viewer and its owner", () => {
    const known = (mode: string): number[] => {
      const table = unmask(mode);
      table.play("s0 takeCard card=plunder");
      return ([0, 1, 2, 3].map(asSeat) as Viewer[])
        .concat("spectator")
        .map((viewer) => redealt(table, viewer)[0]?.snapshots.length ?? -1);
    };
    expect(known("private")).toEqual([1, 1, 0, 0, 0]);
    expect(known("open")).toEqual([1, 1, 1, 1, 1]);
  });

  test("H-5, H-6: a hand that is looked at is dealt again for those who do not see it", () => {
    const isKept = (mode: string, viewer: Viewer) => {
      const table = unmask(mode);
      const hand = JSON.stringify(table.state.hands[1]);
      return redealt(table, viewer).every(({ hands }) => JSON.stringify(hands[1]) === hand);
    };
    expect([isKept("private", asSeat(0)), isKept("private", asSeat(2))]).toEqual([true, false]);
    expect([isKept("open", asSeat(2)), isKept("open", "spectator")]).toEqual([true, true]);
  });

  test.each(["private", "open"])("H-5, H-6: views are the same if hands that were not seen differ: %s", (mode) => {
    const table = unmask(mode);
    for (const viewer of ([0, 1, 2, 3].map(asSeat) as Viewer[]).concat("spectator")) {
      for (const other of redealt(table, viewer)) expect(imperunde.view(other, viewer)).toEqual(table.view(viewer));
    }
  });

  test("INV-25: every hidden card is dealt if the deck is empty", () => {
    const table = given(4, `${BATTLE}\n ${HANDS}\n turn movement s0`);
    table.state.discard.push(...table.state.deck.splice(0));
    const guesses = Array.from({ length: 20 }, (_, seed) =>
      imperunde.guess(table.view(0), seededRandom(`empty ${seed}`)),
    );
    for (const other of [...redealt(table, asSeat(0)), ...guesses]) {
      expect(other.hands.map((hand) => hand.length)).toEqual([1, 2, 1, 1]);
      expect(other.deck).toEqual([]);
      expect(allCards(other)).toEqual(allCards(table.state));
      expect(other.hands.map(sortedCards)).toEqual(other.hands);
    }
  });

  test("INV-25: a guess deals every unseen card once, also while a chain of cards is open", () => {
    const table = given(
      4,
      `${HOMES} hand s0 unmaskSpies\n hand s1 plunder,ambush\n discard betrayal\n turn investments s3`,
    );
    const before = allCards(table.state);
    table.play("s0 unmaskSpies s1 open\n s2 counterEspionage");
    const inChain = [cardNamed("unmaskSpies"), cardNamed("counterEspionage")];
    const view = table.view(1);
    const guesses = Array.from({ length: 20 }, (_, seed) => imperunde.guess(view, seededRandom(`guess ${seed}`)));
    for (const guess of guesses) {
      expect(imperunde.view(guess, asSeat(1))).toEqual(view);
      expect(sortedCards([...allCards(guess), ...inChain])).toEqual(before);
      expect(guess.hands.map(sortedCards)).toEqual(guess.hands);
    }
    expect(new Set(guesses.map(({ deck }) => deck.join())).size).toBe(guesses.length);
    expect(view.board.hands.flat()).toHaveLength(2);
  });
});

describe("views", () => {
  test("H-11: show only the viewer's sealed declarations and armies", () => {
    const sealing = boardWith({ ...newTalks(4), stage: "sealing", sealed: [2, 1, null, 0] });
    expect(top(imperunde.view(sealing, asSeat(1)).board)).toMatchObject({ sealed: [null, 1, null, null] });
    const closing = boardWith({ ...newTalks(4), stage: "closing", sealed: [2, 1, 0, 0] });
    expect(top(imperunde.view(closing, asSeat(1)).board)).toMatchObject({ sealed: [2, 1, 0, 0] });
    const armies = [[1, 2, 3], [4, 5, 6], [], []];
    const boarding = boardWith({ kind: "embarkation", turn: 0, stage: "turn", commits: armies, done: [1, 1, 0, 1] });
    expect(top(imperunde.view(boarding, asSeat(1)).board)).toMatchObject({
      commits: [[], [4, 5, 6], [], []],
      done: [0, 1, 0, 0],
    });
  });

  test("H-15: show only the viewer's standing orders", () => {
    const { state } = given(4, `${HOMES} turn investments s0`);
    state.orders = [0, 1, 2, 3].map(() => [{ kind: "orderCounter", against: "me" }]);
    const own = [{ kind: "orderCounter", against: "me" }];
    expect(imperunde.view(state, asSeat(1)).board.orders).toEqual([[], own, [], []]);
    expect(imperunde.view(state, "spectator").board.orders).toEqual([[], [], [], []]);
  });

  test("H-14: tell the asked seats and the viewer's pass", () => {
    const table = given(4, `${BATTLE}\n ${HANDS}\n turn movement s0`);
    expect(answering(table.view(0))).toBeUndefined();
    table.play(`${ATTACK}\n s2 pass`);
    expect(answering(table.view(2))).toEqual({ asked: [0, 1, 2, 3], hasPassed: true });
    expect(answering(table.view(1))).toEqual({ asked: [0, 1, 2, 3], hasPassed: false });
    expect(answering(table.view("spectator"))).toEqual({ asked: [0, 1, 2, 3], hasPassed: false });
    const card = given(4, `${HOMES} hand s0 unmaskSpies\n turn investments s3`);
    card.play("s0 unmaskSpies s1 open\n s3 pass");
    expect(answering(card.view(3))).toEqual({ asked: [1, 2, 3], hasPassed: true });
    expect(answering(card.view(2))).toEqual({ asked: [1, 2, 3], hasPassed: false });
  });

  test("H-5: hide the cards of a hand that was seen in private", () => {
    const seen = unmask("private").events.find(({ kind }) => kind === "handSeen");
    const shows = [0, 1, 2, 3, "spectator"].map((viewer) => {
      const event = seen && imperunde.viewEvent(seen, viewer as Viewer);
      return event !== undefined && "cards" in event;
    });
    expect(shows).toEqual([true, true, false, false, false]);
  });

  test("RU-127: these events end what can be taken back", () => {
    const revealing = ["cardDrawn", "cardPlayed", "cardCountered", "handSeen", "cardReturned", "revealed"];
    for (const kind of [...revealing, "cargoSunk", "landFreed", "attackBegan"]) {
      expect(reveals({ kind } as Event), kind).toBe(true);
    }
    for (const kind of ["passed", "moved", "rolled", "turnEnded"]) expect(reveals({ kind } as Event), kind).toBe(false);
  });
});
