import type { Chapter } from "../../chapter.ts";

export const diplomacy: readonly Chapter[] = [
  {
    id: "diplomacy",
    title: "Phase 2: Geheimdienst & Diplomatie",
    paragraphs: [
      {
        id: "IR-5.1.1",
        text: "Zuerst endet alles, was Karten geändert haben: Waffenstillstand, Krieg und Frieden durch Karten. Dann gilt wieder das zuvor vereinbarte Verhältnis.",
      },
      { id: "IR-5.1.2", text: "Alle ausgespielten Karten werden in den Kartenstapel zurückgemischt." },
      {
        id: "IR-5.1.3",
        text: "Jeder Spieler erhält eine kostenlose Karte, im Uhrzeigersinn ab dem Platz nach dem Briten, der Brite zuletzt. Ist der Kartenstapel leer, gehen die Übrigen leer aus.",
      },
      {
        id: "IR-5.2.1",
        text: "Solange die Verhandlungen dauern, kann jeder Spieler jedem anderen den Krieg erklären und die Erklärung zurückziehen, einseitig und kostenlos.",
      },
      {
        id: "IR-5.2.2",
        text: "Vom Krieg zum Frieden müssen beide zustimmen. Die Zustimmung kann während der Verhandlungen zurückgezogen werden. Kriegserklärung und Zustimmung zum Frieden mit demselben Spieler schließen einander aus.",
      },
      {
        id: "IR-5.2.3",
        text: "Am Ende der Verhandlungen herrscht zwischen zwei Spielern Krieg, wenn ihn einer erklärt hat. Frieden herrscht, wenn sie im Krieg waren und beide zustimmen. Sonst bleibt alles wie in der Spielrunde zuvor.",
      },
      {
        id: "IR-5.2.4",
        text: "Geheimverhandlungen sind erlaubt. Absprachen binden nicht, und Geld, Karten, Figuren oder Länder können nicht übergeben werden.",
      },
      {
        id: "IR-5.2.5",
        text: "In dieser Phase können die Spieler die erforderliche Anzahl an Handelsposten einstimmig ändern, nach oben oder nach unten.",
      },
      {
        id: "IR-5.2.6",
        text: "Die Verhandlungen enden, wenn alle Spieler bereit sind oder die Zeit um ist. Danach ändern bis zur nächsten Phase 2 nur noch Karten das Verhältnis.",
      },
      {
        id: "IR-5.3.1",
        text: "Nur Spieler im Krieg dürfen einander angreifen. Es zählt das Verhältnis im Augenblick der Handlung.",
      },
      {
        id: "IR-5.3.2",
        text: "Frieden bringt die Friedensdividende [IR-6.2.3]. Er öffnet die Seegebiete des Freundes zum Durchsegeln und seine Kanäle, doch dürfen dort keine Kriegsschiffe gebaut werden [IR-7.4.3] oder ihre Züge beenden [IR-9.4.3].",
      },
      {
        id: "IR-5.3.3",
        text: "Karten können gegen Freunde wie gegen Feinde ausgespielt werden, sofern die Karte nichts anderes sagt.",
      },
      {
        id: "IR-5.4.1",
        text: "Eine Karte kann das vereinbarte Verhältnis zweier Spieler bis zur nächsten Phase 2 überdecken. Waffenstillstand wirkt auf Krieg, Kriegserklärung auf Frieden oder Waffenstillstand, Friedensschluss auf jedes Verhältnis. Die neueste Karte zählt.",
      },
      {
        id: "IR-5.4.2",
        text: "Gilt am Ende der Verhandlungen ein Friedensschluss, sind Kriegserklärungen zwischen den beiden wirkungslos. Stimmen beide dem Frieden zu, zählt das trotzdem. Nur die Karte Kriegserklärung bricht ihn.",
      },
    ],
  },
  {
    id: "budget",
    title: "Phase 3: Staatseinnahmen & Schulden",
    paragraphs: [
      {
        id: "IR-6.1.1",
        text: "Der Staatshaushalt jedes Spielers nennt der Reihe nach: Haushaltsüberschuss der Vorrunde, Heimatsteuern, Friedensdividende, Kolonialsteuern, Seehandelssteuern, Zinsausgaben, Schulden tilgen, Schulden aufnehmen. Das Ergebnis sind die freien Finanzmittel; nach den Investitionen bleibt der Haushaltsüberschuss. Darunter steht die Summe der Schulden.",
      },
      {
        id: "IR-6.2.1",
        text: "Der Haushaltsüberschuss der Vorrunde ist, was in der vorigen Spielrunde übrig blieb, und dazu alles, was nach den Investitionen noch einging. In der ersten Spielrunde ist er null.",
      },
      { id: "IR-6.2.2", text: "Heimatsteuern: 5 Dublonen in jeder Spielrunde." },
      {
        id: "IR-6.2.3",
        text: "Friedensdividende: 2 Dublonen für jeden Spieler, mit dem Frieden herrscht, durch Vereinbarung oder durch Karte. Ein Waffenstillstand bringt nichts.",
      },
      {
        id: "IR-6.2.4",
        text: "Kolonialsteuern: 1 Dublone für jeden eigenen Handelsposten auf dem Spielplan. Eine Kolonie mit Hungersnot zahlt niemandem, eine in dieser Phase geplünderte zahlt dem Plünderer.",
      },
      {
        id: "IR-6.2.5",
        text: "Seehandelssteuern: der Wert jedes Seegebietes, das der Spieler mit Kriegsschiffen kontrolliert, sofern es an seinem Heimatland oder an einer eigenen Kolonie mit mindestens einem Handelsposten liegt. Jedes Seegebiet zählt einmal. Eine schwarze Scheibe auf der Kolonie ändert daran nichts.",
      },
      { id: "IR-6.2.6", text: "Zinsausgaben: 1 Dublone je 5 Dublonen Schulden am Ende der vorigen Spielrunde." },
      {
        id: "IR-6.3.1",
        text: "Je Spielrunde können 0, 5 oder 10 Dublonen Schulden getilgt werden, nicht mehr als vorhanden und nur, wenn die freien Finanzmittel nicht unter null fallen.",
      },
      {
        id: "IR-6.3.2",
        text: "Je Spielrunde können genau 5 Dublonen Schulden aufgenommen werden oder keine. Die Summe der Schulden darf 25 Dublonen nie überschreiten.",
      },
      { id: "IR-6.3.3", text: "Tilgen und Aufnehmen in derselben Spielrunde ist nicht möglich." },
      {
        id: "IR-6.3.4",
        text: "Schulden sind immer ein Vielfaches von 5, von 0 bis 25 Dublonen. Die Heimatsteuern von 5 decken stets die höchsten Zinsen von 5; die freien Finanzmittel können also nicht negativ werden.",
      },
      {
        id: "IR-6.4.1",
        text: "Die freien Finanzmittel begrenzen alle Investitionen der Spielrunde. Was nicht ausgegeben wird, ist Haushaltsüberschuss.",
      },
      {
        id: "IR-6.4.2",
        text: "Was nach den eigenen Investitionen noch eingeht, durch Ereignisse oder Karten, kommt in den Haushaltsüberschuss. Ausgegeben werden kann es erst in der nächsten Spielrunde.",
      },
      {
        id: "IR-6.5.1",
        text: "Der Ablauf der Phase: Die Haushalte werden gezeigt; dann können Plünderung und andere Karten ausgespielt werden, bis alle passen; die Haushalte werden neu berechnet; danach entscheiden alle gleichzeitig und geheim über ihre Schulden. Stehen die Haushalte fest, werden sie gezeigt, und es wird geprüft, ob jemand gewonnen hat.",
      },
    ],
  },
];
