import type { AnyEvent } from "@rondel/engine";
import type { TableSession } from "../../session/session.ts";

/** The regions of the events that led to the shown position. */
export function lastRegions<Region>(
  session: TableSession,
  regionsOf: (event: AnyEvent) => readonly Region[],
): ReadonlySet<Region> {
  const at = session.past.at.value ?? session.number.value;
  const entry = session.log.value.findLast(({ number }) => number === at);
  return new Set(entry?.events.flatMap((event) => regionsOf(event)));
}
