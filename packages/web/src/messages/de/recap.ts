import type { recap as english } from "../en/recap.ts";

export const recap = {
  "recap.title":
    "{count, plural, one {Seit deiner letzten Entscheidung: # Zug} other {Seit deiner letzten Entscheidung: # Züge}}",
  "recap.replay": "Diesen Zug noch einmal zeigen",
  "recap.touches": "Was dich betrifft",
  "history.moves": "Einzelne Schritte",
  "recap.seen": "OK",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
