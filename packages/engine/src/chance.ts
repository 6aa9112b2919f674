import { commitmentTo, fairRandom, isSecret } from "./fair-random.ts";
import { type Draw, type Random, recordingRandom } from "./random.ts";
import { seededRandom } from "./seeded-random.ts";

/** The public part of the source of chance of a match, as its file shows it. */
export type Chance =
  | { readonly kind: "seed"; readonly seed: string }
  | { readonly kind: "fair"; readonly commitment: string; readonly entropy: readonly string[] };

/** Returns the source of draws for one entry of a match; number 0 is the setup. */
export type ChanceSource = (entryNumber: number) => Random;

/** The source of chance of a match. Undefined for a fair match if the secret is missing or does not match the commitment. */
export function chanceSource(chance: Chance, matchId: string, secret?: string): ChanceSource | undefined {
  if (chance.kind === "seed") return seededSource(chance.seed);
  if (secret === undefined || !isSecret(secret) || commitmentTo(secret) !== chance.commitment) return undefined;
  return (entryNumber) => lazily(() => fairRandom({ secret, matchId, entropy: chance.entropy }, entryNumber));
}

/** The source of chance of a match with a seed. */
export function seededSource(seed: string): ChanceSource {
  return (entryNumber) => lazily(() => seededRandom(`${seed}/${entryNumber}`));
}

/** Wraps a source so that every draw is recorded. */
export function recorded(source: Random): { readonly random: Random; readonly draws: Draw[] } {
  const draws: Draw[] = [];
  return { random: recordingRandom(source, draws), draws };
}

/** Creates the generator at its first draw, because most actions draw nothing. */
function lazily(make: () => Random): Random {
  let made: Random | undefined;
  return {
    draw(label, sides) {
      made ??= make();
      return made.draw(label, sides);
    },
  };
}
