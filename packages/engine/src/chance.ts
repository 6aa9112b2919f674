import { commitmentTo, fairRandom, isSecret } from "./fair-random.ts";
import { type Draw, type Random, recordingRandom } from "./random.ts";
import { seededRandom } from "./seeded-random.ts";

/** Where the chance of a match comes from, as far as its file tells everybody. */
export type Chance =
  | { readonly kind: "seed"; readonly seed: string }
  | { readonly kind: "fair"; readonly commitment: string; readonly entropy: readonly string[] };

/** Gives the source of draws for one entry of a match: 0 is the setup, then the entries by number. */
export type ChanceSource = (entryNumber: number) => Random;

/** The source behind a match, if it can be known: a seed is public, a fair secret must be given and keep its commitment. */
export function chanceSource(chance: Chance, matchId: string, secret?: string): ChanceSource | undefined {
  if (chance.kind === "seed") return (entryNumber) => lazily(() => seededRandom(`${chance.seed}/${entryNumber}`));
  if (secret === undefined || !isSecret(secret) || commitmentTo(secret) !== chance.commitment) return undefined;
  return (entryNumber) => lazily(() => fairRandom({ secret, matchId, entropy: chance.entropy }, entryNumber));
}

/** A source whose every draw is written down. */
export function recorded(source: Random): { readonly random: Random; readonly draws: Draw[] } {
  const draws: Draw[] = [];
  return { random: recordingRandom(source, draws), draws };
}

/** Most actions draw nothing: the generator is only made when the first draw is asked for. */
function lazily(make: () => Random): Random {
  let made: Random | undefined;
  return {
    draw(label, sides) {
      made ??= make();
      return made.draw(label, sides);
    },
  };
}
