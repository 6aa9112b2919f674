import type { AnyEvent } from "@rondel/engine";
import type { Event, Field, View } from "@rondel/imperunde";
import { useEffect, useState } from "preact/hooks";
import type { Desk } from "../desk.ts";
import { type Battle, type Roll, rollOf } from "./roll.ts";

interface Told {
  readonly number: number;
  readonly field: Field;
  /** From the roll on. */
  readonly events: readonly AnyEvent[];
  /** Whether it is the first of its entry, so that the position before is the one it was thrown in. */
  readonly isFirst: boolean;
}

/** The last roll of a battle. The dice stand in the log; whose they are, in the position before. */
export function useLastRoll(desk: Desk, battle: Battle | undefined): Roll | undefined {
  const [roll, setRoll] = useState<Roll | undefined>(undefined);
  const told = battle && battle.rolls > 0 ? lastRolled(desk, battle.field) : undefined;
  const number = told?.number;
  useEffect(() => {
    let isWanted = true;
    setRoll(told && rollOf(told.events, undefined));
    if (told?.isFirst) {
      void desk.session.past.viewAt(told.number - 1).then((before) => {
        if (isWanted) setRoll(rollOf(told.events, battleIn(before as View | undefined, told.field)));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [number, desk]);
  return roll;
}

function lastRolled({ session }: Desk, field: Field): Told | undefined {
  const at = session.past.at.value ?? session.number.value;
  const isRoll = (event: AnyEvent): boolean => event.kind === "rolled" && (event as Event).field === field;
  const entry = session.log.value.findLast(({ number, events }) => number <= at && events.some(isRoll));
  if (!entry) return undefined;
  const from = entry.events.findLastIndex(isRoll);
  const isFirst = entry.events.findIndex(isRoll) === from;
  return { number: entry.number, field, events: entry.events.slice(from), isFirst };
}

function battleIn(view: View | undefined, field: Field): Battle | undefined {
  return view?.board.frames.findLast((frame): frame is Battle => frame.kind === "battle" && frame.field === field);
}
