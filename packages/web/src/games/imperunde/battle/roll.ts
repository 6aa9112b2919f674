import type { AnyEvent } from "@rondel/engine";
import { type Event, type Frame, fortModifier, isSea, KIND_OF, type Party, type Unit } from "@rondel/imperunde";

export type Battle = Extract<Frame, { kind: "battle" }>;

/** One die: what it counts when dice are sorted, the unit it was thrown for, and how much of it a card has added. */
export interface Die {
  readonly value: number;
  readonly unit: Unit | undefined;
  readonly bonus: number;
  /** What a card adds only after the dice are paired. */
  readonly late: number;
}

/** Two dice that lie beside each other. */
export interface Pair {
  readonly loser: Party | undefined;
  /** What the attacker's die counts more or less against a fort. */
  readonly fort: number;
  readonly isTie: boolean;
  /** The last throw of the boarding that decided, the attacker's first. */
  readonly boarding: readonly [number, number] | undefined;
}

/** A roll as it lies in the tray: both sides sorted, pairs beside each other, and who lost in each. */
export interface Roll {
  readonly attack: readonly Die[];
  readonly defence: readonly Die[];
  readonly pairs: readonly Pair[];
}

/** Reads a roll from what was told of it. */
export function rollOf(given: readonly AnyEvent[]): Roll | undefined {
  const [rolled, ...after] = given as readonly Event[];
  if (rolled?.kind !== "rolled") return undefined;
  const next = after.findIndex(({ kind }) => kind === "rolled");
  const follows = next < 0 ? after : after.slice(0, next);
  const attack = sorted(rolled.dice, rolled.units, rolled.bonuses, rolled.lateBonuses);
  const defence = sorted(rolled.otherDice, rolled.otherUnits, rolled.otherBonuses, rolled.otherLateBonuses);
  const lost = follows.filter(({ kind, region }) => kind === "unitLost" && region === rolled.region);
  const boardings = boardingsIn(follows);
  const pairs = attack.slice(0, defence.length).map((mine, place): Pair => {
    const theirs = defence[place] as Die;
    const fort = fortModifier(kindOf(mine), kindOf(theirs));
    const isTie = mine.value + mine.late + fort === theirs.value + theirs.late;
    if (!isSea(rolled.region ?? -1)) return { loser: lost[place]?.party, fort, isTie, boarding: undefined };
    const boarding = isTie ? boardings.shift() : undefined;
    const [attacking, defending] = boarding ?? [mine.value, theirs.value];
    return { loser: attacking > defending ? rolled.other : rolled.party, fort, isTie, boarding };
  });
  return { attack, defence, pairs };
}

/** Dice were thrown in the order of the units; they lie in the tray by their value. */
function sorted(
  values: readonly number[] = [],
  units: readonly Unit[] = [],
  bonuses: readonly number[] = [],
  late: readonly number[] = [],
): Die[] {
  return values
    .map((value, place) => ({ value, unit: units[place], bonus: bonuses[place] ?? 0, late: late[place] ?? 0 }))
    .toSorted((one, other) => other.value - one.value);
}

/** IR-12.6.1: each boarding is thrown until somebody wins it. */
function boardingsIn(events: readonly Event[]): [number, number][] {
  return events.flatMap(({ kind, dice, otherDice }): [number, number][] => {
    const [mine = 0] = dice ?? [];
    const [theirs = 0] = otherDice ?? [];
    return kind === "boarded" && mine !== theirs ? [[mine, theirs]] : [];
  });
}

function kindOf({ unit }: Die): number {
  return unit === undefined ? -1 : (KIND_OF[unit] ?? -1);
}
