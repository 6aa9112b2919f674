import type { pace as english } from "../en/pace.ts";

export const pace = {
  "pace.label": "Rythme des coups des autres",
  "pace.about": "La vitesse à laquelle vous voyez les coups des autres. La barre d’espace les met en pause.",
  "pace.step": "tour par tour",
  "pace.slow": "lent",
  "pace.normal": "normal",
  "pace.fast": "rapide",
  "pace.instant": "immédiat",
  "pace.pause": "Mettre en pause",
  "pace.resume": "Continuer",
  "pace.paused": "En pause : les coups des autres attendent.",
  "pace.stopped": "Le tour suivant vous attend.",
  "pace.nextTurn": "Tour suivant",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
