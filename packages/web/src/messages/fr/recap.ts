import type { recap as english } from "../en/recap.ts";

export const recap = {
  "recap.title":
    "{count, plural, one {Depuis votre dernière décision : # tour} other {Depuis votre dernière décision : # tours}}",
  "recap.replay": "Revoir ce tour",
  "recap.touches": "Ce qui vous concerne",
  "history.moves": "Coup par coup",
  "recap.seen": "OK",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
