import type { Chapter } from "../../chapter.ts";

export const specialCasesTable: readonly Chapter[] = [
  {
    id: "special-setup",
    title: "Sonderfälle: Spielmaterial und Spielaufbau",
    paragraphs: [
      {
        id: "RU-30",
        text: "Reicht der Vorratsbeutel nicht, werden so viele Spielsteine eingesetzt, wie da sind, ohne Ersatz. Investitionen werden vorher abgelehnt.",
      },
      {
        id: "RU-31",
        text: "Bei 3 Spielern werden die beiden Sätze eines Spielers gemeinsam genutzt. Friedensdividende, Krieg und Frieden gelten pro Spieler, nicht pro Farbe.",
      },
      {
        id: "RU-32",
        text: "Linienschiffe gewinnen die Piraten nur im Enterkampf. Sind ihre Spielsteine aufgebraucht, werden die von ihnen gekaperten Schiffe versenkt.",
      },
      { id: "RU-33", text: "Die Scheiben gehen nie aus." },
      { id: "RU-35", text: "Alle Grenzen und Werte stehen auf dem Spielplan." },
      {
        id: "RU-38",
        text: "Die erforderliche Anzahl an Handelsposten ist höher als der Wert zu Spielbeginn und nicht höher als die Zahl der Handelsposten, die ein Spieler hat.",
      },
      { id: "RU-39", text: "Es gilt die Sitzordnung am Tisch, oder sie wird vor Spielbeginn ausgelost." },
      { id: "RU-40", text: "Bei gleicher Augenzahl würfeln nur die Betroffenen erneut, bis einer am höchsten liegt." },
      {
        id: "RU-42",
        text: "Liegen mehrere Heimatländer am selben Seegebiet, behält es, wer dort zuerst Schiffe einsetzt. Die anderen wählen ein anderes; ist keines frei, bleibt das Schiff im Vorratsbeutel.",
      },
      {
        id: "RU-43",
        text: "Mit der Variante „Wert der Startkolonien“ kann der Gesamtwert höher als 5 sein. Die Ausstattung jeder Kolonie bleibt gleich.",
      },
      {
        id: "RU-44",
        text: "Bei jedem Ziehen einer Kolonie wird vorausgeschaut, damit jeder den noch fehlenden Wert erreichen kann. Erst wenn das nicht gelingt, sind Länder an der Grenze eines Heimatlandes zulässig.",
      },
      {
        id: "RU-45",
        text: "Eingeschifft wird in der Reihenfolge der Spielrunde. Mit der Variante „Gleichzeitig“ entscheiden alle verdeckt; danach wird in dieser Reihenfolge für den Sturm gewürfelt.",
      },
      {
        id: "RU-92",
        text: "Beim Spielaufbau scheidet ein Land nur aus, wenn es an Land an ein Heimatland grenzt, das im Spiel ist. Ein gemeinsames Seegebiet stört nicht.",
      },
    ],
  },
  {
    id: "special-table",
    title: "Sonderfälle: Spielende und Tisch",
    paragraphs: [
      {
        id: "RU-34",
        text: "Die Zahl der Spielrunden ist nicht begrenzt. Ist die Variante „Rundenlimit“ eingestellt, entscheiden nach der letzten Spielrunde die Handelsposten, dann die niedrigeren Schulden, dann der Überschuss. Wer noch gleichauf liegt, teilt sich den Platz.",
      },
      {
        id: "RU-77",
        text: "Der Spielsieg wird geprüft, sobald eine Handlung abgeschlossen ist, noch bevor eine Karte ausgespielt werden kann.",
      },
      {
        id: "RU-78",
        text: "Erfüllen mehrere Spieler die Bedingung durch dieselbe Änderung, entscheiden mehr Handelsposten, dann mehr Dublonen, dann die Reihenfolge der Spielrunde.",
      },
      {
        id: "RU-79",
        text: "Gibt ein Spieler auf oder bleibt er weg, übernimmt ein Bot seinen Platz, oder das Spiel trifft Standardentscheidungen: kein Krieg, keine Investitionen, keine Züge, stärkste Verteidigung. Der Spieler scheidet dadurch nicht aus.",
      },
      {
        id: "RU-114",
        text: "Das Spiel geht auch weiter, wenn niemand handelt. Vergehen zwei ganze Spielrunden nur durch abgelaufene Zeit, wird der Tisch unterbrochen.",
      },
      {
        id: "RU-115",
        text: "Für jede Entscheidung gibt es ein Zeitlimit; für Bewegung und Investitionen ist es am längsten. In langsamen Partien beträgt es einen Tag. Während andere entscheiden, läuft die Zeit eines Spielzugs nicht weiter.",
      },
      {
        id: "RU-122",
        text: "Gewinnt jemand, endet das Spiel sofort, auch mitten in einer Handlung; offene Kämpfe und der Rest des Spielzugs entfallen. Durch „Schmuggel“ oder „Gute Winde“ kann man auch im Spielzug eines anderen gewinnen.",
      },
    ],
  },
];
