import { appendAction, asSeat, type ChanceSource, chanceSource, entryAt, lastNumber, takeBackTo } from "@rondel/engine";
import type { PendingDecision } from "../clocks/clock.ts";
import { Refused, refuse, refuseByGame } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { Turn } from "../store/database.ts";
import type { Author, Deadlines, LoggedEntry } from "../store/matches.ts";
import { changeTable } from "../tables/change.ts";
import { botAt } from "../tables/document.ts";
import { broadcastEntry, broadcastTurns, type Delivery, serializeFor, turnsBetween } from "./broadcast.ts";
import { nextDueAt } from "./due.ts";
import {
  advanceLiveMatch,
  derivedParts,
  type LiveMatch,
  type NewEntry,
  pendingDecision,
  rollBack,
} from "./live-match.ts";
import { isWatched, type LiveTable } from "./live-table.ts";
import { ensureSnapshot, snapshotIfDue } from "./open.ts";
import { dropLongLiveMatch, liveMatchOf, readEntries } from "./sync.ts";

/** Another process has written this number first. The match in memory is up to date again; the caller may retry. */
export class LostRace extends Refused {
  constructor() {
    super(refuse("stale-number", "refresh").refusal);
  }
}

/** Plays an action. Resolves when it is stored, with the new stream numbers of all viewers. */
export function playAction(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  seat: number,
  action: unknown,
  author: Author,
): Promise<readonly number[]> {
  const { match } = live;
  const before = beforeEntry(services, table, live);
  const unstored = orDropMatch(table, () => {
    const result = appendAction(match, lastNumber(match), asSeat(seat), action, sourceOf(table, live));
    if ("refused" in result) throw refuseByGame(result.refused);
    const entry = entryAt(match, result.number);
    if (!entry) throw new Error(`entry ${result.number} is missing after it was appended`);
    return advance(services, table, live, before, { entry, events: result.events, author, by: seat });
  });
  return storeEntry(services, table, live, unstored);
}

/**
 * Runs the steps between the moment when an entry is in memory and the commit. If one of them fails, the match is dropped, and read
 * again from the log when it is next needed: the next entry would otherwise be stored with a gap before it.
 */
function orDropMatch<Result>(table: LiveTable, task: () => Result): Result {
  try {
    return task();
  } catch (error) {
    // A refused action is not in memory.
    if (!(error instanceof Refused)) table.live = undefined;
    throw error;
  }
}

/** Entries of a match never go back in time, even if another process is ahead. */
function timeOfEntry({ time }: Services, live: LiveMatch): number {
  return Math.max(time.now(), live.at);
}

/** Returns to an earlier entry. The caller checks that this is allowed. */
export async function playTakeback(
  services: Services,
  table: LiveTable,
  to: number,
  by: number | undefined,
): Promise<LiveMatch> {
  const live = await liveMatchOf(services, table);
  const { match } = live;
  await ensureSnapshot(services.store, live, to);
  const before = beforeEntry(services, table, live);
  const unstored = orDropMatch(table, () => {
    const result = takeBackTo(match, lastNumber(match), to);
    if ("refused" in result) throw refuseByGame(result.refused);
    const entry = { kind: "takeback", to } as const;
    return advance(services, table, live, before, { entry, events: [], author: "hand", by });
  });
  await storeEntry(services, table, live, unstored);
  return live;
}

/** The match before an entry, as far as it is needed afterwards. */
interface BeforeEntry {
  readonly pending: PendingDecision;
  readonly waiting: number;
  readonly dueAt: number | null;
  readonly parts: ReturnType<typeof derivedParts>;
}

function beforeEntry(services: Services, table: LiveTable, live: LiveMatch): BeforeEntry {
  return {
    pending: pendingDecision(live.served, live.match),
    waiting: waitingBits(table, live),
    dueAt: nextDueAt(services, table, live),
    parts: derivedParts(live),
  };
}

/** An entry that is applied in memory and not stored yet. It refers to as little as possible, because many wait for one commit. */
interface UnstoredEntry {
  readonly logged: LoggedEntry;
  readonly deadlines: Deadlines;
  readonly wasDueAt: number | null;
  readonly turns: readonly Turn[];
  readonly deliveries: readonly Delivery[];
  readonly parts: BeforeEntry["parts"];
}

/** Updates everything derived after an entry, and prepares its commit. */
function advance(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  before: BeforeEntry,
  appended: Pick<NewEntry, "entry" | "events" | "author" | "by">,
): UnstoredEntry {
  const at = timeOfEntry(services, live);
  const applied = advanceLiveMatch(live, { ...appended, at, before: before.pending, isWatched: isWatched(table) });
  const waiting = waitingBits(table, live);
  return {
    logged: applied.logged,
    deadlines: { waiting, dueAt: nextDueAt(services, table, live) },
    wasDueAt: before.dueAt,
    turns: turnsBetween(table, before.waiting, waiting),
    deliveries: serializeFor(table, live, applied),
    parts: before.parts,
  };
}

async function storeEntry(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  { logged, deadlines, wasDueAt, turns, deliveries, parts }: UnstoredEntry,
): Promise<readonly number[]> {
  let stored: boolean;
  try {
    stored = await services.store.matches.append(table.id, logged, deadlines, turns, wasDueAt);
  } catch (error) {
    // The entry may or may not be stored. The match is read again from the log when it is next needed.
    table.live = undefined;
    throw error;
  }
  if (!stored) {
    rollBack(live, parts);
    await readEntries(services, table, live);
    throw new LostRace();
  }
  services.metrics.entries.count(logged.author);
  broadcastEntry(services, table, live, deliveries);
  startTurns(services, table, turns);
  saveSnapshot(services, table, live);
  if (live.match.deciders.length === 0) await endMatch(services, table, live);
  services.scheduler.schedule(table, deadlines.dueAt);
  dropLongLiveMatch(table);
  return logged.seen;
}

/** Notifies players whose turn began or ended, and schedules reminders for absent ones. */
export function startTurns(services: Services, table: LiveTable, turns: readonly Turn[]): void {
  broadcastTurns(services, table.id, turns);
  for (const [player, yours] of turns) if (yours) services.reminders.onTurn(player, table.id);
}

/** Stores the result in the table. After a crash in between, the scheduler calls this again. */
export async function endMatch(services: Services, table: LiveTable, live: LiveMatch): Promise<void> {
  if (table.document.status !== "running") return;
  const outcome = live.served.game.outcome(live.match.state) ?? null;
  await changeTable(services, table, (document) =>
    document.status === "running"
      ? { ...document, status: "finished", outcome, ended: live.at, takeback: null }
      : document,
  );
  await services.store.matches.setDue(table.id, null);
}

/** One bit for each seat whose person owes a decision. */
export function waitingBits(table: LiveTable, live: LiveMatch): number {
  return live.match.deciders.reduce(
    (bits, seat) => (botAt(table.document, seat) === undefined ? bits | (1 << seat) : bits),
    0,
  );
}

function sourceOf(table: LiveTable, live: LiveMatch): ChanceSource {
  const { header } = live.match;
  table.chance ??= chanceSource(header.chance, header.id, table.secret);
  if (!table.chance) throw new Error(`the secret of ${table.id} does not match its commitment`);
  return table.chance;
}

/** Saves a snapshot if one is due. Nobody waits for it, because a lost snapshot does no harm. */
function saveSnapshot(services: Services, table: LiveTable, live: LiveMatch): void {
  const text = snapshotIfDue(live, table.lastSnapshot);
  if (text === undefined) return;
  const number = lastNumber(live.match);
  table.lastSnapshot = number;
  services.store.matches.saveSnapshot(table.id, number, text).catch((error: unknown) => {
    services.log.warn({ table: table.id, error }, "failed to save a snapshot");
  });
}
