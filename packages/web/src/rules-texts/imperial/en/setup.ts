import type { Chapter } from "../../chapter.ts";

export const setup: readonly Chapter[] = [
  {
    id: "setup",
    title: "Setup",
    paragraphs: [
      {
        id: "IM-3.1",
        text: "At the start, no nation is on the rondel yet. All tax markers are on the space 2–5, all power markers on 0.",
      },
      {
        id: "IM-3.2",
        text: "Each nation starts with 2 factories [IM-2.6]. There are no units and no flags on the map.",
      },
      { id: "IM-3.3", text: "All 9 bonds of each nation are available. All treasuries are empty." },
      {
        id: "IM-3.4",
        text: "In the standard setup, each player’s starting money is 13 M with 4 to 6 players, 24 M with 3 players and 35 M with 2 players.",
      },
      {
        id: "IM-3.5",
        text: "The flag cards are dealt at random. With 4 to 6 players, each player gets one. With 3 players, only the cards of Austria-Hungary, Italy and France are dealt; their holders also take Great Britain, Russia and the German Empire respectively. With 2 players, one player takes Austria-Hungary, France and the German Empire, the other Italy, Russia and Great Britain.",
      },
      {
        id: "IM-3.6",
        text: "Each flag card comes with two bonds: its own nation’s 9 M bond and another nation’s 2 M bond. The second is the German Empire’s for Austria-Hungary, Great Britain’s for Italy, Austria-Hungary’s for France, Russia’s for Great Britain, Italy’s for the German Empire and France’s for Russia.",
      },
      {
        id: "IM-3.7",
        text: "Each player takes the bonds of all their flag cards and pays the value of each bond into the treasury of its nation. Every player is left with exactly 2 M.",
      },
      {
        id: "IM-3.8",
        text: "With 4 or 5 players, a flag card that was not dealt goes to the player who holds that nation’s 2 M bond. If nobody holds a bond of that nation, it starts without a government.",
      },
      {
        id: "IM-3.9",
        text: "In the standard setup, every player governs at least one nation, so nobody starts with a Swiss Bank.",
      },
      {
        id: "IM-3.10",
        text: "In the experienced setup, each player’s starting money is 15 M with 6 players, 18 M with 5, 22 M with 4, 28 M with 3 and 40 M with 2.",
      },
      {
        id: "IM-3.11",
        text: "A first player is drawn at random. The nations are offered in turn order. For Austria-Hungary, the first player chooses first and the others follow clockwise. For each later nation, the first choice passes one seat to the left.",
      },
      {
        id: "IM-3.12",
        text: "Each player in turn may buy one available bond of that nation, paying its value into the treasury, or pass. At this stage nobody can buy a second bond of the same nation, upgrade, borrow or give money.",
      },
      {
        id: "IM-3.13",
        text: "When all six nations have been offered, the player with the highest bond total in a nation becomes its government. A nation that has sold no bonds has no government. Players keep the money they have left.",
      },
      { id: "IM-3.14", text: "Each player who governs no nation then gets a Swiss Bank." },
      {
        id: "IM-3.15",
        text: "The Investor card goes to the left neighbour of Austria-Hungary’s government. If Austria-Hungary has none, it goes to the left neighbour of Italy’s government. If neither has one, see [RL-32].",
      },
      {
        id: "IM-3.16",
        text: "Austria-Hungary moves first. If it has no government, the first governed nation after it starts.",
      },
    ],
  },
  {
    id: "government",
    title: "Government",
    paragraphs: [
      {
        id: "IM-4.1",
        text: "A player’s bond total in a nation is the sum of the values of their bonds. It decides who governs.",
      },
      {
        id: "IM-4.2",
        text: "Only the government decides what its nation does. A player may govern any number of nations, or none.",
      },
      {
        id: "IM-4.3",
        text: "A government is replaced only by a player with a higher bond total. If the totals are equal, the present government stays.",
      },
      {
        id: "IM-4.4",
        text: "If several players have more than the government, the highest total wins. If that total is tied, the first of them in seating order wins, counting from the holder of the Investor card.",
      },
      {
        id: "IM-4.5",
        text: "A change of government is checked once, for all nations, at the end of the Investor procedure: after all investments and before the Investor card moves on.",
      },
      {
        id: "IM-4.6",
        text: "A nation without a government gets one at this check as soon as one of its bonds has been sold.",
      },
      {
        id: "IM-4.7",
        text: "Once a nation has a government, it always has one, because bonds are given back only in exchange for a higher bond of the same nation.",
      },
      {
        id: "IM-4.8",
        text: "At the same check, a player who has just lost their last government gets a Swiss Bank. A player with a Swiss Bank who has taken over a government gives the Swiss Bank back.",
      },
    ],
  },
  {
    id: "money",
    title: "Money",
    paragraphs: [
      { id: "IM-5.1", text: "The bank, the six treasuries and the players keep their money strictly separate." },
      {
        id: "IM-5.2",
        text: "A government may spend a treasury’s money only on that nation’s actions. A treasury never lends or gives money away.",
      },
      {
        id: "IM-5.3",
        text: "A player may give private cash to any treasury at any time. The gift cannot be taken back. For details, see [RL-36].",
      },
      {
        id: "IM-5.4",
        text: "Players cannot lend or give each other money, and neither the bank nor a treasury lends to them. Bonds cannot be traded, sold or given away.",
      },
      {
        id: "IM-5.5",
        text: "Everyone can see the treasuries. Private cash is hidden if the table was created that way.",
      },
      {
        id: "IM-5.6",
        text: "Players pay the rondel surcharge to the bank, and pay for bonds and gifts to the treasuries. Treasuries pay for factories and imports to the bank, and pay interest to the players. The bank pays starting money, the 2 M for the Investor card, success bonuses and the tax revenue left after soldiers’ pay. A government also guarantees the other players their interest. No other money ever moves.",
      },
    ],
  },
  {
    id: "turn-order",
    title: "Turn order",
    paragraphs: [
      {
        id: "IM-6.1",
        text: "The nations move in a fixed cycle: Austria-Hungary, Italy, France, Great Britain, the German Empire, Russia, then Austria-Hungary again.",
      },
      { id: "IM-6.2", text: "A nation without a government is skipped." },
      {
        id: "IM-6.3",
        text: "On its turn, a nation’s government announces a rondel space. If the move would pass Investor, a Swiss Bank may force a stop there. Then the government pays the surcharge and carries out the action of the space. If Investor was passed, the investments come last.",
      },
      { id: "IM-6.4", text: "A new government acts from the very next turn." },
      {
        id: "IM-6.5",
        text: "A nation that gets its first government is placed on the rondel when its turn comes. If its turn in this cycle has passed, it waits for the next cycle; if its turn is next, it moves at once.",
      },
    ],
  },
];
