import type { Seat } from "@rondel/engine";
import type { Event } from "./events.ts";
import type { Party } from "./state.ts";
import { DIE_OFFSET, KIND_OF, type Unit } from "./units.ts";

/** What the dice did for one seat. */
export interface Luck {
  /** Dice thrown in battles and boardings. */
  readonly dice: number;
  /** What they showed, without what cards add. */
  readonly sum: number;
  /** What dice of their colours show on average. */
  readonly expected: number;
  /** Ships and armies that rolled against a storm or an epidemic; half of them survive on average. */
  readonly perils: number;
  readonly survived: number;
}

const NO_DICE: Luck = { dice: 0, sum: 0, expected: 0, perils: 0, survived: 0 };
const AVERAGE_PIPS = 3.5;

/** The luck of a seat as the log tells it; every die in it is public. */
export function luckOf(seat: Seat, events: readonly Event[]): Luck {
  return events.reduce((luck, event) => withEvent(luck, seat, event), NO_DICE);
}

function withEvent(luck: Luck, seat: Party, event: Event): Luck {
  switch (event.kind) {
    case "rolled":
    case "boarded":
      if (event.party === seat) return withThrow(luck, event.dice, event.units, event.bonuses);
      return event.other === seat ? withThrow(luck, event.otherDice, event.otherUnits, event.otherBonuses) : luck;
    case "stormRolled":
    case "marked":
      return event.party === seat ? withPerils(luck, event.dice) : luck;
    default:
      return luck;
  }
}

function withThrow(
  luck: Luck,
  dice: readonly number[] = [],
  units: readonly Unit[] = [],
  bonuses: readonly number[] = [],
): Luck {
  const offset = units.reduce((sum, unit) => sum + (DIE_OFFSET[KIND_OF[unit] ?? 0] ?? 0), 0);
  return {
    ...luck,
    dice: luck.dice + dice.length,
    sum: luck.sum + total(dice) - total(bonuses),
    expected: luck.expected + AVERAGE_PIPS * dice.length + offset,
  };
}

/** IR-11.2.4, IR-11.4.2: odd is lost. */
function withPerils(luck: Luck, dice: readonly number[] = []): Luck {
  const survived = dice.filter((die) => die % 2 === 0).length;
  return { ...luck, perils: luck.perils + dice.length, survived: luck.survived + survived };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
