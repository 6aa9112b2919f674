import { type Seat, seededRandom } from "@rondel/engine";
import { expect, test } from "vitest";
import { imperunde } from "../src/index.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard, type TestTable } from "./support/table.ts";

const seat = (number: number): Seat => number as Seat;
const BATTLE = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 2\n pieces south-africa s0 infantry 2`;
const attack = (hands: string): TestTable => {
  const table = given(4, `${BATTLE}\n ${hands}\n turn movement s0`);
  table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
  return table;
};

test("RU-05: a window gives everyone the same prompt, whatever cards they hold", () => {
  const table = attack("hand s1 ambush");
  expect(table.deciders()).toEqual([0, 1, 2, 3]);
  const prompts = [0, 1, 2, 3].map((number) => imperunde.prompt(table.state, seat(number)));
  expect(new Set(prompts.map((prompt) => JSON.stringify(prompt))).size).toBe(1);
});

test("H-14: hides who has passed", () => {
  const table = attack("hand s1 ambush");
  table.play("s2 pass");
  expect(table.view(2).board.frames.at(-1)).toMatchObject({ passed: [0, 0, 1, 0] });
  expect(table.view(1).board.frames.at(-1)).toMatchObject({ passed: [0, 0, 0, 0] });
  const [event] = table.events.slice(-1);
  expect(event && imperunde.viewEvent(event, seat(1))).toBeUndefined();
  expect(event && imperunde.viewEvent(event, seat(2))).toBeDefined();
});

test("H-1, H-2: shows others only the sizes of hands and deck", () => {
  const view = attack("hand s1 ambush,plunder").view(0);
  expect(view.board.hands[1]).toEqual([]);
  expect(view.handSizes).toEqual([1, 2, 1, 1]);
  expect([view.board.deck, view.deckSize]).toEqual([[], 43]);
});

test("H-8: shows a drawn card to its buyer only", () => {
  const table = given(4, `${HOMES} money s0 9 0\n turn investments s0`);
  const [event] = table.play("s0 buyCard");
  expect(event && imperunde.viewEvent(event, seat(0))).toHaveProperty("card");
  expect(event && imperunde.viewEvent(event, seat(1))).toMatchObject({ kind: "cardDrawn", party: 0 });
  expect(event && imperunde.viewEvent(event, "spectator")).not.toHaveProperty("card");
});

test("H-11: hides a chosen debt until all have chosen", () => {
  const table = given(4, `${HOMES} money s0 20 10\n turn debts s0`);
  table.play("s0 settleDebt -5");
  expect(table.view(0).board.frames.at(-1)).toMatchObject({ commits: [-5, null, null, null] });
  expect(table.view(1).board.frames.at(-1)).toMatchObject({ commits: [null, null, null, null] });
});

test("INV-25: a guess has the same view and contains every card once", () => {
  const table = attack("hand s1 ambush,plunder\n hand s0 sabotage\n discard rebellion");
  const view = table.view(0);
  const guess = imperunde.guess(view, seededRandom("guess"));
  expect(imperunde.view(guess, seat(0))).toEqual(view);
  expect([...guess.deck, ...guess.hands.flat(), ...guess.discard]).toHaveLength(48);
  expect(guess.hands[1]).toHaveLength(2);
});

test("RU-131: a standing order for one territory does not apply to another", () => {
  const table = given(4, `${BATTLE}\n hand s1 ambush\n turn movement s0`);
  table.play("s1 orderPlay ambush attacked where=china\n s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
  expect(table.top()).toBe("window");
});

test("H-13: shows the members of a private channel to everyone", () => {
  const table = given(4, `${HOMES} turn talks s0`);
  table.play("s0 openChannel s0,s1,s3");
  for (const viewer of [2, "spectator"] as const) expect(table.view(viewer).board.channels).toEqual([[0, 1, 3]]);
});

const unmasked = (mode: string): TestTable => {
  const table = given(4, `${HOMES} hand s0 unmaskSpies\n hand s1 ambush,plunder\n turn investments s3`);
  playCard(table, `s0 unmaskSpies s1 ${mode}`);
  table.play("s0 takeCard card=plunder");
  return table;
};
const whoKnows = (table: TestTable): boolean[] =>
  [0, 1, 2, 3].map((viewer) => table.view(viewer).board.snapshots.length === 1);
const whoSawCard = (table: TestTable): boolean[] => {
  const returned = table.events.find((event) => event.kind === "cardReturned");
  return [0, 1, 2, 3].map((viewer) => {
    const seen = returned && imperunde.viewEvent(returned, seat(viewer));
    return seen !== undefined && "card" in seen;
  });
};

test("H-5, H-7: a hand seen in private is known to its viewer and its owner; the others see only that it was seen", () => {
  const table = unmasked("private");
  expect([whoKnows(table), whoSawCard(table)]).toEqual([
    [true, true, false, false],
    [true, true, false, false],
  ]);
});

test("H-6: a hand seen openly is known to all", () => {
  const table = unmasked("open");
  expect([whoKnows(table), whoSawCard(table)]).toEqual([
    [true, true, true, true],
    [true, true, true, true],
  ]);
});

test("H-3, H-4, H-9, H-10, H-12: hides the order of the deck; shows discards, board, money and stances", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n discard rebellion,ambush\n money s1 7 5\n colony china s1 1\n turn talks s0`,
  );
  table.play("s0 consentPeace s1");
  const { deck: _order, hands: _hands, ...open } = table.state;
  for (const viewer of [0, 1, 2, "spectator"] as const) {
    const { deck, hands: _seen, ...board } = table.view(viewer).board;
    expect(deck).toEqual([]);
    expect(board).toEqual(open);
  }
});
