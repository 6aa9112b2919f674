import { type InvestmentPlan, type Purchase, type Region, regionNamed } from "@rondel/imperunde";
import { describe, expect, test } from "vitest";
import { goodsOf, inOrder, withoutOne } from "./basket.ts";

const CONGO: Region = regionNamed("congo");
const POST: Purchase = { kind: "buyPost", territory: CONGO };
const INFANTRY: Purchase = { kind: "buyArmy", army: "infantry", territory: CONGO };
const ARTILLERY: Purchase = { kind: "buyArmy", army: "artillery", territory: CONGO };
const CARD: Purchase = { kind: "buyCard" };

const plan = (basket: readonly Purchase[], offers: readonly Purchase[]) => ({ basket, offers }) as InvestmentPlan;

describe("the goods of a plan", () => {
  test("are everything in the basket and on offer, equal ones together, posts first", () => {
    const goods = goodsOf(plan([INFANTRY, POST, INFANTRY], [ARTILLERY, INFANTRY, CARD]));
    expect(goods.map(({ purchase, count, canAdd }) => [purchase, count, canAdd])).toEqual([
      [POST, 1, false],
      [INFANTRY, 2, true],
      [ARTILLERY, 0, true],
      [CARD, 0, true],
    ]);
  });
});

describe("a basket", () => {
  test("loses the last of several equal purchases", () => {
    expect(withoutOne([POST, INFANTRY, POST], { ...POST })).toEqual([POST, INFANTRY]);
    expect(withoutOne([POST], CARD)).toEqual([POST]);
  });

  test("is bought with the cards last", () => {
    expect(inOrder([CARD, POST, CARD, INFANTRY])).toEqual([POST, INFANTRY, CARD, CARD]);
  });
});
