import type { tableRules as english } from "../en/table-rules.ts";

export const tableRules = {
  "resign.button": "Aufgeben",
  "resign.about":
    "Ein Bot spielt deinen Platz zu Ende. Du kannst ihn nicht zurücknehmen, und im Ergebnis steht, dass du aufgegeben hast.",
  "resign.done": "Du hast aufgegeben. Ein Bot spielt deinen Platz zu Ende.",
  "abandon.button": "Partie abbrechen",
  "abandon.about": "Die Partie endet ohne Rangliste, sobald alle zustimmen, die noch spielen.",
  "abandon.alone": "Die Partie endet ohne Rangliste.",
  "abandon.title": "Abstimmung über den Abbruch",
  "abandon.wanted": "Ohne Ergebnis aufhören möchten: {names}.",
  "abandon.agree": "Abbruch zustimmen",
  "abandon.withdraw": "Weiterspielen",
  "abandoned.title": "Die Partie wurde abgebrochen",
  "abandoned.about": "Die Spieler haben sich darauf geeinigt. Es gibt keine Rangliste.",
  "player.resigned": "aufgegeben",
  "absent.title": "Abwesende Spieler",
  "absent.about": "{name} ist abwesend.",
  "menu.rules": "Spielregeln",
  "menu.settings": "Einstellungen",
  "menu.table": "Dieser Tisch",
  "clock.left": "noch {time}",
  "clock.move": "dieser Zug: {time}",
  "clock.days": "{days} T. {hours} Std.",
  "clock.minutes": "Minuten pro Spieler",
  "clock.increment": "Sekunden mehr pro Zug",
  "clock.hours": "Stunden pro Zug",
  "clock.saved": "Stunden, die man ansparen kann",
  "clock.live.times":
    "live, je {minutes, plural, one {# Minute} other {# Minuten}} und {seconds, plural, one {# Sekunde} other {# Sekunden}} mehr pro Zug",
  "clock.slow.times": "{hours, plural, one {# Stunde} other {# Stunden}} pro Zug, {saved} lassen sich ansparen",
  "offer.empty": "Schreib zuerst, was du anbietest, und drück dann noch einmal.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
