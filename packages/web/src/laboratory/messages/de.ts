import type { en } from "./en.ts";

export const de = {
  title: "Labor",
  about: "Alle Geldanlagen, die {name} in dieser Stellung bezahlen kann. Eine Überschrift sortiert die Tabelle.",
  none: "{name} kann in dieser Stellung keine Geldanlage bezahlen.",
  hidden: "Das Geld von {name} ist verdeckt.",
  forbidden: "An diesem Tisch wird ohne Tipps gespielt. Das Labor öffnet nach dem Ende der Partie.",
  player: "Spieler",
  investments: "Geldanlagen",
  nation: "Staat",
  bond: "Kredit",
  "bond.new": "{bond} Mio.",
  "bond.upgrade": "{returned} → {bond} Mio.",
  price: "Preis",
  interest: "Zinsen",
  control: "Regierung",
  "control.wins": "gewinnt sie",
  "control.keeps": "behält sie",
  "control.no": "nein",
  now: "Wert bei sofortigem Ende",
  expected: "Wert nach Erwartung der Bots",
  best: "Wert bei 25 Punkten",
  "worth.about":
    "Der Wert ist Zinsen mal Faktor, in Millionen der Endabrechnung: wenn die Partie jetzt endet, bei dem Ende, das Bots erwarten, und wenn der Staat 25 Machtpunkte erreicht. Bis dahin gezahlte Zinsen kommen dazu.",
  taxes: "Steuern",
  "taxes.about":
    "{rounds, plural, one {Bots erwarten das Ende in etwa einer Runde.} other {Bots erwarten das Ende in etwa # Runden.}}",
  tax: "Steuer jetzt",
  gain: "Punkte dafür",
  points: "Machtpunkte",
  final: "Am Ende erwartet",
  amount: "{amount} Mio.",
} as const satisfies Record<keyof typeof en, string>;
