import type { recap as english } from "../en/recap.ts";

export const recap = {
  "recap.title":
    "{count, plural, one {Seit deiner letzten Entscheidung: # Spielzug} other {Seit deiner letzten Entscheidung: # Spielzüge}}",
  "recap.replay": "Diesen Spielzug noch einmal zeigen",
  "recap.touches": "Was dich betrifft",
  "history.moves": "Einzelne Züge",
  "recap.seen": "OK",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
