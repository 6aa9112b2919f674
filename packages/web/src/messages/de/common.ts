import type { common as english } from "../en/common.ts";

export const common = {
  yes: "Ja",
  no: "Nein",
  close: "Schließen",
  cancel: "Abbrechen",
  back: "Zurück",
  loading: "Wird geladen …",
  "clock.none": "ohne Zeitlimit",
  "clock.live": "live",
  "clock.slow": "ein Tag pro Zug",
  "clock.none.about": "Alle haben beliebig viel Zeit.",
  "clock.live.about":
    "{minutes, plural, one {# Minute} other {# Minuten}} pro Person, dazu {seconds, plural, one {# Sekunde} other {# Sekunden}} je Entscheidung.",
  "clock.slow.about": "Ein Tag für jeden Zug. Läuft deine Zeit ab, wird für dich gezogen.",
  "player.you": "du",
  "player.bot": "Bot",
  "player.guest": "Gast {sign}",
  "player.former": "Ehemaliger Spieler",
  "local.damaged":
    "Die Datei dieser Partie war beschädigt. Die Partie ist bis zum letzten lesbaren Zug wiederhergestellt.",
  "local.missing": "Diese Partie ist nicht auf diesem Gerät gespeichert.",
  "failure.title": "Etwas ist schiefgegangen",
  "failure.about": "Deine Partien sind gespeichert. Geh zurück und öffne den Tisch noch einmal.",
  "level.beginner": "Bot (Anfänger)",
  "level.simple": "Bot (leicht)",
  "level.steady": "Bot (mittel)",
  "level.skilled": "Bot (schwer)",
  "level.strong": "Bot (Experte)",
  "level.random": "Bot (zufällige Züge)",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
