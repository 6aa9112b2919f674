import type { talks as english } from "../en/talks.ts";

export const talks = {
  "talks.players": "Joueurs",
  "talks.now": "Maintenant",
  "talks.announced": "Annoncé",
  "talks.result": "Résultat des négociations",
  "talks.proposed": "Proposé",
} as const satisfies Record<keyof typeof english, string>;
