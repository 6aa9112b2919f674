import { type Seat, shuffle } from "@rondel/engine";
import type { PlayContext } from "../frame-rules.ts";
import type { State } from "../state.ts";
import { CARD_NAMES, type Card } from "./list.ts";

/** Adds a card to a hand. Hands are sorted, so the place of a card does not show when it was drawn. */
function addToHand(state: State, seat: Seat, card: Card): void {
  const hand = state.hands[seat] ?? [];
  hand.push(card);
  hand.sort((one, other) => one - other);
}

export function takeFromHand(state: State, seat: Seat, card: Card): void {
  const hand = state.hands[seat] ?? [];
  const place = hand.indexOf(card);
  if (place < 0) throw new RangeError(`seat ${seat} does not hold ${CARD_NAMES[card]}`);
  hand.splice(place, 1);
  const shown = state.shown?.[seat] ?? [];
  if (shown.includes(card)) shown.splice(shown.indexOf(card), 1);
}

/** Some cards without some of them. */
export function without(cards: readonly Card[], removed: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of removed) left.splice(left.indexOf(card), 1);
  return left;
}

export function holds(state: State, seat: Seat, card: Card): boolean {
  return state.hands[seat]?.includes(card) ?? false;
}

/** IR-7.2.3, RU-125: the number of cards that can still be drawn in this phase. */
export function cardsToDraw(state: State): number {
  return state.deck.length + (state.options.deckRefill === "when-empty" ? state.discard.length : 0);
}

/** draws the top card; an empty deck is refilled first if the option says so. */
export function drawCard(state: State, seat: Seat, rule: string, context: PlayContext): void {
  if (state.deck.length === 0 && state.options.deckRefill === "when-empty") {
    state.deck = shuffle(context.random, "X-16 deck refill", state.discard);
    state.discard = [];
    context.emit({ kind: "deckShuffled", rule: "RU-125", count: state.deck.length });
  }
  const card = state.deck.pop();
  if (card === undefined) return;
  addToHand(state, seat, card);
  context.emit({ kind: "cardDrawn", rule, also: ["IR-13.4.1"], party: seat, card, knownTo: [seat] });
}

// IR-5.1.2
export function shuffleDiscards(state: State, context: PlayContext): void {
  state.deck = shuffle(context.random, "X-07 deck", [...state.deck, ...state.discard]);
  state.discard = [];
  context.emit({ kind: "deckShuffled", rule: "IR-5.1.2", also: ["IR-13.1.4"], count: state.deck.length });
}
