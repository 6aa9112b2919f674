import { KINDS, type Kind } from "@rondel/imperunde";
import { at } from "../numbers.ts";

const FACES = 6;
/** IR-1.1.2, in the order of the unit table: red, green, green, yellow, white, white. */
const OFFSETS: readonly number[] = [3, 2, 2, 1, 0, 0];
const [FORT, ARTILLERY, CAVALRY] = [KINDS.indexOf("fort"), KINDS.indexOf("artillery"), KINDS.indexOf("cavalry")];

/** One way the dice of a side can lie, from high to low: value and kind in one number, and how often it comes up. */
interface Throw {
  readonly dice: readonly number[];
  readonly ways: number;
}

const ROOM = 8;
const value = (die: number): number => Math.floor(die / ROOM);
/** Equal values stand by colour (IR-12.2.5), so a lower kind makes a higher number. */
const dieOf = (kind: Kind, face: number): number => (at(OFFSETS, kind) + face) * ROOM + (ROOM - 1 - kind);
const kindOf = (die: number): Kind => ROOM - 1 - (die % ROOM);

const known = new Map<string, readonly number[]>();

/** By number of attackers lost in one roll: its chance. */
export function rollChances(atSea: boolean, attackers: readonly Kind[], defenders: readonly Kind[]): readonly number[] {
  const key = `${atSea}/${attackers}/${defenders}`;
  let chances = known.get(key);
  if (!chances) {
    chances = workOut(atSea, throwsOf(attackers), throwsOf(defenders), Math.min(attackers.length, defenders.length));
    known.set(key, chances);
  }
  return chances;
}

function workOut(atSea: boolean, mine: readonly Throw[], theirs: readonly Throw[], pairs: number): number[] {
  const sums = new Array<number>(pairs + 1).fill(0);
  let all = 0;
  for (const one of mine) {
    for (const other of theirs) {
      const ways = one.ways * other.ways;
      all += ways;
      // A boarding (IR-12.6.1) can end either way: half of it counts as a loss.
      let lost = 0;
      for (let pair = 0; pair < pairs; pair++) lost += loss(atSea, at(one.dice, pair), at(other.dice, pair));
      const whole = Math.floor(lost);
      sums[whole] = at(sums, whole) + ways * (1 - (lost - whole));
      if (lost > whole) sums[whole + 1] = at(sums, whole + 1) + ways * (lost - whole);
    }
  }
  return sums.map((sum) => sum / all);
}

/** Whether the attacker loses a pair: on land a tie is the defender's (IR-12.3.1, IR-12.3.2). */
function loss(atSea: boolean, mine: number, theirs: number): number {
  if (atSea) return value(mine) === value(theirs) ? 0.5 : Number(value(mine) < value(theirs));
  const kind = kindOf(mine);
  const againstFort = kindOf(theirs) !== FORT ? 0 : kind === ARTILLERY ? 1 : kind === CAVALRY ? -1 : 0;
  return Number(value(mine) + againstFort <= value(theirs));
}

const thrown = new Map<string, readonly Throw[]>();

/** All different throws of up to three dice. */
function throwsOf(kinds: readonly Kind[]): readonly Throw[] {
  let throws = thrown.get(`${kinds}`);
  if (!throws) {
    throws = everyThrow(kinds);
    thrown.set(`${kinds}`, throws);
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
