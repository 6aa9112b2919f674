import type { Chapter } from "../../chapter.ts";

export const combat: readonly Chapter[] = [
  {
    id: "combat",
    title: "Combat",
    paragraphs: [
      {
        id: "IR-12.1.1",
        text: "On land, only armies and forts fight; at sea, only warships. Forts only defend. Armies on ships and trading posts cannot fight.",
      },
      { id: "IR-12.1.2", text: "Each side uses up to 3 units per roll." },
      {
        id: "IR-12.1.3",
        text: "There is no retreat. The battle ends when one side has no units left there; an attacker can first send reinforcements. The exception is “Armistice”.",
      },
      {
        id: "IR-12.1.4",
        text: "Each pair of dice removes or captures exactly one unit, so one roll can never wipe out both sides.",
      },
      {
        id: "IR-12.2.1",
        text: "All units of the attacker take part. If captures bring them above 3, the attacker chooses 3.",
      },
      {
        id: "IR-12.2.2",
        text: "Then the defender chooses which units fight: as many as possible, at most 3. The defender may choose differently before each roll.",
      },
      {
        id: "IR-12.2.3",
        text: "Cards may be played before the dice are rolled. If this changes a side’s units, both sides choose their units again.",
      },
      { id: "IR-12.2.4", text: "Both sides roll the dice of their units." },
      {
        id: "IR-12.2.5",
        text: "Each side puts its dice in order, highest first. Equal values are ordered by colour: red, green, yellow, white. Among equal units, those that still have a move come first.",
      },
      {
        id: "IR-12.2.6",
        text: "The first dice of both sides are compared, then the second, then the third. A die with no die opposite has no effect.",
      },
      {
        id: "IR-12.2.7",
        text: "In each pair, the higher value wins and the loser’s unit is lost. All pairs are decided by the same roll.",
      },
      {
        id: "IR-12.2.8",
        text: "Card bonuses are added before the dice are put in order: “Hussar charge” +1 on each cavalry die, “Ambush” and “Surprise attack” +2 on each die. The bonus and penalty against forts apply only in the comparison [IR-12.3.2].",
      },
      {
        id: "IR-12.2.9",
        text: "Each die belongs to a particular unit, so it is always clear which unit is lost and how many moves the others have left.",
      },
      { id: "IR-12.3.1", text: "Land combat: if the values are equal, the defender wins." },
      { id: "IR-12.3.2", text: "Against a fort, cavalry counts 1 less and artillery 1 more." },
      {
        id: "IR-12.3.3",
        text: "When the defender’s last army or fort there is lost, the territory belongs to the attacker at once and the attacking units stay there. Trading posts are replaced [IR-2.4.5].",
      },
      {
        id: "IR-12.3.4",
        text: "A colony without armies or forts is taken without dice. Cards may still be played first.",
      },
      {
        id: "IR-12.4.1",
        text: "Once the attacker has lost a unit in this battle, they may send reinforcements after each roll, up to 3 units in total, even if none is left.",
      },
      {
        id: "IR-12.4.2",
        text: "Reinforcements need enough moves to arrive. There must be no battle on the way: on land they pass through the attacker’s own territories, at sea through seas without enemy warships. For landing, see [IR-9.3.2].",
      },
      { id: "IR-12.4.3", text: "Storms, calms and canals affect reinforcements too." },
      { id: "IR-12.4.4", text: "The defender gets no reinforcements from outside." },
      {
        id: "IR-12.4.5",
        text: "In phase 5, and in battles caused by cards or events, there are no reinforcements, except with “Fair winds” [RU-62].",
      },
      {
        id: "IR-12.5.1",
        text: "Local infantry equal to its value defend a free territory, with white dice and at most 3 per roll.",
      },
      {
        id: "IR-12.5.2",
        text: "If the attack fails, the local infantry are back to full strength at once, even within the same turn.",
      },
      {
        id: "IR-12.5.3",
        text: "Up to 3 insurgents attack per roll, and the others replace losses. The battle lasts until all of them are lost or the colony has no army and no fort left.",
      },
      { id: "IR-12.5.4", text: "If the values are equal, the colony’s owner wins as the defender." },
      {
        id: "IR-12.5.5",
        text: "If the owner loses, the territory becomes free and its trading posts are removed [IR-2.4.4]. If the owner wins, nothing else changes.",
      },
      {
        id: "IR-12.6.1",
        text: "Sea combat: equal values lead to boarding. Both sides roll again for the two ships until the values differ; the higher value captures the other ship.",
      },
      {
        id: "IR-12.6.2",
        text: "A captured ship is replaced by the winner’s ship of the same type. It stays in the sea and can fight from the next roll on.",
      },
      { id: "IR-12.6.3", text: "It cannot move this round." },
      { id: "IR-12.6.4", text: "If the winner has no piece of that type left, the ship is sunk instead." },
      {
        id: "IR-12.6.5",
        text: "Pirates board and are boarded like anyone else. Captured ships become pirate ships or the player’s ships.",
      },
      {
        id: "IR-12.6.6",
        text: "When the defender’s last warship is lost, the attacker controls the sea and sinks the enemy transports there.",
      },
      { id: "IR-12.6.7", text: "Transports cannot fight, board or be boarded." },
    ],
  },
];
