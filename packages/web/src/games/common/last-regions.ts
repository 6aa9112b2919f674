import type { AnyEvent } from "@rondel/engine";
import type { TableSession } from "../../session/session.ts";

/** Where the last action happened, before the position that is shown. */
export function lastRegions<Place>(
  session: TableSession,
  placesOf: (event: AnyEvent) => readonly Place[],
): ReadonlySet<Place> {
  const at = session.past.at.value ?? session.number.value;
  const entry = session.log.value.findLast(({ number }) => number === at);
  return new Set(entry?.events.flatMap((event) => placesOf(event)));
}
