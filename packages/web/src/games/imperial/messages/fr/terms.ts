import type { terms as english } from "../en/terms.ts";

export const terms = {
  money: "{amount, number} M",
  "money.unit": "M",
  "money.free": "gratuit",
  "term.armaments": "usine d’armement",
  "term.shipyard": "chantier naval",
  "term.flag": "drapeau {nationOf}",
  "term.occupied": "occupée",
  "term.hostile": "hostile",
  "term.friendly": "amicale",
  "term.noGovernment": "sans gouvernement",
  "term.investorCard": "Carte Investisseur",
  "term.swissBank": "Banque suisse",
  "term.points": "{count, plural, one {# point} other {# points}}",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
