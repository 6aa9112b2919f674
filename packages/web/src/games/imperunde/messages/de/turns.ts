/** The sums of a turn, for recap and log. */
export const turns = {
  "turn.head": "{party}: {sums}",
  "turn.events": "Ereignisse: {sums}",
  "turn.event": "{word} ({region})",
  "turn.bought": "{things} ({places}) für {amount, plural, one {# Dublone} other {# Dublonen}}",
  "turn.smuggled": "{things} geschmuggelt ({places})",
  "turn.moves": "{count, plural, one {# Bewegung} other {# Bewegungen}}",
  "turn.attacks": "{count, plural, one {# Angriff} other {# Angriffe}} ({places})",
  "turn.conquered": "erobert: {places}",
  "turn.lost": "{count, plural, one {# Einheit verloren} other {# Einheiten verloren}}",
  "turn.embarked": "{count, plural, one {# Armee eingeschifft} other {# Armeen eingeschifft}}",
  "turn.cards": "spielt {cards}",
  "turn.endInSight": "Das Ende naht: {party} hat {posts} von {target} Handelsposten.",
  "touch.war": "Du bist im Krieg mit {seat}.",
  "touch.promiseBroken": "{seat} hat ein Versprechen an dich gebrochen: {promise}.",
  "touch.attackBegan": "{SeatThe} greift dich {regionIn} an.",
  "touch.conquered": "{SeatThe} erobert {regionAcc} von dir.",
  "touch.cargoSunk":
    "{SeatThe} versenkt {regionIn} {count, plural, one {eines deiner Frachtschiffe} other {# deiner Frachtschiffe}}.",
  "touch.shifted": "Gefälschter Marschbefehl: deine Einheiten, {region} → {via}.",
} as const;
