import { type Action, type Region, regionNamed, type Unit, type UnitMoves, unitNamed } from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import { destinationsOf, senderStacks, targetsOf, troopsIn, withSender } from "./troops.ts";

const [CONGO, GUINEA, SIAM] = ["congo", "guinea", "siam"].map(regionNamed) as [Region, Region, Region];
const [INFANTRY, CAVALRY, ARTILLERY] = ["infantry", "cavalry", "artillery"].map(unitNamed) as [Unit, Unit, Unit];

function stack(
  unit: Unit,
  count: number,
  steps: readonly [Region, number][],
  targets: readonly Region[] = [],
): UnitMoves {
  return {
    unit,
    from: CONGO,
    count,
    ways: steps.map(([to, army]) => ({
      to,
      actions: Array.from({ length: army }, (): MoveAction => ({ kind: "move", unit, from: CONGO, to })),
      cost: { ship: 0, army },
      storms: [],
      arrives: 1,
    })),
    attacks: targets.map((target) => ({ target, via: [], storms: [], arrives: 1 })),
  };
}
type MoveAction = Extract<Action, { kind: "move" }>;

describe("the troops of a region", () => {
  const moves = [
    stack(INFANTRY, 3, [[GUINEA, 1]]),
    stack(CAVALRY, 2, [
      [GUINEA, 1],
      [SIAM, 2],
    ]),
  ];

  test("are all chosen at first", () => {
    expect(troopsIn(moves, CONGO, new Map()).map(({ chosen }) => chosen)).toEqual([3, 2]);
    expect(troopsIn(moves, GUINEA, new Map())).toEqual([]);
  });

  test("are as many as the player has picked, and never more than there are", () => {
    const picked = new Map([
      [INFANTRY, 1],
      [CAVALRY, 9],
    ]);
    expect(troopsIn(moves, CONGO, picked).map(({ chosen }) => chosen)).toEqual([1, 2]);
  });

  test("reach every region that one of them reaches, the nearest first", () => {
    const [near, far] = destinationsOf(troopsIn(moves, CONGO, new Map()));
    expect(near).toMatchObject({ to: GUINEA, count: 5, moves: 1 });
    expect(near?.sequences).toHaveLength(5);
    expect(far).toMatchObject({ to: SIAM, count: 2, moves: 2 });
    expect(far?.sequences.map((actions) => actions.length)).toEqual([2, 2]);
  });

  test("reach nothing if none is chosen", () => {
    const none = new Map([
      [INFANTRY, 0],
      [CAVALRY, 0],
    ]);
    expect(destinationsOf(troopsIn(moves, CONGO, none))).toEqual([]);
    expect(targetsOf(troopsIn([stack(INFANTRY, 2, [], [SIAM])], CONGO, none))).toEqual([]);
  });
});

describe("the senders of an attack", () => {
  const moves = [stack(INFANTRY, 3, [], [SIAM]), stack(ARTILLERY, 2, [], [SIAM]), stack(CAVALRY, 1, [], [GUINEA])];

  test("are the three strongest chosen units that can come", () => {
    const targets = targetsOf(troopsIn(moves, CONGO, new Map()));
    const siam = targets.find(({ region }) => region === SIAM);
    expect(siam?.senders.map(({ unit }) => unit)).toEqual([ARTILLERY, ARTILLERY, INFANTRY]);
    expect(targets.find(({ region }) => region === GUINEA)?.senders).toHaveLength(1);
  });

  test("come from stacks that show how many are sent", () => {
    const sent = [{ unit: INFANTRY, from: CONGO }];
    expect(senderStacks(moves, SIAM, sent).map(({ unit, sent: count }) => [unit, count])).toEqual([
      [ARTILLERY, 0],
      [INFANTRY, 1],
    ]);
  });

  test("change by one", () => {
    const one = { unit: INFANTRY, from: CONGO };
    expect(withSender([one], one, 1)).toHaveLength(2);
    expect(withSender([one], one, -1)).toEqual([]);
    expect(withSender([], one, -1)).toEqual([]);
  });
});
