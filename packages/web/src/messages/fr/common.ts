import type { common as english } from "../en/common.ts";

export const common = {
  yes: "Oui",
  no: "Non",
  close: "Fermer",
  back: "Retour",
  loading: "Chargement…",
  "clock.none": "sans limite de temps",
  "clock.live": "en temps réel",
  "clock.slow": "un jour par coup",
  "clock.none.about": "Chacun joue à son rythme.",
  "clock.live.about":
    "{minutes, plural, one {# minute} other {# minutes}} par joueur, plus {seconds, plural, one {# seconde} other {# secondes}} par décision.",
  "clock.slow.about": "Un jour par coup. Passé ce délai, un coup est joué à votre place.",
  "player.you": "vous",
  "player.bot": "robot",
  "player.guest": "Invité {sign}",
  "local.damaged": "Le fichier de cette partie était endommagé. La partie est rétablie jusqu’au dernier coup lisible.",
  "local.missing": "Cette partie n’est pas enregistrée sur cet appareil.",
  "failure.title": "Une erreur est survenue",
  "failure.about": "Vos parties sont enregistrées. Revenez en arrière et rouvrez la table.",
  "level.beginner": "Robot (débutant)",
  "level.simple": "Robot (facile)",
  "level.steady": "Robot (moyen)",
  "level.skilled": "Robot (difficile)",
  "level.strong": "Robot (expert)",
  "level.random": "Robot (coups au hasard)",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
