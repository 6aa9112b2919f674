import type { TermTexts } from "../term-list.ts";
import type { TermId } from "./facts.ts";

export const de: TermTexts<TermId> = {
  tradingPost: [
    "Handelsposten|Posten",
    "Kostet 2 Dublonen, bringt 1 pro Runde und gewinnt das Spiel: In eine Kolonie passen so viele, wie sie wert ist.",
  ],
  target: [
    "Ziel|erforderliche Anzahl",
    "So viele Handelsposten braucht ein Spieler ohne Schulden, um sofort zu gewinnen.",
  ],
  doubloon: ["Dublone|Dublonen", "Das Geld des Spiels: Einnahmen kommen jede Runde, was du behältst, wird übertragen."],
  debt: [
    "Schulden|Schuld|Neue Schulden|Tilgung|tilgen|tilge|leihen|leihe",
    "Du darfst pro Runde 5 leihen; je 5 kosten 1 pro Runde, und mit Schulden kannst du nicht gewinnen.",
  ],
  territory: ["Land|Länder|Landes|Ländern", "Ein Ort auf dem Festland: Heimatland, freies Land oder Kolonie."],
  freeTerritory: [
    "Freies Land|freie Länder|freien Land|freies Land",
    "Gehört niemandem; so viele einheimische Infanterien, wie es wert ist, verteidigen es.",
  ],
  colony: [
    "Kolonie|Kolonien",
    "Ein Land, das du erobert hast: Es hat Platz für Handelsposten und kann neben ihnen Einheiten aufstellen.",
  ],
  homeCountry: [
    "Heimatland|Heimatländer|Heimatlandes",
    "Deine Basis: Niemand kann es angreifen, und du darfst dort unbegrenzt Armeen und Schiffe kaufen.",
  ],
  sea: [
    "Seegebiet|Seegebiete|Seegebiets|Seegebieten",
    "Sind nur deine Kriegsschiffe darin und grenzt es an deine Handelsposten oder dein Heimatland, bringt es jede Runde seinen Wert.",
  ],
  value: [
    "Wert",
    "1 bis 3: So viele Handelsposten passen in ein Land, so viele Einheimische verteidigen es, so viel bringt ein Seegebiet.",
  ],
  army: ["Armee|Armeen", "Infanterie, Kavallerie oder Artillerie; bis zu drei kämpfen zugleich."],
  infantry: ["Infanterie|Infanterien", "Kostet 1, würfelt 1 bis 6 und zieht ein Land weit pro Runde."],
  cavalry: ["Kavallerie|Kavallerien", "Kostet 2, würfelt 2 bis 7 und zieht zwei Länder weit pro Runde."],
  artillery: ["Artillerie|Artillerien", "Kostet 3, würfelt 3 bis 8 und zieht ein Land weit pro Runde."],
  fort: ["Fort|Forts", "Kostet 3, würfelt 4 bis 9, verteidigt nur und braucht einen Handelsposten neben sich."],
  frigate: ["Fregatte|Fregatten", "Ein Kriegsschiff, das 1 bis 6 würfelt und zwei Seegebiete weit pro Runde fährt."],
  shipOfTheLine: [
    "Linienschiff|Linienschiffe|Linienschiffs",
    "Das starke Kriegsschiff: Es würfelt 3 bis 8 und fährt zwei Seegebiete weit pro Runde.",
  ],
  warship: [
    "Kriegsschiff|Kriegsschiffe|Kriegsschiffen",
    "Fregatte oder Linienschiff: Es hält ein Seegebiet und versenkt dort feindliche Frachtschiffe.",
  ],
  transport: [
    "Frachtschiff|Frachtschiffe|Frachtschiffen|an Bord",
    "Eine Armee auf See: Sie kann nicht kämpfen, und ein feindliches Kriegsschiff, das das Seegebiet einnimmt, versenkt sie.",
  ],
  localInfantry: [
    "Einheimische Infanterie|einheimische Infanterie|Einheimische",
    "Verteidigt ein freies Land, so viele, wie es wert ist, und ist nach jedem Angriff wieder vollzählig.",
  ],
  insurgents: [
    "Aufständische|Aufständischen",
    "Erheben sich gegen den Besitzer einer Kolonie; gewinnen sie, sind ihre Handelsposten verloren.",
  ],
  pirates: [
    "Piraten|Piratenfregatte|Piratenfregatten",
    "Schwarze Schiffe, die gegen alle kämpfen und in ihrem Seegebiet alle Frachtschiffe versenken.",
  ],
  canal: [
    "Kanal|Kanäle|Kanals",
    "Verbindet zwei Seegebiete für seinen Besitzer und dessen Freunde und schafft Platz für zwei weitere Handelsposten.",
  ],
  embark: [
    "Einschiffen|einschiffen|eingeschifft|Armeen einschiffen",
    "Armeen gehen am Ende der Runde an Bord und können in der nächsten anlanden.",
  ],
  landing: [
    "Anlanden|anlanden|Anlandung|landen",
    "Ein Frachtschiff fährt höchstens ein Seegebiet weit und landet dann an; an fremder Küste ist das ein Angriff.",
  ],
  reinforcements: [
    "Verstärkung|Verstärkungen",
    "Nach einem Verlust darf der Angreifer weitere Einheiten holen, die den Kampf noch erreichen.",
  ],
  boarding: [
    "Enterkampf|Enterkämpfe",
    "Gleichstand auf See: Beide würfeln noch einmal, und der Sieger kapert das andere Schiff.",
  ],
  war: [
    "Krieg|Kriege|feindlich|feindliche|Feind",
    "Ein Spieler kann ihn in den Verhandlungen erklären; nur Spieler im Krieg können einander angreifen.",
  ],
  peace: ["Frieden", "Braucht die Zustimmung beider, bringt beiden 2 Dublonen pro Runde und verbietet Angriffe."],
  armistice: [
    "Waffenstillstand",
    "Eine Karte setzt einen Krieg für diese Runde aus: keine Angriffe und keine Friedensdividende.",
  ],
  availableFunds: [
    "Freie Finanzmittel|freie Finanzmittel|Finanzmittel",
    "Was du in dieser Runde für Investitionen ausgeben kannst.",
  ],
  surplus: [
    "Haushaltsüberschuss|Überschuss|Übertrag",
    "Geld, das du nicht ausgegeben hast; du behältst es für die nächste Runde.",
  ],
  homeTax: ["Heimatsteuern|Heimatsteuer", "5 Dublonen jede Runde."],
  peaceDividend: ["Friedensdividende", "2 Dublonen für jeden Spieler, mit dem du Frieden hast."],
  colonialTax: ["Kolonialsteuern|Kolonialsteuer", "1 Dublone für jeden deiner Handelsposten auf dem Spielplan."],
  seaTradeTax: [
    "Seehandelssteuern|Seehandelssteuer",
    "Der Wert jedes Seegebiets, das nur deine Kriegsschiffe halten, wenn es an dein Heimatland oder deine Handelsposten grenzt.",
  ],
  interest: ["Zinsen", "1 Dublone pro Runde für je 5 Dublonen Schulden."],
  lateIncome: [
    "Gutschriften|Gutschrift",
    "Geld aus Ereignissen und Karten nach deinen Investitionen; es kommt in der nächsten Runde.",
  ],
  card: [
    "Geheimdienstkarte|Geheimdienstkarten|Karten|Karte",
    "Du ziehst jede Runde eine und spielst sie in dem Moment aus, den sie nennt.",
  ],
  cardWindow: [
    "Kartenfenster",
    "Eine Pause, in der eine Karte gespielt werden kann; sie endet von selbst, und wer sie enden lässt, passt.",
  ],
  counter: [
    "Abwehren|abwehren|wehrt|wehre",
    "„Spionageabwehr“ wehrt die eben gespielte Karte ab und kann selbst abgewehrt werden.",
  ],
  standingOrder: [
    "Automatische Antwort|automatische Antworten|automatische Antwort",
    "Das Spiel passt oder wehrt für dich ab, wie du es vorher festgelegt hast.",
  ],
  firstPlayer: [
    "Beginner & Drehsinn|Beginner|beginnt",
    "Der höchste Wurf beginnt; ungerade Runden laufen im Uhrzeigersinn, gerade andersherum.",
  ],
  diplomacy: [
    "Geheimdienst & Diplomatie|Diplomatie|Verhandlungen",
    "Phase 2: Alle ziehen eine Karte, dann schließt ihr Frieden oder erklärt Krieg.",
  ],
  incomePhase: [
    "Staatseinnahmen & Schulden|Staatseinnahmen|Einnahmen",
    "Phase 3: Alle bekommen das Geld der Runde und dürfen tilgen oder leihen.",
  ],
  investments: [
    "Investitionen|Investition|investiert|investieren",
    "Phase 4: Kaufe Handelsposten, Armeen, Schiffe, Forts und Karten.",
  ],
  clearing: [
    "Seegebiete aufklaren|aufklaren",
    "Phase 5: Wo mehrere Seiten Kriegsschiffe in einem Seegebiet haben, kämpfen sie, bis eine übrig ist.",
  ],
  movement: ["Bewegung & Kampf", "Phase 6: Ziehe, greife an und erobere, ein Spieler nach dem anderen."],
  events: [
    "Ereignisse|Ereignis",
    "Phase 8: Sechs Länder und drei Seegebiete werden gezogen, und in jedem geschieht etwas.",
  ],
  odds: ["Gewinnchance|Siegchance", "Die Chance, diesen Kampf mit den bisher gewählten Einheiten zu gewinnen."],
  volunteers: ["Freiwillige", "Ereignis: Der Besitzer bekommt dort so viele Infanterien, wie das Land wert ist."],
  trade: ["Handel", "Ereignis: Der Besitzer bekommt den Wert des Landes in Dublonen."],
  famine: ["Hungersnot", "Ereignis: Nächste Runde bringt das Land keine Steuern, und dort kann nichts gekauft werden."],
  epidemic: ["Seuche", "Ereignis: Für jede Armee dort wird gewürfelt; bei einer ungeraden Zahl ist sie verloren."],
  unrest: ["Unruhen", "Ereignis: So viele Aufständische, wie das Land wert ist, greifen es an."],
  uprising: ["Aufstand", "Ereignis: Doppelt so viele Aufständische, wie das Land wert ist, greifen es an."],
  storm: [
    "Sturm|Stürme|Sturms",
    "Für jedes Schiff darin, und für jedes, das hineinfährt, wird gewürfelt; bei einer ungeraden Zahl sinkt es.",
  ],
  calm: [
    "Flaute|Flauten",
    "Bis zu den nächsten Ereignissen kann kein Schiff das Seegebiet verlassen und keine Armee anlanden.",
  ],
  fairWinds: ["Gute Winde", "Ereignis: Jedes Schiff in dem Seegebiet darf sofort einmal fahren."],
};
