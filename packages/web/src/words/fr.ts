import type { Catalogue } from "./words.ts";

export const fr: Catalogue = {
  yes: "oui",
  no: "non",
  "refusal.unknown": "Cela n’a pas été fait ({code}). Rien n’est perdu ; réessayez.",
};
