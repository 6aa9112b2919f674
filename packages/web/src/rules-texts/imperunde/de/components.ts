import type { Chapter } from "../../chapter.ts";

export const components: readonly Chapter[] = [
  {
    id: "components",
    title: "Spielmaterial und Grenzen",
    paragraphs: [
      { id: "IR-1.1.1", text: "ImpeRunde ist ein Spiel für 3, 4, 5 oder 6 Spieler." },
      {
        id: "IR-1.1.2",
        text: "Es gibt vier Arten von Würfeln mit sechs Seiten: weiß 1–6, gelb 2–7, grün 3–8 und rot 4–9. Alle Seiten sind gleich wahrscheinlich.",
      },
      { id: "IR-1.1.3", text: "Es sind immer genug Würfel da. Keine Seite würfelt mit mehr als 3 zugleich." },
      {
        id: "IR-1.2.1",
        text: "Ein Satz Spielsteine in einer Farbe enthält 10 Linienschiffe, 15 Fregatten, 40 Infanterie, 20 Kavallerie, 20 Artillerie, 30 Forts, 45 Handelsposten und 1 großen Spielstein des Heimatlandes.",
      },
      {
        id: "IR-1.2.2",
        text: "Auf dem Spielplan können nie mehr Spielsteine stehen, als der Satz enthält; Armeen auf See zählen mit. Ist eine Art aufgebraucht, kann nicht darin investiert werden. Bei Ereignissen und Karten werden so viele eingesetzt, wie im Vorratsbeutel sind.",
      },
      {
        id: "IR-1.2.3",
        text: "Verlorene Armeen, Forts und Schiffe kehren in den Vorratsbeutel ihres Besitzers zurück und können wieder eingesetzt werden. Verlorene Handelsposten kehren in den sichtbaren Bestand der noch zu errichtenden zurück.",
      },
      {
        id: "IR-1.2.4",
        text: "Bei 3 Spielern hat jeder zwei Sätze Spielsteine, alle Grenzen verdoppeln sich also. Beide Farben eines Spielers sind eine Partei mit einem Heimatland; die Farbe macht keinen Unterschied.",
      },
      {
        id: "IR-1.2.5",
        text: "Für Frachtschiffe gibt es keine eigenen Spielsteine: Eine Armee auf einem Seegebiet ist ein Frachtschiff mit dieser Armee an Bord. Frachtschiffe kosten nichts und sind nicht begrenzt.",
      },
      {
        id: "IR-1.3.1",
        text: "Die Piraten haben 20 Fregatten und 5 Linienschiffe. Durch Karten und Ereignisse kommen nur Fregatten ins Spiel; ein Linienschiff gewinnen die Piraten nur im Enterkampf [IR-12.6.5].",
      },
      {
        id: "IR-1.3.2",
        text: "Für einheimische Infanterie und Aufständische gibt es keine Spielsteine. Es gibt sie nur, solange ein Kampf dauert.",
      },
      {
        id: "IR-1.4.1",
        text: "Scheiben zeigen Flaute (grau), Sturm (orange) sowie Hungersnot und Plünderung (schwarze Scheibe) an, Stäbchen gebaute Kanäle. Sie gehen nie aus.",
      },
      { id: "IR-1.5.1", text: "Es gibt 48 Geheimdienstkarten in 18 Arten [IR-13.5.19]." },
      { id: "IR-1.5.2", text: "Ein Spieler darf beliebig viele Karten auf der Hand haben." },
      {
        id: "IR-1.5.3",
        text: "Die Zahl der Spielrunden ist nicht begrenzt, sofern keine Grenze eingestellt ist [RU-34].",
      },
      {
        id: "IR-1.6.1",
        text: "Kosten, Würfel und Züge pro Spielrunde: Infanterie 1 Dublone, weiß, 1 Zug; Kavallerie 2, gelb, 2 Züge; Artillerie 3, grün, 1 Zug; Fort 3, rot, kein Zug; Fregatte 3, weiß, 2 Züge; Linienschiff 5, grün, 2 Züge. Ein Frachtschiff hat 2 Züge und keinen Würfel. Ein Handelsposten kostet 2 Dublonen, eine Geheimdienstkarte 5, der Suezkanal 8, der Panamakanal 10.",
      },
    ],
  },
];
