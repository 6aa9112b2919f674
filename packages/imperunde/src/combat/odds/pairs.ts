import { FRIGATE, KINDS, type Kind, SHIP_OF_THE_LINE, WARSHIP_KINDS } from "../../units.ts";
import { fortModifier } from "../modifiers.ts";
import { FACES, type Face, kindOfFace, type Throws, valueOfFace } from "./dice.ts";

/** What happens in a pair, as one of sixteen numbers: who loses a unit of which kind, or which ships board each other. */
export type Fate = number;
const FATES = 16;
const DEFENDER = KINDS.length;
const BOARDING = 2 * KINDS.length;

export type Meaning =
  | { readonly loser: "attack" | "defence"; readonly kind: Kind }
  | { readonly loser: undefined; readonly mine: Kind; readonly theirs: Kind };

export function meaningOf(fate: Fate): Meaning {
  if (fate < DEFENDER) return { loser: "attack", kind: fate };
  if (fate < BOARDING) return { loser: "defence", kind: fate - DEFENDER };
  const ship = (bit: number): Kind => (bit === 1 ? FRIGATE : SHIP_OF_THE_LINE);
  return { loser: undefined, mine: ship((fate - BOARDING) >> 1), theirs: ship((fate - BOARDING) & 1) };
}

/** IR-12.2.7; the defender wins a tie on land (IR-12.3.1), at sea it is boarded (IR-12.6.1). */
function judge(mine: Face, theirs: Face): Fate {
  const [kind, other] = [kindOfFace(mine), kindOfFace(theirs)];
  const difference = valueOfFace(mine) - valueOfFace(theirs) + fortModifier(kind, other);
  if (difference > 0) return DEFENDER + other;
  if (difference < 0 || !WARSHIP_KINDS.includes(kind)) return kind;
  return BOARDING + 2 * Number(kind === FRIGATE) + Number(other === FRIGATE);
}

/** By the two faces of a pair. */
const JUDGED = Uint8Array.from({ length: FACES * FACES }, (_, pair) => judge(Math.floor(pair / FACES), pair % FACES));

/** What can happen in all pairs of a roll together, in whatever order, and in how many throws of both sides. */
export function fatesOf(mine: Throws, theirs: Throws, pairs: number): { fates: Fate[]; ways: number }[] {
  const found = new Map<string, { fates: Fate[]; ways: number }>();
  for (const [key, ways] of waysOf(mine, theirs, pairs)) {
    const fates = Array.from({ length: pairs }, (_, pair) => Math.floor(key / FATES ** pair) % FATES).sort();
    const same = found.get(fates.join());
    if (same) same.ways += ways;
    else found.set(fates.join(), { fates, ways });
  }
  return [...found.values()];
}

/** The fates of the pairs in their order as one number, with their ways: the one loop here that runs tens of thousands of times. */
function waysOf(mine: Throws, theirs: Throws, pairs: number): [key: number, ways: number][] {
  SCRATCH.fill(0, 0, FATES ** pairs);
  for (let one = 0; one < mine.counts.length; one++) {
    const count = mine.counts[one] as number;
    for (let other = 0; other < theirs.counts.length; other++) {
      let key = 0;
      for (let pair = 0; pair < pairs; pair++) {
        const face = mine.faces[one * pairs + pair] as Face;
        key = key * FATES + (JUDGED[face * FACES + (theirs.faces[other * pairs + pair] as Face)] as Fate);
      }
      SCRATCH[key] = (SCRATCH[key] as number) + count * (theirs.counts[other] as number);
    }
  }
  const found: [number, number][] = [];
  for (let key = 0; key < FATES ** pairs; key++) {
    if (SCRATCH[key] !== 0) found.push([key, SCRATCH[key] as number]);
  }
  return found;
}

/** Room for the sums of one roll, used again and again. */
const SCRATCH = new Int32Array(FATES ** 3);
