import type { webhooks as english } from "../en/webhooks.ts";

export const webhooks = {
  "webhook.title": "Nachrichten in Discord, Slack oder Matrix",
  "webhook.about":
    "Trage einen Webhook ein, um dort eine Nachricht zu bekommen, wenn du am Zug bist (außer in Live-Partien) und wenn einer deiner Tische voll ist oder eine Partie beginnt oder endet.",
  "webhook.kind": "Dienst",
  "webhook.kind.discord": "Discord",
  "webhook.kind.slack": "Slack",
  "webhook.kind.matrix": "Matrix (Hookshot)",
  "webhook.kind.json": "Anderer (JSON)",
  "webhook.url": "Adresse des Webhooks",
  "webhook.add": "Webhook eintragen",
  "webhook.test": "Testnachricht senden",
  "webhook.tested": "Die Testnachricht ist unterwegs.",
  "webhook.remove": "Entfernen",
  "webhook.item": "{service}: {host}",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
