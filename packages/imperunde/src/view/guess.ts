import { asSeat, type Random, shuffle } from "@rondel/engine";
import { ALL_CARDS, type Card, COUNTER_ESPIONAGE, cardCalled } from "../cards/list.ts";
import { clone } from "../clone.ts";
import type { State } from "../state.ts";
import { seesHand, type View } from "./view.ts";

/** A state that could be behind a view: the cards that were not seen are dealt at random; others have not answered yet. */
export function guess(seen: View, random: Random): State {
  const state = clone(seen.board);
  const unseen = unseenCards(state);
  shuffle(random, "guess", unseen);
  state.hands = state.hands.map((hand, seat) => {
    const missing = (seen.handSizes[seat] ?? 0) - hand.length;
    return [...hand, ...unseen.splice(0, missing)].sort((one, other) => one - other);
  });
  state.deck = unseen;
  return state;
}

/** Everything that is neither discarded, on a stack of played cards, nor in a hand that is seen. */
function unseenCards(state: State): Card[] {
  const left = [...ALL_CARDS];
  for (const card of [...state.discard, ...state.hands.flat(), ...stackedCards(state)]) {
    left.splice(left.indexOf(card), 1);
  }
  return left;
}

/** Cards that lie on an open counter chain. */
export function stackedCards(state: State): Card[] {
  return state.frames.flatMap((frame) =>
    frame.kind === "card" ? [cardCalled(frame.play.kind), ...frame.chain.map(() => COUNTER_ESPIONAGE)] : [],
  );
}

/** The same position with all cards dealt anew among those who hide theirs from the viewer, and the deck. */
export function redeal(state: State, viewer: View["viewer"], random: Random): void {
  const hidden = state.hands.map((_, seat) => !seesHand(state, viewer, asSeat(seat)));
  const pool = [...state.deck, ...state.hands.filter((_, seat) => hidden[seat]).flat()];
  shuffle(random, "redeal", pool);
  state.hands = state.hands.map((hand, seat) =>
    hidden[seat] ? pool.splice(0, hand.length).sort((one, other) => one - other) : hand,
  );
  state.deck = pool;
}
