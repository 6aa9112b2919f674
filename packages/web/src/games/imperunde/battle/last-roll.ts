import type { AnyEvent } from "@rondel/engine";
import type { ImperundeContext } from "../context.ts";
import { asImperunde } from "../describe-event.ts";
import { type Battle, type Roll, rollOf } from "./roll.ts";

/** A roll with the number of its action in the log. */
export interface NumberedRoll extends Roll {
  readonly number: number;
}

/** The last roll of a battle, from the log. */
export function lastRoll({ session }: ImperundeContext, battle: Battle): NumberedRoll | undefined {
  if (battle.rolls === 0) return undefined;
  const at = session.past.at.value ?? session.number.value;
  const isRoll = (given: AnyEvent): boolean => {
    const event = asImperunde(given);
    return event.kind === "rolled" && event.region === battle.region;
  };
  const entry = session.log.value.findLast(({ number, events }) => number <= at && events.some(isRoll));
  const roll = entry && rollOf(entry.events.slice(entry.events.findLastIndex(isRoll)));
  return roll && { ...roll, number: entry.number };
}
