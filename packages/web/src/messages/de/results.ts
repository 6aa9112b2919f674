import type { results as english } from "../en/results.ts";

export const results = {
  "end.title": "{name} gewinnt",
  "end.shared": "{names} teilen sich den ersten Platz",
  "end.rank": "Platz",
  "end.player": "Spieler",
  "end.score": "Wertung",
  "end.details": "Wertung im Einzelnen",
  "end.chart": "Runde für Runde",
  "end.chart.label": "{sum} aller Mitspieler, Runde für Runde",
  "end.chart.table": "Als Tabelle anzeigen",
  "end.turningPoints": "Wendepunkte",
  "end.showMoment": "Zeigen",
  "end.lead":
    "{name} lag am Ende von {rounds, plural, one {# Runde} other {# Runden}} von {total} vorn, öfter als alle anderen.",
  "end.share": "Als Bild teilen",
  "end.export": "Spieldatei herunterladen",
  "end.acceptRematch": "Revanche annehmen",
  "end.rematch": "Noch einmal spielen",
  "end.board": "Spielplan ansehen",
  "fairness.title": "Überprüfbarer Zufall",
  "fairness.about":
    "Vor der ersten Ziehung hat sich der Server auf ein Geheimnis festgelegt; hier steht dessen Fingerabdruck. Danach haben alle einen eigenen Zufallswert beigesteuert: erst alle einen Fingerabdruck, dann die Werte. So konnte niemand die Ziehungen beeinflussen. Am Ende wird das Geheimnis aufgedeckt, und jede Ziehung lässt sich nachprüfen.",
  "fairness.check": "Alle Ziehungen prüfen",
  "fairness.fair":
    "{entries, plural, one {# Zug ist regelgerecht.} other {Alle # Züge sind regelgerecht.}} {draws, plural, =0 {Es wurde nichts ausgelost.} one {Die eine Ziehung ist korrekt.} other {Alle # Ziehungen sind korrekt.}}",
  "fairness.fair-since":
    "{imported, plural, one {Der erste Zug wurde woanders gespielt; seine Ziehungen lassen} other {Die ersten # Züge wurden woanders gespielt; ihre Ziehungen lassen}} sich nicht prüfen. {draws, plural, =0 {Seitdem wurde nichts ausgelost.} one {Die eine Ziehung seitdem ist korrekt.} other {Alle # Ziehungen seitdem sind korrekt.}}",
  "fairness.not-revealed":
    "Das Geheimnis wird am Ende der Partie aufgedeckt. Bis dahin lassen sich die Ziehungen nicht prüfen.",
  "fairness.wrong-secret":
    "Das aufgedeckte Geheimnis passt nicht zum Fingerabdruck. Die Ziehungen lassen sich damit nicht bestätigen.",
  "fairness.wrong-entropy":
    "Der Zufallswert eines Spielers ist nicht der, auf den er sich festgelegt hatte. Die Ziehungen sind deshalb nicht vertrauenswürdig.",
  "fairness.ownMissing":
    "Dein eigener Zufallswert steckt nicht in diesen Ziehungen: Er kam nicht rechtzeitig beim Server an.",
  "fairness.forged":
    "Zug {entry} passt nicht zum Geheimnis: In der Partie steht {recorded}, das Geheimnis ergibt {drawn}.",
  "fairness.damaged": "Die Partie lässt sich nur bis Zug {entries} nachspielen.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
