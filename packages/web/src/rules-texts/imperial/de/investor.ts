import type { Chapter } from "../../chapter.ts";

export const investor: readonly Chapter[] = [
  {
    id: "investor",
    title: "Investor",
    paragraphs: [
      {
        id: "IM-15.1",
        text: "Ein Halt auf Investor hat drei Schritte: Zinsen, die Investition des Kartenbesitzers, die Investitionen der Schweizer Banken. Wird Investor nur überschritten, kommt zuerst die Aktion des erreichten Feldes, danach folgen die beiden Schritte mit Investitionen, ohne Zinsen.",
      },
      { id: "IM-15.2", text: "Wer einen Kredit dieses Staates besitzt, erhält dessen Zinsen aus der Staatskasse." },
      {
        id: "IM-15.3",
        text: "Reicht die Staatskasse nicht, verzichtet zuerst die Regierung auf eigene Zinsen. Genügt auch das nicht, zahlt sie den anderen den Rest aus privatem Geld. Die anderen Spieler erhalten ihre Zinsen immer in voller Höhe; einzige Ausnahme ist die Tischoption in [RL-22].",
      },
      {
        id: "IM-15.4",
        text: "Beispiel: In der Staatskasse sind 3 Mio., den anderen stehen 2 Mio. zu, der Regierung 4 Mio.: Die anderen erhalten 2 Mio., die Regierung 1 Mio. Ist nur 1 Mio. in der Kasse und stehen den anderen 4 Mio. zu, erhält die Regierung nichts und zahlt selbst 3 Mio.",
      },
      {
        id: "IM-15.5",
        text: "Der Besitzer der Investorkarte erhält 2 Mio. von der Bank und darf dann einmal investieren, in einen beliebigen Staat. Die 2 Mio. gibt es auch ohne Investition.",
      },
      {
        id: "IM-15.6",
        text: "Danach darf jeder Spieler mit einer Schweizer Bank, außer dem Kartenbesitzer, einmal investieren, im Uhrzeigersinn ab dem linken Sitznachbarn des Kartenbesitzers. Die 2 Mio. gibt es dafür nicht.",
      },
      {
        id: "IM-15.7",
        text: "Es zählt, wer zu Beginn der Investitionen welche Karte besitzt. Erst bei der Prüfung danach wechseln Karten den Besitzer.",
      },
      {
        id: "IM-15.8",
        text: "Nach der Prüfung der Regierungen geht die Investorkarte an den linken Sitznachbarn ihres Besitzers, auch wenn niemand investiert hat. Für die Reihenfolge und bei Gleichstand zählt durchweg, wer die Karte zu Beginn besaß.",
      },
      {
        id: "IM-15.9",
        text: "Würde ein Zug Investor überschreiten, kann jeder Spieler mit einer Schweizer Bank dort den Halt erzwingen, sofern die Staatskasse allein alle Zinsen dieses Staates zahlen kann, die der Regierung eingeschlossen. Es folgen alle drei Schritte des Investorzuges. Bezahlt wird nur der Weg bis Investor.",
      },
      {
        id: "IM-15.10",
        text: "Der Besitzer der Investorkarte, der auch eine Schweizer Bank hat, investiert nur einmal, darf aber den Halt erzwingen.",
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
        text: "Gekauft werden kann jeder Kredit, der in einem Kreditstapel liegt, gleich wer den Staat regiert und auch, wenn er keine Regierung hat.",
      },
      {
        id: "IM-16.3",
        text: "Ein zusätzlicher Kredit kostet die volle Kredithöhe, aus privatem Geld in die Staatskasse dieses Staates. Ein Spieler darf mehrere Kredite desselben Staates besitzen.",
      },
      {
        id: "IM-16.4",
        text: "Beim Aufstocken wird ein Kredit in den Stapel zurückgelegt, ein höherer desselben Staates genommen und der Unterschied in die Staatskasse gezahlt. Beispiel: von 4 Mio. auf 12 Mio. kostet 8 Mio.",
      },
      {
        id: "IM-16.5",
        text: "Beim Aufstocken wird genau ein Kredit zurückgegeben. Anders lassen sich Kredite weder zurückgeben noch zusammenlegen oder herabsetzen.",
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
        text: "Die Steuern betragen 2 Mio. für jede eigene unbesetzte Fabrik und 1 Mio. für jede eigene Flagge auf dem Spielplan. Mehr als 25 Mio. sind nicht möglich.",
      },
      {
        id: "IM-17.2",
        text: "Der Steuermarker wird auf das Feld der neuen Steuern gesetzt, nach oben oder nach unten. Bis 5 Mio. steht er auf dem untersten, ab 15 Mio. auf dem obersten Feld.",
      },
      { id: "IM-17.3", text: "Befreundete Armeen mindern die Steuern nicht." },
      {
        id: "IM-17.4",
        text: "Erfolgsprämie: Für jedes Feld, um das der Steuermarker gestiegen ist, erhält die Regierung 1 Mio. von der Bank als privates Geld. Bleibt oder fällt er, gibt es nichts.",
      },
      {
        id: "IM-17.5",
        text: "Der Staat erhält die Machtpunkte des Feldes, auf dem sein Steuermarker steht [IM-2.11], insgesamt bis zu 25.",
      },
      { id: "IM-17.6", text: "Bei 25 Machtpunkten endet das Spiel sofort." },
      {
        id: "IM-17.7",
        text: "Andernfalls zahlt die Bank der Staatskasse die Steuern abzüglich Sold, 1 Mio. für jede eigene Armee und Flotte auf dem Spielplan, mindestens aber 0 Mio. Beispiel: 7 Mio. Steuern und drei Einheiten ergeben 4 Mio.",
      },
      {
        id: "IM-17.8",
        text: "Die Steuern betragen nie weniger als 2 Mio., denn jeder Staat hat immer eine unbesetzte Fabrik.",
      },
    ],
  },
  {
    id: "end",
    title: "Spielende und Wertung",
    paragraphs: [
      {
        id: "IM-18.1",
        text: "Das Spiel endet in dem Augenblick, in dem ein Staat 25 Machtpunkte erreicht. Die Erfolgsprämie dieses Zuges ist dann schon bezahlt; die Staatskasse erhält nichts mehr, und ausstehende Investitionen entfallen.",
      },
      {
        id: "IM-18.2",
        text: "Jeder Kredit zählt Zinsen mal Faktor seines Staates. Dazu kommt privates Geld, 1 Siegpunkt je 1 Mio. Staatskassen zählen für niemanden. Beispiel: Ein Kredit über 12 Mio. eines Staates mit 17 Machtpunkten zählt 5 × 3 = 15.",
      },
      {
        id: "IM-18.3",
        text: "Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheidet die höhere Kreditsumme im Staat mit den meisten Machtpunkten, dann im zweiten Staat und so weiter [RL-45].",
      },
      {
        id: "IM-18.4",
        text: "Ebenso werden alle weiteren Plätze vergeben, stets nur unter den Spielern mit gleich vielen Siegpunkten.",
      },
    ],
  },
  {
    id: "table-talk",
    title: "Absprachen",
    paragraphs: [
      { id: "IM-19.1", text: "Absprachen jeder Art sind erlaubt. Bindend ist keine." },
      { id: "IM-19.2", text: "Absprachen können weder Geld noch Kredite von einem Spieler zum anderen bringen." },
    ],
  },
  {
    id: "without-card",
    title: "Variante ohne Investorkarte",
    paragraphs: [
      {
        id: "IM-20.1",
        text: "Es gibt keine Investorkarte und keine 2 Mio. Das Feld Investor zahlt nur Zinsen; es zu überschreiten, hat keine Wirkung.",
      },
      {
        id: "IM-20.2",
        text: "Nach jedem Zug eines Staates folgt eine Investitionsrunde. Die Regierung des Staates, der gezogen hat, beginnt, dann folgen alle anderen im Uhrzeigersinn. Jeder darf einmal investieren, und nur in diesen Staat.",
      },
      {
        id: "IM-20.3",
        text: "Ein Spieler mit einer Schweizer Bank darf in dieser Runde jeden Staat wählen, investiert aber ebenfalls nur einmal.",
      },
      { id: "IM-20.4", text: "Die Regierungen werden nach der Runde geprüft [RL-34]." },
      {
        id: "IM-20.5",
        text: "Ein Staat, von dem noch kein Kredit vergeben ist, erhält gleich nach dem vorhergehenden Staat eine eigene Investitionsrunde. Eröffnet wird sie von dessen Regierung.",
      },
      { id: "IM-20.6", text: "Die Variante lässt sich mit beiden Verteilungen der Kredite spielen." },
    ],
  },
];
