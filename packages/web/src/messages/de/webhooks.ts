import type { webhooks as english } from "../en/webhooks.ts";

export const webhooks = {
  "webhook.title": "Nachrichten in Discord, Slack oder Matrix",
  "webhook.about":
    "Trage einen Webhook ein. Dann kommt dort eine Nachricht an, wenn du in einer Partie ohne Live-Bedenkzeit am Zug bist und wenn ein Tisch von dir voll ist, beginnt oder endet.",
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
