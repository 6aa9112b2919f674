import { type Game, readMatch, type Verification, verifyChance } from "@rondel/engine";

/** What the check of a whole match found: every entry played again, every draw made again. */
export type Finding = { readonly entries: number } & (Verification | { readonly verdict: "damaged" });

/** Plays a finished match again. `promised` is the fingerprint that was shown before the first draw, if there was one. */
export function checkChance(game: Game, text: string, promised: string | undefined): Finding {
  const { match, secret, problem } = readMatch(text, (id, version) =>
    id === game.id && version === game.rulesVersion ? game : undefined,
  );
  const entries = match?.entries.length ?? 0;
  if (!match || problem) return { entries, verdict: "damaged" };
  const { chance } = match.header;
  const isAsPromised = promised === undefined || (chance.kind === "fair" && chance.commitment === promised);
  return isAsPromised ? { entries, ...verifyChance(match, secret) } : { entries, verdict: "wrong-secret" };
}
