import type { AnyEvent } from "@rondel/engine";
import type { Event, Field, Fighter, Frame, Unit, View } from "@rondel/imperunde";
import { useEffect, useState } from "preact/hooks";
import type { Desk } from "../desk.ts";

type Battle = Extract<Frame, { kind: "battle" }>;

/** One die with the unit it was thrown for, where that is known. */
export interface Die {
  readonly value: number;
  readonly unit: Unit | undefined;
}

/** A roll as it lies in the tray: both sides sorted, pairs beside each other, and who lost in each. */
export interface Roll {
  readonly attack: readonly Die[];
  readonly defence: readonly Die[];
  /** By pair: the party that lost a unit; nothing where a boarding decided. */
  readonly losers: readonly (number | undefined)[];
}

/** The last roll of a battle. The dice stand in the log; whose they are, in the position before. */
export function useLastRoll(desk: Desk, battle: Battle | undefined): Roll | undefined {
  const [roll, setRoll] = useState<Roll | undefined>(undefined);
  const found = battle && battle.rolls > 0 ? lastRolled(desk, battle.field) : undefined;
  const number = found?.number;
  useEffect(() => {
    let isWanted = true;
    setRoll(found && rollOf(found.events, undefined));
    if (found) {
      void desk.session.past.viewAt(found.number - 1).then((before) => {
        if (isWanted) setRoll(rollOf(found.events, battleIn(before as View | undefined, found.field)));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [number, desk]);
  return roll;
}

function lastRolled({ session }: Desk, field: Field) {
  const at = session.past.at.value ?? session.number.value;
  const entry = session.log.value.findLast(
    ({ number, events }) => number <= at && (events as readonly Event[]).some((event) => isRollIn(event, field)),
  );
  if (!entry) return undefined;
  const events = entry.events as readonly Event[];
  const from = events.findLastIndex((event) => isRollIn(event, field));
  const isOnly = events.findIndex((event) => isRollIn(event, field)) === from;
  return { number: entry.number, field, events: events.slice(from) as readonly AnyEvent[], isOnly };
}

const isRollIn = (event: Event, field: Field): boolean => event.kind === "rolled" && event.field === field;

function battleIn(view: View | undefined, field: Field): Battle | undefined {
  return view?.board.frames.findLast((frame): frame is Battle => frame.kind === "battle" && frame.field === field);
}

export function rollOf(given: readonly AnyEvent[], before: Battle | undefined): Roll | undefined {
  const [rolled, ...after] = given as readonly Event[];
  if (rolled?.kind !== "rolled") return undefined;
  const next = after.findIndex(({ kind }) => kind === "rolled");
  const follows = next < 0 ? after : after.slice(0, next);
  const attack = sorted(rolled.dice ?? [], before?.attackers ?? []);
  const defence = sorted(rolled.otherDice ?? [], before?.defenders ?? []);
  const boarded = follows.some(({ kind }) => kind === "boarded");
  const lost = follows.filter(({ kind, field }) => kind === "unitLost" && field === rolled.field);
  const pairs = Math.min(attack.length, defence.length);
  return {
    attack,
    defence,
    losers: Array.from({ length: pairs }, (_, pair) => (boarded ? undefined : lost[pair]?.party)),
  };
}

/** Dice were thrown in the order of the units; they lie in the tray by their value. */
function sorted(values: readonly number[], fighters: readonly Fighter[]): Die[] {
  const named = fighters.filter(({ fights }) => fights).map(({ unit }) => unit);
  const units = named.toSorted((one, other) => one - other);
  const isKnown = units.length === values.length;
  return values
    .map((value, place) => ({ value, unit: isKnown ? units[place] : undefined }))
    .toSorted((one, other) => other.value - one.value);
}
