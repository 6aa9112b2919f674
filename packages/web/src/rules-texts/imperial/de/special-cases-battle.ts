import type { Chapter } from "../../chapter.ts";

export const specialCasesBattle: readonly Chapter[] = [
  {
    id: "special-battle",
    title: "Sonderfälle: Kampf",
    paragraphs: [
      {
        id: "RL-01",
        text: "Zuerst entscheidet die Regierung des Staates am Zug über einen Kampf. Hält sie Frieden, bestimmt sie, welcher Staat als nächster gefragt wird, und darf vorher jede Antwort abwarten. Bestimmt sie nichts, wird in Zugreihenfolge gefragt.",
      },
      {
        id: "RL-02",
        text: "Um dieselbe Ankunft können nie zwei Staaten kämpfen. Sie werden nacheinander gefragt, und mit dem ersten Kampf ist die angekommene Einheit abgetauscht. Frieden herrscht nur, wenn alle gefragten Staaten ablehnen.",
      },
      {
        id: "RL-03",
        text: "Wer mehrere der anwesenden Staaten regiert, wird für jeden Staat einmal gefragt und darf unterschiedlich antworten.",
      },
      {
        id: "RL-04",
        text: "Wer den Staat am Zug und einen anderen anwesenden Staat regiert, wird für den anderen nicht gefragt, kann den Kampf aber jederzeit mit dem Staat am Zug beginnen. Zwei Staaten eines Spielers dürfen gegeneinander kämpfen.",
      },
      {
        id: "RL-05",
        text: "Verlangt ein Staat Kampf und hat dort eine Armee und eine Flotte im Hafen, wählt er, welche er verliert. Greift der Staat am Zug an, wählt seine Regierung sowohl das Ziel als auch die eigene Einheit.",
      },
      {
        id: "RL-06",
        text: "Auch beim Wechsel von feindlich zu befreundet kann Kampf verlangt werden, und zwar von jedem Staat, der dort eine Armee oder eine Flotte im Hafen hat.",
      },
      {
        id: "RL-07",
        text: "Andere Staaten können nur gegen die Einheit Kampf verlangen, die gerade angekommen ist oder ihren Status gewechselt hat, nicht gegen Einheiten, die schon da waren. Jede spätere Ankunft gibt eine neue Gelegenheit.",
      },
      {
        id: "RL-08",
        text: "Zieht eine Armee in eine eigene Provinz und fährt mit der Eisenbahn weiter, kann nur dort Kampf verlangt werden, wo der ganze Zug endet. Dasselbe gilt für die Seeregionen eines Konvois.",
      },
      {
        id: "RL-09",
        text: "Wird eine Einheit neben fremden Armeen produziert oder importiert, kommt es nicht zum Kampf. Jeder der Staaten kann in seinem eigenen nächsten Manöver kämpfen.",
      },
      {
        id: "RL-10",
        text: "Bis die Flaggen abgelegt werden, dürfen Flotten auch im Schritt der Armeen kämpfen, ebenso Einheiten, die zuvor friedlich gezogen sind. Eine Flotte, die schon eine Armee transportiert hat, kann noch abgetauscht werden, transportiert aber keine zweite.",
      },
      {
        id: "RL-11",
        text: "Eine befreundete Armee in der Provinz der letzten unbesetzten Fabrik darf nicht feindlich werden, solange es die letzte ist.",
      },
      {
        id: "RL-12",
        text: "Nur feindliche Armeen können eine Fabrik zerstören. Befreundete Armeen wechseln zuerst ihren Status, und andere Staaten können daraufhin Kampf verlangen. Die Fabrik ist dann besetzt und daher nicht mehr als letzte unbesetzte Fabrik geschützt.",
      },
      {
        id: "RL-13",
        text: "Eine Armee darf vor oder nach dem Landzug oder Konvoi mit der Eisenbahn fahren, aber nicht beides.",
      },
      {
        id: "RL-14",
        text: "Eine eigene Heimatprovinz mit einer feindlichen Armee kann mit der Eisenbahn weder verlassen noch erreicht werden. Eine Armee kann über Land hinausziehen und dann mit der Bahn weiterfahren oder mit der Bahn in eine Nachbarprovinz fahren und von dort hineinziehen.",
      },
      {
        id: "RL-46",
        text: "Befreundete Armeen dürfen kämpfen: im Zug des eigenen Staates jederzeit, und bei ihrer Ankunft können andere gegen sie Kampf verlangen.",
      },
      {
        id: "RL-47",
        text: "Armeen eines Staates in derselben Provinz dürfen einen unterschiedlichen Status haben. Er wird für jede einzeln festgelegt.",
      },
      {
        id: "RL-48",
        text: "Der Staat am Zug darf mit seiner Flotte im Hafen eine fremde Armee in dieser Provinz angreifen.",
      },
      {
        id: "RL-49",
        text: "Jede fremde Armee in einer Provinz kann gegen die Flotte im Hafen kämpfen und umgekehrt. Das gilt auch für Armeen dritter Staaten.",
      },
      {
        id: "RL-60",
        text: "Das Recht, wegen einer Ankunft Kampf zu verlangen, endet erst, wenn genau diese Einheit abgetauscht ist oder der letzte Staat abgelehnt hat. Kämpft der Staat am Zug dort mit einer anderen Einheit, behalten die übrigen ihr Recht. Hat seine Regierung Frieden gehalten, handelt sie erst wieder, wenn jeder anwesende Staat gefragt wurde.",
      },
      {
        id: "RL-61",
        text: "Wird Kampf verlangt, geht genau die Einheit verloren, die angekommen ist oder ihren Status gewechselt hat. Greift der Staat am Zug an oder zerstört er eine Fabrik, wählt seine Regierung die eigenen Einheiten, zum Beispiel eine, die schon gezogen ist. Das Ziel wählt sie nach Staat, Art und Status.",
      },
      {
        id: "RL-62",
        text: "Armeen, die seit einem früheren Manöver befreundet sind, dürfen einzeln feindlich werden und, wenn 3 davon überstehen, im selben Schritt die Fabrik zerstören. Bei jedem Wechsel können andere Staaten Kampf verlangen.",
      },
      {
        id: "RL-63",
        text: "Der Schutz der letzten unbesetzten Fabrik wird bei jeder Ankunft und jedem Statuswechsel geprüft, danach nicht mehr. Eine Armee, die nur befreundet ankommen durfte, bleibt bis zum nächsten Manöver ihres Staates befreundet, auch wenn inzwischen eine andere Fabrik unbesetzt ist. Armeen, die schon dort stehen, werden nie vertrieben.",
      },
      {
        id: "RL-64",
        text: "Für die Heimatprovinzen eines Staates ohne Regierung gelten alle Regeln: Status, Blockade, Schutz und Zerstörung. Der Staat hat keine Einheiten, also wird niemand gefragt.",
      },
      {
        id: "RL-65",
        text: "Zwei Staaten eines Spielers bleiben einander fremd. Feindliche Armeen des einen blockieren die Provinzen des anderen. Konvois, Eisenbahnnetz und Geld sind nicht gemeinsam. Wo beide Einheiten haben, legt keiner eine Flagge ab.",
      },
      {
        id: "RL-66",
        text: "Kämpfe zwischen Armeen oder zwischen einer Flotte im Hafen und einer Armee sind auch im Schritt der Flotten erlaubt. Sie beenden diesen Schritt nicht.",
      },
      {
        id: "RL-80",
        text: "Eine neue Regierung übernimmt den Staat, wie er ist: Einheiten, Status, Flaggen, Marker und Staatskasse. An Zusagen der vorigen Regierung ist sie nicht gebunden.",
      },
    ],
  },
];
