import type { Chapter } from "../../chapter.ts";

export const setup: readonly Chapter[] = [
  {
    id: "setup",
    title: "Spielvorbereitung",
    paragraphs: [
      {
        id: "IM-3.1",
        text: "Zu Beginn steht kein Staat auf einem Rondellfeld. Alle Steuermarker stehen auf dem Feld 2–5, alle Machtmarker auf 0.",
      },
      {
        id: "IM-3.2",
        text: "Jeder Staat beginnt mit zwei Fabriken [IM-2.6]. Auf dem Spielplan sind weder Einheiten noch Flaggen.",
      },
      {
        id: "IM-3.3",
        text: "Alle neun Kredite eines Staates liegen in seinem Kreditstapel. Sämtliche Staatskassen sind leer.",
      },
      {
        id: "IM-3.4",
        text: "Startgeld bei der Standardverteilung: je 13 Mio. bei 4 bis 6 Spielern, 24 Mio. bei 3, 35 Mio. bei 2 Spielern.",
      },
      {
        id: "IM-3.5",
        text: "Die Flaggenkarten werden verlost. Bei 4 bis 6 Spielern erhält jeder eine. Bei 3 Spielern werden Österreich-Ungarn, Italien und Frankreich verlost; dazu kommen in dieser Reihenfolge Großbritannien, Russland und das Deutsche Reich. Bei 2 Spielern werden Österreich-Ungarn (mit Frankreich und dem Deutschen Reich) und Italien (mit Russland und Großbritannien) verlost.",
      },
      {
        id: "IM-3.6",
        text: "Jede Flaggenkarte bringt den Kredit über 9 Mio. des eigenen Staates und einen Kredit über 2 Mio. eines anderen: Österreich-Ungarn bringt Deutsches Reich, Italien bringt Großbritannien, Frankreich bringt Österreich-Ungarn, Großbritannien bringt Russland, Deutsches Reich bringt Italien, Russland bringt Frankreich.",
      },
      {
        id: "IM-3.7",
        text: "Jeder Spieler nimmt die Kredite aller eigenen Flaggenkarten und zahlt die Kredithöhe in die jeweilige Staatskasse. Jedem bleiben genau 2 Mio.",
      },
      {
        id: "IM-3.8",
        text: "Bei 4 oder 5 Spielern geht eine nicht verteilte Flaggenkarte an den Spieler mit dem 2-Mio.-Kredit dieses Staates. Besitzt niemand einen Kredit davon, beginnt der Staat ohne Regierung.",
      },
      {
        id: "IM-3.9",
        text: "Bei der Standardverteilung regiert jeder Spieler mindestens einen Staat; niemand beginnt also mit einer Schweizer Bank.",
      },
      {
        id: "IM-3.10",
        text: "Startgeld bei der Verteilung für erfahrene Spieler: je 15 Mio. bei 6 Spielern, 18 Mio. bei 5, 22 Mio. bei 4, 28 Mio. bei 3, 40 Mio. bei 2 Spielern.",
      },
      {
        id: "IM-3.11",
        text: "Ein Startspieler wird ausgelost, dann werden die Staaten nacheinander in Zugreihenfolge angeboten. Bei Österreich-Ungarn wählt der Startspieler zuerst, danach jeder einmal im Uhrzeigersinn. Bei jedem weiteren Staat rückt die erste Wahl einen Platz nach links.",
      },
      {
        id: "IM-3.12",
        text: "Wer an der Reihe ist, nimmt einen noch vorhandenen Kredit des angebotenen Staates und zahlt dessen Höhe in die Staatskasse, oder passt. Ein zweiter Kredit desselben Staates, Aufstocken, Schulden und Schenkungen sind hier nicht möglich.",
      },
      {
        id: "IM-3.13",
        text: "Sind alle sechs Staaten angeboten, übernimmt jeweils der Spieler mit der höchsten Kreditsumme die Regierung. Ein Staat ohne vergebene Kredite hat keine Regierung. Restliches Geld wird behalten.",
      },
      { id: "IM-3.14", text: "Wer danach keinen Staat regiert, erhält eine Schweizer Bank." },
      {
        id: "IM-3.15",
        text: "Die Investorkarte erhält der linke Sitznachbar der Regierung von Österreich-Ungarn; hat Österreich-Ungarn keine, der linke Sitznachbar der Regierung von Italien. Haben beide keine Regierung, gilt [RL-32].",
      },
      {
        id: "IM-3.16",
        text: "Österreich-Ungarn zieht als Erstes. Ist es ohne Regierung, beginnt der nächste regierte Staat.",
      },
    ],
  },
  {
    id: "government",
    title: "Regierung",
    paragraphs: [
      {
        id: "IM-4.1",
        text: "Die Kreditsumme eines Spielers ist die Summe aller Kredite, die er von einem Staat besitzt. Sie entscheidet über die Regierung.",
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
        text: "Übertreffen mehrere Spieler die Regierung, gewinnt die höchste Kreditsumme. Ist diese gleich, entscheidet die Sitzordnung ab dem Besitzer der Investorkarte.",
      },
      {
        id: "IM-4.5",
        text: "Ein Regierungswechsel wird nur einmal geprüft, für alle Staaten zugleich am Ende des Investorzuges: nach allen Investitionen und bevor die Investorkarte weitergeht.",
      },
      {
        id: "IM-4.6",
        text: "Ein Staat ohne Regierung erhält bei dieser Prüfung eine, sobald einer seiner Kredite vergeben ist.",
      },
      {
        id: "IM-4.7",
        text: "Ein einmal regierter Staat bleibt nie ohne Regierung, denn Kredite werden nur gegen höhere desselben Staates zurückgegeben.",
      },
      {
        id: "IM-4.8",
        text: "Bei derselben Prüfung erhält eine Schweizer Bank, wer gerade die letzte Regierung verloren hat. Wer eine Schweizer Bank besitzt und eine Regierung gewinnt, gibt sie zurück.",
      },
    ],
  },
  {
    id: "money",
    title: "Geld",
    paragraphs: [
      { id: "IM-5.1", text: "Das Geld der Bank, der sechs Staatskassen und jedes Spielers wird streng getrennt." },
      {
        id: "IM-5.2",
        text: "Die Regierung darf Geld der Staatskasse nur für Aktionen dieses Staates ausgeben. Eine Staatskasse verleiht und verschenkt nichts.",
      },
      {
        id: "IM-5.3",
        text: "Jeder Spieler darf jederzeit privates Geld an eine beliebige Staatskasse verschenken. Eine Schenkung ist endgültig. Näheres: [RL-36].",
      },
      {
        id: "IM-5.4",
        text: "Spieler dürfen einander kein Geld leihen oder schenken, und weder die Bank noch eine Staatskasse leiht ihnen welches. Kredite können nicht getauscht, verkauft oder verschenkt werden.",
      },
      {
        id: "IM-5.5",
        text: "Staatskassen sind offen. Privates Geld kann verdeckt bleiben, wenn der Tisch so eingerichtet ist.",
      },
      {
        id: "IM-5.6",
        text: "Spieler zahlen der Bank die Rondellkosten und den Staatskassen ihre Kredite und Schenkungen. Staatskassen zahlen der Bank Fabriken und Importe und den Spielern die Zinsen. Die Bank zahlt Startgeld, die 2 Mio. der Investorkarte, Erfolgsprämien und die Steuern, die nach Abzug des Soldes bleiben. Dazu kommt die Zinsgarantie der Regierung gegenüber den anderen Spielern. Anderes Geld fließt nie.",
      },
    ],
  },
  {
    id: "turn-order",
    title: "Zugreihenfolge",
    paragraphs: [
      {
        id: "IM-6.1",
        text: "Die Staaten ziehen in fester Folge: Österreich-Ungarn, Italien, Frankreich, Großbritannien, Deutsches Reich, Russland, dann wieder Österreich-Ungarn.",
      },
      { id: "IM-6.2", text: "Ein Staat ohne Regierung wird übersprungen." },
      {
        id: "IM-6.3",
        text: "Im Zug eines Staates nennt die Regierung ein Rondellfeld. Würde dabei Investor überschritten, kann eine Schweizer Bank dort den Halt erzwingen. Dann werden die Rondellkosten bezahlt und die Aktion des Feldes ausgeführt; wurde Investor überschritten, folgen zuletzt die Investitionen.",
      },
      { id: "IM-6.4", text: "Ein Regierungswechsel gilt sofort, also schon für den nächsten Zug eines Staates." },
      {
        id: "IM-6.5",
        text: "Ein Staat, der erstmals eine Regierung erhält, kommt ins Rondell, sobald er in der Zugreihenfolge an der Reihe ist. Ist sein Platz schon vorbei, wartet er bis zum nächsten Durchgang; ist er der nächste, zieht er gleich.",
      },
    ],
  },
];
