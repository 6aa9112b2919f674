import type { FrameRules } from "../frames.ts";
import { popFrame, pushFrame } from "../frames.ts";
import { refusal } from "../message.ts";
import { allSeats, clockwiseFrom, type Seat } from "../seat.ts";
import {
  coinsOf,
  type FerryAction,
  type FerryEvent,
  type FerryFrame,
  type FerryState,
  HIGHEST_BID,
  NO_BID,
  pay,
} from "./state.ts";

type BiddingFrame = Extract<FerryFrame, { kind: "bidding" }>;

/** FE-2, FE-3: all seats make secret bids at the same time; the highest bidder becomes the ferryman. */
export const bidding: FrameRules<FerryState, BiddingFrame, FerryAction, FerryEvent> = {
  deciders: (state, frame) => allSeats(state.players).filter((seat) => frame.bids[seat] === NO_BID),

  actions(state, frame, seat) {
    if (frame.bids[seat] !== NO_BID) return [];
    const highest = highestBid(state, seat);
    return Array.from({ length: highest + 1 }, (_, coins) => ({ kind: "bid", coins }));
  },

  defaultAction: () => ({ kind: "bid", coins: 0 }),

  refuse(state, frame, seat, action) {
    if (action.kind !== "bid") return refusal("only-bids-now", "FE-2");
    if (frame.bids[seat] !== NO_BID) return refusal("has-bid", "FE-2");
    const highest = highestBid(state, seat);
    return action.coins > highest ? refusal("bid-too-high", "FE-2", { highest }) : undefined;
  },

  play(_state, frame, seat, action, context) {
    if (action.kind !== "bid") throw new Error(`${action.kind} is not a bid`);
    frame.bids[seat] = action.coins;
    context.emit({ kind: "bidMade", rule: "FE-2", seat, automatic: false });
  },

  prompt: (state, frame, seat) =>
    frame.bids[seat] === NO_BID
      ? { code: "ferry.bid", params: { highest: highestBid(state, seat) } }
      : { code: "ferry.waitForBids", params: {} },

  step(state, frame, context) {
    for (const seat of this.deciders(state, frame)) {
      if (coinsOf(state, seat) > 0) continue;
      frame.bids[seat] = 0;
      context.emit({ kind: "bidMade", rule: "FE-2", seat, automatic: true });
    }
    if (frame.bids.includes(NO_BID)) return false;
    const ferryman = highestBidder(state, frame);
    const coins = frame.bids[ferryman] ?? 0;
    context.emit({ kind: "bidsShown", rule: "FE-3", bids: frame.bids.slice(), ferryman });
    pay(state, ferryman, "bank", coins);
    context.emit({ kind: "paid", rule: "FE-3", from: ferryman, to: "bank", coins });
    popFrame(state, frame);
    pushFrame(state, { kind: "crossing", ferryman });
    return true;
  },
};

function highestBid(state: FerryState, seat: Seat): number {
  return Math.min(HIGHEST_BID, coinsOf(state, seat));
}

function highestBidder(state: FerryState, frame: BiddingFrame): Seat {
  let best = state.starter;
  for (const seat of clockwiseFrom(state.starter, state.players)) {
    if ((frame.bids[seat] ?? 0) > (frame.bids[best] ?? 0)) best = seat;
  }
  return best;
}
