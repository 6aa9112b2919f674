/** The sums of a turn, for recap and log. */
export const turns = {
  "turn.head": "{nation}: {space}",
  "turn.factory": "{places}",
  "turn.units": "{units} ({places})",
  "turn.armies": "{count, plural, one {# army} other {# armies}}",
  "turn.fleets": "{count, plural, one {# fleet} other {# fleets}}",
  "turn.moves": "{count, plural, one {# unit moved} other {# units moved}}",
  "turn.battles": "{count, plural, one {# battle} other {# battles}}",
  "turn.flags": "{count, plural, one {# flag} other {# flags}} ({places})",
  "turn.destroyed": "{count, plural, one {# factory destroyed} other {# factories destroyed}} ({places})",
  "turn.tax": "{tax} M in taxes, {points, plural, =0 {no power points} one {# power point} other {# power points}}",
  "turn.interest": "{amount} M interest",
  "turn.bonds": "{count, plural, one {# bond bought} other {# bonds bought}}",
  "turn.endInSight": "The end is in sight: {nation} can end the game with its next taxation.",
  "touch.lost": "{seat} takes over {nationThe} from you with {bondTotal} M in bonds.",
  "touch.won": "You take over {nationThe} from {seat} with {bondTotal} M in bonds.",
  "touch.interest": "{NationThe} pays you {amount} M interest.",
} as const;
