import type { AnyEvent } from "@rondel/engine";
import {
  type Event,
  eventsOf,
  type Frame,
  fortModifier,
  isSea,
  type Kind,
  kindOf,
  type Party,
  type Unit,
} from "@rondel/imperunde";

export type Battle = Extract<Frame, { kind: "battle" }>;

/** One die with its unit. */
export interface Die {
  /** The value for sorting, including the bonus. */
  readonly value: number;
  readonly unit: Unit | undefined;
  /** The part of the value that cards have added. */
  readonly bonus: number;
  /** A bonus that counts only after pairing. */
  readonly late: number;
}

/** Two paired dice. */
export interface Pair {
  readonly loser: Party | undefined;
  /** The modifier of the attacker's die against a fort. */
  readonly fort: number;
  readonly isTie: boolean;
  /** The last dice of the boarding that decided the pair, the attacker's first. */
  readonly boarding: readonly [number, number] | undefined;
}

/** A roll in the tray: the dice of both sides sorted, and the result of each pair. */
export interface Roll {
  readonly attack: readonly Die[];
  readonly defence: readonly Die[];
  readonly pairs: readonly Pair[];
}

/** Reads a roll and its results from events that start with it. */
export function rollOf(given: readonly AnyEvent[]): Roll | undefined {
  const [rolled, ...after] = given as readonly Event[];
  if (rolled?.kind !== "rolled") return undefined;
  const next = after.findIndex(({ kind }) => kind === "rolled");
  const results = next < 0 ? after : after.slice(0, next);
  const attack = sorted(rolled.dice, rolled.units, rolled.bonuses, rolled.lateBonuses);
  const defence = sorted(rolled.otherDice, rolled.otherUnits, rolled.otherBonuses, rolled.otherLateBonuses);
  const lost = eventsOf(results, "unitLost").filter(({ region }) => region === rolled.region);
  const boardings = boardingsIn(results);
  const pairs = attack.slice(0, defence.length).map((mine, index): Pair => {
    const theirs = defence[index] as Die;
    const fort = fortModifier(dieKind(mine), dieKind(theirs));
    const isTie = mine.value + mine.late + fort === theirs.value + theirs.late;
    if (!isSea(rolled.region)) return { loser: lost[index]?.party, fort, isTie, boarding: undefined };
    const boarding = isTie ? boardings.shift() : undefined;
    const [attacking, defending] = boarding ?? [mine.value, theirs.value];
    return { loser: attacking > defending ? rolled.other : rolled.party, fort, isTie, boarding };
  });
  return { attack, defence, pairs };
}

/** Events list dice in the order of their units; the tray shows them by value. */
function sorted(
  values: readonly number[],
  units: readonly Unit[],
  bonuses: readonly number[] = [],
  late: readonly number[] = [],
): Die[] {
  return values
    .map((value, index) => ({ value, unit: units[index], bonus: bonuses[index] ?? 0, late: late[index] ?? 0 }))
    .toSorted((one, other) => other.value - one.value);
}

/** IR-12.6.1: the deciding dice of each boarding. Equal dice are rolled again. */
function boardingsIn(events: readonly Event[]): [number, number][] {
  return eventsOf(events, "boarded").flatMap(({ dice: [mine = 0], otherDice: [theirs = 0] }): [number, number][] =>
    mine === theirs ? [] : [[mine, theirs]],
  );
}

function dieKind({ unit }: Die): Kind | undefined {
  return unit === undefined ? undefined : kindOf(unit);
}
