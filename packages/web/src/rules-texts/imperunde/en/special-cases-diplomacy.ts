import type { Chapter } from "../../chapter.ts";

export const specialCasesDiplomacy: readonly Chapter[] = [
  {
    id: "special-diplomacy",
    title: "Special cases: diplomacy",
    paragraphs: [
      {
        id: "RU-09",
        text: "If anyone changes a declaration, consent or vote, or plays a card, nobody is ready any more. The talks end when everyone is ready or the time is up; the declarations and agreements made by then take effect. With the rule variant “Secret choice”, all players choose secretly at the same time.",
      },
      {
        id: "RU-10",
        text: "War and peace last from round to round until changed in phase 2. The effect of cards ends at the start of the next phase 2. If both have agreed to peace when the talks end, there is peace, even if a card said otherwise in the same phase.",
      },
      {
        id: "RU-12",
        text: "Treat an armistice as peace, with two exceptions: it pays no peace dividend, and battles in phase 5 take place. If the rule variant “Armistice opens seas and canals” is off, the other player’s seas and canals stay closed.",
      },
      {
        id: "RU-23",
        text: "If the card “Declaration of war” is played in phases 2 to 4 while ships of both players share a sea, phase 5 decides. If it is played later, transports next to the new enemy stay until they are next due to be sunk [RU-24]; they can escape if their owner’s turn comes first.",
      },
      { id: "RU-41", text: "The game does the British player’s tasks. The British player cannot end the talks alone." },
      {
        id: "RU-47",
        text: "Agreements are not enforced, and nothing can be handed over. Proposals are public. The log says which promises were kept and which were broken.",
      },
      {
        id: "RU-80",
        text: "The target may even be lowered below the number of trading posts someone already has. The game then checks at the end of the talks whether someone has won.",
      },
      {
        id: "RU-111",
        text: "With secret choices, two players are at war if at least one has chosen war, otherwise at peace, even if they were at war before. A player who chooses nothing keeps the present relation. The vote on the target closes before.",
      },
      {
        id: "RU-112",
        text: "There is one proposal for the target at a time; a new one replaces it, and its author agrees to it. It takes effect if everyone agrees, and can be from 1 to 45 (90 with 3 players). A player who has resigned is not asked.",
      },
      {
        id: "RU-123",
        text: "Transports in the sea of a player with whom you have an armistice or a “Peace treaty” are safe as long as it lasts. If it ends in phase 2 and you are then at war, they are sunk in phase 5.",
      },
      {
        id: "RU-129",
        text: "Relations, limits and ownership are checked at the moment of each action. An action that was legal then stays valid.",
      },
    ],
  },
  {
    id: "special-money",
    title: "Special cases: budget and investments",
    paragraphs: [
      { id: "RU-36", text: "If a conqueror has too few trading posts for the exchange, the missing ones are lost." },
      { id: "RU-37", text: "Players cannot remove their own trading posts." },
      {
        id: "RU-46",
        text: "The draw deck is not refilled before the next phase 2. If it is empty, nobody gets or buys cards. With the rule variant “As soon as the deck is empty”, the discard pile is shuffled at once.",
      },
      { id: "RU-48", text: "The owner of a colony with a black disc still gets sea trade tax." },
      { id: "RU-49", text: "You can repay debt only with money you have." },
      {
        id: "RU-50",
        text: "Repaying and borrowing in the same round is not possible, because one of them alone always gives the same result.",
      },
      {
        id: "RU-51",
        text: "“Plunder” is played before players choose to repay or borrow, and plundered money can be invested in the same round. A “Declaration of war” in this phase still cancels the peace dividend between the two players.",
      },
      {
        id: "RU-52",
        text: "You can undo purchases on your own turn as long as there has been no random draw and no card of another player since.",
      },
      { id: "RU-53", text: "The 3 doubloons per trading post add up for the whole colony." },
      {
        id: "RU-54",
        text: "You cannot build a fort for a new trading post in the same round, except with “Smuggling”.",
      },
      {
        id: "RU-55",
        text: "A territory with a canal never has more forts than its value. With the rule variant “Forts on canal posts” it can have as many forts as trading posts, so up to 4 in Egypt and 3 on the Mosquito Coast.",
      },
      {
        id: "RU-56",
        text: "A black disc blocks everything that is placed in the territory or paid by it, including trading posts and canals. A famine applies to a new owner too. If the rule variant “Black discs block trading posts” is off, trading posts and canals stay allowed.",
      },
      { id: "RU-57", text: "A canal needs no trading post; it is enough to own the territory." },
      { id: "RU-81", text: "Everyone can see the budgets." },
      {
        id: "RU-88",
        text: "A player in debt may build more trading posts than the target, as far as the pieces allow.",
      },
      {
        id: "RU-120",
        text: "If pirates are placed in a sea in phase 2 or 3, its holder gets no sea trade tax for it this round.",
      },
      {
        id: "RU-125",
        text: "Nobody can buy more cards than the draw deck has. With the rule variant “As soon as the deck is empty”, the discard pile is shuffled as soon as the deck runs out, so its cards count too.",
      },
    ],
  },
];
