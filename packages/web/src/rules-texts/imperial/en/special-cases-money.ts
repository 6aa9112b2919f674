import type { Chapter } from "../../chapter.ts";

export const specialCasesMoney: readonly Chapter[] = [
  {
    id: "special-money",
    title: "Special cases: money, bonds and setup",
    paragraphs: [
      {
        id: "RL-27",
        text: "The rondel surcharge is paid first, and only from the government’s private cash. Without enough cash, the space cannot be chosen.",
      },
      {
        id: "RL-31",
        text: "In the experienced setup, a player may pass and keep the money. One exception: if no bond at all has been bought, the very last player to choose must buy one.",
      },
      {
        id: "RL-32",
        text: "If neither Austria-Hungary nor Italy has a government at the start, the Investor card goes to the left neighbour of the government of the first governed nation in turn order.",
      },
      {
        id: "RL-36",
        text: "From the first turn on, players may give any whole amount up to their private cash whenever the game waits for a decision, even another player’s. With the rule variant “Only when you have a decision to make”, only a player whose decision is awaited may give. After the end of the game, no gift is possible.",
      },
      {
        id: "RL-37",
        text: "A bond total never goes down, because every upgrade leads to a higher bond of the same nation.",
      },
      {
        id: "RL-38",
        text: "If only one player holds bonds of a nation, no one else is owed interest. Investor can then always be chosen, and if the treasury is short, that player gets what is there.",
      },
      {
        id: "RL-39",
        text: "Once all 9 bonds of a nation are sold, nobody can invest in it any more. Upgrading is impossible too, because it needs an available bond.",
      },
      { id: "RL-40", text: "The bank always has enough money." },
      { id: "RL-41", text: "A nation cannot disband its own units." },
      {
        id: "RL-42",
        text: "If the supply is too small for all factories, the government chooses which of them produce.",
      },
      {
        id: "RL-59",
        text: "Any available bond can be bought at full price. The state of the treasury, the active nation and the government make no difference.",
      },
      { id: "RL-43", text: "Everyone can see all bonds and who holds them." },
      { id: "RL-44", text: "Power points beyond 25 are lost." },
      {
        id: "RL-45",
        text: "In the tie-break, nations with equal power points are taken together: their bond values are added. Players who are still tied after all nations share the place.",
      },
      {
        id: "RL-55",
        text: "Seats are drawn at random unless the host fixes them. The left neighbour is the next seat clockwise.",
      },
      {
        id: "RL-56",
        text: "If a player leaves or runs out of time, the game makes default decisions for that seat. The player keeps the bonds.",
      },
      {
        id: "RL-71",
        text: "No gifts can be made during setup or from money set aside for a surcharge. Gifts are allowed while a battle is being decided, and to nations without a government. A decision is not skipped if a gift could make another choice possible.",
      },
      {
        id: "RL-73",
        text: "Players with equal victory points are compared nation by nation in order of power points. The player who is ahead at the first difference ranks higher. Only players who are equal to the end share a place, even first place.",
      },
      { id: "RL-79", text: "There is no limit on the number of turns. Only 25 power points end the game." },
    ],
  },
  {
    id: "special-without-card",
    title: "Special cases: variant without Investor card",
    paragraphs: [
      {
        id: "RL-34",
        text: "In the variant, the governments are checked once, after the whole investment round. Ties go to the first player in seating order, counting from the player who began the round.",
      },
      {
        id: "RL-35",
        text: "In the investment round of a nation that has sold no bonds, players can buy only that nation’s bonds, even with a Swiss Bank. If the nation gets a government, it moves at once. Several such nations in a row get one round each. If Austria-Hungary is without a government at the start, its first chance comes after Russia.",
      },
      {
        id: "RL-57",
        text: "A Swiss Bank can force a stop in the variant too: the nation pays interest, and the usual investment round follows. The rule variant “Forced stops without the card” can turn this off.",
      },
      { id: "RL-58", text: "After a move to Taxation that ends the game, there is no investment round." },
      {
        id: "RL-77",
        text: "The order is: the preceding nation’s turn, its investment round, the check, the investment round of the nation without a government, the check, and its turn if it now has a government. The player who governs the preceding nation after the first check begins the round. A nation whose bond was bought in the preceding round gets no round of its own.",
      },
    ],
  },
  {
    id: "special-map",
    title: "Special cases: the map",
    paragraphs: [
      {
        id: "RL-50",
        text: "Where a border is hard to see: Genoa and Vienna, Belgium and Munich, and Berlin and Prague are adjacent, and Bulgaria has a coast on the Eastern Mediterranean. Morocco has no coast on the Western Mediterranean, Florence none on the Ionian Sea, Liverpool none on the North Sea and Sheffield none on the English Channel. Kiev and St Petersburg are not adjacent, nor are Cologne and Dijon.",
      },
    ],
  },
];
