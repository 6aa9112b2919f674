import type { AnyEvent } from "@rondel/engine";
import type { Event } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { type Battle, type Roll, rollOf } from "./roll.ts";

/** A roll, and the number of the action that it was thrown in. */
export interface NumberedRoll extends Roll {
  readonly number: number;
}

/** The last roll of a battle, as the log tells it. */
export function lastRoll({ session }: ImperundeContext, battle: Battle): NumberedRoll | undefined {
  if (battle.rolls === 0) return undefined;
  const at = session.past.at.value ?? session.number.value;
  const isRoll = (event: AnyEvent): boolean => event.kind === "rolled" && (event as Event).region === battle.region;
  const entry = session.log.value.findLast(({ number, events }) => number <= at && events.some(isRoll));
  const roll = entry && rollOf(entry.events.slice(entry.events.findLastIndex(isRoll)));
  return roll && { ...roll, number: entry.number };
}
