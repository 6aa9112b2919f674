import * as v from "valibot";
import { Moment } from "./basics.ts";
import { Language } from "./reminders.ts";

export const WEBHOOK_KINDS = ["discord", "slack", "matrix", "json"] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

const WebhookId = v.pipe(v.string(), v.regex(/^w[a-z2-7]{20}$/));

/** The webhooks of a player. Their addresses contain secrets, so only the host is sent back. */
export const Webhooks = v.object({
  webhooks: v.array(
    v.object({ id: WebhookId, kind: v.picklist(WEBHOOK_KINDS), host: v.string(), language: Language, created: Moment }),
  ),
});

export const AddWebhook = v.object({
  kind: v.picklist(WEBHOOK_KINDS),
  url: v.pipe(v.string(), v.trim(), v.url(), v.regex(/^https?:/), v.maxLength(1000)),
  language: Language,
});
export const WebhookAddress = v.object({ id: WebhookId });

/** What a webhook reports: a turn of an absent player, and a table that is full, begins or ends. */
export type WebhookEvent = "turn" | "full" | "begins" | "ends" | "test";
