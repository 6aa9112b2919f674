import type { AnyEvent } from "@rondel/engine";
import type { Event, Nation, Region } from "@rondel/imperial";
import type { GameMessages } from "../../messages/game-messages.ts";

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
  readonly nation: Nation | undefined;
  readonly places: readonly Region[];
  readonly rule: string;
}

export function describeEvent(given: AnyEvent, messages: GameMessages): Line | undefined {
  const event = asImperial(given);
  if (QUIET.includes(event.kind)) return undefined;
  const text = messages.event(event);
  return text ? { text, nation: nationOf(event), places: placesOf(event), rule: event.rule } : undefined;
}

/** Events of a session of this game are events of this game. */
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
