import type { Chapter } from "../../chapter.ts";

export const components: readonly Chapter[] = [
  {
    id: "components",
    title: "Spielmaterial und Grenzen",
    paragraphs: [
      { id: "IR-1.1.1", text: "ImpeRunde wird von 3, 4, 5 oder 6 Spielern gespielt." },
      {
        id: "IR-1.1.2",
        text: "Es gibt vier Arten sechsseitiger Würfel: weiß 1–6, gelb 2–7, grün 3–8 und rot 4–9. Jede Seite ist gleich wahrscheinlich.",
      },
      { id: "IR-1.1.3", text: "Würfel sind immer genug da. Keine Seite würfelt je mit mehr als drei zugleich." },
      {
        id: "IR-1.2.1",
        text: "Ein Satz in einer Farbe enthält 10 Linienschiffe, 15 Fregatten, 40 Infanterie, 20 Kavallerie, 20 Artillerie, 30 Forts, 45 Handelsposten und 1 großen Spielstein des Heimatlandes.",
      },
      {
        id: "IR-1.2.2",
        text: "Auf dem Spielplan können nie mehr Figuren stehen, als der Satz enthält; Armeen auf See zählen mit. Fehlt eine Figur, kann sie nicht gekauft werden. Ereignisse und Karten setzen so viele ein, wie im Vorratsbeutel sind.",
      },
      {
        id: "IR-1.2.3",
        text: "Verlorene Armeen, Forts und Schiffe kehren in den Vorratsbeutel ihres Besitzers zurück und können erneut gekauft werden. Verlorene Handelsposten kehren zum sichtbaren Bestand der noch zu errichtenden zurück.",
      },
      {
        id: "IR-1.2.4",
        text: "Bei 3 Spielern hat jeder zwei Sätze, alle Grenzen verdoppeln sich also. Die beiden Farben eines Spielers sind eine Partei mit einem Heimatland; die Farbe macht keinen Unterschied.",
      },
      {
        id: "IR-1.2.5",
        text: "Frachtschiffe haben keine eigenen Figuren: Eine Armee auf einem Seegebiet ist ein Frachtschiff mit dieser Armee an Bord. Frachtschiffe kosten nichts und sind unbegrenzt.",
      },
      {
        id: "IR-1.3.1",
        text: "Die Piraten haben 20 Fregatten und 5 Linienschiffe. Karten und Ereignisse setzen nur Fregatten ein; ein Linienschiff gewinnen Piraten nur im Enterkampf [IR-12.6.5].",
      },
      {
        id: "IR-1.3.2",
        text: "Einheimische freier Länder und Aufständische sind keine Figuren. Es gibt sie nur, solange ein Kampf dauert.",
      },
      {
        id: "IR-1.4.1",
        text: "Marken zeigen Flaute, Sturm, Hungersnot oder Plünderung (schwarze Scheibe) und gebaute Kanäle an. Sie gehen nie aus.",
      },
      { id: "IR-1.5.1", text: "Es gibt 48 Geheimdienstkarten in 18 Arten [IR-13.5.19]." },
      { id: "IR-1.5.2", text: "Ein Spieler darf beliebig viele Karten auf der Hand haben." },
      {
        id: "IR-1.5.3",
        text: "Die Zahl der Spielrunden ist nicht begrenzt, sofern der Tisch keine Grenze vereinbart hat [RU-34].",
      },
      {
        id: "IR-1.6.1",
        text: "Kosten, Würfel und Züge je Spielrunde: Infanterie 1 Dublone, weiß, 1 Zug; Kavallerie 2, gelb, 2 Züge; Artillerie 3, grün, 1 Zug; Fort 3, rot, kein Zug; Fregatte 3, weiß, 2 Züge; Linienschiff 5, grün, 2 Züge. Frachtschiffe haben 2 Züge und keinen Würfel. Ein Handelsposten kostet 2 Dublonen, eine Geheimdienstkarte 5, der Suezkanal 8, der Panamakanal 10.",
      },
    ],
  },
];
