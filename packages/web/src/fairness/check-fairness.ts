import { entropyOf, type Game, readMatch, type Verification, verifyChance } from "@rondel/engine";

/** The result of replaying a whole match and repeating all its draws. */
export type FairnessReport = { readonly entries: number; readonly isOwnMissing?: boolean } & (
  | Verification
  | { readonly verdict: "damaged" }
);

/**
 * Replays a finished match. `commitment` is the hash that was published before the first draw, if there was one; `own` the entropy
 * that this device was to add.
 */
export function checkFairness(
  game: Game,
  text: string,
  commitment: string | undefined,
  own?: string | undefined,
): FairnessReport {
  const { match, secret, problem } = readMatch(text, (id, version) =>
    id === game.id && version === game.rulesVersion ? game : undefined,
  );
  const entries = match?.entries.length ?? 0;
  if (!match || problem) return { entries, verdict: "damaged" };
  const { chance } = match.header;
  const isSameSecret = commitment === undefined || (chance.kind === "fair" && chance.commitment === commitment);
  if (!isSameSecret) return { entries, verdict: "wrong-secret" };
  const isOwnMissing = own !== undefined && chance.kind === "fair" && !entropyOf(chance).includes(own);
  return { entries, isOwnMissing, ...verifyChance(match, secret) };
}
