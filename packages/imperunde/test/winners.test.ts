import { describe, expect, test } from "vitest";
import { eventsOf } from "../src/events.ts";
import { HOMES } from "./support/positions.ts";
import { given, playCard } from "./support/table.ts";

describe("two players who win by the same repayments", () => {
  /** Both repay their last debt at the same time. */
  function winner(colonies: string, funds: readonly [number, number], sequence = "s0,s1,s2,s3"): number {
    const table = given(
      4,
      `${HOMES} sequence ${sequence}\n target 3\n colony china s0 3\n ${colonies}\n money s0 ${funds[0]} 5\n money s1 ${funds[1]} 5\n turn debts s0`,
    );
    table.play("s0 settleDebt -5\n s1 settleDebt -5\n s2 settleDebt 0\n s3 settleDebt 0");
    expect(eventsOf(table.events, "won")).toHaveLength(1);
    return table.state.winner;
  }
  const THREE = "colony siam s1 2\n colony mongolia s1 1";

  test("IR-14.1.3, RU-78: the one with more posts wins", () => {
    expect(winner("colony east-india s1 3\n colony mongolia s1 1", [20, 1])).toBe(1);
  });

  test("IR-14.1.3, RU-78: with equal posts the one with higher funds wins", () => {
    expect(winner(THREE, [5, 20])).toBe(1);
    expect(winner(THREE, [20, 5])).toBe(0);
  });

  test("IR-14.1.3, RU-78: with equal posts and funds the first in round order wins", () => {
    expect(winner(THREE, [9, 9], "s1,s2,s3,s0")).toBe(1);
    expect(winner(THREE, [9, 9], "s0,s3,s2,s1")).toBe(0);
  });
});

test("RU-77, RU-122: the first of two smuggled posts wins, and the match is won once", () => {
  const table = given(
    4,
    `${HOMES} target 1\n colony siam s0 0\n pieces siam s0 infantry 1\n hand s0 smuggling\n turn investments s1`,
    { smugglingMayBuyPosts: true },
  );
  playCard(table, "s0 smuggling siam infantry,post,post");
  expect(eventsOf(table.events, "won")).toMatchObject([{ party: 0, count: 1 }]);
});

test("IR-7.3.8, RU-56: only the owner builds a canal, and not beside a black disc unless the option allows it", () => {
  const position = `${HOMES} famine egypt\n colony egypt s0 2\n colony mosquito-coast s1 1\n money s0 20 0\n turn investments s0`;
  expect(given(4, position).verdict("s0 buyCanal egypt")).toBe("black-disc");
  expect(given(4, position, { blackDiscBlocksPosts: false }).verdict("s0 buyCanal egypt")).toBe("legal");
  expect(given(4, position).verdict("s0 buyCanal mosquito-coast")).toBe("not-your-territory");
  expect(given(4, position).verdict("s0 buyPost south-africa")).toBe("not-in-a-home");
});
