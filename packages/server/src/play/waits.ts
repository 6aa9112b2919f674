import { type CommandInput, WAITS_PER_ROUND } from "@rondel/protocol";
import { waitLength } from "../clocks/clock.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { changeTable } from "../tables/change.ts";
import { isAlone, type TableDocument } from "../tables/document.ts";
import { requireNotResigned } from "../tables/resign.ts";
import { broadcastClocks } from "./broadcast.ts";
import { nextDueAt } from "./due.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LiveTable } from "./live-table.ts";
import { liveMatchOf } from "./sync.ts";
import { applyWait } from "./wait-clock.ts";

/**
 * Stops the clock of the open pause for a seat, or lets it run on. Any seat may stop it, whatever cards it holds and even after it
 * has passed, and the others learn only that the clock stands still.
 */
export async function wait(
  services: Services,
  table: LiveTable,
  { seat, number, stop }: CommandInput<"play/wait">,
): Promise<Record<string, never>> {
  requireNotResigned(table.document, seat);
  const live = await liveMatchOf(services, table);
  const current = live.seen[seat] ?? 0;
  if (number !== current) throw refuse("stale-number", "refresh", { expected: number, current });
  const { opened, round } = requirePause(table, live);
  const now = services.time.now();
  const length = waitLength(live.timing);
  await changeTable(services, table, (document) =>
    stop ? stopClock(document, { seat, opened, round, now, length }) : startClock(document, { seat, opened, now }),
  );
  applyWait(table);
  broadcastClocks(services, table, live);
  const dueAt = nextDueAt(services, table, live);
  await services.store.matches.setDue(table.id, dueAt);
  services.scheduler.schedule(table, dueAt);
  return {};
}

/** Refuses where no clock runs: outside pauses, with a slow clock, and for a person alone with bots. */
function requirePause(table: LiveTable, live: LiveMatch): { readonly opened: number; readonly round: number } {
  const { window } = live.clocks;
  const isRunning = table.document.status === "running" && !isAlone(table.document);
  if (!isRunning || !window?.pause || live.timing.rule.kind === "slow") throw refuse("no-pause-is-open", "refresh");
  return { opened: window.since, round: window.pause.round };
}

interface Request {
  readonly seat: number;
  readonly opened: number;
  readonly now: number;
}

/** The document after a seat has stopped the clock. A pause is stopped once. */
function stopClock(
  document: TableDocument,
  { seat, opened, round, now, length }: Request & { readonly round: number; readonly length: number },
): TableDocument {
  const { waits, seats } = document;
  if (waits?.last.opened === opened) throw refuse("pause-is-stopped", "wait");
  const used = waits?.round === round ? waits.used : seats.map(() => 0);
  const count = used[seat] ?? 0;
  if (count >= WAITS_PER_ROUND) throw refuse("no-waits-left", "wait", { most: WAITS_PER_ROUND });
  const last = { opened, by: seat, from: now, until: now + length };
  return { ...document, waits: { round, used: used.with(seat, count + 1), last } };
}

/** The document after the seat that has stopped the clock lets it run on. */
function startClock(document: TableDocument, { seat, opened, now }: Request): TableDocument {
  const { waits } = document;
  if (waits?.last.opened !== opened || waits.last.by !== seat) throw refuse("no-pause-is-open", "refresh");
  if (waits.last.until <= now) return document;
  return { ...document, waits: { ...waits, last: { ...waits.last, until: now } } };
}
