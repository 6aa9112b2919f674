import { addSignature, HASH_EVERY, matchToText, recreateMatch, replayEntry, stateHash } from "@rondel/engine";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { StoredTable } from "../store/tables.ts";
import type { LiveTable } from "./live-table.ts";
import type { ServedGame } from "./served-game.ts";
import { liveMatchOf } from "./sync.ts";

/** Writes the signed file of a finished match. A running match is refused: its log reveals all hidden information. */
export async function exportMatch(services: Services, table: LiveTable): Promise<string> {
  requireFinished(table);
  const { served } = await liveMatchOf(services, table);
  return writeFinished(services, served, table);
}

/** The same for a table that need not be in memory; undefined if this release lacks its rules version. */
export async function exportStored(services: Services, stored: StoredTable): Promise<string | undefined> {
  requireFinished(stored);
  const served = services.games.find(stored.document.game, stored.document.rulesVersion);
  return served && writeFinished(services, served, stored);
}

type FinishedTable = Pick<StoredTable, "document" | "secret">;

function requireFinished({ document }: FinishedTable): void {
  if (document.status !== "finished") throw refuse("match-is-running", "wait");
}

async function writeFinished(
  { store, signingKey }: Services,
  { game }: ServedGame,
  { document: { id, brought: imported }, secret }: FinishedTable,
): Promise<string> {
  const stored = await store.matches.get(id);
  const created = stored && recreateMatch(game, stored.header, stored.setupDraws);
  if (!created || "refused" in created) throw new Error(`cannot recreate match ${id}`);
  const { match } = created;
  const hashes = new Map([[0, stateHash(match.game, match.state)]]);
  for (const { number, entry } of await store.matches.entries(id, 0)) {
    const result = replayEntry(match, entry);
    if ("refused" in result) throw new Error(`stored entry ${number} is refused: ${result.refused.code}`);
    if (number % HASH_EVERY === 0) hashes.set(number, stateHash(match.game, match.state));
  }
  const header = imported === undefined ? match.header : { ...match.header, imported };
  const text = matchToText({ ...match, header }, hashes, secret);
  return addSignature(text, signingKey.publicKey, signingKey.sign);
}
