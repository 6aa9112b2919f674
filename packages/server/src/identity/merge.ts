import { type AuditEntry, BY_PLAYER } from "@rondel/protocol/operator";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { Transaction } from "../store/database.ts";
import type { ConcernedTable } from "../store/merge.ts";
import type { Player } from "../store/players.ts";
import { reservedFor, type SeatDocument, seatsOf, type TableDocument, withSeat } from "../tables/document.ts";
import { refreshConnections } from "./guests.ts";
import { newSecret } from "./secrets.ts";

const MAX_ATTEMPTS = 10;

/**
 * Makes one player part of another, in one transaction: seats, hosted tables, invitations, chat, reports, reminders and ways to
 * sign in. Sanctions, mutes and blocks of both apply to the remaining player, so that a merge is no way out of them. Two players
 * of the same running match cannot be merged: one person would see two hands.
 */
export async function mergePlayers(services: Services, from: Player, into: Player): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const tables = await services.store.merge.tablesOf(from.id);
    requireApart(tables, from, into);
    // A table that changed meanwhile is read and checked again.
    if (await services.store.database.write(transactionFor(services, tables, from, into))) {
      await applyMerge(services, tables, from.id, into.id);
      return;
    }
    if (!(await services.store.players.byId(from.id))) return;
  }
  throw refuse("table-is-busy", "wait");
}

function requireApart(tables: readonly ConcernedTable[], from: Player, into: Player): void {
  const isShared = tables.some(
    ({ document }) =>
      document.status === "running" && seatsOf(document, from.id).length > 0 && seatsOf(document, into.id).length > 0,
  );
  if (isShared) throw refuse("players-share-a-match", "wait", { from: from.name, into: into.name });
}

function transactionFor(
  { store, time }: Services,
  tables: readonly ConcernedTable[],
  from: Player,
  into: Player,
): Transaction {
  const merge = { from: from.id, into: into.id };
  const replaced = tables.map(({ document, revision }) =>
    store.tables.replaceTransaction(withMerged(document, from, into), revision),
  );
  return {
    first: store.merge.deleteQuery(merge),
    required: replaced.map(({ first }) => first),
    next: [
      ...replaced.flatMap(({ next }) => next),
      ...store.merge.moveQueries(merge),
      store.audit.addQuery(auditEntry(time.now(), from, into)),
    ],
    notify: [
      ...replaced.flatMap(({ notify }) => notify),
      { kind: "player", id: from.id },
      { kind: "player", id: into.id },
    ],
  };
}

/** Operators can follow where the games, reports and sanctions of a player went. */
function auditEntry(at: number, from: Player, into: Player): AuditEntry {
  return {
    id: newSecret(),
    at,
    who: BY_PLAYER,
    act: "merge",
    target: into.id,
    name: `${from.name} → ${into.name}`,
    until: null,
    why: `${from.id} → ${into.id}`,
  };
}

/** Brings this process up to date. The others get the same changes from the store. */
async function applyMerge(
  services: Services,
  tables: readonly ConcernedTable[],
  from: string,
  into: string,
): Promise<void> {
  for (const { document } of tables) services.tables.onRemoteChange({ kind: "table", id: document.id });
  await services.sanctions.reload();
  await refreshConnections(services, from);
  await refreshConnections(services, into);
}

/** The table with the remaining player in place of the merged one. */
function withMerged(document: TableDocument, from: Player, into: Player): TableDocument {
  const idOf = (player: string): string => (player === from.id ? into.id : player);
  const host = idOf(document.host);
  const people = (ids: readonly string[] = []) => [...new Set(ids.map(idOf))].filter((id) => id !== host);
  const merged: TableDocument = {
    ...document,
    host,
    ...(document.barred ? { barred: people(document.barred) } : {}),
    ...(document.muted ? { muted: people(document.muted) } : {}),
    seats: document.seats.map((seat) => mergeSeat(seat, document.status === "finished", from, into)),
  };
  return merged.status === "gathering" && merged.barred?.includes(into.id) ? withoutSeats(merged, into.id) : merged;
}

/** A seat keeps its name in a finished match, and a name that was chosen for the table. */
function mergeSeat(seat: SeatDocument, isOver: boolean, from: Player, into: Player): SeatDocument {
  if (!("player" in seat) || seat.player !== from.id) return seat;
  const isRenamed = !isOver && seat.name === from.name;
  return { ...seat, player: into.id, ...(isRenamed ? { name: into.name } : {}) };
}

/** Frees the seats of a person who was removed from the table under the other name. */
function withoutSeats(document: TableDocument, player: string): TableDocument {
  return [...seatsOf(document, player), ...reservedFor(document, player)].reduce(
    (changed, seat) => withSeat(changed, seat, { kind: "open" }),
    document,
  );
}
