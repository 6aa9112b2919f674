import type { chat as english } from "../en/chat.ts";

export const chat = {
  "chat.empty": "Noch keine Nachrichten.",
  "chat.earlier": "Ältere Nachrichten anzeigen",
  "chat.spectator": "Zuschauer können mitlesen, aber nicht schreiben.",
  "chat.with": "Nachricht an",
  "chat.everyone": "alle",
  "chat.unread": "{names}: {count} neu",
  "chat.write": "Nachricht schreiben",
  "chat.send": "Senden",
  "chat.offers": "Angebot: {text}",
  "chat.accepts": "nimmt das Angebot an.",
  "chat.declines": "lehnt das Angebot ab.",
  "chat.withdraws": "zieht das Angebot zurück.",
  "offer.send": "Als Angebot senden",
  "offer.about": "Die anderen können annehmen oder ablehnen. Das Angebot bindet niemanden.",
  "offer.accept": "Annehmen",
  "offer.decline": "Ablehnen",
  "offer.withdraw": "Zurückziehen",
  "offer.accepted": "Angenommen von {names}.",
  "offer.declined": "Abgelehnt von {names}.",
  "offer.withdrawn": "Zurückgezogen.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
