import { addSignature, HASH_EVERY, matchToText, recreateMatch, replayEntry, stateHash } from "@rondel/engine";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { LiveTable } from "./live-table.ts";
import { liveMatchOf } from "./sync.ts";

/** Writes the signed file of a finished match with its secret. A running match is refused: its log reveals all hidden information. */
export async function exportMatch(services: Services, table: LiveTable): Promise<string> {
  if (table.document.status !== "finished") throw refuse("match-is-running", "wait");
  const { served } = await liveMatchOf(services, table);
  const stored = await services.store.matches.get(table.id);
  const created = stored && recreateMatch(served.game, stored.header, stored.setupDraws);
  if (!created || "refused" in created) throw new Error(`cannot recreate match ${table.id}`);
  const { match } = created;
  const hashes = new Map([[0, stateHash(match.game, match.state)]]);
  for (const { number, entry } of await services.store.matches.entries(table.id, 0)) {
    const result = replayEntry(match, entry);
    if ("refused" in result) throw new Error(`stored entry ${number} is refused: ${result.refused.code}`);
    if (number % HASH_EVERY === 0) hashes.set(number, stateHash(match.game, match.state));
  }
  const { brought: imported } = table.document;
  const header = imported === undefined ? match.header : { ...match.header, imported };
  const text = matchToText({ ...match, header }, hashes, table.secret);
  return addSignature(text, services.signingKey.publicKey, services.signingKey.sign);
}
