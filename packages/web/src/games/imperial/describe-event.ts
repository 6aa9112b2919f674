import type { AnyEvent, Seat } from "@rondel/engine";
import type { Event, Nation, Region } from "@rondel/imperial";
import type { GameMessages } from "../../messages/game-messages.ts";

/** Events without a log line: the board or the previous line already shows them. */
const UNLISTED: readonly Event["kind"][] = [
  "productionEnded",
  "importEnded",
  "fleetsEnded",
  "manoeuvreEnded",
  "asked",
  "investing",
];

/** The content of one log line. */
export interface EventDescription {
  readonly text: string;
  readonly nation: Nation | undefined;
  /** The person who acts or whom the event concerns. */
  readonly seat: Seat | undefined;
  readonly regions: readonly Region[];
  readonly rule: string;
}

export function describeEvent(given: AnyEvent, messages: GameMessages): EventDescription | undefined {
  const event = asImperial(given);
  if (UNLISTED.includes(event.kind)) return undefined;
  const text = messages.event(event);
  return text
    ? { text, nation: nationOf(event), seat: seatOf(event), regions: regionsOf(event), rule: event.rule }
    : undefined;
}

/** Sessions are not typed by game; in a session of Imperial every event is one of Imperial. */
function asImperial(event: AnyEvent): Event {
  return event as Event;
}

function nationOf(given: AnyEvent): Nation | undefined {
  const event = asImperial(given);
  if (event.kind === "battle") return event.by.nation;
  if (event.kind === "money") {
    if (event.from !== "bank" && "treasury" in event.from) return event.from.treasury;
    return event.to !== "bank" && "treasury" in event.to ? event.to.treasury : undefined;
  }
  return "nation" in event ? event.nation : undefined;
}

function seatOf(event: Event): Seat | undefined {
  if (event.kind === "money") {
    if (event.from !== "bank" && "cash" in event.from) return event.from.cash;
    return event.to !== "bank" && "cash" in event.to ? event.to.cash : undefined;
  }
  if (event.kind === "government" || event.kind === "investorCard") return event.to;
  return "seat" in event ? event.seat : undefined;
}

/** The regions in which an event happened. */
export function regionsOf(given: AnyEvent): readonly Region[] {
  const event = asImperial(given);
  switch (event.kind) {
    case "factoryBuilt":
    case "produced":
    case "notProduced":
    case "imported":
    case "statusChanged":
    case "factoryDestroyed":
      return [event.province];
    case "fleetMoved":
    case "armyMoved":
      return [event.from, event.to];
    case "peace":
    case "asked":
    case "noDemand":
    case "battle":
    case "flagRemoved":
    case "flagPlaced":
    case "flagLacking":
      return [event.region];
    default:
      return [];
  }
}
