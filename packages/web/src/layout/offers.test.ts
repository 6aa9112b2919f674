import type { ChatLine } from "@rondel/protocol";
import { describe, expect, test } from "vitest";
import { mayAnswer, type OfferLine, offerState } from "./offers.ts";

const about = { room: "table", at: 0 } as const;
const offer: OfferLine = { ...about, number: 5, kind: "offer", seat: 0, text: "Peace in the Balkans" };
const answer = (number: number, seat: number, accepts: boolean): ChatLine => ({
  ...about,
  number,
  kind: "answer",
  seat,
  offer: 5,
  accepts,
});

describe("an offer", () => {
  test("can be answered by everyone except its author", () => {
    const state = offerState(offer, [offer, { ...about, number: 6, kind: "said", seat: 1, text: "Let me think" }]);
    expect(state).toEqual({ isWithdrawn: false, accepted: [], declined: [] });
    expect([0, 1, 2].map((seat) => mayAnswer(offer, state, seat))).toEqual([false, true, true]);
  });

  test("lists who accepted and who declined, and can be answered only once by each seat", () => {
    const state = offerState(offer, [offer, answer(6, 1, true), answer(7, 2, false)]);
    expect(state).toEqual({ isWithdrawn: false, accepted: [1], declined: [2] });
    expect([1, 2, 3].map((seat) => mayAnswer(offer, state, seat))).toEqual([false, false, true]);
  });

  test("cannot be answered after it was withdrawn", () => {
    const state = offerState(offer, [offer, { ...about, number: 6, kind: "withdrawal", seat: 0, offer: 5 }]);
    expect(state.isWithdrawn).toBe(true);
    expect(mayAnswer(offer, state, 1)).toBe(false);
  });
});
