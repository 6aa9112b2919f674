import { ALL_KINDS, FRIGATE, KINDS, type Kind, WARSHIP_KINDS } from "../../units.ts";
import { fortModifier } from "../modifiers.ts";
import { FACES, type Face, kindOfFace, type Throws, valueOfFace } from "./dice.ts";

/** The result of a pair, as one of sixteen numbers: the side and kind of the lost unit, or the two ships of a boarding. */
export type PairResult = number;
const RESULTS = 16;
const DEFENDER = KINDS.length;
const BOARDING = 2 * KINDS.length;

export type Meaning =
  | { readonly loser: "attack" | "defence"; readonly kind: Kind }
  | { readonly loser: undefined; readonly mine: Kind; readonly theirs: Kind };

/** The meanings in the order of their numbers. */
const MEANINGS: readonly Meaning[] = [
  ...ALL_KINDS.map((kind): Meaning => ({ loser: "attack", kind })),
  ...ALL_KINDS.map((kind): Meaning => ({ loser: "defence", kind })),
  ...WARSHIP_KINDS.flatMap((mine) => WARSHIP_KINDS.map((theirs): Meaning => ({ loser: undefined, mine, theirs }))),
];

export function meaningOf(result: PairResult): Meaning {
  return MEANINGS[result] as Meaning;
}

/** IR-12.2.7: the defender wins a tie on land (IR-12.3.1); at sea a tie leads to a boarding (IR-12.6.1). */
function judge(mine: Face, theirs: Face): PairResult {
  const [kind, other] = [kindOfFace(mine), kindOfFace(theirs)];
  const difference = valueOfFace(mine) - valueOfFace(theirs) + fortModifier(kind, other);
  if (difference > 0) return DEFENDER + other;
  if (difference < 0 || !WARSHIP_KINDS.includes(kind)) return kind;
  return BOARDING + 2 * Number(kind === FRIGATE) + Number(other === FRIGATE);
}

/** The result of each pair of faces. */
const JUDGED = Uint8Array.from({ length: FACES * FACES }, (_, pair) => judge(Math.floor(pair / FACES), pair % FACES));

/** The possible results of all pairs of a roll in any order, each with its number of throws. */
export function pairResults(mine: Throws, theirs: Throws, pairs: number): { results: PairResult[]; ways: number }[] {
  const found = new Map<string, { results: PairResult[]; ways: number }>();
  for (const [key, ways] of waysOf(mine, theirs, pairs)) {
    const results = Array.from({ length: pairs }, (_, pair) => Math.floor(key / RESULTS ** pair) % RESULTS).sort();
    const same = found.get(results.join());
    if (same) same.ways += ways;
    else found.set(results.join(), { results, ways });
  }
  return [...found.values()];
}

/** The results of the pairs in order, as one number, each with its number of throws. This loop runs tens of thousands of times. */
function waysOf(mine: Throws, theirs: Throws, pairs: number): [key: number, ways: number][] {
  const sums = new Int32Array(RESULTS ** pairs);
  for (let one = 0; one < mine.counts.length; one++) {
    const count = mine.counts[one] as number;
    for (let other = 0; other < theirs.counts.length; other++) {
      let key = 0;
      for (let pair = 0; pair < pairs; pair++) {
        const face = mine.faces[one * pairs + pair] as Face;
        key = key * RESULTS + (JUDGED[face * FACES + (theirs.faces[other * pairs + pair] as Face)] as PairResult);
      }
      sums[key] = (sums[key] as number) + count * (theirs.counts[other] as number);
    }
  }
  const found: [number, number][] = [];
  sums.forEach((ways, key) => {
    if (ways > 0) found.push([key, ways]);
  });
  return found;
}
