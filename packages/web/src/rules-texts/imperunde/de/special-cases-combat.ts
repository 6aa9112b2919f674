import type { Chapter } from "../../chapter.ts";

export const specialCasesCombat: readonly Chapter[] = [
  {
    id: "special-combat",
    title: "Sonderfälle: Kampf",
    paragraphs: [
      {
        id: "RU-11",
        text: "Beendet „Waffenstillstand“ einen Kampf, kehrt jede angreifende Einheit dorthin zurück, woher sie kam; angelandete Armeen sind wieder Frachtschiffe. Darf sie dort nicht bleiben, kehrt sie an den Ausgangspunkt ihres Angriffs zurück. Geht auch das nicht, zieht sie in ein angrenzendes Seegebiet ohne fremde Kriegsschiffe; sonst ist sie verloren. Verbrauchte Züge bleiben verbraucht. Der Rückweg kostet nichts, und es wird nicht gewürfelt. Gekaperte Schiffe begleiten das Schiff, das sie gekapert hat.",
      },
      { id: "RU-13", text: "Bonus und Malus gegen Forts ändern die Reihenfolge der Würfel nicht." },
      {
        id: "RU-14",
        text: "Der Bonus von „Husarenstreich“ wird zum Wurf addiert und kann die Reihenfolge der Würfel ändern. Gegen ein Fort heben Bonus und Malus einander auf. Ist die Variante zum Sortieren mit „Husarenstreich“ ausgeschaltet, gilt der Bonus erst im direkten Vergleich.",
      },
      { id: "RU-15", text: "Ist für ein gekapertes Schiff kein Spielstein dieser Art mehr da, wird es versenkt." },
      {
        id: "RU-27",
        text: "Verlassen alle Spielsteine eine Kolonie, um anzugreifen, geht sie erst verloren, wenn der Kampf vorbei und keiner zurückgekehrt ist.",
      },
      {
        id: "RU-59",
        text: "In Phase 5 ist Angreifer, wer in der Reihenfolge der Spielrunde früher kommt; gegen Piraten ist es immer der Spieler. Beim Ereignis „Piraten“ greifen die Piraten an. Davon hängt nur ab, wer seine Schiffe zuerst auswählt.",
      },
      { id: "RU-68", text: "Wer durch gekaperte Schiffe mehr als 3 Einheiten hat, wählt vor jedem Wurf 3 aus." },
      {
        id: "RU-69",
        text: "Einheiten, die in allem gleich sind, haben eine feste Reihenfolge, damit immer klar ist, welche verloren geht.",
      },
      {
        id: "RU-70",
        text: "Bevor ein unverteidigtes Land oder Seegebiet eingenommen wird, können Karten ausgespielt werden. Dann fällt es ohne Würfeln.",
      },
      {
        id: "RU-71",
        text: "Verstärkung darf nur nach einem Verlust in diesem Kampf nachgezogen werden, bis zu insgesamt 3 Einheiten, auch wenn keine mehr da ist oder es anfangs weniger waren. Das geht nur in Phase 6 und beim Ereignis „Gute Winde“.",
      },
      { id: "RU-72", text: "Nur Kriegsschiffe versperren der Verstärkung den Weg, Frachtschiffe nicht." },
      {
        id: "RU-73",
        text: "Aufständische greifen in Wellen von bis zu 3 pro Wurf an. Ein „Aufstand“ in einem Land mit Wert 3 bringt 6, eine „Rebellion“ 5.",
      },
      {
        id: "RU-74",
        text: "„Hinterhalt“ und „Überraschungsangriff“ gelten im ersten Wurf des Kampfes für alle Würfel der Seite, auch gegen Aufständische.",
      },
      {
        id: "RU-85",
        text: "Der Angreifer darf 1, 2 oder 3 Einheiten einsetzen. Nur der Verteidiger muss so viele wie möglich einsetzen.",
      },
      {
        id: "RU-86",
        text: "In jedem neuen Kampf um ein freies Land ist die einheimische Infanterie wieder vollzählig.",
      },
      {
        id: "RU-87",
        text: "Einheimische Infanterie, Aufständische und Piraten kämpfen mit so vielen Einheiten wie möglich, höchstens 3, die stärksten zuerst. Für sie wird automatisch gewürfelt.",
      },
      {
        id: "RU-90",
        text: "Eine im Kampf durch „Sabotage“ oder „Kaperung“ verlorene Einheit zählt als Verlust und erlaubt Verstärkung.",
      },
      {
        id: "RU-94",
        text: "Scheitert ein Angriff auf See, behält der Verteidiger die Kontrolle über das Seegebiet. Schiffe, die er dem Angreifer abgenommen hat, bleiben bei ihm.",
      },
      {
        id: "RU-95",
        text: "Ein Schiff, das auf dem Weg in den Kampf im Sturm verloren geht, zählt nicht als Verlust dieses Kampfes. Kommt kein Schiff an, gibt es keinen Kampf; die Züge sind verbraucht.",
      },
      {
        id: "RU-96",
        text: "Wird „Waffenstillstand“ vor dem ersten Wurf ausgespielt, wird nicht gewürfelt, und die Angreifer ziehen sich zurück [RU-11].",
      },
      {
        id: "RU-103",
        text: "Müssen sich Angreifer zurückziehen und ist ihr Land inzwischen verloren, ziehen sie in ein anderes eigenes Land, das an den Ort des Kampfes grenzt. Gibt es keines, kehren sie in das Seegebiet zurück, aus dem Frachtschiffe dieses Angriffs kamen; sonst sind sie verloren. Piraten, die während des Kampfes übernommen wurden, ziehen in ein angrenzendes Seegebiet ohne fremde Kriegsschiffe; sonst sind sie verloren.",
      },
      {
        id: "RU-104",
        text: "Ein Waffenstillstand während eines Kampfes in Phase 5 beendet ihn nicht; nur die Frachtschiffe des Verlierers werden nicht versenkt. Auf Kämpfe gegen Piraten, einheimische Infanterie oder Aufständische hat er keine Wirkung.",
      },
      {
        id: "RU-106",
        text: "Verlieren oder kapern beide Seiten in einem Wurf Schiffe, kehren zuerst alle Spielsteine zu ihren Besitzern zurück. Dann werden die gekaperten Schiffe eingesetzt. Ein im selben Wurf verlorener Spielstein kann also sofort wieder eingesetzt werden.",
      },
      {
        id: "RU-107",
        text: "Ein gekapertes Schiff darf bis zum Ende der Spielrunde nicht ziehen, egal wem es gehört, auch wenn es zurückgekapert oder mit „Freibeuter“ übernommen wird. Es kämpft, sperrt und kontrolliert wie jedes Kriegsschiff.",
      },
      {
        id: "RU-109",
        text: "Verliert der Angreifer vor einem Wurf eine Einheit durch „Sabotage“, darf er in Phase 6 und beim Ereignis „Gute Winde“ Verstärkung nachziehen. In anderen Kämpfen hat ein Angreifer ohne Einheiten verloren.",
      },
    ],
  },
];
