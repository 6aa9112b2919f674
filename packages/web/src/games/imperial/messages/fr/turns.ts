/** The sums of a turn, for recap and log. */
export const turns = {
  "turn.head": "{nation} : {space}",
  "turn.factory": "{places}",
  "turn.units": "{units} ({places})",
  "turn.armies": "{count, plural, one {# armée} other {# armées}}",
  "turn.fleets": "{count, plural, one {# flotte} other {# flottes}}",
  "turn.moves": "{count, plural, one {# unité déplacée} other {# unités déplacées}}",
  "turn.battles": "{count, plural, one {# combat} other {# combats}}",
  "turn.flags": "{count, plural, one {# drapeau} other {# drapeaux}} ({places})",
  "turn.destroyed": "{count, plural, one {# usine détruite} other {# usines détruites}} ({places})",
  "turn.tax":
    "{tax} M de taxes, {points, plural, =0 {aucun point de puissance} one {# point de puissance} other {# points de puissance}}",
  "turn.interest": "{amount} M d’intérêts",
  "turn.bonds": "{count, plural, one {# obligation achetée} other {# obligations achetées}}",
  "turn.endInSight": "La fin approche : {nation} peut terminer la partie à sa prochaine taxation.",
  "touch.lost": "{seat} vous prend {nationThe} avec {bondTotal} M d’obligations.",
  "touch.won": "Vous prenez {nationThe} à {seat} avec {bondTotal} M d’obligations.",
  "touch.interest": "{NationThe} vous verse {amount} M d’intérêts.",
} as const;
