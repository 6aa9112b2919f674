import type { Chapter } from "../../chapter.ts";

export const specialCasesTable: readonly Chapter[] = [
  {
    id: "special-setup",
    title: "Sonderfälle: Spielmaterial und Spielaufbau",
    paragraphs: [
      {
        id: "RU-30",
        text: "Reicht der Vorratsbeutel nicht, werden so viele Figuren eingesetzt, wie da sind, ohne Ersatz. Käufe werden vorher abgelehnt.",
      },
      {
        id: "RU-31",
        text: "Bei 3 Spielern werden die beiden Sätze eines Spielers gemeinsam genutzt. Friedensdividende und Verhältnisse zählen je Spieler, nicht je Farbe.",
      },
      {
        id: "RU-32",
        text: "Linienschiffe gewinnen die Piraten nur im Enterkampf. Sind ihre Figuren aufgebraucht, werden gekaperte Schiffe versenkt.",
      },
      { id: "RU-33", text: "Marken gehen nie aus." },
      { id: "RU-35", text: "Es gelten die Grenzen und Werte, die der Spielplan zeigt." },
      {
        id: "RU-38",
        text: "Die erforderliche Anzahl an Handelsposten ist höher als der Wert zu Spielbeginn und nicht höher als die Zahl der Posten, die ein Spieler hat.",
      },
      { id: "RU-39", text: "Es gilt die Sitzordnung des Tisches, oder sie wird vor Beginn ausgelost." },
      { id: "RU-40", text: "Bei gleicher Augenzahl würfeln nur die Betroffenen erneut, bis einer am höchsten liegt." },
      {
        id: "RU-42",
        text: "Teilen sich mehrere Heimatländer ein Seegebiet, behält es, wer dort zuerst Schiffe setzt. Die anderen wählen ein anderes; ist keines frei, bleibt das Schiff im Vorratsbeutel.",
      },
      {
        id: "RU-43",
        text: "Mit einer Tischoption haben die Kolonien zu Spielbeginn einen höheren Gesamtwert als 5. Die Ausstattung je Kolonie bleibt gleich.",
      },
      {
        id: "RU-44",
        text: "Bei jedem Ziehen einer Kolonie wird vorausgeschaut, damit niemandem der noch fehlende Wert entgeht. Erst wenn das misslingt, sind Länder an der Grenze eines Heimatlandes zulässig.",
      },
      {
        id: "RU-45",
        text: "Eingeschifft wird in der Reihenfolge der Spielrunde. Mit einer Tischoption entscheiden alle geheim und gleichzeitig, und die Würfe im Sturm folgen in dieser Reihenfolge.",
      },
      {
        id: "RU-92",
        text: "Beim Spielaufbau schließt nur eine Landgrenze mit einem Heimatland im Spiel ein Land aus. Ein gemeinsames Seegebiet tut es nicht.",
      },
    ],
  },
  {
    id: "special-table",
    title: "Sonderfälle: Spielende und Tisch",
    paragraphs: [
      {
        id: "RU-34",
        text: "Es gibt keine Höchstzahl von Spielrunden. Mit der Tischoption für eine Grenze entscheiden nach der letzten die Handelsposten, dann die niedrigeren Schulden, dann der Überschuss; wer noch gleichauf liegt, teilt sich den Platz.",
      },
      {
        id: "RU-77",
        text: "Der Spielsieg wird geprüft, sobald ein Schritt abgeschlossen ist, ehe eine Karte ausgespielt werden kann.",
      },
      {
        id: "RU-78",
        text: "Erfüllen mehrere Spieler die Bedingung durch dieselbe Änderung, entscheiden mehr Handelsposten, dann mehr Geld, dann die Reihenfolge der Spielrunde.",
      },
      {
        id: "RU-79",
        text: "Der Platz eines Spielers, der aufgibt oder fernbleibt, wird mit Standardentscheidungen oder von einem Bot geführt: kein Krieg, keine Käufe, keine Züge, stärkste Verteidigung. Entfernt wird er nie.",
      },
      {
        id: "RU-114",
        text: "Tut niemand etwas, geht das Spiel einfach weiter. Ein Tisch, an dem zwei ganze Spielrunden nur durch abgelaufene Zeit vergangen sind, wird ausgesetzt.",
      },
      {
        id: "RU-115",
        text: "Für jede Entscheidung läuft eine Uhr, am längsten für Bewegung und Investitionen. In langsamen Partien ist es ein Tag. Die Uhr eines Spielzuges steht still, während andere entscheiden.",
      },
      {
        id: "RU-122",
        text: "Gewinnt jemand, endet das Spiel mitten im Schritt; offene Kämpfe und der Rest des Spielzuges entfallen. Durch Schmuggel oder Gute Winde ist ein Spielsieg im Spielzug eines anderen möglich.",
      },
    ],
  },
];
