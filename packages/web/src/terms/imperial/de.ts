import type { TermTexts } from "../term-list.ts";
import type { TermId } from "./facts.ts";

export const de: TermTexts<TermId> = {
  nation: [
    "Staat|Staaten|Staates",
    "Einer der sechs Staaten auf dem Spielplan; wer die höchste Kreditsumme hat, zieht für ihn.",
  ],
  government: [
    "Regierung|Regierungen|regiert|regieren|regierst",
    "Wer bei einem Staat die höchste Kreditsumme hat, zieht für ihn und verwendet seine Staatskasse.",
  ],
  withoutGovernment: [
    "Ohne Regierung|keine Regierung",
    "Niemand hat diesem Staat bisher Geld geliehen, also setzt er aus.",
  ],
  bond: [
    "Kredit|Kredite|Kredits|Krediten",
    "Geld, das du einem Staat leihst: Es bringt Zinsen, zählt für die Regierung und am Ende Punkte.",
  ],
  bondTotal: ["Kreditsumme|Kreditsummen", "Alle deine Kredite bei einem Staat zusammen; wer die höchste hat, regiert."],
  upgrade: [
    "Aufstocken|aufstocken|stocke|aufgestockt",
    "Gib einen Kredit zurück, nimm einen höheren desselben Staates und zahle den Unterschied.",
  ],
  interest: ["Zinsen", "Was ein Staat an die Inhaber seiner Kredite zahlt, sooft er auf Investor anhält."],
  invest: [
    "Investieren|investiere|investiert|investierst|Investition|Investitionen",
    "Gib einem Staat einen Kredit, stocke einen auf oder passe.",
  ],
  rondel: [
    "Rondell",
    "Das Rad der acht Aktionen: In jedem Zug geht ein Staat im Uhrzeigersinn weiter und führt sein Feld aus.",
  ],
  surcharge: ["Rondellkosten", "Drei Felder sind kostenlos; jedes weitere kostet dich 2 Mio. deines privaten Geldes."],
  production: [
    "Produktion",
    "Jede Fabrik stellt kostenlos eine Einheit her: eine Armee oder in einer Werft eine Flotte.",
  ],
  import: ["Import", "Kaufe bis zu drei Einheiten für je 1 Mio. aus der Staatskasse und stelle sie zu Hause auf."],
  manoeuvre: ["Manöver", "Ziehe alle Flotten, dann alle Armeen, kämpfe, wenn du willst, und setze Flaggen."],
  investor: [
    "Investor",
    "Der Staat zahlt Zinsen auf seine Kredite, dann darf der Inhaber der Investorkarte investieren.",
  ],
  taxation: [
    "Steuer|Besteuerung",
    "Der Staat nimmt Steuern ein, gewinnt Machtpunkte und zahlt dir vielleicht eine Prämie.",
  ],
  factory: [
    "Fabrik|Fabriken|Waffenfabrik|Waffenfabriken",
    "Stellt bei jeder Produktion eine Armee her und bringt bei jeder Steuer 2 Mio.; das Feld Fabrik baut eine für 5 Mio.",
  ],
  shipyard: ["Werft|Werften", "Eine Fabrik in einem Hafen: Sie baut Flotten statt Armeen."],
  unit: ["Einheit|Einheiten", "Eine Armee oder Flotte; jede kostet den Staat bei jeder Steuer 1 Mio. Sold."],
  army: [
    "Armee|Armeen",
    "Zieht eine Region weit, im eigenen Land beliebig weit mit der Bahn und per Konvoi übers Meer.",
  ],
  fleet: ["Flotte|Flotten", "Läuft aus dem Hafen aus, fährt dann je eine Seeregion weit und befördert Armeen."],
  flag: ["Flagge|Flaggen", "Bleibt, wo ein Staat zuletzt allein war, und bringt 1 Mio. Steuern."],
  homeProvince: ["Heimatprovinz|Heimatprovinzen", "Eine der fünf Provinzen eines Staates; nur dort stehen Fabriken."],
  railNetwork: [
    "Eisenbahnnetz|Eisenbahn|mit der Bahn",
    "Armeen fahren beliebig weit durch die eigenen Heimatprovinzen.",
  ],
  convoy: ["Konvoi|Konvois", "Flotten befördern Armeen über ihr Meer: jede Flotte eine Armee pro Zug."],
  hostile: [
    "Feindlich|feindlich|feindliche|feindlichen",
    "Eine stehende Armee in einer fremden Provinz: Sie sperrt dort Produktion, Bau, Bahn und Steuern.",
  ],
  friendly: [
    "Befreundet|befreundet|befreundete|befreundeten",
    "Eine liegende Armee in einer fremden Provinz: ein Gast, der nichts sperrt.",
  ],
  occupied: [
    "Besetzt|besetzt|unbesetzt|besetzte|unbesetzte",
    "Eine Provinz mit einer feindlichen Armee; ihre Fabrik stellt nichts her und bringt keine Steuern.",
  ],
  battle: ["Kampf|Kämpfe|Kampfes", "Eins gegen eins: Jede Seite verliert eine Einheit."],
  treasury: [
    "Staatskasse|Staatskassen",
    "Das Geld eines Staates: Es zahlt Fabriken, Importe und Zinsen, nie etwas für dich.",
  ],
  cash: [
    "Privates Geld|privates Geld|Geld",
    "Dein eigenes Geld: Damit gibst du Kredite und zahlst Rondellkosten; jede Million zählt 1 Punkt.",
  ],
  tax: ["Steuern", "2 Mio. für jede unbesetzte Fabrik und 1 Mio. für jede Flagge."],
  successBonus: ["Erfolgsprämie", "Du bekommst 1 Mio. für jedes Feld, um das die Steuern des Staates gestiegen sind."],
  soldiersPay: ["Sold", "1 Mio. für jede Einheit auf dem Spielplan; sie geht von den Steuern ab."],
  powerPoints: [
    "Machtpunkte|Machtpunkt|Machtpunkten|Punkte|Faktor",
    "Je fünf Punkte erhöhen den Faktor der Kredite dieses Staates um eins; 25 beenden das Spiel.",
  ],
  score: [
    "Siegpunkte|Wertung|Stand",
    "Jeder Kredit zählt seine Zinsen mal den Faktor seines Staates; privates Geld kommt hinzu.",
  ],
  investorCard: [
    "Investorkarte",
    "Ihr Inhaber bekommt 2 Mio. und darf investieren, sooft ein Staat auf Investor anhält oder es überschreitet.",
  ],
  swissBank: [
    "Schweizer Bank|Schweizer Banken",
    "Für Spieler ohne Staat: Sie dürfen investieren und den Halt auf Investor erzwingen.",
  ],
  forcedStop: [
    "Halt erzwingen|Halt|erzwungener Halt",
    "Eine Schweizer Bank lässt einen Staat auf Investor anhalten, statt es zu überschreiten.",
  ],
};
