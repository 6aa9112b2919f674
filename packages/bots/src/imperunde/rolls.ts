import { dieOffset, fortModifier, type Kind } from "@rondel/imperunde";
import { at } from "../numbers.ts";

const FACES = 6;

/** One result of a side's dice, highest first. Each die is a number that encodes value and kind; `ways` counts how often the result occurs. */
interface Throw {
  readonly dice: readonly number[];
  readonly ways: number;
}

const KIND_BASE = 8;
const value = (die: number): number => Math.floor(die / KIND_BASE);
/** Equal values are ordered by colour (IR-12.2.5), so a lower kind gives a higher number. */
const dieOf = (kind: Kind, face: number): number => (dieOffset(kind) + face) * KIND_BASE + (KIND_BASE - 1 - kind);
const kindOf = (die: number): Kind => (KIND_BASE - 1 - (die % KIND_BASE)) as Kind;

const chancesByKinds = new Map<string, readonly number[]>();

/** The chance of each number of lost attackers in one roll. */
export function rollChances(atSea: boolean, attackers: readonly Kind[], defenders: readonly Kind[]): readonly number[] {
  const key = `${atSea}/${attackers}/${defenders}`;
  let chances = chancesByKinds.get(key);
  if (!chances) {
    chances = compute(atSea, throwsOf(attackers), throwsOf(defenders), Math.min(attackers.length, defenders.length));
    chancesByKinds.set(key, chances);
  }
  return chances;
}

function compute(atSea: boolean, mine: readonly Throw[], theirs: readonly Throw[], pairs: number): number[] {
  const sums = new Array<number>(pairs + 1).fill(0);
  let all = 0;
  for (const one of mine) {
    for (const other of theirs) {
      const ways = one.ways * other.ways;
      all += ways;
      // A boarding (IR-12.6.1) can end either way, so it counts as half a loss.
      let lost = 0;
      for (let pair = 0; pair < pairs; pair++) lost += loss(atSea, at(one.dice, pair), at(other.dice, pair));
      const whole = Math.floor(lost);
      sums[whole] = at(sums, whole) + ways * (1 - (lost - whole));
      if (lost > whole) sums[whole + 1] = at(sums, whole + 1) + ways * (lost - whole);
    }
  }
  return sums.map((sum) => sum / all);
}

/** Whether the attacker loses a pair. On land the defender wins ties (IR-12.3.1, IR-12.3.2). */
function loss(atSea: boolean, mine: number, theirs: number): number {
  if (atSea) return value(mine) === value(theirs) ? 0.5 : Number(value(mine) < value(theirs));
  return Number(value(mine) + fortModifier(kindOf(mine), kindOf(theirs)) <= value(theirs));
}

const throwsByKinds = new Map<string, readonly Throw[]>();

/** All different results of up to three dice. */
function throwsOf(kinds: readonly Kind[]): readonly Throw[] {
  let throws = throwsByKinds.get(`${kinds}`);
  if (!throws) {
    throws = everyThrow(kinds);
    throwsByKinds.set(`${kinds}`, throws);
  }
  return throws;
}

function everyThrow(kinds: readonly Kind[]): Throw[] {
  const found = new Map<string, { dice: number[]; ways: number }>();
  const count = FACES ** kinds.length;
  for (let number = 0; number < count; number++) {
    const dice = kinds.map((kind, place) => dieOf(kind, 1 + (Math.floor(number / FACES ** place) % FACES)));
    dice.sort((one, other) => other - one);
    const same = found.get(`${dice}`);
    if (same) same.ways++;
    else found.set(`${dice}`, { dice, ways: 1 });
  }
  return [...found.values()];
}
