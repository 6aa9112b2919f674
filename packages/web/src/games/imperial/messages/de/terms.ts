import type { terms as english } from "../en/terms.ts";

export const terms = {
  money: "{amount, number} Mio.",
  "money.unit": "Mio.",
  "money.free": "kostenlos",
  "term.armaments": "Waffenfabrik",
  "term.shipyard": "Werft",
  "term.flag": "{nationAdj}e Flagge",
  "term.occupied": "besetzt",
  "term.hostile": "feindlich",
  "term.friendly": "befreundet",
  "term.noGovernment": "ohne Regierung",
  "term.investorCard": "Investorkarte",
  "term.swissBank": "Schweizer Bank",
  "term.points": "{count, plural, one {# Punkt} other {# Punkte}}",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
