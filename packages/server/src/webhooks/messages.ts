import type { Language, WebhookEvent, WebhookKind } from "@rondel/protocol";

/** The sentences that webhooks send. */
const SENTENCES: Readonly<Record<Language, Readonly<Record<WebhookEvent, string>>>> = {
  en: {
    turn: "It’s your turn.",
    full: "Your table is full.",
    begins: "Your game begins.",
    ends: "Your game is over.",
    test: "This is a test from Rondel. Reminders will arrive here.",
  },
  de: {
    turn: "Du bist am Zug.",
    full: "Dein Tisch ist voll.",
    begins: "Deine Partie beginnt.",
    ends: "Deine Partie ist zu Ende.",
    test: "Das ist ein Test von Rondel. Erinnerungen kommen ab jetzt hier an.",
  },
  fr: {
    turn: "C’est à vous de jouer.",
    full: "Votre table est complète.",
    begins: "Votre partie commence.",
    ends: "Votre partie est terminée.",
    test: "Ceci est un essai de Rondel. Les rappels arriveront ici.",
  },
};

interface WebhookMessage {
  readonly event: WebhookEvent;
  readonly language: Language;
  /** The id of the table; null in a test. */
  readonly table: string | null;
  readonly url: string;
  readonly at: number;
}

/** The body of a request in the form that a service expects. Matrix means the generic webhooks of matrix-hookshot. */
export function webhookBody(kind: WebhookKind, message: WebhookMessage): Record<string, unknown> {
  const { event, language, table, url, at } = message;
  const text = `${SENTENCES[language][event]} ${url}`;
  switch (kind) {
    case "discord":
      return { username: "Rondel", content: text, allowed_mentions: { parse: [] } };
    case "slack":
      return { text: text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") };
    case "matrix":
      return { username: "Rondel", text };
    case "json":
      return { event, table, url, text, at };
  }
}
