import { asSeat, type Random, seededRandom, type Viewer } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { debtChoices } from "../src/budget.ts";
import { cardNamed } from "../src/cards/list.ts";
import { type Frame, imperunde, type State } from "../src/index.ts";
import { newTalks } from "../src/phases/round.ts";
import { boardWith, top } from "./support/board-with-frame.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, givenVersion2, type TestTable } from "./support/table.ts";

const BATTLE = `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 2\n pieces south-africa s0 infantry 2`;
const HANDS = "hand s0 sabotage\n hand s1 plunder,ambush\n hand s2 rebellion";
const ATTACK = "s0 attack congo\n s0 send infantry south-africa -\n s0 begin";

/** The different values that something has in many redealt states, as sorted JSON. */
function inRedeals(state: State, viewer: Viewer, read: (other: State) => unknown): string[] {
  const seeds = Array.from({ length: 300 }, (_, seed) => seededRandom(`redeal ${seed}`));
  const found = seeds.map((random) => JSON.stringify(read(imperunde.redealHidden(state, viewer, random))));
  return [...new Set(found)].sort();
}

const asJson = (values: readonly unknown[]): string[] =>
  [...new Set(values.map((value) => JSON.stringify(value)))].sort();

/** All lists with one value of each set. */
function combinations<Value>(sets: readonly (readonly Value[])[]): Value[][] {
  return sets.reduce<Value[][]>((lists, set) => lists.flatMap((list) => set.map((value) => [...list, value])), [[]]);
}

describe("secret answers are redealt so that at least one seat has not answered", () => {
  const passedOf = (state: State): unknown => {
    const frame = top(state);
    return frame?.kind === "window" || frame?.kind === "card" ? frame.passed : undefined;
  };
  const BIT = [0, 1] as const;
  const notAll = (lists: readonly number[][]): number[][] => lists.filter((list) => list.includes(0));

  test("H-14: the passes of a window, except the viewer's own", () => {
    const table = given(4, `${BATTLE}\n ${HANDS}\n turn movement s0`);
    table.play(`${ATTACK}\n s2 pass`);
    const expected = notAll(combinations([BIT, BIT, BIT])).map(([a, b, c]) => [a, b, 1, c]);
    expect(inRedeals(table.state, asSeat(2), passedOf)).toEqual(asJson(expected));
    expect(inRedeals(table.state, "spectator", passedOf)).toEqual(asJson(notAll(combinations([BIT, BIT, BIT, BIT]))));
  });

  test("H-14: the passes of a counter window", () => {
    const table = given(4, `${HOMES} hand s0 unmaskSpies\n turn investments s3`);
    table.play("s0 unmaskSpies s1 open");
    expect(table.top()).toBe("card");
    const expected = notAll(combinations([BIT, BIT, BIT])).map((others) => [0, ...others]);
    expect(inRedeals(table.state, asSeat(0), passedOf)).toEqual(asJson(expected));
  });

  test("H-11: sealed declarations, none of them against a seat that has answered", () => {
    const sealed = [2, 1, 1, null];
    const sealedOf = (state: State): unknown => {
      const frame = top(state);
      return frame?.kind === "talks" ? frame.sealed : undefined;
    };
    const sealing: Frame = { ...newTalks(4), stage: "sealing", sealed };
    const expected = [1, 2, 3].flatMap((late) => {
      const answers = [1, 2, 3].map((seat) => (seat === late ? [null] : [null, 0, 1 << late]));
      return combinations<number | null>(answers).map((others) => [2, ...others]);
    });
    expect(inRedeals(boardWith(sealing), asSeat(0), sealedOf)).toEqual(asJson(expected));
    const open: Frame = { ...newTalks(4), stage: "open", sealed };
    expect(inRedeals(boardWith(open), asSeat(0), sealedOf)).toEqual(asJson([sealed]));
  });

  test("H-11: the chosen debts, each among those that the seat may choose", () => {
    const commits = [5, 0, null, null];
    const commitsOf = (state: State): (number | null)[] => {
      const frame = top(state);
      return frame?.kind === "income" ? frame.commits : [];
    };
    const state = boardWith({ kind: "income", stage: "debts", commits }, "money s1 20 10");
    for (const seat of [1, 2, 3].map(asSeat)) {
      const choices = [null, ...debtChoices(state, seat)];
      expect(inRedeals(state, asSeat(0), (other) => commitsOf(other)[seat])).toEqual(asJson(choices));
    }
    expect(inRedeals(state, asSeat(0), (other) => commitsOf(other)[0])).toEqual(["5"]);
    expect(inRedeals(state, asSeat(0), (other) => commitsOf(other).slice(1).includes(null))).toEqual(["true"]);
    const window = boardWith({ kind: "income", stage: "window", commits });
    expect(inRedeals(window, asSeat(0), commitsOf)).toEqual(asJson([commits]));
  });

  test("H-11: the armies of a simultaneous embarkation, and the end of it", () => {
    const armies = [[1, 2, 3], [4, 5, 6], [], []];
    const frame: Frame = { kind: "embarkation", turn: 0, stage: "turn", commits: armies, done: [1, 1, 0, 0] };
    const simultaneous = { embarkOrder: "simultaneous" };
    const choicesOf = (state: State): unknown => {
      const choices = top(state);
      return choices?.kind === "embarkation" ? [choices.commits, choices.done] : undefined;
    };
    const redealt = notAll(combinations([BIT, BIT, BIT])).map((done) => [
      [[1, 2, 3], [], [], []],
      [1, ...done],
    ]);
    expect(inRedeals(boardWith(frame, "", simultaneous), asSeat(0), choicesOf)).toEqual(asJson(redealt));
    const unchanged = asJson([[armies, [1, 1, 0, 0]]]);
    expect(inRedeals(boardWith(frame), asSeat(0), choicesOf)).toEqual(unchanged);
    expect(inRedeals(boardWith({ ...frame, stage: "window" }, "", simultaneous), asSeat(0), choicesOf)).toEqual(
      unchanged,
    );
  });

  test("every answer and every order is drawn with a fixed chance", () => {
    const sides = new Map<string, number>();
    const random: Random = {
      draw(label, count) {
        sides.set(label, count);
        return 0;
      },
    };
    imperunde.redealHidden(boardWith({ ...newTalks(4), stage: "sealing" }), asSeat(0), random);
    expect(["order", "late", "answered", "stance"].map((label) => sides.get(label))).toEqual([3, 3, 2, 2]);
  });
});

describe("H-15: the standing orders of the others", () => {
  const OWN = { kind: "orderCounter", against: "all" } as const;
  const ordersIn = ({ state }: TestTable, drawn: number): unknown[] => {
    state.orders[0] = [OWN];
    const random: Random = { draw: (label) => (label === "order" ? drawn : 0) };
    return imperunde.redealHidden(state, asSeat(0), random).orders;
  };
  const position = `${HOMES} turn investments s0`;
  const all = (kind: string) => [
    { kind, window: "roll" },
    { kind, window: "counter" },
    { kind: "orderCounter", against: "me" },
    { kind: "orderPlay", card: cardNamed("ambush"), when: "attacked" },
    { kind: "orderPlay", card: cardNamed("rebellion"), when: "event" },
  ];

  test("are drawn from those of the version of the rules", () => {
    expect(ordersIn(given(4, position), 0)).toEqual([[OWN], all("orderStop"), all("orderStop"), all("orderStop")]);
    const [own, ...others] = ordersIn(givenVersion2(4, position), 0);
    expect([own, others]).toEqual([[OWN], [all("orderAutoPass"), all("orderAutoPass"), all("orderAutoPass")]]);
  });

  test("are drawn one by one", () => {
    for (const drawn of [1, 2]) expect(ordersIn(given(4, position), drawn)).toEqual([[OWN], [], [], []]);
  });
});
