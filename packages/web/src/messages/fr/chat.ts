import type { chat as english } from "../en/chat.ts";

export const chat = {
  "chat.empty": "Aucun message pour l’instant.",
  "chat.earlier": "Afficher les messages précédents",
  "chat.spectator": "Les spectateurs peuvent lire, mais pas écrire.",
  "chat.with": "Message à",
  "chat.everyone": "tout le monde",
  "chat.unread": "{names} : {count, plural, one {# nouveau message} other {# nouveaux messages}}",
  "chat.write": "Écrire un message",
  "chat.send": "Envoyer",
  "chat.offers": "Proposition : {text}",
  "chat.accepts": "accepte la proposition.",
  "chat.declines": "refuse la proposition.",
  "chat.withdraws": "retire sa proposition.",
  "offer.send": "Envoyer comme proposition",
  "offer.about": "Les autres peuvent accepter ou refuser. Une proposition n’engage personne.",
  "offer.accept": "Accepter",
  "offer.decline": "Refuser",
  "offer.withdraw": "Retirer",
  "offer.accepted": "Acceptée par {names}.",
  "offer.declined": "Refusée par {names}.",
  "offer.withdrawn": "Retirée.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
