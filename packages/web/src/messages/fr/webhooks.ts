import type { webhooks as english } from "../en/webhooks.ts";

export const webhooks = {
  "webhook.title": "Messages dans Discord, Slack ou Matrix",
  "webhook.about":
    "Ajoutez un webhook pour y recevoir un message quand c’est à vous de jouer (sauf dans les parties en temps réel) et quand une de vos tables est complète ou qu’une partie commence ou se termine.",
  "webhook.kind": "Service",
  "webhook.kind.discord": "Discord",
  "webhook.kind.slack": "Slack",
  "webhook.kind.matrix": "Matrix (hookshot)",
  "webhook.kind.json": "Autre (JSON)",
  "webhook.url": "Adresse du webhook",
  "webhook.add": "Ajouter le webhook",
  "webhook.test": "Envoyer un message d’essai",
  "webhook.tested": "Le message d’essai a été envoyé.",
  "webhook.remove": "Supprimer",
  "webhook.item": "{service} : {host}",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
