import type { WebhookEvent } from "@rondel/protocol";
import { limiter } from "../gateway/limits.ts";
import type { LiveTable } from "../play/live-table.ts";
import type { Services } from "../services.ts";
import type { ServerSettings } from "../settings.ts";
import { presenceAt } from "../socket/presence.ts";
import type { StoredWebhook } from "../store/webhooks.ts";
import { personsAt, type TableDocument } from "../tables/document.ts";
import { type DeliverySettings, deliver } from "./deliver.ts";
import { webhookBody } from "./messages.ts";

/** Reports turns and changes of tables to the webhooks of players. */
export interface WebhookService {
  readonly settings: DeliverySettings;
  /** Reports a table that became full, began or ended to the people who do not have it open. */
  onTableChange(table: LiveTable, before: TableDocument): void;
  /** Sends one event to all webhooks of a player. Failures are logged. */
  send(player: string, table: string, event: WebhookEvent): Promise<void>;
  /** Sends one event to one webhook and resolves to the status. */
  sendTo(webhook: StoredWebhook, table: string | null, event: WebhookEvent): Promise<number>;
  close(): Promise<void>;
}

/** Messages of one player; more are dropped. */
const RATE = { burst: 30, perSecond: 1 / 60 };
const DEFAULT_TIMEOUT = 5000;
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
    onTableChange(table, before) {
      const event = eventBetween(before, table.document);
      if (!event) return;
      const { here } = presenceAt(services(), table);
      const absent = personsAt(table.document).filter(({ seat }) => !here.includes(seat));
      for (const player of new Set(absent.map((person) => person.player))) {
        const sending: Promise<void> = send(player, table.id, event)
          .catch((error: unknown) => services().log.warn({ player, error: String(error) }, "failed to read webhooks"))
          .finally(() => pending.delete(sending));
        pending.add(sending);
      }
    },
    async close() {
      await Promise.all(pending);
    },
  };
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
