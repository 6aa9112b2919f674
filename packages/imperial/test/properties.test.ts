import type { Seat } from "@rondel/engine";
import { perft } from "@rondel/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BONDS, type Bond, faceValue, interestOf } from "../src/board/bonds.ts";
import { giveBond, influenceOf, interestDue } from "../src/bonds-held.ts";
import { imperial } from "../src/index.ts";
import { interestPayment } from "../src/investor/interest.ts";
import { turnOf } from "../src/position.ts";
import { rankingOf } from "../src/scoring.ts";
import { at, type State } from "../src/state.ts";
import { taxationOf } from "../src/taxation.ts";
import { arranged, nation, options } from "./support/table.ts";

const ITALY = nation("italy");

/** Any way to hand out the bonds of Italy to four players; the strongest governs. */
const italianBonds = fc
  .tuple(
    fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 9, maxLength: 9 }),
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 0, max: 60 }),
  )
  .filter(([holders]) => holders.some((holder) => holder >= 0))
  .map(([holders, treasury, cash]) => {
    const { state } = arranged(4, `treasury italy ${treasury}`);
    holders.forEach((holder, place) => {
      if (holder >= 0) giveBond(state, ITALY, BONDS[place] as Bond, holder as Seat);
    });
    const strongest = [0, 1, 2, 3].sort(
      (left, right) => influenceOf(state, right as Seat, ITALY) - influenceOf(state, left as Seat, ITALY),
    );
    state.government[ITALY] = strongest[0] ?? 0;
    state.cash[strongest[0] ?? 0] = cash;
    state.frames = [turnOf(ITALY)];
    return state;
  });

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);

describe("properties", () => {
  it("IM-15.4 interest follows the formula, whatever is owed and held", () => {
    fc.assert(
      fc.property(italianBonds, (state: State) => {
        const ruler = at(state.government, ITALY);
        const treasury = at(state.treasury, ITALY);
        const { fromTreasury, fromGovernment, lapsed } = interestPayment(state, ITALY);
        const toGovernment = sum(BONDS.filter((bond) => state.bondHolders[9 + bond] === ruler).map(interestOf));
        const toOthers = interestDue(state, ITALY) - toGovernment;
        expect(fromTreasury[ruler]).toBe(Math.max(0, Math.min(toGovernment, treasury - toOthers)));
        expect(sum(fromTreasury)).toBe(Math.min(treasury, toOthers + toGovernment));
        expect(sum(fromGovernment) + sum(lapsed)).toBe(Math.max(0, toOthers - treasury));
        expect(sum(lapsed)).toBe(Math.max(0, toOthers - treasury - at(state.cash, ruler)));
      }),
    );
  });

  it("IM-16 every listed purchase costs the rise of influence, and no other purchase is affordable", () => {
    fc.assert(
      fc.property(italianBonds, fc.integer({ min: 0, max: 3 }), (state, buyer) => {
        const answer = imperial.answer(state, buyer as Seat, { kind: "purchases", seat: buyer as Seat });
        const before = influenceOf(state, buyer as Seat, ITALY);
        for (const purchase of answer as {
          nation: number;
          price: number;
          cashAfter: number;
          influenceAfter: number;
        }[]) {
          expect(purchase.cashAfter).toBeGreaterThanOrEqual(0);
          if (purchase.nation === ITALY) expect(purchase.influenceAfter - before).toBe(purchase.price);
        }
        const affordable = BONDS.filter(
          (bond) => state.bondHolders[9 + bond] === -1 && faceValue(bond) <= at(state.cash, buyer),
        );
        const listed = (answer as { nation: number; returned?: number }[]).filter(
          (purchase) => purchase.nation === ITALY && purchase.returned === undefined,
        );
        expect(listed).toHaveLength(affordable.length);
      }),
    );
  });

  it("IM-18.3 the ranking falls with the score, and ranks are places", () => {
    const holdings = fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 54, maxLength: 54 });
    const points = fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(holdings, points, fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }), (holders, tracks, cash) => {
        const { state } = arranged(4, "");
        state.bondHolders = holders;
        state.points = tracks;
        state.cash = cash;
        const { ranking } = rankingOf(state);
        expect(ranking.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2, 3]);
        ranking.forEach((place, index) => {
          const next = ranking[index + 1];
          if (next) expect(place.score).toBeGreaterThanOrEqual(next.score);
          expect(place.rank).toBeLessThanOrEqual(index + 1);
        });
      }),
    );
  });

  it("IM-17.7 the treasury never gets more than the tax, and nothing below zero", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 5, max: 15 }),
        (flags, armies, marker) => {
          const { state } = arranged(2, `factories rome,naples\n tax italy ${marker}`);
          state.flags.fill(ITALY, 0, flags);
          state.peacefulArmies[5 * 6 + ITALY] = armies;
          const taxation = taxationOf(state, ITALY);
          expect(taxation.tax).toBe(4 + flags);
          expect(taxation.toTreasury).toBe(Math.max(0, taxation.tax - armies));
          expect(taxation.successBonus).toBe(Math.max(0, taxation.markerTo - marker));
        },
      ),
    );
  });
});

describe("the number of lines of play", () => {
  it("is what it was: any mistake in the rules changes it", () => {
    expect(perft(imperial, 6, options(), "0", 3).lines).toEqual([1, 8, 61, 477]);
    expect(perft(imperial, 2, options({ setup: "experienced" }), "0", 3).lines).toEqual([1, 10, 91, 784]);
  });
});
