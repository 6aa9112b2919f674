import { isRefusal, type Seat } from "@rondel/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BONDS, type Bond, faceValue, interestOf } from "../src/board/bonds.ts";
import { bondTotalOf, giveBond, interestDue } from "../src/bonds-held.ts";
import { turnFrame } from "../src/frames.ts";
import { imperial } from "../src/index.ts";
import { interestPayment } from "../src/investor/interest.ts";
import { rankingOf } from "../src/outcome.ts";
import { at, type State } from "../src/state.ts";
import { taxationOf } from "../src/taxation.ts";
import { boardWith, nation } from "./support/table.ts";

const ITALY = nation("italy");

/** Any distribution of the Italian bonds among four players; the one with the highest bond total governs. */
const italianBonds = fc
  .tuple(
    fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 9, maxLength: 9 }),
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 0, max: 60 }),
  )
  .filter(([holders]) => holders.some((holder) => holder >= 0))
  .map(([holders, treasury, cash]) => {
    const state = boardWith(4, `treasury italy ${treasury}`);
    holders.forEach((holder, place) => {
      if (holder >= 0) giveBond(state, ITALY, BONDS[place] as Bond, holder as Seat);
    });
    const strongest = [0, 1, 2, 3].sort(
      (left, right) => bondTotalOf(state, right as Seat, ITALY) - bondTotalOf(state, left as Seat, ITALY),
    );
    state.government[ITALY] = strongest[0] ?? 0;
    state.cash[strongest[0] ?? 0] = cash;
    state.frames = [turnFrame(ITALY)];
    return state;
  });

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);

describe("properties", () => {
  it("IM-15.4 interest follows the formula for every distribution of bonds", () => {
    fc.assert(
      fc.property(italianBonds, (state: State) => {
        const government = at(state.government, ITALY);
        const treasury = at(state.treasury, ITALY);
        const { fromTreasury, fromGovernment, lapsed } = interestPayment(state, ITALY);
        const toGovernment = sum(BONDS.filter((bond) => state.bondHolders[9 + bond] === government).map(interestOf));
        const toOthers = interestDue(state, ITALY) - toGovernment;
        expect(fromTreasury[government]).toBe(Math.max(0, Math.min(toGovernment, treasury - toOthers)));
        expect(sum(fromTreasury)).toBe(Math.min(treasury, toOthers + toGovernment));
        expect(sum(fromGovernment) + sum(lapsed)).toBe(Math.max(0, toOthers - treasury));
        expect(sum(lapsed)).toBe(Math.max(0, toOthers - treasury - at(state.cash, government)));
      }),
    );
  });

  it("IM-16 every listed purchase costs as much as it adds to the bond total, and no affordable one is missing", () => {
    fc.assert(
      fc.property(italianBonds, fc.integer({ min: 0, max: 3 }), (state, buyer) => {
        const purchases = imperial.answer(state, buyer as Seat, { kind: "purchases", seat: buyer as Seat });
        if (isRefusal(purchases)) throw new Error(purchases.code);
        const before = bondTotalOf(state, buyer as Seat, ITALY);
        for (const purchase of purchases) {
          expect(purchase.cashAfter).toBeGreaterThanOrEqual(0);
          if (purchase.nation === ITALY) expect(purchase.bondTotalAfter - before).toBe(purchase.price);
        }
        const affordable = BONDS.filter(
          (bond) => state.bondHolders[9 + bond] === -1 && faceValue(bond) <= at(state.cash, buyer),
        );
        const listed = purchases.filter((purchase) => purchase.nation === ITALY && purchase.returned === undefined);
        expect(listed).toHaveLength(affordable.length);
      }),
    );
  });

  it("IM-18.3 the ranking is sorted by score, and no rank exceeds its place", () => {
    const holdings = fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 54, maxLength: 54 });
    const points = fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(holdings, points, fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }), (holders, tracks, cash) => {
        const state = boardWith(4, "");
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

  it("IM-17.7 the treasury gets the tax minus the soldiers' pay, but never less than nothing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 5, max: 15 }),
        (flags, armies, marker) => {
          const state = boardWith(2, `factories rome,naples\n tax italy ${marker}`);
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
