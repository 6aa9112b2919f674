import { seededRandom } from "@rondel/engine";
import { type Event as ImperialEvent, type View as ImperialView, imperial } from "@rondel/imperial";
import { type Event as ImperundeEvent, type View as ImperundeView, imperunde } from "@rondel/imperunde";
import { imperialReasons } from "./imperial/turn-reasons.ts";
import { imperundeReasons } from "./imperunde/turn-reasons.ts";
import type { Reason, Turn } from "./reasons.ts";

export { REASONS, type Reason, type ReasonCode, type Turn } from "./reasons.ts";

/** More would be a wall of text. */
const MOST_REASONS = 2;

/**
 * Reasons for a turn of another player: what it brought to the player who made it. They follow from the views and events of the reader
 * alone, so they reveal nothing.
 */
export function turnReasons(game: string, turn: Turn): readonly Reason[] {
  const reasons = reasonsIn(game, turn);
  const isFirstOfKind = ({ code }: Reason, place: number) => reasons.findIndex((one) => one.code === code) === place;
  return reasons.filter(isFirstOfKind).slice(0, MOST_REASONS);
}

function reasonsIn(game: string, { viewer, before, after, events }: Turn): readonly Reason[] {
  const random = seededRandom("reasons");
  if (game === imperial.id) {
    const stateOf = (view: unknown) => imperial.guess(view as ImperialView, random);
    return imperialReasons({
      viewer,
      before: stateOf(before),
      after: stateOf(after),
      events: events as readonly ImperialEvent[],
    });
  }
  if (game === imperunde.id) {
    const stateOf = (view: unknown) => imperunde.guess(view as ImperundeView, random);
    return imperundeReasons({
      viewer,
      before: stateOf(before),
      after: stateOf(after),
      events: events as readonly ImperundeEvent[],
    });
  }
  return [];
}
