import type { Chapter } from "../../chapter.ts";

export const combat: readonly Chapter[] = [
  {
    id: "combat",
    title: "Kampf",
    paragraphs: [
      {
        id: "IR-12.1.1",
        text: "An Land kämpfen nur Armeen und Forts, auf See nur Kriegsschiffe. Forts verteidigen nur. Armeen auf Schiffen und Handelsposten haben keine Kampfkraft.",
      },
      { id: "IR-12.1.2", text: "Jede Seite setzt pro Wurf höchstens 3 Einheiten ein." },
      {
        id: "IR-12.1.3",
        text: "Es gibt keinen Rückzug. Der Kampf endet, wenn eine Seite dort keine Einheit mehr hat und, falls sie angreift, auch keine Verstärkung nachzieht. Ausnahme ist die Karte „Waffenstillstand“.",
      },
      {
        id: "IR-12.1.4",
        text: "Bei jedem Würfelpaar geht genau eine Einheit verloren oder wird gekapert. Ein Wurf kann also nie beide Seiten auslöschen.",
      },
      {
        id: "IR-12.2.1",
        text: "Alle Einheiten des Angreifers kämpfen mit. Sind es durch gekaperte Schiffe mehr als 3, wählt er 3 aus.",
      },
      {
        id: "IR-12.2.2",
        text: "Dann wählt der Verteidiger aus, welche Einheiten er einsetzt: so viele wie möglich, höchstens 3. Vor jedem Wurf darf er neu wählen.",
      },
      {
        id: "IR-12.2.3",
        text: "Vor dem Würfeln können Karten ausgespielt werden. Ändern sich dadurch die Einheiten einer Seite, wählen beide Seiten neu aus, welche Einheiten sie einsetzen.",
      },
      { id: "IR-12.2.4", text: "Beide Seiten würfeln mit den Würfeln ihrer eingesetzten Einheiten." },
      {
        id: "IR-12.2.5",
        text: "Jede Seite ordnet ihre Würfel, der höchste zuerst. Bei gleicher Augenzahl entscheidet die Farbe: rot, grün, gelb, weiß. Unter gleichen Einheiten kommen die zuerst, die noch einen Zug haben.",
      },
      {
        id: "IR-12.2.6",
        text: "Verglichen werden die ersten Würfel beider Seiten, dann die zweiten, dann die dritten. Ein Würfel ohne Gegenüber hat keine Wirkung.",
      },
      {
        id: "IR-12.2.7",
        text: "In jedem Paar gewinnt die höhere Augenzahl; die Einheit des Verlierers geht verloren. Alle Paare werden nach demselben Wurf entschieden.",
      },
      {
        id: "IR-12.2.8",
        text: "Boni aus Karten werden vor dem Ordnen der Würfel addiert: „Husarenstreich“ +1 auf jeden Kavalleriewürfel, „Hinterhalt“ und „Überraschungsangriff“ +2 auf jeden Würfel. Bonus und Malus gegen Forts gelten erst im direkten Vergleich [IR-12.3.2].",
      },
      {
        id: "IR-12.2.9",
        text: "Jeder Würfel gehört zu einer bestimmten Einheit. So ist immer klar, welche verloren geht und wie viele Züge die anderen noch haben.",
      },
      { id: "IR-12.3.1", text: "Kampf zu Lande: Bei gleicher Augenzahl gewinnt der Verteidiger." },
      { id: "IR-12.3.2", text: "Gegen ein Fort zählt Kavallerie 1 weniger und Artillerie 1 mehr." },
      {
        id: "IR-12.3.3",
        text: "Sind alle verteidigenden Armeen und Forts verloren, gehört das Land sofort dem Angreifer, und seine Einheiten bleiben dort. Handelsposten werden ersetzt [IR-2.4.5].",
      },
      {
        id: "IR-12.3.4",
        text: "Eine Kolonie ohne Armeen und Forts wird ohne Würfeln eingenommen. Vorher können trotzdem Karten ausgespielt werden.",
      },
      {
        id: "IR-12.4.1",
        text: "Sobald der Angreifer in diesem Kampf eine Einheit verloren hat, darf er nach jedem Wurf Verstärkung nachziehen, bis zu insgesamt 3 Einheiten, auch wenn keine mehr übrig ist.",
      },
      {
        id: "IR-12.4.2",
        text: "Verstärkung braucht genügend Züge bis dorthin. Unterwegs darf es keinen Kampf geben: An Land führt der Weg durch eigene Länder, auf See durch Seegebiete ohne feindliche Kriegsschiffe. Für das Anlanden gilt [IR-9.3.2].",
      },
      { id: "IR-12.4.3", text: "Sturm, Flaute und Kanäle gelten auch für die Verstärkung." },
      { id: "IR-12.4.4", text: "Der Verteidiger erhält keine Verstärkung von außen." },
      {
        id: "IR-12.4.5",
        text: "In Phase 5 und in Kämpfen durch Karten oder Ereignisse gibt es keine Verstärkung, außer beim Ereignis „Gute Winde“ [RU-62].",
      },
      {
        id: "IR-12.5.1",
        text: "Ein freies Land wird von so viel einheimischer Infanterie verteidigt, wie sein Wert beträgt, mit weißen Würfeln und höchstens 3 pro Wurf.",
      },
      {
        id: "IR-12.5.2",
        text: "Scheitert der Angriff, ist die einheimische Infanterie sofort wieder vollzählig, auch im selben Spielzug.",
      },
      {
        id: "IR-12.5.3",
        text: "Pro Wurf greifen bis zu 3 Aufständische an, die übrigen rücken bei Verlusten nach. Der Kampf dauert, bis alle gefallen sind oder die Kolonie keine Armee und kein Fort mehr hat.",
      },
      { id: "IR-12.5.4", text: "Bei gleicher Augenzahl gewinnt der Besitzer der Kolonie, denn er verteidigt." },
      {
        id: "IR-12.5.5",
        text: "Verliert der Besitzer, wird das Land frei, und die Handelsposten werden entfernt [IR-2.4.4]. Gewinnt er, ändert sich sonst nichts.",
      },
      {
        id: "IR-12.6.1",
        text: "Kampf zur See: Bei gleicher Augenzahl kommt es zum Enterkampf. Für beide Schiffe wird erneut gewürfelt, bis die Augenzahlen verschieden sind; wer höher würfelt, kapert das andere Schiff.",
      },
      {
        id: "IR-12.6.2",
        text: "Ein gekapertes Schiff wird durch ein gleichartiges Schiff des Siegers ersetzt, bleibt im Seegebiet und kann ab dem nächsten Wurf kämpfen.",
      },
      { id: "IR-12.6.3", text: "In dieser Spielrunde darf es nicht ziehen." },
      {
        id: "IR-12.6.4",
        text: "Hat der Sieger keinen Spielstein dieser Art mehr, wird das Schiff stattdessen versenkt.",
      },
      {
        id: "IR-12.6.5",
        text: "Piraten entern und werden geentert wie alle anderen. Gekaperte Schiffe werden zu Schiffen der Piraten oder des Spielers.",
      },
      {
        id: "IR-12.6.6",
        text: "Ist das letzte verteidigende Kriegsschiff versenkt oder gekapert, kontrolliert der Angreifer das Seegebiet und versenkt die feindlichen Frachtschiffe dort.",
      },
      { id: "IR-12.6.7", text: "Frachtschiffe können nicht kämpfen, entern oder geentert werden." },
    ],
  },
];
