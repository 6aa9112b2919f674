import type { Chapter } from "../../chapter.ts";

export const events: readonly Chapter[] = [
  {
    id: "events",
    title: "Phase 8: Ereignisse",
    paragraphs: [
      { id: "IR-11.1.1", text: "Zuerst werden alle Scheiben für Flaute, Sturm, Hungersnot und Plünderung entfernt." },
      {
        id: "IR-11.1.2",
        text: "Dann folgen 6 Landereignisse und 3 Seeereignisse. Jedes wird gezogen und ausgeführt, bevor das nächste gezogen wird.",
      },
      {
        id: "IR-11.1.3",
        text: "Zuerst wird die Drehscheibe für Länder und Seegebiete gedreht, dann die Drehscheibe für Ereignisse.",
      },
      {
        id: "IR-11.1.4",
        text: "Die Drehscheibe für Länder und Seegebiete wird noch einmal gedreht, wenn sie das Heimatland eines Spielers zeigt oder ein Land oder Seegebiet, das in dieser Spielrunde schon ein Ereignis hatte.",
      },
      {
        id: "IR-11.1.5",
        text: "Trifft ein Ereignis ein freies Land, geschieht nichts; es zählt trotzdem als eines der sechs.",
      },
      {
        id: "IR-11.1.6",
        text: "Alle Länder sind gleich wahrscheinlich, ebenso alle Seegebiete, die 6 Landereignisse und die 4 Seeereignisse.",
      },
      {
        id: "IR-11.2.1",
        text: "Freiwillige: Der Besitzer stellt dort kostenlos so viel Infanterie auf, wie der Wert des Landes beträgt, soweit der Vorratsbeutel reicht.",
      },
      { id: "IR-11.2.2", text: "Handel: Der Haushaltsüberschuss des Besitzers wächst um den Wert des Landes." },
      {
        id: "IR-11.2.3",
        text: "Hungersnot: Das Land erhält eine schwarze Scheibe. In der nächsten Spielrunde bringt es keine Kolonialsteuern, und es kann dort nichts investiert werden. Die Scheibe bleibt auch bei einem neuen Besitzer liegen. Sie wird zu Beginn der nächsten Phase 8 entfernt.",
      },
      {
        id: "IR-11.2.4",
        text: "Seuche: Für jede Armee im Land wird mit einem weißen Würfel gewürfelt; bei ungerader Augenzahl geht sie verloren. Forts, Handelsposten und Frachtschiffe vor der Küste sind sicher.",
      },
      {
        id: "IR-11.2.5",
        text: "Unruhen: So viele Aufständische, wie der Wert des Landes beträgt, greifen den Besitzer an.",
      },
      {
        id: "IR-11.2.6",
        text: "Aufstand: Doppelt so viele Aufständische, wie der Wert des Landes beträgt, greifen den Besitzer an.",
      },
      {
        id: "IR-11.3.1",
        text: "Sturm: Für jedes Schiff im Seegebiet wird mit einem weißen Würfel gewürfelt, auch für Piraten; bei ungerader Augenzahl sinkt es. Der Sturm dauert bis zum Beginn der nächsten Phase 8.",
      },
      {
        id: "IR-11.3.2",
        text: "Flaute: Bis zum Beginn der nächsten Phase 8 darf kein Schiff das Seegebiet verlassen und keine Armee von dort anlanden.",
      },
      {
        id: "IR-11.3.3",
        text: "Gute Winde: Jedes Schiff eines Spielers in diesem Seegebiet darf sofort einen Zug machen; Armeen auf Frachtschiffen können damit anlanden. Die Spieler handeln in der Reihenfolge der Spielrunde. Nicht genutzte Züge verfallen.",
      },
      {
        id: "IR-11.3.4",
        text: "Piraten: So viele Fregatten der Piraten, wie der Wert des Seegebiets beträgt, erscheinen und greifen alle Schiffe dort an, genau wie in Phase 5.",
      },
      { id: "IR-11.4.1", text: "Für ein Schiff, das im Sturm bleibt, wird nicht noch einmal gewürfelt." },
      {
        id: "IR-11.4.2",
        text: "Für jedes Schiff, das in einen Sturm gesetzt wird oder hineinzieht, wird mit einem weißen Würfel gewürfelt, auch wenn es nur durchsegelt. Bei ungerader Augenzahl sinkt es mit der Armee an Bord; die anderen ziehen weiter.",
      },
      {
        id: "IR-11.4.3",
        text: "Ein Schiff darf in eine Flaute ziehen, dort kämpfen, das Seegebiet kontrollieren und angegriffen werden. Verlassen kann es das Seegebiet nicht.",
      },
    ],
  },
];
