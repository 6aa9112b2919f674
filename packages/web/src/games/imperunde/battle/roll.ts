import type { AnyEvent } from "@rondel/engine";
import type { Event, Frame, Unit } from "@rondel/imperunde";

export type Battle = Extract<Frame, { kind: "battle" }>;

/** One die: what it counts, the unit it was thrown for, and how much of it a card has added. */
export interface Die {
  readonly value: number;
  readonly unit: Unit | undefined;
  readonly bonus: number;
}

/** A roll as it lies in the tray: both sides sorted, pairs beside each other, and who lost in each. */
export interface Roll {
  readonly attack: readonly Die[];
  readonly defence: readonly Die[];
  /** By pair: the party that lost a unit; nothing where a boarding decided. */
  readonly losers: readonly (number | undefined)[];
}

/** Reads a roll from what was told of it. */
export function rollOf(given: readonly AnyEvent[]): Roll | undefined {
  const [rolled, ...after] = given as readonly Event[];
  if (rolled?.kind !== "rolled") return undefined;
  const next = after.findIndex(({ kind }) => kind === "rolled");
  const follows = next < 0 ? after : after.slice(0, next);
  const attack = sorted(rolled.dice, rolled.units, rolled.bonuses);
  const defence = sorted(rolled.otherDice, rolled.otherUnits, rolled.otherBonuses);
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
function sorted(values: readonly number[] = [], units: readonly Unit[] = [], bonuses: readonly number[] = []): Die[] {
  return values
    .map((value, place) => ({ value, unit: units[place], bonus: bonuses[place] ?? 0 }))
    .toSorted((one, other) => other.value - one.value);
}
