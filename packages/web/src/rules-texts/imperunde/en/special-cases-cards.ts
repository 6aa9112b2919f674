import type { Chapter } from "../../chapter.ts";

export const specialCasesCards: readonly Chapter[] = [
  {
    id: "special-windows",
    title: "Special cases: playing cards",
    paragraphs: [
      {
        id: "RU-01",
        text: "A card is played in one step together with its target. If another card came first and the play is still allowed, it counts; otherwise it is refused and the card stays in hand.",
      },
      {
        id: "RU-02",
        text: "Only Counter-espionage can answer a played card. Everybody except the player of the last card may answer it. The number of counters decides whether the first card works.",
      },
      {
        id: "RU-03",
        text: "Before the first roll the order is: attackers named, defenders named, cards, dice. If a card such as Betrayal, Capture or Sabotage changes a side, both name their units again and cards may be played once more.",
      },
      {
        id: "RU-04",
        text: "Cards at any time means from the dealing in phase 2 to the end of phase 8, except in the moments named in [IR-13.2.8]. Fixed card windows make sure that nobody is overtaken by fast clicking.",
      },
      {
        id: "RU-05",
        text: "Every card window is offered to all entitled players, whether or not they hold a suitable card, so that nothing is given away. It has a short clock; in slow games it lasts hours, and standing orders can answer instead. Who passed, and when, is not shown.",
      },
      {
        id: "RU-06",
        text: "A battle started by a card elsewhere is fought first. In a place with a battle going on Rebellion, Pirates and both Forged orders cannot be played until it is over. Sabotage, Freebooters, Armistice, Declaration of war and Unmask spies can.",
      },
      {
        id: "RU-07",
        text: "If two players counter the same card, the first to arrive counts. The other card stays in hand.",
      },
      {
        id: "RU-08",
        text: "In one battle each side may have one Ambush, one Surprise attack and one Hussars’ coup in force. A countered card does not count. With the table option for adding bonuses several copies add up.",
      },
      {
        id: "RU-91",
        text: "No card can come between a roll and its result. A Declaration of war during a battle with a third player does not touch that battle.",
      },
      {
        id: "RU-97",
        text: "Hussars’ coup is refused if that side has no cavalry in the battle and can bring up none.",
      },
      {
        id: "RU-101",
        text: "While units are named, reinforcements chosen, withdrawals decided or secret decisions made, no card can be played. The next card window follows before the next roll.",
      },
      {
        id: "RU-102",
        text: "A pass holds until a card has been settled; then everybody is asked again. A card that arrives at the wrong moment is refused without loss and may be played again later.",
      },
      {
        id: "RU-113",
        text: "If several standing orders answer together, the player attacked comes first, then the order of the round; for one player the order of the list decides. One order is carried out at a time, and the others are then checked again.",
      },
      {
        id: "RU-121",
        text: "Ambush and Surprise attack need a first roll still to come in which that side rolls at least one die. If the battle then ends without dice, the card is spent.",
      },
      {
        id: "RU-131",
        text: "A player may leave standing orders: pass in certain windows, counter certain cards, or play a card when a land or sea is attacked or an event happens. They are secret and may be changed at any time. An order that is not possible is skipped.",
      },
    ],
  },
  {
    id: "special-cards",
    title: "Special cases: single cards",
    paragraphs: [
      {
        id: "RU-16",
        text: "Pirates played in phases 2 to 4 fight in phase 5. From phase 5 on they fight at once, like the event. A table option can put the fight off to the next phase 5.",
      },
      {
        id: "RU-17",
        text: "With too few pieces Freebooters takes as many ships as possible, kinds of one’s choice first; the other pirates leave the board. It cannot be played where a friendly player has warships. In a battle against pirates the card’s player takes over their side if at war with the opponent; if the card’s player is the opponent, the battle ends.",
      },
      {
        id: "RU-18",
        text: "Forged orders at sea cannot move ships out of a calm. A canal can be used if the owner of the ships may use it. Ships captured in this round are shifted too.",
      },
      {
        id: "RU-19",
        text: "Forged orders on land move at least 1 army. Home countries are neither start nor destination.",
      },
      {
        id: "RU-21",
        text: "Capture can also be played in phase 5, against the holder of the sea, not against pirates or friends. If the frigate was the only warship, the sea is won without dice. Without a spare frigate piece the ship is removed. Several Capture cards may be played in one battle.",
      },
      {
        id: "RU-25",
        text: "Whoever plays Unmask spies decides whether the hand is shown to all or not. Then one card is chosen; if time runs out, chance decides. A player without cards is no target.",
      },
      {
        id: "RU-26",
        text: "Smuggled money buys armies, forts, trading posts and warships for that colony, but no cards and no canals. Exactly 5 doubloons must be spent if possible, otherwise as much as possible; the rest is lost. Each fort needs a trading post, new ones included. A table option can exclude trading posts.",
      },
      {
        id: "RU-28",
        text: "If Betrayal removes the last defender, the colony falls without dice. Two Betrayals may remove two forts.",
      },
      {
        id: "RU-29",
        text: "Harmful cards are played only against others. Pirates may be placed in any sea, even one’s own.",
      },
      {
        id: "RU-75",
        text: "Sabotage may hit a ship in a battle before a roll. If the defender has no ship left, the attacker has won. If the attacker has none left, reinforcements may be brought up; otherwise the battle is over.",
      },
      {
        id: "RU-76",
        text: "Plunder may hit a colony without trading posts or with a famine; then there is no tax to take, only the black disc. A colony cannot be plundered twice.",
      },
      { id: "RU-84", text: "The card Declaration of war concerns only the two players, not their friends." },
      {
        id: "RU-98",
        text: "For Capture it is enough that the defender’s warships stand in the sea and the card’s player attacks there.",
      },
      {
        id: "RU-105",
        text: "If Unmask spies meets a hand that has been emptied by counters in the same chain, the empty hand is shown and nothing is taken.",
      },
      {
        id: "RU-108",
        text: "If Freebooters is played while a sea with pirates is being cleared, the ships join the side of the card’s player. A player without ships there takes the place of the pirates at the end. It is not possible if a friendly player still has warships there.",
      },
      {
        id: "RU-119",
        text: "With the table option that Pirates fight only in the next phase 5, nobody controls the sea until then. Ships there may leave; ships that enter must attack, and warships of the same player already there may join. The event Pirates starts the fight with all pirates there.",
      },
      {
        id: "RU-126",
        text: "If a battle is going on in phase 4, for instance by Rebellion, nothing can be smuggled into that land until it is over. Elsewhere Smuggling remains possible.",
      },
    ],
  },
];
