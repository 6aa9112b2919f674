import type { Chapter } from "../../chapter.ts";

export const diplomacy: readonly Chapter[] = [
  {
    id: "diplomacy",
    title: "Phase 2: Geheimdienst & Diplomatie",
    paragraphs: [
      {
        id: "IR-5.1.1",
        text: "Zuerst endet, was Karten geändert haben: Waffenstillstand, Krieg und Frieden durch Karten. Dann gilt wieder, was zuvor vereinbart war.",
      },
      { id: "IR-5.1.2", text: "Alle ausgespielten Karten werden in den Kartenstapel zurückgemischt." },
      {
        id: "IR-5.1.3",
        text: "Jeder Spieler erhält eine kostenlose Karte, im Uhrzeigersinn ab dem Platz nach dem Briten; der Brite kommt zuletzt. Ist der Kartenstapel leer, erhalten die übrigen keine.",
      },
      {
        id: "IR-5.2.1",
        text: "Solange die Verhandlungen dauern, kann jeder Spieler jedem anderen den Krieg erklären und die Erklärung zurückziehen, ohne Zustimmung anderer und kostenlos.",
      },
      {
        id: "IR-5.2.2",
        text: "Damit aus Krieg Frieden wird, müssen beide zustimmen. Die Zustimmung kann während der Verhandlungen zurückgezogen werden. Niemand kann demselben Spieler zugleich den Krieg erklären und dem Frieden zustimmen.",
      },
      {
        id: "IR-5.2.3",
        text: "Am Ende der Verhandlungen herrscht zwischen zwei Spielern Krieg, wenn ihn mindestens einer erklärt hat. Frieden herrscht, wenn sie im Krieg waren und beide zustimmen. Sonst ändert sich nichts.",
      },
      {
        id: "IR-5.2.4",
        text: "Geheimverhandlungen sind erlaubt. Absprachen sind nicht bindend, und Dublonen, Karten, Spielsteine oder Länder können nicht übergeben werden.",
      },
      {
        id: "IR-5.2.5",
        text: "Nur in dieser Phase können die Spieler die erforderliche Anzahl an Handelsposten einstimmig erhöhen oder senken.",
      },
      {
        id: "IR-5.2.6",
        text: "Die Verhandlungen enden, wenn alle Spieler bereit sind oder die Zeit um ist. Danach können bis zur nächsten Phase 2 nur noch Karten ändern, ob Krieg oder Frieden herrscht.",
      },
      {
        id: "IR-5.3.1",
        text: "Nur Spieler im Krieg dürfen einander angreifen. Es zählt, ob in diesem Augenblick Krieg herrscht.",
      },
      {
        id: "IR-5.3.2",
        text: "Frieden bringt die Friedensdividende [IR-6.2.3]. Seegebiete befreundeter Spieler dürfen durchsegelt und ihre Kanäle genutzt werden. Kriegsschiffe dürfen dort aber nicht gebaut werden [IR-7.4.3] und nicht anhalten [IR-9.4.3].",
      },
      {
        id: "IR-5.3.3",
        text: "Karten können gegen befreundete wie gegen feindliche Spieler ausgespielt werden, sofern auf der Karte nichts anderes steht.",
      },
      {
        id: "IR-5.4.1",
        text: "Karten können bis zur nächsten Phase 2 außer Kraft setzen, was zwei Spieler vereinbart haben. „Waffenstillstand“ wirkt auf Krieg, „Kriegserklärung“ auf Frieden oder Waffenstillstand, „Friedensschluss“ auf alles. Es gilt die zuletzt ausgespielte Karte.",
      },
      {
        id: "IR-5.4.2",
        text: "Gilt am Ende der Verhandlungen ein „Friedensschluss“, haben Kriegserklärungen zwischen den beiden keine Wirkung. Stimmen beide dem Frieden zu, zählt das trotzdem. Nur die Karte „Kriegserklärung“ bricht den Frieden.",
      },
    ],
  },
  {
    id: "budget",
    title: "Phase 3: Staatseinnahmen & Schulden",
    paragraphs: [
      {
        id: "IR-6.1.1",
        text: "Im Staatshaushalt jedes Spielers stehen der Reihe nach: Haushaltsüberschuss der Vorrunde, Heimatsteuern, Friedensdividende, Kolonialsteuern, Seehandelssteuern, Zinsausgaben, Schulden tilgen, Schulden aufnehmen. Das Ergebnis sind die freien Finanzmittel. Nach den Investitionen bleibt der Haushaltsüberschuss. Darunter steht die Summe der Schulden.",
      },
      {
        id: "IR-6.2.1",
        text: "Der Haushaltsüberschuss der Vorrunde ist, was in der vorigen Spielrunde übrig geblieben ist, und dazu alles, was nach den Investitionen noch eingegangen ist. In der ersten Spielrunde ist er null.",
      },
      { id: "IR-6.2.2", text: "Heimatsteuern: 5 Dublonen in jeder Spielrunde." },
      {
        id: "IR-6.2.3",
        text: "Friedensdividende: 2 Dublonen für jeden Spieler, mit dem Frieden herrscht, ob vereinbart oder durch eine Karte. Ein Waffenstillstand bringt nichts.",
      },
      {
        id: "IR-6.2.4",
        text: "Kolonialsteuern: 1 Dublone für jeden eigenen Handelsposten auf dem Spielplan. Eine Kolonie mit Hungersnot zahlt niemandem, eine in dieser Phase geplünderte zahlt dem Plünderer.",
      },
      {
        id: "IR-6.2.5",
        text: "Seehandelssteuern: der Wert jedes Seegebiets, das der Spieler mit Kriegsschiffen kontrolliert, sofern es an seinem Heimatland oder an einer eigenen Kolonie mit mindestens einem Handelsposten liegt. Jedes Seegebiet zählt einmal. Eine schwarze Scheibe auf der Kolonie ändert daran nichts.",
      },
      { id: "IR-6.2.6", text: "Zinsausgaben: 1 Dublone für je 5 Dublonen Schulden am Ende der vorigen Spielrunde." },
      {
        id: "IR-6.3.1",
        text: "Pro Spielrunde können 0, 5 oder 10 Dublonen Schulden getilgt werden, nicht mehr als vorhanden und nur, wenn die freien Finanzmittel nicht unter null fallen.",
      },
      {
        id: "IR-6.3.2",
        text: "Pro Spielrunde können genau 5 Dublonen Schulden aufgenommen werden oder keine. Die Summe der Schulden darf 25 Dublonen nie überschreiten.",
      },
      { id: "IR-6.3.3", text: "In derselben Spielrunde kann niemand Schulden tilgen und aufnehmen." },
      {
        id: "IR-6.3.4",
        text: "Schulden sind immer ein Vielfaches von 5, von 0 bis 25 Dublonen. Die Heimatsteuern von 5 decken immer die höchsten Zinsen von 5. Die freien Finanzmittel können also nicht negativ werden.",
      },
      {
        id: "IR-6.4.1",
        text: "Die freien Finanzmittel begrenzen alle Investitionen der Spielrunde. Was nicht ausgegeben wird, wird Haushaltsüberschuss.",
      },
      {
        id: "IR-6.4.2",
        text: "Was nach den eigenen Investitionen durch Ereignisse oder Karten noch eingeht, kommt in den Haushaltsüberschuss. Es kann erst in der nächsten Spielrunde ausgegeben werden.",
      },
      {
        id: "IR-6.5.1",
        text: "Der Ablauf der Phase: Zuerst werden die Haushalte gezeigt. Dann können „Plünderung“ und andere Karten ausgespielt werden, bis alle passen. Die Haushalte werden neu berechnet. Danach entscheiden alle gleichzeitig und verdeckt über ihre Schulden. Zuletzt werden die Haushalte aufgedeckt, und es wird geprüft, ob jemand gewonnen hat.",
      },
    ],
  },
];
