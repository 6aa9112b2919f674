import type { Chapter } from "../../chapter.ts";

export const setup: readonly Chapter[] = [
  {
    id: "setup",
    title: "Spielaufbau",
    paragraphs: [
      {
        id: "IR-3.1.1",
        text: "Vor dem Spiel wird die erforderliche Anzahl an Handelsposten für den Spielsieg festgelegt. Vorschlag für ein kurzes, normales oder langes Spiel: 3 Spieler 35, 40 oder 45; 4 Spieler 28, 31 oder 34; 5 Spieler 24, 27 oder 30; 6 Spieler 21, 24 oder 27.",
      },
      {
        id: "IR-3.1.2",
        text: "Die Anzahl muss höher sein als der Wert der Kolonien zu Spielbeginn und darf höchstens 45 betragen (90 bei 3 Spielern). Voreingestellt ist das normale Spiel.",
      },
      { id: "IR-3.2.1", text: "Die Sitzordnung steht fest; sie gibt die Reihenfolge im Uhrzeigersinn vor." },
      {
        id: "IR-3.2.2",
        text: "Alle Spieler würfeln mit einem weißen Würfel um Großbritannien; wer am höchsten würfelt, erhält es.",
      },
      {
        id: "IR-3.2.3",
        text: "Die anderen würfeln nacheinander mit einem weißen Würfel, im Uhrzeigersinn ab dem Briten: 2 Südafrika, 3 Japan, 4 Victoria, 5 USA, 6 Brasilien. Bei einer 1 oder einem schon vergebenen Heimatland wird noch einmal gewürfelt.",
      },
      {
        id: "IR-3.2.4",
        text: "Die Aufgaben des Briten, zum Beispiel Karten austeilen und die Verhandlungen leiten, werden automatisch erledigt und bringen keinen Vorteil. Sein Platz zählt nur für die Reihenfolge beim Austeilen [IR-5.1.3] und für das erste Ziehen der Kolonien.",
      },
      {
        id: "IR-3.3.1",
        text: "Jedes Heimatland erhält seinen großen Spielstein, 1 Infanterie, 1 Kavallerie und 1 Artillerie.",
      },
      {
        id: "IR-3.3.2",
        text: "Jeder Spieler setzt 1 Fregatte und 1 Linienschiff in Seegebiete an der Küste seines Heimatlandes, zusammen oder getrennt. Der Brite beginnt, die anderen folgen im Uhrzeigersinn. Ein Seegebiet mit Kriegsschiffen eines anderen Spielers kann nicht gewählt werden.",
      },
      {
        id: "IR-3.3.3",
        text: "Der sichtbare Bestand jedes Spielers umfasst so viele Handelsposten, wie für den Spielsieg nötig sind. Alle übrigen bleiben im Vorratsbeutel.",
      },
      {
        id: "IR-3.4.1",
        text: "Jeder Spieler zieht Kolonien mit einem Gesamtwert von genau 5 oder dem eingestellten Wert. Gezogen wird einzeln, im Uhrzeigersinn ab dem Briten. Wer den Gesamtwert erreicht hat, wird übersprungen.",
      },
      {
        id: "IR-3.4.2",
        text: "Kolonien werden mit der Drehscheibe für Länder und Seegebiete gezogen. Sie wird noch einmal gedreht, wenn das Land Heimatland eines Spielers ist oder an eines grenzt, wenn es schon Kolonie ist oder wenn der Gesamtwert überschritten würde.",
      },
      {
        id: "IR-3.4.3",
        text: "Eine gezogene Kolonie wird sofort ausgestattet: mit jeweils so vielen Handelsposten, Forts und Infanterie, wie ihr Wert beträgt.",
      },
      {
        id: "IR-3.4.4",
        text: "Dazu wählt der Besitzer entweder eine Fregatte in einem angrenzenden Seegebiet ohne Kriegsschiffe anderer Spieler oder Armeen für 3 Dublonen in der Kolonie.",
      },
      { id: "IR-3.4.5", text: "Bis zur Phase 2 der ersten Spielrunde herrscht zwischen allen Spielern Frieden." },
      {
        id: "IR-3.4.6",
        text: "Ein Land kann nur gezogen werden, wenn danach noch jeder Spieler den Gesamtwert genau erreichen kann. Gibt es für einen Spieler kein solches Land mehr, sind auch Länder an der Grenze eines Heimatlandes zulässig. Gibt es auch dann keines, bleibt er unter dem Gesamtwert.",
      },
      {
        id: "IR-3.5.1",
        text: "Niemand beginnt mit Karten, Geld oder Schulden. Alle 48 Karten bilden den gemischten Kartenstapel.",
      },
    ],
  },
  {
    id: "round",
    title: "Die Spielrunde",
    paragraphs: [
      {
        id: "IR-4.1.1",
        text: "Eine Spielrunde hat acht Phasen: 1 Beginner & Drehsinn, 2 Geheimdienst & Diplomatie, 3 Staatseinnahmen & Schulden, 4 Investitionen, 5 Seegebiete aufklaren, 6 Bewegung & Kampf, 7 Armeen einschiffen, 8 Ereignisse. Eine Phase beginnt erst, wenn alle die vorige beendet haben.",
      },
      {
        id: "IR-4.2.1",
        text: "In Phase 1 würfelt jeder Spieler mit einem weißen Würfel. Wer am höchsten würfelt, beginnt die Spielrunde und ist Beginner. Bei gleicher Augenzahl würfeln die Betroffenen erneut.",
      },
      {
        id: "IR-4.2.2",
        text: "Ungerade Spielrunden werden im Uhrzeigersinn gespielt, gerade gegen den Uhrzeigersinn. Zusammen mit dem Beginner ergibt das die Reihenfolge der Spielrunde.",
      },
      {
        id: "IR-4.3.1",
        text: "In den Phasen 4, 6 und 7 handeln die Spieler nacheinander in der Reihenfolge der Spielrunde; jeder wird ganz fertig, bevor der nächste beginnt. In den Phasen 5 und 8 gilt diese Reihenfolge innerhalb jedes Seegebiets und jedes Ereignisses. In den Phasen 2 und 3 handeln alle gleichzeitig.",
      },
      {
        id: "IR-4.4.1",
        text: "Was pro Spielrunde gezählt wird, also verbrauchte Züge, gekaperte Schiffe, neue Handelsposten und die Grenzen für Investitionen, beginnt mit der nächsten Spielrunde von vorn.",
      },
    ],
  },
];
