import { CAVALRY, DIE_OFFSET, FORT, type Kind } from "../units.ts";

/** One side of a roll as the sorted dice show it, and in how many of the equally likely throws. */
interface Sorted {
  readonly kinds: readonly Kind[];
  readonly values: readonly number[];
  readonly throws: number;
}

/** All throws of up to three dice, sorted as IR-12.2.5 asks and counted. */
export function sortedThrows(kinds: readonly Kind[], bonus: number, hussars: number): Sorted[] {
  const found = new Map<string, { kinds: Kind[]; values: number[]; throws: number }>();
  const faces = 6 ** kinds.length;
  for (let face = 0; face < faces; face++) {
    let rest = face;
    const dice = kinds.map((kind) => {
      const pips = (rest % 6) + 1;
      rest = Math.floor(rest / 6);
      return { kind, value: pips + (DIE_OFFSET[kind] ?? 0) + bonus + (kind === CAVALRY ? hussars : 0) };
    });
    dice.sort((one, other) => other.value - one.value || (DIE_OFFSET[other.kind] ?? 0) - (DIE_OFFSET[one.kind] ?? 0));
    const key = dice.map((die) => `${die.kind}:${die.value}`).join();
    const same = found.get(key);
    if (same) same.throws += 1;
    else found.set(key, { kinds: dice.map((die) => die.kind), values: dice.map((die) => die.value), throws: 1 });
  }
  return [...found.values()];
}

/** What happens in one pair: who loses his unit, and whether it is captured instead of lost. */
export type PairResult = "attackerLoses" | "defenderLoses" | "boarding";

export function judgePair(atSea: boolean, mine: Kind, value: number, theirs: Kind, against: number): PairResult {
  if (atSea) return value === against ? "boarding" : value > against ? "defenderLoses" : "attackerLoses";
  const modifier = theirs === FORT ? (FORT_MODIFIER[mine] ?? 0) : 0;
  return value + modifier > against ? "defenderLoses" : "attackerLoses";
}

const FORT_MODIFIER: Readonly<Record<Kind, number>> = { 1: 1, [CAVALRY]: -1 };

/** IR-12.6.1: the chance that the first ship wins a boarding, which is rolled until the values differ. */
export function boardingChance(mine: Kind, theirs: Kind): number {
  let wins = 0;
  let losses = 0;
  for (let one = 1; one <= 6; one++) {
    for (let other = 1; other <= 6; other++) {
      const difference = one + (DIE_OFFSET[mine] ?? 0) - other - (DIE_OFFSET[theirs] ?? 0);
      if (difference > 0) wins += 1;
      if (difference < 0) losses += 1;
    }
  }
  return wins / (wins + losses);
}
