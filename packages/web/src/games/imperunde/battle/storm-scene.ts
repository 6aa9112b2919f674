import { type Event, type EventOf, eventsOf, isTransport, type Party, type Region } from "@rondel/imperunde";
import type { LogEntry } from "../../../session/session.ts";

/** All rolls of one player's ships in one storm, shown together. */
export interface StormScene {
  readonly party: Party;
  readonly region: Region;
  /** The number of the last action that belongs to it. */
  readonly number: number;
  readonly rolls: readonly EventOf<"stormRolled">[];
  readonly lost: number;
  /** What the ships have in common. */
  readonly ships: "transports" | "warships" | "mixed";
}

/** The storm that has just been rolled; undefined if something else has happened since. Steps of the same player belong to it. */
export function lastStorm(log: readonly LogEntry[], at: number): StormScene | undefined {
  const rolls: EventOf<"stormRolled">[] = [];
  let number = 0;
  for (const entry of log.filter((one) => one.number <= at).toReversed()) {
    const events = entry.events as readonly Event[];
    const here = eventsOf(events, "stormRolled");
    const [first] = rolls.length > 0 ? rolls : here;
    const isSameStorm = here.every(({ party, region }) => party === first?.party && region === first?.region);
    if (entry.cause?.kind === "takeback" || !isSameStorm || (here.length === 0 && !events.every(isStep))) break;
    if (number === 0) number = entry.number;
    rolls.unshift(...here);
  }
  const [first] = rolls;
  if (!first) return undefined;
  const aboard = rolls.filter(({ unit }) => isTransport(unit)).length;
  return {
    party: first.party,
    region: first.region,
    number,
    rolls,
    lost: rolls.filter(({ word }) => word === "sunk").length,
    ships: aboard === rolls.length ? "transports" : aboard === 0 ? "warships" : "mixed",
  };
}

const STEPS: readonly Event["kind"][] = ["moved", "landed", "embarked"];

function isStep({ kind }: Event): boolean {
  return STEPS.includes(kind);
}
