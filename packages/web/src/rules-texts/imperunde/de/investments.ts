import type { Chapter } from "../../chapter.ts";

export const investments: readonly Chapter[] = [
  {
    id: "investments",
    title: "Phase 4: Investitionen",
    paragraphs: [
      {
        id: "IR-7.1.1",
        text: "In der Reihenfolge der Spielrunde tätigt jeder Spieler alle Investitionen. Danach beendet er seinen Spielzug endgültig.",
      },
      {
        id: "IR-7.1.2",
        text: "Alle Investitionen zusammen dürfen nicht mehr kosten als die freien Finanzmittel. In Spielsteine, die aufgebraucht sind, kann nicht investiert werden.",
      },
      {
        id: "IR-7.1.3",
        text: "Investitionen werden einzeln wirksam. Folgt auf eine Investition ein Zufall, also eine gezogene Karte oder ein Wurf im Sturm, kann sie nicht zurückgenommen werden.",
      },
      {
        id: "IR-7.2.1",
        text: "Im Heimatland können beliebig viele Armeen aufgestellt und Kriegsschiffe gebaut, aber keine Forts und keine Handelsposten errichtet werden.",
      },
      {
        id: "IR-7.2.2",
        text: "Handelsposten, Kanäle und Karten zählen als Investitionen des Heimatlandes, egal in welchem Land. Die Grenze einer Kolonie belasten sie nicht.",
      },
      {
        id: "IR-7.2.3",
        text: "Karten: höchstens 3 pro Spieler und Spielrunde für je 5 Dublonen; sie werden sofort gezogen. Mehr Karten, als im Kartenstapel sind, können nicht gekauft werden.",
      },
      {
        id: "IR-7.3.1",
        text: "Handelsposten kosten je 2 Dublonen und können in jeder eigenen Kolonie errichtet werden, bis zum Wert des Landes (mit Kanal 2 mehr). Eine Kolonie ohne Handelsposten kann mehrere auf einmal erhalten.",
      },
      {
        id: "IR-7.3.2",
        text: "Armeen, Forts und Kriegsschiffe einer Kolonie setzen mindestens einen Handelsposten voraus, der schon vor dieser Phase dort stand.",
      },
      {
        id: "IR-7.3.3",
        text: "Pro Spielrunde kann eine Kolonie für jeden Handelsposten bis zu 3 Dublonen in Militär investieren; neue Handelsposten zählen nicht mit. Die Summe gilt für die ganze Kolonie: 2 Handelsposten erlauben 6 Dublonen, zum Beispiel für ein Linienschiff.",
      },
      {
        id: "IR-7.3.4",
        text: "In dieser Spielrunde errichtete Handelsposten sind bis zum Ende der Phase 4 neu. Sie erlauben noch kein Militär und kein Fort.",
      },
      { id: "IR-7.3.5", text: "In einer Kolonie darf pro Handelsposten höchstens ein Fort stehen." },
      {
        id: "IR-7.3.6",
        text: "Armeen werden in dem Land aufgestellt, das sie bezahlt, nie auf einem Seegebiet. In Frachtschiffe kann nicht investiert werden.",
      },
      {
        id: "IR-7.3.7",
        text: "In einer Kolonie mit schwarzer Scheibe kann in dieser Spielrunde nichts investiert werden, auch nicht in Kriegsschiffe. Ausnahme ist die Karte „Schmuggel“ [IR-13.5.11].",
      },
      {
        id: "IR-7.3.8",
        text: "Der Besitzer von Ägypten kann dort für 8 Dublonen den Suezkanal bauen, der Besitzer der Moskitoküste für 10 Dublonen den Panamakanal. 2 neue Handelsposten kommen dazu. Vorher ist kein Handelsposten nötig.",
      },
      { id: "IR-7.4.1", text: "Ein Kriegsschiff kommt in ein Seegebiet an der Küste des Landes, das es bezahlt." },
      {
        id: "IR-7.4.2",
        text: "Feindliche Kriegsschiffe oder Piraten im Seegebiet hindern nicht daran. Gekämpft wird in Phase 5.",
      },
      {
        id: "IR-7.4.3",
        text: "In ein Seegebiet mit Kriegsschiffen eines befreundeten Spielers dürfen keine Kriegsschiffe gesetzt werden, auch nicht nach einem gerade ausgespielten „Waffenstillstand“. Nur der Inhaber des Seegebiets darf weitere hinzufügen, wenn der Eindringling inzwischen befreundet ist.",
      },
      { id: "IR-7.4.4", text: "Frachtschiffe spielen für das Einsetzen von Kriegsschiffen keine Rolle." },
      {
        id: "IR-7.4.5",
        text: "Für jedes in einen Sturm gesetzte Schiff wird sofort gewürfelt [IR-11.4.2]. In eine Flaute dürfen Schiffe gesetzt werden.",
      },
    ],
  },
  {
    id: "clearing",
    title: "Phase 5: Seegebiete aufklaren",
    paragraphs: [
      {
        id: "IR-8.1.1",
        text: "Ein Seegebiet muss aufgeklart werden, wenn darin Kriegsschiffe mehrerer Parteien liegen oder Kriegsschiffe einer Partei zusammen mit Frachtschiffen eines Feindes.",
      },
      { id: "IR-8.1.2", text: "Seegebiete, in denen nur Frachtschiffe liegen, werden nicht aufgeklart." },
      {
        id: "IR-8.1.3",
        text: "Die Seegebiete werden nacheinander in fester Reihenfolge aufgeklart. Sie beeinflussen einander nicht.",
      },
      {
        id: "IR-8.2.1",
        text: "In jedem Seegebiet wird in der Reihenfolge der Spielrunde gekämpft: der Erste gegen den Zweiten, der Sieger gegen den Dritten und so weiter. Die Piraten kommen zuletzt.",
      },
      {
        id: "IR-8.2.2",
        text: "Beide Seiten müssen so viele Schiffe wie möglich einsetzen, höchstens 3. Weitere Schiffe warten im selben Seegebiet und können später mitkämpfen. Wer in der Reihenfolge der Spielrunde früher kommt, wählt seine Schiffe zuerst aus; Piraten kämpfen zuerst mit Linienschiffen.",
      },
      { id: "IR-8.2.3", text: "Schiffe aus anderen Seegebieten können nicht helfen." },
      {
        id: "IR-8.2.4",
        text: "Auch Spieler mit Waffenstillstand kämpfen, wenn ihre Kriegsschiffe im selben Seegebiet liegen, denn nur eine Partei kann es behalten.",
      },
      {
        id: "IR-8.3.1",
        text: "Die übrig gebliebene Partei versenkt alle feindlichen Frachtschiffe dort; Piraten versenken alle Frachtschiffe. Frachtschiffe von Spielern, die mit dem Sieger befreundet sind, bleiben.",
      },
      {
        id: "IR-8.3.2",
        text: "Hatte der Verlierer mit dem Sieger einen Waffenstillstand, werden seine Frachtschiffe nicht versenkt.",
      },
      {
        id: "IR-8.3.3",
        text: "Hier gekaperte Schiffe können sofort weiterkämpfen, dürfen in dieser Spielrunde aber nicht ziehen.",
      },
    ],
  },
];
