import type { Chapter } from "../../chapter.ts";

export const secretService: readonly Chapter[] = [
  {
    id: "secret-service",
    title: "Geheimdienst",
    paragraphs: [
      {
        id: "IR-13.1.1",
        text: "Sofern auf der Karte nichts anderes steht, kann sie immer ausgespielt werden, wenn Karten erlaubt sind, und gegen jeden anderen Spieler, befreundet oder feindlich.",
      },
      {
        id: "IR-13.1.2",
        text: "Karten wirken nicht auf ein Heimatland und nicht auf Einheiten, die darin stehen. Schiffe in einem Seegebiet vor einem Heimatland sind nicht geschützt.",
      },
      {
        id: "IR-13.1.3",
        text: "Eine Karte wird zusammen mit ihrem Ziel ausgespielt. Spielen zwei Spieler gleichzeitig eine Karte aus, zählt die, die zuerst eintrifft.",
      },
      {
        id: "IR-13.1.4",
        text: "Eine ausgespielte Karte kommt auf den Ablagestapel, auch wenn sie abgewehrt wurde. In der nächsten Phase 2 kehrt sie in den Kartenstapel zurück.",
      },
      {
        id: "IR-13.1.5",
        text: "Eine Karte kann nicht ausgespielt werden, wenn ihr Ziel oder ihre Bedingung in diesem Augenblick nicht zulässig ist.",
      },
      {
        id: "IR-13.1.6",
        text: "Schädliche Karten können nur gegen andere ausgespielt werden. Eigene Länder, Schiffe und Karten können kein Ziel von „Verrat“, „Gefälschter Marschbefehl zur See“, „Gefälschter Marschbefehl zu Lande“, „Sabotage“, „Plünderung“, „Rebellion“ und „Spione enttarnen“ sein.",
      },
    ],
  },
  {
    id: "card-windows",
    title: "Wann Karten ausgespielt werden können",
    paragraphs: [
      {
        id: "IR-13.2.1",
        text: "Während der Verhandlungen und der Spielzüge kann jeder Spieler eine jederzeit erlaubte Karte ausspielen. In anderen Augenblicken öffnet sich ein Kartenfenster: Dann können alle eine Karte ausspielen oder passen.",
      },
      {
        id: "IR-13.2.2",
        text: "Nach jeder ausgespielten Karte, auch nach „Spionageabwehr“, werden die anderen gefragt, ob sie abwehren. Alle außer dem, der diese Karte ausgespielt hat, können mit „Spionageabwehr“ antworten. Andere Karten sind so lange nicht möglich.",
      },
      {
        id: "IR-13.2.3",
        text: "Ein Kartenfenster öffnet sich vor dem ersten Wurf eines Kampfes und vor einer Eroberung ohne Würfeln, sobald beide Seiten ihre Einheiten ausgewählt haben. Möglich sind „Verrat“, „Hinterhalt“, „Überraschungsangriff“, „Kaperung“, „Husarenstreich“ und jederzeit erlaubte Karten.",
      },
      { id: "IR-13.2.4", text: "Vor jedem späteren Wurf sind „Husarenstreich“ und jederzeit erlaubte Karten möglich." },
      {
        id: "IR-13.2.5",
        text: "Weitere Kartenfenster öffnen sich am Ende der Phase 2, in Phase 3, am Ende jedes Spielzugs in den Phasen 4, 6 und 7, nach dem Ziehen eines Ereignisses, bevor es ausgeführt wird, und nach dem letzten Ereignis der Spielrunde. Bei einem Landereignis in einem freien Land gibt es keines.",
      },
      { id: "IR-13.2.6", text: "Gefallene Würfel werden immer gewertet, bevor eine Karte wirkt." },
      {
        id: "IR-13.2.7",
        text: "Ein Kartenfenster endet, sobald alle, die gefragt sind, hintereinander gepasst haben. Nach jeder Karte werden alle erneut gefragt. Wessen Zeit abläuft, der passt.",
      },
      {
        id: "IR-13.2.8",
        text: "Karten können während der Verhandlungen ausgespielt werden, in Spielzügen der Phasen 4, 6 und 7 außerhalb von Kämpfen, beim Ereignis „Gute Winde“ und in jedem Kartenfenster. Nicht möglich sind sie beim Spielaufbau, in Phase 1, während Einheiten oder Verstärkungen ausgewählt werden und bei verdeckten Entscheidungen. In Phase 5 gibt es nur die Kartenfenster ihrer Kämpfe.",
      },
      {
        id: "IR-13.2.9",
        text: "Karten und Kämpfe, die in einem Kartenfenster beginnen, werden zuerst zu Ende gespielt. Dann ist das Kartenfenster wieder für alle offen.",
      },
      {
        id: "IR-13.2.10",
        text: "Ein Kartenfenster öffnet sich nur, wenn nach allem, was jeder weiß, jemand eine passende Karte haben könnte. Es zählen die Handgrößen, offen liegende und allen gezeigte Karten, nicht die Hände selbst. So verrät ein offenes Fenster nichts.",
      },
      {
        id: "IR-13.2.11",
        text: "Ein Kartenfenster ist eine Pause. Sie endet von selbst; wer sie verstreichen lässt, passt. Ihre Länge hängt nur vom Tisch ab und von dem, was alle wissen, nie von Händen, Einstellungen oder Anwesenheit: Sie ist kürzer, wenn nur jederzeit erlaubte Karten gespielt werden könnten. An Live-Tischen kann jeder die Uhr einer Pause für bis zu 20 Sekunden anhalten, dreimal pro Spielrunde; die anderen erfahren nicht, wer darum gebeten hat.",
      },
    ],
  },
  {
    id: "counter",
    title: "Spionageabwehr",
    paragraphs: [
      {
        id: "IR-13.3.1",
        text: "Eine ausgespielte Karte und die Karten zu ihrer Abwehr bilden eine Kette. Jede „Spionageabwehr“ richtet sich gegen die Karte davor.",
      },
      {
        id: "IR-13.3.2",
        text: "Antwortet niemand mehr, wird die Kette gewertet: Wurde gerade oft abgewehrt, wirkt die erste Karte; wurde ungerade oft abgewehrt, bleibt sie ohne Wirkung. Alle Karten der Kette kommen auf den Ablagestapel.",
      },
      {
        id: "IR-13.3.3",
        text: "Es gilt die Abwehr, die zuerst eintrifft. Spätere gegen dieselbe Karte bleiben auf der Hand.",
      },
      {
        id: "IR-13.3.4",
        text: "Wer eine Karte ausgespielt hat, darf deren Abwehr selbst abwehren, und jeder darf für andere abwehren. Die eigene Karte kann niemand abwehren.",
      },
      {
        id: "IR-13.3.5",
        text: "Das Ziel einer Karte steht fest, sobald sie ausgespielt ist. Nur die Karten auf der Hand können sich während der Kette noch ändern [RU-105].",
      },
      {
        id: "IR-13.4.1",
        text: "In jeder Spielrunde erhält jeder Spieler eine kostenlose Karte [IR-5.1.3] und kann bis zu 3 kaufen [IR-7.2.3].",
      },
    ],
  },
  {
    id: "cards",
    title: "Die 18 Karten",
    paragraphs: [
      {
        id: "IR-13.5.1",
        text: "Waffenstillstand (2 Karten): jederzeit, auch während eines Kampfes, gegen einen Spieler, mit dem du im Krieg bist. Bis zur nächsten Phase 2 dürft ihr einander nicht angreifen und keine neuen Kriegsschiffe in die Seegebiete des anderen setzen. Ein Kampf zwischen euch endet nach dem schon gefallenen Wurf, und die Einheiten des Angreifers kehren zurück, ohne einen Zug zu verbrauchen. In Phase 5 wird trotzdem gekämpft. „Kriegserklärung“ beendet den Waffenstillstand.",
      },
      {
        id: "IR-13.5.2",
        text: "Verrat (2 Karten): vor dem ersten Wurf eines Kampfes zu Lande. In der angegriffenen Kolonie eines anderen Spielers wird ein Fort entfernt. Jeder außer dem Besitzer darf die Karte ausspielen, egal wer angreift. Mit der ersten Kartenauflage darf es nur der Angreifer, und nur gegen einen feindlichen Spieler.",
      },
      {
        id: "IR-13.5.3",
        text: "Piraten (2 Karten): jederzeit. Du setzt 2 Fregatten der Piraten in ein beliebiges Seegebiet, soweit ihr Vorratsbeutel reicht. Im Sturm wird für sie gewürfelt. Wann sie kämpfen, steht unter [RU-16].",
      },
      {
        id: "IR-13.5.4",
        text: "Freibeuter (2 Karten): jederzeit. Alle Piraten eines Seegebiets werden kostenlos zu gleichartigen Schiffen von dir. In deinem eigenen Spielzug der Phase 6 dürfen sie sofort ziehen.",
      },
      {
        id: "IR-13.5.5",
        text: "Husarenstreich (2 Karten): vor jedem Wurf eines Kampfes zu Lande, als Angreifer oder Verteidiger. Jeder deiner Kavalleriewürfel zählt bis zum Ende des Kampfes 1 mehr. Die Karte ist mit „Hinterhalt“ oder „Überraschungsangriff“ kombinierbar. Ein neuer Angriff ist ein neuer Kampf ohne den Bonus.",
      },
      {
        id: "IR-13.5.6",
        text: "Kriegserklärung (2 Karten): jederzeit, gegen einen Spieler, mit dem du nicht im Krieg bist. Der Krieg dauert bis zur nächsten Phase 2. Ein „Waffenstillstand“ oder „Friedensschluss“ ist aufgehoben. In deinem eigenen Spielzug kannst du sofort angreifen.",
      },
      {
        id: "IR-13.5.7",
        text: "Hinterhalt (2 Karten): vor dem ersten Wurf, wenn du eine Kolonie gegen einen Spieler oder Aufständische verteidigst. Jeder deiner Würfel zählt im ersten Wurf 2 mehr.",
      },
      {
        id: "IR-13.5.8",
        text: "Überraschungsangriff (2 Karten): vor dem ersten Wurf, wenn du ein freies Land oder eine Kolonie angreifst. Jeder deiner Würfel zählt im ersten Wurf 2 mehr.",
      },
      {
        id: "IR-13.5.9",
        text: "Gefälschter Marschbefehl zur See (2 Karten): jederzeit. Du versetzt alle Schiffe eines anderen Spielers aus einem Seegebiet in ein angrenzendes; sie behalten ihre Züge. Dort dürfen keine Piraten, keine Kriegsschiffe anderer, kein Sturm und keine Flaute sein. In der französischen Ausgabe dürfen dort gar keine Schiffe anderer liegen.",
      },
      {
        id: "IR-13.5.10",
        text: "Gefälschter Marschbefehl zu Lande (2 Karten): jederzeit. Du versetzt 1 bis 3 Armeen eines anderen Spielers aus einer seiner Kolonien in eine angrenzende; sie behalten ihre Züge. Mindestens eine Armee oder ein Fort muss in der Kolonie zurückbleiben.",
      },
      {
        id: "IR-13.5.11",
        text: "Schmuggel (2 Karten): nur in Phase 4. Du investierst sofort 5 geschenkte Dublonen in eine deiner Kolonien. Handelsposten sind dafür nicht nötig, und die Grenze der Kolonie wird nicht belastet. Eine schwarze Scheibe hindert nicht daran, außer mit der ersten Kartenauflage.",
      },
      {
        id: "IR-13.5.12",
        text: "Sabotage (2 Karten): jederzeit. Ein Kriegsschiff oder Frachtschiff eines anderen Spielers geht mit der Armee an Bord verloren. Piraten können nicht gewählt werden.",
      },
      {
        id: "IR-13.5.13",
        text: "Friedensschluss (2 Karten): nur in Phase 2. Zwischen zwei beliebigen Spielern herrscht bis zur nächsten Phase 2 Frieden; auch du selbst darfst einer von ihnen sein. Nur die Karte „Kriegserklärung“ bricht ihn.",
      },
      {
        id: "IR-13.5.14",
        text: "Plünderung (2 Karten): nur in Phase 3, gegen eine Kolonie mit Küste, deren Besitzer mit dir im Krieg ist. Du erhältst ihre Kolonialsteuern dieser Spielrunde, und der Besitzer darf dort in dieser Spielrunde nicht investieren.",
      },
      {
        id: "IR-13.5.15",
        text: "Rebellion (4 Karten): jederzeit. 5 Aufständische greifen sofort eine Kolonie eines anderen Spielers an.",
      },
      {
        id: "IR-13.5.16",
        text: "Spione enttarnen (6 Karten): jederzeit, gegen einen anderen Spieler mit mindestens einer Karte. Du siehst seine ganze Hand, allein oder offen für alle. Dann entwendest du eine Karte; sie wird in den Kartenstapel gemischt.",
      },
      {
        id: "IR-13.5.17",
        text: "Spionageabwehr (8 Karten): nur direkt nach einer ausgespielten Karte. Diese Karte bleibt ohne Wirkung, egal welche es ist. „Spionageabwehr“ kann selbst abgewehrt werden [IR-13.3.2].",
      },
      {
        id: "IR-13.5.18",
        text: "Kaperung (2 Karten): vor dem ersten Wurf, wenn du im Seegebiet eines Spielers angreifst, mit dem du im Krieg bist. Eine feindliche Fregatte dort wechselt kampflos auf deine Seite. Sie kämpft sofort mit, darf in dieser Spielrunde aber nicht ziehen.",
      },
      {
        id: "IR-13.5.19",
        text: "Es gibt 48 Karten: von 15 Arten je 2, dazu 4-mal „Rebellion“, 6-mal „Spione enttarnen“ und 8-mal „Spionageabwehr“.",
      },
    ],
  },
  {
    id: "victory",
    title: "Spielsieg",
    paragraphs: [
      {
        id: "IR-14.1.1",
        text: "Wer die erforderliche Anzahl an Handelsposten auf dem Spielplan hat und schuldenfrei ist, gewinnt sofort.",
      },
      {
        id: "IR-14.1.2",
        text: "Geprüft wird, sobald sich Handelsposten, Schulden oder die erforderliche Anzahl ändern: nach jedem errichteten Handelsposten oder gebauten Kanal, nach „Schmuggel“, nach jeder Eroberung, am Ende der Phase 3 und am Ende der Verhandlungen. Das kann mitten in einem Spielzug sein.",
      },
      {
        id: "IR-14.1.3",
        text: "Erfüllen durch dieselbe Änderung mehrere Spieler die Bedingung, gewinnt, wer mehr Handelsposten hat, dann, wer mehr Dublonen hat, dann der Erste in der Reihenfolge der Spielrunde.",
      },
      {
        id: "IR-14.1.4",
        text: "Niemand scheidet aus. Ein Spieler ohne Kolonien spielt von seinem Heimatland aus weiter.",
      },
      {
        id: "IR-14.1.5",
        text: "Anders endet das Spiel nicht. Über ein Rundenlimit und das Aufgeben entscheidet ihr am Tisch.",
      },
    ],
  },
];
