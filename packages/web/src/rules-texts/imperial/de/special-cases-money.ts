import type { Chapter } from "../../chapter.ts";

export const specialCasesMoney: readonly Chapter[] = [
  {
    id: "special-money",
    title: "Sonderfälle: Geld, Kredite und Spielvorbereitung",
    paragraphs: [
      {
        id: "RL-27",
        text: "Die Rondellkosten werden zuerst bezahlt, und nur aus dem privaten Geld der Regierung. Reicht es nicht, ist das Feld nicht wählbar.",
      },
      {
        id: "RL-31",
        text: "Bei der Verteilung für Erfahrene darf jeder passen und sein Geld behalten. Eine Ausnahme: Ist noch gar kein Kredit vergeben, muss der allerletzte Spieler einen geben.",
      },
      {
        id: "RL-32",
        text: "Hat zu Beginn weder Österreich-Ungarn noch Italien eine Regierung, erhält die Investorkarte der linke Sitznachbar der Regierung des ersten regierten Staates in Zugreihenfolge.",
      },
      {
        id: "RL-36",
        text: "Ab dem ersten Zug eines Staates sind Schenkungen in ganzen Millionen bis zur Höhe des eigenen privaten Geldes möglich, wann immer das Spiel auf eine Entscheidung wartet, auch auf die eines anderen. Mit der Variante „Nur wenn man selbst entscheidet“ darf nur schenken, wer gerade selbst entscheiden muss. Nach Spielende ist keine Schenkung mehr möglich.",
      },
      {
        id: "RL-37",
        text: "Eine Kreditsumme sinkt nie, denn jedes Aufstocken führt zu einem höheren Kredit desselben Staates.",
      },
      {
        id: "RL-38",
        text: "Hat nur ein Spieler einem Staat Kredite gegeben, stehen niemandem sonst Zinsen zu. „Investor“ ist dann immer wählbar. Reicht die Staatskasse nicht, erhält dieser Spieler, was da ist.",
      },
      {
        id: "RL-39",
        text: "Sind alle 9 Kredite eines Staates vergeben, kann niemand mehr in ihn investieren. Auch Aufstocken ist dann unmöglich, denn dafür braucht es einen Kredit im Kreditstapel.",
      },
      { id: "RL-40", text: "Die Bank hat immer genug Geld." },
      { id: "RL-41", text: "Ein Staat kann eigene Einheiten nicht auflösen." },
      { id: "RL-42", text: "Reicht der Vorrat nicht für alle Fabriken, bestimmt die Regierung, welche produzieren." },
      {
        id: "RL-59",
        text: "Jeder Kredit im Kreditstapel kann zum vollen Preis gewählt werden, egal wie viel in der Staatskasse ist, welcher Staat am Zug ist und wer regiert.",
      },
      { id: "RL-43", text: "Alle Kredite und ihre Besitzer sind für alle sichtbar." },
      { id: "RL-44", text: "Machtpunkte über 25 hinaus verfallen." },
      {
        id: "RL-45",
        text: "Bei der Entscheidung über einen Gleichstand werden Staaten mit gleich vielen Machtpunkten zusammengenommen: Ihre Kredithöhen werden addiert. Wer nach allen Staaten noch gleichauf liegt, teilt sich den Platz.",
      },
      {
        id: "RL-55",
        text: "Die Sitzordnung wird ausgelost, sofern der Gastgeber sie nicht festlegt. Linker Sitznachbar ist der nächste Platz im Uhrzeigersinn.",
      },
      {
        id: "RL-56",
        text: "Verlässt ein Spieler die Partie oder läuft seine Zeit ab, trifft das Spiel für seinen Platz die Standardentscheidungen. Die Kredite behält er.",
      },
      {
        id: "RL-71",
        text: "Während der Spielvorbereitung sind keine Schenkungen möglich, ebenso wenig aus Geld, das für Rondellkosten zurückgelegt ist. Erlaubt sind sie, während über einen Kampf entschieden wird, und an Staaten ohne Regierung. Eine Entscheidung wird nicht übersprungen, wenn eine Schenkung eine weitere Wahl möglich machen könnte.",
      },
      {
        id: "RL-73",
        text: "Spieler mit gleich vielen Siegpunkten werden Staat für Staat in der Reihenfolge der Machtpunkte verglichen. Wer beim ersten Unterschied vorn liegt, erhält den besseren Platz. Nur wer bis zuletzt gleichauf liegt, teilt sich den Platz, auch den ersten.",
      },
      { id: "RL-79", text: "Die Zahl der Züge ist nicht begrenzt. Nur 25 Machtpunkte beenden das Spiel." },
    ],
  },
  {
    id: "special-without-card",
    title: "Sonderfälle: Variante ohne Investorkarte",
    paragraphs: [
      {
        id: "RL-34",
        text: "In der Variante werden die Regierungen einmal geprüft, nach der ganzen Investitionsrunde. Bei Gleichstand entscheidet die Sitzordnung ab dem Spieler, der die Runde begonnen hat.",
      },
      {
        id: "RL-35",
        text: "In der Investitionsrunde eines Staates ohne vergebene Kredite kann nur in diesen Staat investiert werden, auch von Schweizer Banken. Erhält er eine Regierung, zieht er sofort. Mehrere solche Staaten hintereinander erhalten je eine Runde. Ist Österreich-Ungarn zu Beginn ohne Regierung, kommt seine erste Gelegenheit nach Russland.",
      },
      {
        id: "RL-57",
        text: "Auch in der Variante kann eine Schweizer Bank den Halt erzwingen: Dann werden nur Zinsen gezahlt, und es folgt die übliche Investitionsrunde. Die Variante „Erzwungener Halt ohne Karte“ kann das ausschalten.",
      },
      { id: "RL-58", text: "Beendet ein Zug auf „Steuer“ das Spiel, gibt es keine Investitionsrunde mehr." },
      {
        id: "RL-77",
        text: "Die Reihenfolge lautet: Zug des vorhergehenden Staates, dessen Investitionsrunde, Prüfung, Investitionsrunde des Staates ohne Regierung, Prüfung und, wenn er nun eine Regierung hat, sein Zug. Die Runde beginnt, wer nach der ersten Prüfung den vorhergehenden Staat regiert. Hat der Staat schon in der vorigen Runde einen Kredit erhalten, bekommt er keine eigene.",
      },
    ],
  },
  {
    id: "special-map",
    title: "Sonderfälle: Spielplan",
    paragraphs: [
      {
        id: "RL-50",
        text: "Wo die Grenze schwer zu erkennen ist: Genua und Wien, Belgien und München sowie Berlin und Prag sind benachbart, und Bulgarien liegt am Östlichen Mittelmeer. Marokko liegt nicht am Westlichen Mittelmeer, Florenz nicht am Ionischen Meer, Liverpool nicht an der Nordsee und Sheffield nicht am Kanal. Kiew und St. Petersburg sind nicht benachbart, Köln und Dijon auch nicht.",
      },
    ],
  },
];
