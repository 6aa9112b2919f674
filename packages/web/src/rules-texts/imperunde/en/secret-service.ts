import type { Chapter } from "../../chapter.ts";

export const secretService: readonly Chapter[] = [
  {
    id: "secret-service",
    title: "Secret service",
    paragraphs: [
      {
        id: "IR-13.1.1",
        text: "Unless the card says otherwise, you can play it whenever cards are allowed, against any other player, enemy or not.",
      },
      {
        id: "IR-13.1.2",
        text: "Cards do not affect a home country or the units in it. Ships in a sea off a home country are not protected.",
      },
      {
        id: "IR-13.1.3",
        text: "A card is played together with its target. If two players act at the same time, the first to arrive is played.",
      },
      {
        id: "IR-13.1.4",
        text: "A played card goes to the discard pile, even if it was cancelled. It returns to the draw deck in the next phase 2.",
      },
      { id: "IR-13.1.5", text: "You cannot play a card if its target or condition is not allowed at that moment." },
      {
        id: "IR-13.1.6",
        text: "You can play harmful cards only against others. You cannot target your own territories, ships or cards with “Betrayal”, “Forged orders”, “Sabotage”, “Plunder”, “Rebellion” or “Unmask spies”.",
      },
    ],
  },
  {
    id: "card-windows",
    title: "When cards can be played",
    paragraphs: [
      {
        id: "IR-13.2.1",
        text: "During the talks and the players’ turns, any player may play a card that is allowed at any time. At other moments the game opens a card window: everyone may then play a card or pass.",
      },
      {
        id: "IR-13.2.2",
        text: "After every played card, even after “Counter-espionage”, the others are asked whether they counter it. Everyone except the player of that card may answer with “Counter-espionage”; no other card can be played meanwhile.",
      },
      {
        id: "IR-13.2.3",
        text: "A card window opens before the first roll of a battle, and before a conquest without dice, once both sides have chosen their units. “Betrayal”, “Ambush”, “Surprise attack”, “Capture”, “Hussar charge” and cards that are allowed at any time can be played.",
      },
      {
        id: "IR-13.2.4",
        text: "Before every later roll, “Hussar charge” and cards that are allowed at any time can be played.",
      },
      {
        id: "IR-13.2.5",
        text: "A card window also opens at the end of phase 2, in phase 3, at the end of each turn in phases 4, 6 and 7, after an event is drawn, before it is carried out, and after the last event of the round. For a land event in a free territory there is none.",
      },
      { id: "IR-13.2.6", text: "Dice that have been rolled are always resolved before a card takes effect." },
      {
        id: "IR-13.2.7",
        text: "A card window closes when all players asked have passed in a row. After each card, everyone is asked again. If your time runs out, you pass.",
      },
      {
        id: "IR-13.2.8",
        text: "Cards can be played during the talks, on a player’s turn in phases 4, 6 and 7 outside battles, during “Fair winds” and in a card window. They cannot be played during setup, in phase 1, while players choose units or reinforcements, or during secret choices. In phase 5, they can be played only in the card windows of its battles.",
      },
      {
        id: "IR-13.2.9",
        text: "Cards and battles that start inside a card window are finished first. Then the window is open to everyone again.",
      },
      {
        id: "IR-13.2.10",
        text: "A card window opens only if, by what everyone knows, at least one player could hold a card for it: hand sizes, face-up cards and cards shown to all count, the hands themselves do not. So an open window reveals nothing.",
      },
      {
        id: "IR-13.2.11",
        text: "A card window is a pause. It ends by itself, and letting it end means passing. Its length depends only on the table and on what everyone knows, never on hands, settings or presence: it is shorter if only cards that are allowed at any time could be played. At live tables any player can stop the clock of a pause for up to 20 seconds, three times in a round; the others do not learn who asked.",
      },
    ],
  },
  {
    id: "counter",
    title: "Counter-espionage",
    paragraphs: [
      {
        id: "IR-13.3.1",
        text: "A played card and the counters to it form a chain. Each “Counter-espionage” counters the card before it.",
      },
      {
        id: "IR-13.3.2",
        text: "When nobody answers any more, the chain is resolved: with an even number of counters, the first card takes effect; with an odd number, it is cancelled. All cards of the chain are discarded.",
      },
      {
        id: "IR-13.3.3",
        text: "The first counter to arrive is played. Later ones against the same card stay in hand.",
      },
      {
        id: "IR-13.3.4",
        text: "You may counter a counter to your own card, and you may counter on behalf of others. You cannot counter your own card.",
      },
      {
        id: "IR-13.3.5",
        text: "The target of a card is fixed when it is played. Only the hands of cards can still change during the chain [RU-105].",
      },
      { id: "IR-13.4.1", text: "Each round, you get one free card [IR-5.1.3] and may buy up to 3 [IR-7.2.3]." },
    ],
  },
  {
    id: "cards",
    title: "The 18 cards",
    paragraphs: [
      {
        id: "IR-13.5.1",
        text: "Armistice (2 cards): at any time, even during a battle, against a player with whom you are at war. Until the next phase 2, the two of you cannot attack each other or place new warships in each other’s seas. A battle between you ends after the roll already made, and the attacker’s units go back without using a move; battles in phase 5 still take place. “Declaration of war” ends the armistice.",
      },
      {
        id: "IR-13.5.2",
        text: "Betrayal (2 cards): in land combat, before the first roll. One fort is removed from an attacked colony of another player. Anyone except the owner may play it, no matter who attacks. With the early card set, only the attacker may play it, against an enemy.",
      },
      {
        id: "IR-13.5.3",
        text: "Pirates (2 cards): at any time. Place 2 pirate frigates in any sea, as far as the supply allows. In a storm, a die is rolled for each. For when they fight, see [RU-16].",
      },
      {
        id: "IR-13.5.4",
        text: "Privateers (2 cards): at any time. All pirates in one sea become your ships of the same type, free of charge. On your own turn in phase 6, they can move at once.",
      },
      {
        id: "IR-13.5.5",
        text: "Hussar charge (2 cards): before any roll in land combat, for attacker or defender. Each of your cavalry dice counts 1 more until the end of the battle. It can be combined with “Ambush” or “Surprise attack”. A new attack is a new battle, without the bonus.",
      },
      {
        id: "IR-13.5.6",
        text: "Declaration of war (2 cards): at any time, against a player with whom you are not at war. The war lasts until the next phase 2; an armistice or a “Peace treaty” ends. On your own turn, you can attack at once.",
      },
      {
        id: "IR-13.5.7",
        text: "Ambush (2 cards): before the first roll, when you defend a colony against a player or insurgents. Each of your dice counts 2 more in the first roll.",
      },
      {
        id: "IR-13.5.8",
        text: "Surprise attack (2 cards): before the first roll, when you attack a free territory or a colony. Each of your dice counts 2 more in the first roll.",
      },
      {
        id: "IR-13.5.9",
        text: "“Forged orders” at sea (2 cards): at any time. Move all of another player’s ships in one sea to an adjacent sea; they keep their moves. That sea must have no pirates, no warships of others, no storm and no calm. In the French edition, it must have no ships of others at all.",
      },
      {
        id: "IR-13.5.10",
        text: "“Forged orders” on land (2 cards): at any time. Move 1 to 3 armies of another player from one of their colonies to an adjacent one; they keep their moves. At least one army or fort must stay behind.",
      },
      {
        id: "IR-13.5.11",
        text: "Smuggling (2 cards): only in phase 4. Spend 5 free doubloons at once in one of your colonies. It needs no trading posts, and its limit is not used up. A black disc does not prevent this, except with the early card set.",
      },
      {
        id: "IR-13.5.12",
        text: "Sabotage (2 cards): at any time. Sink a warship or transport of another player, with the army on board. Pirates cannot be chosen.",
      },
      {
        id: "IR-13.5.13",
        text: "Peace treaty (2 cards): only in phase 2. Any two players are at peace until the next phase 2; you may be one of them. Only the card “Declaration of war” breaks it.",
      },
      {
        id: "IR-13.5.14",
        text: "Plunder (2 cards): only in phase 3, against a colony with a coast whose owner is at war with you. You get its colonial tax of this round, and the owner cannot invest there this round.",
      },
      {
        id: "IR-13.5.15",
        text: "Rebellion (4 cards): at any time. 5 insurgents attack a colony of another player at once.",
      },
      {
        id: "IR-13.5.16",
        text: "Unmask spies (6 cards): at any time, against another player with at least one card. You see their whole hand, alone or shown to everyone. Then you choose one card, which is shuffled into the draw deck.",
      },
      {
        id: "IR-13.5.17",
        text: "Counter-espionage (8 cards): only right after another card is played. That card is cancelled, whatever it is. “Counter-espionage” can itself be countered [IR-13.3.2].",
      },
      {
        id: "IR-13.5.18",
        text: "Capture (2 cards): before the first roll, when you attack in an enemy’s sea. One enemy frigate there joins you without a fight. It fights for you at once, but cannot move this round.",
      },
      {
        id: "IR-13.5.19",
        text: "There are 48 cards: 2 each of 15 kinds, plus 4 “Rebellion”, 6 “Unmask spies” and 8 “Counter-espionage”.",
      },
    ],
  },
  {
    id: "victory",
    title: "Victory",
    paragraphs: [
      {
        id: "IR-14.1.1",
        text: "A player who has the target number of trading posts on the board and no debt wins at once.",
      },
      {
        id: "IR-14.1.2",
        text: "This is checked whenever trading posts, debt or the target change: after every post or canal that is bought, after “Smuggling”, after every conquest, at the end of phase 3 and at the end of the talks. It can happen in the middle of a turn.",
      },
      {
        id: "IR-14.1.3",
        text: "If one change lets several players win, the one with more trading posts wins, then the one with more money, then the first in turn order.",
      },
      { id: "IR-14.1.4", text: "Nobody is eliminated. A player without colonies plays on from their home country." },
      { id: "IR-14.1.5", text: "There is no other end. A round limit or resigning is up to the table." },
    ],
  },
];
