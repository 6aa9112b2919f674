import type { Chapter } from "../../chapter.ts";

export const specialCasesCombat: readonly Chapter[] = [
  {
    id: "special-combat",
    title: "Sonderfälle: Kampf",
    paragraphs: [
      {
        id: "RU-11",
        text: "Beendet Waffenstillstand einen Kampf, kehrt jede angreifende Einheit dorthin zurück, woher sie kam; angelandete Armeen sind wieder Frachtschiffe. Darf sie dort nicht bleiben, geht sie an den Ausgangspunkt des Angriffs, sonst in ein angrenzendes Seegebiet ohne fremde Kriegsschiffe, sonst ist sie verloren. Verbrauchte Züge bleiben verbraucht; der Rückweg kostet nichts und verlangt keinen Wurf. Gekaperte Schiffe gehen mit dem, der sie gekapert hat.",
      },
      { id: "RU-13", text: "Bonus und Malus gegen Forts ändern die Ordnung der Würfel nicht." },
      {
        id: "RU-14",
        text: "Der Bonus von Husarenstreich zählt vom Wurf an und kann die Ordnung der Würfel ändern. Gegen ein Fort heben Bonus und Malus einander auf. Mit einer Tischoption zählt der Bonus erst im direkten Vergleich.",
      },
      { id: "RU-15", text: "Wird ein Schiff gekapert und ist keine Figur dieser Art mehr da, wird es versenkt." },
      {
        id: "RU-27",
        text: "Verlassen alle Figuren eine Kolonie, um anzugreifen, geht sie erst verloren, wenn der Kampf vorbei und keine zurückgekehrt ist.",
      },
      {
        id: "RU-59",
        text: "In Phase 5 ist Angreifer, wer in der Reihenfolge der Spielrunde früher kommt; gegen Piraten ist es der Spieler. Beim Ereignis Piraten greifen die Piraten an. Davon hängt nur ab, wer zuerst Schiffe benennt.",
      },
      { id: "RU-68", text: "Wer durch gekaperte Schiffe mehr als 3 Einheiten hat, wählt vor jedem Wurf 3 aus." },
      {
        id: "RU-69",
        text: "In allem gleiche Einheiten werden in fester Folge geordnet, damit immer klar ist, welche verloren geht.",
      },
      {
        id: "RU-70",
        text: "Bevor ein unverteidigtes Land oder Seegebiet eingenommen wird, können Karten ausgespielt werden. Dann fällt es ohne Würfel.",
      },
      {
        id: "RU-71",
        text: "Verstärkung darf nur nach einem Verlust in diesem Kampf nachgezogen werden, dann bis zu insgesamt 3 Einheiten, auch von null aus oder über die Anfangszahl hinaus. Das geht nur in Phase 6 und beim Ereignis Gute Winde.",
      },
      { id: "RU-72", text: "Nur Kriegsschiffe versperren der Verstärkung den Weg, Frachtschiffe nicht." },
      {
        id: "RU-73",
        text: "Aufständische kommen in Wellen von bis zu 3 je Wurf. Ein Aufstand in einem Land mit Wert 3 bringt 6, eine Rebellion 5.",
      },
      {
        id: "RU-74",
        text: "Hinterhalt und Überraschungsangriff zählen im ersten Wurf des Kampfes für alle Würfel der Seite, auch gegen Aufständische.",
      },
      {
        id: "RU-85",
        text: "Der Angreifer darf 1, 2 oder 3 Einheiten schicken. Nur der Verteidiger muss so viele wie möglich einsetzen.",
      },
      { id: "RU-86", text: "In jedem neuen Kampf um ein freies Land sind die Einheimischen wieder vollzählig." },
      {
        id: "RU-87",
        text: "Für Einheimische, Aufständische und Piraten kämpfen so viele Einheiten wie möglich, höchstens 3, die stärksten zuerst. Für sie wird automatisch gewürfelt.",
      },
      {
        id: "RU-90",
        text: "Eine im Kampf durch Sabotage oder Kaperung verlorene Einheit zählt als Verlust und erlaubt Verstärkung.",
      },
      {
        id: "RU-94",
        text: "Scheitert ein Angriff auf See, behält der Verteidiger die Kontrolle. Vom Angreifer gekaperte Schiffe bleiben bei ihm.",
      },
      {
        id: "RU-95",
        text: "Ein auf dem Weg in den Kampf im Sturm verlorenes Schiff ist kein Verlust dieses Kampfes. Trifft keines ein, gibt es keinen Kampf; die Züge sind verbraucht.",
      },
      {
        id: "RU-96",
        text: "Kommt Waffenstillstand vor dem ersten Wurf, wird nicht gewürfelt, und die Angreifer ziehen sich zurück [RU-11].",
      },
      {
        id: "RU-103",
        text: "Müssen Angreifer zurück und ist ihr Land inzwischen verloren, gehen sie in ein anderes eigenes Land, das an den Kampf grenzt, sonst in das Seegebiet, aus dem Frachtschiffe dieses Angriffs kamen, sonst sind sie verloren. Während des Kampfes angeworbene Piraten gehen in ein angrenzendes Seegebiet ohne fremde Kriegsschiffe, sonst sind sie verloren.",
      },
      {
        id: "RU-104",
        text: "Ein Waffenstillstand während eines Kampfes in Phase 5 beendet ihn nicht; nur die Frachtschiffe des Verlierers werden geschont. Kämpfe gegen Piraten, Einheimische oder Aufständische berührt er nie.",
      },
      {
        id: "RU-106",
        text: "Verlieren oder kapern beide Seiten in einem Wurf Schiffe, kehren zuerst alle Figuren zu ihren Besitzern zurück. Dann werden die gekaperten Schiffe gesetzt. Eine im selben Wurf verlorene Figur kann also sofort dienen.",
      },
      {
        id: "RU-107",
        text: "Ein gekapertes Schiff kann den Rest der Spielrunde nicht ziehen, wem es auch gehört, auch wenn es zurückgekapert oder angeworben wird. Es kämpft, sperrt und kontrolliert wie jedes Kriegsschiff.",
      },
      {
        id: "RU-109",
        text: "Verliert der Angreifer vor einem Wurf eine Einheit durch Sabotage, darf er in Phase 6 und beim Ereignis Gute Winde Verstärkung nachziehen. In anderen Kämpfen hat ein Angreifer ohne Einheiten verloren.",
      },
    ],
  },
];
