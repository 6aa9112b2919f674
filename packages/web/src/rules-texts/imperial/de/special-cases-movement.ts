import type { Chapter } from "../../chapter.ts";

export const specialCasesMovement: readonly Chapter[] = [
  {
    id: "special-movement",
    title: "Sonderfälle: Konvoi und Bewegung",
    paragraphs: [
      {
        id: "RL-16",
        text: "Sind mehrere Seewege möglich, darf die Regierung wählen; sonst gilt der Weg mit den wenigsten Seeregionen. Ist das Ziel über Land oder mit der Eisenbahn erreichbar, wird keine Flotte verbraucht, sofern es nicht gewünscht ist.",
      },
      {
        id: "RL-51",
        text: "Ein Konvoi darf von einer eigenen Provinz in eine andere führen, etwa von Dublin nach Liverpool. Am Ausgangspunkt kann er nicht enden.",
      },
      {
        id: "RL-52",
        text: "Einheiten, die stehen bleiben, brauchen keinen Befehl. Der Schritt endet, wenn die Regierung ihn beendet.",
      },
      {
        id: "RL-53",
        text: "Eine Armee kann im selben Zug nicht an Land gehen und weiterbefördert werden. Es bleibt bei einem Landzug oder einem Konvoi.",
      },
      {
        id: "RL-67",
        text: "Eine von feindlichen Armeen befreite Heimatprovinz gehört für jede Armee, die danach zieht, wieder zum Eisenbahnnetz. In einer noch besetzten Provinz ist nur die Eisenbahn unterbrochen; Landzug und Konvoi hinein und hinaus bleiben möglich.",
      },
      {
        id: "RL-68",
        text: "Ein Konvoi wird geprüft, wenn seine Armee zieht: Jede Seeregion zählt einmal und braucht eine Flotte, die noch nicht befördert hat. Wird eine schon genutzte Flotte abgetauscht, ändert das für spätere Konvois nichts; wird eine ungenutzte abgetauscht, fehlt eine Überfahrt. Ein schon ausgeführter Konvoi bleibt gültig.",
      },
    ],
  },
  {
    id: "special-flags",
    title: "Sonderfälle: Flaggen",
    paragraphs: [
      {
        id: "RL-15",
        text: "Die Flaggen werden einmal geprüft, am Ende jedes Manövers und in allen 24 Land- und Seeregionen. Wo genau ein Staat Einheiten hat, wird seine Flagge abgelegt. Das gilt für den Staat am Zug, für den Überlebenden eines Kampfes und für einen Staat, der durch den Abzug anderer allein zurückbleibt.",
      },
      {
        id: "RL-17",
        text: "Steht ein Staat allein in einer Region, hat aber keine Flagge mehr, wird die fremde Flagge entfernt und keine neue abgelegt. Bei mehreren solchen Regionen wählt seine Regierung. Die Flagge folgt am Ende eines späteren Manövers, wenn eine frei ist und der Staat noch allein dort steht. Versetzt werden dürfen Flaggen nicht.",
      },
      {
        id: "RL-54",
        text: "Eine Region, in der noch nie eine Flagge lag, bleibt ohne Flagge, solange zwei Staaten dort Einheiten haben.",
      },
      {
        id: "RL-69",
        text: "Zuerst werden alle Flaggen entfernt, deren Region ein anderer Staat allein hält, dann werden die neuen abgelegt. Eine eben frei gewordene Flagge darf sofort verwendet werden. Fehlen mehreren Staaten Flaggen, wählen sie in Zugreihenfolge, beginnend mit dem Staat am Zug.",
      },
    ],
  },
  {
    id: "special-investor",
    title: "Sonderfälle: Schweizer Bank und Investor",
    paragraphs: [
      {
        id: "RL-18",
        text: "Gibt es mehrere Schweizer Banken, werden alle gleichzeitig gefragt. Für den erzwungenen Halt genügt eine; keine andere kann ihn verhindern.",
      },
      {
        id: "RL-19",
        text: "Ein zum Halt gezwungener Staat zahlt nur die Rondellkosten bis Investor, oft also nichts. Die Ansage ist bindend: nach einem erzwungenen Halt Investor, sonst das genannte Feld.",
      },
      {
        id: "RL-20",
        text: "Ein Spieler mit einer Schweizer Bank darf die Staatskasse durch eine Schenkung auffüllen, um den Halt möglich zu machen. Geprüft wird die Kasse, wenn der Halt verlangt wird.",
      },
      {
        id: "RL-21",
        text: "Wer keinen Staat regiert, hat die Rechte einer Schweizer Bank, auch wenn das mehr als drei Spieler betrifft. Mit der Tischoption von drei Karten haben sie die ersten drei, die ihre Regierungen verlieren; die übrigen warten auf eine zurückgegebene Karte und haben bis dahin keine solchen Rechte.",
      },
      {
        id: "RL-22",
        text: "Investor ist nicht wählbar, wenn Staatskasse und privates Geld der Regierung nach Abzug der Rondellkosten die Zinsen der anderen Spieler nicht decken. Mit der Tischoption der Teilzahlung ist es möglich: Dann werden die Kredite vom niedrigsten Zins aufwärts bezahlt, bis das Geld verbraucht ist; der Rest verfällt, und der Regierung bleibt nichts.",
      },
      {
        id: "RL-23",
        text: "Reicht die Staatskasse aus, kann die Regierung ihre Zinsen nicht ablehnen. Sie darf das Geld als Schenkung zurückgeben.",
      },
      {
        id: "RL-24",
        text: "Bei Gleichstand um eine Regierung ist der Besitzer der Investorkarte der Erste, dann geht es im Uhrzeigersinn weiter. An den Investitionen der Schweizer Banken nimmt er nicht teil.",
      },
      {
        id: "RL-25",
        text: "Gewinnt ein Spieler die Mehrheit in einem Staat und wird danach von einer Schweizer Bank überholt, zählt nur der Stand bei der Prüfung.",
      },
      {
        id: "RL-26",
        text: "Wer bei derselben Prüfung die letzte Regierung verliert und eine andere gewinnt, erhält keine Schweizer Bank.",
      },
      {
        id: "RL-28",
        text: "Beim ersten Einsetzen ins Rondell wird nichts überschritten, also kann kein Halt erzwungen werden. Investor darf als erstes Feld gewählt werden.",
      },
      {
        id: "RL-29",
        text: "Wurde mit der Steuer, die das Spiel beendet, Investor überschritten, gibt es keine Investitionen, keine 2 Mio. und keinen Regierungswechsel.",
      },
      { id: "RL-30", text: "Ein erzwungener Halt kann eine Steuer verhindern, die das Spiel beenden würde." },
      { id: "RL-33", text: "Wer keinen Staat regiert und nicht investiert, erhält dafür keinen Ausgleich." },
      {
        id: "RL-70",
        text: "Ein genannter Zug ist immer bezahlbar, weil die Rondellkosten bereitliegen [IM-7.9]. Dieses Geld gilt weiter als privates Geld; nur verschenkt werden kann es nicht.",
      },
      {
        id: "RL-74",
        text: "Regiert ein Spieler alle sechs Staaten, geht das Spiel normal weiter. Alle anderen haben die Rechte einer Schweizer Bank, Investorkarte und Investitionen laufen weiter.",
      },
      {
        id: "RL-75",
        text: "Der Kauf bei einem Staat ohne Regierung wirkt erst bei der Prüfung. Bis dahin hat er keine Regierung, auch wenn Kredite vergeben sind. Ein Gleichstand ist dort nicht möglich, weil jede Kredithöhe nur einmal vorkommt.",
      },
      {
        id: "RL-81",
        text: "Das für einen erzwungenen Halt fehlende Geld darf von jedem als Schenkung kommen, bevor die letzte Schweizer Bank geantwortet hat. Gefragt werden alle Schweizer Banken, wenn die Staatskasse reicht oder ihr privates Geld zusammen sie auffüllen könnte. Eine Ablehnung ist endgültig.",
      },
    ],
  },
];
