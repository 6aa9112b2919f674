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
        text: "Der Spielplan zeigt, welche Länder aneinandergrenzen (zum Marschieren), welche Seegebiete aneinandergrenzen (zum Segeln) und welche Länder an welchen Seegebieten liegen (zum Anlanden, Einschiffen, Schiffbau und für die Seehandelssteuern). Nordostpassage und Nordwestpassage sind gewöhnliche Seegebiete.",
      },
      {
        id: "IR-2.1.3",
        text: "Jedes Land ist entweder Heimatland eines Spielers, freies Land oder Kolonie genau eines Spielers. Antarktika ist nichts davon; niemand kann es betreten, dort bauen oder es auswählen.",
      },
      {
        id: "IR-2.2.1",
        text: "Heimatländer von Spielern können nicht angegriffen, von anderen betreten oder erobert werden. Kein Ereignis und keine Karte trifft sie.",
      },
      {
        id: "IR-2.2.2",
        text: "Ein Heimatland, das niemand spielt, ist ein gewöhnliches Land mit Wert 2 oder 3. Es ist zu Beginn frei und kann Kolonie werden.",
      },
      {
        id: "IR-2.2.3",
        text: "Es gibt sechs mögliche Heimatländer: Großbritannien, das immer im Spiel ist, Südafrika, Japan, Victoria, USA und Brasilien.",
      },
      {
        id: "IR-2.3.1",
        text: "In einem freien Land steht keine Figur eines Spielers. Zu Beginn jedes Kampfes verteidigt es so viel einheimische Infanterie, wie sein Wert beträgt, gleich was vorher geschah.",
      },
      {
        id: "IR-2.4.1",
        text: "Wer ein freies Land erobert, macht es zur Kolonie. Die Eroberung allein errichtet nichts, außer in einem Land mit Kanal [IR-2.5.5].",
      },
      {
        id: "IR-2.4.2",
        text: "Eine Kolonie gehört ihrem Besitzer, solange dort mindestens eine seiner Armeen, eines seiner Forts oder einer seiner Handelsposten steht. Ist nichts mehr da, wird sie sofort freies Land. Sind die letzten Einheiten in einem Kampf unterwegs, wird erst nach dessen Ende geprüft [RU-27].",
      },
      {
        id: "IR-2.4.3",
        text: "Handelsposten zählen für den Besitz, können aber nicht kämpfen. Eine Kolonie, die sonst nichts verteidigt, fällt jedem Angreifer ohne Würfel zu.",
      },
      {
        id: "IR-2.4.4",
        text: "Nehmen Einheimische eine Kolonie ein (Unruhen, Aufstand oder Rebellion), werden alle Handelsposten dort entfernt und das Land ist frei.",
      },
      {
        id: "IR-2.4.5",
        text: "Erobert ein Spieler eine Kolonie, wird jeder Handelsposten dort durch einen des Eroberers ersetzt. Hat dieser zu wenige, gilt [RU-36].",
      },
      { id: "IR-2.4.6", text: "Kein Spieler darf Handelsposten entfernen, auch nicht der Besitzer." },
      {
        id: "IR-2.5.1",
        text: "Der Suezkanal liegt in Ägypten (Wert 2) und verbindet Mittelmeer und Arabisches Meer. Der Panamakanal liegt an der Moskitoküste (Wert 1) und verbindet Karibisches Meer und Ostpazifik. Jeder kann einmal je Partie gebaut werden.",
      },
      { id: "IR-2.5.2", text: "Ein gebauter Kanal wird nie zerstört." },
      {
        id: "IR-2.5.3",
        text: "Ein gebauter Kanal lässt seine beiden Seegebiete aneinandergrenzen: für den Besitzer des Landes und jeden befreundeten Spieler und, solange das Land frei ist, für alle. Wer mit dem Besitzer im Krieg ist, kann ihn nicht nutzen.",
      },
      {
        id: "IR-2.5.4",
        text: "Ein Kanal erhöht die Grenze für Handelsposten in seinem Land um 2: Ägypten 4, Moskitoküste 3. Die Zahl der Einheimischen oder Aufständischen ändert sich nicht.",
      },
      { id: "IR-2.5.5", text: "Wer ein freies Land mit Kanal erobert, erhält dort sofort kostenlos 2 Handelsposten." },
      {
        id: "IR-2.6.1",
        text: "Ein Seegebiet, in dem nur Frachtschiffe liegen, kontrolliert niemand. Frachtschiffe von Feinden können dort nebeneinander liegen.",
      },
      {
        id: "IR-2.6.2",
        text: "Außer im Kampf und vor dem Aufklaren stehen in einem Seegebiet nur Kriegsschiffe einer Partei.",
      },
      {
        id: "IR-2.7.1",
        text: "Einige Werte zur Orientierung: China 3, Ostindien 3, Siam 2, Ceylon 2, Russland 2, Ägypten 2, Mongolei 1, Moskitoküste 1; Arabisches Meer 3, Golf von Guinea 2. Großbritannien hat keinen Nachbarn zu Lande, und jedes Heimatland hat eine Küste.",
      },
    ],
  },
];
