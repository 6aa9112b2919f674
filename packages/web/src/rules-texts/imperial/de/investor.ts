import type { Chapter } from "../../chapter.ts";

export const investor: readonly Chapter[] = [
  {
    id: "investor",
    title: "Investor",
    paragraphs: [
      {
        id: "IM-15.1",
        text: "Hält ein Staat auf „Investor“, folgen drei Schritte: die Zinsen, die Investition des Kartenbesitzers, die Investitionen der Schweizer Banken. Wird „Investor“ nur überschritten, kommt zuerst die Aktion des erreichten Feldes; danach folgen die beiden Investitionsschritte, ohne Zinsen.",
      },
      { id: "IM-15.2", text: "Wer einen Kredit dieses Staates besitzt, erhält dessen Zinsen aus der Staatskasse." },
      {
        id: "IM-15.3",
        text: "Reicht die Staatskasse nicht für alles, verzichtet zuerst die Regierung auf ihre eigenen Zinsen. Genügt auch das nicht, zahlt sie den anderen den Rest aus privatem Geld. Die anderen Spieler erhalten ihre Zinsen immer in voller Höhe; die einzige Ausnahme ist die Variante in [RL-22].",
      },
      {
        id: "IM-15.4",
        text: "Beispiel: In der Staatskasse sind 3 Mio., den anderen stehen 2 Mio. zu, der Regierung 4 Mio. Die anderen erhalten 2 Mio., die Regierung 1 Mio. Ist nur 1 Mio. in der Staatskasse und stehen den anderen 4 Mio. zu, erhält die Regierung nichts und zahlt selbst 3 Mio.",
      },
      {
        id: "IM-15.5",
        text: "Der Besitzer der Investorkarte erhält 2 Mio. von der Bank und darf dann einmal in einen beliebigen Staat investieren. Die 2 Mio. gibt es auch, wenn er nicht investiert.",
      },
      {
        id: "IM-15.6",
        text: "Danach darf jeder Spieler mit einer Schweizer Bank, außer dem Kartenbesitzer, einmal investieren, im Uhrzeigersinn ab dem linken Sitznachbarn des Kartenbesitzers. Die 2 Mio. erhalten diese Spieler nicht.",
      },
      {
        id: "IM-15.7",
        text: "Wer investieren darf, hängt davon ab, wer zu Beginn der Investitionen welche Karte besitzt. Erst bei der Prüfung danach wechseln Karten den Besitzer.",
      },
      {
        id: "IM-15.8",
        text: "Nach der Prüfung der Regierungen geht die Investorkarte an den linken Sitznachbarn ihres Besitzers, auch wenn niemand investiert hat. Für die Reihenfolge und bei Gleichstand zählt immer, wer die Karte zu Beginn besaß.",
      },
      {
        id: "IM-15.9",
        text: "Würde ein Zug „Investor“ überschreiten, kann jeder Spieler mit einer Schweizer Bank dort den Halt erzwingen, sofern die Staatskasse allein alle Zinsen dieses Staates zahlen kann, auch die der Regierung. Es folgen alle drei Schritte des Investorzugs. Bezahlt werden nur die Rondellkosten bis „Investor“.",
      },
      {
        id: "IM-15.10",
        text: "Hat der Besitzer der Investorkarte auch eine Schweizer Bank, investiert er nur einmal, darf aber den Halt erzwingen.",
      },
    ],
  },
  {
    id: "investing",
    title: "Investieren",
    paragraphs: [
      {
        id: "IM-16.1",
        text: "Investieren heißt: einen zusätzlichen Kredit geben, einen Kredit aufstocken oder passen.",
      },
      {
        id: "IM-16.2",
        text: "Gewählt werden kann jeder Kredit, der im Kreditstapel eines Staates liegt, egal wer den Staat regiert, und auch, wenn er keine Regierung hat.",
      },
      {
        id: "IM-16.3",
        text: "Ein zusätzlicher Kredit kostet die volle Kredithöhe. Sie wird aus privatem Geld in die Staatskasse dieses Staates gezahlt. Ein Spieler darf einem Staat mehrere Kredite geben.",
      },
      {
        id: "IM-16.4",
        text: "Beim Aufstocken legt der Spieler einen Kredit in den Stapel zurück, nimmt einen höheren desselben Staates und zahlt den Unterschied in die Staatskasse. Beispiel: Von 4 Mio. auf 12 Mio. aufzustocken kostet 8 Mio.",
      },
      {
        id: "IM-16.5",
        text: "Beim Aufstocken wird genau ein Kredit zurückgegeben. Kredite können nicht anders zurückgegeben, zusammengelegt oder gegen niedrigere getauscht werden.",
      },
      {
        id: "IM-16.6",
        text: "Ein zurückgegebener Kredit steht allen, die im selben Investorzug später investieren, sofort zur Verfügung.",
      },
      {
        id: "IM-16.7",
        text: "Wer sich nichts leisten kann, passt. Bei verdecktem Geld wird trotzdem gefragt, damit nichts verraten wird.",
      },
    ],
  },
  {
    id: "taxation",
    title: "Steuer",
    paragraphs: [
      {
        id: "IM-17.1",
        text: "Die Steuern betragen 2 Mio. für jede eigene unbesetzte Fabrik und 1 Mio. für jede eigene Flagge auf dem Spielplan, höchstens 25 Mio.",
      },
      {
        id: "IM-17.2",
        text: "Der Steuermarker wird nach oben oder unten auf das Feld der neuen Steuern gesetzt. Bis 5 Mio. steht er auf dem untersten, ab 15 Mio. auf dem obersten Feld.",
      },
      { id: "IM-17.3", text: "Befreundete Armeen mindern die Steuern nicht." },
      {
        id: "IM-17.4",
        text: "Erfolgsprämie: Für jedes Feld, um das der Steuermarker gestiegen ist, zahlt die Bank der Regierung 1 Mio. als privates Geld. Ist er gleich geblieben oder gefallen, gibt es keine Prämie.",
      },
      {
        id: "IM-17.5",
        text: "Der Staat erhält die Machtpunkte des Feldes, auf dem sein Steuermarker steht [IM-2.11], insgesamt bis zu 25.",
      },
      { id: "IM-17.6", text: "Sobald ein Staat 25 Machtpunkte hat, endet das Spiel." },
      {
        id: "IM-17.7",
        text: "Andernfalls zahlt die Bank der Staatskasse die Steuern abzüglich Sold. Der Sold beträgt 1 Mio. für jede eigene Armee und Flotte auf dem Spielplan. Weniger als 0 Mio. werden es nie. Beispiel: 7 Mio. Steuern und 3 Einheiten ergeben 4 Mio.",
      },
      {
        id: "IM-17.8",
        text: "Die Steuern betragen nie weniger als 2 Mio., denn jeder Staat hat immer eine unbesetzte Fabrik.",
      },
    ],
  },
  {
    id: "end",
    title: "Spielende und Wertung",
    paragraphs: [
      {
        id: "IM-18.1",
        text: "Das Spiel endet in dem Augenblick, in dem ein Staat 25 Machtpunkte erreicht. Die Erfolgsprämie dieses Zugs wird noch bezahlt. Die Staatskasse erhält nichts mehr, und Investitionen finden nicht mehr statt.",
      },
      {
        id: "IM-18.2",
        text: "Jeder Kredit zählt seine Zinsen mal den Faktor seines Staates. Privates Geld zählt 1 Siegpunkt pro 1 Mio. Staatskassen zählen nicht. Beispiel: Ein Kredit über 12 Mio. an einen Staat mit 17 Machtpunkten zählt 5 × 3 = 15.",
      },
      {
        id: "IM-18.3",
        text: "Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheidet die höhere Kreditsumme im Staat mit den meisten Machtpunkten, dann im nächsten Staat und so weiter [RL-45].",
      },
      {
        id: "IM-18.4",
        text: "Die weiteren Plätze werden genauso vergeben, immer nur unter den Spielern mit gleich vielen Siegpunkten.",
      },
    ],
  },
  {
    id: "table-talk",
    title: "Absprachen",
    paragraphs: [
      { id: "IM-19.1", text: "Absprachen jeder Art sind erlaubt. Keine ist bindend." },
      {
        id: "IM-19.2",
        text: "Durch Absprachen können weder Geld noch Kredite von einem Spieler zu einem anderen gelangen.",
      },
    ],
  },
  {
    id: "without-card",
    title: "Variante ohne Investorkarte",
    paragraphs: [
      {
        id: "IM-20.1",
        text: "Es gibt keine Investorkarte und keine 2 Mio. Auf „Investor“ werden nur Zinsen gezahlt. Wer „Investor“ überschreitet, löst nichts aus.",
      },
      {
        id: "IM-20.2",
        text: "Nach dem Zug eines Staates folgt eine Investitionsrunde. Die Regierung des Staates, der gezogen hat, beginnt, die anderen folgen im Uhrzeigersinn. Jeder darf einmal investieren, und zwar nur in diesen Staat.",
      },
      {
        id: "IM-20.3",
        text: "Ein Spieler mit einer Schweizer Bank darf in dieser Runde jeden Staat wählen, investiert aber ebenfalls nur einmal.",
      },
      { id: "IM-20.4", text: "Nach der Runde werden die Regierungen geprüft. Bei Gleichstand gilt [RL-34]." },
      {
        id: "IM-20.5",
        text: "Ein Staat, bei dem noch kein Kredit vergeben ist, erhält gleich nach dem vorhergehenden Staat eine eigene Investitionsrunde. Sie beginnt bei der Regierung des vorhergehenden Staates.",
      },
      { id: "IM-20.6", text: "Die Variante lässt sich mit beiden Verteilungen der Kredite spielen." },
    ],
  },
];
