/** Terms that several parts of the screen use. English has the keys that the other languages must have. */
export const terms = {
  money: "{amount, number} M",
  "money.unit": "M",
  "money.free": "free",
  "term.armaments": "armaments factory",
  "term.shipyard": "shipyard",
  "term.flag": "{nationOf} flag",
  "term.occupied": "occupied",
  "term.hostile": "hostile",
  "term.friendly": "friendly",
  "term.noGovernment": "no government",
  "term.investorCard": "Investor card",
  "term.swissBank": "Swiss Bank",
  "term.points": "{count, plural, one {# point} other {# points}}",
} as const;
