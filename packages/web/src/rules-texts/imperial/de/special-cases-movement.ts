import type { Chapter } from "../../chapter.ts";

export const specialCasesMovement: readonly Chapter[] = [
  {
    id: "special-movement",
    title: "Sonderfälle: Konvoi und Bewegung",
    paragraphs: [
      {
        id: "RL-16",
        text: "Sind mehrere Seewege möglich, darf die Regierung wählen; sonst gilt der Weg mit den wenigsten Seeregionen. Ist das Ziel über Land oder mit der Eisenbahn erreichbar, wird keine Flotte verwendet, außer die Regierung wünscht es. Flotten werden nicht vergeblich verwendet: Kein Konvoi führt dorthin, wohin die Eisenbahn allein führt, und kein Weg enthält eine Seeregion, die er auslassen könnte.",
      },
      {
        id: "RL-51",
        text: "Ein Konvoi darf von einer eigenen Provinz in eine andere führen, zum Beispiel von Dublin nach Liverpool. Er kann nicht dort enden, wo er begonnen hat.",
      },
      {
        id: "RL-52",
        text: "Einheiten, die stehen bleiben, brauchen keinen Befehl. Der Schritt endet, wenn die Regierung ihn beendet.",
      },
      {
        id: "RL-53",
        text: "Eine Armee kann im selben Zug nicht an Land gehen und dann weitertransportiert werden. Sie macht einen Landzug oder nutzt einen Konvoi.",
      },
      {
        id: "RL-67",
        text: "Eine von feindlichen Armeen befreite Heimatprovinz gehört für jede Armee, die danach zieht, wieder zum Eisenbahnnetz. In einer noch besetzten Provinz ist nur die Eisenbahn unterbrochen; Landzug und Konvoi hinein und hinaus bleiben möglich.",
      },
      {
        id: "RL-68",
        text: "Ein Konvoi wird geprüft, wenn seine Armee zieht: Er führt durch jede Seeregion höchstens einmal und braucht in jeder eine Flotte, die noch keine Armee transportiert hat. Wird eine schon genutzte Flotte abgetauscht, ändert das für spätere Konvois nichts; wird eine ungenutzte abgetauscht, entfällt eine Überfahrt. Ein schon ausgeführter Konvoi bleibt gültig.",
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
        text: "Steht ein Staat allein in einer Region, hat aber keine Flagge mehr, wird die fremde Flagge entfernt und keine neue abgelegt. Gibt es mehrere solche Regionen, wählt seine Regierung. Die Flagge wird am Ende eines späteren Manövers abgelegt, wenn der Staat dann eine hat und noch allein dort steht. Flaggen dürfen nicht versetzt werden.",
      },
      {
        id: "RL-54",
        text: "Eine Region, in der noch nie eine Flagge lag, bleibt ohne Flagge, solange zwei Staaten dort Einheiten haben.",
      },
      {
        id: "RL-69",
        text: "Zuerst werden alle Flaggen aus Regionen entfernt, in denen ein anderer Staat allein steht, dann werden die neuen abgelegt. Eine gerade frei gewordene Flagge darf sofort wieder verwendet werden. Fehlen mehreren Staaten Flaggen, wählen sie in Zugreihenfolge, beginnend mit dem Staat am Zug.",
      },
    ],
  },
  {
    id: "special-investor",
    title: "Sonderfälle: Schweizer Bank und Investor",
    paragraphs: [
      {
        id: "RL-18",
        text: "Gibt es mehrere Schweizer Banken, werden alle gleichzeitig gefragt. Eine genügt, um den Halt zu erzwingen; keine andere kann ihn verhindern.",
      },
      {
        id: "RL-19",
        text: "Wird der Halt erzwungen, bezahlt die Regierung nur die Rondellkosten bis „Investor“, oft also nichts. Die Ansage ist bindend: Wird der Halt erzwungen, bleibt der Staat auf „Investor“ stehen, sonst zieht er auf das angesagte Feld.",
      },
      {
        id: "RL-20",
        text: "Ein Spieler mit einer Schweizer Bank darf die Staatskasse durch eine Schenkung auffüllen, um den Halt möglich zu machen. Die Staatskasse wird geprüft, wenn der Halt verlangt wird.",
      },
      {
        id: "RL-21",
        text: "Wer keinen Staat regiert, hat die Rechte einer Schweizer Bank, auch wenn das mehr als 3 Spieler sind. Mit der Variante „Höchstens drei“ haben nur die ersten 3 Spieler, die ihre letzte Regierung verlieren, diese Rechte; die übrigen warten, bis eine Schweizer Bank zurückgegeben wird.",
      },
      {
        id: "RL-22",
        text: "Das Feld „Investor“ ist nicht wählbar, wenn Staatskasse und privates Geld der Regierung nach Abzug der Rondellkosten die Zinsen der anderen Spieler nicht decken. Mit der Variante „Was fehlt, verfällt“ ist es möglich: Dann werden die Zinsen vom niedrigsten Kredit aufwärts bezahlt, bis das Geld verbraucht ist. Der Rest verfällt, und die Regierung behält kein Geld.",
      },
      {
        id: "RL-23",
        text: "Reicht die Staatskasse aus, kann die Regierung ihre Zinsen nicht ablehnen. Sie darf das Geld als Schenkung zurückgeben.",
      },
      {
        id: "RL-24",
        text: "Bei Gleichstand um eine Regierung kommt der Besitzer der Investorkarte zuerst, dann folgen die anderen im Uhrzeigersinn. An den Investitionen der Schweizer Banken nimmt er nicht teil.",
      },
      {
        id: "RL-25",
        text: "Hat ein Spieler bei einem Staat die höchste Kreditsumme und wird danach von einer Schweizer Bank überholt, zählt nur der Stand bei der Prüfung.",
      },
      {
        id: "RL-26",
        text: "Wer bei derselben Prüfung seine letzte Regierung verliert und eine andere übernimmt, erhält keine Schweizer Bank.",
      },
      {
        id: "RL-28",
        text: "Wenn ein Staat zum ersten Mal auf das Rondell gesetzt wird, überschreitet er kein Feld, also kann kein Halt erzwungen werden. „Investor“ darf als erstes Feld gewählt werden.",
      },
      {
        id: "RL-29",
        text: "Überschreitet der Staat „Investor“ in dem Zug auf „Steuer“, der das Spiel beendet, gibt es keine Investitionen, keine 2 Mio. und keinen Regierungswechsel.",
      },
      {
        id: "RL-30",
        text: "Ein erzwungener Halt kann einen Zug auf „Steuer“ verhindern, der das Spiel beenden würde.",
      },
      { id: "RL-33", text: "Wer keinen Staat regiert und nicht investiert, erhält dafür keinen Ausgleich." },
      {
        id: "RL-70",
        text: "Ein angesagter Zug kann immer bezahlt werden, weil die Rondellkosten zurückgelegt sind [IM-7.9]. Dieses Geld zählt weiter als privates Geld; es kann nur nicht verschenkt werden.",
      },
      {
        id: "RL-74",
        text: "Regiert ein Spieler alle sechs Staaten, geht das Spiel normal weiter. Alle anderen haben die Rechte einer Schweizer Bank; Investorkarte und Investitionen bleiben im Spiel.",
      },
      {
        id: "RL-75",
        text: "Ein Kredit an einen Staat ohne Regierung wirkt erst bei der Prüfung. Bis dahin bleibt der Staat ohne Regierung, auch wenn Kredite vergeben sind. Ein Gleichstand ist dort nicht möglich, weil jede Kredithöhe nur einmal vorkommt.",
      },
      {
        id: "RL-81",
        text: "Das Geld, das für einen erzwungenen Halt fehlt, darf jeder der Staatskasse schenken, bis die letzte Schweizer Bank geantwortet hat. Alle Schweizer Banken werden gefragt, wenn die Staatskasse alle Zinsen zahlen kann oder ihr privates Geld zusammen dafür reichen würde. Eine Ablehnung ist endgültig.",
      },
    ],
  },
];
