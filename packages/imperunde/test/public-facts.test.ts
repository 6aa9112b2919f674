import { chooseOptions, type Seat, seededRandom } from "@rondel/engine";
import { expect, test } from "vitest";
import {
  type Action,
  answering,
  CARD_NAMES,
  cardWorks,
  dieColour,
  imperunde,
  isCardPlay,
  localInfantryOf,
  luckOf,
  momentOf,
  moveCost,
  type Options,
  regionNamed,
  seatInTurn,
  stanceOf,
  turnOrder,
} from "../src/index.ts";
import { insurgentsOf } from "../src/territories.ts";
import { ALL_KINDS } from "../src/units.ts";
import { CARD_MOMENTS } from "./support/card-moments.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { given, territory } from "./support/table.ts";

const seat = (number: number): Seat => number as Seat;
const COLONY = `${HOMES} colony china s3 2\n pieces china s3 infantry 2\n hand s0 rebellion\n hand s1 counterEspionage`;

test("H-14, H-15: a viewer knows which seats may answer in a window and their own pass, but no count", () => {
  const table = given(4, `${COLONY}\n turn investments s0`);
  table.play("s2 orderStop counter\n s0 rebellion china\n s1 pass");
  const asked = [1, 2, 3];
  expect(answering(table.view(1))).toEqual({ asked, hasPassed: true });
  expect(answering(table.view(3))).toEqual({ asked, hasPassed: false });
  expect(answering(table.view(0))).toEqual({ asked, hasPassed: false });
  expect(answering(table.view("spectator"))).toEqual({ asked, hasPassed: false });
});

test("IR-13.2.3: everyone may answer in a window before a battle; outside windows nobody does", () => {
  const table = given(4, `${HOMES} pieces south-africa s0 infantry 1\n turn movement s0`);
  expect(answering(table.view(1))).toBeUndefined();
  table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
  expect(answering(table.view(1))?.asked).toEqual([0, 1, 2, 3]);
});

test("IR-13.3.2: each counter cancels or restores a card", () => {
  const table = given(4, `${COLONY}\n hand s2 counterEspionage\n turn investments s0`);
  const works = (): boolean | undefined => {
    const top = table.state.frames.at(-1);
    return top?.kind === "card" ? cardWorks(top) : undefined;
  };
  expect(works()).toBeUndefined();
  table.play("s0 rebellion china");
  expect(works()).toBe(true);
  table.play("s1 counterEspionage");
  expect(works()).toBe(false);
  table.play("s2 counterEspionage");
  expect(works()).toBe(true);
});

test("IR-2.3.1, IR-11.2.5, IR-11.2.6, IR-13.5.15: the number of local infantry and insurgents of a territory", () => {
  const china = territory("china");
  expect(localInfantryOf(china)).toBe(3);
  expect((["unrest", "uprising", "rebellion"] as const).map((rising) => insurgentsOf(rising, china))).toEqual([
    3, 6, 5,
  ]);
});

test("IR-2.5.4: a canal does not change the number of local infantry", () => {
  const table = given(
    4,
    `${HOMES} canal egypt\n colony barbary s0 1\n pieces barbary s0 infantry 1\n turn movement s0`,
  );
  table.play("s0 attack egypt\n s0 send infantry barbary -\n s0 begin");
  const battle = table.state.frames.find((frame) => frame.kind === "battle");
  expect(battle?.defenders).toHaveLength(localInfantryOf(territory("egypt")));
});

test("IR-9.3.2, IR-9.4.3, IR-2.5.3: the moves that a march, a sea step, a landing, a passage and a canal cost", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n canal egypt\n colony egypt s0 1\n pieces egypt s0 cavalry 1\n colony congo s0 1\n pieces mediterranean-sea s0 frigate 1
     pieces arabian-sea s0 cavalry-aboard 1\n pieces indian-ocean s2 frigate 1\n pieces gulf-of-guinea s0 frigate 1\n turn movement s0`,
  );
  const costs = (wanted: Action["kind"], from: string, to: string) => {
    const step = imperunde
      .actions(table.state, seat(0))
      .filter((action) => action.kind === "move" || action.kind === "sailThrough")
      .find((one) => one.kind === wanted && one.from === regionNamed(from) && one.to === regionNamed(to));
    return step && moveCost(step);
  };
  expect(costs("move", "egypt", "congo")).toEqual({ ship: 0, army: 1 });
  expect(costs("move", "mediterranean-sea", "arabian-sea")).toEqual({ ship: 1, army: 0 });
  expect(costs("move", "arabian-sea", "egypt")).toEqual({ ship: 1, army: 1 });
  expect(costs("sailThrough", "gulf-of-guinea", "tasman-sea")).toEqual({ ship: 2, army: 0 });
});

test("IR-5.2.1, IR-5.2.2: each player has a stance towards each other player", () => {
  const table = given(4, `${HOMES} ${WAR_01}\n turn talks s0`);
  table.play("s0 consentPeace s1\n s2 declareWar s3");
  const talks = table.state.frames.find((frame) => frame.kind === "talks");
  const stance = (one: number, other: number) => talks && stanceOf(talks, seat(one), seat(other));
  expect([stance(0, 1), stance(1, 0), stance(2, 3), stance(3, 2)]).toEqual(["peace", undefined, "war", undefined]);
});

test("IR-3.3.2, IR-3.4.1: the British player is the first active player of the setup; the active player always decides", () => {
  const chosen = chooseOptions(imperunde.options, {});
  if ("problem" in chosen) throw new Error("the defaults are no options");
  const random = seededRandom("setup");
  const { state } = imperunde.setup(5, chosen.options as Options, random);
  expect(turnOrder(state)[0]).toBe(state.british);
  while (state.round === 0) {
    const [asked] = imperunde.deciders(state);
    if (asked === undefined) throw new Error("nobody is asked");
    for (const viewer of [0, 3]) expect(seatInTurn(imperunde.view(state, seat(viewer)).board)).toBe(asked);
    imperunde.play(state, asked, imperunde.defaultAction(state, asked), random);
  }
  expect(seatInTurn(state)).toBeUndefined();
  expect(turnOrder(state)).toBe(state.order);
});

test("IR-4.3.1: the active player stays the same while others answer; simultaneous embarkation has none", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces south-africa s0 infantry 1\n sequence s2,s0,s3,s1\n turn movement s0`,
  );
  table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
  expect(seatInTurn(table.state)).toBe(0);
  const together = given(4, `${HOMES} turn embarkation s0`, { embarkOrder: "simultaneous" });
  expect(seatInTurn(together.state)).toBeUndefined();
});

test.each(Object.entries(CARD_MOMENTS))(
  "13.5: at the moment %s exactly the cards of that moment and those for any time can be played",
  (moment, at) => {
    const { state } = at();
    const offers = [0, 1].flatMap((player) => [
      ...imperunde.actions(state, seat(player)),
      ...imperunde.freeActions(state, seat(player)),
    ]);
    const playable = new Set(offers.filter(isCardPlay).map((play) => play.kind));
    const expected = CARD_NAMES.filter((name) => momentOf(name) === "any" || momentOf(name) === moment);
    expect(CARD_NAMES.filter((name) => playable.has(name))).toEqual(expected);
  },
);

test("IR-1.6.1: every kind of unit rolls a die of its colour", () => {
  expect(ALL_KINDS.map(dieColour)).toEqual(["red", "green", "green", "yellow", "white", "white"]);
});

test("IR-1.1.2: luck compares the dice with the average of their colours, without bonuses of cards", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 fort 1\n pieces south-africa s0 cavalry 1
     pieces south-africa s0 infantry 1\n hand s0 surpriseAttack\n turn movement s0`,
  );
  table.play(
    "s0 attack congo\n s0 send cavalry south-africa -\n s0 send infantry south-africa -\n s0 begin\n s0 surpriseAttack",
  );
  table.passOnce();
  table.passOnce({ "X-10 attack": [6, 2], "X-10 defence": [5] });
  expect(table.events.find((event) => event.kind === "rolled")).toMatchObject({ dice: [9, 4], bonuses: [2, 2] });
  expect(luckOf(seat(0), table.events)).toEqual({ dice: 2, sum: 9, expected: 8, perils: 0, survived: 0 });
  expect(luckOf(seat(1), table.events)).toEqual({ dice: 1, sum: 8, expected: 6.5, perils: 0, survived: 0 });
  expect(luckOf(seat(2), table.events)).toEqual({ dice: 0, sum: 0, expected: 0, perils: 0, survived: 0 });
});

test("IR-12.6.1: luck includes the dice of boardings", () => {
  const table = given(
    4,
    `${HOMES} ${WAR_01}\n pieces indian-ocean s0 shipOfTheLine 1\n pieces arabian-sea s1 frigate 1\n turn movement s0`,
  );
  table.play("s0 attack arabian-sea\n s0 send shipOfTheLine indian-ocean -\n s0 begin");
  table.passOnce({
    "X-10 attack": [2],
    "X-10 defence": [4],
    "X-11 boarding attack": [3],
    "X-11 boarding defence": [1],
  });
  expect(luckOf(seat(0), table.events)).toMatchObject({ dice: 2, sum: 4 + 5, expected: 11 });
  expect(luckOf(seat(1), table.events)).toMatchObject({ dice: 2, sum: 4 + 1, expected: 7 });
});

test("IR-11.2.4, IR-11.4.2: luck counts the ships and armies that survive storms and epidemics", () => {
  const sea = given(4, `${HOMES} pieces indian-ocean s0 frigate 2\n storm arabian-sea\n turn movement s0`);
  sea.play("s0 move frigate indian-ocean arabian-sea\n s0 move frigate indian-ocean arabian-sea", { "X-09": [1, 2] });
  expect(luckOf(seat(0), sea.events)).toMatchObject({ dice: 0, perils: 2, survived: 1 });
  const epidemic = 3;
  const territory = given(
    4,
    `${HOMES} colony china s0 1\n pieces china s0 infantry 3\n ${drawn(4, regionNamed("china"), epidemic, false)}`,
  );
  territory.passOnce({ "X-12 epidemic": [2, 4, 5] });
  expect(luckOf(seat(0), territory.events)).toMatchObject({ dice: 0, perils: 3, survived: 2 });
});
