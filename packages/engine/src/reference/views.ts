import { type Random, shuffle } from "../random.ts";
import { allSeats, type Viewer } from "../seat.ts";
import {
  type Card,
  COPIES_OF_EACH_CARD,
  cloneFrame,
  cloneState,
  type FerryEvent,
  type FerryFrame,
  type FerryState,
  FOG,
  handOf,
  NO_BID,
  WIND,
} from "./state.ts";

/** The information of a viewer: its own hand, the size of other hands, whether a bid was made, and no passes of others. */
export interface FerryView {
  readonly viewer: Viewer;
  readonly state: Omit<FerryState, "hands" | "deck" | "frames">;
  /** Null for a hidden hand. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  readonly frames: readonly FerryFrame[];
}

/** FE-2: a secret bid of another seat, in a view. */
const SEALED_BID = -2;

export function viewOf(state: FerryState, viewer: Viewer): FerryView {
  const { players, options, round, starter, bank, coins, hands, deck, discards, frames } = state;
  const mayRead = (owner: number) => options.hands === "open" || owner === viewer;
  return {
    viewer,
    state: { players, options, round, starter, bank, coins: coins.slice(), discards: discards.slice() },
    hands: hands.map((hand, owner) => (mayRead(owner) ? hand.slice() : null)),
    handSizes: hands.map((hand) => hand.length),
    deckSize: deck.length,
    frames: frames.map((frame) => frameSeenBy(frame, viewer)),
  };
}

function frameSeenBy(frame: FerryFrame, viewer: Viewer): FerryFrame {
  const copy = cloneFrame(frame);
  if (copy.kind === "bidding") {
    copy.bids = copy.bids.map((bid, seat) => (bid === NO_BID || seat === viewer ? bid : SEALED_BID));
  } else if (copy.kind !== "crossing") {
    copy.passed = copy.passed.map((passed, seat) => seat === viewer && passed);
  }
  return copy;
}

export function viewEvent(event: FerryEvent, viewer: Viewer): FerryEvent {
  if (event.kind !== "dealt" || event.seat === viewer) return event;
  return { ...event, card: null };
}

/** Deals the unseen cards at random and draws every secret bid. Assumes that no other seat has passed. */
export function guess(view: FerryView, random: Random): FerryState {
  const seen = [...view.hands.flatMap((hand) => hand ?? []), ...view.state.discards];
  const unseen = shuffle(random, "unseen cards", missingFrom(seen));
  const { players } = view.state;
  const hands = view.hands.map((hand, owner) => hand?.slice() ?? unseen.splice(0, view.handSizes[owner] ?? 0));
  const frames = view.frames.map((frame) => {
    const copy = cloneFrame(frame);
    if (copy.kind === "bidding") {
      for (const seat of allSeats(players)) {
        if (copy.bids[seat] === SEALED_BID) {
          copy.bids[seat] = random.draw("sealed bid", Math.min(3, view.state.coins[seat] ?? 0) + 1);
        }
      }
    }
    return copy;
  });
  return cloneState({ ...view.state, hands, deck: unseen, frames });
}

/** FE-10: mixes hidden hands with the deck, draws secret bids again, and withdraws the passes of others. */
export function redealHidden(state: FerryState, viewer: Viewer, random: Random): FerryState {
  const copy = cloneState(state);
  const hidden = allSeats(copy.players).filter((owner) => copy.options.hands === "hidden" && owner !== viewer);
  const pool = shuffle(random, "hidden cards", [...copy.deck, ...hidden.flatMap((owner) => handOf(copy, owner))]);
  for (const owner of hidden) copy.hands[owner] = pool.splice(0, handOf(copy, owner).length);
  copy.deck = pool;
  for (const frame of copy.frames) {
    if (frame.kind === "bidding") {
      for (const seat of allSeats(copy.players)) {
        if (seat !== viewer && frame.bids[seat] !== NO_BID) {
          frame.bids[seat] = random.draw("hidden bid", Math.min(3, copy.coins[seat] ?? 0) + 1);
        }
      }
    } else if (frame.kind !== "crossing") {
      frame.passed = frame.passed.map((passed, seat) => seat === viewer && passed);
    }
  }
  return copy;
}

function missingFrom(seen: readonly Card[]): Card[] {
  return [WIND, FOG].flatMap((card) => {
    const left = COPIES_OF_EACH_CARD - seen.filter((other) => other === card).length;
    return Array<Card>(left).fill(card as Card);
  });
}
