import type { Chapter } from "../../chapter.ts";

export const specialCasesCards: readonly Chapter[] = [
  {
    id: "special-windows",
    title: "Sonderfälle: Karten ausspielen",
    paragraphs: [
      {
        id: "RU-01",
        text: "Eine Karte wird in einem Schritt mit ihrem Ziel ausgespielt. War eine andere schneller und ist das Ausspielen noch zulässig, gilt es; sonst wird es abgelehnt, und die Karte bleibt auf der Hand.",
      },
      {
        id: "RU-02",
        text: "Auf eine ausgespielte Karte kann nur Spionageabwehr antworten. Antworten dürfen alle außer dem, der die letzte Karte ausgespielt hat. Die Zahl der Abwehrkarten entscheidet, ob die erste Karte wirkt.",
      },
      {
        id: "RU-03",
        text: "Vor dem ersten Wurf ist die Folge: Angreifer benennen, Verteidiger benennen, Karten, Würfel. Ändert eine Karte wie Verrat, Kaperung oder Sabotage eine Seite, benennen beide ihre Einheiten neu, und es können noch einmal Karten ausgespielt werden.",
      },
      {
        id: "RU-04",
        text: "Jederzeit heißt bei Karten: vom Austeilen in Phase 2 bis zum Ende der Phase 8, außer in den Augenblicken, die [IR-13.2.8] nennt. Feste Kartenfenster sorgen dafür, dass niemand durch schnelles Klicken überrumpelt wird.",
      },
      {
        id: "RU-05",
        text: "Jedes Kartenfenster wird allen Berechtigten angeboten, ob sie eine passende Karte haben oder nicht, damit nichts verraten wird. Die Zeit dafür ist kurz; in langsamen Partien sind es Stunden, und Daueraufträge können statt des Spielers antworten. Wer wann gepasst hat, wird nicht gezeigt.",
      },
      {
        id: "RU-06",
        text: "Ein durch eine Karte anderswo ausgelöster Kampf wird zuerst ausgetragen. Wo schon gekämpft wird, können Rebellion, Piraten und beide Gefälschten Marschbefehle bis zum Ende des Kampfes nicht ausgespielt werden. Sabotage, Freibeuter, Waffenstillstand, Kriegserklärung und Spione enttarnen sind möglich.",
      },
      {
        id: "RU-07",
        text: "Wehren zwei Spieler dieselbe Karte ab, gilt die Abwehr, die zuerst eintrifft. Die andere Karte bleibt auf der Hand.",
      },
      {
        id: "RU-08",
        text: "In einem Kampf kann jede Seite einen Hinterhalt, einen Überraschungsangriff und einen Husarenstreich wirken lassen. Eine abgewehrte Karte zählt nicht mit. Mit der Tischoption für das Addieren von Boni zählen mehrere gleiche Karten zusammen.",
      },
      {
        id: "RU-91",
        text: "Zwischen einen Wurf und seine Wertung kann keine Karte treten. Eine Kriegserklärung während eines Kampfes mit einem Dritten berührt diesen Kampf nicht.",
      },
      {
        id: "RU-97",
        text: "Husarenstreich wird abgelehnt, wenn keine eigene Kavallerie im Kampf steht und keine nachgezogen werden kann.",
      },
      {
        id: "RU-101",
        text: "Während Einheiten benannt, Verstärkungen gewählt, Rückwege bestimmt oder geheime Entscheidungen getroffen werden, kann keine Karte ausgespielt werden. Das nächste Kartenfenster folgt vor dem nächsten Wurf.",
      },
      {
        id: "RU-102",
        text: "Wer gepasst hat, bleibt dabei, bis eine Karte gewirkt hat; dann werden alle erneut gefragt. Eine Karte, die im falschen Augenblick eintrifft, wird ohne Verlust abgelehnt und kann später ausgespielt werden.",
      },
      {
        id: "RU-113",
        text: "Treffen mehrere Daueraufträge zusammen, kommt zuerst der Angegriffene, dann gilt die Reihenfolge der Spielrunde; bei einem Spieler zählt die Folge seiner Liste. Ausgeführt wird einer nach dem anderen, die übrigen werden danach neu geprüft.",
      },
      {
        id: "RU-121",
        text: "Hinterhalt und Überraschungsangriff setzen einen bevorstehenden ersten Wurf mit mindestens einem eigenen Würfel voraus. Endet der Kampf dann ohne Würfel, ist die Karte verbraucht.",
      },
      {
        id: "RU-131",
        text: "Ein Spieler kann Daueraufträge hinterlassen: in bestimmten Fenstern passen, bestimmte Karten abwehren oder eine Karte ausspielen, wenn ein Land oder Seegebiet angegriffen wird oder ein Ereignis eintritt. Sie sind geheim und jederzeit änderbar. Ein nicht ausführbarer Auftrag wird übergangen.",
      },
    ],
  },
  {
    id: "special-cards",
    title: "Sonderfälle: einzelne Karten",
    paragraphs: [
      {
        id: "RU-16",
        text: "In den Phasen 2 bis 4 ausgespielte Piraten kämpfen in Phase 5. Ab Phase 5 kämpfen sie sofort, wie beim Ereignis. Eine Tischoption kann den Kampf auf die nächste Phase 5 verschieben.",
      },
      {
        id: "RU-17",
        text: "Fehlen Figuren, übernimmt Freibeuter so viele Schiffe wie möglich, Art nach Wahl zuerst; die übrigen Piraten verlassen den Spielplan. Wo ein befreundeter Spieler Kriegsschiffe hat, ist die Karte nicht möglich. In einem Kampf gegen Piraten übernimmt der Ausspielende deren Seite, wenn er mit dem Gegner im Krieg ist; ist er selbst der Gegner, endet der Kampf.",
      },
      {
        id: "RU-18",
        text: "Gefälschter Marschbefehl zur See kann keine Schiffe aus einer Flaute versetzen. Ein Kanal ist nutzbar, wenn der Besitzer der Schiffe ihn nutzen darf. In dieser Spielrunde gekaperte Schiffe werden mit versetzt.",
      },
      {
        id: "RU-19",
        text: "Gefälschter Marschbefehl zu Lande versetzt mindestens 1 Armee. Heimatländer sind weder Ausgangspunkt noch Ziel.",
      },
      {
        id: "RU-21",
        text: "Kaperung ist auch in Phase 5 möglich, gegen den Inhaber des Seegebietes, nicht gegen Piraten oder Freunde. War die Fregatte das einzige Kriegsschiff, ist das Seegebiet ohne Würfel gewonnen. Fehlt eine eigene Fregattenfigur, wird das Schiff entfernt. In einem Kampf sind mehrere Kaperungen möglich.",
      },
      {
        id: "RU-25",
        text: "Wer Spione enttarnen ausspielt, bestimmt, ob die Hand allen gezeigt wird. Dann wird eine Karte gewählt; läuft die Zeit ab, entscheidet der Zufall. Ein Spieler ohne Karten ist kein Ziel.",
      },
      {
        id: "RU-26",
        text: "Geschmuggeltes Geld kauft Armeen, Forts, Handelsposten und Kriegsschiffe für diese Kolonie, aber keine Karten und keine Kanäle. Es müssen genau 5 Dublonen ausgegeben werden, wenn das möglich ist, sonst so viele wie möglich; der Rest verfällt. Jedes Fort braucht einen Handelsposten, auch neue zählen. Eine Tischoption kann Handelsposten ausschließen.",
      },
      {
        id: "RU-28",
        text: "Entfernt Verrat den letzten Verteidiger, fällt die Kolonie ohne Würfel. Zweimal Verrat kann zwei Forts entfernen.",
      },
      {
        id: "RU-29",
        text: "Schädliche Karten richten sich nur gegen andere. Piraten dürfen in jedes Seegebiet gesetzt werden, auch in ein eigenes.",
      },
      {
        id: "RU-75",
        text: "Sabotage kann vor einem Wurf ein Schiff im Kampf treffen. Hat der Verteidiger kein Schiff mehr, hat der Angreifer gewonnen. Hat der Angreifer keines mehr, darf er Verstärkung nachziehen; sonst ist der Kampf vorbei.",
      },
      {
        id: "RU-76",
        text: "Plünderung kann eine Kolonie ohne Handelsposten oder mit Hungersnot treffen; dann gibt es keine Steuern zu holen, nur die schwarze Scheibe. Zweimal plündern lässt sich eine Kolonie nicht.",
      },
      { id: "RU-84", text: "Die Karte Kriegserklärung betrifft nur die beiden Spieler, nicht deren Freunde." },
      {
        id: "RU-98",
        text: "Für Kaperung genügt, dass die Kriegsschiffe des Verteidigers im Seegebiet stehen und der Ausspielende dort angreift.",
      },
      {
        id: "RU-105",
        text: "Trifft Spione enttarnen auf eine Hand, die in derselben Kette durch Abwehrkarten leer geworden ist, wird die leere Hand gezeigt und nichts genommen.",
      },
      {
        id: "RU-108",
        text: "Wird Freibeuter ausgespielt, während ein Seegebiet mit Piraten aufgeklart wird, kommen die Schiffe auf die Seite des Ausspielenden. Hat er dort keine Schiffe, nimmt er am Ende den Platz der Piraten ein. Nicht möglich ist es, wenn ein befreundeter Spieler dort noch Kriegsschiffe hat.",
      },
      {
        id: "RU-119",
        text: "Mit der Tischoption, dass Piraten erst in der nächsten Phase 5 kämpfen, kontrolliert bis dahin niemand das Seegebiet. Schiffe dort dürfen hinaus; wer hineinsegelt, muss angreifen, und eigene Kriegsschiffe dort können sich beteiligen. Das Ereignis Piraten beginnt den Kampf mit allen Piraten dort.",
      },
      {
        id: "RU-126",
        text: "Wird in Phase 4 gekämpft, etwa wegen Rebellion, kann bis zum Ende des Kampfes nichts in dieses Land geschmuggelt werden. Anderswo bleibt Schmuggel möglich.",
      },
    ],
  },
];
