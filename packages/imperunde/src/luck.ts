import type { Seat } from "@rondel/engine";
import type { Event } from "./events.ts";
import { dieOffset, kindOf, type Unit } from "./units.ts";

/** How lucky the dice of one seat were. */
export interface Luck {
  /** Dice rolled in battles and boardings. */
  readonly dice: number;
  /** Their sum, without the bonuses of cards. */
  readonly sum: number;
  /** The average sum of dice of their colours. */
  readonly expected: number;
  /** Ships and armies that rolled in a storm or an epidemic; on average half of them survive. */
  readonly perils: number;
  readonly survived: number;
}

const NO_DICE: Luck = { dice: 0, sum: 0, expected: 0, perils: 0, survived: 0 };
const AVERAGE_PIPS = 3.5;

/** Computes the luck of a seat from the events of a match. All dice are public. */
export function luckOf(seat: Seat, events: readonly Event[]): Luck {
  return events.reduce((luck, event) => withEvent(luck, seat, event), NO_DICE);
}

function withEvent(luck: Luck, seat: Seat, event: Event): Luck {
  switch (event.kind) {
    case "rolled":
      if (event.party === seat) return withRoll(luck, event.dice, event.units, event.bonuses);
      return event.other === seat ? withRoll(luck, event.otherDice, event.otherUnits, event.otherBonuses) : luck;
    case "boarded":
      if (event.party === seat) return withRoll(luck, event.dice, event.units);
      return event.other === seat ? withRoll(luck, event.otherDice, event.otherUnits) : luck;
    case "stormRolled":
      return event.party === seat ? withPerils(luck, event.dice) : luck;
    case "marked":
      return event.word === "epidemic" && event.party === seat ? withPerils(luck, event.dice) : luck;
    default:
      return luck;
  }
}

function withRoll(luck: Luck, dice: readonly number[], units: readonly Unit[], bonuses: readonly number[] = []): Luck {
  const offset = units.reduce((sum, unit) => sum + dieOffset(kindOf(unit)), 0);
  return {
    ...luck,
    dice: luck.dice + dice.length,
    sum: luck.sum + total(dice) - total(bonuses),
    expected: luck.expected + AVERAGE_PIPS * dice.length + offset,
  };
}

/** IR-11.2.4, IR-11.4.2: an odd number is a loss. */
function withPerils(luck: Luck, dice: readonly number[]): Luck {
  const survived = dice.filter((die) => die % 2 === 0).length;
  return { ...luck, perils: luck.perils + dice.length, survived: luck.survived + survived };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
