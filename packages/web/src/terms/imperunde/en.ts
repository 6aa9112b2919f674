import type { TermTexts } from "../term-list.ts";
import type { TermId } from "./facts.ts";

export const en: TermTexts<TermId> = {
  tradingPost: [
    "Trading post|trading posts|posts|post",
    "Costs 2 doubloons, earns 1 a round, and wins the game: a colony holds as many as it is worth.",
  ],
  target: ["Target", "The number of trading posts with which a player without debt wins at once."],
  doubloon: [
    "Doubloon|doubloons",
    "The money of the game: income comes each round, and what you keep is carried over.",
  ],
  debt: [
    "Debt|debts|total debt|new debt|repayment|repay|borrow",
    "You may borrow 5 a round; each 5 cost 1 a round, and you cannot win while you owe.",
  ],
  territory: ["Territory|territories", "A place on land: a home country, a free territory or somebody’s colony."],
  freeTerritory: [
    "Free territory|free territories",
    "Belongs to nobody; as many local infantry as it is worth defend it.",
  ],
  colony: [
    "Colony|colonies",
    "A territory you conquered: it has room for trading posts and can build units beside them.",
  ],
  homeCountry: [
    "Home country|home countries",
    "Your base: nobody can attack it, and you may buy armies and ships there without limit.",
  ],
  sea: [
    "Sea|seas",
    "If only your warships are in it, and it borders your posts or your home, it pays its value every round.",
  ],
  value: [
    "Value|worth",
    "1 to 3: the number of trading posts a territory holds, of local infantry in it, or what a sea pays.",
  ],
  army: ["Army|armies", "Infantry, cavalry or artillery; up to three fight at once."],
  infantry: ["Infantry", "Costs 1, rolls 1 to 6 and moves one territory a round."],
  cavalry: ["Cavalry", "Costs 2, rolls 2 to 7 and moves two territories a round."],
  artillery: ["Artillery", "Costs 3, rolls 3 to 8 and moves one territory a round."],
  fort: ["Fort|forts", "Costs 3, rolls 4 to 9, only defends, and needs a trading post beside it."],
  frigate: ["Frigate|frigates", "A warship that rolls 1 to 6 and sails two seas a round."],
  shipOfTheLine: [
    "Ship of the line|ships of the line",
    "The strong warship: it rolls 3 to 8 and sails two seas a round.",
  ],
  warship: ["Warship|warships", "A frigate or a ship of the line: it controls a sea and sinks enemy transports there."],
  transport: [
    "Transport|transports|on board",
    "An army at sea: it cannot fight, and an enemy warship that takes the sea sinks it.",
  ],
  localInfantry: [
    "Local infantry",
    "Defends a free territory, as many as it is worth, and is back at full strength after each attack.",
  ],
  insurgents: ["Insurgents", "Rise against the owner of a colony; if they win, its trading posts are lost."],
  pirates: [
    "Pirates|pirate frigate|pirate frigates",
    "Black ships that fight everyone and sink all transports in their sea.",
  ],
  canal: ["Canal|canals", "Joins two seas for its owner and the owner’s friends, and makes room for two more posts."],
  embark: [
    "Embark|embarkation|embarking|embarks",
    "Armies go on board at the end of the round and can land in the next one.",
  ],
  landing: [
    "Land from the sea|landing|lands",
    "A transport moves one sea at most and then lands; on a foreign coast that is an attack.",
  ],
  reinforcements: [
    "Reinforcements|reinforcement",
    "After losing a unit, an attacker may bring up others that can still reach the battle.",
  ],
  boarding: ["Boarding", "A tie at sea: both roll again, and the winner captures the other ship."],
  war: [
    "War|wars|at war|enemy|enemies",
    "One player can declare it during the talks; only players at war can attack each other.",
  ],
  peace: ["Peace|at peace", "Needs the consent of both, pays each of them 2 doubloons a round and forbids attacks."],
  armistice: ["Armistice", "A card suspends a war for this round: no attacks, and no peace dividend."],
  availableFunds: ["Available funds|your funds", "What you can spend in this round’s investments."],
  surplus: ["Surplus|budget surplus|carried over", "Money you did not spend; you keep it for the next round."],
  homeTax: ["Home tax", "5 doubloons every round."],
  peaceDividend: ["Peace dividend", "2 doubloons for each player at peace with you."],
  colonialTax: ["Colonial tax", "1 doubloon for each of your trading posts on the board."],
  seaTradeTax: [
    "Sea trade tax",
    "The value of each sea that only your warships hold, if it borders your home or your posts.",
  ],
  interest: ["Interest", "1 doubloon a round for every 5 doubloons of debt."],
  lateIncome: ["Late income", "Money from events and cards after your investments; it comes with the next round."],
  card: [
    "Secret service card|secret service|cards|card",
    "You draw one each round and play it at the moment that it names.",
  ],
  cardWindow: [
    "Card window|play a card",
    "A pause in which a card can be played; it ends by itself, and letting it end means passing.",
  ],
  counter: ["Counter|counters", "“Counter-espionage” cancels the card just played, and it can be countered too."],
  standingOrder: [
    "Standing order|standing orders",
    "The game passes or counters for you at moments you choose in advance.",
  ],
  firstPlayer: [
    "First player & direction|first player|goes first",
    "The highest roll goes first; odd rounds run clockwise, even ones the other way.",
  ],
  diplomacy: [
    "Secret service & diplomacy|diplomacy|talks",
    "Phase 2: everyone draws a card, then all agree on peace or declare war.",
  ],
  incomePhase: ["Income & debt|income", "Phase 3: everyone receives this round’s money and may repay or borrow."],
  investments: ["Investments|investment|investing", "Phase 4: buy trading posts, armies, ships, forts and cards."],
  clearing: [
    "Clearing the seas",
    "Phase 5: where several sides have warships in one sea, they fight until one is left.",
  ],
  movement: ["Movement & combat", "Phase 6: move, attack and conquer, one player after another."],
  events: ["Events", "Phase 8: six territories and three seas are drawn, and something happens in each."],
  odds: ["Odds", "The chance to win this battle with the units chosen so far."],
  volunteers: ["Volunteers", "Event: the owner gets infantry there, as many as the territory is worth."],
  trade: ["Trade", "Event: the owner gets the territory’s value in doubloons."],
  famine: ["Famine", "Event: next round the territory pays no tax and nothing can be bought there."],
  epidemic: ["Epidemic", "Event: each army there rolls a die and is lost on an odd number."],
  unrest: ["Unrest", "Event: as many insurgents as the territory is worth attack it."],
  uprising: ["Uprising", "Event: twice as many insurgents as the territory is worth attack it."],
  storm: ["Storm|storms", "Each ship in the sea, or that enters it, rolls a die and sinks on an odd number."],
  calm: ["Calm|calms", "No ship can leave the sea and no army can land from it until the next events."],
  fairWinds: ["Fair winds", "Event: every ship in the sea may make one move at once."],
};
