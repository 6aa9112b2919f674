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
export function turnSentences(messages: Pick<GameMessages, "event">, events: readonly AnyEvent[]): string {
  const told = events.flatMap((event, place) => {
    const text = event.kind === "passed" ? undefined : messages.event(event);
    return text === undefined ? [] : [{ rank: rankOf(event), place, text }];
  });
  return told
    .sort((left, right) => left.rank - right.rank || left.place - right.place)
    .slice(0, MOST_SENTENCES)
    .sort((left, right) => left.place - right.place)
    .map(({ text }) => text)
    .join(" ");
}

/** Other events are told only if there is none of these. */
function rankOf({ kind }: AnyEvent): number {
  const rank = KINDS.indexOf(kind);
  return rank < 0 ? KINDS.length : rank;
}
