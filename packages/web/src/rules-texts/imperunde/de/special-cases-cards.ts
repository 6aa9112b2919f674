import type { Chapter } from "../../chapter.ts";

export const specialCasesCards: readonly Chapter[] = [
  {
    id: "special-windows",
    title: "Sonderfälle: Karten ausspielen",
    paragraphs: [
      {
        id: "RU-01",
        text: "Eine Karte wird zusammen mit ihrem Ziel ausgespielt. War eine andere Karte schneller, gilt deine trotzdem, wenn sie noch zulässig ist; sonst wird sie abgelehnt und bleibt auf der Hand.",
      },
      {
        id: "RU-02",
        text: "Auf eine ausgespielte Karte kann nur mit „Spionageabwehr“ geantwortet werden. Antworten dürfen alle außer dem, der die letzte Karte ausgespielt hat. Wie oft abgewehrt wurde, entscheidet, ob die erste Karte wirkt.",
      },
      {
        id: "RU-03",
        text: "Vor dem ersten Wurf gilt die Reihenfolge: Der Angreifer wählt seine Einheiten, der Verteidiger wählt seine, dann können Karten ausgespielt werden, dann wird gewürfelt. Ändert eine Karte wie „Verrat“, „Kaperung“ oder „Sabotage“ eine Seite, wählen beide Seiten neu aus, und es können noch einmal Karten ausgespielt werden.",
      },
      {
        id: "RU-04",
        text: "Für Karten heißt „jederzeit“: vom Austeilen in Phase 2 bis zum Ende der Phase 8, außer in den Augenblicken, die unter [IR-13.2.8] stehen. Feste Kartenfenster sorgen dafür, dass schnelles Klicken keinen Vorteil bringt.",
      },
      {
        id: "RU-05",
        text: "Ein Kartenfenster ist eine Pause von 1,5, 2,5 oder 6 Sekunden, je nach Tisch. Niemand muss etwas drücken, und gefragt wirst du nur mit einer passenden Karte. Allein gegen Bots gibt es kein Zeitlimit. In langsamen Partien wartet der Tisch nur auf Spieler, die anhalten wollen, höchstens zwölf Stunden. Wer wann gepasst hat, wird nicht gezeigt.",
      },
      {
        id: "RU-06",
        text: "Löst eine Karte anderswo einen Kampf aus, wird dieser zuerst ausgetragen. Wo schon gekämpft wird, können „Rebellion“, „Piraten“ und die beiden Gefälschten Marschbefehle bis zum Ende des Kampfes nicht ausgespielt werden. „Sabotage“, „Freibeuter“, „Waffenstillstand“, „Kriegserklärung“ und „Spione enttarnen“ sind möglich.",
      },
      {
        id: "RU-07",
        text: "Wehren zwei Spieler dieselbe Karte ab, gilt die Abwehr, die zuerst eintrifft. Die andere Karte bleibt auf der Hand.",
      },
      {
        id: "RU-08",
        text: "In einem Kampf kann auf jeder Seite je eine Karte „Hinterhalt“, „Überraschungsangriff“ und „Husarenstreich“ wirken. Eine abgewehrte Karte zählt nicht mit. Mit der Variante „Boni addieren sich“ zählen mehrere gleiche Karten zusammen.",
      },
      {
        id: "RU-91",
        text: "Zwischen einem Wurf und seiner Wertung kann keine Karte ausgespielt werden. Eine „Kriegserklärung“ während eines Kampfes mit einem anderen Spieler ändert an diesem Kampf nichts.",
      },
      {
        id: "RU-97",
        text: "„Husarenstreich“ wird abgelehnt, wenn keine eigene Kavallerie im Kampf steht und keine nachgezogen werden kann.",
      },
      {
        id: "RU-101",
        text: "Während Einheiten, Verstärkungen oder Rückwege ausgewählt und verdeckte Entscheidungen getroffen werden, kann keine Karte ausgespielt werden. Das nächste Kartenfenster folgt vor dem nächsten Wurf.",
      },
      {
        id: "RU-102",
        text: "Wer gepasst hat, wird erst wieder gefragt, wenn eine Karte gewirkt hat; dann werden alle erneut gefragt. Eine Karte, die im falschen Augenblick eintrifft, wird ohne Verlust abgelehnt und kann später ausgespielt werden.",
      },
      {
        id: "RU-113",
        text: "Treffen mehrere automatische Antworten zusammen, kommt zuerst der Spieler, gegen den sich die Handlung richtet, dann gilt die Reihenfolge der Spielrunde; bei einem Spieler zählt die Reihenfolge seiner Liste. Ausgeführt wird eine nach der anderen, die übrigen werden danach neu geprüft.",
      },
      {
        id: "RU-121",
        text: "„Hinterhalt“ und „Überraschungsangriff“ setzen voraus, dass der erste Wurf noch bevorsteht und mindestens ein eigener Würfel dabei ist. Endet der Kampf dann ohne Würfeln, ist die Karte verbraucht.",
      },
      {
        id: "RU-131",
        text: "Ein Spieler kann automatische Antworten festlegen: an einem langsamen Tisch in bestimmten Kartenfenstern anhalten, bestimmte Karten abwehren oder eine Karte ausspielen, wenn ein Land oder Seegebiet angegriffen wird oder ein Ereignis eintritt. Sie werden zu einem zufälligen Zeitpunkt der Pause ausgeführt. Sie sind geheim und jederzeit änderbar. Ist eine nicht möglich, wird sie übersprungen.",
      },
    ],
  },
  {
    id: "special-cards",
    title: "Sonderfälle: einzelne Karten",
    paragraphs: [
      {
        id: "RU-16",
        text: "In den Phasen 2 bis 4 ausgespielte „Piraten“ kämpfen in Phase 5. Ab Phase 5 kämpfen sie sofort, wie beim Ereignis. Mit der Variante „Beim nächsten Aufklaren“ kämpfen sie erst in der nächsten Phase 5.",
      },
      {
        id: "RU-17",
        text: "Fehlen Spielsteine, übernimmt der Spieler mit „Freibeuter“ so viele Schiffe wie möglich und wählt selbst, welche. Die übrigen Piraten verlassen den Spielplan. Wo ein befreundeter Spieler Kriegsschiffe hat, ist die Karte nicht möglich. In einem Kampf gegen Piraten übernimmt deren Seite, wer die Karte ausspielt und mit dem Gegner im Krieg ist. Ist er selbst der Gegner, endet der Kampf.",
      },
      {
        id: "RU-18",
        text: "„Gefälschter Marschbefehl zur See“ kann keine Schiffe aus einer Flaute versetzen. Ein Kanal ist nutzbar, wenn der Besitzer der Schiffe ihn nutzen darf. In dieser Spielrunde gekaperte Schiffe werden mit versetzt.",
      },
      {
        id: "RU-19",
        text: "„Gefälschter Marschbefehl zu Lande“ versetzt mindestens 1 Armee. Ein Heimatland ist weder Ausgangspunkt noch Ziel.",
      },
      {
        id: "RU-21",
        text: "„Kaperung“ ist auch in Phase 5 möglich, gegen den Inhaber des Seegebiets, nicht gegen Piraten oder befreundete Spieler. War die Fregatte das einzige Kriegsschiff, ist das Seegebiet ohne Würfeln gewonnen. Hat der Spieler keine Fregatte mehr im Vorratsbeutel, wird das Schiff entfernt. In einem Kampf können mehrere „Kaperung“ ausgespielt werden.",
      },
      {
        id: "RU-25",
        text: "Wer „Spione enttarnen“ ausspielt, bestimmt, ob die Hand allen gezeigt wird. Dann wählt er eine Karte; läuft die Zeit ab, entscheidet der Zufall. Ein Spieler ohne Karten kann nicht gewählt werden.",
      },
      {
        id: "RU-26",
        text: "Mit geschmuggelten Dublonen kann in Armeen, Forts und Kriegsschiffe dieser Kolonie investiert werden, aber nicht in Handelsposten, Karten und Kanäle. Es müssen genau 5 Dublonen ausgegeben werden, wenn das möglich ist, sonst so viele wie möglich; der Rest verfällt. Jedes Fort braucht einen Handelsposten, auch neue zählen. Die Variante zu „Schmuggel“ erlaubt auch Handelsposten.",
      },
      {
        id: "RU-28",
        text: "Entfernt „Verrat“ den letzten Verteidiger, fällt die Kolonie ohne Würfeln. Mit zwei Karten „Verrat“ können 2 Forts entfernt werden.",
      },
      {
        id: "RU-29",
        text: "Schädliche Karten richten sich nur gegen andere. Piraten dürfen in jedes Seegebiet gesetzt werden, auch in ein eigenes.",
      },
      {
        id: "RU-75",
        text: "„Sabotage“ kann vor einem Wurf ein Schiff im Kampf versenken. Hat der Verteidiger kein Schiff mehr, gewinnt der Angreifer. Hat der Angreifer keines mehr, darf er Verstärkung nachziehen; sonst ist der Kampf vorbei.",
      },
      {
        id: "RU-76",
        text: "„Plünderung“ kann eine Kolonie ohne Handelsposten oder mit Hungersnot treffen; dann gibt es keine Steuern zu holen, nur die schwarze Scheibe. Eine Kolonie kann nicht zweimal geplündert werden.",
      },
      { id: "RU-84", text: "Die Karte „Kriegserklärung“ betrifft nur die beiden Spieler, sonst niemanden." },
      {
        id: "RU-98",
        text: "Für „Kaperung“ genügt es, dass die Kriegsschiffe des Verteidigers im Seegebiet liegen und dort angegriffen werden. Ausspielen darf die Karte nur der Angreifer.",
      },
      {
        id: "RU-105",
        text: "Ist die Hand, die „Spione enttarnen“ aufdeckt, in derselben Kette durch Abwehren leer geworden, wird die leere Hand gezeigt und nichts entwendet.",
      },
      {
        id: "RU-108",
        text: "Wird „Freibeuter“ ausgespielt, während ein Seegebiet mit Piraten aufgeklart wird, kommen die Schiffe auf die Seite des Spielers, der die Karte ausspielt. Hat er dort keine Schiffe, nimmt er am Ende den Platz der Piraten ein. Die Karte ist nicht möglich, solange ein befreundeter Spieler dort noch Kriegsschiffe hat.",
      },
      {
        id: "RU-119",
        text: "Mit der Variante „Beim nächsten Aufklaren“ kontrolliert bis dahin niemand das Seegebiet der Piraten. Schiffe dort dürfen hinaus. Wer hineinsegelt, muss angreifen; eigene Kriegsschiffe, die schon dort liegen, können mitkämpfen und auch ohne Zug angreifen. Schiffe, die dort mit „Freibeuter“ angeheuert werden, warten ebenso neben den Kriegsschiffen eines Feindes. Beim Ereignis „Piraten“ beginnt der Kampf mit allen Piraten dort.",
      },
      {
        id: "RU-126",
        text: "Wird in Phase 4 gekämpft, zum Beispiel wegen „Rebellion“, kann bis zum Ende des Kampfes nichts in dieses Land geschmuggelt werden. Anderswo bleibt „Schmuggel“ möglich.",
      },
    ],
  },
];
