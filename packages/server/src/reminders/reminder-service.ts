import { waitingBits } from "../play/record.ts";
import { liveMatchOf } from "../play/sync.ts";
import { Refused } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { ServerSettings } from "../settings.ts";
import { presenceAt } from "../socket/presence.ts";
import type { Store } from "../store/index.ts";
import type { DueReminder } from "../store/reminders.ts";
import { seatsOf } from "../tables/document.ts";
import { type Mailer, openMailer } from "./mailer.ts";
import { PUSH_SERVICES } from "./push-services.ts";
import { sendEmail, sendPush } from "./send.ts";
import { type PushKeys, pushKeys } from "./vapid.ts";

/** Reminds absent players of their turn, by push message, email and webhook. */
export interface ReminderService {
  readonly keys: PushKeys;
  readonly mailer: Mailer | undefined;
  readonly pushServices: readonly string[];
  /** Schedules a reminder for a player whose turn has begun. It survives a restart and may be sent by another process. */
  onTurn(player: string, table: string): void;
  /** Schedules reminders for turns whose process died before it could schedule them. */
  scheduleMissed(): Promise<void>;
  close(): Promise<void>;
}

const POLL_MILLISECONDS = 5000;
const MAX_REMINDERS_PER_POLL = 50;
/** If this process dies while it sends a reminder, another one tries again after this time. */
const CLAIM_MILLISECONDS = 5 * 60 * 1000;
const DEFAULT_DELAY = 2 * 60 * 1000;
const DEFAULT_INTERVAL = 12 * 60 * 60 * 1000;

export async function openReminderService(
  services: () => Services,
  store: Store,
  settings: ServerSettings,
): Promise<ReminderService> {
  const { afterMilliseconds = DEFAULT_DELAY, apartMilliseconds = DEFAULT_INTERVAL } = settings.reminders ?? {};
  const keys = await pushKeys(store);
  const mailer = settings.mail && openMailer(settings.mail.smtpUrl, settings.mail.from);
  const { reminders } = store;

  const remind = async ({ player, table }: DueReminder): Promise<void> => {
    if (!(await isAwaited(services(), player, table))) return;
    if (!(await reminders.mayRemind(player, table, store.time.now(), apartMilliseconds))) return;
    await Promise.all([
      sendPush(services(), keys, player, table),
      services().webhooks.send(player, table, "turn"),
      mailer && sendEmail(services(), mailer, player, table),
    ]);
  };
  const poller = startPolling(services, Math.min(POLL_MILLISECONDS, afterMilliseconds), remind);

  /** Writes to the store that are not finished yet. */
  const pending = new Set<Promise<void>>();
  const onTurn = (player: string, table: string): void => {
    if (services().hub.isConnected(player)) return;
    const scheduled = schedule(store, player, table, afterMilliseconds)
      .catch((error: unknown) => services().log.warn({ player, error: String(error) }, "failed to schedule a reminder"))
      .finally(() => pending.delete(scheduled));
    pending.add(scheduled);
  };

  return {
    keys,
    mailer,
    pushServices: settings.reminders?.pushServices ?? PUSH_SERVICES,
    onTurn,
    async scheduleMissed() {
      for (const { player, table } of await reminders.unscheduled()) onTurn(player, table);
    },
    async close() {
      await Promise.all([poller.stop(), ...pending]);
      mailer?.close();
    },
  };
}

async function schedule(store: Store, player: string, table: string, afterMilliseconds: number): Promise<void> {
  if (await store.reminders.canReach(player)) {
    await store.reminders.schedule(player, table, store.time.now() + afterMilliseconds);
  }
}

/** Polls the store for due reminders. Each one is claimed by a single process. */
function startPolling(
  services: () => Services,
  everyMilliseconds: number,
  remind: (due: DueReminder) => Promise<void>,
): { stop(): Promise<void> } {
  let stopped = false;
  let polling: Promise<void> = Promise.resolve();
  const poll = async (): Promise<void> => {
    const { store } = services();
    const { reminders } = store;
    for (const due of await reminders.due(store.time.now(), MAX_REMINDERS_PER_POLL)) {
      if (stopped) return;
      const until = store.time.now() + CLAIM_MILLISECONDS;
      if (!(await reminders.claim(due, until))) continue;
      await remind(due).catch(ignoreRefusal);
      await reminders.remove(due, until);
    }
  };
  const timer = setInterval(() => {
    polling = polling
      .then(() => (stopped ? undefined : poll()))
      .catch((error: unknown) => services().log.warn({ error: String(error) }, "failed to send reminders"));
  }, everyMilliseconds);
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
      return polling;
    },
  };
}

/** No reminder is needed if the table is gone or its rules are missing. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

/** Whether it is still the player's turn and the player is still absent. */
function isAwaited(services: Services, player: string, tableId: string): Promise<boolean> {
  return services.tables.run(tableId, async (table) => {
    const seats = seatsOf(table.document, player);
    // At a live table, the next move is due before a message would be read.
    if (table.document.clock.kind === "live") return false;
    if (table.document.status !== "running" || services.hub.isConnected(player)) return false;
    if (presenceAt(services, table).here.some((seat) => seats.includes(seat))) return false;
    const bits = waitingBits(table, await liveMatchOf(services, table));
    return seats.some((seat) => (bits & (1 << seat)) !== 0);
  });
}
