import { type Seat, seededRandom } from "@rondel/engine";
import { expect, test } from "vitest";
import { type Action, asksPlayer, imperunde, imperundeVersion2, type State } from "../src/index.ts";
import { redealCards } from "../src/view/redeal-hidden.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, givenHands, givenVersion2, optionsWith, playCard, type TestTable } from "./support/table.ts";

const BATTLE = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 2\n pieces south-africa s0 infantry 2`;
const ATTACK = "s0 attack congo\n s0 send infantry south-africa -\n s0 begin";
const EIGHT_COUNTERS = Array.from({ length: 8 }, () => "counterEspionage").join();

const windowAt = ({ state }: TestTable): string | undefined => {
  const top = state.frames.at(-1);
  return top?.kind === "window" ? top.at : top?.kind === "card" ? "counter" : undefined;
};

test("IR-13.2.10: no window opens while all hands are empty; it did under version 2", () => {
  const table = givenHands(4, `${BATTLE}\n turn movement s0`);
  expect(table.play(ATTACK).map(({ kind }) => kind)).toContain("rolled");
  const turn = givenHands(4, `${BATTLE}\n turn movement s0`);
  expect(turn.play("s0 endMovement").map(({ kind }) => kind)).toEqual(["turnEnded"]);
  const old = givenVersion2(4, `${BATTLE}\n turn movement s0`);
  old.play(ATTACK);
  expect(windowAt(old)).toBe("battle");
});

test("IR-13.2.10: one hidden card opens the windows, whatever it is", () => {
  for (const card of ["plunder", "counterEspionage", "ambush"]) {
    const table = givenHands(4, `${BATTLE}\n hand s3 ${card}\n turn movement s0`);
    table.play(ATTACK);
    expect(windowAt(table)).toBe("battle");
  }
});

test("IR-13.2.10: no counter window opens if all eight Counter-espionage cards lie face up", () => {
  const position = `${HOMES} colony china s3 1\n pieces china s3 infantry 1\n hand s0 rebellion\n hand s1 plunder`;
  const hidden = givenHands(4, `${position}\n turn investments s0`);
  hidden.play("s0 rebellion china");
  expect(windowAt(hidden)).toBe("counter");
  const faceUp = givenHands(4, `${position}\n discard ${EIGHT_COUNTERS}\n turn investments s0`);
  expect(faceUp.play("s0 rebellion china").map(({ kind }) => kind)).toContain("cardTookEffect");
});

test("IR-13.2.10: the seats that could answer as far as everyone knows are those with a hidden card", () => {
  const table = givenHands(4, `${BATTLE}\n hand s0 plunder\n hand s3 rebellion\n turn movement s0`);
  table.play(ATTACK);
  expect(imperunde.answerWindow(table.state)?.pause).toMatchObject({ possible: [0, 3], round: table.state.round });
});

test("IR-13.2.10: no counter window opens for the player of the top card alone", () => {
  const table = givenHands(
    4,
    `${HOMES} colony china s3 1\n pieces china s3 infantry 1\n hand s0 rebellion,plunder\n turn investments s0`,
  );
  expect(table.play("s0 rebellion china").map(({ kind }) => kind)).toContain("cardTookEffect");
});

test("IR-13.2.10: cards that Unmask spies has shown to all open only the windows in which they are usable", () => {
  const position = `${BATTLE}\n hand s0 unmaskSpies\n hand s1 ambush,plunder`;
  const shown = givenHands(4, `${position}\n turn investments s0`);
  playCard(shown, "s0 unmaskSpies s1 open");
  shown.play("s0 takeCard card=plunder\n s0 endInvestments");
  expect([shown.top(), shown.deciders()]).toEqual(["investments", [1]]);
  const secret = givenHands(4, `${position}\n turn investments s0`);
  playCard(secret, "s0 unmaskSpies s1 private");
  secret.play("s0 takeCard card=plunder\n s0 endInvestments");
  expect(windowAt(secret)).toBe("investments");
  const inBattle = givenHands(4, `${position}\n turn movement s0`);
  playCard(inBattle, "s0 unmaskSpies s1 open");
  inBattle.play(`s0 takeCard card=plunder\n ${ATTACK}`);
  expect(windowAt(inBattle)).toBe("battle");
  inBattle.play("s1 ambush");
  expect(inBattle.state.shown?.[1]).toEqual([]);
});

test("RU-04: the pause at the end of the talks goes on in that of the income, without a decision between them", () => {
  const table = given(4, `${HOMES} hand s3 plunder\n turn talks s0`);
  table.play("s0 ready\n s1 ready\n s2 ready\n s3 ready");
  expect([windowAt(table), imperunde.answerWindow(table.state)?.pause?.joinsNext]).toEqual(["talks", true]);
  table.passOnce();
  expect([windowAt(table), imperunde.answerWindow(table.state)?.pause?.joinsNext]).toEqual(["income", false]);
});

/** The frames of a state without the secret answers in them. */
const framesOf = (state: State): string[] => state.frames.map((frame) => ("at" in frame ? frame.at : frame.kind));

test("IR-13.2.10, IR-13.2.11: states that differ only in hands open the same windows, for the same time", () => {
  let compared = 0;
  for (const seed of ["one", "two", "three"]) {
    const random = seededRandom(`windows ${seed}`);
    const { state } = imperunde.setup(4, optionsWith(), random);
    for (let count = 0; count < 700 && !state.ended; count++) {
      const [seat] = imperunde.deciders(state) as [Seat];
      const actions = imperunde.actions(state, seat);
      const action = actions[random.draw("choice", actions.length)] as Action;
      const other = imperunde.clone(state);
      redealCards(other, "spectator", random);
      const dice = `dice ${seed} ${count}`;
      const isSecret = action.kind === "takeCard" || imperunde.refuse(other, seat, action) !== undefined;
      imperunde.play(state, seat, action, seededRandom(dice));
      if (isSecret) continue;
      imperunde.play(other, seat, action, seededRandom(dice));
      expect(framesOf(other)).toEqual(framesOf(state));
      expect(imperunde.answerWindow(other)?.pause?.share).toBe(imperunde.answerWindow(state)?.pause?.share);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test("IR-13.2.11, RU-131: a stop names the seats that a slow table waits for, and nobody else sees it", () => {
  const table = given(4, `${BATTLE}\n turn movement s0`);
  const [event] = table.play("s2 orderStop battle\n s3 orderStop roll");
  expect(event && imperunde.viewEvent(event, 0 as Seat)).toBeUndefined();
  table.play(ATTACK);
  expect(imperunde.answerWindow(table.state)?.pause?.stops).toEqual([2]);
  expect(table.deciders()).toEqual([0, 1, 2, 3]);
  const hidden = imperunde.view(table.state, 0 as Seat).board;
  expect(imperunde.answerWindow(hidden)?.pause?.stops).toEqual([]);
});

test("RU-131: a standing order waits in the pause until the table plays it, and is hidden before", () => {
  const table = given(4, `${BATTLE}\n hand s1 ambush\n turn movement s0`);
  table.play("s1 orderPlay ambush attacked");
  expect(table.view(0).board.orders).toEqual([[], [], [], []]);
  expect(imperunde.orderedAction?.(table.state)).toBeUndefined();
  table.play(ATTACK);
  expect(table.top()).toBe("window");
  expect(imperunde.orderedAction?.(table.state)).toEqual({ seat: 1, action: { kind: "ambush" } });
  playCard(table, "s1 ambush");
  expect(imperunde.orderedAction?.(table.state)).toBeUndefined();
});

test("RU-113: the victim's standing order to counter comes first; a dropped order does nothing", () => {
  const position = `${HOMES} colony china s3 1\n pieces china s3 infantry 1\n hand s0 rebellion\n hand s1 counterEspionage
    hand s3 counterEspionage\n turn investments s0`;
  const table = given(4, position);
  table.play("s1 orderCounter all\n s3 orderCounter me\n s0 rebellion china");
  expect(imperunde.orderedAction?.(table.state)?.seat).toBe(3);
  table.play("s3 counterEspionage");
  expect(imperunde.orderedAction?.(table.state)?.seat).toBe(1);
  const dropped = given(4, position);
  dropped.play("s3 orderCounter me\n s3 dropOrder 0\n s0 rebellion china");
  expect(imperunde.orderedAction?.(dropped.state)).toBeUndefined();
});

test("RU-113, RU-131: under version 2 standing orders act and pass as soon as a window opens", () => {
  const ambush = givenVersion2(4, `${BATTLE}\n hand s1 ambush\n turn movement s0`);
  ambush.play(`s1 orderPlay ambush attacked\n s2 orderAutoPass battle\n s3 orderAutoPass roll\n ${ATTACK}`);
  expect(ambush.top()).toBe("card");
  ambush.passOnce();
  expect(ambush.deciders()).toEqual([0, 1, 3]);
  const counters = givenVersion2(
    4,
    `${HOMES} colony china s3 1\n pieces china s3 infantry 1\n hand s0 rebellion\n hand s1 counterEspionage
     hand s3 counterEspionage\n turn investments s0`,
  );
  counters.play("s1 orderCounter all\n s3 orderCounter me\n s0 rebellion china");
  expect(counters.events.filter((event) => event.kind === "cardCountered").map((event) => event.party)).toEqual([3, 1]);
  expect(imperundeVersion2.answerWindow(counters.state)).not.toHaveProperty("pause");
});

test.each([
  // Only what concerns the player: the first roll of a battle of the player with any card, later rolls with a card for battles.
  ["mine", "hand s1 rebellion", "battle", true],
  ["mine", "hand s0 rebellion", "battle", false],
  ["mine", "hand s0 surpriseAttack", "battle", true],
  ["mine", "hand s1 rebellion", "roll", false],
  ["mine", "hand s1 hussars", "roll", true],
  ["mine", "hand s2 rebellion", "battle", false],
  ["battles", "hand s2 rebellion", "battle", true],
  ["all", "hand s2 rebellion", "roll", true],
  ["never", "hand s1 ambush", "battle", false],
  ["all", "hand s1 smuggling", "battle", false],
] as const)(
  "RU-05: asks a player with the setting %s and %s in a window before the %s: %s",
  (setting, hand, at, isAsked) => {
    const position = `${BATTLE}\n pieces congo s1 cavalry 2\n colony china s3 1\n pieces china s3 infantry 1\n ${hand}\n turn movement s0`;
    const table = given(4, position);
    const seat = Number(hand.charAt(6)) as Seat;
    table.play(
      "s0 attack congo\n s0 send infantry south-africa -\n s0 send infantry south-africa -\n s0 begin\n s1 name cavalry,cavalry,infantry",
    );
    if (at === "roll") table.passOnce({ "X-10 attack": [6, 1], "X-10 defence": [1, 1, 1] });
    expect(windowAt(table)).toBe(at);
    expect(asksPlayer(table.view(seat).board, seat, setting)).toBe(isAsked);
  },
);

test("RU-05: asks a player about a card that can be countered, and at the exact moment of a card", () => {
  const position = `${HOMES} colony china s3 1\n pieces china s3 infantry 1\n money s0 9 0\n hand s0 rebellion\n hand s1 counterEspionage`;
  const played = given(4, `${position}\n hand s2 smuggling\n turn investments s0`);
  played.play("s0 rebellion china");
  expect([1, 2].map((seat) => asksPlayer(played.view(seat).board, seat as Seat, "mine"))).toEqual([true, false]);
  const smuggler = given(4, `${position}\n hand s3 smuggling\n hand s2 rebellion\n turn investments s0`);
  smuggler.play("s0 endInvestments");
  expect([2, 3].map((seat) => asksPlayer(smuggler.view(seat).board, seat as Seat, "mine"))).toEqual([false, true]);
});
