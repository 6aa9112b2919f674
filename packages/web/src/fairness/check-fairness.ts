import { type Game, readMatch, type Verification, verifyChance } from "@rondel/engine";

/** The result of replaying a whole match and repeating all its draws. */
export type FairnessReport = { readonly entries: number } & (Verification | { readonly verdict: "damaged" });

/** Replays a finished match. `commitment` is the hash that was published before the first draw, if there was one. */
export function checkFairness(game: Game, text: string, commitment: string | undefined): FairnessReport {
  const { match, secret, problem } = readMatch(text, (id, version) =>
    id === game.id && version === game.rulesVersion ? game : undefined,
  );
  const entries = match?.entries.length ?? 0;
  if (!match || problem) return { entries, verdict: "damaged" };
  const { chance } = match.header;
  const isSameSecret = commitment === undefined || (chance.kind === "fair" && chance.commitment === commitment);
  return isSameSecret ? { entries, ...verifyChance(match, secret) } : { entries, verdict: "wrong-secret" };
}
