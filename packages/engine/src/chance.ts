import { commitmentTo, entropyCommitment, fairRandom, isSecret } from "./fair-random.ts";
import { type Draw, type Random, recordingRandom } from "./random.ts";
import { seededRandom } from "./seeded-random.ts";

/**
 * What a player adds to the draws, in two steps: all players publish a commitment, then all reveal. Nobody knows the entropy of
 * another player as long as anyone can still choose. Entropy that is not revealed in time is null and takes no part.
 */
export interface Contribution {
  readonly seat: number;
  readonly commitment: string;
  readonly entropy: string | null;
}

/** The public part of the source of chance of a match, as its file shows it. */
export type Chance = { readonly kind: "seed"; readonly seed: string } | FairDraws;

/** Draws from a secret and the entropy of players. */
interface FairDraws {
  readonly kind: "fair";
  readonly commitment: string;
  /** What players added in clear, in older matches. */
  readonly entropy: readonly string[];
  /** In the order of the seats; absent in older matches, and if no player added entropy. */
  readonly contributions?: readonly Contribution[];
}

/** The entropy that takes part in every draw. */
export function entropyOf({ entropy, contributions = [] }: FairDraws): readonly string[] {
  return [...entropy, ...contributions.flatMap((contribution) => contribution.entropy ?? [])];
}

/** The first contribution whose entropy is not the one that was committed to. */
export function wrongContribution({ contributions = [] }: FairDraws): Contribution | undefined {
  return contributions.find(({ commitment, entropy }) => entropy !== null && entropyCommitment(entropy) !== commitment);
}

/** Returns the source of draws for one entry of a match; number 0 is the setup. */
export type ChanceSource = (entryNumber: number) => Random;

/** The source of chance of a match. Undefined for a fair match if the secret is missing or does not match the commitment. */
export function chanceSource(chance: Chance, matchId: string, secret?: string): ChanceSource | undefined {
  if (chance.kind === "seed") return seededSource(chance.seed);
  if (secret === undefined || !isSecret(secret) || commitmentTo(secret) !== chance.commitment) return undefined;
  const entropy = entropyOf(chance);
  return (entryNumber) => lazily(() => fairRandom({ secret, matchId, entropy }, entryNumber));
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
