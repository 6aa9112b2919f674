import { HASH_EVERY, matchToText, recreateMatch, replayEntry, stateHash } from "@rondel/engine";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { LiveTable } from "./live-table.ts";
import { liveMatchOf } from "./sync.ts";

/** The file of a finished match with its secret. While it runs the log stays here: it holds everybody's hidden things. */
export async function exportMatch(services: Services, table: LiveTable): Promise<string> {
  if (table.document.status !== "finished") throw refuse("match-is-running", "wait");
  const { served } = await liveMatchOf(services, table);
  const stored = await services.store.matches.get(table.id);
  const begun = stored && recreateMatch(served.game, stored.header, stored.setupDraws);
  if (!begun || "refused" in begun) throw new Error(`match ${table.id} cannot be begun again`);
  const { match } = begun;
  const hashes = new Map([[0, stateHash(match.game, match.state)]]);
  for (const { number, entry } of await services.store.matches.entries(table.id, 0)) {
    const result = replayEntry(match, entry);
    if ("refused" in result) throw new Error(`stored entry ${number} is refused: ${result.refused.code}`);
    if (number % HASH_EVERY === 0) hashes.set(number, stateHash(match.game, match.state));
  }
  const { brought } = table.document;
  const header = brought === undefined ? match.header : { ...match.header, imported: brought };
  return matchToText({ ...match, header }, hashes, table.secret);
}
