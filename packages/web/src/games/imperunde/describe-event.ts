import type { AnyEvent } from "@rondel/engine";
import type { Event, Party, Region } from "@rondel/imperunde";
import type { GameMessages } from "../../messages/game-messages.ts";

/** What goes without saying: the board shows it, or the line before has said it. */
const QUIET: readonly Event["kind"][] = [
  "unitsNamed",
  "turnEnded",
  "passed",
  "orderChanged",
  "marksRemoved",
  "becameReady",
];

/** One line of the log. */
export interface Line {
  readonly text: string;
  readonly party: Party | undefined;
  readonly places: readonly Region[];
  readonly rule: string;
}

export function describeEvent(given: AnyEvent, messages: GameMessages): Line | undefined {
  const event = asImperunde(given);
  const text = messages.event(event);
  return text ? { text, party: event.party, places: placesOf(event), rule: event.rule } : undefined;
}

/** Whether an event is worth a line of the log. */
export function isTold(event: AnyEvent): boolean {
  return !QUIET.includes(asImperunde(event).kind);
}

/** Rounds and phases are headings of the log. */
export function headingOf(given: AnyEvent): Event | undefined {
  const event = asImperunde(given);
  return event.kind === "roundBegan" || event.kind === "phaseBegan" ? event : undefined;
}

/** Events of a session of this game are events of this game. */
function asImperunde(event: AnyEvent): Event {
  return event as Event;
}

/** Where on the board something happened. */
export function placesOf(given: AnyEvent): readonly Region[] {
  const { region, to } = asImperunde(given);
  return [region, to].filter((place): place is Region => place !== undefined && place >= 0);
}
