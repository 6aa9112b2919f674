import type { Chapter } from "../../chapter.ts";

export const rondel: readonly Chapter[] = [
  {
    id: "rondel",
    title: "Rondell",
    paragraphs: [
      {
        id: "IM-7.1",
        text: "In seinem ersten Zug wird ein Staat kostenlos auf ein beliebiges der acht Felder gesetzt. Dabei gilt kein Feld als überschritten.",
      },
      {
        id: "IM-7.2",
        text: "In jedem weiteren Zug geht es im Uhrzeigersinn ein bis sechs Felder vorwärts. Stehen bleiben ist ebenso unmöglich wie mehr als sechs Felder.",
      },
      { id: "IM-7.3", text: "Die ersten drei Felder sind kostenlos." },
      {
        id: "IM-7.4",
        text: "Jedes Feld über das dritte hinaus kostet 2 Mio.: vier Felder 2 Mio., fünf Felder 4 Mio., sechs Felder 6 Mio. Die Regierung zahlt dies vor der Aktion aus privatem Geld an die Bank. Beispiel: Von Investor bis Steuer sind es vier Felder, also 2 Mio.",
      },
      {
        id: "IM-7.5",
        text: "Ein Feld, dessen Rondellkosten die Regierung nicht aus privatem Geld bezahlen kann, ist nicht wählbar. Geld der Staatskasse oder künftige Einnahmen zählen nicht.",
      },
      { id: "IM-7.6", text: "Mehrere Staaten dürfen auf demselben Feld stehen." },
      {
        id: "IM-7.7",
        text: "Ein Feld darf auch gewählt werden, wenn seine Aktion nichts bewirkt; nur bei Investor gibt es eine Grenze [RL-22]. Bauen, Produzieren, Importieren, Ziehen, Kämpfen, Zerstören und Investieren sind freiwillig. Zinsen, die 2 Mio. der Investorkarte, Steuern, Machtpunkte, Sold und Flaggen ergeben sich von selbst.",
      },
      {
        id: "IM-7.8",
        text: "Investor ist überschritten, wenn das Feld zwischen dem alten und dem neuen Feld liegt. Dort anzuhalten oder von dort loszuziehen, ist kein Überschreiten.",
      },
      {
        id: "IM-7.9",
        text: "Solange die Schweizer Banken über einen erzwungenen Halt befragt werden, liegen die Rondellkosten des genannten Feldes bereit und können nicht verschenkt werden. Muss der Staat auf Investor halten, wird nur der kürzere Weg bezahlt; der Rest geht zurück.",
      },
    ],
  },
  {
    id: "factory",
    title: "Fabrik",
    paragraphs: [
      { id: "IM-8.1", text: "Der Staat darf eine Fabrik bauen." },
      {
        id: "IM-8.2",
        text: "Gebaut wird in einer eigenen Stadt, die noch keine Fabrik hat. Die Farbe der Stadt bestimmt die Art: braun eine Waffenfabrik, hellblau eine Werft.",
      },
      {
        id: "IM-8.3",
        text: "In einer Heimatprovinz mit einer feindlichen Armee kann nicht gebaut werden. Befreundete Armeen stören nicht.",
      },
      {
        id: "IM-8.4",
        text: "Eine Fabrik kostet 5 Mio. aus der Staatskasse. Ist weniger darin, kann nicht gebaut werden; eine Schenkung darf die Kasse aber vorher auffüllen.",
      },
    ],
  },
  {
    id: "production",
    title: "Produktion",
    paragraphs: [
      {
        id: "IM-9.1",
        text: "Jede eigene Fabrik darf kostenlos eine Einheit in ihrer Provinz produzieren: eine Waffenfabrik eine Armee, eine Werft eine Flotte im Hafen.",
      },
      {
        id: "IM-9.2",
        text: "Steht in der Provinz eine feindliche Armee, produziert die Fabrik nichts, weder für ihren Staat noch für den Besatzer. Befreundete Armeen stören nicht.",
      },
      {
        id: "IM-9.3",
        text: "Beliebig viele Einheiten dürfen zusammenstehen, allein der Vorrat setzt eine Grenze. Reichen die Figuren nicht, bestimmt die Regierung, welche Fabriken produzieren.",
      },
      { id: "IM-9.4", text: "Keine Fabrik muss produzieren. Ohne andere Anweisung produzieren alle." },
    ],
  },
  {
    id: "import",
    title: "Import",
    paragraphs: [
      {
        id: "IM-10.1",
        text: "Der Staat darf bis zu drei Einheiten für je 1 Mio. kaufen; die Staatskasse zahlt an die Bank.",
      },
      {
        id: "IM-10.2",
        text: "Jede Einheit kommt in eine eigene Heimatprovinz ohne feindliche Armee, auf Wunsch mehrere in dieselbe. Flotten können nur in Häfen eingesetzt werden; eine Werft ist dafür nicht nötig.",
      },
      {
        id: "IM-10.3",
        text: "Mehr als das Geld der Staatskasse und die Einheiten im Vorrat hergeben, kann nicht gekauft werden.",
      },
      { id: "IM-10.4", text: "Produzierte oder importierte Einheiten lösen nie sofort einen Kampf aus." },
    ],
  },
];
