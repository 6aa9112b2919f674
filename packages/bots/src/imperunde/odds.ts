import { KINDS, type Kind } from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { rollChances } from "./rolls.ts";

/** The expected result of an attack. */
export interface Odds {
  readonly attackerWins: number;
  /** The average number of surviving attackers, reserves included. */
  readonly attackersLeft: number;
}

const DICE = 3;
/** Larger armies count as this many units. */
const MOST_UNITS = 9;
/** The base of the numbers that encode a list of kinds. */
const DIGITS = KINDS.length + 1;

/** Computed odds on land and at sea, by defenders and attackers. */
const cache: readonly Map<number, Map<number, Odds>>[] = [new Map(), new Map()];
const NEVER: Odds = { attackerWins: 0, attackersLeft: 0 };

/** The odds of every attack on the same defenders. */
export type OddsAgainst = (attackers: readonly Kind[]) => Odds;

/**
 * The odds of an attack. Units are given by kind, strongest first. Each roll is exact. That the weakest fighting unit is lost first
 * is a simplification, which makes this fast enough for thousands of calls.
 */
export function oddsOf(atSea: boolean, attackers: readonly Kind[], defenders: readonly Kind[]): Odds {
  return oddsAgainst(atSea, defenders)(attackers);
}

export function oddsAgainst(atSea: boolean, defenders: readonly Kind[]): OddsAgainst {
  if (defenders.length === 0) {
    return (attackers) => (attackers.length === 0 ? NEVER : { attackerWins: 1, attackersLeft: attackers.length });
  }
  const battles = cache[Number(atSea)] as Map<number, Map<number, Odds>>;
  const theirs = codeOf(defenders);
  let known = battles.get(theirs);
  if (!known) {
    known = new Map();
    battles.set(theirs, known);
  }
  const table = known;
  return (attackers) => {
    if (attackers.length === 0) return NEVER;
    const mine = codeOf(attackers);
    let odds = table.get(mine);
    if (!odds) {
      odds = compute(atSea, attackers.slice(0, MOST_UNITS), defenders.slice(0, MOST_UNITS));
      table.set(mine, odds);
    }
    return odds;
  };
}

/** Encodes the units that count as one number. */
function codeOf(units: readonly Kind[]): number {
  let code = 0;
  for (let place = 0; place < units.length && place < MOST_UNITS; place++) code = code * DIGITS + at(units, place) + 1;
  return code;
}

/** Fills a table from few units to many, so that the odds after each loss are known when they are needed. */
function compute(atSea: boolean, attackers: readonly Kind[], defenders: readonly Kind[]): Odds {
  const [mine, theirs] = [fightersByCount(attackers), fightersByCount(defenders)];
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

/** By number of units left: the three that fight. */
function fightersByCount(units: readonly Kind[]): Kind[][] {
  const left = [...units];
  const fighting: Kind[][] = [];
  for (let count = units.length; count >= 0; count--) {
    fighting[count] = left.slice(0, DICE);
    left.splice(Math.min(DICE, left.length) - 1, 1);
  }
  return fighting;
}

/** The mean over all numbers of attackers lost in a roll; the other pairs cost the defender a unit. */
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

/** A rough guess from the number of units alone. */
export function oddsByNumbers(attackers: readonly Kind[], defenders: readonly Kind[]): Odds {
  const [mine, theirs] = [attackers.length ** 2, defenders.length ** 2];
  const attackerWins = mine === 0 ? 0 : mine / (mine + theirs);
  return { attackerWins, attackersLeft: attackers.length * attackerWins };
}

/** Strongest first. */
export function sorted(units: readonly Kind[]): Kind[] {
  return units.toSorted((one, other) => one - other);
}
