import type { Chapter } from "../../chapter.ts";

export const secretService: readonly Chapter[] = [
  {
    id: "secret-service",
    title: "Secret service",
    paragraphs: [
      {
        id: "IR-13.1.1",
        text: "Unless the card says otherwise, it can be played whenever cards are allowed, and against every other player, friend or enemy.",
      },
      {
        id: "IR-13.1.2",
        text: "No card acts on a home country or on units standing in it. Ships in a sea off a home country are not protected.",
      },
      {
        id: "IR-13.1.3",
        text: "The first card announced counts, and whoever announces must play. Here announcing and playing are one: the card is played with its target, and what arrives first counts.",
      },
      {
        id: "IR-13.1.4",
        text: "A played card goes to the discard pile, even if it was countered. It returns to the draw deck in the next phase 2.",
      },
      { id: "IR-13.1.5", text: "A card whose target or condition is not allowed at the moment cannot be played." },
      {
        id: "IR-13.1.6",
        text: "Harmful cards can be played only against others. Own lands, ships and cards are no target of Betrayal, Forged orders, Sabotage, Plunder, Rebellion and Unmask spies.",
      },
    ],
  },
  {
    id: "card-windows",
    title: "When cards can be played",
    paragraphs: [
      {
        id: "IR-13.2.1",
        text: "During the talks and the turns of the players every player may play a card that is allowed at any time.",
      },
      {
        id: "IR-13.2.2",
        text: "After every played card a counter window opens, also after Counter-espionage. Everybody except the player of that card may answer with Counter-espionage; no other card can be played meanwhile.",
      },
      {
        id: "IR-13.2.3",
        text: "Before the first roll of a battle, and before a conquest without dice, a card window opens when both sides have named their units. Betrayal, Ambush, Surprise attack, Capture, Hussars’ coup and cards allowed at any time may be played.",
      },
      { id: "IR-13.2.4", text: "Before every later roll Hussars’ coup and cards allowed at any time may be played." },
      {
        id: "IR-13.2.5",
        text: "Further card windows open at the end of phase 2, in phase 3, at the end of each turn in phases 4, 6 and 7, and after an event is drawn, before it is carried out. For a land event in a free land there is none.",
      },
      { id: "IR-13.2.6", text: "Dice that have been rolled always count before a card can act." },
      {
        id: "IR-13.2.7",
        text: "A card window closes when everybody entitled has passed without a card in between. After each card all are asked again. Whoever runs out of time passes.",
      },
      {
        id: "IR-13.2.8",
        text: "Cards can be played during the talks, in a player’s turn in phases 4, 6 and 7 outside battles, during Good winds and in the card windows. They cannot be played during setup, in phase 1, while units are named or reinforcements chosen, or while secret decisions are made. In phase 5 only the windows of its battles are open.",
      },
      {
        id: "IR-13.2.9",
        text: "Cards and battles that begin inside a card window are finished first. Then that window is open again for everybody.",
      },
    ],
  },
  {
    id: "counter",
    title: "Counter-espionage",
    paragraphs: [
      {
        id: "IR-13.3.1",
        text: "A played card and the counters to it form a chain. Each Counter-espionage is aimed at the card before it.",
      },
      {
        id: "IR-13.3.2",
        text: "When nobody answers any more, the chain is settled: with an even number of counters the first card works, with an odd number it does not. All cards of the chain are discarded.",
      },
      { id: "IR-13.3.3", text: "The first counter to arrive counts. Later ones against the same card stay in hand." },
      {
        id: "IR-13.3.4",
        text: "Players may counter a counter aimed at a card of theirs, and anybody may counter on behalf of others. Nobody can counter their own card.",
      },
      {
        id: "IR-13.3.5",
        text: "The target of a card is fixed when it is played. Only a hand of cards can change during the chain [RU-105].",
      },
      {
        id: "IR-13.4.1",
        text: "Each round every player receives one free card [IR-5.1.3] and may buy up to 3 [IR-7.2.3].",
      },
    ],
  },
  {
    id: "cards",
    title: "The 18 cards",
    paragraphs: [
      {
        id: "IR-13.5.1",
        text: "Armistice (2 cards): at any time, even during a battle, against a player with whom there is war. Until the next phase 2 the two may not attack each other, nor place new warships in each other’s seas. A battle between them ends after the roll already made, and the attacker’s units go back without using a move; in phase 5 battles still take place. Declaration of war ends the armistice.",
      },
      {
        id: "IR-13.5.2",
        text: "Betrayal (2 cards): in land combat, before the first roll. One fort is removed from the attacked colony of another player. Everybody except the owner may play it, whoever attacks; with the early cards only the attacker, against an enemy.",
      },
      {
        id: "IR-13.5.3",
        text: "Pirates (2 cards): at any time. 2 pirate frigates are placed in any sea, as far as the supply lasts. In a storm they roll. When they fight is told in [RU-16].",
      },
      {
        id: "IR-13.5.4",
        text: "Freebooters (2 cards): at any time. All pirates in one sea become ships of the same kind of the card’s player, free of charge. In that player’s own turn of phase 6 they may move at once.",
      },
      {
        id: "IR-13.5.5",
        text: "Hussars’ coup (2 cards): before any roll in land combat, for attacker or defender. Each of that side’s cavalry dice counts 1 more until the end of the battle. It can be combined with Ambush or Surprise attack. A new attack is a new battle, without the bonus.",
      },
      {
        id: "IR-13.5.6",
        text: "Declaration of war (2 cards): at any time, against a player with whom there is no war. War lasts until the next phase 2; armistice and Peace treaty are lifted. In one’s own turn an attack is possible at once.",
      },
      {
        id: "IR-13.5.7",
        text: "Ambush (2 cards): before the first roll, for the defender of a colony against a player or insurgents. Each of the defender’s dice counts 2 more in the first roll.",
      },
      {
        id: "IR-13.5.8",
        text: "Surprise attack (2 cards): before the first roll, for the attacker of a free land or a colony. Each of the attacker’s dice counts 2 more in the first roll.",
      },
      {
        id: "IR-13.5.9",
        text: "Forged orders at sea (2 cards): at any time. All ships of another player in one sea are shifted to an adjacent sea and keep their moves. There must be no pirates, no warships of others, no storm and no calm there. In the French edition no ships of others at all may be there.",
      },
      {
        id: "IR-13.5.10",
        text: "Forged orders on land (2 cards): at any time. 1 to 3 armies of another player are shifted from a colony to an adjacent colony of the same player and keep their moves. At least one army or fort must stay behind.",
      },
      {
        id: "IR-13.5.11",
        text: "Smuggling (2 cards): only in phase 4. 5 doubloons must be invested at once in a colony of the card’s player. Trading posts are not needed, and the limit of the colony is not used. A black disc does not prevent it, except with the early cards.",
      },
      {
        id: "IR-13.5.12",
        text: "Sabotage (2 cards): at any time. A warship or cargo ship of another player is lost, with the army on board. Pirates are no target.",
      },
      {
        id: "IR-13.5.13",
        text: "Peace treaty (2 cards): only in phase 2. Any two players are at peace until the next phase 2; the card’s player may be one of them. Only the card Declaration of war breaks it.",
      },
      {
        id: "IR-13.5.14",
        text: "Plunder (2 cards): only in phase 3, against a colony with a coast whose owner is at war with the card’s player. Its colonial tax of this round goes to the plunderer, and the owner may not invest there in this round.",
      },
      {
        id: "IR-13.5.15",
        text: "Rebellion (4 cards): at any time. 5 insurgents attack a colony of another player at once.",
      },
      {
        id: "IR-13.5.16",
        text: "Unmask spies (6 cards): at any time, against another player with at least one card. The whole hand is shown, to the card’s player alone or to all; one card of it is chosen and shuffled into the draw deck.",
      },
      {
        id: "IR-13.5.17",
        text: "Counter-espionage (8 cards): only right after a played card, which is thereby void, whatever it is. Counter-espionage can be countered itself [IR-13.3.2].",
      },
      {
        id: "IR-13.5.18",
        text: "Capture (2 cards): before the first roll, by the attacker in an enemy’s sea. One enemy frigate there changes sides without a fight. It fights at once, but cannot move in this round.",
      },
      {
        id: "IR-13.5.19",
        text: "There are 48 cards: 2 each of 15 kinds, 4 Rebellion, 6 Unmask spies and 8 Counter-espionage.",
      },
    ],
  },
  {
    id: "victory",
    title: "Victory",
    paragraphs: [
      {
        id: "IR-14.1.1",
        text: "Whoever has the number of trading posts needed to win on the board and is free of debt wins at once.",
      },
      {
        id: "IR-14.1.2",
        text: "This is tested whenever trading posts, debts or the number needed change: with every post or canal bought, Smuggling, every conquest, at the end of phase 3 and at the end of the talks. It may happen in the middle of a turn.",
      },
      {
        id: "IR-14.1.3",
        text: "If one change lets several players win, the one with more trading posts wins, then the one with more money, then the first in the order of the round.",
      },
      { id: "IR-14.1.4", text: "Nobody is eliminated. A player without colonies plays on from the home country." },
      {
        id: "IR-14.1.5",
        text: "The rules know no other end. A limit of rounds or giving up is a matter of the table.",
      },
    ],
  },
];
