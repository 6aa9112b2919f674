import type { talks as english } from "../en/talks.ts";

export const talks = {
  "talks.players": "Spieler",
  "talks.now": "Jetzt",
  "talks.announced": "Angekündigt",
  "talks.result": "Ergebnis der Verhandlungen",
  "talks.proposed": "Vorgeschlagen",
} as const satisfies Record<keyof typeof english, string>;
