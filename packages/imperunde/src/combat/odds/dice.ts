import { CAVALRY, DIE_OFFSET, KINDS, type Kind } from "../../units.ts";

/** What cards add to the dice of one side. */
export interface Bonuses {
  /** On each die of this roll (Ambush, Surprise). */
  readonly each: number;
  /** On each cavalry die (Hussars). */
  readonly cavalry: number;
  /** Whether Hussars count before the dice are sorted, or only in their pair (RU-14). */
  readonly hussarsFirst: boolean;
}

/** What one die shows, and of which kind its unit is, as one number. */
export type Face = number;
const VALUES = 16;
export const FACES = VALUES * KINDS.length;
export const kindOfFace = (face: Face): Kind => Math.floor(face / VALUES);
export const valueOfFace = (face: Face): number => face % VALUES;

/** Every throw of one side: the dice that stand in pairs, one throw after the other, and how often each comes up. */
export interface Throws {
  readonly faces: Uint8Array;
  readonly counts: readonly number[];
}

/** All throws of up to three dice, sorted as IR-12.2.5 asks; what stands behind the last pair is not told apart. */
export function sortedThrows(kinds: readonly Kind[], pairs: number, { each, cavalry, hussarsFirst }: Bonuses): Throws {
  const early = hussarsFirst ? cavalry : 0;
  const lowest = kinds.map((kind) => rankOf(kind, 1 + (DIE_OFFSET[kind] ?? 0) + each + (kind === CAVALRY ? early : 0)));
  const counts = new Map<number, number>();
  for (let pips = 0; pips < 6 ** kinds.length; pips++) {
    const ranks = lowest.map((rank, place) => rank + RANKS_A_PIP * (Math.floor(pips / 6 ** place) % 6));
    ranks.sort((one, other) => other - one);
    let key = 0;
    for (let pair = 0; pair < pairs; pair++) key = key * RANKS + (ranks[pair] as number);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const late = cavalry - early;
  const faces = [...counts.keys()].flatMap((key) =>
    Array.from({ length: pairs }, (_, pair) => faceOf(Math.floor(key / RANKS ** (pairs - 1 - pair)) % RANKS, late)),
  );
  return { faces: Uint8Array.from(faces), counts: [...counts.values()] };
}

/** IR-12.2.5: dice in one number that sorts them, by value and then by colour. */
const RANKS_A_PIP = 32;
const RANKS = VALUES * RANKS_A_PIP;
const rankOf = (kind: Kind, value: number): number => value * RANKS_A_PIP + (DIE_OFFSET[kind] ?? 0) * 8 + kind;

function faceOf(rank: number, late: number): Face {
  const kind = rank % 8;
  return kind * VALUES + Math.floor(rank / RANKS_A_PIP) + (kind === CAVALRY ? late : 0);
}

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
