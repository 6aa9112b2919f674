import type { Chapter } from "../../chapter.ts";

export const specialCasesDiplomacy: readonly Chapter[] = [
  {
    id: "special-diplomacy",
    title: "Sonderfälle: Diplomatie",
    paragraphs: [
      {
        id: "RU-09",
        text: "Jede Änderung einer Erklärung, einer Zustimmung oder einer Stimme und jede Karte hebt die Bereitschaft aller wieder auf. Die Verhandlungen enden, wenn alle bereit sind oder die Zeit um ist; dann zählt der Stand. Mit der Tischoption für verdeckte Entscheidungen entscheiden alle geheim und gleichzeitig.",
      },
      {
        id: "RU-10",
        text: "Krieg und Frieden gelten von Spielrunde zu Spielrunde, bis sie in Phase 2 geändert werden. Was Karten bewirken, endet zu Beginn der nächsten Phase 2. Haben am Ende der Verhandlungen beide dem Frieden zugestimmt, herrscht Frieden, auch gegen eine Karte derselben Phase.",
      },
      {
        id: "RU-12",
        text: "Ein Waffenstillstand zählt in jeder Regel als Frieden, mit zwei Ausnahmen: Er bringt keine Friedensdividende, und in Phase 5 wird gekämpft. Mit einer Tischoption bleiben Seegebiete und Kanäle des Partners gesperrt.",
      },
      {
        id: "RU-23",
        text: "Wird die Karte Kriegserklärung ausgespielt, während Schiffe gemischt stehen, regelt dies in den Phasen 2 bis 4 die Phase 5. Später bleiben Frachtschiffe neben dem neuen Feind bis zur nächsten Gelegenheit, sie zu versenken [RU-24]; ihr Besitzer kann fliehen, wenn er vorher an der Reihe ist.",
      },
      {
        id: "RU-41",
        text: "Die Aufgaben des Briten werden automatisch erledigt. Allein beenden kann er die Verhandlungen nicht.",
      },
      { id: "RU-47", text: "Absprachen werden nicht durchgesetzt, und nichts kann übergeben werden." },
      {
        id: "RU-80",
        text: "Die erforderliche Anzahl an Handelsposten darf sogar unter das gesenkt werden, was jemand schon hat. Ob jemand gewonnen hat, wird dann am Ende der Verhandlungen geprüft.",
      },
      {
        id: "RU-111",
        text: "Bei verdeckten Entscheidungen herrscht zwischen zwei Spielern Krieg, wenn mindestens einer Krieg gewählt hat, sonst Frieden, auch wenn sie vorher im Krieg waren. Wer nichts entscheidet, behält das bisherige Verhältnis bei. Die Abstimmung über die Handelsposten ist vorher abgeschlossen.",
      },
      {
        id: "RU-112",
        text: "Für die Anzahl der Handelsposten gibt es immer nur einen Vorschlag; ein neuer ersetzt ihn, und wer ihn macht, stimmt zu. Er gilt, wenn alle zustimmen, und darf von 1 bis 45 reichen (90 bei 3 Spielern). Wer aufgegeben hat, wird nicht gefragt.",
      },
      {
        id: "RU-123",
        text: "Frachtschiffe im Seegebiet eines Partners durch Waffenstillstand oder Friedensschluss sind sicher, solange dieser gilt. Endet er in Phase 2 und herrscht Krieg, versenkt sie Phase 5.",
      },
      {
        id: "RU-129",
        text: "Für Verhältnisse, Grenzen und Besitz zählt der Augenblick jeder einzelnen Handlung. Was damals erlaubt war, bleibt, auch wenn es jetzt nicht mehr erlaubt wäre.",
      },
    ],
  },
  {
    id: "special-money",
    title: "Sonderfälle: Haushalt und Investitionen",
    paragraphs: [
      { id: "RU-36", text: "Fehlen dem Eroberer Handelsposten zum Ersetzen, gehen die fehlenden verloren." },
      { id: "RU-37", text: "Eigene Handelsposten können nicht abgerissen werden." },
      {
        id: "RU-46",
        text: "Der Kartenstapel wird vor der nächsten Phase 2 nicht aufgefüllt. Ist er leer, erhält und kauft niemand Karten. Eine Tischoption lässt den Ablagestapel sofort mischen.",
      },
      {
        id: "RU-48",
        text: "Auch eine Kolonie mit schwarzer Scheibe lässt ihren Besitzer Seehandelssteuern einnehmen.",
      },
      { id: "RU-49", text: "Schulden können nur mit vorhandenem Geld getilgt werden." },
      {
        id: "RU-50",
        text: "Tilgen und Aufnehmen in einer Spielrunde wird nicht angeboten, denn eines davon allein führt immer zum selben Ergebnis.",
      },
      {
        id: "RU-51",
        text: "Plünderung wird ausgespielt, ehe über Schulden entschieden wird, und geplündertes Geld darf in derselben Spielrunde investiert werden. Eine Kriegserklärung in dieser Phase streicht den beiden noch die Friedensdividende.",
      },
      {
        id: "RU-52",
        text: "Käufe lassen sich im eigenen Spielzug zurücknehmen, solange weder der Zufall noch die Karte eines anderen dazwischenkam.",
      },
      { id: "RU-53", text: "Die 3 Dublonen je Handelsposten werden für die ganze Kolonie zusammengezählt." },
      {
        id: "RU-54",
        text: "Auf einem neuen Handelsposten kann in derselben Spielrunde kein Fort errichtet werden, außer mit Schmuggel.",
      },
      {
        id: "RU-55",
        text: "In einem Land mit Kanal sind so viele Forts erlaubt wie Handelsposten, also bis zu 4 in Ägypten und 3 an der Moskitoküste. Eine Tischoption begrenzt Forts auf den Wert des Landes.",
      },
      {
        id: "RU-56",
        text: "Eine schwarze Scheibe sperrt alles, was in das Land gesetzt oder von ihm bezahlt wird, auch Handelsposten und Kanäle. Eine Hungersnot bindet auch einen neuen Besitzer. Mit einer Tischoption bleiben Handelsposten und Kanäle erlaubt.",
      },
      { id: "RU-57", text: "Ein Kanal braucht keinen Handelsposten; das Land zu besitzen, genügt." },
      { id: "RU-81", text: "Die Staatshaushalte sind für alle offen." },
      {
        id: "RU-88",
        text: "Wer Schulden hat, darf mehr Handelsposten errichten, als zum Spielsieg nötig sind, soweit die Figuren reichen.",
      },
      {
        id: "RU-120",
        text: "Werden Piraten in Phase 2 oder 3 in ein Seegebiet gesetzt, zieht dessen Inhaber in dieser Spielrunde keine Seehandelssteuern daraus.",
      },
      {
        id: "RU-125",
        text: "Niemand kann mehr Karten kaufen, als im Kartenstapel sind. Mit der Tischoption für das Auffüllen wird der Ablagestapel gemischt, sobald der Stapel leer ist, und zählt mit.",
      },
    ],
  },
];
