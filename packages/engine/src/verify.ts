import { chanceSource } from "./chance.ts";
import { appendAction, createMatch, type Match, recreateMatch, replayAction, takeBackTo } from "./match.ts";
import { writeDraws } from "./match-text.ts";
import type { Draw } from "./random.ts";

/** What could be proven about the chance of a match. */
export type Verification =
  | { readonly verdict: "fair"; readonly draws: number }
  /** As far as this match goes back: the draws of the entries that were brought from elsewhere prove nothing. */
  | { readonly verdict: "fair-since"; readonly brought: number; readonly draws: number }
  | { readonly verdict: "not-revealed" }
  | { readonly verdict: "wrong-secret" }
  | { readonly verdict: "forged"; readonly entry: number; readonly recorded: string; readonly drawn: string };

/** Draws everything again from the seed or the revealed secret and compares it with the record, draw by draw. */
export function verifyChance(match: Match, secret?: string): Verification {
  const { header } = match;
  if (header.chance.kind === "fair" && secret === undefined) return { verdict: "not-revealed" };
  const source = chanceSource(header.chance, header.id, secret);
  if (!source) return { verdict: "wrong-secret" };
  const { brought } = header;
  const begun =
    brought === undefined
      ? createMatch(match.game, header, source)
      : recreateMatch(match.game, header, match.setupDraws);
  if ("refused" in begun) throw new Error(`a header that was read is refused: ${begun.refused.code}`);
  const again = begun.match;
  let draws = brought === undefined ? again.setupDraws.length : 0;
  const forgery = (entry: number, recorded: readonly Draw[], drawn: readonly Draw[]): Verification | undefined => {
    const [written, expected] = [writeDraws(recorded), writeDraws(drawn)];
    return written === expected ? undefined : { verdict: "forged", entry, recorded: written, drawn: expected };
  };
  const first = forgery(0, match.setupDraws, again.setupDraws);
  if (first) return first;
  for (const [index, entry] of match.entries.entries()) {
    if (entry.kind === "takeback") {
      takeBackTo(again, index, entry.to);
      continue;
    }
    if (brought !== undefined && index < brought) {
      replayAction(again, entry.seat, entry.action, entry.draws);
      continue;
    }
    const answer = appendAction(again, index, entry.seat, entry.action, source);
    const drawn = "refused" in answer ? [] : answer.draws;
    const found = forgery(index + 1, entry.draws, drawn);
    if (found) return found;
    draws += drawn.length;
  }
  return brought === undefined ? { verdict: "fair", draws } : { verdict: "fair-since", brought, draws };
}
