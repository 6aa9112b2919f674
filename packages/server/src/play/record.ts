import { appendAction, asSeat, type ChanceSource, chanceSource, entryAt, lastNumber, takeBackTo } from "@rondel/engine";
import type { PendingDecision } from "../clocks/clock.ts";
import { Refused, refuse, refuseByGame } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { Turn } from "../store/database.ts";
import type { Author } from "../store/matches.ts";
import { changeTable } from "../tables/change.ts";
import { botAt } from "../tables/document.ts";
import { broadcastEntry, broadcastTurns, serializeFor, turnsBetween } from "./broadcast.ts";
import {
  type AppliedEntry,
  advanceLiveMatch,
  derivedParts,
  type LiveMatch,
  pendingDecision,
  rollBack,
} from "./live-match.ts";
import type { LiveTable } from "./live-table.ts";
import { ensureSnapshot, snapshotIfDue } from "./open.ts";
import { dueAt, schedule } from "./scheduler.ts";
import { dropLiveMatch, dropLongLiveMatch, liveMatchOf, readEntries } from "./sync.ts";

/** Another process wrote an entry first. Memory has been brought up to date; whoever wanted to write looks again. */
export class LostRace extends Refused {
  constructor() {
    super(refuse("stale-number", "refresh").refusal);
  }
}

/** Plays an action and returns when it is durable: the number of its seat's stream. */
export async function playAction(
  services: Services,
  table: LiveTable,
  seat: number,
  action: unknown,
  author: Author,
): Promise<number> {
  const live = table.live ?? (await liveMatchOf(services, table));
  const { match } = live;
  const before = beforeEntry(services, table, live);
  const answer = appendAction(match, lastNumber(match), asSeat(seat), action, sourceOf(table, live));
  if ("refused" in answer) throw refuseByGame(answer.refused);
  const entry = entryAt(match, answer.number);
  if (!entry) throw new Error("an appended entry is missing");
  const { asking } = before;
  const done = advanceLiveMatch(live, {
    entry,
    events: answer.events,
    author,
    at: Date.now(),
    before: asking,
    by: seat,
  });
  await record(services, table, live, done, before);
  return done.logged.seen[seat] ?? 0;
}

/** Goes back to an earlier entry; whoever calls has made sure that it may be done. */
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
  const answer = takeBackTo(match, lastNumber(match), to);
  if ("refused" in answer) throw refuseByGame(answer.refused);
  const entry = { kind: "takeback", to } as const;
  const { asking } = before;
  const done = advanceLiveMatch(live, { entry, events: [], author: "hand", at: Date.now(), before: asking, by });
  await record(services, table, live, done, before);
  return live;
}

/** What has to be remembered of a match before an entry changes it. */
interface Before {
  readonly asking: PendingDecision;
  readonly waiting: number;
  readonly dueAt: number | null;
  readonly parts: ReturnType<typeof derivedParts>;
}

function beforeEntry(services: Services, table: LiveTable, live: LiveMatch): Before {
  return {
    asking: pendingDecision(live.served, live.match),
    waiting: waitingBits(table, live),
    dueAt: dueAt(services, table, live),
    parts: derivedParts(live),
  };
}

async function record(
  services: Services,
  table: LiveTable,
  live: LiveMatch,
  done: AppliedEntry,
  before: Before,
): Promise<void> {
  const waiting = waitingBits(table, live);
  const dues = { waiting, dueAt: dueAt(services, table, live) };
  const turns = turnsBetween(table, before.waiting, waiting);
  const words = serializeFor(table, live, done);
  let stored: boolean;
  try {
    stored = await services.store.matches.append(table.id, done.logged, dues, turns, before.dueAt);
  } catch (error) {
    // Memory is ahead of the store, or it is unknown whether it is: the log decides, on the next reading.
    dropLiveMatch(table);
    throw error;
  }
  if (!stored) {
    rollBack(live, before.parts);
    await readEntries(services, table, live);
    throw new LostRace();
  }
  services.metrics.entries.count(done.logged.author);
  broadcastEntry(services, table, live, words);
  startTurns(services, table, turns);
  saveSnapshot(services, table, live);
  if (live.match.deciders.length === 0) await endMatch(services, table, live);
  schedule(services, table, dues.dueAt);
  dropLongLiveMatch(table);
}

/** Tells of turns that begin and end, and sees to it that whoever is away is reminded. */
export function startTurns(services: Services, table: LiveTable, turns: readonly Turn[]): void {
  broadcastTurns(services, table.id, turns, table);
  for (const [player, yours] of turns) if (yours) services.reminders.onTurn(player, table.id);
}

/** Writes the result into the description of the table. Done again on opening, should a crash have come between. */
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
  if (!table.chance) throw new Error(`the secret of ${table.id} does not keep its commitment`);
  return table.chance;
}

/** Snapshots may be lost without harm, so nobody waits for them. */
function saveSnapshot(services: Services, table: LiveTable, live: LiveMatch): void {
  const text = snapshotIfDue(live, table.lastSnapshot);
  if (text === undefined) return;
  const number = lastNumber(live.match);
  table.lastSnapshot = number;
  services.store.matches.saveSnapshot(table.id, number, text).catch((error: unknown) => {
    services.log.warn({ table: table.id, error }, "a snapshot could not be kept");
  });
}
