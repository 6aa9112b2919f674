import { type Random, shuffle } from "@rondel/engine";
import { without } from "../cards/deck.ts";
import { type Card, FULL_DECK } from "../cards/list.ts";
import { clone } from "../clone.ts";
import { stackedCards } from "../secret/possible-cards.ts";
import type { State } from "../state.ts";
import type { View } from "./view.ts";

/** A random state with the given view: unseen cards are dealt at random, and the other seats have not answered yet. */
export function guess(seen: View, random: Random): State {
  const state = clone(seen.board);
  state.hands = state.hands.map((hand, seat) => (hand.length > 0 ? hand : [...(state.shown?.[seat] ?? [])]));
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
  return without(FULL_DECK, [...state.discard, ...state.hands.flat(), ...stackedCards(state)]);
}
