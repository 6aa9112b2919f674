import webPush from "web-push";
import { waitingBits } from "../play/record.ts";
import { liveMatchOf } from "../play/sync.ts";
import { Refused } from "../refuse.ts";
import type { Services } from "../services.ts";
import { presenceAt } from "../socket/presence.ts";
import type { Due } from "../store/reminders.ts";
import { seatsOf } from "../tables/document.ts";
import { emailTexts } from "./emails.ts";
import type { Mailer } from "./mailer.ts";
import type { PushKeys } from "./vapid.ts";

/** The push services of the browsers. Nobody makes this server send anything to any other host. */
export const PUSH_SERVICES: readonly string[] = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
];

export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { hostname } = new URL(endpoint);
  return services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}

/** Tells people who are away that a table waits for them. */
export interface ReminderService {
  readonly keys: PushKeys;
  readonly mailer: Mailer | undefined;
  readonly pushServices: readonly string[];
  /** The turn of a player has come: who is away is reminded after a while, also by another process or after a restart. */
  onTurn(player: string, table: string): void;
  /** Turns of which nothing was noted, because the process was killed in that very moment, are noted after a start. */
  scheduleMissed(): Promise<void>;
  close(): Promise<void>;
}

export interface ReminderSettings {
  readonly services: () => Services;
  readonly keys: PushKeys;
  readonly mailer: Mailer | undefined;
  readonly pushServices: readonly string[];
  /** How long a table waits before somebody is reminded. */
  readonly afterMilliseconds: number;
  /** At least so long lies between two reminders of the same table. */
  readonly apartMilliseconds: number;
}

const LOOK_EVERY = 5000;
const AT_ONCE = 50;
/** Should this process die while it sends, another tries again after this. */
const TAKEN_FOR = 5 * 60 * 1000;
const GONE = new Set([404, 410]);

export function openReminderService(settings: ReminderSettings): ReminderService {
  const { services, keys, mailer, pushServices, afterMilliseconds, apartMilliseconds } = settings;

  const look = async (): Promise<void> => {
    const { reminders } = services().store;
    for (const due of await reminders.due(Date.now(), AT_ONCE)) {
      if (stopped) return;
      const until = Date.now() + TAKEN_FOR;
      if (!(await reminders.take(due, until))) continue;
      await remind(due).catch(ifServed);
      await reminders.strike(due, until);
    }
  };
  const remind = async ({ player, table }: Due): Promise<void> => {
    if (!(await isStillDue(services(), player, table))) return;
    if (!(await services().store.reminders.mayRemind(player, table, Date.now(), apartMilliseconds))) return;
    await Promise.all([push(player, table), mail(player, table)]);
  };

  const push = async (player: string, table: string): Promise<void> => {
    const { store, publicUrl, log } = services();
    for (const { endpoint, subscription } of await store.reminders.devicesOf(player)) {
      try {
        await webPush.sendNotification(
          JSON.parse(subscription) as webPush.PushSubscription,
          JSON.stringify({ code: "your-turn", params: { table } }),
          { vapidDetails: { subject: subjectOf(publicUrl), ...keys }, TTL: 24 * 60 * 60, timeout: 10_000 },
        );
      } catch (error) {
        // The browser has withdrawn its permission, or is gone: this device is not asked again.
        if (error instanceof webPush.WebPushError && GONE.has(error.statusCode)) {
          await store.reminders.removeDevice(player, endpoint);
        } else {
          log.warn({ player, error: String(error) }, "a push could not be sent");
        }
      }
    }
  };

  const mail = async (player: string, table: string): Promise<void> => {
    const { store, publicUrl, log } = services();
    const known = await store.reminders.mailOf(player);
    if (!mailer || !known?.confirmed) return;
    const unsubscribeUrl = `${publicUrl}/mail/stop/${known.token}`;
    const { turnSubject, turn } = emailTexts[known.language];
    const text = turn({ table: `${publicUrl}/#table=${table}`, stop: unsubscribeUrl });
    try {
      await mailer.send({ to: known.address, subject: turnSubject, text, unsubscribeUrl });
    } catch (error) {
      log.warn({ player, error: String(error) }, "a letter could not be sent");
    }
  };

  const note = async (player: string, table: string): Promise<void> => {
    const { reminders } = services().store;
    if (await reminders.canReach(player)) await reminders.note(player, table, Date.now() + afterMilliseconds);
  };

  /** Under way to the store. */
  const notes = new Set<Promise<void>>();
  let stopped = false;
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(
    () => {
      looking = looking
        .then(() => (stopped ? undefined : look()))
        .catch((error: unknown) => services().log.warn({ error: String(error) }, "nobody was reminded"));
    },
    Math.min(LOOK_EVERY, afterMilliseconds),
  );

  return {
    keys,
    mailer,
    pushServices,
    onTurn(player, table) {
      if (services().hub.isConnected(player)) return;
      const noted = note(player, table)
        .catch((error: unknown) =>
          services().log.warn({ player, error: String(error) }, "a reminder could not be noted"),
        )
        .finally(() => notes.delete(noted));
      notes.add(noted);
    },
    async scheduleMissed() {
      for (const { player, table } of await services().store.reminders.unscheduled()) this.onTurn(player, table);
    },
    async close() {
      stopped = true;
      clearInterval(timer);
      await Promise.all([looking, ...notes]);
      mailer?.close();
    },
  };
}

/** A table that is gone, or whose rules are missing, waits for nobody. */
function ifServed(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

/** Whom a push service may write to: it takes an HTTPS address, or a mail address. */
function subjectOf(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? publicUrl : `mailto:rondel@${new URL(publicUrl).hostname}`;
}

/** Whether it is still this player's turn, and the player still away. */
function isStillDue(services: Services, player: string, table: string): Promise<boolean> {
  return services.tables.run(table, async (table) => {
    const seats = seatsOf(table.document, player);
    if (table.document.status !== "running" || services.hub.isConnected(player)) return false;
    if (presenceAt(table).here.some((seat) => seats.includes(seat))) return false;
    const bits = waitingBits(table, await liveMatchOf(services, table));
    return seats.some((seat) => (bits & (1 << seat)) !== 0);
  });
}
