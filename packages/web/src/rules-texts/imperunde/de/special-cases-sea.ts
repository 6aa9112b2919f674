import type { Chapter } from "../../chapter.ts";

export const specialCasesSea: readonly Chapter[] = [
  {
    id: "special-sea",
    title: "Sonderfälle: Seegebiete und Bewegung",
    paragraphs: [
      {
        id: "RU-20",
        text: "Ein Seegebiet mit Kriegsschiffen mehrerer Parteien wird von niemandem kontrolliert. Bis es aufgeklart ist, bringt es keine Steuern, und nichts wird dort versenkt.",
      },
      {
        id: "RU-22",
        text: "Ob ein Kanal genutzt werden darf, hängt davon ab, wem das Land im Augenblick des Zugs gehört und ob mit dem Besitzer Krieg oder Frieden herrscht. Ein Waffenstillstand zählt als Frieden.",
      },
      {
        id: "RU-24",
        text: "Feindliche Frachtschiffe werden automatisch versenkt: in Phase 5, nach jedem gewonnenen Kampf zur See, im eigenen Spielzug der Phase 6 in jedem kontrollierten Seegebiet und wenn „Gute Winde“ die Kontrolle bringen. Mit der Variante „Der Sieger entscheidet“ entscheidet darüber der Spieler, der an der Reihe ist.",
      },
      {
        id: "RU-58",
        text: "In welcher Reihenfolge Seegebiete aufgeklart werden, macht keinen Unterschied, außer bei knappen Spielsteinen und dazwischen ausgespielten Karten.",
      },
      {
        id: "RU-60",
        text: "Ein gekapertes Schiff bleibt bis zum Ende der Spielrunde, wo es ist. Auch durch „Gute Winde“ darf es nicht ziehen.",
      },
      { id: "RU-61", text: "Die Länder befreundeter Spieler können nie betreten werden." },
      {
        id: "RU-62",
        text: "Gute Winde: Jedes Schiff macht einen Zug in ein angrenzendes Seegebiet, oder seine Armee landet an, auch wenn sie erst in dieser Spielrunde eingeschifft wurde; gekaperte Schiffe ziehen nicht. Angriffe auf feindliche Spieler, Piraten und freie Länder sind mit höchstens 3 Schiffen erlaubt, und andere aus demselben Seegebiet dürfen als Verstärkung nachziehen. Angelandete Kavallerie zieht nicht weiter. Die Variante zu „Gute Winde“ kann Angriffe ausschließen.",
      },
      {
        id: "RU-63",
        text: "Um das Seegebiet eines befreundeten Spielers zu durchsegeln, sind 2 Züge nötig, und beide müssen möglich sein. Bei einer Flaute dort geht es nicht. Der zweite Zug darf ein Angriff sein.",
      },
      {
        id: "RU-66",
        text: "Aus einer Flaute dürfen Armeen nicht anlanden, es sei denn, die Variante „Flaute verhindert das Anlanden“ ist ausgeschaltet.",
      },
      { id: "RU-67", text: "Auch für ein Schiff, das einen Sturm nur durchsegelt, wird gewürfelt." },
      {
        id: "RU-82",
        text: "Ein Sturm trifft auch Piraten. „Gute Winde“ bewegen sie nicht, und eine Flaute ist für sie ohne Bedeutung.",
      },
      {
        id: "RU-89",
        text: "Schließen zwei Spieler Frieden, während ihre Kriegsschiffe im selben Seegebiet liegen, kämpfen sie in Phase 5 wie bei einem Waffenstillstand. Die Frachtschiffe des Verlierers werden nicht versenkt.",
      },
      {
        id: "RU-100",
        text: "Inhaber eines Seegebiets ist die Partei, die es kontrolliert oder zuletzt kontrolliert hat, bevor andere kamen. Verliert der Inhaber dort sein letztes Kriegsschiff, folgt der Erste der anderen in der Reihenfolge der Spielrunde, die Piraten zuletzt. Nur der Inhaber darf bei Waffenstillstand Kriegsschiffe hinzufügen, und „Kaperung“ in Phase 5 wirkt nur gegen ihn.",
      },
      {
        id: "RU-116",
        text: "Ein beendeter Spielzug wird nicht wieder geöffnet. Danach übernommene Schiffe oder gewonnene Züge nützen erst in der nächsten Spielrunde oder beim Ereignis „Gute Winde“.",
      },
      {
        id: "RU-117",
        text: "Kavallerie auf See kann in ein angrenzendes Seegebiet segeln, in einem eigenen Land anlanden und weiterreiten, zum Marschieren oder Angreifen. Das kostet 2 Schiffszüge und 2 Armeezüge. Es geht auch als Verstärkung.",
      },
      {
        id: "RU-118",
        text: "Sind weniger als 2 Handelsposten übrig, bringt ein Kanal so viele, wie da sind. Wird das Land von einem Spieler erobert, gibt es keine geschenkten Handelsposten; fehlende können später errichtet werden. Wer mit dem Besitzer im Krieg ist, kann den Kanal auf keine Weise nutzen.",
      },
      {
        id: "RU-124",
        text: "„Gute Winde“ können Schiffe in eine Flaute tragen, wo sie festliegen. Eine Flaute verhindert auch das Anlanden, nicht aber das Einschiffen von Armeen an Land.",
      },
      {
        id: "RU-127",
        text: "In den Phasen 6 und 7 lassen sich nur die letzten einfachen Züge zurücknehmen, solange es seither keine Würfel, kein Versenken, keinen Besitzwechsel und keine Karte gab. Ein Angriff wird nie zurückgenommen.",
      },
      {
        id: "RU-128",
        text: "Frachtschiffe, die durch eine „Kriegserklärung“ neben feindlichen Kriegsschiffen liegen, können im Spielzug ihres Besitzers wegsegeln oder anlanden. Weitere dürfen dort weder hineinziehen noch eingeschifft werden. Bleiben sie, werden sie bei der nächsten Gelegenheit versenkt.",
      },
      {
        id: "RU-130",
        text: "Das Versenken ungeschützter Frachtschiffe ist kein Kampf: Es öffnet sich kein Kartenfenster, und es wird nicht gewürfelt. Abgewehrt werden kann nur die Karte, die dazu geführt hat.",
      },
    ],
  },
  {
    id: "special-events",
    title: "Sonderfälle: Ereignisse",
    paragraphs: [
      {
        id: "RU-64",
        text: "Zuerst wird das Land oder Seegebiet gezogen, dann das Ereignis. Passt das Land oder Seegebiet nicht, wird nur dieses neu gezogen.",
      },
      {
        id: "RU-65",
        text: "Alle Länder, Seegebiete und Ereignisse sind gleich wahrscheinlich, sofern nichts anderes eingestellt ist.",
      },
      {
        id: "RU-83",
        text: "Wird für mehrere Einheiten zugleich gewürfelt, gilt die Reihenfolge der Spielrunde, Piraten zuletzt. Bei jedem Spieler gilt die Reihenfolge Linienschiffe, Fregatten, Artillerie, Kavallerie, Infanterie.",
      },
      {
        id: "RU-93",
        text: "Eine Kolonie kann in derselben Spielrunde von einer „Rebellion“ und einem Ereignis getroffen werden. Nur Ereignisse sind auf eines pro Land begrenzt.",
      },
      {
        id: "RU-99",
        text: "Verliert ein Land seinen letzten Spielstein, zum Beispiel durch „Seuche“, ist es sofort frei. Ein Kanal bleibt, ebenso eine schwarze Scheibe bis zur Phase 8.",
      },
      {
        id: "RU-110",
        text: "Für ein Ereignis zählt die Lage in dem Augenblick, in dem es ausgeführt wird. Ist eine Kolonie inzwischen frei geworden, hat es keine Wirkung, zählt aber trotzdem.",
      },
    ],
  },
];
