import type { Chapter } from "../../chapter.ts";

export const specialCasesMoney: readonly Chapter[] = [
  {
    id: "special-money",
    title: "Special cases: money, bonds and setup",
    paragraphs: [
      {
        id: "RL-27",
        text: "The rondel surcharge is paid first, and only from the private cash of the government. Without enough cash the space cannot be chosen.",
      },
      {
        id: "RL-31",
        text: "In the distribution for experienced players anybody may pass and keep the money. One exception: if no bond at all has been taken, the very last player to choose must take one.",
      },
      {
        id: "RL-32",
        text: "If neither Austria-Hungary nor Italy has a government at the start, the Investor card goes to the left neighbour of the government of the first governed nation in turn order.",
      },
      {
        id: "RL-36",
        text: "From the first nation turn on, gifts of any whole amount up to the giver's private cash are possible whenever the game waits for a decision, also for another player's. With the table option for gifts only the player whose decision is awaited may give. After the end of the game no gift is possible.",
      },
      {
        id: "RL-37",
        text: "A total of bonds held never shrinks, because every upgrade leads to a higher bond of the same nation.",
      },
      {
        id: "RL-38",
        text: "If only one player holds bonds of a nation, nobody else is owed interest. Investor can then always be chosen, and with a poor treasury that player receives what is there.",
      },
      {
        id: "RL-39",
        text: "Once all nine bonds of a nation are sold, nobody can invest in it any more. An upgrade is impossible too, because it needs a bond in the stack.",
      },
      { id: "RL-40", text: "The bank always has enough money." },
      { id: "RL-41", text: "A nation cannot disband its own units." },
      {
        id: "RL-42",
        text: "If the supply does not last for all factories, the government chooses which of them produce.",
      },
      {
        id: "RL-59",
        text: "Any bond in a stack may be bought at full price, whatever the state of the treasury, whoever is on turn and whoever governs.",
      },
      { id: "RL-43", text: "Bonds are open to all, with their owners." },
      { id: "RL-44", text: "Power points beyond 25 are lost." },
      {
        id: "RL-45",
        text: "In the tie-break nations with equal power points count together: their bond values are added. Players still level after all nations share the place.",
      },
      {
        id: "RL-55",
        text: "The seats are drawn at random unless the host fixes them. The left neighbour is the next seat clockwise.",
      },
      {
        id: "RL-56",
        text: "If a player leaves or runs out of time, the game goes on for that seat with the standard choice of each decision. The bonds stay with the player.",
      },
      {
        id: "RL-71",
        text: "No gifts are made during setup, nor from money set aside for a surcharge. Gifts are allowed while a battle is being decided, and to nations without government. A choice that a gift could make possible is not skipped.",
      },
      {
        id: "RL-73",
        text: "Players with equal victory points are compared nation by nation in the order of power points. Whoever is ahead at the first difference ranks higher. Only players level to the very end share a place, even the first.",
      },
      { id: "RL-79", text: "There is no limit of turns. Only 25 power points end the game." },
    ],
  },
  {
    id: "special-without-card",
    title: "Special cases: variant without Investor card",
    paragraphs: [
      {
        id: "RL-34",
        text: "In the variant the governments are checked once, after the whole investment round. Ties go to the first player in seating order, counted from the player who opened the round.",
      },
      {
        id: "RL-35",
        text: "In the investment round of a nation without bonds sold only that nation may be bought, by Swiss Banks too. If it finds a government, it moves at once. Several such nations in a row get one round each. If Austria-Hungary is without government at the start, its first chance comes after Russia.",
      },
      {
        id: "RL-57",
        text: "A Swiss Bank may force a stop in the variant too; only the interest is paid, then the usual investment round follows. A table option can switch this off.",
      },
      { id: "RL-58", text: "After the taxation that ends the game there is no investment round." },
      {
        id: "RL-77",
        text: "The order is: turn of the preceding nation, its investment round, check, round of the nation without government, check, and its turn if it now has a government. The round is opened by whoever governs the preceding nation after the first check. A nation that found a buyer in the preceding round needs no round of its own.",
      },
    ],
  },
  {
    id: "special-map",
    title: "Special cases: the map",
    paragraphs: [
      {
        id: "RL-50",
        text: "Where the border is hard to see: Genoa and Vienna, Belgium and Munich, Berlin and Prague are adjacent, and Bulgaria lies on the Eastern Mediterranean. Morocco does not lie on the Western Mediterranean, Florence not on the Ionian Sea, Liverpool not on the North Sea and Sheffield not on the English Channel. Kiev and St. Petersburg are not adjacent, nor are Cologne and Dijon.",
      },
    ],
  },
];
