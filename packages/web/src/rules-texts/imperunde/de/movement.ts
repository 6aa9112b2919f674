import type { Chapter } from "../../chapter.ts";

export const movement: readonly Chapter[] = [
  {
    id: "movement",
    title: "Phase 6: Bewegung & Kampf",
    paragraphs: [
      {
        id: "IR-9.1.1",
        text: "In der Reihenfolge der Spielrunde macht jeder Spieler alle Züge und die Kämpfe, die daraus folgen, in beliebiger Folge und beendet dann seinen Spielzug endgültig.",
      },
      {
        id: "IR-9.1.2",
        text: "Züge je Spielrunde: Infanterie und Artillerie 1, Kavallerie 2, jedes Schiff 2. Jede Figur zählt für sich.",
      },
      {
        id: "IR-9.1.3",
        text: "Ein Zug ist ein Schritt in ein angrenzendes Land oder Seegebiet. Nicht genutzte Züge verfallen am Ende des Spielzuges.",
      },
      { id: "IR-9.1.4", text: "In dieser Spielrunde gekaufte Figuren dürfen gleich ziehen." },
      {
        id: "IR-9.2.1",
        text: "Eine Armee marschiert in ein angrenzendes eigenes Land oder greift ein angrenzendes freies Land oder die Kolonie eines feindlichen Spielers an.",
      },
      { id: "IR-9.2.2", text: "Länder befreundeter Spieler und fremde Heimatländer können nicht betreten werden." },
      {
        id: "IR-9.2.3",
        text: "Kavallerie, die mit dem ersten Zug erobert, darf den zweiten nutzen, zum Marschieren oder für einen neuen Angriff.",
      },
      {
        id: "IR-9.2.4",
        text: "Braucht Kavallerie zwei Schritte bis zu einem Kampf, muss das Land dazwischen ein eigenes sein, auch ein im selben Spielzug erobertes.",
      },
      { id: "IR-9.2.5", text: "Armeen können in dieser Phase nicht auf See gehen." },
      {
        id: "IR-9.3.1",
        text: "Ein Frachtschiff hat 2 Schiffszüge. Die Armee an Bord behält ihre eigenen Züge (1, Kavallerie 2); Segeln verbraucht nur Schiffszüge.",
      },
      {
        id: "IR-9.3.2",
        text: "Anlanden kostet 1 Schiffszug und 1 Armeezug. Davor ist also höchstens ein Schritt auf See möglich.",
      },
      { id: "IR-9.3.3", text: "Nach dem Anlanden haben Infanterie und Artillerie keinen Zug mehr, Kavallerie einen." },
      {
        id: "IR-9.3.4",
        text: "Anlanden in einem eigenen Land ist ein Marsch, in einem freien Land oder der Kolonie eines feindlichen Spielers ein Angriff.",
      },
      {
        id: "IR-9.3.5",
        text: "Eben eingeschiffte Armeen können erst in Phase 6 der nächsten Spielrunde segeln, außer durch das Ereignis Gute Winde.",
      },
      {
        id: "IR-9.4.1",
        text: "Ein Seegebiet mit Piraten oder feindlichen Kriegsschiffen kann nur von angreifenden Kriegsschiffen befahren werden. Durchsegeln lässt es sich erst, wenn alle diese Kriegsschiffe fort sind. Frachtschiffe können es nicht befahren.",
      },
      { id: "IR-9.4.2", text: "Frachtschiffe stehen niemandem im Weg." },
      {
        id: "IR-9.4.3",
        text: "Kriegsschiffe dürfen ein Seegebiet mit Kriegsschiffen eines befreundeten Spielers durchsegeln, aber dort nicht anhalten. Der zweite Schritt muss von Anfang an möglich sein.",
      },
      {
        id: "IR-9.4.4",
        text: "Wer das Seegebiet eines Freundes durchsegelt, versenkt dort keine feindlichen Frachtschiffe.",
      },
      {
        id: "IR-9.4.5",
        text: "Frachtschiffe dürfen in Seegebiete mit eigenen, befreundeten oder gar keinen Kriegsschiffen einfahren und dort bleiben.",
      },
      {
        id: "IR-9.4.6",
        text: "Ein Kriegsschiff, das die Kontrolle über ein Seegebiet gewinnt, auch im Vorbeisegeln, versenkt dort sofort und ohne Würfel alle feindlichen Frachtschiffe.",
      },
      {
        id: "IR-9.4.7",
        text: "Frachtschiffe im Schutz eigener oder befreundeter Kriegsschiffe sind sicher, bis diese fort sind.",
      },
      {
        id: "IR-9.4.8",
        text: "Sturm und Flaute wirken auf Schiffe wie in [IR-11.4.2] und [IR-11.4.3], Kanäle verbinden Seegebiete wie in [IR-2.5.3].",
      },
      { id: "IR-9.4.9", text: "Gekaperte Schiffe ziehen nicht, bis die Spielrunde vorbei ist." },
      {
        id: "IR-9.4.10",
        text: "Kriegsschiffe, die mit dem ersten Zug ein Seegebiet gewinnen, dürfen mit dem zweiten weitersegeln oder erneut angreifen. Ab dann dürfen eigene Frachtschiffe im selben Spielzug dorthin und hindurch.",
      },
      {
        id: "IR-9.5.1",
        text: "Ein Angriff nennt ein Ziel und 1 bis 3 Einheiten mit genügend Zügen. Sie können von verschiedenen Orten kommen, über Land und über See, und treffen gemeinsam ein.",
      },
      {
        id: "IR-9.5.2",
        text: "Die Schritte unterwegs müssen friedlich sein: Kavallerie durch eigenes Land, Schiffe durch Seegebiete ohne feindliche Kriegsschiffe.",
      },
      {
        id: "IR-9.5.3",
        text: "Ist ein Kampf vorbei, darf derselbe Ort mit anderen Einheiten, die noch Züge haben, erneut angegriffen werden. Das ist ein neuer Kampf.",
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
        text: "Das Seegebiet muss frei von feindlichen Kriegsschiffen und Piraten sein. Befreundete Kriegsschiffe stören nicht.",
      },
      {
        id: "IR-10.1.4",
        text: "Im Sturm würfelt jedes Frachtschiff sofort. In eine Flaute einzuschiffen, ist erlaubt.",
      },
      { id: "IR-10.1.5", text: "Verlässt die letzte Figur eine Kolonie, wird das Land frei." },
    ],
  },
];
