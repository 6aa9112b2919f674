import type { en } from "./en.ts";

/** German. */
export const de = {
  title: "Analyse",
  about:
    "Der stärkste Bot geht die Partie durch: die Chancen aller, wo sie kippte und welche Entscheidungen teuer waren. Er rechnet auf diesem Gerät und braucht bis zu zwei Minuten.",
  start: "Partie analysieren",
  again: "Noch einmal analysieren",
  stop: "Anhalten",
  preparing: "Die Partie wird gelesen…",
  progress: "Zug {done} von {total}",
  stopped: "Angehalten. Es wurde nichts gespeichert.",
  failed: "Die Analyse ließ sich nicht beenden. Die Partie ist unverändert.",
  "refused.review-before-end": "Eine Partie lässt sich analysieren, wenn sie zu Ende ist.",
  "refused.review-without-bot": "Kein Bot spielt dieses Spiel gut genug, um es zu analysieren.",
  "refused.unreadable-match": "Diese Partie ließ sich nicht lesen. Ihre Datei ist unverändert.",
  chances: "Siegchancen",
  "chances.label": "Siegchancen aller Spieler von der ersten Runde bis zum Ende, in Prozent",
  "chances.about":
    "Schätzungen des Bots nach jedem Zug. Das Band zeigt, wie unsicher die Schätzung für {name} ist. Bots lesen keine Gedanken: Gespräche und Absprachen zählen nicht.",
  "chances.band": "Unsicherheit zeigen für",
  "chances.table": "Als Tabelle zeigen",
  "chances.round": "Runde {round}",
  round: "Runde",
  turningPoints: "Wo die Partie kippte",
  "turningPoints.none": "Kein einzelner Zug hat die Chancen stärker verändert, als die Schätzung unsicher ist.",
  "turningPoint.heading": "Runde {round}, {name}",
  "turningPoint.change":
    "{isUp, select, yes {Die Chance {nameOf} steigt} other {Die Chance {nameOf} fällt}} von {before} % auf {after} %.",
  "turningPoint.mine":
    "{isUp, select, yes {Deine Chance steigt} other {Deine Chance fällt}} von {before} % auf {after} %.",
  "turningPoint.better": "Besser: {action}.",
  show: "Zeigen",
  tryAgain: "Noch einmal versuchen",
  mistakes: "Die teuersten Entscheidungen",
  "mistakes.player": "Spieler",
  "mistakes.none": "Keine Entscheidung war um mehr als die Unsicherheit schlechter als eine andere.",
  "mistakes.more":
    "{count, plural, one {Eine weitere Entscheidung hat weniger gekostet.} other {# weitere Entscheidungen haben weniger gekostet.}}",
  "mistake.heading": "Runde {round}: {chance} % statt {better} %",
  "mistake.noise": "Der Unterschied beträgt {loss} Prozentpunkte, plus oder minus {noise}.",
  "mistake.played": "Gespielt",
  "mistake.better": "Besser",
  accounts: "Glück und Spiel",
  "accounts.about":
    "Alle beginnen mit dem gleichen Anteil. Die Spalten sagen, was in Prozentpunkten dazukam oder verloren ging; zusammen ergeben sie das Ergebnis.",
  "account.player": "Spieler",
  "account.start": "Platz",
  "account.luck": "Würfel und Karten",
  "account.own": "Eigene Züge",
  "account.others": "Züge der anderen",
  "account.result": "Ergebnis",
  "account.mistakes": "Teure Entscheidungen",
  percent: "{value} %",
  interval: "{value} % ± {noise}",
} as const satisfies Record<keyof typeof en, string>;
