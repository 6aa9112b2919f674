import type { Chapter } from "../../chapter.ts";

export const secretService: readonly Chapter[] = [
  {
    id: "secret-service",
    title: "Geheimdienst",
    paragraphs: [
      {
        id: "IR-13.1.1",
        text: "Sofern die Karte nichts anderes sagt, kann sie immer ausgespielt werden, wenn Karten erlaubt sind, und gegen jeden anderen Spieler, Freund oder Feind.",
      },
      {
        id: "IR-13.1.2",
        text: "Keine Karte wirkt auf ein Heimatland oder Einheiten, die darin stehen. Schiffe in einem Seegebiet vor einem Heimatland sind nicht geschützt.",
      },
      {
        id: "IR-13.1.3",
        text: "Die zuerst angekündigte Karte gilt, und wer ankündigt, muss ausspielen. Hier ist beides eins: Die Karte wird samt Ziel ausgespielt, und was zuerst eintrifft, zählt.",
      },
      {
        id: "IR-13.1.4",
        text: "Eine ausgespielte Karte kommt auf den Ablagestapel, auch wenn sie abgewehrt wurde. In der nächsten Phase 2 kehrt sie in den Kartenstapel zurück.",
      },
      {
        id: "IR-13.1.5",
        text: "Eine Karte, deren Ziel oder Bedingung im Augenblick nicht zulässig ist, kann nicht ausgespielt werden.",
      },
      {
        id: "IR-13.1.6",
        text: "Schädliche Karten können nur gegen andere ausgespielt werden. Eigene Länder, Schiffe und Karten sind kein Ziel von Verrat, Gefälschtem Marschbefehl, Sabotage, Plünderung, Rebellion und Spione enttarnen.",
      },
    ],
  },
  {
    id: "card-windows",
    title: "Wann Karten ausgespielt werden",
    paragraphs: [
      {
        id: "IR-13.2.1",
        text: "Während der Verhandlungen und der Spielzüge kann jeder Spieler eine jederzeit erlaubte Karte ausspielen.",
      },
      {
        id: "IR-13.2.2",
        text: "Nach jeder ausgespielten Karte öffnet sich ein Abwehrfenster, auch nach Spionageabwehr. Alle außer dem, der diese Karte ausgespielt hat, können mit Spionageabwehr antworten; andere Karten sind so lange nicht möglich.",
      },
      {
        id: "IR-13.2.3",
        text: "Vor dem ersten Wurf eines Kampfes und vor einer Eroberung ohne Würfel öffnet sich ein Kartenfenster, sobald beide Seiten ihre Einheiten benannt haben. Möglich sind Verrat, Hinterhalt, Überraschungsangriff, Kaperung, Husarenstreich und jederzeit erlaubte Karten.",
      },
      { id: "IR-13.2.4", text: "Vor jedem späteren Wurf sind Husarenstreich und jederzeit erlaubte Karten möglich." },
      {
        id: "IR-13.2.5",
        text: "Weitere Kartenfenster öffnen sich am Ende der Phase 2, in Phase 3, am Ende jedes Spielzuges in den Phasen 4, 6 und 7 und nach dem Ziehen eines Ereignisses, bevor es ausgeführt wird. Bei einem Landereignis in einem freien Land entfällt es.",
      },
      { id: "IR-13.2.6", text: "Gefallene Würfel werden immer gewertet, ehe eine Karte wirken kann." },
      {
        id: "IR-13.2.7",
        text: "Ein Kartenfenster schließt sich, wenn alle Berechtigten gepasst haben und keine Karte dazwischenkam. Nach jeder Karte werden alle erneut gefragt. Wessen Zeit abläuft, der passt.",
      },
      {
        id: "IR-13.2.8",
        text: "Karten sind möglich während der Verhandlungen, in Spielzügen der Phasen 4, 6 und 7 außerhalb von Kämpfen, beim Ereignis Gute Winde und in den Kartenfenstern. Nicht möglich sind sie beim Spielaufbau, in Phase 1, während Einheiten benannt oder Verstärkungen gewählt werden und bei geheimen Entscheidungen. In Phase 5 gibt es nur die Fenster ihrer Kämpfe.",
      },
      {
        id: "IR-13.2.9",
        text: "Karten und Kämpfe, die in einem Kartenfenster beginnen, werden zuerst zu Ende geführt. Dann steht das Fenster wieder allen offen.",
      },
    ],
  },
  {
    id: "counter",
    title: "Spionageabwehr",
    paragraphs: [
      {
        id: "IR-13.3.1",
        text: "Eine ausgespielte Karte und die Abwehrkarten dazu bilden eine Kette. Jede Spionageabwehr richtet sich gegen die Karte davor.",
      },
      {
        id: "IR-13.3.2",
        text: "Antwortet niemand mehr, wird die Kette gewertet: Bei gerader Zahl von Abwehrkarten wirkt die erste Karte, bei ungerader nicht. Alle Karten der Kette kommen auf den Ablagestapel.",
      },
      {
        id: "IR-13.3.3",
        text: "Es gilt die Abwehr, die zuerst eintrifft. Spätere gegen dieselbe Karte bleiben auf der Hand.",
      },
      {
        id: "IR-13.3.4",
        text: "Die Abwehr gegen eine eigene Karte darf selbst abgewehrt werden, und jeder darf für andere abwehren. Die eigene Karte kann niemand abwehren.",
      },
      {
        id: "IR-13.3.5",
        text: "Das Ziel einer Karte steht fest, sobald sie ausgespielt ist. Nur Kartenhände können sich in der Kette noch ändern [RU-105].",
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
        text: "Waffenstillstand (2 Karten): jederzeit, auch während eines Kampfes, gegen einen Spieler, mit dem Krieg herrscht. Bis zur nächsten Phase 2 dürfen die beiden einander nicht angreifen und keine neuen Kriegsschiffe in die Seegebiete des anderen setzen. Ein Kampf zwischen ihnen endet nach dem schon gefallenen Wurf, und die Einheiten des Angreifers kehren zurück, ohne einen Zug zu verbrauchen; in Phase 5 wird dennoch gekämpft. Kriegserklärung beendet den Waffenstillstand.",
      },
      {
        id: "IR-13.5.2",
        text: "Verrat (2 Karten): vor dem ersten Wurf eines Kampfes zu Lande. In der angegriffenen Kolonie eines anderen Spielers wird ein Fort entfernt. Jeder außer dem Besitzer darf die Karte ausspielen, gleich wer angreift; mit den frühen Karten nur der Angreifer gegen einen Feind.",
      },
      {
        id: "IR-13.5.3",
        text: "Piraten (2 Karten): jederzeit. 2 Fregatten der Piraten werden in ein beliebiges Seegebiet gesetzt, soweit der Vorratsbeutel reicht. Im Sturm würfeln sie. Wann sie kämpfen, steht unter [RU-16].",
      },
      {
        id: "IR-13.5.4",
        text: "Freibeuter (2 Karten): jederzeit. Alle Piraten eines Seegebietes werden kostenlos zu gleichartigen Schiffen des Spielers, der die Karte ausspielt. In dessen eigenem Spielzug der Phase 6 dürfen sie sofort ziehen.",
      },
      {
        id: "IR-13.5.5",
        text: "Husarenstreich (2 Karten): vor jedem Wurf eines Kampfes zu Lande, für Angreifer oder Verteidiger. Jeder eigene Kavalleriewürfel zählt bis zum Ende des Kampfes 1 mehr. Die Karte ist mit Hinterhalt oder Überraschungsangriff kombinierbar. Ein neuer Angriff ist ein neuer Kampf ohne den Bonus.",
      },
      {
        id: "IR-13.5.6",
        text: "Kriegserklärung (2 Karten): jederzeit, gegen einen Spieler, mit dem kein Krieg herrscht. Der Krieg dauert bis zur nächsten Phase 2; Waffenstillstand und Friedensschluss sind aufgehoben. Im eigenen Spielzug kann sofort angegriffen werden.",
      },
      {
        id: "IR-13.5.7",
        text: "Hinterhalt (2 Karten): vor dem ersten Wurf, für den Verteidiger einer Kolonie gegen einen Spieler oder Aufständische. Jeder eigene Würfel zählt im ersten Wurf 2 mehr.",
      },
      {
        id: "IR-13.5.8",
        text: "Überraschungsangriff (2 Karten): vor dem ersten Wurf, für den Angreifer eines freien Landes oder einer Kolonie. Jeder eigene Würfel zählt im ersten Wurf 2 mehr.",
      },
      {
        id: "IR-13.5.9",
        text: "Gefälschter Marschbefehl zur See (2 Karten): jederzeit. Alle Schiffe eines anderen Spielers in einem Seegebiet werden in ein angrenzendes versetzt und behalten ihre Züge. Dort dürfen keine Piraten, keine Kriegsschiffe anderer, kein Sturm und keine Flaute sein. In der französischen Ausgabe dürfen dort gar keine Schiffe anderer liegen.",
      },
      {
        id: "IR-13.5.10",
        text: "Gefälschter Marschbefehl zu Lande (2 Karten): jederzeit. 1 bis 3 Armeen eines anderen Spielers werden aus einer Kolonie in eine angrenzende Kolonie desselben Spielers versetzt und behalten ihre Züge. In der Kolonie bleibt wenigstens eine Armee oder ein Fort zurück.",
      },
      {
        id: "IR-13.5.11",
        text: "Schmuggel (2 Karten): nur in Phase 4. 5 Dublonen müssen sofort in eine eigene Kolonie investiert werden. Handelsposten sind dafür nicht nötig, und die Grenze der Kolonie wird nicht belastet. Eine schwarze Scheibe hindert nicht, außer mit den frühen Karten.",
      },
      {
        id: "IR-13.5.12",
        text: "Sabotage (2 Karten): jederzeit. Ein Kriegsschiff oder Frachtschiff eines anderen Spielers geht mit der Armee an Bord verloren. Piraten sind kein Ziel.",
      },
      {
        id: "IR-13.5.13",
        text: "Friedensschluss (2 Karten): nur in Phase 2. Zwischen zwei beliebigen Spielern herrscht bis zur nächsten Phase 2 Frieden; auch der Ausspielende darf einer von ihnen sein. Nur die Karte Kriegserklärung bricht ihn.",
      },
      {
        id: "IR-13.5.14",
        text: "Plünderung (2 Karten): nur in Phase 3, gegen eine Kolonie mit Küste, deren Besitzer mit dem Ausspielenden im Krieg ist. Ihre Kolonialsteuern dieser Spielrunde gehen an den Plünderer, und der Besitzer darf dort in dieser Spielrunde nicht investieren.",
      },
      {
        id: "IR-13.5.15",
        text: "Rebellion (4 Karten): jederzeit. 5 Aufständische greifen sofort eine Kolonie eines anderen Spielers an.",
      },
      {
        id: "IR-13.5.16",
        text: "Spione enttarnen (6 Karten): jederzeit, gegen einen anderen Spieler mit mindestens einer Karte. Die ganze Hand wird gezeigt, nur dem Ausspielenden oder allen; eine Karte daraus wird gewählt und in den Kartenstapel gemischt.",
      },
      {
        id: "IR-13.5.17",
        text: "Spionageabwehr (8 Karten): nur direkt nach einer ausgespielten Karte, die dadurch wirkungslos wird, welche es auch sei. Spionageabwehr kann selbst abgewehrt werden [IR-13.3.2].",
      },
      {
        id: "IR-13.5.18",
        text: "Kaperung (2 Karten): vor dem ersten Wurf, durch den Angreifer im Seegebiet eines Spielers, mit dem Krieg herrscht. Eine feindliche Fregatte dort wechselt kampflos die Seite. Sie kämpft sofort mit, kann in dieser Spielrunde aber nicht ziehen.",
      },
      {
        id: "IR-13.5.19",
        text: "Es gibt 48 Karten: von 15 Arten je 2, dazu 4 Rebellion, 6 Spione enttarnen und 8 Spionageabwehr.",
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
        text: "Geprüft wird, sobald sich Handelsposten, Schulden oder die erforderliche Anzahl ändern: bei jedem gekauften Posten oder Kanal, bei Schmuggel, bei jeder Eroberung, am Ende der Phase 3 und am Ende der Verhandlungen. Das kann mitten in einem Spielzug sein.",
      },
      {
        id: "IR-14.1.3",
        text: "Erfüllen durch dieselbe Änderung mehrere Spieler die Bedingung, gewinnt, wer mehr Handelsposten hat, dann, wer mehr Geld hat, dann der Erste in der Reihenfolge der Spielrunde.",
      },
      {
        id: "IR-14.1.4",
        text: "Niemand scheidet aus. Ein Spieler ohne Kolonien spielt von seinem Heimatland aus weiter.",
      },
      {
        id: "IR-14.1.5",
        text: "Ein anderes Ende kennen die Regeln nicht. Eine Höchstzahl von Spielrunden oder Aufgeben ist Sache des Tisches.",
      },
    ],
  },
];
