import type { Chapter } from "../../chapter.ts";

export const specialCasesSea: readonly Chapter[] = [
  {
    id: "special-sea",
    title: "Sonderfälle: Seegebiete und Bewegung",
    paragraphs: [
      {
        id: "RU-20",
        text: "Ein Seegebiet mit Kriegsschiffen mehrerer Parteien kontrolliert niemand. Bis es aufgeklart ist, bringt es keine Steuern, und nichts wird dort versenkt.",
      },
      {
        id: "RU-22",
        text: "Für die Durchfahrt eines Kanals zählen das Verhältnis zum Besitzer und der Besitz des Landes im Augenblick des Schrittes. Ein Waffenstillstand gilt als befreundet.",
      },
      {
        id: "RU-24",
        text: "Feindliche Frachtschiffe werden automatisch versenkt: in Phase 5, nach jedem gewonnenen Kampf zur See, im eigenen Spielzug der Phase 6 in jedem kontrollierten Seegebiet und wenn Gute Winde die Kontrolle bringen. Mit einer Tischoption entscheidet darüber der Spieler, der an der Reihe ist.",
      },
      {
        id: "RU-58",
        text: "Die Folge, in der Seegebiete aufgeklart werden, macht keinen Unterschied, außer bei knappen Figuren und dazwischen ausgespielten Karten.",
      },
      {
        id: "RU-60",
        text: "Ein gekapertes Schiff bleibt bis zum Ende der Spielrunde, wo es ist. Auch Gute Winde bewegen es nicht.",
      },
      { id: "RU-61", text: "Die Länder befreundeter Spieler können nie betreten werden." },
      {
        id: "RU-62",
        text: "Gute Winde: Jedes Schiff macht einen Schritt in ein angrenzendes Seegebiet oder landet einmal an, auch wenn es in dieser Spielrunde erst eingeschifft wurde; gekaperte Schiffe nicht. Angriffe auf feindliche Spieler, Piraten und freie Länder sind mit höchstens 3 Schiffen erlaubt, und andere aus demselben Seegebiet dürfen verstärken. Angelandete Kavallerie zieht nicht weiter. Eine Tischoption schließt Angriffe aus.",
      },
      {
        id: "RU-63",
        text: "Das Seegebiet eines Freundes zu durchsegeln, ist ein Zug aus zwei Schritten, und beide müssen möglich sein. Eine Flaute dort schließt es aus; der zweite Schritt darf ein Angriff sein.",
      },
      { id: "RU-66", text: "Aus einer Flaute anzulanden, ist nicht erlaubt. Eine Tischoption lässt es zu." },
      { id: "RU-67", text: "Auch ein Schiff, das einen Sturm nur durchsegelt, würfelt." },
      {
        id: "RU-82",
        text: "Ein Sturm trifft auch Piraten. Gute Winde bewegen sie nicht, und eine Flaute ist für sie ohne Bedeutung.",
      },
      {
        id: "RU-89",
        text: "Wird Frieden geschlossen, während Kriegsschiffe beider im selben Seegebiet stehen, kämpfen sie in Phase 5 wie bei einem Waffenstillstand. Die Frachtschiffe des Verlierers werden nicht versenkt.",
      },
      {
        id: "RU-100",
        text: "Inhaber eines Seegebietes ist die Partei, die es kontrolliert oder zuletzt kontrolliert hat, ehe andere kamen. Verliert der Inhaber dort sein letztes Kriegsschiff, folgt der Erste der anderen in der Reihenfolge der Spielrunde, die Piraten zuletzt. Nur der Inhaber darf bei Waffenstillstand Kriegsschiffe hinzufügen, und Kaperung in Phase 5 wirkt nur gegen ihn.",
      },
      {
        id: "RU-116",
        text: "Ein beendeter Spielzug wird nicht wieder geöffnet. Danach angeworbene Schiffe oder gewonnene Züge nützen erst in der nächsten Spielrunde oder beim Ereignis Gute Winde.",
      },
      {
        id: "RU-117",
        text: "Kavallerie auf See kann einen Schritt segeln, in einem eigenen Land anlanden und weiterreiten, zum Marschieren oder Angreifen. Das braucht 2 Schiffszüge und 2 Armeezüge, auch als Verstärkung.",
      },
      {
        id: "RU-118",
        text: "Sind weniger als 2 Handelsposten übrig, bringt ein Kanal so viele, wie da sind. Wird das Land von einem Spieler erobert, gibt es keine geschenkten Posten; fehlende können später gekauft werden. Wer mit dem Besitzer im Krieg ist, kann den Kanal auf keine Weise nutzen.",
      },
      {
        id: "RU-124",
        text: "Gute Winde können Schiffe in eine Flaute tragen, wo sie festliegen. Eine Flaute verhindert auch das Anlanden, nicht aber das Einschiffen von Armeen an Land.",
      },
      {
        id: "RU-127",
        text: "In den Phasen 6 und 7 lassen sich nur die letzten einfachen Züge zurücknehmen, solange es seither keine Würfel, kein Versenken, keinen Besitzwechsel und keine Karte gab. Ein Angriff wird nie zurückgenommen.",
      },
      {
        id: "RU-128",
        text: "Frachtschiffe, die durch eine Kriegserklärung neben feindliche Kriegsschiffe geraten, können im Spielzug ihres Besitzers fortsegeln oder anlanden. Weitere dürfen dort nicht einfahren oder eingeschifft werden. Bei der nächsten Gelegenheit werden sie versenkt.",
      },
      {
        id: "RU-130",
        text: "Ungeschützte Frachtschiffe zu versenken, ist kein Kampf: Es öffnet sich kein Kartenfenster, und es wird nicht gewürfelt. Abwehren lässt sich nur die Karte, die dazu geführt hat.",
      },
    ],
  },
  {
    id: "special-events",
    title: "Sonderfälle: Ereignisse",
    paragraphs: [
      {
        id: "RU-64",
        text: "Zuerst wird das Land oder Seegebiet gezogen, dann das Ereignis. Passt der Ort nicht, wird nur er neu gezogen.",
      },
      {
        id: "RU-65",
        text: "Alle Länder, Seegebiete und Ereignisse sind gleich wahrscheinlich, sofern der Tisch keine anderen Wahrscheinlichkeiten verwendet.",
      },
      {
        id: "RU-83",
        text: "Würfeln mehrere Einheiten zugleich, gilt die Reihenfolge der Spielrunde, Piraten zuletzt; je Spieler Linienschiffe, Fregatten, Artillerie, Kavallerie, Infanterie.",
      },
      {
        id: "RU-93",
        text: "Eine Kolonie kann in derselben Spielrunde eine Rebellion und ein Ereignis erleiden. Nur Ereignisse sind auf eines je Land begrenzt.",
      },
      {
        id: "RU-99",
        text: "Verliert ein Land seine letzte Figur, etwa durch eine Seuche, ist es sofort frei. Ein Kanal bleibt, ebenso eine schwarze Scheibe bis zur Phase 8.",
      },
      {
        id: "RU-110",
        text: "Für ein Ereignis zählt, was bei seiner Ausführung gilt. Ist eine Kolonie inzwischen frei geworden, hat es keine Wirkung, zählt aber.",
      },
    ],
  },
];
