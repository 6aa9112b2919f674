import type { investing as english } from "../en/investing.ts";

export const investing = {
  "invest.totals": "Ausgegeben: {spent}, übrig: {left}, Handelsposten: {posts} von {target}",
  "invest.why": "Gib dein Einkommen aus. Der Rest bleibt für die nächste Runde.",
  "invest.note": "+{count}",
  "invest.card": "Karte",
  "invest.done": "Für {amount, plural, one {# Dublone} other {# Dublonen}} kaufen und beenden",
  "invest.postsFirst": "Erst Posten",
  "invest.asLastRound": "Wie letzte Runde",
  "invest.hint": "Wie empfohlen",
  "invest.thinking": "Denkt nach …",
  "invest.empty": "Korb leeren",
} as const satisfies Record<keyof typeof english, string>;
