import { asSeat, type Random, shuffle } from "@rondel/engine";
import { type Card, FULL_DECK } from "../cards/list.ts";
import { clone } from "../clone.ts";
import { stackedCards } from "../secret/possible-cards.ts";
import type { State } from "../state.ts";
import { seesHand, type View } from "./view.ts";

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

/** Shuffles the deck and all hands that are hidden from the viewer together, and deals hands of the same size. */
export function redeal(state: State, viewer: View["viewer"], random: Random): void {
  const hidden = state.hands.map((_, seat) => !seesHand(state, viewer, asSeat(seat)));
  const shownIn = (seat: number): readonly Card[] => state.shown?.[seat] ?? [];
  const pool = [
    ...state.deck,
    ...state.hands.flatMap((hand, seat) => (hidden[seat] ? without(hand, shownIn(seat)) : [])),
  ];
  shuffle(random, "redeal", pool);
  state.hands = state.hands.map((hand, seat) => {
    if (!hidden[seat]) return hand;
    const shown = shownIn(seat);
    return [...shown, ...pool.splice(0, hand.length - shown.length)].sort((one, other) => one - other);
  });
  state.deck = pool;
}

/** Some cards without some of them. */
function without(cards: readonly Card[], removed: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of removed) left.splice(left.indexOf(card), 1);
  return left;
}
