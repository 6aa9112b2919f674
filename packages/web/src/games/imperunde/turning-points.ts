import type { AnyEvent } from "@rondel/engine";
import { type Event, isPlayer } from "@rondel/imperunde";

/** War or peace between two players, or a colony that one took from the other. */
export function isTurningPoint(given: AnyEvent): boolean {
  const event = given as Event;
  if (event.kind === "relationChanged") return true;
  return event.kind === "conquered" && isPlayer(event.party) && event.other !== undefined && isPlayer(event.other);
}
