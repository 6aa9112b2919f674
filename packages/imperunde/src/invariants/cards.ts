import { CARD_NAMES, type CardName } from "../cards/list.ts";
import type { Frame } from "../frames.ts";
import type { State } from "../state.ts";

/** IR-13.5.19: two copies of each card, except these. */
const MORE_COPIES: Partial<Record<CardName, number>> = { rebellion: 4, unmaskSpies: 6, counterEspionage: 8 };

/** INV-2: the first card whose copies in deck, discard pile, hands and unfinished chains are too many or too few; else -1. */
export function miscountedCard(state: State): number {
  const names = [...state.deck, ...state.discard, ...state.hands.flat()].map((card) => CARD_NAMES[card]);
  for (const frame of state.frames) {
    if (frame.kind === "card") names.push(frame.play.kind, ...frame.chain.map(() => "counterEspionage" as const));
  }
  return CARD_NAMES.findIndex((name) => names.filter((other) => other === name).length !== (MORE_COPIES[name] ?? 2));
}

/** INV-32, IR-13.2.8: the closed list of moments for cards other than Counter-espionage. */
export function isCardMoment(state: State, frame: Frame | undefined): boolean {
  if (frame?.kind === "window" || frame?.kind === "goodWinds") return true;
  if (frame?.kind === "talks") return frame.stage === "open";
  if (frame?.kind === "embarkation") return frame.stage === "turn" && state.options.embarkOrder === "sequential";
  return (frame?.kind === "investments" || frame?.kind === "movement") && frame.stage === "turn";
}
