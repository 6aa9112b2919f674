/** Texts of movement, attacks and dangers. */
export const movement = {
  "move.chooseRegion": "Choose a region with units that can move or attack.",
  "move.chooseRegionOrTarget": "Choose a region with units that can move or attack, or a region to attack.",
  "embark.chooseRegion":
    "Choose a sea: armies embark there, and one stays where a colony would be left empty. Or choose the territory, then single armies.",
  "embark.into": "{count} → {region}",
  "embark.chooseUnits": "Choose armies, then a sea.",
  "embark.go": "Embark {count, plural, one {# army} other {# armies}} {regionInto}",
  "move.chooseUnits": "Choose units, then a destination or an attack.",
  "move.all": "All",
  "move.none": "None",
  "move.more": "One more: {unit}",
  "move.fewer": "One fewer: {unit}",
  "move.chosen": "{chosen} of {count}",
  "move.someCanGo": "{count} of {chosen} chosen units can go",
  "move.via": "via {regions}",
  "move.go": "Move {count, plural, one {# unit} other {# units}} {regionInto}",
  "move.falls": "falls without a roll",
  "move.noRoll": "no roll",
  "attack.against": "Against: {units}",
  "attack.upToThree": "Up to three units attack at once. The others in reach can reinforce them after a loss.",
  "attack.chooseOne": "Choose at least one unit.",
  "attack.falls": "Nobody defends {regionThe}: no roll is needed once a unit arrives.",
  "attack.with": "Attack {regionThe} with {count, plural, one {# unit} other {# units}}",
  "attack.withFewer": "Only {count, plural, one {# unit} other {# units}}: {chance}",
  "attack.take": "Take {regionThe} with {count, plural, one {# unit} other {# units}}",
  "storm.title": "Storm {regionIn}",
  "storm.roll": "{unit}: {die}, {word, select, sunk {sunk} other {survives}}",
  "storm.sum":
    "{lost} of {count, plural, one {# {ships, select, transports {transport} warships {warship} other {ship}}} other {# {ships, select, transports {transports} warships {warships} other {ships}}}} lost",
  "confirm.title": "This is risky",
  "confirm.go": "Do it anyway",
  "danger.storm":
    "Storm {regionIn}: {ships, plural, one {the ship sinks} other {each of # ships sinks}} with an even chance{ships, plural, one {} other {, on average {expected}}}",
  "danger.calm": "Calm {regionIn}: ships cannot leave as long as it lasts",
  "danger.cargo":
    "{ships, plural, one {# transport} other {# transports}} {regionIn} without a warship: {otherThe} can sink {ships, plural, one {it} other {them}}",
  "danger.abandoned": "{region}: no trading post, so the territory becomes free when its last unit leaves",
  "danger.undefended":
    "{region}: no defender is left, and {posts, plural, one {# trading post falls} other {# trading posts fall}} to any attacker without a roll",
  "danger.last-dividend":
    "This ends your last peace: your peace dividend of {sum, plural, one {# doubloon} other {# doubloons}} is lost",
  "danger.debt-blocks-victory": "You cannot win with a debt of {sum, plural, one {# doubloon} other {# doubloons}}",
} as const;
