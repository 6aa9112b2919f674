import type { AnyEvent } from "@rondel/engine";
import type { Event, Power, Region } from "@rondel/imperial";
import type { GameSpeech } from "../../messages/game-messages.ts";

/** What goes without saying: the board shows it, or the line before has said it. */
const QUIET: readonly Event["kind"][] = [
  "productionEnded",
  "importEnded",
  "fleetsEnded",
  "manoeuvreEnded",
  "asked",
  "investing",
];

/** One line of the log. */
export interface Line {
  readonly text: string;
  readonly power: Power | undefined;
  readonly places: readonly Region[];
  readonly rule: string;
}

export function narrate(given: AnyEvent, speech: GameSpeech): Line | undefined {
  const event = asImperial(given);
  if (QUIET.includes(event.kind)) return undefined;
  const text = speech.event(event);
  return text ? { text, power: powerOf(event), places: placesOf(event), rule: event.rule } : undefined;
}

/** Events of a session of this game are events of this game. */
function asImperial(event: AnyEvent): Event {
  return event as Event;
}

function powerOf(given: AnyEvent): Power | undefined {
  const event = asImperial(given);
  if (event.kind === "battle") return event.by.power;
  if (event.kind === "money") {
    if (event.from !== "bank" && "treasury" in event.from) return event.from.treasury;
    return event.to !== "bank" && "treasury" in event.to ? event.to.treasury : undefined;
  }
  return "power" in event ? event.power : undefined;
}

/** Where on the map something happened. */
export function placesOf(given: AnyEvent): readonly Region[] {
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
