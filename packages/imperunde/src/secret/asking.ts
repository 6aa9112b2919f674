import { type Seat, topFrame } from "@rondel/engine";
import { holds } from "../cards/deck.ts";
import { momentOf, targetsOf } from "../cards/index.ts";
import { CARD_NAMES, type Card, COUNTER_ESPIONAGE } from "../cards/list.ts";
import type { CardFrame, WindowFrame } from "../frames.ts";
import type { State } from "../state.ts";
import { topPlayer } from "./asked.ts";
import { isDrawnIntoBattle } from "./presence.ts";

/** When a player wants to be asked in windows: where it matters, in all battles too, always, or never. */
export const ASK_SETTINGS = ["mine", "battles", "all", "never"] as const;
export type AskSetting = (typeof ASK_SETTINGS)[number];

/**
 * Whether a player with this setting is asked in the open window. Without a playable card nobody is (IR-13.2.11). Cards for any
 * time need no question except before a battle that another party began: they can be played from the hand in every pause, and
 * before one's own attack.
 */
export function asksPlayer(state: State, seat: Seat, setting: AskSetting): boolean {
  const frame = topFrame(state);
  if (setting === "never" || (frame?.kind !== "window" && frame?.kind !== "card")) return false;
  const cards = playable(state, seat, frame);
  if (cards.length === 0) return false;
  return setting === "all" || frame.kind === "card" || matters(state, seat, frame, cards, setting);
}

function matters(state: State, seat: Seat, { at }: WindowFrame, cards: readonly Card[], setting: AskSetting): boolean {
  if (at === "battle" && (setting === "battles" || isDrawnIntoBattle(state, seat))) return true;
  if (at === "roll" && setting === "battles") return true;
  return cards.some((card) => isForOccasion(card));
}

/** Whether a card can be played only at moments like this one. */
export function isForOccasion(card: Card): boolean {
  const name = CARD_NAMES[card];
  return name !== undefined && momentOf(name) !== "any";
}

/** The kinds of cards in a hand that are usable in the open window. */
function playable(state: State, seat: Seat, frame: WindowFrame | CardFrame): Card[] {
  if (frame.kind === "card") {
    return holds(state, seat, COUNTER_ESPIONAGE) && topPlayer(frame) !== seat ? [COUNTER_ESPIONAGE] : [];
  }
  return [...new Set(state.hands[seat])].filter((card) => targetsOf(state, seat, card).length > 0);
}
