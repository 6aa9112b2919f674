import type { Chapter } from "../../chapter.ts";

export const specialCasesDiplomacy: readonly Chapter[] = [
  {
    id: "special-diplomacy",
    title: "Sonderfälle: Diplomatie",
    paragraphs: [
      {
        id: "RU-09",
        text: "Ändert jemand eine Erklärung, eine Zustimmung oder seine Stimme oder spielt jemand eine Karte aus, ist niemand mehr bereit. Die Verhandlungen enden, wenn alle bereit sind oder die Zeit um ist; dann gilt der letzte Stand. Mit der Variante „Verdeckt“ entscheiden alle gleichzeitig und verdeckt.",
      },
      {
        id: "RU-10",
        text: "Krieg und Frieden gelten von Spielrunde zu Spielrunde, bis sie in Phase 2 geändert werden. Was Karten bewirken, endet zu Beginn der nächsten Phase 2. Haben am Ende der Verhandlungen beide dem Frieden zugestimmt, herrscht Frieden, auch wenn in derselben Phase eine Karte etwas anderes bewirkt hat.",
      },
      {
        id: "RU-12",
        text: "Ein Waffenstillstand zählt in jeder Regel als Frieden, mit zwei Ausnahmen: Er bringt keine Friedensdividende, und in Phase 5 wird gekämpft. Ist die Variante „Waffenstillstand öffnet Seegebiete“ ausgeschaltet, bleiben Seegebiete und Kanäle des anderen Spielers gesperrt.",
      },
      {
        id: "RU-23",
        text: "Wird die Karte „Kriegserklärung“ ausgespielt, während Schiffe beider Spieler im selben Seegebiet liegen, wird das in Phase 5 entschieden, wenn die Karte in Phase 2 bis 4 kam. Kommt sie später, bleiben Frachtschiffe neben dem neuen Feind, bis sie das nächste Mal versenkt werden [RU-24]; ist ihr Besitzer vorher an der Reihe, kann er sie in Sicherheit bringen.",
      },
      {
        id: "RU-41",
        text: "Die Aufgaben des Briten werden automatisch erledigt. Er kann die Verhandlungen nicht allein beenden.",
      },
      {
        id: "RU-47",
        text: "Absprachen werden nicht durchgesetzt, und es kann nichts übergeben werden. Vorschläge sind öffentlich. Im Verlauf steht, welche Versprechen gehalten und welche gebrochen wurden.",
      },
      {
        id: "RU-80",
        text: "Die erforderliche Anzahl an Handelsposten darf sogar unter die Zahl gesenkt werden, die jemand schon hat. Ob jemand gewonnen hat, wird dann am Ende der Verhandlungen geprüft.",
      },
      {
        id: "RU-111",
        text: "Bei verdeckten Entscheidungen herrscht zwischen zwei Spielern Krieg, wenn mindestens einer Krieg gewählt hat, sonst Frieden, auch wenn sie vorher im Krieg waren. Wer nichts wählt, bleibt bei dem, was bisher galt. Die Abstimmung über die Handelsposten ist vorher abgeschlossen.",
      },
      {
        id: "RU-112",
        text: "Für die Anzahl der Handelsposten gibt es immer nur einen Vorschlag; ein neuer ersetzt ihn, und wer ihn macht, stimmt zu. Er gilt, wenn alle zustimmen, und darf von 1 bis 45 reichen (90 bei 3 Spielern). Wer aufgegeben hat, wird nicht gefragt.",
      },
      {
        id: "RU-123",
        text: "Frachtschiffe im Seegebiet eines Spielers, mit dem „Waffenstillstand“ oder „Friedensschluss“ gilt, sind so lange sicher. Endet er in Phase 2 und herrscht dann Krieg, werden sie in Phase 5 versenkt.",
      },
      {
        id: "RU-129",
        text: "Krieg und Frieden, Grenzen und Besitz werden bei jeder einzelnen Handlung geprüft. Was in diesem Augenblick erlaubt war, bleibt gültig.",
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
        text: "Der Kartenstapel wird vor der nächsten Phase 2 nicht aufgefüllt. Ist er leer, kann niemand Karten erhalten oder kaufen. Mit der Variante „Sobald er leer ist“ wird der Ablagestapel sofort gemischt.",
      },
      { id: "RU-48", text: "Auch für eine Kolonie mit schwarzer Scheibe erhält der Besitzer Seehandelssteuern." },
      { id: "RU-49", text: "Schulden können nur mit vorhandenen Dublonen getilgt werden." },
      {
        id: "RU-50",
        text: "Tilgen und Aufnehmen in derselben Spielrunde ist nicht möglich, denn eines davon allein führt immer zum selben Ergebnis.",
      },
      {
        id: "RU-51",
        text: "„Plünderung“ wird ausgespielt, bevor über Schulden entschieden wird, und geplünderte Dublonen dürfen in derselben Spielrunde investiert werden. Durch eine „Kriegserklärung“ in dieser Phase entfällt die Friedensdividende der beiden noch.",
      },
      {
        id: "RU-52",
        text: "Investitionen lassen sich im eigenen Spielzug zurücknehmen, solange weder der Zufall noch die Karte eines anderen dazwischengekommen ist.",
      },
      { id: "RU-53", text: "Die 3 Dublonen pro Handelsposten werden für die ganze Kolonie zusammengezählt." },
      {
        id: "RU-54",
        text: "Für einen neuen Handelsposten kann in derselben Spielrunde kein Fort errichtet werden, außer mit „Schmuggel“.",
      },
      {
        id: "RU-55",
        text: "Auch in einem Land mit Kanal begrenzt der Wert des Landes die Zahl der Forts. Mit der Variante „Handelsposten des Kanals erlauben Forts“ sind so viele Forts erlaubt wie Handelsposten, also bis zu 4 in Ägypten und 3 an der Moskitoküste.",
      },
      {
        id: "RU-56",
        text: "Eine schwarze Scheibe sperrt alles, was in das Land gesetzt oder von ihm bezahlt wird, auch Handelsposten und Kanäle. Eine Hungersnot gilt auch für einen neuen Besitzer. Ist die Variante „Schwarze Scheiben sperren Handelsposten“ ausgeschaltet, bleiben Handelsposten und Kanäle erlaubt.",
      },
      { id: "RU-57", text: "Für einen Kanal ist kein Handelsposten nötig. Es genügt, das Land zu besitzen." },
      { id: "RU-81", text: "Alle können die Staatshaushalte sehen." },
      {
        id: "RU-88",
        text: "Wer Schulden hat, darf mehr Handelsposten errichten, als für den Spielsieg nötig sind, soweit die Spielsteine reichen.",
      },
      {
        id: "RU-120",
        text: "Werden Piraten in Phase 2 oder 3 in ein Seegebiet gesetzt, erhält dessen Inhaber in dieser Spielrunde dafür keine Seehandelssteuern.",
      },
      {
        id: "RU-125",
        text: "Niemand kann mehr Karten kaufen, als im Kartenstapel sind. Mit der Variante „Sobald er leer ist“ wird der Ablagestapel gemischt, sobald der Kartenstapel leer ist, und zählt mit.",
      },
    ],
  },
];
