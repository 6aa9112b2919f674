import type { Chapter } from "../../chapter.ts";

export const specialCasesBattle: readonly Chapter[] = [
  {
    id: "special-battle",
    title: "Sonderfälle: Kampf",
    paragraphs: [
      {
        id: "RL-01",
        text: "Zuerst entscheidet die Regierung am Zug über einen Kampf. Hält sie Frieden, nennt sie die anderen einzeln und darf eine Antwort abwarten, ehe sie den nächsten Staat nennt. Ohne eigene Wahl wird in Zugreihenfolge gefragt.",
      },
      {
        id: "RL-02",
        text: "Um dieselbe Ankunft können nie zwei Staaten kämpfen: Sie werden nacheinander gefragt, und das erste Verlangen entfernt die angekommene Einheit. Frieden herrscht nur, wenn alle Befragten ablehnen.",
      },
      {
        id: "RL-03",
        text: "Wer mehrere der anwesenden Staaten regiert, wird für jeden einmal gefragt und darf verschieden antworten.",
      },
      {
        id: "RL-04",
        text: "Wer den Staat am Zug und zugleich einen anderen anwesenden Staat regiert, wird für diesen nicht gefragt, kann den Kampf aber jederzeit als Staat am Zug beginnen. Zwei Staaten eines Spielers dürfen gegeneinander kämpfen.",
      },
      {
        id: "RL-05",
        text: "Ein Staat, der Kampf verlangt und dort eine Armee und eine Flotte im Hafen hat, wählt, welche er verliert. Greift der Staat am Zug an, wählt seine Regierung sowohl das Ziel als auch die eigene Einheit.",
      },
      {
        id: "RL-06",
        text: "Auch beim Wechsel von feindlich zu befreundet dürfen die anderen Kampf verlangen. Dieses Recht haben alle mit Armeen oder einer Flotte im Hafen dort.",
      },
      {
        id: "RL-07",
        text: "Staaten, die nicht am Zug sind, können nur gegen die Einheit Kampf verlangen, die eben gekommen ist oder ihren Status gewechselt hat, nicht gegen Einheiten, die schon da waren. Jede spätere Ankunft bringt eine neue Gelegenheit.",
      },
      {
        id: "RL-08",
        text: "Zieht eine Armee in eine eigene Provinz und fährt mit der Eisenbahn weiter, kann Kampf nur dort verlangt werden, wo der ganze Zug endet. Dasselbe gilt für die Seeregionen eines Konvois.",
      },
      {
        id: "RL-09",
        text: "Wird eine Einheit neben fremden Armeen produziert oder importiert, kommt es nicht zum Kampf. Jeder der Staaten kann in seinem nächsten Manöver kämpfen.",
      },
      {
        id: "RL-10",
        text: "Bis die Flaggen abgelegt werden, dürfen Flotten auch im Schritt der Armeen kämpfen, ebenso Einheiten, die zuvor friedlich gezogen sind. Eine Flotte, die schon befördert hat, kann noch abgetauscht werden, befördert aber keine zweite Armee.",
      },
      {
        id: "RL-11",
        text: "Eine befreundete Armee in der Provinz der letzten unbesetzten Fabrik darf nicht feindlich werden, solange es die letzte ist.",
      },
      {
        id: "RL-12",
        text: "Nur feindliche Armeen können eine Fabrik zerstören. Befreundete wechseln zuerst ihren Status, und andere können deshalb Kampf verlangen. Die Fabrik ist dann besetzt; der Schutz der letzten unbesetzten Fabrik steht also nicht im Weg.",
      },
      {
        id: "RL-13",
        text: "Eine Armee darf vor oder nach Landzug oder Konvoi mit der Eisenbahn fahren, nie beide Male.",
      },
      {
        id: "RL-14",
        text: "Eine eigene Heimatprovinz mit einer feindlichen Armee kann mit der Eisenbahn weder verlassen noch erreicht werden. Eine Armee kann hinausziehen und dann weiterfahren oder in eine Nachbarprovinz fahren und von dort hineinziehen.",
      },
      {
        id: "RL-46",
        text: "Befreundete Armeen dürfen kämpfen: im Zug des eigenen Staates jederzeit, und bei ihrer Ankunft können andere gegen sie Kampf verlangen.",
      },
      {
        id: "RL-47",
        text: "Armeen eines Staates in derselben Provinz dürfen verschiedenen Status haben. Jede wird einzeln erklärt.",
      },
      {
        id: "RL-48",
        text: "Ein Staat am Zug darf mit seiner Flotte im Hafen eine fremde Armee in dieser Provinz angreifen.",
      },
      {
        id: "RL-49",
        text: "Jede fremde Armee in einer Provinz kann gegen die Flotte im Hafen kämpfen und umgekehrt, auch wenn dritte Staaten beteiligt sind.",
      },
      {
        id: "RL-60",
        text: "Das Recht, wegen einer Ankunft Kampf zu verlangen, endet erst, wenn genau diese Einheit abgetauscht ist oder der letzte Staat abgelehnt hat. Kämpft die Regierung am Zug dort mit einer anderen Einheit, behalten die übrigen ihr Recht. Hat sie Frieden gehalten, handelt sie erst wieder, wenn jeder anwesende Staat einmal befragt ist.",
      },
      {
        id: "RL-61",
        text: "Wird Kampf verlangt, geht genau die Einheit verloren, die gekommen ist oder ihren Status gewechselt hat. Greift der Staat am Zug an oder zerstört er, wählt seine Regierung die eigenen Figuren, etwa eine schon gezogene. Das Ziel wählt sie nach Staat, Art und Status.",
      },
      {
        id: "RL-62",
        text: "Armeen, die seit einem früheren Manöver befreundet sind, dürfen einzeln feindlich werden und, wenn drei überstehen, im selben Schritt die Fabrik zerstören. Bei jedem Wechsel können andere Kampf verlangen.",
      },
      {
        id: "RL-63",
        text: "Der Schutz der letzten unbesetzten Fabrik wird bei jeder Ankunft und jedem Statuswechsel geprüft, danach nicht mehr. Eine Armee, die als Freund kommen musste, bleibt bis zum nächsten Manöver ihres Staates befreundet, auch wenn eine andere Fabrik frei wird. Armeen, die schon dort stehen, werden nie vertrieben.",
      },
      {
        id: "RL-64",
        text: "Für die Heimatprovinzen eines Staates ohne Regierung gelten alle Regeln: Status, Sperre, Schutz und Zerstörung. Er hat keine Einheiten, also wird niemand gefragt.",
      },
      {
        id: "RL-65",
        text: "Zwei Staaten eines Spielers bleiben einander fremd. Feindliche Armeen des einen sperren den anderen; Konvois, Eisenbahnnetz und Geld sind nicht gemeinsam. Wo beide Einheiten haben, legt keiner eine Flagge ab.",
      },
      {
        id: "RL-66",
        text: "Kämpfe zwischen Armeen oder zwischen einer Flotte im Hafen und einer Armee sind auch im Schritt der Flotten erlaubt. Sie beenden diesen Schritt nicht.",
      },
      {
        id: "RL-80",
        text: "Eine neue Regierung übernimmt den Staat, wie er ist: Einheiten, Status, Flaggen, Marker und Staatskasse. Zusagen der Vorgänger binden sie nicht.",
      },
    ],
  },
];
