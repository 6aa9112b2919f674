import { lastNumber } from "@rondel/engine";
import type { UnavailableCode } from "@rondel/protocol";
import { Refused, refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { LoggedEntry } from "../store/matches.ts";
import {
  broadcastClocks,
  broadcastEntry,
  broadcastStandingAnswers,
  broadcastTable,
  serializeFor,
} from "./broadcast.ts";
import { nextDueAt } from "./due.ts";
import { advanceLiveMatch, type LiveMatch, pendingDecision } from "./live-match.ts";
import { isWatched, type LiveTable } from "./live-table.ts";
import { openLiveMatch, replayLogged, timingOf } from "./open.ts";
import { applyWait } from "./wait-clock.ts";

/** A match with more entries in memory is dropped and opened again from its snapshot, to bound memory. */
const MAX_ENTRIES_IN_MEMORY = 1024;

export function hasUnread({ unread, remoteEntries }: LiveTable): boolean {
  return unread.table || unread.standingAnswers || unread.entries || remoteEntries.length > 0;
}

/** Reads the changes of other processes and sends them to the subscribers of this one. */
export async function readUnread(services: Services, table: LiveTable): Promise<void> {
  await readPart(table, "table", () => readTable(services, table));
  await readPart(table, "standingAnswers", async () => {
    table.standingAnswers = await services.store.standingAnswers.ofTable(table.id);
    broadcastStandingAnswers(table);
  });
  if (table.remoteEntries.length > 0) await applyRemoteEntries(services, table);
  const { live } = table;
  if (live) await readPart(table, "entries", () => readEntries(services, table, live));
  else if (table.broadcastUpTo !== undefined && table.subscriptions.size > 0) {
    // The match was dropped after a failed write. Opening it sends subscribers the entries they have missed.
    await readPart(table, "entries", () => liveMatchOf(services, table));
  }
  applyRemoteWait(services, table);
}

/** Reads a part of a table if another process has changed it. A change that arrives during the read is read the next time. */
async function readPart(
  { unread }: LiveTable,
  part: keyof LiveTable["unread"],
  read: () => Promise<unknown>,
): Promise<void> {
  if (!unread[part]) return;
  unread[part] = false;
  try {
    await read();
  } catch (error) {
    // A match that cannot be served is not read again.
    if (!(error instanceof Refused)) unread[part] = true;
    throw error;
  }
}

async function readTable(services: Services, table: LiveTable): Promise<void> {
  const stored = await services.store.tables.get(table.id);
  if (!stored || stored.revision === table.revision) return;
  const before = table.document;
  table.document = stored.document;
  table.revision = stored.revision;
  broadcastTable(services, table, before);
}

/** Follows a request for time at another process: the clock of the open pause stands still here too. */
function applyRemoteWait(services: Services, table: LiveTable): void {
  const { live } = table;
  if (!live || !applyWait(table)) return;
  broadcastClocks(services, table, live);
  services.scheduler.schedule(table, nextDueAt(services, table, live));
}

/** Applies the entries that came with notifications, unless one in between is missing; then the log must be read. */
async function applyRemoteEntries(services: Services, table: LiveTable): Promise<void> {
  try {
    for (const logged of table.remoteEntries.splice(0)) {
      const { live } = table;
      const next = live ? lastNumber(live.match) + 1 : 1;
      if (!live || logged.number > next) table.unread.entries = true;
      else if (logged.number === next) await applyRemoteEntry(services, table, live, logged);
    }
  } catch (error) {
    table.unread.entries = true;
    throw error;
  }
}

/** Reads the table again, for players who may have seen a newer one at another process. */
export async function refresh(services: Services, table: LiveTable): Promise<void> {
  if (!services.store.database.isShared) return;
  Object.assign(table.unread, { table: true, entries: true, standingAnswers: true });
  await readUnread(services, table);
}

/** Returns the match of a table, opened if necessary. Refuses if it has not begun or cannot be served. */
export async function liveMatchOf(services: Services, table: LiveTable): Promise<LiveMatch> {
  const { document } = table;
  if (document.status === "gathering") throw refuse("match-has-not-begun", "wait");
  if (document.started === null) throw refuse("table-is-closed", "give-up");
  if (table.unavailable) throw refuse(table.unavailable.code, "give-up", table.unavailable.params);
  if (table.live) return table.live;
  const { game, rulesVersion, clock } = document;
  const served = services.games.find(game, rulesVersion);
  if (!served) throw markUnavailable(table, "rules-version-missing", { game, rulesVersion });
  const opened = await openLiveMatch(services.store, served, timingOf(services, clock), table.id, table.broadcastUpTo);
  if ("unavailable" in opened) {
    services.log.error({ table: table.id, problem: opened.unavailable }, "a stored match does not fit its rules");
    throw markUnavailable(table, "log-does-not-fit-rules", { game });
  }
  await readEntries(services, table, opened.live);
  table.live = opened.live;
  table.lastSnapshot = opened.live.match.base;
  applyWait(table);
  return opened.live;
}

/** Marks a match that cannot be served; later requests are refused at once. */
function markUnavailable(table: LiveTable, code: UnavailableCode, params: Readonly<Record<string, string>>): Refused {
  table.unavailable = { code, params };
  return refuse(code, "give-up", params);
}

/** Reads entries that were written since, and sends them to subscribers. */
export async function readEntries(services: Services, table: LiveTable, live: LiveMatch): Promise<void> {
  for (const logged of await services.store.matches.entries(table.id, lastNumber(live.match))) {
    await applyRemoteEntry(services, table, live, logged);
  }
  table.broadcastUpTo = lastNumber(live.match);
}

async function applyRemoteEntry(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  logged: LoggedEntry,
): Promise<void> {
  try {
    await advanceByLogged(services, table, live, logged);
  } catch (error) {
    // A part of it may be applied. The match is read again from the log.
    table.live = undefined;
    throw error;
  }
}

async function advanceByLogged(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  logged: LoggedEntry,
): Promise<void> {
  const { entry, author, at, seen } = logged;
  const before = pendingDecision(live.served, live.match);
  const result = await replayLogged(services.store, live, logged);
  if ("refused" in result) {
    throw new Error(`stored entry ${logged.number} of ${table.id} is refused: ${result.refused.code}`);
  }
  const by = entry.kind === "action" ? entry.seat : undefined;
  const added = { entry, events: result.events, author, at, before, by, seen, isWatched: isWatched(table) };
  const applied = advanceLiveMatch(live, added);
  broadcastEntry(services, table, live, serializeFor(table, live, applied));
}

/** Drops a match that holds too many entries. It is opened again when it is next needed. */
export function dropLongLiveMatch(table: LiveTable): void {
  if (table.live && table.live.match.entries.length > MAX_ENTRIES_IN_MEMORY) table.live = undefined;
}
