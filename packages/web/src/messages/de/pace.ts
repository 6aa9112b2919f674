import type { pace as english } from "../en/pace.ts";

export const pace = {
  "pace.label": "Tempo der Züge anderer",
  "pace.about": "Wie schnell du die Züge anderer siehst. Die Leertaste hält sie an.",
  "pace.step": "Spielzug für Spielzug",
  "pace.slow": "langsam",
  "pace.normal": "normal",
  "pace.fast": "schnell",
  "pace.instant": "sofort",
  "pace.pause": "Anhalten",
  "pace.resume": "Weiter",
  "pace.paused": "Angehalten: Die Züge anderer warten.",
  "pace.stopped": "Der nächste Spielzug wartet auf dich.",
  "pace.nextTurn": "Nächster Spielzug",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
