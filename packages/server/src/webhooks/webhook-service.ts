import type { WebhookEvent } from "@rondel/protocol";
import { limiter } from "../gateway/limits.ts";
import { newSecret } from "../identity/secrets.ts";
import type { LiveTable } from "../play/live-table.ts";
import type { Services } from "../services.ts";
import type { ServerSettings } from "../settings.ts";
import { presenceAt } from "../socket/presence.ts";
import type { StoredWebhook, WebhookMessageRow } from "../store/webhooks.ts";
import { personsAt, type TableDocument } from "../tables/document.ts";
import { type DeliverySettings, deliver } from "./deliver.ts";
import { webhookBody } from "./messages.ts";

/** Reports turns and changes of tables to the webhooks of players. */
export interface WebhookService {
  readonly settings: DeliverySettings;
  /**
   * The messages about a table that becomes full, begins or ends, to the people who do not have it open. They are stored with
   * the change, so that a crash loses none; `sendAll` sends them after it.
   */
  messagesAbout(table: LiveTable, after: TableDocument): Promise<readonly WebhookMessageRow[]>;
  /** Sends stored messages in the background and removes them. */
  sendAll(messages: readonly WebhookMessageRow[]): void;
  /** Sends one event to all webhooks of a player. Failures are logged. */
  send(player: string, table: string, event: WebhookEvent): Promise<void>;
  /** Sends one event to one webhook and resolves to the status. */
  sendTo(webhook: StoredWebhook, table: string | null, event: WebhookEvent): Promise<number>;
  close(): Promise<void>;
}

/** Messages of one player; more are dropped. */
const RATE = { burst: 30, perSecond: 1 / 60 };
const DEFAULT_TIMEOUT = 5000;
/** How long a process has to send a message before another one may. */
export const CLAIM_MILLISECONDS = 60_000;
/** Answers of a service for a webhook that was removed there. */
const GONE = new Set([404, 410]);

export function openWebhookService(
  services: () => Services,
  { webhooks = {} }: ServerSettings,
  monotonic: () => number,
): WebhookService {
  const settings = {
    allowPrivate: webhooks.allowPrivate ?? false,
    timeoutMilliseconds: webhooks.timeoutMilliseconds ?? DEFAULT_TIMEOUT,
  };
  const rate = limiter(RATE, monotonic);
  const pending = new Set<Promise<void>>();

  const sendTo: WebhookService["sendTo"] = ({ kind, url, language }, table, event) => {
    const { publicUrl, time } = services();
    const address = table === null ? publicUrl : `${publicUrl}/#table=${table}`;
    return deliver(url, webhookBody(kind, { event, language, table, url: address, at: time.now() }), settings);
  };
  const send: WebhookService["send"] = async (player, table, event) => {
    const { store, log } = services();
    for (const webhook of await store.webhooks.of(player)) {
      if (rate.take(player) > 0) return;
      try {
        const status = await sendTo(webhook, table, event);
        if (GONE.has(status)) await store.webhooks.remove(player, webhook.id);
        else if (status >= 300) log.warn({ player, status }, "a webhook refused a message");
      } catch (error) {
        log.warn({ player, error: String(error) }, "failed to send to a webhook");
      }
    }
  };
  return {
    settings,
    sendTo,
    send,
    async messagesAbout(table, after) {
      const event = eventBetween(table.document, after);
      if (!event) return [];
      const { store, time } = services();
      const { here } = presenceAt(services(), table);
      const absent = personsAt(after).filter(({ seat }) => !here.includes(seat));
      const players = await store.webhooks.playersWithWebhooks([...new Set(absent.map(({ player }) => player))]);
      const dueAt = time.now() + CLAIM_MILLISECONDS;
      return players.map((player) => ({ id: newSecret(), player, table_id: table.id, event, due_at: dueAt }));
    },
    sendAll(messages) {
      for (const message of messages) {
        const sending: Promise<void> = sendStored(services(), message)
          .catch((error: unknown) => services().log.warn({ error: String(error) }, "failed to send a webhook message"))
          .finally(() => pending.delete(sending));
        pending.add(sending);
      }
    },
    async close() {
      await Promise.all(pending);
    },
  };
}

/** Sends a message that this process has added or claimed. */
export async function sendStored({ store, webhooks }: Services, message: WebhookMessageRow): Promise<void> {
  await webhooks.send(message.player, message.table_id, message.event);
  await store.webhooks.removeMessage(message.id);
}

function eventBetween(before: TableDocument, after: TableDocument): WebhookEvent | undefined {
  if (before.status === "running" && after.status === "finished") return "ends";
  if (before.status !== "gathering") return undefined;
  if (after.status === "running") return "begins";
  return isFull(after) && !isFull(before) ? "full" : undefined;
}

function isFull({ seats }: TableDocument): boolean {
  return seats.every(({ kind }) => kind === "person" || kind === "bot");
}
