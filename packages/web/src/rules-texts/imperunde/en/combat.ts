import type { Chapter } from "../../chapter.ts";

export const combat: readonly Chapter[] = [
  {
    id: "combat",
    title: "Combat",
    paragraphs: [
      {
        id: "IR-12.1.1",
        text: "On land only armies and forts fight, at sea only warships. Forts only defend. Armies on ships and trading posts have no combat strength.",
      },
      { id: "IR-12.1.2", text: "Each side uses at most 3 units per roll." },
      {
        id: "IR-12.1.3",
        text: "There is no retreat. The battle ends when one side has no unit left there and, if it is the attacker, brings up none. The exception is Armistice.",
      },
      {
        id: "IR-12.1.4",
        text: "In each roll as many units are lost or captured in all as there are pairs of dice. The two sides can therefore never be wiped out by the same roll.",
      },
      {
        id: "IR-12.2.1",
        text: "All units of the attacker take part. If captures have made them more than 3, the attacker chooses 3.",
      },
      {
        id: "IR-12.2.2",
        text: "Then the defender chooses which units fight: as many as possible, at most 3. The choice is free before each roll.",
      },
      {
        id: "IR-12.2.3",
        text: "Before the dice are rolled, cards may be played. If this changes the units of a side, both name their units again.",
      },
      { id: "IR-12.2.4", text: "Both sides roll the dice of their units." },
      {
        id: "IR-12.2.5",
        text: "Each side puts its dice in order, highest first. Equal values go by colour: red, green, yellow, white. Among equal units those that still have a move stand first.",
      },
      {
        id: "IR-12.2.6",
        text: "The first dice of both sides are compared, then the second, then the third. Dice without a partner have no effect.",
      },
      {
        id: "IR-12.2.7",
        text: "In each pair the higher value wins and the loser’s unit is lost. All pairs count from the same roll.",
      },
      {
        id: "IR-12.2.8",
        text: "Bonuses from cards count before the dice are put in order: Hussars’ coup +1 on each cavalry die, Ambush and Surprise attack +2 on each die. Bonus and penalty against forts count only in the comparison [IR-12.3.2].",
      },
      {
        id: "IR-12.2.9",
        text: "Each die belongs to a particular unit. So it is always clear which unit is lost and how many moves the others still have.",
      },
      { id: "IR-12.3.1", text: "Land combat: with equal values the defender wins." },
      { id: "IR-12.3.2", text: "Against a fort cavalry counts 1 less and artillery 1 more." },
      {
        id: "IR-12.3.3",
        text: "When the last defending army and fort is gone, the attacker owns the land at once and the units stay there. Trading posts are replaced [IR-2.4.5].",
      },
      {
        id: "IR-12.3.4",
        text: "A colony without armies and forts is taken without dice. Cards may still be played before.",
      },
      {
        id: "IR-12.4.1",
        text: "As soon as the attacker has lost a unit in this battle, reinforcements may be brought up after each roll, to 3 units in all, even if none is left.",
      },
      {
        id: "IR-12.4.2",
        text: "Reinforcements need enough moves to get there. All steps before the last must be peaceful: on land through the attacker’s lands, at sea through seas without enemy warships. For landing [IR-9.3.2] applies.",
      },
      { id: "IR-12.4.3", text: "Storm, calm and canals count on the way too." },
      { id: "IR-12.4.4", text: "The defender receives no reinforcements from outside." },
      {
        id: "IR-12.4.5",
        text: "In phase 5, and in battles caused by cards or events, there are no reinforcements, except with Good winds [RU-62].",
      },
      {
        id: "IR-12.5.1",
        text: "A free land defends itself with as many native infantry as its value, with white dice and at most 3 per roll.",
      },
      {
        id: "IR-12.5.2",
        text: "If the attack fails, the natives are back to full number at once, even within the same turn.",
      },
      {
        id: "IR-12.5.3",
        text: "Insurgents attack with up to 3 per roll, and the others follow as losses occur. The battle lasts until all of them are dead or the colony has no army and no fort left.",
      },
      { id: "IR-12.5.4", text: "With equal values the owner of the colony wins, being the defender." },
      {
        id: "IR-12.5.5",
        text: "If the owner loses, the land becomes free and the trading posts are gone [IR-2.4.4]. If the owner wins, nothing else changes.",
      },
      {
        id: "IR-12.6.1",
        text: "Sea combat: equal values mean boarding. The two ships roll again until the values differ; the higher captures the other.",
      },
      {
        id: "IR-12.6.2",
        text: "A captured ship becomes a ship of the same kind of the winner, stays in the sea and may fight from the next roll on.",
      },
      { id: "IR-12.6.3", text: "It cannot move in this round." },
      { id: "IR-12.6.4", text: "If the winner has no piece of that kind left, the ship is sunk instead." },
      {
        id: "IR-12.6.5",
        text: "Pirates board and are boarded like everybody else. Captured ships turn into pirates or into ships of the player.",
      },
      {
        id: "IR-12.6.6",
        text: "When the last defending warship is gone, the attacker controls the sea and sinks the enemy cargo ships there.",
      },
      { id: "IR-12.6.7", text: "Cargo ships cannot fight, board or be boarded." },
    ],
  },
];
