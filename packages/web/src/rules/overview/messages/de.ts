import type { OverviewTexts } from "../overview-texts.ts";

export const de = {
  title: "Überblick",
  reference: "Alle Regeln",
  "imperial.board.title": "Europa",
  "imperial.board":
    "Sechs Staaten mit je fünf Heimatprovinzen, dazwischen Land- und Seeregionen. Kein Staat gehört einem Spieler: Wer ihm am meisten leiht, regiert ihn.",
  "imperial.rondel.title": "Das Rondell",
  "imperial.rondel":
    "In seinem Zug geht ein Staat im Uhrzeigersinn weiter und führt sein Feld aus. Drei Felder sind kostenlos; jedes weitere kostet seine Regierung 2 Mio.",
  "imperial.bonds.title": "Kredite und Regierungen",
  "imperial.bonds":
    "Kredite gibst du aus deinem privaten Geld, es geht in die Staatskasse. Wer die höchste Kreditsumme hat, regiert, bis ein anderer mehr hat.",
  "imperial.map.title": "Einheiten und Flaggen",
  "imperial.map":
    "Flotten und Armeen breiten sich auf dem Spielplan aus. Wo ein Staat allein ist, hinterlässt er eine Flagge, und jede Flagge und jede Fabrik bringt Steuern.",
  "imperial.money.title": "Von der Steuer zum Sieg",
  "imperial.money":
    "Steuern bringen Machtpunkte, und je fünf Punkte erhöhen den Faktor der Kredite um eins. So ist ein Kredit seine Zinsen mal 0 bis 5 wert.",
  "imperunde.board.title": "Die Welt",
  "imperunde.board":
    "Der Spielplan zeigt die Erde vom Südpol aus. Länder und Seegebiete sind 1 bis 3 wert, wie die Rauten unter ihren Namen zeigen.",
  "imperunde.round.title": "Eine Runde in acht Phasen",
  "imperunde.round": "Jede Runde durchläuft dieselben Phasen. Der Ring neben dem Spielplan zeigt die aktuelle.",
  "imperunde.units.title": "Einheiten und ihre Würfel",
  "imperunde.units":
    "Jede Einheit hat einen Würfel in eigener Farbe. Bis zu drei Einheiten einer Seite kämpfen zugleich.",
  "imperunde.battle.title": "Ein Kampf",
  "imperunde.battle":
    "Beide Seiten würfeln und vergleichen den höchsten Würfel, dann den zweiten, dann den dritten; der niedrigere verliert. Hier schlägt zweimal die 5 die 3. An Land geht ein Gleichstand an den Verteidiger, auf See führt er zum Enterkampf.",
  "imperunde.talks.title": "Krieg und Frieden",
  "imperunde.talks":
    "Frieden braucht die Zustimmung beider Spieler und bringt beiden 2 Dublonen pro Runde. Krieg erklärt einer allein, und nur Spieler im Krieg können einander angreifen.",
  "imperunde.cards.title": "Geheimdienst",
  "imperunde.cards":
    "Jede Runde ziehen alle eine Karte. Sie nennt den Moment, in dem sie gespielt werden kann, und nur Spionageabwehr hält sie auf.",
} as const satisfies OverviewTexts;
