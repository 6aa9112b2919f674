import type { AnyEvent } from "@rondel/engine";
import type { Event, Fighter, Frame, Unit } from "@rondel/imperunde";

export type Battle = Extract<Frame, { kind: "battle" }>;

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

/** Reads a roll from what was told of it, and from the battle as it stood before, where that is known. */
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
