import { KINDS, type Kind } from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { rollChances } from "./rolls.ts";

/** How an attack is likely to end. */
export interface Odds {
  readonly attackerWins: number;
  /** How many attackers are left on average, reserves included. */
  readonly attackersLeft: number;
}

const DICE = 3;
/** Of greater armies only this many count. */
const MOST_UNITS = 9;
/** One more than there are kinds. */
const DIGITS = KINDS.length + 1;

/** The same battles are weighed again and again; their odds never change. By field of battle, attackers and defenders. */
const known: readonly Map<number, Map<number, Odds>>[] = [new Map(), new Map()];
const NEVER: Odds = { attackerWins: 0, attackersLeft: 0 };

/**
 * The odds of an attack with everything that can be brought up; units by kind, which is also from strong to weak. Every roll is exact;
 * that the weakest of those who fight is lost first is a simplification, which makes this fast enough to be asked thousands of times.
 */
export function oddsOf(atSea: boolean, attackers: readonly Kind[], defenders: readonly Kind[]): Odds {
  if (attackers.length === 0) return NEVER;
  if (defenders.length === 0) return { attackerWins: 1, attackersLeft: attackers.length };
  const battles = known[Number(atSea)] as Map<number, Map<number, Odds>>;
  const [mine, theirs] = [codeOf(attackers), codeOf(defenders)];
  let against = battles.get(mine);
  if (!against) {
    against = new Map();
    battles.set(mine, against);
  }
  let odds = against.get(theirs);
  if (!odds) {
    odds = workOut(atSea, attackers.slice(0, MOST_UNITS), defenders.slice(0, MOST_UNITS));
    against.set(theirs, odds);
  }
  return odds;
}

/** A number for those who count. */
function codeOf(units: readonly Kind[]): number {
  let code = 0;
  for (let place = 0; place < units.length && place < MOST_UNITS; place++) code = code * DIGITS + at(units, place) + 1;
  return code;
}

/** From few units to many: the odds after each loss are known when they are needed. */
function workOut(atSea: boolean, attackers: readonly Kind[], defenders: readonly Kind[]): Odds {
  const [mine, theirs] = [shrinking(attackers), shrinking(defenders)];
  const table: Odds[][] = mine.map((_, count) => [{ attackerWins: count > 0 ? 1 : 0, attackersLeft: count }]);
  for (let a = 0; a < mine.length; a++) {
    for (let d = 1; d < theirs.length; d++) {
      const row = table[a] as Odds[];
      if (a === 0) row[d] = { attackerWins: 0, attackersLeft: 0 };
      else row[d] = mean(table, a, d, rollChances(atSea, mine[a] as Kind[], theirs[d] as Kind[]));
    }
  }
  return (table[mine.length - 1] as Odds[])[theirs.length - 1] as Odds;
}

/** By number of units: the three who fight while so many are left. */
function shrinking(units: readonly Kind[]): Kind[][] {
  const left = [...units];
  const fighting: Kind[][] = [];
  for (let count = units.length; count >= 0; count--) {
    fighting[count] = left.slice(0, DICE);
    left.splice(Math.min(DICE, left.length) - 1, 1);
  }
  return fighting;
}

/** By number of attackers lost in a roll; the other pairs cost the defender a unit. */
function mean(table: readonly Odds[][], a: number, d: number, chances: readonly number[]): Odds {
  let [attackerWins, attackersLeft] = [0, 0];
  const pairs = chances.length - 1;
  chances.forEach((chance, lost) => {
    const next = table[a - lost]?.[d - (pairs - lost)] as Odds;
    attackerWins += chance * next.attackerWins;
    attackersLeft += chance * next.attackersLeft;
  });
  return { attackerWins, attackersLeft };
}

/** A guess without any knowledge of dice. */
export function byNumbers(attackers: readonly Kind[], defenders: readonly Kind[]): Odds {
  const [mine, theirs] = [attackers.length ** 2, defenders.length ** 2];
  const attackerWins = mine === 0 ? 0 : mine / (mine + theirs);
  return { attackerWins, attackersLeft: attackers.length * attackerWins };
}

/** From strong to weak. */
export function sorted(units: readonly Kind[]): Kind[] {
  return units.toSorted((one, other) => one - other);
}
