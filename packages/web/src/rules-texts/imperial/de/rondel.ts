import type { Chapter } from "../../chapter.ts";

export const rondel: readonly Chapter[] = [
  {
    id: "rondel",
    title: "Rondell",
    paragraphs: [
      {
        id: "IM-7.1",
        text: "In seinem ersten Zug wird ein Staat kostenlos auf ein beliebiges der acht Felder gesetzt. Er überschreitet dabei kein Feld.",
      },
      {
        id: "IM-7.2",
        text: "In jedem weiteren Zug geht der Staat im Uhrzeigersinn 1 bis 6 Felder vorwärts. Er darf nicht stehen bleiben und nicht weiter als 6 Felder ziehen.",
      },
      { id: "IM-7.3", text: "Die ersten 3 Felder sind kostenlos." },
      {
        id: "IM-7.4",
        text: "Jedes Feld über das dritte hinaus kostet 2 Mio.: Das vierte kostet insgesamt 2 Mio., das fünfte 4 Mio., das sechste 6 Mio. Die Regierung zahlt diese Rondellkosten vor der Aktion aus privatem Geld an die Bank. Beispiel: Von „Investor“ bis „Steuer“ sind es 4 Felder, also 2 Mio.",
      },
      {
        id: "IM-7.5",
        text: "Ein Feld, dessen Rondellkosten die Regierung nicht aus privatem Geld bezahlen kann, ist nicht wählbar. Geld der Staatskasse und künftige Einnahmen zählen nicht.",
      },
      { id: "IM-7.6", text: "Mehrere Staaten dürfen auf demselben Feld stehen." },
      {
        id: "IM-7.7",
        text: "Ein Feld darf auch gewählt werden, wenn seine Aktion nichts bewirkt; nur für „Investor“ gibt es eine Einschränkung [RL-22]. Bauen, Produzieren, Importieren, Ziehen, Kämpfen, Zerstören und Investieren sind freiwillig. Zinsen, die 2 Mio. für die Investorkarte, Steuern, Machtpunkte, Sold und Flaggen werden automatisch abgewickelt.",
      },
      {
        id: "IM-7.8",
        text: "Ein Staat überschreitet „Investor“, wenn dieses Feld zwischen seinem alten und seinem neuen Feld liegt. Wer dort anhält oder von dort loszieht, überschreitet „Investor“ nicht.",
      },
      {
        id: "IM-7.9",
        text: "Solange die Schweizer Banken über einen erzwungenen Halt entscheiden, werden die Rondellkosten des angesagten Feldes zurückgelegt und können nicht verschenkt werden. Muss der Staat auf „Investor“ halten, wird nur der kürzere Weg bezahlt; den Rest erhält die Regierung zurück.",
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
        text: "Gebaut wird in einer eigenen Stadt, die noch keine Fabrik hat. Die Farbe der Stadt bestimmt die Art: in braunen Städten eine Waffenfabrik, in hellblauen eine Werft.",
      },
      {
        id: "IM-8.3",
        text: "In einer Heimatprovinz mit einer feindlichen Armee kann nicht gebaut werden. Befreundete Armeen stören nicht.",
      },
      {
        id: "IM-8.4",
        text: "Eine Fabrik kostet 5 Mio. aus der Staatskasse. Enthält die Staatskasse weniger, kann nicht gebaut werden. Eine Schenkung darf den fehlenden Betrag vorher ergänzen.",
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
        text: "In einer Region dürfen beliebig viele Einheiten stehen; nur der Vorrat setzt eine Grenze. Reichen die Einheiten im Vorrat nicht, bestimmt die Regierung, welche Fabriken produzieren.",
      },
      {
        id: "IM-9.4",
        text: "Die Produktion ist freiwillig. Legt die Regierung nichts anderes fest, produzieren alle Fabriken.",
      },
    ],
  },
  {
    id: "import",
    title: "Import",
    paragraphs: [
      {
        id: "IM-10.1",
        text: "Der Staat darf bis zu 3 Einheiten für je 1 Mio. kaufen. Die Staatskasse zahlt an die Bank.",
      },
      {
        id: "IM-10.2",
        text: "Jede Einheit wird in einer eigenen Heimatprovinz ohne feindliche Armee aufgestellt; mehrere dürfen in dieselbe kommen. Flotten können nur in Häfen aufgestellt werden. Eine Werft ist dafür nicht nötig.",
      },
      { id: "IM-10.3", text: "Das Geld in der Staatskasse und die Einheiten im Vorrat begrenzen den Kauf." },
      { id: "IM-10.4", text: "Produzierte oder importierte Einheiten lösen nie sofort einen Kampf aus." },
    ],
  },
];
