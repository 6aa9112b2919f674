import type { Chapter } from "../../chapter.ts";

export const manoeuvre: readonly Chapter[] = [
  {
    id: "manoeuvre",
    title: "Manöver",
    paragraphs: [
      {
        id: "IM-11.1",
        text: "Ein Manöver hat drei Schritte: zuerst die Flotten, dann die Armeen, zuletzt die Flaggen.",
      },
      {
        id: "IM-11.2",
        text: "Die Einheiten ziehen nacheinander in beliebiger Reihenfolge. Jede Ankunft wird mit Status und Kampf vollständig abgewickelt, ehe die nächste Einheit zieht.",
      },
      {
        id: "IM-11.3",
        text: "Jede Einheit zieht höchstens einmal und darf auch stehen bleiben. Erst wenn die Flottenzüge beendet sind, können Armeen ziehen, den Status wechseln oder zerstören; von da an zieht keine Flotte mehr.",
      },
      { id: "IM-11.4", text: "Fremde Einheiten hindern niemanden daran, ein Gebiet zu betreten oder zu verlassen." },
    ],
  },
  {
    id: "fleets",
    title: "Manöver: Flotten",
    paragraphs: [
      {
        id: "IM-11.5",
        text: "Eine Flotte im Hafen darf in ihre Seeregion mit Anker ziehen, eine Flotte auf See in eine benachbarte Seeregion. Je Manöver geht es eine Region weit. Beispiel: Aus London führt der Weg nur in den Kanal.",
      },
      { id: "IM-11.6", text: "Flotten kehren nie in einen Hafen oder an Land zurück." },
      { id: "IM-11.7", text: "Eine Flotte im Hafen kann weder gegen Flotten auf See kämpfen noch Armeen befördern." },
    ],
  },
  {
    id: "armies",
    title: "Manöver: Armeen",
    paragraphs: [
      {
        id: "IM-11.8",
        text: "Beim Landzug geht eine Armee in eine benachbarte Landregion oder Heimatprovinz, eigen oder fremd. Die Schweiz ist gesperrt.",
      },
      {
        id: "IM-11.9",
        text: "Statt eines Landzuges kann eine Armee per Konvoi reisen: von einer Küste über eine oder mehrere benachbarte Seeregionen an eine andere Küste. In jeder dieser Seeregionen muss eine Flotte des eigenen Staates stehen, die noch keine Armee befördert hat. Die Reise endet an Land.",
      },
      {
        id: "IM-11.10",
        text: "Jede Flotte befördert je Zug eine Armee. Zwei Flotten in einer Seeregion lassen also zwei Armeen passieren, und eine Armee braucht in jeder Seeregion ihres Weges eine Flotte. Beispiel: Von Triest nach Algerien braucht es eine Flotte im Ionischen Meer und eine im Westlichen Mittelmeer.",
      },
      {
        id: "IM-11.11",
        text: "Eine Flotte, die eben erst gezogen ist, darf im selben Zug noch befördern. Fremde Flotten in der Seeregion stören dabei nicht.",
      },
      {
        id: "IM-11.12",
        text: "Zusätzlich darf eine Armee beliebig weit im eigenen Eisenbahnnetz fahren, entweder vor oder nach Landzug oder Konvoi, nicht beides. Auch eine Bahnfahrt allein ist erlaubt. Mitten im Zug einer Armee handelt keine andere Einheit.",
      },
      {
        id: "IM-11.13",
        text: "Nach Landzug oder Konvoi geht es nur noch mit der Eisenbahn weiter. Eine zweite Grenze oder ein zweiter Konvoi ist nicht möglich.",
      },
      {
        id: "IM-11.14",
        text: "Das Eisenbahnnetz gilt so, wie es beim Zug der Armee besteht. Frühere Kämpfe im selben Zug können es geöffnet oder unterbrochen haben.",
      },
    ],
  },
  {
    id: "battle",
    title: "Manöver: Kampf",
    paragraphs: [
      { id: "IM-11.15", text: "In jedem Kampf verlieren zwei Staaten je eine Einheit (Abtausch 1:1)." },
      {
        id: "IM-11.16",
        text: "Flotten kämpfen gegen Flotten in derselben Seeregion, Armeen gegen Armeen im selben Landgebiet. Eine Armee kann nur dann gegen eine Flotte kämpfen, wenn diese im Hafen der Provinz liegt, in der die Armee steht.",
      },
      {
        id: "IM-11.17",
        text: "Der Staat am Zug darf während der Schritte für Flotten und Armeen jederzeit mit jeder eigenen Einheit einen Kampf gegen eine fremde Einheit im selben Gebiet beginnen, ob gezogen oder nicht. Den Gegner bestimmt er selbst.",
      },
      {
        id: "IM-11.18",
        text: "Andere Staaten können nur sofort Kampf verlangen und nur gegen eine Einheit, die eben in ein Gebiet mit ihren Einheiten gekommen ist, oder gegen eine Armee, die dort eben den Status gewechselt hat. Als Freund zu kommen, schützt nicht.",
      },
      {
        id: "IM-11.19",
        text: "Nach jeder Ankunft und jedem Statuswechsel entscheidet zuerst die Regierung am Zug über einen Kampf. Hält sie Frieden, befragt sie die anderen anwesenden Staaten einzeln, in beliebiger Reihenfolge. Das erste Verlangen wird ausgeführt und erledigt die Sache; verlangt niemand Kampf, bleiben alle Einheiten nebeneinander stehen.",
      },
      {
        id: "IM-11.20",
        text: "Wird Kampf verlangt, geht die Einheit verloren, die angekommen ist oder ihren Status gewechselt hat. Die Regierung, die ihn verlangt, wählt, welche eigene Einheit sie dort verliert.",
      },
      {
        id: "IM-11.21",
        text: "Gebiete, die per Eisenbahn oder Konvoi nur durchquert werden, gelten nicht als betreten. Kampf kann nur am Ziel des Zuges verlangt werden.",
      },
    ],
  },
  {
    id: "abroad",
    title: "Manöver: Armeen in fremden Heimatprovinzen",
    paragraphs: [
      {
        id: "IM-11.22",
        text: "Betritt eine Armee eine fremde Heimatprovinz, erklärt ihre Regierung sie für feindlich (aufrecht stehend) oder befreundet (liegend).",
      },
      {
        id: "IM-11.23",
        text: "Schon eine feindliche Armee sperrt die Provinz für deren Staat: keine Produktion, kein Import, kein Fabrikbau, keine Eisenbahn und keine Steuern für die Fabrik dort. Befreundete Armeen haben keinerlei Wirkung.",
      },
      {
        id: "IM-11.24",
        text: "Die Sperre gilt auch, wenn in der Provinz eigene Einheiten stehen. Flotten im Hafen dürfen trotzdem auslaufen.",
      },
      {
        id: "IM-11.25",
        text: "Der Status einer Armee kann erst in einem späteren Manöver ihres Staates geändert werden, auch ohne dass sie zieht. Danach können andere wie bei einer Ankunft Kampf verlangen [IM-11.18].",
      },
      {
        id: "IM-11.26",
        text: "Hat ein Staat nur noch eine unbesetzte Fabrik, darf keine Armee diese Provinz feindlich betreten. Ankommende Armeen gelten von selbst als befreundet.",
      },
      {
        id: "IM-11.27",
        text: "Aus demselben Grund darf auch eine befreundete Armee, die dort schon steht, nicht feindlich werden.",
      },
      {
        id: "IM-11.28",
        text: "Einen Status haben Armeen nur in fremden Heimatprovinzen. Er erlischt, wenn die Armee weiterzieht.",
      },
      {
        id: "IM-11.39",
        text: "Eine Armee darf ihren Status je Manöver einmal ändern. Ist sie gezogen, kann sie ihn nicht mehr ändern; hat sie ihn geändert, kann sie nicht mehr ziehen, wohl aber kämpfen und an einer Zerstörung teilnehmen.",
      },
      {
        id: "IM-11.40",
        text: "Geschützt ist nur die Provinz der letzten unbesetzten Fabrik. Provinzen ohne Fabrik und solche, in denen schon eine feindliche Armee steht, bleiben feindlichen Armeen offen. Die unbesetzten Fabriken werden bei jeder Ankunft und jedem Statuswechsel neu gezählt, noch vor einem Kampf darum.",
      },
    ],
  },
  {
    id: "destruction",
    title: "Manöver: Fabriken zerstören",
    paragraphs: [
      {
        id: "IM-11.29",
        text: "Im Schritt der Armeen darf ein Staat mit drei Armeen in einer fremden Heimatprovinz die Fabrik dort zerstören. Die drei Armeen gehen dabei verloren. Vom Staat dieser Provinz darf dort weder eine Armee noch eine Flotte im Hafen stehen.",
      },
      {
        id: "IM-11.30",
        text: "Die letzte unbesetzte Fabrik eines Staates darf nicht zerstört werden. Jeder Staat behält daher immer mindestens eine Fabrik.",
      },
      {
        id: "IM-11.31",
        text: "Die drei Armeen müssen in diesem Augenblick feindlich sein. Sie dürfen schon vorher dort gestanden haben; Einheiten dritter Staaten verhindern die Zerstörung nicht.",
      },
      { id: "IM-11.32", text: "Flotten können keine Fabriken zerstören, und kein Staat kann die eigenen zerstören." },
      { id: "IM-11.33", text: "In der Stadt darf später wieder eine Fabrik gebaut werden." },
    ],
  },
  {
    id: "flags",
    title: "Manöver: Flaggen",
    paragraphs: [
      {
        id: "IM-11.34",
        text: "Am Ende des Manövers legt der Staat am Zug in jeder Land- und Seeregion, in der nur er Einheiten hat, eine Flagge ab. Eine fremde Flagge dort wird entfernt.",
      },
      { id: "IM-11.35", text: "In Heimatprovinzen werden nie Flaggen abgelegt." },
      {
        id: "IM-11.36",
        text: "Eine Flagge bleibt liegen, wenn die Einheiten ihres Staates abziehen oder verloren gehen, und solange kein Staat oder mehr als einer dort Einheiten hat. Sie verschwindet erst, wenn ein anderer Staat dort allein steht.",
      },
      {
        id: "IM-11.37",
        text: "Auch ein Staat, der nicht am Zug ist, aber durch einen Kampf oder den Abzug anderer allein in einer Region zurückbleibt, ersetzt zu diesem Zeitpunkt die Flagge.",
      },
      {
        id: "IM-11.38",
        text: "Ein Staat hat 15 Flaggen, mehr nicht. Was gilt, wenn sie knapp werden, steht unter [RL-17] und [RL-69].",
      },
    ],
  },
];
