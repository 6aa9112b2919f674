import type { en } from "./en.ts";

export const fr = {
  title: "Laboratoire",
  about: "Tous les investissements que {name} peut payer dans cette position. Un en-tête trie le tableau.",
  none: "{name} ne peut payer aucun investissement dans cette position.",
  hidden: "L’argent de {name} est caché.",
  forbidden: "Cette table joue sans conseils : le laboratoire ouvre quand la partie est terminée.",
  player: "Joueur",
  investments: "Investissements",
  nation: "Nation",
  bond: "Obligation",
  "bond.new": "{bond} M",
  "bond.upgrade": "{returned} → {bond} M",
  price: "Prix",
  interest: "Intérêts",
  control: "Gouvernement",
  "control.wins": "l’obtient",
  "control.keeps": "le garde",
  "control.no": "non",
  now: "Valeur en cas de fin immédiate",
  expected: "Valeur attendue par les robots",
  best: "Valeur à 25 points",
  "worth.about":
    "La valeur est celle des intérêts multipliés par le facteur, en millions du score final : si la partie finissait maintenant, à la fin que les robots attendent, et si la nation atteint 25 points de puissance. Les intérêts versés d’ici là s’y ajoutent.",
  taxes: "Taxes",
  "taxes.about":
    "{rounds, plural, one {Les robots attendent la fin dans un tour environ.} other {Les robots attendent la fin dans # tours environ.}}",
  tax: "Taxes maintenant",
  gain: "Points obtenus",
  points: "Points de puissance",
  final: "Attendu à la fin",
  amount: "{amount} M",
} as const satisfies Record<keyof typeof en, string>;
