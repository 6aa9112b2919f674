import type { Chapter } from "../../chapter.ts";

export const board: readonly Chapter[] = [
  {
    id: "board",
    title: "Länder und Seegebiete",
    paragraphs: [
      {
        id: "IR-2.1.1",
        text: "Der Spielplan besteht aus Ländern und Seegebieten. Jedes hat einen Wert von 1, 2 oder 3.",
      },
      {
        id: "IR-2.1.2",
        text: "Der Spielplan zeigt, welche Länder aneinandergrenzen (zum Marschieren), welche Seegebiete aneinandergrenzen (zum Segeln) und welche Länder an welchen Seegebieten liegen (zum Anlanden, Einschiffen, für den Schiffbau und die Seehandelssteuern). Nordostpassage und Nordwestpassage sind gewöhnliche Seegebiete.",
      },
      {
        id: "IR-2.1.3",
        text: "Jedes Land ist entweder Heimatland eines Spielers, freies Land oder Kolonie genau eines Spielers. Antarktika gehört nicht dazu: Niemand kann es betreten, dort bauen oder es auswählen.",
      },
      {
        id: "IR-2.2.1",
        text: "Das Heimatland eines Spielers kann nicht angegriffen, erobert oder von anderen betreten werden. Ereignisse und Karten wirken dort nicht.",
      },
      {
        id: "IR-2.2.2",
        text: "Ein Heimatland, das niemand spielt, ist ein gewöhnliches Land mit Wert 2 oder 3. Es ist zu Beginn frei und kann Kolonie werden.",
      },
      {
        id: "IR-2.2.3",
        text: "Es gibt sechs mögliche Heimatländer: Großbritannien, das immer im Spiel ist, Südafrika, Japan, Victoria, die USA und Brasilien.",
      },
      {
        id: "IR-2.3.1",
        text: "In einem freien Land steht kein Spielstein eines Spielers. Bei jedem Angriff wird es von so viel einheimischer Infanterie verteidigt, wie sein Wert beträgt, egal was vorher geschehen ist.",
      },
      {
        id: "IR-2.4.1",
        text: "Wer ein freies Land erobert, macht es zu seiner Kolonie. Errichtet wird dadurch nichts, außer in einem Land mit Kanal [IR-2.5.5].",
      },
      {
        id: "IR-2.4.2",
        text: "Eine Kolonie gehört ihrem Besitzer, solange er dort mindestens eine Armee, ein Fort oder einen Handelsposten hat. Ist nichts mehr da, wird sie sofort freies Land. Sind die letzten Einheiten ausgezogen, um anzugreifen, wird das erst nach dem Kampf geprüft [RU-27].",
      },
      {
        id: "IR-2.4.3",
        text: "Handelsposten zählen für den Besitz, können aber nicht kämpfen. Eine Kolonie, in der sonst nichts steht, fällt jedem Angreifer ohne Würfeln zu.",
      },
      {
        id: "IR-2.4.4",
        text: "Nehmen Aufständische eine Kolonie ein („Unruhen“, „Aufstand“ oder „Rebellion“), werden alle Handelsposten dort entfernt, und das Land ist frei.",
      },
      {
        id: "IR-2.4.5",
        text: "Erobert ein Spieler eine Kolonie, wird jeder Handelsposten dort durch einen des Eroberers ersetzt. Hat dieser zu wenige, gilt [RU-36].",
      },
      { id: "IR-2.4.6", text: "Kein Spieler darf Handelsposten entfernen, auch nicht seine eigenen." },
      {
        id: "IR-2.5.1",
        text: "Der Suezkanal liegt in Ägypten (Wert 2) und verbindet Mittelmeer und Arabisches Meer. Der Panamakanal liegt an der Moskitoküste (Wert 1) und verbindet Karibisches Meer und Ostpazifik. Jeder kann pro Partie einmal gebaut werden.",
      },
      { id: "IR-2.5.2", text: "Ein gebauter Kanal wird nie zerstört." },
      {
        id: "IR-2.5.3",
        text: "Durch einen Kanal grenzen seine beiden Seegebiete aneinander: für den Besitzer des Landes, für jeden mit ihm befreundeten Spieler und, solange das Land frei ist, für alle. Wer mit dem Besitzer im Krieg ist, kann den Kanal nicht nutzen.",
      },
      {
        id: "IR-2.5.4",
        text: "Ein Kanal erhöht die Grenze für Handelsposten in seinem Land um 2: Ägypten 4, Moskitoküste 3. Die Zahl der einheimischen Infanterie oder der Aufständischen ändert sich nicht.",
      },
      { id: "IR-2.5.5", text: "Wer ein freies Land mit Kanal erobert, erhält dort sofort kostenlos 2 Handelsposten." },
      {
        id: "IR-2.6.1",
        text: "Ein Seegebiet, in dem nur Frachtschiffe liegen, wird von niemandem kontrolliert. Frachtschiffe von Feinden können dort nebeneinander liegen.",
      },
      {
        id: "IR-2.6.2",
        text: "Außer im Kampf und vor dem Aufklaren liegen in einem Seegebiet nur Kriegsschiffe einer Partei.",
      },
      {
        id: "IR-2.7.1",
        text: "Einige Werte zur Orientierung: China 3, Ostindien 3, Siam 2, Ceylon 2, Russland 2, Ägypten 2, Mongolei 1, Moskitoküste 1; Arabisches Meer 3, Golf von Guinea 2. Großbritannien grenzt an kein anderes Land, und jedes Heimatland hat eine Küste.",
      },
    ],
  },
];
