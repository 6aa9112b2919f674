import type { AnyEvent } from "@rondel/engine";
import type { Event } from "@rondel/imperial";

/** A nation changed hands, or a factory was destroyed. */
export function isTurningPoint(given: AnyEvent): boolean {
  const event = given as Event;
  return event.kind === "factoryDestroyed" || (event.kind === "government" && event.from !== undefined);
}
