import { lastNumber } from "@rondel/engine";
import type { UnavailableCode } from "@rondel/protocol";
import { type Refused, refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { LoggedEntry } from "../store/matches.ts";
import { broadcastEntry, broadcastStandingAnswers, broadcastTable, serializeFor } from "./broadcast.ts";
import { advanceLiveMatch, type LiveMatch, pendingDecision } from "./live-match.ts";
import type { LiveTable } from "./live-table.ts";
import { openLiveMatch, replayLogged } from "./open.ts";

/** A match that has so many entries in memory is read again from its snapshot, so that memory stays bounded. */
const MAX_ENTRIES_IN_MEMORY = 1024;

export function hasUnread({ unread, remoteEntries }: LiveTable): boolean {
  return unread.table || unread.orders || unread.entries || remoteEntries.length > 0;
}

/** Reads what other processes have changed, and tells those who follow the table here. */
export async function readUnread(services: Services, table: LiveTable): Promise<void> {
  const { store } = services;
  if (table.unread.table) {
    const stored = await store.tables.get(table.id);
    table.unread.table = false;
    if (stored && stored.revision !== table.revision) {
      const before = table.document;
      table.document = stored.document;
      table.revision = stored.revision;
      broadcastTable(services, table, before);
    }
  }
  if (table.unread.orders) {
    table.standingAnswers = await store.standingAnswers.ofTable(table.id);
    table.unread.orders = false;
    broadcastStandingAnswers(table);
  }
  if (table.remoteEntries.length > 0) await applyRemoteEntries(services, table);
  if (table.unread.entries && table.live) {
    await readEntries(services, table, table.live);
    table.unread.entries = false;
  } else if (table.unread.entries && table.broadcastUpTo !== undefined && table.subscriptions.size > 0) {
    // The fold was dropped while the store was away: those who follow the table wait for what they missed.
    table.unread.entries = false;
    await liveMatchOf(services, table);
  }
}

/** What another process told is as good as read, as long as nothing is missing in between. */
async function applyRemoteEntries(services: Services, table: LiveTable): Promise<void> {
  for (const logged of table.remoteEntries.splice(0)) {
    const { live } = table;
    const next = live ? lastNumber(live.match) + 1 : 1;
    if (!live || logged.number > next) table.unread.entries = true;
    else if (logged.number === next) await applyRemoteEntry(services, table, live, logged);
  }
}

/** For those who come: what they are shown must not be older than what they were told remotePresence. */
export async function readAgain(services: Services, table: LiveTable): Promise<void> {
  if (!services.store.database.isShared) return;
  Object.assign(table.unread, { table: true, entries: true, orders: true });
  await readUnread(services, table);
}

/** The match of a table, in memory. Refuses if it has not begun or cannot be served. */
export async function liveMatchOf(services: Services, table: LiveTable): Promise<LiveMatch> {
  const { document } = table;
  if (document.status === "gathering") throw refuse("match-has-not-begun", "wait");
  if (document.started === null) throw refuse("table-is-closed", "give-up");
  if (table.unavailable) throw refuse(table.unavailable.code, "give-up", table.unavailable.params);
  if (table.live) return table.live;
  const served = services.games.find(document.game, document.rulesVersion);
  if (!served) {
    const { game, rulesVersion } = document;
    throw unavailable(table, "rules-version-missing", { game, rulesVersion });
  }
  const opened = await openLiveMatch(services.store, served, document.clock, table.id, table.broadcastUpTo);
  if ("unavailable" in opened) {
    services.log.error({ table: table.id, problem: opened.unavailable }, "a match does not fit its rules");
    throw unavailable(table, "log-does-not-fit-rules", { game: document.game });
  }
  table.live = opened.live;
  table.lastSnapshot = opened.live.match.base;
  await readEntries(services, table, opened.live);
  return opened.live;
}

/** Marks a table whose match cannot be served; later requests are refused at once. */
function unavailable(table: LiveTable, code: UnavailableCode, params: Readonly<Record<string, string>>): Refused {
  table.unavailable = { code, params };
  return refuse(code, "give-up", params);
}

/** Takes over what has been written since, and tells it. */
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
  const { entry, author, at, seen } = logged;
  const before = pendingDecision(live.served, live.match);
  const result = await replayLogged(services.store, live, entry);
  if ("refused" in result) throw new Error(`entry ${logged.number} of ${table.id} is refused: ${result.refused.code}`);
  const by = entry.kind === "action" ? entry.seat : undefined;
  const done = advanceLiveMatch(live, { entry, events: result.events, author, at, before, by, seen });
  broadcastEntry(services, table, live, serializeFor(table, live, done));
}

/** Drops what memory has too much of, or what can no longer be trusted. The next who comes reads it again. */
export function dropLiveMatch(table: LiveTable): void {
  table.live = undefined;
}

export function dropLongLiveMatch(table: LiveTable): void {
  if (table.live && table.live.match.entries.length > MAX_ENTRIES_IN_MEMORY) dropLiveMatch(table);
}
