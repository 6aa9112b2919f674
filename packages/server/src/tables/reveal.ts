import { entropyCommitment } from "@rondel/engine";
import type { CommandInput } from "@rondel/protocol";
import type { LiveTable } from "../play/live-table.ts";
import { Refused, refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { requireGathering, requireSeat } from "./access.ts";
import { changeTable } from "./change.ts";
import { changePerson, personAt, personsAt, type TableDocument } from "./document.ts";
import { startMatch } from "./start.ts";
import { requireStartable } from "./startable.ts";

/** Another process may change the table at the same moment. */
const RETRY_MILLISECONDS = 100;

/**
 * Starts the match of a full table. If players are committed to entropy, they have to reveal it first. From now on neither seats nor
 * commitments change, so entropy that becomes known can no longer influence any other.
 */
export async function beginMatch(services: Services, table: LiveTable): Promise<void> {
  if (isEverythingRevealed(table.document)) return startMatch(services, table);
  const { revealing } = table.document;
  if (revealing && revealing.until <= services.time.now()) return startMatch(services, table);
  await requireStartable(services, table.document);
  const until = services.time.now() + services.revealMilliseconds;
  await changeTable(services, table, (document) =>
    document.revealing ? document : { ...document, revealing: { until } },
  );
  watchReveals(services, table);
}

/** Refuses a second start, unless the process that collected the entropy has died meanwhile. */
export function requireMayStart(services: Services, document: TableDocument): void {
  const { revealing } = document;
  if (!revealing || document.status !== "gathering" || revealing.until > services.time.now())
    requireGathering(document);
}

/** Publishes the commitment to the entropy of a seat. */
export function commitEntropy(
  document: TableDocument,
  player: string,
  { seat, commitment }: CommandInput<"table/commit">,
): TableDocument {
  requireGathering(document);
  requireSeat(document, player, seat);
  return changePerson(document, seat, { commitment, entropy: null });
}

/** Reveals the entropy of a seat. The last one starts the match. */
export async function revealEntropy(
  services: Services,
  table: LiveTable,
  { seat, entropy }: CommandInput<"table/reveal">,
): Promise<void> {
  await changeTable(services, table, (document) => {
    if (document.status !== "gathering") throw refuse("match-has-begun", "give-up");
    if (!document.revealing) throw refuse("match-has-not-begun", "wait");
    const person = personAt(document, seat);
    if (person?.commitment !== entropyCommitment(entropy)) throw refuse("wrong-entropy", "correct", { seat });
    return person.entropy === null ? changePerson(document, seat, { entropy }) : document;
  });
  if (isEverythingRevealed(table.document)) await startMatch(services, table);
}

function isEverythingRevealed(document: TableDocument): boolean {
  return personsAt(document).every(({ commitment, entropy }) => !commitment || entropy !== null);
}

/** Takes up the matches whose start another process, or this one before it ended, has not finished. */
export async function resumeStarts(services: Services): Promise<void> {
  for (const id of await services.store.tables.starting()) {
    await services.tables.run(id, async (table) => watchReveals(services, table));
  }
}

/** Starts the match without the missing entropy when the time is over. */
export function watchReveals(services: Services, table: LiveTable, retry = 0): void {
  const { revealing } = table.document;
  clearTimeout(table.revealTimer);
  if (!revealing) return;
  const wait = Math.max(retry, revealing.until - services.time.now());
  table.revealTimer = setTimeout(() => startWithoutMissing(services, table), wait);
  table.revealTimer.unref();
}

function startWithoutMissing(services: Services, { id }: LiveTable): void {
  services.tables
    .run(id, async (table) => {
      const { status, revealing } = table.document;
      if (status !== "gathering" || !revealing) return;
      if (services.time.now() < revealing.until) watchReveals(services, table);
      else
        await startMatch(services, table).catch((error: unknown) => {
          if (error instanceof Refused && error.refusal.code === "table-has-changed") {
            watchReveals(services, table, RETRY_MILLISECONDS);
          } else throw error;
        });
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refused)) services.log.warn({ table: id, error }, "failed to start a match");
    });
}
