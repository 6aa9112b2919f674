import type { AnyEvent } from "@rondel/engine";
import type { GameMessages } from "../messages/game-messages.ts";

/** The events that say most about a turn, the most important kind first. */
const KINDS = [
  "gameOver",
  "won",
  "government",
  "factoryDestroyed",
  "conquered",
  "promiseBroken",
  "taxed",
  "relationChanged",
  "stanceChanged",
  "cardTookEffect",
  "eventDrawn",
  "bond",
  "battleWon",
  "factoryBuilt",
  "flagPlaced",
  "battle",
  "rondel",
  "bought",
];
const MOST_SENTENCES = 2;

/** One or two sentences about what happened in a turn. */
export function turnSentences(messages: GameMessages, events: readonly AnyEvent[]): string {
  const told = events
    .filter(({ kind }) => KINDS.includes(kind))
    .map((event, place) => ({ rank: KINDS.indexOf(event.kind), place, text: messages.event(event) }))
    .filter(({ text }) => text !== undefined)
    .sort((left, right) => left.rank - right.rank || left.place - right.place)
    .slice(0, MOST_SENTENCES)
    .sort((left, right) => left.place - right.place);
  return told.map(({ text }) => text).join(" ");
}
