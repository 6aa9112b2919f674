import type { Seat } from "@rondel/engine";
import type { Card } from "../cards/list.ts";
import type { CardFrame, WindowFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { isForOccasion } from "./asking.ts";
import { couldBeAnswered } from "./possible-cards.ts";
import { isDrawnIntoBattle } from "./presence.ts";

/** A breath for cards that can be played in every other pause too. */
const QUIET = 0.6;
/** The time in which three dice fall or the wheels turn, and are read. */
const WATCHED = 0.8;

/**
 * IR-13.2.11: the share of a full pause that the open window lasts. It is less if, as far as everyone knows, no player with the
 * default setting would be asked: only cards for any time could be played. It depends on public facts alone, so it tells nothing.
 */
export function pauseShare(state: State, frame: WindowFrame | CardFrame): number {
  if (frame.kind === "card") return 1;
  const couldAsk = (seat: Seat, card: Card): boolean =>
    isForOccasion(card) || (frame.at === "battle" && isDrawnIntoBattle(state, seat));
  if (couldBeAnswered(state, frame, couldAsk)) return 1;
  return frame.at === "roll" || frame.at === "event" ? WATCHED : QUIET;
}
