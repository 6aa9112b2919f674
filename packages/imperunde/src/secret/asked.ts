import type { Seat } from "@rondel/engine";
import type { CardFrame, WindowFrame } from "../frames.ts";
import { type State, seatsOf } from "../state.ts";

/** The seats that may answer in a window, whatever cards they hold (RU-05): all but the player of the top card (IR-13.2.2). */
export function askedBy(state: State, frame: WindowFrame | CardFrame): readonly Seat[] {
  return frame.kind === "window" ? seatsOf(state) : seatsOf(state).filter((seat) => seat !== topPlayer(frame));
}

/** The player of the top card, who cannot counter it (IR-13.3.4). */
export function topPlayer(frame: CardFrame): Seat {
  return frame.chain[frame.chain.length - 1] ?? frame.seat;
}

/** IR-13.3.2: whether the card would take effect now, which an even number of counters allows. */
export function cardWorks(frame: CardFrame): boolean {
  return frame.chain.length % 2 === 0;
}
