import type { results as english } from "../en/results.ts";

export const results = {
  "end.title": "{name} gewinnt",
  "end.shared": "{names} teilen sich den ersten Platz",
  "end.rank": "Platz",
  "end.player": "Name",
  "end.score": "Wertung",
  "end.details": "Wertung im Einzelnen",
  "end.chart": "Runde für Runde",
  "end.chart.label": "{line} aller Mitspieler, Runde für Runde",
  "end.chart.table": "Als Tabelle",
  "end.export": "Partie als Datei speichern",
  "end.rematch": "Noch einmal spielen",
  "end.board": "Spielplan ansehen",
  "end.result": "Ergebnis",
  "end.round": "Runde {round}",
  "fairness.title": "Überprüfbarer Zufall",
  "fairness.about":
    "Vor der ersten Ziehung hat sich der Server auf ein Geheimnis festgelegt; hier steht dessen Fingerabdruck. Alle Mitspieler haben einen eigenen Zufallswert beigesteuert. Am Ende wird das Geheimnis aufgedeckt, und jede Ziehung lässt sich nachprüfen.",
  "fairness.check": "Alle Ziehungen prüfen",
  "fairness.fair":
    "{entries, plural, one {# Eintrag ist} other {# Einträge sind}} regelgerecht, {draws, plural, =0 {gezogen wurde nichts} one {die eine Ziehung ist korrekt} other {alle # Ziehungen sind korrekt}}.",
  "fairness.fair-since":
    "Die ersten {imported} Einträge wurden woanders gespielt; ihre Ziehungen lassen sich nicht prüfen. Seitdem {draws, plural, =0 {wurde nichts gezogen} one {gab es eine Ziehung, und sie ist korrekt} other {sind alle # Ziehungen korrekt}}.",
  "fairness.not-revealed": "Das Geheimnis ist noch nicht aufgedeckt.",
  "fairness.wrong-secret":
    "Das aufgedeckte Geheimnis passt nicht zum Fingerabdruck. Die Ziehungen lassen sich damit nicht bestätigen.",
  "fairness.forged": "Eintrag {entry} enthält andere Ziehungen, als das Geheimnis ergibt: {recorded} statt {drawn}.",
  "fairness.damaged": "Die Partie lässt sich nur bis Eintrag {entries} nachspielen.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
