import type { Logger } from "pino";
import webPush from "web-push";
import { waitingBits } from "../play/record.ts";
import type { Rooms } from "../play/rooms.ts";
import type { Hub } from "../socket/hub.ts";
import { presenceAt } from "../socket/presence.ts";
import type { Store } from "../store/index.ts";
import { seatsOf } from "../tables/document.ts";
import type { Mailer } from "./mail.ts";
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
export interface Reminding {
  readonly keys: PushKeys;
  readonly mailer: Mailer | undefined;
  readonly pushServices: readonly string[];
  turnOf(player: string, table: string): void;
  close(): void;
}

export interface ReminderSettings {
  readonly store: Store;
  readonly hub: Hub;
  readonly rooms: () => Rooms;
  readonly log: Logger;
  readonly keys: PushKeys;
  readonly mailer: Mailer | undefined;
  readonly pushServices: readonly string[];
  readonly publicUrl: () => string;
  /** How long a table waits before somebody is reminded. */
  readonly afterMilliseconds: number;
  /** At least so long lies between two reminders of the same table. */
  readonly apartMilliseconds: number;
}

const MOST_WAITING = 10_000;
const GONE = new Set([404, 410]);

export function openReminding(settings: ReminderSettings): Reminding {
  const { store, hub, log, keys, mailer, publicUrl } = settings;
  const waiting = new Map<string, NodeJS.Timeout>();

  const remind = async (player: string, table: string): Promise<void> => {
    if (!(await isWaitedFor(settings, player, table))) return;
    if (!(await store.reminders.mayRemind(player, table, Date.now(), settings.apartMilliseconds))) return;
    await Promise.all([push(player, table), mail(player, table)]);
  };

  const push = async (player: string, table: string): Promise<void> => {
    for (const { endpoint, subscription } of await store.reminders.devicesOf(player)) {
      try {
        await webPush.sendNotification(
          JSON.parse(subscription) as webPush.PushSubscription,
          JSON.stringify({ code: "your-turn", params: { table } }),
          { vapidDetails: { subject: subjectOf(publicUrl()), ...keys }, TTL: 24 * 60 * 60, timeout: 10_000 },
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
    const known = await store.reminders.mailOf(player);
    if (!mailer || !known?.confirmed) return;
    const unsubscribeUrl = `${publicUrl()}/mail/stop/${known.token}`;
    const text = `A table waits for you.\n\n${publicUrl()}/#table=${table}\n\nNo more letters: ${unsubscribeUrl}\n`;
    await mailer.send({ to: known.address, subject: "Rondel: your turn", text, unsubscribeUrl });
  };

  return {
    keys,
    mailer,
    pushServices: settings.pushServices,
    turnOf(player, table) {
      const key = `${player} ${table}`;
      if (hub.isHere(player) || waiting.has(key) || waiting.size >= MOST_WAITING) return;
      const timer = setTimeout(() => {
        waiting.delete(key);
        remind(player, table).catch((error: unknown) =>
          log.warn({ player, error: String(error) }, "nobody was reminded"),
        );
      }, settings.afterMilliseconds);
      waiting.set(key, timer.unref());
    },
    close() {
      for (const timer of waiting.values()) clearTimeout(timer);
      mailer?.close();
    },
  };
}

/** Whom a push service may write to: it takes an HTTPS address, or a mail address. */
function subjectOf(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? publicUrl : `mailto:rondel@${new URL(publicUrl).hostname}`;
}

/** Whether it is still this player's turn, and the player still away. */
function isWaitedFor({ hub, rooms }: ReminderSettings, player: string, table: string): Promise<boolean> {
  return rooms().enter(table, (room) => {
    const seats = seatsOf(room.document, player);
    if (!room.fold || hub.isHere(player)) return false;
    if (presenceAt(room).here.some((seat) => seats.includes(seat))) return false;
    const bits = waitingBits(room, room.fold);
    return seats.some((seat) => (bits & (1 << seat)) !== 0);
  });
}
