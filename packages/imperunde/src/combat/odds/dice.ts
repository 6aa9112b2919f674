import { CAVALRY, dieOffset, KINDS, type Kind } from "../../units.ts";

/** The bonuses of cards on the dice of one side. */
export interface Bonuses {
  /** On each die of this roll (Ambush, Surprise attack). */
  readonly each: number;
  /** On each cavalry die (Hussar charge). */
  readonly cavalry: number;
  /** Whether Hussar charge counts before the dice are sorted, or only after pairing (RU-14). */
  readonly hussarsFirst: boolean;
}

/** The value of a die and the kind of its unit, as one number. */
export type Face = number;
const VALUES = 16;
export const FACES = VALUES * KINDS.length;

export function kindOfFace(face: Face): Kind {
  return Math.floor(face / VALUES) as Kind;
}

export function valueOfFace(face: Face): number {
  return face % VALUES;
}

/** All throws of one side: the paired dice of one throw after another, and the number of times that each comes up. */
export interface Throws {
  readonly faces: Uint8Array;
  readonly counts: readonly number[];
}

/** All throws of up to three dice, sorted as in IR-12.2.5. Throws that differ only in unpaired dice count as one. */
export function sortedThrows(kinds: readonly Kind[], pairs: number, { each, cavalry, hussarsFirst }: Bonuses): Throws {
  const early = hussarsFirst ? cavalry : 0;
  const lowest = kinds.map((kind) => rankOf(kind, 1 + dieOffset(kind) + each + (kind === CAVALRY ? early : 0)));
  const found = new Map<string, { readonly paired: readonly number[]; count: number }>();
  for (let pips = 0; pips < 6 ** kinds.length; pips++) {
    const ranks = lowest.map((rank, place) => rank + RANKS_A_PIP * (Math.floor(pips / 6 ** place) % 6));
    const paired = ranks.sort((one, other) => other - one).slice(0, pairs);
    const same = found.get(paired.join());
    if (same) same.count += 1;
    else found.set(paired.join(), { paired, count: 1 });
  }
  const late = cavalry - early;
  const throws = [...found.values()];
  return {
    faces: Uint8Array.from(throws.flatMap(({ paired }) => paired.map((rank) => faceOf(rank, late)))),
    counts: throws.map(({ count }) => count),
  };
}

/** IR-12.2.5: one number that sorts dice by value, then by colour. */
const RANKS_A_PIP = 32;
const rankOf = (kind: Kind, value: number): number => value * RANKS_A_PIP + dieOffset(kind) * 8 + kind;

function faceOf(rank: number, late: number): Face {
  const kind = rank % 8;
  return kind * VALUES + Math.floor(rank / RANKS_A_PIP) + (kind === CAVALRY ? late : 0);
}

/** IR-12.6.1: the chance that the first ship wins a boarding, which repeats until the values differ. */
export function boardingChance(mine: Kind, theirs: Kind): number {
  let wins = 0;
  let losses = 0;
  for (let one = 1; one <= 6; one++) {
    for (let other = 1; other <= 6; other++) {
      const difference = one + dieOffset(mine) - other - dieOffset(theirs);
      if (difference > 0) wins += 1;
      if (difference < 0) losses += 1;
    }
  }
  return wins / (wins + losses);
}
