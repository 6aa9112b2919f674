/** The overviews of the rules. English has the keys that the other languages must have. */
export const en = {
  title: "Overview",
  reference: "All rules",
  "imperial.board.title": "Europe",
  "imperial.board":
    "Six nations with five home provinces each, and the land and sea regions between them. No nation belongs to a player: the one who lends it the most governs it.",
  "imperial.rondel.title": "The rondel",
  "imperial.rondel":
    "On its turn a nation moves clockwise and does what its space says. Three spaces are free; each further one costs its government 2 M.",
  "imperial.bonds.title": "Bonds and governments",
  "imperial.bonds":
    "You buy bonds from your own cash, and the money goes into the nation’s treasury. The highest bond total governs, until another player has more.",
  "imperial.map.title": "Units and flags",
  "imperial.map":
    "Fleets and armies spread over the map. Where a nation is alone, it leaves a flag, and each flag and each factory brings tax.",
  "imperial.money.title": "From tax to victory",
  "imperial.money":
    "Tax brings power points, and every five points raise the factor of the nation’s bonds by one. So a bond is worth its interest times 0 to 5.",
  "imperunde.board.title": "The world",
  "imperunde.board":
    "The board shows the earth from the South Pole. Territories and seas are worth 1 to 3, as the lozenges below their names show.",
  "imperunde.round.title": "A round in eight phases",
  "imperunde.round": "Every round runs through the same phases. The ring beside the board shows the current one.",
  "imperunde.units.title": "Units and their dice",
  "imperunde.units": "Each unit has a die of its own colour. Up to three units of a side fight at once.",
  "imperunde.battle.title": "A battle",
  "imperunde.battle":
    "Both sides roll and compare the highest dice, then the second, then the third; the lower one is lost. Here 5 beats 3 twice. On land a tie goes to the defender, at sea it leads to boarding.",
  "imperunde.talks.title": "War and peace",
  "imperunde.talks":
    "Peace takes the consent of both players and pays each of them 2 doubloons a round. One player alone can declare war, and only players at war can attack each other.",
  "imperunde.cards.title": "Secret service",
  "imperunde.cards":
    "Everyone draws a card each round. It says at which moment it can be played, and only Counter-espionage stops it.",
} as const;
