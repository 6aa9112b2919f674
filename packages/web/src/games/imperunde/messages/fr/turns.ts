/** The sums of a turn, for recap and log. */
export const turns = {
  "turn.head": "{party} : {sums}",
  "turn.events": "Événements : {sums}",
  "turn.event": "{word} ({region})",
  "turn.bought": "{things} ({places}) pour {amount, plural, one {# doublon} other {# doublons}}",
  "turn.moves": "{count, plural, one {# déplacement} other {# déplacements}}",
  "turn.attacks": "{count, plural, one {# attaque} other {# attaques}} ({places})",
  "turn.conquered": "conquis : {places}",
  "turn.lost": "{count, plural, one {# unité perdue} other {# unités perdues}}",
  "turn.embarked": "{count, plural, one {# armée embarquée} other {# armées embarquées}}",
  "turn.cards": "joue {cards}",
  "turn.endInSight": "La fin approche : {party} a {posts} comptoirs sur {target}.",
} as const;
