import type { Chapter } from "../../chapter.ts";

export const specialCasesCards: readonly Chapter[] = [
  {
    id: "special-windows",
    title: "Special cases: playing cards",
    paragraphs: [
      {
        id: "RU-01",
        text: "A card is played together with its target, as one action. If another card came first, yours is still played if it is still allowed; otherwise it is refused and stays in your hand.",
      },
      {
        id: "RU-02",
        text: "Only “Counter-espionage” can answer a played card. Anyone except the player of the last card may answer. The number of counters decides whether the first card takes effect.",
      },
      {
        id: "RU-03",
        text: "The order before the first roll is: the attacker chooses units, the defender chooses units, cards can be played, the dice are rolled. If a card such as “Betrayal”, “Capture” or “Sabotage” changes a side, both sides choose again and cards can be played once more.",
      },
      {
        id: "RU-04",
        text: "For cards, “at any time” means from the deal in phase 2 to the end of phase 8, except at the moments listed in [IR-13.2.8]. Fixed card windows ensure that fast clicking gives no advantage.",
      },
      {
        id: "RU-05",
        text: "A card window is a pause of 1.5, 2.5 or 6 seconds, as the table chooses. Nobody has to press a button, and you are asked only if you hold a card for it. Alone against bots there is no time limit. In slow games the table waits only for players with a stop, for twelve hours at most. Nobody sees who passed, or when.",
      },
      {
        id: "RU-06",
        text: "A battle that a card starts elsewhere is fought first. Where a battle is going on, “Rebellion”, “Pirates” and both “Forged orders” cannot be played until it is over. “Sabotage”, “Privateers”, “Armistice”, “Declaration of war” and “Unmask spies” can.",
      },
      {
        id: "RU-07",
        text: "If two players counter the same card, the first counter to arrive is played. The other card stays in hand.",
      },
      {
        id: "RU-08",
        text: "In one battle, each side can have one “Ambush”, one “Surprise attack” and one “Hussar charge” in effect. A cancelled card does not count. With the rule variant “Stacking bonuses”, several copies add up.",
      },
      {
        id: "RU-91",
        text: "No card can be played between a roll and its result. A “Declaration of war” during a battle with a third player does not affect that battle.",
      },
      {
        id: "RU-97",
        text: "You cannot play “Hussar charge” if you have no cavalry in the battle and cannot send any.",
      },
      {
        id: "RU-101",
        text: "No card can be played while players choose units, reinforcements or withdrawals, or make secret choices. The next card window follows before the next roll.",
      },
      {
        id: "RU-102",
        text: "After you pass, you are not asked again until a card has been resolved; then everyone is asked again. A card that arrives at the wrong moment is refused without loss and can be played later.",
      },
      {
        id: "RU-113",
        text: "If several standing orders apply at once, the player attacked comes first, then turn order; for one player, the order of the list decides. One order is carried out at a time, and the others are then checked again.",
      },
      {
        id: "RU-121",
        text: "“Ambush” and “Surprise attack” need a first roll still to come in which you roll at least one die. If the battle then ends without dice, the card is spent.",
      },
      {
        id: "RU-131",
        text: "You can leave standing orders: have a slow table wait for you in certain card windows, counter certain cards, or play a card when a territory or sea is attacked or an event happens. They are carried out at a random moment of the pause. They are secret, and you can change them at any time. An order that is not possible is skipped.",
      },
    ],
  },
  {
    id: "special-cards",
    title: "Special cases: individual cards",
    paragraphs: [
      {
        id: "RU-16",
        text: "Pirates played in phases 2 to 4 fight in phase 5. From phase 5 on, they fight at once, like the event. With the rule variant “The next time seas are cleared”, they wait for the next phase 5.",
      },
      {
        id: "RU-17",
        text: "If you do not have enough pieces, “Privateers” takes as many ships as possible; you choose which. The other pirates leave the board. You cannot play the card where a player at peace with you has warships. In a battle against pirates, you take over their side if you are at war with their opponent; if you are the opponent, the battle ends.",
      },
      {
        id: "RU-18",
        text: "“Forged orders at sea” cannot move ships out of a calm. They can use a canal if the owner of the ships may use it. Ships captured this round are moved too.",
      },
      {
        id: "RU-19",
        text: "“Forged orders on land” move at least 1 army. They cannot move armies out of or into a home country.",
      },
      {
        id: "RU-21",
        text: "You can also play “Capture” in phase 5, against the holder of the sea, but not against pirates or players at peace with you. If the frigate was their only warship, you win the sea without dice. If you have no frigate piece left, the ship is removed. Several “Capture” cards can be played in one battle.",
      },
      {
        id: "RU-25",
        text: "When you play “Unmask spies”, you decide whether the hand is shown to everyone. Then you choose one card; if your time runs out, it is chosen at random. A player without cards cannot be chosen.",
      },
      {
        id: "RU-26",
        text: "Smuggled money buys armies, forts and warships for that colony, but no trading posts, cards or canals. You must spend exactly 5 doubloons if possible, otherwise as much as possible; the rest is lost. Each fort needs a trading post; new ones count. The rule variant “Smuggling trading posts” allows trading posts too.",
      },
      {
        id: "RU-28",
        text: "If “Betrayal” removes the last defender, the colony falls without dice. Two “Betrayal” cards can remove 2 forts.",
      },
      {
        id: "RU-29",
        text: "Harmful cards can be played only against others. You may place pirates in any sea, even your own.",
      },
      {
        id: "RU-75",
        text: "“Sabotage” can sink a ship in a battle before a roll. If the defender has no ship left, the attacker wins. If the attacker has none left, they may send reinforcements; otherwise the battle is over.",
      },
      {
        id: "RU-76",
        text: "“Plunder” can target a colony without trading posts or with a famine; then there is no tax to take, only the black disc. A colony cannot be plundered twice.",
      },
      { id: "RU-84", text: "The card “Declaration of war” concerns only the two players, nobody else." },
      {
        id: "RU-98",
        text: "For “Capture”, it is enough that the defender has warships in the sea and that you attack there.",
      },
      {
        id: "RU-105",
        text: "If counters in the same chain have emptied the hand that “Unmask spies” reveals, the empty hand is shown and nothing is taken.",
      },
      {
        id: "RU-108",
        text: "If you play “Privateers” while a sea with pirates is being cleared, the ships join your side. If you have no ships there, you take the place of the pirates at the end. You cannot play it if a player at peace with you still has warships there.",
      },
      {
        id: "RU-119",
        text: "With the rule variant “The next time seas are cleared”, nobody controls the sea of the pirates until then. Ships there can leave. Ships that enter must attack, and their owner’s warships already there can join in; warships there can also attack without a move. Ships that “Privateers” hires there wait in the same way beside the warships of an enemy. The event “Pirates” starts the fight with all pirates there.",
      },
      {
        id: "RU-126",
        text: "If a battle is going on in phase 4, for example after “Rebellion”, nothing can be smuggled into that territory until it is over. Elsewhere, “Smuggling” is still possible.",
      },
    ],
  },
];
