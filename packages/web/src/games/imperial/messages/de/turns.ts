/** The sums of a turn, for recap and log. */
export const turns = {
  "turn.head": "{nation}: {space}",
  "turn.factory": "{places}",
  "turn.units": "{units} ({places})",
  "turn.armies": "{count, plural, one {# Armee} other {# Armeen}}",
  "turn.fleets": "{count, plural, one {# Flotte} other {# Flotten}}",
  "turn.moves": "{count, plural, one {# Einheit bewegt} other {# Einheiten bewegt}}",
  "turn.battles": "{count, plural, one {# Kampf} other {# Kämpfe}}",
  "turn.flags": "{count, plural, one {# Flagge} other {# Flaggen}} ({places})",
  "turn.destroyed": "{count, plural, one {# Fabrik zerstört} other {# Fabriken zerstört}} ({places})",
  "turn.tax": "{tax} Mio. Steuern, {points, plural, =0 {keine Machtpunkte} one {# Machtpunkt} other {# Machtpunkte}}",
  "turn.interest": "{amount} Mio. Zinsen",
  "turn.bonds": "{count, plural, one {# Kredit} other {# Kredite}}",
  "turn.endInSight": "Das Ende naht: {nation} kann das Spiel mit der nächsten Steuer beenden.",
  "touch.lost": "{seat} löst dich ab und regiert {nationThe} mit einer Kreditsumme von {bondTotal} Mio.",
  "touch.won": "Du löst {seat} ab und regierst {nationThe} mit einer Kreditsumme von {bondTotal} Mio.",
  "touch.interest": "{NationThe} zahlt dir {amount} Mio. Zinsen.",
} as const;
