import type { Chapter } from "../../chapter.ts";

export const movement: readonly Chapter[] = [
  {
    id: "movement",
    title: "Phase 6: Bewegung & Kampf",
    paragraphs: [
      {
        id: "IR-9.1.1",
        text: "In der Reihenfolge der Spielrunde führt jeder Spieler alle Züge und die zugehörigen Kämpfe in beliebiger Reihenfolge aus. Danach beendet er seinen Spielzug endgültig.",
      },
      {
        id: "IR-9.1.2",
        text: "Züge pro Spielrunde: Infanterie und Artillerie 1, Kavallerie 2, jedes Schiff 2. Die Züge werden für jeden Spielstein einzeln gezählt.",
      },
      {
        id: "IR-9.1.3",
        text: "Ein Zug führt in ein angrenzendes Land oder Seegebiet. Nicht genutzte Züge verfallen am Ende des Spielzugs.",
      },
      { id: "IR-9.1.4", text: "In dieser Spielrunde aufgestellte Armeen und gebaute Schiffe dürfen sofort ziehen." },
      {
        id: "IR-9.2.1",
        text: "Eine Armee marschiert in ein angrenzendes eigenes Land oder greift ein angrenzendes freies Land oder die Kolonie eines feindlichen Spielers an.",
      },
      { id: "IR-9.2.2", text: "Länder befreundeter Spieler und fremde Heimatländer können nicht betreten werden." },
      {
        id: "IR-9.2.3",
        text: "Kavallerie, die mit dem ersten Zug ein Land erobert, darf den zweiten noch nutzen, zum Marschieren oder für einen neuen Angriff.",
      },
      {
        id: "IR-9.2.4",
        text: "Braucht Kavallerie 2 Züge bis zu einem Kampf, muss das Land dazwischen ein eigenes sein. Es darf auch im selben Spielzug erobert worden sein.",
      },
      { id: "IR-9.2.5", text: "Armeen können in dieser Phase nicht eingeschifft werden." },
      {
        id: "IR-9.3.1",
        text: "Ein Frachtschiff hat 2 Schiffszüge. Die Armee an Bord behält ihre eigenen Züge (1, Kavallerie 2); Segeln verbraucht nur Schiffszüge.",
      },
      {
        id: "IR-9.3.2",
        text: "Anlanden kostet 1 Schiffszug und 1 Armeezug. Davor kann das Frachtschiff also höchstens in ein Seegebiet weiterziehen.",
      },
      {
        id: "IR-9.3.3",
        text: "Nach dem Anlanden haben Infanterie und Artillerie keinen Zug mehr, Kavallerie hat noch einen.",
      },
      {
        id: "IR-9.3.4",
        text: "Anlanden in einem eigenen Land ist ein Marsch, Anlanden in einem freien Land oder in der Kolonie eines feindlichen Spielers ist ein Angriff.",
      },
      {
        id: "IR-9.3.5",
        text: "Gerade eingeschiffte Armeen können erst in Phase 6 der nächsten Spielrunde segeln, außer durch das Ereignis „Gute Winde“.",
      },
      {
        id: "IR-9.4.1",
        text: "In ein Seegebiet mit Piraten oder feindlichen Kriegsschiffen dürfen nur Kriegsschiffe ziehen, die angreifen. Es kann erst durchsegelt werden, wenn dort keines dieser Kriegsschiffe mehr liegt. Frachtschiffe dürfen nicht hinein.",
      },
      { id: "IR-9.4.2", text: "Frachtschiffe versperren niemandem den Weg." },
      {
        id: "IR-9.4.3",
        text: "Kriegsschiffe dürfen ein Seegebiet mit Kriegsschiffen eines befreundeten Spielers durchsegeln, aber dort nicht anhalten. Der zweite Zug muss von Anfang an möglich sein.",
      },
      {
        id: "IR-9.4.4",
        text: "Wer das Seegebiet eines befreundeten Spielers durchsegelt, versenkt dort keine feindlichen Frachtschiffe.",
      },
      {
        id: "IR-9.4.5",
        text: "Frachtschiffe dürfen in Seegebiete mit eigenen, befreundeten oder gar keinen Kriegsschiffen ziehen und dort bleiben.",
      },
      {
        id: "IR-9.4.6",
        text: "Ein Kriegsschiff, das die Kontrolle über ein Seegebiet gewinnt, auch beim Durchsegeln, versenkt dort sofort und ohne Würfeln alle feindlichen Frachtschiffe.",
      },
      {
        id: "IR-9.4.7",
        text: "Frachtschiffe im Schutz eigener oder befreundeter Kriegsschiffe sind sicher, solange diese dort liegen.",
      },
      { id: "IR-9.4.8", text: "Für Sturm und Flaute gelten [IR-11.4.2] und [IR-11.4.3], für Kanäle gilt [IR-2.5.3]." },
      { id: "IR-9.4.9", text: "Gekaperte Schiffe dürfen bis zum Ende der Spielrunde nicht ziehen." },
      {
        id: "IR-9.4.10",
        text: "Kriegsschiffe, die mit dem ersten Zug ein Seegebiet gewinnen, dürfen mit dem zweiten weitersegeln oder erneut angreifen. Von da an dürfen eigene Frachtschiffe im selben Spielzug hinein und hindurch.",
      },
      {
        id: "IR-9.5.1",
        text: "Für einen Angriff wählt der Spieler ein Ziel und 1 bis 3 Einheiten mit genügend Zügen. Sie können von verschiedenen Orten kommen, über Land und über See, und treffen gemeinsam ein.",
      },
      {
        id: "IR-9.5.2",
        text: "Auf dem Weg dorthin darf es keinen Kampf geben: Kavallerie zieht durch eigene Länder, Schiffe ziehen durch Seegebiete ohne feindliche Kriegsschiffe.",
      },
      {
        id: "IR-9.5.3",
        text: "Ist ein Kampf vorbei, darf dasselbe Ziel mit anderen Einheiten, die noch Züge haben, erneut angegriffen werden. Das ist ein neuer Kampf.",
      },
    ],
  },
  {
    id: "embarkation",
    title: "Phase 7: Armeen einschiffen",
    paragraphs: [
      {
        id: "IR-10.1.1",
        text: "In der Reihenfolge der Spielrunde darf jeder Spieler beliebige Armeen aus jedem eigenen Land in ein angrenzendes Seegebiet einschiffen.",
      },
      {
        id: "IR-10.1.2",
        text: "Einschiffen ist kein Zug. Auch Armeen, die marschiert, angelandet oder gekämpft haben, dürfen eingeschifft werden.",
      },
      {
        id: "IR-10.1.3",
        text: "In dem Seegebiet dürfen keine feindlichen Kriegsschiffe und keine Piraten sein. Befreundete Kriegsschiffe stören nicht.",
      },
      {
        id: "IR-10.1.4",
        text: "Im Sturm wird sofort für jedes Frachtschiff gewürfelt. Das Einschiffen in eine Flaute ist erlaubt.",
      },
      { id: "IR-10.1.5", text: "Verlässt der letzte Spielstein eine Kolonie, wird das Land frei." },
    ],
  },
];
