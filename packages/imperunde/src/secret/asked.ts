import type { Seat } from "@rondel/engine";
import type { CardFrame, WindowFrame } from "../frames.ts";
import { type State, seatsOf } from "../state.ts";

/** Whom an open window asks, whatever they hold (RU-05): everybody, or everybody but the player of the top card (IR-13.2.2). */
export function askedBy(state: State, frame: WindowFrame | CardFrame): readonly Seat[] {
  return frame.kind === "window" ? seatsOf(state) : seatsOf(state).filter((seat) => seat !== topPlayer(frame));
}

/** Nobody counters his own top card (IR-13.3.4). */
export const topPlayer = (frame: CardFrame): Seat => frame.chain[frame.chain.length - 1] ?? frame.seat;

/** IR-13.3.2: whether a card works as its chain stands now; an even number of counters lets it. */
export const cardWorks = (frame: CardFrame): boolean => frame.chain.length % 2 === 0;
