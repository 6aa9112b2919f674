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
        text: "Bei der Verteilung für erfahrene Spieler darf jeder passen und sein Geld behalten. Eine Ausnahme: Wurde noch gar kein Kredit genommen, muss der allerletzte Spieler einen nehmen.",
      },
      {
        id: "RL-32",
        text: "Haben zu Beginn weder Österreich-Ungarn noch Italien eine Regierung, erhält die Investorkarte der linke Sitznachbar der Regierung des ersten regierten Staates in Zugreihenfolge.",
      },
      {
        id: "RL-36",
        text: "Ab dem ersten Zug eines Staates sind Schenkungen in ganzen Beträgen bis zur Höhe des eigenen privaten Geldes möglich, wann immer das Spiel auf eine Entscheidung wartet, auch auf die eines anderen. Mit der Tischoption für Schenkungen darf nur schenken, wer gerade selbst entscheiden muss. Nach Spielende ist keine Schenkung mehr möglich.",
      },
      {
        id: "RL-37",
        text: "Eine Kreditsumme schrumpft nie, denn jedes Aufstocken führt zu einem höheren Kredit desselben Staates.",
      },
      {
        id: "RL-38",
        text: "Besitzt nur ein Spieler Kredite eines Staates, stehen niemandem sonst Zinsen zu. Investor ist dann immer wählbar; bei knapper Staatskasse erhält dieser Spieler, was da ist.",
      },
      {
        id: "RL-39",
        text: "Sind alle neun Kredite eines Staates vergeben, kann niemand mehr in ihn investieren. Auch Aufstocken ist dann unmöglich, denn dafür braucht es einen Kredit im Stapel.",
      },
      { id: "RL-40", text: "Die Bank hat immer genug Geld." },
      { id: "RL-41", text: "Ein Staat kann eigene Einheiten nicht auflösen." },
      { id: "RL-42", text: "Reicht der Vorrat nicht für alle Fabriken, bestimmt die Regierung, welche produzieren." },
      {
        id: "RL-59",
        text: "Jeder Kredit im Stapel kann zum vollen Preis gekauft werden, gleich wie die Staatskasse steht, wer am Zug ist und wer regiert.",
      },
      { id: "RL-43", text: "Kredite und ihre Besitzer sind für alle sichtbar." },
      { id: "RL-44", text: "Machtpunkte über 25 hinaus verfallen." },
      {
        id: "RL-45",
        text: "Bei der Entscheidung über einen Gleichstand zählen Staaten mit gleich vielen Machtpunkten zusammen: Ihre Kredithöhen werden addiert. Wer nach allen Staaten noch gleichauf liegt, teilt sich den Platz.",
      },
      {
        id: "RL-55",
        text: "Die Sitzordnung wird ausgelost, sofern der Gastgeber sie nicht festlegt. Linker Sitznachbar ist der nächste Platz im Uhrzeigersinn.",
      },
      {
        id: "RL-56",
        text: "Geht ein Spieler oder läuft seine Zeit ab, wird für seinen Platz mit der Standardwahl jeder Entscheidung weitergespielt. Die Kredite bleiben bei ihm.",
      },
      {
        id: "RL-71",
        text: "Während der Spielvorbereitung gibt es keine Schenkungen, ebenso wenig aus Geld, das für Rondellkosten bereitliegt. Erlaubt sind sie, während über einen Kampf entschieden wird, und an Staaten ohne Regierung. Eine Wahl, die eine Schenkung erst möglich macht, wird nicht übersprungen.",
      },
      {
        id: "RL-73",
        text: "Spieler mit gleich vielen Siegpunkten werden Staat für Staat in der Reihenfolge der Machtpunkte verglichen. Wer beim ersten Unterschied vorn liegt, steht höher. Nur wer bis zuletzt gleichauf liegt, teilt sich den Platz, auch den ersten.",
      },
      { id: "RL-79", text: "Es gibt keine Höchstzahl von Zügen. Nur 25 Machtpunkte beenden das Spiel." },
    ],
  },
  {
    id: "special-without-card",
    title: "Sonderfälle: Variante ohne Investorkarte",
    paragraphs: [
      {
        id: "RL-34",
        text: "In der Variante werden die Regierungen einmal geprüft, nach der ganzen Investitionsrunde. Bei Gleichstand entscheidet die Sitzordnung ab dem Spieler, der die Runde eröffnet hat.",
      },
      {
        id: "RL-35",
        text: "In der Investitionsrunde eines Staates ohne vergebene Kredite kann nur in diesen investiert werden, auch von Schweizer Banken. Findet er eine Regierung, zieht er gleich. Mehrere solche Staaten hintereinander erhalten je eine Runde. Ist Österreich-Ungarn zu Beginn ohne Regierung, kommt seine erste Gelegenheit nach Russland.",
      },
      {
        id: "RL-57",
        text: "Auch in der Variante kann eine Schweizer Bank den Halt erzwingen; dann werden nur Zinsen gezahlt, und es folgt die übliche Investitionsrunde. Eine Tischoption schaltet dies ab.",
      },
      { id: "RL-58", text: "Nach der Steuer, die das Spiel beendet, gibt es keine Investitionsrunde." },
      {
        id: "RL-77",
        text: "Die Reihenfolge lautet: Zug des vorhergehenden Staates, dessen Investitionsrunde, Prüfung, Runde des Staates ohne Regierung, Prüfung und, wenn er nun regiert wird, sein Zug. Die Runde eröffnet, wer nach der ersten Prüfung den vorhergehenden Staat regiert. Hat der Staat schon in dessen Runde einen Käufer gefunden, braucht er keine eigene.",
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
