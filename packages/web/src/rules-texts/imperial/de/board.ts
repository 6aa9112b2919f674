import type { Chapter } from "../../chapter.ts";

export const board: readonly Chapter[] = [
  {
    id: "components",
    title: "Spielmaterial",
    paragraphs: [
      {
        id: "IM-1.1",
        text: "In jeder Partie mit 2 bis 6 Spielern sind alle sechs Staaten dabei: Österreich-Ungarn (gelb), Italien (grün), Frankreich (blau), Großbritannien (rot), das Deutsche Reich (schwarz) und Russland (violett). Sie ziehen immer in dieser Reihenfolge.",
      },
      {
        id: "IM-1.2",
        text: "Die Zahl der Armeen ist begrenzt: Österreich-Ungarn hat 10, Großbritannien 6, jeder andere Staat 8.",
      },
      {
        id: "IM-1.3",
        text: "Die Zahl der Flotten ist begrenzt: Österreich-Ungarn hat 6, Großbritannien 10, jeder andere Staat 8.",
      },
      { id: "IM-1.4", text: "Jeder Staat hat 15 Flaggen." },
      {
        id: "IM-1.5",
        text: "Es gibt 15 Waffenfabriken für die braunen und 15 Werften für die hellblauen Städte, also eine Fabrik für jede Stadt. Fabriken gehen daher nie aus.",
      },
      {
        id: "IM-1.6",
        text: "Zu jedem Staat gehören 9 Kredite, jeder in anderer Höhe. Kredithöhe → Zinsen: 2 Mio. → 1 Mio.; 4 Mio. → 2 Mio.; 6 Mio. → 3 Mio.; 9 Mio. → 4 Mio.; 12 Mio. → 5 Mio.; 16 Mio. → 6 Mio.; 20 Mio. → 7 Mio.; 25 Mio. → 8 Mio.; 30 Mio. → 9 Mio.",
      },
      {
        id: "IM-1.7",
        text: "Jeder Staat hat eine Flaggenkarte. Wer sie besitzt, stellt die Regierung. Auf der Rückseite stehen die Startkredite [IM-3.6].",
      },
      {
        id: "IM-1.8",
        text: "Es gibt eine Investorkarte, einen Zugmarker und 3 Karten „Schweizer Bank“. Haben mehr als 3 Spieler Anspruch auf eine Schweizer Bank, gilt [RL-21].",
      },
      {
        id: "IM-1.9",
        text: "Gerechnet wird in ganzen Millionen (Mio.). Die Stückelung der Scheine spielt keine Rolle, und der Bank geht das Geld nie aus [RL-40].",
      },
      {
        id: "IM-1.10",
        text: "Hat ein Staat keine Armeen oder keine Flotten mehr im Vorrat, kann er erst wieder welche aufstellen, wenn einige dorthin zurückgekehrt sind. Freiwillig werden Einheiten nie abgegeben [RL-41].",
      },
      {
        id: "IM-1.11",
        text: "Einheiten und Flaggen, die vom Spielplan genommen werden, kehren in den Vorrat ihres Staates zurück, Fabriken zur Bank. Alles kann später wieder eingesetzt werden.",
      },
    ],
  },
  {
    id: "board",
    title: "Der Spielplan",
    paragraphs: [
      {
        id: "IM-2.1",
        text: "Der Spielplan zeigt 30 Heimatprovinzen (5 pro Staat, jede mit einer Stadt), 15 Landregionen, 9 Seeregionen und die Schweiz. „Region“ allein meint in diesen Regeln Provinzen, Land- und Seeregionen.",
      },
      {
        id: "IM-2.2",
        text: "In die Schweiz darf nie eine Einheit ziehen. Inseln ohne Namen wie Sizilien, Sardinien, Korsika oder Kreta sind keine Regionen und können ebenfalls nicht betreten werden.",
      },
      {
        id: "IM-2.3",
        text: "Flotten stehen in Seeregionen oder in einem Hafen des eigenen Staates. Armeen stehen in Landregionen und in Heimatprovinzen, in eigenen wie in fremden.",
      },
      {
        id: "IM-2.4",
        text: "Die Farbe der Stadt bestimmt, was dort gebaut werden darf: in braunen Städten eine Waffenfabrik, die Armeen produziert, in hellblauen eine Werft, die Flotten produziert. Hellblaue Städte sind auch ohne Werft Häfen. In jeder Stadt steht höchstens eine Fabrik.",
      },
      {
        id: "IM-2.5",
        text: "Zu jedem Hafen gehört genau eine Seeregion mit Anker. Nur dorthin kann eine Flotte aus dem Hafen auslaufen.",
      },
      {
        id: "IM-2.6",
        text: "Fabriken zu Spielbeginn: Wien, Budapest; Rom, Neapel; Paris, Bordeaux; London, Liverpool; Berlin, Hamburg; Moskau, Odessa. Häfen und ihre Seeregion mit Anker: Dublin und Liverpool – Nordatlantischer Ozean; Edinburgh und Hamburg – Nordsee; Danzig und St. Petersburg – Ostsee; London und Brest – Kanal; Bordeaux – Meerbusen von Biscaya; Marseille, Genua und Neapel – Westliches Mittelmeer; Venedig und Triest – Ionisches Meer; Odessa – Schwarzes Meer. Alle übrigen Städte sind braun.",
      },
      {
        id: "IM-2.7",
        text: "Zwei Regionen an Land sind benachbart, wenn sie auf dem Spielplan eine gemeinsame Grenze haben. Zwischen Schweden und Dänemark sowie zwischen Spanien und Marokko führt kein Landweg, und Dublin ist nur im Konvoi zu erreichen. Grenzt eine Provinz an mehrere Seeregionen, nützt das nur dem Konvoi; ihr Hafen bekommt dadurch keine zweite Ausfahrt.",
      },
      {
        id: "IM-2.8",
        text: "Welche Seeregionen benachbart sind, zeigt der Spielplan. Beispiele: Der Kanal grenzt an den Meerbusen von Biscaya, den Nordatlantischen Ozean und die Nordsee; die Ostsee grenzt nur an die Nordsee, das Schwarze Meer nur an das Östliche Mittelmeer.",
      },
      {
        id: "IM-2.9",
        text: "Das Eisenbahnnetz eines Staates verbindet seine Heimatprovinzen, soweit sie aneinandergrenzen. Dublin gehört nicht dazu. Eine Provinz mit mindestens einer feindlichen Armee ist vom Netz getrennt: Dort kann keine Bahnfahrt beginnen, enden oder hindurchführen.",
      },
      {
        id: "IM-2.10",
        text: "Armeen können zwischen Bulgarien und der Türkei über Land ziehen. Flotten fahren zwischen dem Schwarzen Meer und dem Östlichen Mittelmeer ungehindert hin und her.",
      },
      {
        id: "IM-2.11",
        text: "Die Steuerleiste hat elf Felder: 2–5, 6, 7, 8, 9, 10, 11, 12, 13, 14 und 15 oder mehr. Das unterste Feld bringt keine Machtpunkte, jedes höhere einen mehr, das oberste 10.",
      },
      {
        id: "IM-2.12",
        text: "Die Machtleiste reicht von 0 bis 25. Pro 5 Machtpunkte steigt der Faktor um eins: 0–4 Punkte ergeben Faktor 0, 5–9 Faktor 1, 10–14 Faktor 2, 15–19 Faktor 3, 20–24 Faktor 4 und 25 Punkte Faktor 5.",
      },
      {
        id: "IM-2.13",
        text: "Das Rondell hat acht Felder. Im Uhrzeigersinn: Fabrik, Produktion, Manöver, Investor, Import, Produktion, Manöver, Steuer, danach wieder Fabrik.",
      },
    ],
  },
];
