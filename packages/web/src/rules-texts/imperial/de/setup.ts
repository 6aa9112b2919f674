import type { Chapter } from "../../chapter.ts";

export const setup: readonly Chapter[] = [
  {
    id: "setup",
    title: "Spielvorbereitung",
    paragraphs: [
      {
        id: "IM-3.1",
        text: "Zu Beginn steht noch kein Staat auf dem Rondell. Alle Steuermarker stehen auf dem Feld 2–5, alle Machtmarker auf 0.",
      },
      {
        id: "IM-3.2",
        text: "Jeder Staat beginnt mit 2 Fabriken [IM-2.6]. Auf dem Spielplan sind weder Einheiten noch Flaggen.",
      },
      {
        id: "IM-3.3",
        text: "Alle 9 Kredite eines Staates liegen in seinem Kreditstapel. Alle Staatskassen sind leer.",
      },
      {
        id: "IM-3.4",
        text: "Startgeld bei der Standardverteilung: je 13 Mio. bei 4 bis 6 Spielern, je 24 Mio. bei 3 Spielern, je 35 Mio. bei 2 Spielern.",
      },
      {
        id: "IM-3.5",
        text: "Die Flaggenkarten werden verlost. Bei 4 bis 6 Spielern erhält jeder eine. Bei 3 Spielern werden nur Österreich-Ungarn, Italien und Frankreich verlost; wer Österreich-Ungarn erhält, nimmt Großbritannien dazu, wer Italien erhält, Russland, wer Frankreich erhält, das Deutsche Reich. Bei 2 Spielern nimmt einer Österreich-Ungarn, Frankreich und das Deutsche Reich, der andere Italien, Russland und Großbritannien.",
      },
      {
        id: "IM-3.6",
        text: "Zu jeder Flaggenkarte gehören zwei Kredite: der Kredit über 9 Mio. des eigenen Staates und ein Kredit über 2 Mio. eines anderen. Flaggenkarte → Staat des zweiten Kredits: Österreich-Ungarn → Deutsches Reich; Italien → Großbritannien; Frankreich → Österreich-Ungarn; Großbritannien → Russland; Deutsches Reich → Italien; Russland → Frankreich.",
      },
      {
        id: "IM-3.7",
        text: "Jeder Spieler nimmt die Kredite aller seiner Flaggenkarten und zahlt die Kredithöhe in die Staatskasse des jeweiligen Staates. Jedem bleiben genau 2 Mio.",
      },
      {
        id: "IM-3.8",
        text: "Bei 4 oder 5 Spielern geht eine nicht verteilte Flaggenkarte an den Spieler mit dem 2-Mio.-Kredit dieses Staates. Besitzt niemand einen Kredit des Staates, beginnt er ohne Regierung.",
      },
      {
        id: "IM-3.9",
        text: "Bei der Standardverteilung regiert jeder Spieler mindestens einen Staat. Niemand beginnt also mit einer Schweizer Bank.",
      },
      {
        id: "IM-3.10",
        text: "Startgeld bei der Verteilung für Erfahrene: je 15 Mio. bei 6 Spielern, 18 Mio. bei 5, 22 Mio. bei 4, 28 Mio. bei 3 und 40 Mio. bei 2 Spielern.",
      },
      {
        id: "IM-3.11",
        text: "Ein Startspieler wird ausgelost. Dann werden die Staaten nacheinander in Zugreihenfolge angeboten. Bei Österreich-Ungarn wählt der Startspieler zuerst, die anderen folgen im Uhrzeigersinn. Bei jedem weiteren Staat geht die erste Wahl einen Platz nach links weiter.",
      },
      {
        id: "IM-3.12",
        text: "Wer an der Reihe ist, darf dem Staat einen Kredit aus dessen Kreditstapel geben und zahlt die Kredithöhe in die Staatskasse, oder er passt. Ein zweiter Kredit an denselben Staat, Aufstocken, Schulden und Schenkungen sind jetzt noch nicht möglich.",
      },
      {
        id: "IM-3.13",
        text: "Sind alle sechs Staaten angeboten, übernimmt in jedem Staat der Spieler mit der höchsten Kreditsumme die Regierung. Ein Staat ohne vergebene Kredite hat keine Regierung. Übriges Geld behalten die Spieler.",
      },
      { id: "IM-3.14", text: "Wer danach keinen Staat regiert, erhält eine Schweizer Bank." },
      {
        id: "IM-3.15",
        text: "Die Investorkarte erhält der linke Sitznachbar der Regierung von Österreich-Ungarn. Hat Österreich-Ungarn keine Regierung, erhält sie der linke Sitznachbar der Regierung von Italien. Haben beide keine, gilt [RL-32].",
      },
      {
        id: "IM-3.16",
        text: "Österreich-Ungarn zieht als Erstes. Hat es keine Regierung, beginnt der nächste regierte Staat.",
      },
    ],
  },
  {
    id: "government",
    title: "Regierung",
    paragraphs: [
      {
        id: "IM-4.1",
        text: "Die Kreditsumme eines Spielers ist die Summe aller Kredite, die er einem Staat gegeben hat. Sie entscheidet über die Regierung.",
      },
      {
        id: "IM-4.2",
        text: "Allein die Regierung bestimmt, was ihr Staat tut. Ein Spieler kann beliebig viele Staaten regieren oder auch keinen.",
      },
      {
        id: "IM-4.3",
        text: "Eine Regierung wird nur von einem Spieler mit höherer Kreditsumme abgelöst. Bei gleicher Summe bleibt sie im Amt.",
      },
      {
        id: "IM-4.4",
        text: "Haben mehrere Spieler mehr als die Regierung, gewinnt die höchste Kreditsumme. Bei Gleichstand entscheidet die Sitzordnung ab dem Besitzer der Investorkarte.",
      },
      {
        id: "IM-4.5",
        text: "Ein Regierungswechsel wird nur einmal geprüft, für alle Staaten zugleich am Ende des Investorzugs: nach allen Investitionen und bevor die Investorkarte weitergeht.",
      },
      {
        id: "IM-4.6",
        text: "Ein Staat ohne Regierung erhält bei dieser Prüfung eine, sobald einer seiner Kredite vergeben ist.",
      },
      {
        id: "IM-4.7",
        text: "Ein Staat, der einmal eine Regierung hat, bleibt nie ohne Regierung, denn Kredite werden nur gegen höhere desselben Staates zurückgegeben.",
      },
      {
        id: "IM-4.8",
        text: "Bei derselben Prüfung erhält eine Schweizer Bank, wer gerade seine letzte Regierung verloren hat. Wer eine Schweizer Bank besitzt und eine Regierung übernimmt, gibt die Schweizer Bank zurück.",
      },
    ],
  },
  {
    id: "money",
    title: "Geld",
    paragraphs: [
      { id: "IM-5.1", text: "Das Geld der Bank, der sechs Staatskassen und jedes Spielers bleibt streng getrennt." },
      {
        id: "IM-5.2",
        text: "Die Regierung darf das Geld der Staatskasse nur für Aktionen dieses Staates ausgeben. Eine Staatskasse verleiht und verschenkt nichts.",
      },
      {
        id: "IM-5.3",
        text: "Jeder Spieler darf jederzeit einer beliebigen Staatskasse privates Geld schenken. Eine Schenkung ist endgültig. Näheres steht unter [RL-36].",
      },
      {
        id: "IM-5.4",
        text: "Spieler dürfen einander kein Geld leihen oder schenken, und weder die Bank noch eine Staatskasse leiht ihnen welches. Kredite können nicht getauscht, verkauft oder verschenkt werden.",
      },
      {
        id: "IM-5.5",
        text: "Staatskassen sind offen. Privates Geld bleibt verdeckt, wenn der Tisch so eingestellt ist.",
      },
      {
        id: "IM-5.6",
        text: "Spieler zahlen der Bank die Rondellkosten und den Staatskassen ihre Kredite und Schenkungen. Staatskassen bezahlen bei der Bank Fabriken und Importe und zahlen den Spielern die Zinsen. Die Bank zahlt das Startgeld, die 2 Mio. für die Investorkarte, die Erfolgsprämien und die Steuern, die nach Abzug des Solds bleiben. Außerdem garantiert die Regierung den anderen Spielern ihre Zinsen. Anderes Geld fließt nie.",
      },
    ],
  },
  {
    id: "turn-order",
    title: "Zugreihenfolge",
    paragraphs: [
      {
        id: "IM-6.1",
        text: "Die Staaten ziehen in fester Reihenfolge: Österreich-Ungarn, Italien, Frankreich, Großbritannien, Deutsches Reich, Russland, dann wieder Österreich-Ungarn.",
      },
      { id: "IM-6.2", text: "Ein Staat ohne Regierung wird übersprungen." },
      {
        id: "IM-6.3",
        text: "Im Zug eines Staates sagt die Regierung ein Rondellfeld an. Würde der Staat dabei „Investor“ überschreiten, kann eine Schweizer Bank dort den Halt erzwingen. Dann bezahlt die Regierung die Rondellkosten und führt die Aktion des Feldes aus. Wurde „Investor“ überschritten, folgen zuletzt die Investitionen.",
      },
      { id: "IM-6.4", text: "Eine neue Regierung handelt schon ab dem nächsten Zug eines Staates." },
      {
        id: "IM-6.5",
        text: "Ein Staat, der erstmals eine Regierung erhält, kommt auf das Rondell, sobald er in der Zugreihenfolge an der Reihe ist. Ist sein Platz schon vorbei, wartet er bis zum nächsten Durchgang. Ist er der nächste, zieht er sofort.",
      },
    ],
  },
];
