import type { AnyEvent } from "@rondel/engine";
import { type Event, type EventKind, type EventOf, NOWHERE, type Party, type Region } from "@rondel/imperunde";
import type { GameMessages } from "../../messages/game-messages.ts";

/** Events without a line in the log: the board or the line before shows them. */
const UNLISTED: readonly EventKind[] = [
  "unitsNamed",
  "turnEnded",
  "passed",
  "orderChanged",
  "marksRemoved",
  "becameReady",
];

/** The content of one log line. */
export interface EventDescription {
  readonly text: string;
  readonly party: Party | undefined;
  readonly regions: readonly Region[];
  readonly rule: string;
}

export function describeEvent(given: AnyEvent, messages: GameMessages): EventDescription | undefined {
  const event = asImperunde(given);
  const text = messages.event(event);
  const party = "party" in event ? event.party : undefined;
  return text ? { text, party, regions: regionsOf(event), rule: event.rule } : undefined;
}

/** Whether an event gets a line in the log. */
export function isLogged(event: AnyEvent): boolean {
  return !UNLISTED.includes(asImperunde(event).kind);
}

/** The start of a round or phase, which is a heading in the log. */
export function headingOf(given: AnyEvent): EventOf<"roundBegan" | "phaseBegan"> | undefined {
  const event = asImperunde(given);
  return event.kind === "roundBegan" || event.kind === "phaseBegan" ? event : undefined;
}

/** A session of this game has only events of this game. */
export function asImperunde(event: AnyEvent): Event {
  return event as Event;
}

/** The regions of an event. */
export function regionsOf(given: AnyEvent): readonly Region[] {
  const event = asImperunde(given);
  const regions = ["region" in event ? event.region : undefined, "to" in event ? event.to : undefined];
  return regions.filter((region): region is Region => region !== undefined && region !== NOWHERE);
}
