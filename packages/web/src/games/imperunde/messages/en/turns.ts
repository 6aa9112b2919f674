/** The sums of a turn, for recap and log. */
export const turns = {
  "turn.head": "{party}: {sums}",
  "turn.events": "Events: {sums}",
  "turn.event": "{word} ({region})",
  "turn.bought": "{things} ({places}) for {amount, plural, one {# doubloon} other {# doubloons}}",
  "turn.moves": "{count, plural, one {# move} other {# moves}}",
  "turn.attacks": "{count, plural, one {# attack} other {# attacks}} ({places})",
  "turn.conquered": "conquered: {places}",
  "turn.lost": "{count, plural, one {# unit lost} other {# units lost}}",
  "turn.embarked": "{count, plural, one {# army embarked} other {# armies embarked}}",
  "turn.cards": "plays {cards}",
  "turn.endInSight": "The end is in sight: {party} has {posts} of {target} trading posts.",
} as const;
