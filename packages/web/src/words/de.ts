import type { Catalogue } from "./words.ts";

export const de: Catalogue = {
  yes: "ja",
  no: "nein",
  "refusal.unknown": "Das wurde nicht ausgeführt ({code}). Nichts ist verloren; versuche es noch einmal.",
};
