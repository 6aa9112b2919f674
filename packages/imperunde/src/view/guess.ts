import { asSeat, type Random, shuffle } from "@rondel/engine";
import { type Card, COUNTER_ESPIONAGE, cardNamed, FULL_DECK } from "../cards/list.ts";
import { clone } from "../clone.ts";
import type { State } from "../state.ts";
import { seesHand, type View } from "./view.ts";

/** A random state with the given view: unseen cards are dealt at random, and the other seats have not answered yet. */
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

/** All cards that are not in the discard pile, in a chain of played cards or in a visible hand. */
function unseenCards(state: State): Card[] {
  const left = [...FULL_DECK];
  for (const card of [...state.discard, ...state.hands.flat(), ...stackedCards(state)]) {
    left.splice(left.indexOf(card), 1);
  }
  return left;
}

/** Cards in unfinished chains. */
export function stackedCards(state: State): Card[] {
  return state.frames.flatMap((frame) =>
    frame.kind === "card" ? [cardNamed(frame.play.kind), ...frame.chain.map(() => COUNTER_ESPIONAGE)] : [],
  );
}

/** Shuffles the deck and all hands that are hidden from the viewer together, and deals hands of the same size. */
export function redeal(state: State, viewer: View["viewer"], random: Random): void {
  const hidden = state.hands.map((_, seat) => !seesHand(state, viewer, asSeat(seat)));
  const pool = [...state.deck, ...state.hands.filter((_, seat) => hidden[seat]).flat()];
  shuffle(random, "redeal", pool);
  state.hands = state.hands.map((hand, seat) =>
    hidden[seat] ? pool.splice(0, hand.length).sort((one, other) => one - other) : hand,
  );
  state.deck = pool;
}
