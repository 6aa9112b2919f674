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
        text: "Die Einheiten ziehen nacheinander in beliebiger Reihenfolge. Status und Kampf werden vollständig geklärt, bevor die nächste Einheit zieht.",
      },
      {
        id: "IM-11.3",
        text: "Jede Einheit darf einmal ziehen oder stehen bleiben. Erst wenn die Flottenzüge beendet sind, können Armeen ziehen, den Status wechseln oder Fabriken zerstören. Von da an zieht keine Flotte mehr.",
      },
      {
        id: "IM-11.4",
        text: "Fremde Einheiten hindern eine Einheit nie daran, in eine Region zu ziehen oder sie zu verlassen.",
      },
    ],
  },
  {
    id: "fleets",
    title: "Manöver: Flotten",
    paragraphs: [
      {
        id: "IM-11.5",
        text: "Eine Flotte im Hafen darf in ihre Seeregion mit Anker ziehen, eine Flotte auf See in eine benachbarte Seeregion. Pro Manöver zieht sie eine Region weit. Beispiel: Aus London kann eine Flotte nur in den Kanal ziehen.",
      },
      { id: "IM-11.6", text: "Flotten kehren nie in einen Hafen oder an Land zurück." },
      {
        id: "IM-11.7",
        text: "Eine Flotte im Hafen kann weder gegen Flotten auf See kämpfen noch Armeen transportieren.",
      },
    ],
  },
  {
    id: "armies",
    title: "Manöver: Armeen",
    paragraphs: [
      {
        id: "IM-11.8",
        text: "Bei einem Landzug zieht eine Armee in eine benachbarte Landregion oder in eine eigene oder fremde Heimatprovinz. In die Schweiz kann sie nicht ziehen.",
      },
      {
        id: "IM-11.9",
        text: "Statt eines Landzugs kann eine Armee im Konvoi reisen: von einer Küste über eine oder mehrere benachbarte Seeregionen an eine andere Küste. In jeder dieser Seeregionen braucht sie eine Flotte des eigenen Staates, die in diesem Zug noch keine Armee transportiert hat. Die Reise endet an Land.",
      },
      {
        id: "IM-11.10",
        text: "Jede Flotte transportiert pro Zug eine Armee. Mit 2 Flotten in einer Seeregion können also 2 Armeen übersetzen, und eine Armee braucht in jeder Seeregion ihres Weges eine Flotte. Beispiel: Von Triest nach Algerien braucht sie eine Flotte im Ionischen Meer und eine im Westlichen Mittelmeer.",
      },
      {
        id: "IM-11.11",
        text: "Eine Flotte, die gerade gezogen ist, darf im selben Zug noch eine Armee transportieren. Fremde Flotten in der Seeregion stören dabei nicht.",
      },
      {
        id: "IM-11.12",
        text: "Zusätzlich darf eine Armee beliebig weit im eigenen Eisenbahnnetz fahren, entweder vor oder nach dem Landzug oder Konvoi, aber nicht beides. Auch eine Bahnfahrt allein ist erlaubt. Mitten im Zug einer Armee handelt keine andere Einheit.",
      },
      {
        id: "IM-11.13",
        text: "Nach einem Landzug oder Konvoi geht es nur noch mit der Eisenbahn weiter. Die Armee kann keine zweite Grenze überschreiten und keinen zweiten Konvoi nutzen.",
      },
      {
        id: "IM-11.14",
        text: "Es zählt das Eisenbahnnetz, wie es beim Zug der Armee besteht. Frühere Kämpfe im selben Zug können es geöffnet oder unterbrochen haben.",
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
        text: "Flotten kämpfen gegen Flotten in derselben Seeregion, Armeen gegen Armeen in derselben Region. Eine Armee kann nur dann gegen eine Flotte kämpfen, wenn diese im Hafen der Provinz liegt, in der die Armee steht.",
      },
      {
        id: "IM-11.17",
        text: "Während der Schritte für Flotten und Armeen darf der Staat am Zug jederzeit mit jeder eigenen Einheit, ob gezogen oder nicht, einen Kampf gegen eine fremde Einheit in derselben Region beginnen. Den Gegner bestimmt er selbst.",
      },
      {
        id: "IM-11.18",
        text: "Andere Staaten können nur sofort Kampf verlangen, und nur gegen eine Einheit, die gerade in eine Region mit ihren Einheiten gezogen ist, oder gegen eine Armee, die dort gerade den Status gewechselt hat. Auch eine befreundete Armee ist davor nicht geschützt.",
      },
      {
        id: "IM-11.19",
        text: "Nach jeder Ankunft und jedem Statuswechsel entscheidet zuerst die Regierung des Staates am Zug, ob sie kämpft. Hält sie Frieden, fragt sie die anderen anwesenden Staaten einzeln, in beliebiger Reihenfolge. Sobald eine Regierung Kampf verlangt, wird er ausgetragen, und niemand wird mehr gefragt. Verlangt niemand Kampf, bleiben alle Einheiten nebeneinander stehen.",
      },
      {
        id: "IM-11.20",
        text: "Wird Kampf verlangt, geht die Einheit verloren, die angekommen ist oder ihren Status gewechselt hat. Die Regierung, die Kampf verlangt, wählt, welche eigene Einheit sie dort verliert.",
      },
      {
        id: "IM-11.21",
        text: "Regionen, die eine Armee mit der Eisenbahn oder im Konvoi nur durchquert, zählen nicht als betreten. Kampf kann nur am Ziel des Zugs verlangt werden.",
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
        text: "Schon eine feindliche Armee blockiert die Provinz: keine Produktion, kein Import, kein Fabrikbau, keine Eisenbahn und keine Steuern für die Fabrik dort. Befreundete Armeen haben keine Wirkung.",
      },
      {
        id: "IM-11.24",
        text: "Die Provinz ist auch dann blockiert, wenn dort eigene Einheiten stehen. Flotten im Hafen dürfen trotzdem auslaufen.",
      },
      {
        id: "IM-11.25",
        text: "Der Status einer Armee kann erst in einem späteren Manöver ihres Staates geändert werden. Die Armee muss dafür nicht ziehen. Danach können andere Staaten wie bei einer Ankunft Kampf verlangen [IM-11.18].",
      },
      {
        id: "IM-11.26",
        text: "Hat ein Staat nur noch eine unbesetzte Fabrik, darf keine Armee feindlich in diese Provinz ziehen. Ankommende Armeen sind automatisch befreundet.",
      },
      {
        id: "IM-11.27",
        text: "Aus demselben Grund darf auch eine befreundete Armee, die dort schon steht, nicht feindlich werden.",
      },
      {
        id: "IM-11.28",
        text: "Einen Status haben Armeen nur in fremden Heimatprovinzen. Zieht die Armee weiter, verliert sie ihn.",
      },
      {
        id: "IM-11.39",
        text: "Eine Armee darf ihren Status pro Manöver einmal ändern. Ist sie gezogen, kann sie ihn nicht mehr ändern. Hat sie ihn geändert, kann sie nicht mehr ziehen, aber noch kämpfen und an der Zerstörung einer Fabrik teilnehmen.",
      },
      {
        id: "IM-11.40",
        text: "Geschützt ist nur die Provinz der letzten unbesetzten Fabrik. In Provinzen ohne Fabrik und in solche, in denen schon eine feindliche Armee steht, dürfen weiter feindliche Armeen ziehen. Die unbesetzten Fabriken werden bei jeder Ankunft und jedem Statuswechsel neu gezählt, noch vor einem Kampf. Eine Armee, die zieht, besetzt die Provinz nicht mehr, aus der sie kommt.",
      },
    ],
  },
  {
    id: "destruction",
    title: "Manöver: Fabriken zerstören",
    paragraphs: [
      {
        id: "IM-11.29",
        text: "Im Schritt der Armeen darf ein Staat mit 3 Armeen in einer fremden Heimatprovinz die Fabrik dort zerstören. Die 3 Armeen gehen dabei verloren. Der Staat, dem die Provinz gehört, darf dort weder eine Armee noch eine Flotte im Hafen haben.",
      },
      {
        id: "IM-11.30",
        text: "Die letzte unbesetzte Fabrik eines Staates darf nicht zerstört werden. Jeder Staat behält daher immer mindestens eine Fabrik.",
      },
      {
        id: "IM-11.31",
        text: "Die 3 Armeen müssen in diesem Augenblick feindlich sein. Sie dürfen schon vor diesem Zug dort gestanden haben. Einheiten dritter Staaten verhindern die Zerstörung nicht.",
      },
      {
        id: "IM-11.32",
        text: "Flotten können keine Fabriken zerstören, und ein Staat kann seine eigenen Fabriken nicht zerstören.",
      },
      { id: "IM-11.33", text: "In der Stadt kann später wieder eine Fabrik gebaut werden." },
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
        text: "Eine Flagge bleibt liegen, wenn die Einheiten ihres Staates abziehen oder verloren gehen, und solange kein Staat oder mehr als einer dort Einheiten hat. Sie wird erst entfernt, wenn ein anderer Staat dort allein steht.",
      },
      {
        id: "IM-11.37",
        text: "Bleibt ein anderer Staat durch einen Kampf oder den Abzug anderer allein in einer Region zurück, ersetzt zum selben Zeitpunkt seine Flagge die Flagge dort.",
      },
      { id: "IM-11.38", text: "Ein Staat hat 15 Flaggen, mehr nicht. Werden sie knapp, gelten [RL-17] und [RL-69]." },
    ],
  },
];
