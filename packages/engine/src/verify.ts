import { chanceSource, wrongContribution } from "./chance.ts";
import { lastNumber, type Match } from "./match.ts";
import { createMatch, recreateMatch } from "./match-open.ts";
import { appendAction } from "./match-play.ts";
import { writeDraws } from "./match-text.ts";
import { replayEntry } from "./match-undo.ts";
import type { Draw } from "./random.ts";

/** The result of checking the draws of a match. */
export type Verification =
  | { readonly verdict: "fair"; readonly draws: number }
  /** The draws of the `imported` entries cannot be checked; all later ones are fair. */
  | { readonly verdict: "fair-since"; readonly imported: number; readonly draws: number }
  | { readonly verdict: "not-revealed" }
  | { readonly verdict: "wrong-secret" }
  /** The entropy of a seat is not the one to which its player was committed. */
  | { readonly verdict: "wrong-entropy"; readonly seat: number }
  | Forgery;

interface Forgery {
  readonly verdict: "forged";
  readonly entry: number;
  readonly recorded: string;
  readonly drawn: string;
}

/** Repeats every draw from the seed or the revealed secret, and compares it with the log. */
export function verifyChance(match: Match, secret?: string): Verification {
  const { header } = match;
  const wrong = header.chance.kind === "fair" ? wrongContribution(header.chance) : undefined;
  if (wrong) return { verdict: "wrong-entropy", seat: wrong.seat };
  if (header.chance.kind === "fair" && secret === undefined) return { verdict: "not-revealed" };
  const source = chanceSource(header.chance, header.id, secret);
  if (!source) return { verdict: "wrong-secret" };
  const { imported } = header;
  const created =
    imported === undefined
      ? createMatch(match.game, header, source)
      : recreateMatch(match.game, header, match.setupDraws);
  if ("refused" in created) throw new Error(`the header is refused: ${created.refused.code}`);
  const again = created.match;
  const dealt = compare(0, match.setupDraws, again.setupDraws);
  if (dealt) return dealt;

  let draws = imported === undefined ? again.setupDraws.length : 0;
  for (const entry of match.entries) {
    const number = lastNumber(again) + 1;
    const isChecked = entry.kind === "action" && (imported === undefined || number > imported);
    const result = isChecked
      ? appendAction(again, number - 1, entry.seat, entry.action, source)
      : replayEntry(again, entry);
    if ("refused" in result) throw new Error(`entry ${number} is refused: ${result.refused.code}`);
    if (!isChecked) continue;
    const forgery = compare(number, entry.draws, result.draws);
    if (forgery) return forgery;
    draws += result.draws.length;
  }
  return imported === undefined ? { verdict: "fair", draws } : { verdict: "fair-since", imported, draws };
}

function compare(entry: number, recorded: readonly Draw[], drawn: readonly Draw[]): Forgery | undefined {
  const [written, expected] = [writeDraws(recorded), writeDraws(drawn)];
  return written === expected ? undefined : { verdict: "forged", entry, recorded: written, drawn: expected };
}
