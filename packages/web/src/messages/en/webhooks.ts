/** Webhooks in the settings. English has the keys that the other languages must have. */
export const webhooks = {
  "webhook.title": "Messages in Discord, Slack or Matrix",
  "webhook.about":
    "Add a webhook to get a message there when it is your turn (except in live games), and when one of your tables is full or a game begins or ends.",
  "webhook.kind": "Service",
  "webhook.kind.discord": "Discord",
  "webhook.kind.slack": "Slack",
  "webhook.kind.matrix": "Matrix (hookshot)",
  "webhook.kind.json": "Other (JSON)",
  "webhook.url": "Webhook address",
  "webhook.add": "Add webhook",
  "webhook.test": "Send a test message",
  "webhook.tested": "The test message was sent.",
  "webhook.remove": "Remove",
  "webhook.item": "{service}: {host}",
} as const;
