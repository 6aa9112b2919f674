import type { Seat } from "@rondel/engine";
import { targetsOf } from "../cards/index.ts";
import { ALL_CARDS, type Card, COPIES, COUNTER_ESPIONAGE, cardNamed } from "../cards/list.ts";
import type { CardFrame, WindowFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { askedBy } from "./asked.ts";

/** IR-13.2.10: the seats that, by public knowledge alone, could hold a card that is usable in the open window. */
export function possibleAnswerers(state: State, frame: WindowFrame | CardFrame): Seat[] {
  return askedBy(state, frame).filter(couldAnswer(state, frame));
}

/** Whether anyone could; with a condition, whether anyone could with a card that meets it. */
export function couldBeAnswered(state: State, frame: WindowFrame | CardFrame, counts: Condition = anyCard): boolean {
  return askedBy(state, frame).some(couldAnswer(state, frame, counts));
}

type Condition = (seat: Seat, card: Card) => boolean;

const anyCard: Condition = () => true;

function couldAnswer(
  state: State,
  frame: WindowFrame | CardFrame,
  counts: Condition = anyCard,
): (seat: Seat) => boolean {
  const unseen = unseenKinds(state);
  const isUsable = (seat: Seat, card: Card): boolean =>
    frame.kind === "card" ? card === COUNTER_ESPIONAGE : targetsOf(state, seat, card).length > 0;
  return (seat) => possibleCards(state, seat, unseen).some((card) => counts(seat, card) && isUsable(seat, card));
}

/** The cards that a seat may hold as far as everyone knows: those shown to all, and any unseen one if its hand has another card. */
function possibleCards(state: State, seat: Seat, unseen: readonly Card[]): readonly Card[] {
  const shown = state.shown?.[seat] ?? [];
  return (state.hands[seat]?.length ?? 0) > shown.length ? [...shown, ...unseen] : shown;
}

/** All cards, those first whose targets are quickly found. */
const QUICK_FIRST: readonly Card[] = ALL_CARDS.toSorted((one, other) => slowness(one) - slowness(other));

function slowness(card: Card): number {
  return card === cardNamed("unmaskSpies") || card === cardNamed("declarationOfWar") ? 0 : 1;
}

/** The cards of which not every copy lies face up: discarded, in a chain, or in a hand that all have seen. */
function unseenKinds(state: State): Card[] {
  const left = [...COPIES];
  for (const card of [...state.discard, ...(state.shown ?? []).flat(), ...stackedCards(state)]) {
    left[card] = (left[card] ?? 0) - 1;
  }
  return QUICK_FIRST.filter((card) => (left[card] ?? 0) > 0);
}

/** Cards in unfinished chains. */
export function stackedCards({ frames }: State): Card[] {
  return frames.flatMap((frame) =>
    frame.kind === "card" ? [cardNamed(frame.play.kind), ...frame.chain.map(() => COUNTER_ESPIONAGE)] : [],
  );
}
